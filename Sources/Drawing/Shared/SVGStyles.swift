/// The styles of a file that stands alone: of what is in its picture, in the light and in the dark. They are those of
/// paper (`PictureInk`); `Public/shared/charts.css` has the same roles for pages.
enum SVGStyles {
    static func css(_ picture: Picture) -> String {
        var looks = Set<Look>()
        collect(picture.primitives, &looks)
        let all = looks.sorted { ($0.kind.rawValue, $0.role.rawValue) < ($1.kind.rawValue, $1.role.rawValue) }
        return """
            .chart{font:12px system-ui,sans-serif}.line{fill:none;stroke-linejoin:round;stroke-linecap:round}\
            .dash{stroke-dasharray:5 4}.mark{stroke-width:1.5}.slice{stroke-width:1.5}
            """ + rules(all, isDark: false) + "@media(prefers-color-scheme:dark){" + rules(all, isDark: true) + "}"
    }

    private struct Look: Hashable {
        let kind: SVGWriter.Kind
        let role: Picture.Role
    }

    private static func collect(_ parts: [Picture.Primitive], _ looks: inout Set<Look>) {
        for part in parts {
            switch part {
            case .line(_, let role, _): looks.insert(Look(kind: .line, role: role))
            case .bar(_, _, _, _, let role): looks.insert(Look(kind: .bar, role: role))
            case .area(_, let role, _): looks.insert(Look(kind: .area, role: role))
            case .slice(_, _, _, _, _, let role): looks.insert(Look(kind: .slice, role: role))
            case .mark(_, _, _, let role): looks.insert(Look(kind: .mark, role: role))
            case .text(_, _, _, let role): looks.insert(Look(kind: .text, role: role))
            case .value(_, _, let inner): collect(inner, &looks)
            }
        }
    }

    private static func rules(_ looks: [Look], isDark: Bool) -> String {
        let paper = ChartPalette.card.ink(isDark: isDark).hex
        return ".chart-paper{fill:\(paper)}.slice{stroke:\(paper)}" + looks.map { rule($0, isDark) }.joined()
    }

    private static func rule(_ look: Look, _ isDark: Bool) -> String {
        let role = look.role
        switch look.kind {
        case .line:
            let stroke = PictureInk.line(role, dash: false, isDark: isDark)
            if isDark { return ".line.\(role.rawValue){stroke:\(stroke.ink.hex)}" }
            let gaps = stroke.dash.map { "\($0)" }.joined(separator: " ")
            let dash = gaps.isEmpty ? "" : ";stroke-dasharray:" + gaps
            return ".line.\(role.rawValue){stroke:\(stroke.ink.hex);stroke-width:\(stroke.width)\(dash)}"
        case .bar, .area, .slice:
            return ".\(look.kind.rawValue).\(role.rawValue){fill:\(role.colour.ink(isDark: isDark).hex)}"
        case .mark:
            let (fill, stroke) = PictureInk.mark(role, isDark: isDark)
            return ".mark.\(role.rawValue){fill:\(fill.hex);stroke:\(stroke.hex)}"
        case .text:
            let (font, size, ink) = PictureInk.text(role, isDark: isDark)
            if isDark { return "text.\(role.rawValue){fill:\(ink.hex)}" }
            let weight = font == .bold ? ";font-weight:600" : ""
            return "text.\(role.rawValue){fill:\(ink.hex)\(size == 12 ? "" : ";font-size:\(size)px")\(weight)}"
        }
    }
}
