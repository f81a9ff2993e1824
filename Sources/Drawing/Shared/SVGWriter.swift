/// Writes a picture as SVG. Colours come from classes: a page has them in its own style sheet, a file that stands alone
/// carries them.
public struct SVGWriter: Sendable {
    private let isStandAlone: Bool
    /// Whether each shape carries its colours itself, those of paper, where no style sheet is read.
    private let isOnPaper: Bool

    /// - Parameter isStandAlone: with its own styles and their dark variant, for a file outside our pages.
    public init(isStandAlone: Bool) {
        self.isStandAlone = isStandAlone
        isOnPaper = false
    }

    private init() {
        isStandAlone = false
        isOnPaper = true
    }

    /// Draws a picture on a page that is being written, `scale` as large.
    static func draw(_ picture: Picture, at corner: Picture.Point, scale: Double, on out: ByteOutput) {
        out.add("<g transform=\"translate(\(corner.x) \(corner.y)) scale(\(scale))\">\n")
        for primitive in picture.primitives { SVGWriter().write(primitive, to: out) }
        out.add("</g>\n")
    }

    public func write(_ picture: Picture) -> [UInt8] {
        let out = ByteOutput(capacity: 4000 + picture.primitives.count * 400)
        out.add(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" role=\"group\" aria-labelledby=\"chart-title chart-desc\" viewBox=\"0 0 "
        )
        out.add(picture.width)
        out.add(" ")
        out.add(picture.height)
        if let days = picture.days {
            out.add("\" data-days=\"")
            out.add(days.top)
            out.add(" ")
            out.add(days.bottom)
            out.add(" ")
            out.add(days.step)
        }
        out.add("\">\n<title id=\"chart-title\">")
        out.add(escaping: picture.title)
        out.add("</title>\n<desc id=\"chart-desc\">")
        out.add(escaping: picture.description)
        out.add("</desc>\n")
        if isStandAlone {
            out.add("<style>")
            out.add(SVGStyles.css(picture))
            out.add("</style>\n<rect class=\"chart-paper\" width=\"100%\" height=\"100%\"/>\n")
        }
        for primitive in picture.primitives { write(primitive, to: out) }
        out.add("</svg>\n")
        return out.bytes
    }

    enum Kind: String, CaseIterable { case line, bar, area, slice, mark, text }

    private func look(_ kind: Kind, _ role: Picture.Role, dash: Bool = false, to out: ByteOutput) {
        if isOnPaper { return ink(kind, role, dash, to: out) }
        out.add(" class=\"")
        // Words have no class beside their role's.
        if kind != .text {
            out.add(kind.rawValue)
            out.add(" ")
        }
        out.add(role.rawValue)
        out.add(dash ? " dash\"" : "\"")
    }

    private func ink(_ kind: Kind, _ role: Picture.Role, _ dash: Bool, to out: ByteOutput) {
        switch kind {
        case .line:
            let stroke = PictureInk.line(role, dash: dash)
            out.add(" fill=\"none\" stroke=\"\(stroke.ink.hex)\" stroke-width=\"\(stroke.width)\"")
            if !stroke.dash.isEmpty {
                out.add(" stroke-dasharray=\"\(stroke.dash.map { "\($0)" }.joined(separator: " "))\"")
            }
        case .bar, .area: out.add(" fill=\"\(role.colour.ink(isDark: false).hex)\"")
        case .slice: out.add(" fill=\"\(role.colour.ink(isDark: false).hex)\" stroke=\"#ffffff\" stroke-width=\"1.5\"")
        case .mark:
            let (fill, stroke) = PictureInk.mark(role)
            out.add(" fill=\"\(fill.hex)\" stroke=\"\(stroke.hex)\" stroke-width=\"1.5\"")
        case .text:
            let (font, size, ink) = PictureInk.text(role)
            out.add(" fill=\"\(ink.hex)\" font-size=\"\(size)\" font-weight=\"\(font == .bold ? 700 : 400)\"")
        }
    }

    private func write(_ primitive: Picture.Primitive, to out: ByteOutput) {
        switch primitive {
        case .line(let points, let role, let dash):
            guard let first = points.first else { return }
            out.add("<path")
            look(.line, role, dash: dash, to: out)
            out.add(" d=\"M")
            out.add(first)
            for point in points.dropFirst() {
                out.add("L")
                out.add(point)
            }
            out.add("\"/>\n")
        case .bar(let x, let y, let width, let height, let role):
            out.add("<path")
            look(.bar, role, to: out)
            out.add(" d=\"")
            // Rounded above, square on the axis.
            let radius = min(2.5, width / 2, height)
            out.add("M")
            out.add(Picture.Point(x, y + height))
            out.add("v")
            out.add(radius - height)
            out.add("q0 ")
            out.add(-radius)
            out.add(" ")
            out.add(Picture.Point(radius, -radius))
            out.add("h")
            out.add(width - 2 * radius)
            out.add("q")
            out.add(radius)
            out.add(" 0 ")
            out.add(Picture.Point(radius, radius))
            out.add("v")
            out.add(height - radius)
            out.add("Z\"/>\n")
        case .area(let corners, let role, let opacity):
            out.add("<path")
            look(.area, role, to: out)
            if opacity < 1 {
                out.add(" fill-opacity=\"")
                out.add(opacity)
                out.add("\"")
            }
            out.add(" d=\"")
            add(corners, to: out)
            out.add("\"/>\n")
        case .slice(let centre, let radius, let inner, let from, let to, let role):
            out.add("<path")
            look(.slice, role, to: out)
            out.add(" d=\"")
            let end = min(to, from + 1)
            // An arc has no way to go all round; halves have.
            for (start, end) in end - from > 0.999 ? [(from, from + 0.5), (from + 0.5, from + 1)] : [(from, end)] {
                ring(centre, radius, inner, start, end, to: out)
            }
            out.add("\"/>\n")
        case .mark(let centre, let radius, let shape, let role):
            write(shape, centre, radius, role, to: out)
        case .text(let text, let point, let anchor, let role):
            out.add("<text")
            look(.text, role, to: out)
            out.add(" text-anchor=\"")
            out.add(anchor.rawValue)
            out.add("\" x=\"")
            out.add(point.x)
            out.add("\" y=\"")
            out.add(point.y)
            out.add("\">")
            out.add(escaping: text)
            out.add("</text>\n")
        case .value(let text, let point, let parts):
            out.add("<g class=\"value\" role=\"img\" tabindex=\"-1")
            // A circle says itself where it is, and there are hundreds of them.
            if !Self.isCircle(parts, at: point) {
                out.add("\" data-x=\"")
                out.add(point.x)
                out.add("\" data-y=\"")
                out.add(point.y)
            }
            out.add("\"><title>")
            out.add(escaping: text)
            out.add("</title>")
            for part in parts { write(part, to: out) }
            out.add("</g>\n")
        }
    }

    private static func isCircle(_ parts: [Picture.Primitive], at point: Picture.Point) -> Bool {
        guard parts.count == 1, case .mark(let centre, _, .circle, _) = parts[0] else { return false }
        return centre.x == point.x && centre.y == point.y
    }

    private func write(
        _ shape: Picture.Shape, _ centre: Picture.Point, _ r: Double, _ role: Picture.Role, to out: ByteOutput
    ) {
        guard let corners = shape.corners(centre, r) else {
            out.add("<circle")
            look(.mark, role, to: out)
            out.add(" cx=\"")
            out.add(centre.x)
            out.add("\" cy=\"")
            out.add(centre.y)
            out.add("\" r=\"")
            out.add(r)
            out.add("\"/>")
            return
        }
        out.add("<path")
        look(.mark, role, to: out)
        out.add(" d=\"")
        add(corners, to: out)
        out.add("\"/>")
    }

    private func add(_ corners: [Picture.Point], to out: ByteOutput) {
        for (index, corner) in corners.enumerated() {
            out.add(index == 0 ? "M" : "L")
            out.add(corner)
        }
        out.add("Z")
    }

    private func ring(
        _ centre: Picture.Point, _ radius: Double, _ inner: Double, _ from: Double, _ to: Double, to out: ByteOutput
    ) {
        func arc(_ radius: Double, to turn: Double, sweep: StaticString) {
            out.add("A")
            out.add(Picture.Point(radius, radius))
            out.add(to - from > 0.5 ? " 0 1 " : " 0 0 ")
            out.add(sweep)
            out.add(centre.moved(radius, at: turn))
        }
        out.add("M")
        out.add(centre.moved(radius, at: from))
        arc(radius, to: to, sweep: "1 ")
        out.add("L")
        out.add(centre.moved(inner, at: to))
        arc(inner, to: from, sweep: "0 ")
        out.add("Z")
    }
}
