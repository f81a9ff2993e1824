/// Writes a picture as SVG. Colours come from classes: a page has them in its own style sheet, a file that stands alone
/// carries them.
public struct SVGWriter: Sendable {
    private let isStandAlone: Bool

    /// - Parameter isStandAlone: with its own styles and their dark variant, for a file outside our pages.
    public init(isStandAlone: Bool) { self.isStandAlone = isStandAlone }

    public func write(_ picture: Picture) -> [UInt8] {
        let out = Output(capacity: 4000 + picture.primitives.count * 400)
        out.add(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" role=\"group\" aria-labelledby=\"chart-title chart-desc\" viewBox=\"0 0 "
        )
        out.add(picture.width)
        out.add(" ")
        out.add(picture.height)
        out.add("\">\n<title id=\"chart-title\">")
        out.add(escaping: picture.title)
        out.add("</title>\n<desc id=\"chart-desc\">")
        out.add(escaping: picture.description)
        out.add("</desc>\n")
        if isStandAlone {
            out.add("<style>")
            out.add(Self.styles)
            out.add("</style>\n<rect class=\"chart-paper\" width=\"100%\" height=\"100%\"/>\n")
        }
        for primitive in picture.primitives { write(primitive, to: out) }
        out.add("</svg>\n")
        return out.bytes
    }

    private func write(_ primitive: Picture.Primitive, to out: Output) {
        switch primitive {
        case .line(let points, let role, let dash):
            guard let first = points.first else { return }
            out.add("<path class=\"line ")
            out.add(role.rawValue)
            out.add(dash ? " dash\" d=\"M" : "\" d=\"M")
            out.add(first)
            for point in points.dropFirst() {
                out.add("L")
                out.add(point)
            }
            out.add("\"/>\n")
        case .bar(let x, let y, let width, let height, let role):
            out.add("<path class=\"bar ")
            out.add(role.rawValue)
            out.add("\" d=\"")
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
        case .mark(let centre, let radius, let shape, let role):
            write(shape, centre, radius, role, to: out)
        case .text(let text, let point, let anchor, let role):
            out.add("<text class=\"")
            out.add(role.rawValue)
            out.add("\" text-anchor=\"")
            out.add(anchor.rawValue)
            out.add("\" x=\"")
            out.add(point.x)
            out.add("\" y=\"")
            out.add(point.y)
            out.add("\">")
            out.add(escaping: text)
            out.add("</text>\n")
        case .value(let text, let point, let parts):
            out.add("<g class=\"value\" role=\"img\" tabindex=\"-1\" data-x=\"")
            out.add(point.x)
            out.add("\" data-y=\"")
            out.add(point.y)
            out.add("\"><title>")
            out.add(escaping: text)
            out.add("</title>")
            for part in parts { write(part, to: out) }
            out.add("</g>\n")
        }
    }

    private func write(
        _ shape: Picture.Shape, _ centre: Picture.Point, _ r: Double, _ role: Picture.Role, to out: Output
    ) {
        if case .circle = shape {
            out.add("<circle class=\"mark ")
            out.add(role.rawValue)
            out.add("\" cx=\"")
            out.add(centre.x)
            out.add("\" cy=\"")
            out.add(centre.y)
            out.add("\" r=\"")
            out.add(r)
            out.add("\"/>")
            return
        }
        let (x, y) = (centre.x, centre.y)
        let corners: [Picture.Point] =
            switch shape {
            case .circle: []
            case .square: [.init(x - r, y - r), .init(x + r, y - r), .init(x + r, y + r), .init(x - r, y + r)]
            case .diamond: [.init(x, y - r * 1.3), .init(x + r * 1.3, y), .init(x, y + r * 1.3), .init(x - r * 1.3, y)]
            case .triangle: [.init(x, y - r * 1.2), .init(x + r * 1.2, y + r), .init(x - r * 1.2, y + r)]
            }
        out.add("<path class=\"mark ")
        out.add(role.rawValue)
        out.add("\" d=\"M")
        for (index, corner) in corners.enumerated() {
            if index > 0 { out.add("L") }
            out.add(corner)
        }
        out.add("Z\"/>")
    }

    /// The styles of a file that stands alone; `Public/shared/charts.css` has the same roles for pages.
    private static let styles: StaticString = """
        .chart{font:12px system-ui,sans-serif}.chart-paper{fill:#fff}.line{fill:none;stroke-width:2;stroke-linejoin:round;\
        stroke-linecap:round}.dash{stroke-dasharray:5 4}.grid{stroke:#e5e7eb;stroke-width:1}.axis{stroke:#9ca3af;\
        stroke-width:1}text{fill:#4b5563}text.title{fill:#111827;font-weight:600}.target{stroke:#6b7280;stroke-width:1.5}\
        text.target{stroke:none;fill:#4b5563}.line.weight,.mark.weight{stroke:#8b87e8}.mark{fill:#fff;stroke-width:1.5}\
        .mark.weight{fill:#8b87e8}.line.trend{stroke:#4f46e5;stroke-width:2.5}.bar.calories{fill:#00796b}\
        .bar.over{fill:#b45309}.bar.steps{fill:#4f46e5}.line.energy,.mark.energy{stroke:#b45309}.line.sleep,.mark.sleep\
        {stroke:#4f46e5}.line.mood,.mark.mood{stroke:#00796b}.line.stress,.mark.stress{stroke:#be185d}\
        @media(prefers-color-scheme:dark){.chart-paper{fill:#111827}.grid{stroke:#293244}.axis{stroke:#6b7280}\
        text,text.target{fill:#c3c9d4}text.title{fill:#f3f4f6}.target{stroke:#9ca3af}.line.trend{stroke:#a5b4fc}\
        .line.weight,.mark.weight{stroke:#6d6ad6}.mark{fill:#111827}.mark.weight{fill:#6d6ad6}.bar.calories{fill:#2ba796}\
        .bar.over{fill:#e2953b}.bar.steps{fill:#8b8ff5}.line.energy,.mark.energy{stroke:#f0a54a}.line.sleep,.mark.sleep\
        {stroke:#a5b4fc}.line.mood,.mark.mood{stroke:#4fc3b1}.line.stress,.mark.stress{stroke:#f472b6}}
        """
}

/// Bytes as they are written, into memory of its own: a chart is thousands of short pieces, and an array would check
/// itself at each. Numbers have at most one decimal: a tenth of a point is finer than a screen.
private final class Output {
    private var base: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 64)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

    func add(_ text: StaticString) { text.withUTF8Buffer { add($0) } }

    func add(_ text: String) {
        var text = text
        text.withUTF8 { add($0) }
    }

    func add(_ point: Picture.Point) {
        add(point.x)
        add(" ")
        add(point.y)
    }

    func add(_ value: Double) {
        makeRoom(12)
        // Beyond any page, and not a number: nothing to draw.
        guard value.magnitude < 1e7 else { return put(UInt8(ascii: "0")) }
        let tenths = UInt32(value.magnitude * 10 + 0.5)
        let whole = tenths / 10
        if value < 0, tenths > 0 { put(UInt8(ascii: "-")) }
        var power: UInt32 = whole < 10 ? 1 : whole < 100 ? 10 : whole < 1000 ? 100 : 1_000_000
        while power > 100, whole / power == 0 { power /= 10 }
        while power > 0 {
            put(48 + UInt8(truncatingIfNeeded: whole / power % 10))
            power /= 10
        }
        guard tenths % 10 != 0 else { return }
        put(UInt8(ascii: "."))
        put(48 + UInt8(truncatingIfNeeded: tenths % 10))
    }

    /// Text inside markup or an attribute. What XML has no way to say, control characters and U+FFFE and U+FFFF, becomes
    /// a space.
    func add(escaping text: String) {
        var text = text
        text.withUTF8 { utf8 in
            var kept = 0
            var index = 0
            while index < utf8.count {
                let (entity, length) = Self.instead(of: utf8, at: index)
                if let entity {
                    add(UnsafeBufferPointer(rebasing: utf8[kept..<index]))
                    add(entity)
                    kept = index + length
                }
                index += length
            }
            add(UnsafeBufferPointer(rebasing: utf8[kept...]))
        }
    }

    /// What is written for the byte at `index`, `nil` for itself, and how many bytes that stands for.
    private static func instead(of utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> (StaticString?, Int) {
        switch utf8[index] {
        case UInt8(ascii: "&"): ("&amp;", 1)
        case UInt8(ascii: "<"): ("&lt;", 1)
        case UInt8(ascii: ">"): ("&gt;", 1)
        case UInt8(ascii: "\""): ("&quot;", 1)
        case 0..<32: (" ", 1)
        case 0xef where index + 2 < utf8.count && utf8[index + 1] == 0xbf && utf8[index + 2] >= 0xbe: (" ", 3)
        default: (nil, 1)
        }
    }

    private func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        makeRoom(bytes.count)
        (base + count).update(from: start, count: bytes.count)
        count += bytes.count
    }

    /// There has to be room.
    private func put(_ byte: UInt8) {
        base[count] = byte
        count += 1
    }

    private func makeRoom(_ more: Int) {
        if count + more > capacity { grow(more) }
    }

    private func grow(_ more: Int) {
        let larger = max(capacity * 2, count + more)
        let new = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        new.update(from: base, count: count)
        base.deallocate()
        (base, capacity) = (new, larger)
    }
}
