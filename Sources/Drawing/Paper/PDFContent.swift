/// Writes what is drawn on one page in PDF's language of operators. Points come from the top left as in a picture; PDF
/// has its own at the bottom left.
struct PDFContent {
    let out: ByteOutput
    private let height: Double
    /// Whether a figure's curves and words are inside a scaled space, whose y goes down
    private var isInPicture = false
    /// What is set at this place, and so need not be set again
    private var state = State()

    private struct State {
        var fill: Ink?
        var stroke: Ink?
        var font: PaperFont?
        var size: Double?
    }

    init(height: Double) {
        out = ByteOutput(capacity: 16_384)
        self.height = height
    }

    mutating func write(_ item: PaperPages.Item) {
        switch item {
        case .line(let line, let point, let font, let size, let ink): text(line, at: point, font, size, ink)
        case .rule(let start, let end, let width, let ink):
            stroke(ink)
            number(width)
            out.add("w ")
            move([start, end])
            out.add("S\n")
        case .fill(let corner, let width, let height, let ink):
            fill(ink)
            path([
                corner, .init(corner.x + width, corner.y), .init(corner.x + width, corner.y + height),
                .init(corner.x, corner.y + height),
            ])
            out.add("f\n")
        case .picture(let picture, let corner, let scale):
            let outside = state
            out.add("q ")
            fine(scale)
            out.add("0 0 ")
            fine(scale)
            number(corner.x)
            number(self.height - corner.y)
            out.add("cm\n")
            isInPicture = true
            for primitive in picture.primitives { write(primitive) }
            isInPicture = false
            out.add("Q\n")
            state = outside
        }
    }

    private mutating func write(_ primitive: Picture.Primitive) {
        switch primitive {
        case .line(let points, let role, let dash):
            guard points.count > 1 else { return }
            let style = PictureInk.line(role, dash: dash)
            stroke(style.ink)
            number(style.width)
            out.add("w 1 J 1 j ")
            dashes(style.dash)
            move(points)
            out.add("S\n")
            if !style.dash.isEmpty { dashes([]) }
        case .bar(let x, let y, let width, let height, let role):
            fill(role.colour.ink(isDark: false))
            path([.init(x, y), .init(x + width, y), .init(x + width, y + height), .init(x, y + height)])
            out.add("f\n")
        case .area(let corners, let role, let opacity):
            guard !corners.isEmpty else { return }
            let tenths = min(max(Int((opacity * 10).rounded()), 1), 10)
            if tenths < 10 { out.add("/A\(tenths) gs ") }
            fill(role.colour.ink(isDark: false))
            path(corners)
            out.add("f\n")
            if tenths < 10 { out.add("/A10 gs\n") }
        case .slice(let centre, let radius, let inner, let from, let to, let role):
            fill(role.colour.ink(isDark: false))
            stroke(.white)
            out.add("1.5 w ")
            ring(centre, radius, inner, from, min(to, from + 1))
            out.add("B\n")
        case .mark(let centre, let radius, let shape, let role): mark(shape, centre, radius, role)
        case .text(let text, let point, let anchor, let role):
            let style = PictureInk.text(role)
            let lines = PaperLine.wrapped(text, style.font, size: style.size, width: .infinity)
            guard let line = lines.first else { return }
            let shift = anchor == .start ? 0 : anchor == .middle ? line.width / 2 : line.width
            let place = Picture.Point(point.x - shift, point.y)
            if role == .target {
                // What stands across bars is read on paper of its own.
                fill(.white)
                path([
                    .init(place.x - 3, place.y - 11), .init(place.x + line.width + 3, place.y - 11),
                    .init(place.x + line.width + 3, place.y + 3), .init(place.x - 3, place.y + 3),
                ])
                out.add("f\n")
            }
            self.text(line, at: place, style.font, style.size, style.ink)
        case .value(_, _, let parts): for part in parts { write(part) }
        }
    }

    private mutating func mark(_ shape: Picture.Shape, _ centre: Picture.Point, _ r: Double, _ role: Picture.Role) {
        let style = PictureInk.mark(role)
        fill(style.fill)
        stroke(style.stroke)
        out.add("1.5 w ")
        if let corners = shape.corners(centre, r) {
            path(corners)
        } else {
            // Twelve chords are round at this size.
            path((0..<12).map { centre.moved(r, at: Double($0) / 12) })
        }
        out.add("B\n")
    }

    private func ring(
        _ centre: Picture.Point, _ radius: Double, _ inner: Double, _ from: Double, _ to: Double
    ) {
        let steps = max(2, Int(((to - from) * 120).rounded(.up)))
        let turns = (0...steps).map { from + (to - from) * Double($0) / Double(steps) }
        path(turns.map { centre.moved(radius, at: $0) } + turns.reversed().map { centre.moved(inner, at: $0) })
    }

    // MARK: What PDF is made of

    private mutating func text(
        _ line: PaperLine, at point: Picture.Point, _ font: PaperFont, _ size: Double, _ ink: Ink
    ) {
        fill(ink)
        out.add("BT ")
        if state.font != font || state.size != size {
            (state.font, state.size) = (font, size)
            out.add(font == .bold ? "/F2 " : "/F1 ")
            number(size)
            out.add("Tf ")
        }
        place(point)
        out.add("Td\n")
        for part in line.parts {
            if let original = part.original {
                out.add("/Span<</ActualText")
                out.add(PDFText.string(original))
                out.add(">>BDC ")
            }
            out.add(PDFText.literal(part.bytes))
            out.add(part.original == nil ? "Tj\n" : "Tj EMC\n")
        }
        out.add("ET\n")
    }

    private func move(_ points: [Picture.Point]) {
        for (index, point) in points.enumerated() {
            place(point)
            out.add(index == 0 ? "m " : "l ")
        }
    }

    private func path(_ corners: [Picture.Point]) {
        move(corners)
        out.add("h ")
    }

    private func place(_ point: Picture.Point) {
        number(point.x)
        number(isInPicture ? -point.y : height - point.y)
    }

    private func dashes(_ lengths: [Double]) {
        out.add("[")
        for length in lengths { number(length) }
        out.add("]0 d ")
    }

    private mutating func fill(_ ink: Ink) {
        guard state.fill != ink else { return }
        state.fill = ink
        colour(ink)
        out.add("rg ")
    }

    private mutating func stroke(_ ink: Ink) {
        guard state.stroke != ink else { return }
        state.stroke = ink
        colour(ink)
        out.add("RG ")
    }

    private func colour(_ ink: Ink) {
        for part in [ink.red, ink.green, ink.blue] { fine(Double(part) / 255) }
    }

    private func number(_ value: Double) {
        out.add(value)
        out.add(" ")
    }

    /// To a ten thousandth, of a number from 0 to 1.
    private func fine(_ value: Double) {
        let parts = Int((min(max(value, 0), 1) * 10_000).rounded())
        let digits = String(parts % 10_000)
        out.add(parts >= 10_000 ? "1" : "0.\(String(repeating: "0", count: 4 - digits.count))\(digits)")
        out.add(" ")
    }
}
