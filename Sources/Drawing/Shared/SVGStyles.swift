/// The styles of a file that stands alone: of what is in its picture, in the light and in the dark. They are those of
/// paper (`PictureInk`); `Public/shared/charts.css` has the same roles for pages.
enum SVGStyles {
    static func css(_ picture: Picture) -> String {
        var looks = Looks()
        looks.collect(picture.primitives)
        let rules = looks.all.compactMap { Self.rules[$0] }.sorted { $0.place < $1.place }
        return """
            .chart{font:12px system-ui,sans-serif}.line{fill:none;stroke-linejoin:round;stroke-linecap:round}\
            .dash{stroke-dasharray:5 4}.mark{stroke-width:1.5}.slice{stroke-width:1.5}
            """ + paper(isDark: false) + rules.map(\.light).joined() + "@media(prefers-color-scheme:dark){"
                + paper(isDark: true) + rules.map(\.dark).joined() + "}"
    }

    private struct Look: Hashable {
        let kind: SVGWriter.Kind
        let role: Picture.Role
    }

    private struct Rule {
        /// In the order of all rules
        let place: Int
        let light: String
        let dark: String
    }

    /// Of every look there is, made once: a chart has a dozen of them, and they took up to a quarter of its time.
    private static let rules: [Look: Rule] = {
        let all = SVGWriter.Kind.allCases.flatMap { kind in Picture.Role.allCases.map { Look(kind: kind, role: $0) } }
            .sorted { ($0.kind.rawValue, $0.role.rawValue) < ($1.kind.rawValue, $1.role.rawValue) }
        return Dictionary(
            uniqueKeysWithValues: all.enumerated().map { place, look in
                (look, Rule(place: place, light: rule(look, false), dark: rule(look, true)))
            })
    }()

    private struct Looks {
        private(set) var all = Set<Look>()
        private var last: Look?

        /// Hundreds of parts in a row look alike.
        private mutating func add(_ kind: SVGWriter.Kind, _ role: Picture.Role) {
            let look = Look(kind: kind, role: role)
            guard look != last else { return }
            last = look
            all.insert(look)
        }

        mutating func collect(_ parts: [Picture.Primitive]) {
            for part in parts {
                switch part {
                case .line(_, let role, _): add(.line, role)
                case .bar(_, _, _, _, let role): add(.bar, role)
                case .area(_, let role, _): add(.area, role)
                case .slice(_, _, _, _, _, let role): add(.slice, role)
                case .mark(_, _, _, let role): add(.mark, role)
                case .text(_, _, _, let role): add(.text, role)
                case .value(_, _, let inner): collect(inner)
                }
            }
        }
    }

    private static func paper(isDark: Bool) -> String {
        let paper = ChartPalette.card.ink(isDark: isDark).hex
        return ".chart-paper{fill:\(paper)}.slice{stroke:\(paper)}"
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
