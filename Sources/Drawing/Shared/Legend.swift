/// What the colours and shapes of a chart stand for, in as many lines as the names need.
struct Legend {
    struct Item {
        var text: String
        /// Drawn around the point that it is handed, at most `swatch` wide.
        var sample: (Picture.Point) -> [Picture.Primitive]
        /// 0 for words alone
        var swatch: Double

        static func words(_ text: String) -> Item { Item(text: text, sample: { _ in [] }, swatch: 0) }

        static func line(_ text: String, _ role: Picture.Role, dash: Bool = false, mark: Bool = false) -> Item {
            Item(
                text: text,
                sample: { place in
                    let line = Picture.Primitive.line(
                        [.init(place.x - 11, place.y), .init(place.x + 11, place.y)], role, dash: dash)
                    return mark ? [line, .mark(place, radius: 3.2, .circle, role)] : [line]
                }, swatch: 22)
        }

        static func mark(_ text: String, _ shape: Picture.Shape, _ role: Picture.Role) -> Item {
            Item(text: text, sample: { [.mark($0, radius: 3.2, shape, role)] }, swatch: 8)
        }

        static func area(_ text: String, _ role: Picture.Role) -> Item {
            Item(text: text, sample: { [.rectangle($0.x - 6, $0.y - 6, 12, 12, role)] }, swatch: 12)
        }
    }

    static let lineHeight = 20.0
    private static let gap = 7.0
    private static let space = 16.0

    let lines: Int
    private let places: [(item: Item, x: Double, line: Int)]

    init(_ items: [Item], isNarrow: Bool) {
        let left = Plot.left(isNarrow: isNarrow)
        let right = Plot.width(isNarrow: isNarrow) - Plot.margin
        var places: [(Item, Double, Int)] = []
        var x = left
        var line = 0
        for item in items {
            let width = item.swatch + (item.swatch > 0 ? Self.gap : 0) + Self.width(of: item.text)
            if x > left, x + width > right {
                x = left
                line += 1
            }
            places.append((item, x, line))
            x += width + Self.space
        }
        lines = items.isEmpty ? 0 : line + 1
        self.places = places
    }

    func primitives() -> [Picture.Primitive] {
        places.flatMap { item, x, line in
            let y = 14 + Double(line) * Self.lineHeight
            let textX = item.swatch > 0 ? x + item.swatch + Self.gap : x
            return item.sample(.init(x + item.swatch / 2, y)) + [.text(item.text, .init(textX, y + 4), .start, .label)]
        }
    }

    /// About, at 12 points: fonts differ, so it is a little more than most need.
    static func width(of text: String) -> Double { Double(text.count) * 6.6 }
}

extension Picture.Primitive {
    static func rectangle(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ role: Picture.Role, opacity: Double = 1
    ) -> Picture.Primitive {
        .area(
            [.init(x, y), .init(x + width, y), .init(x + width, y + height), .init(x, y + height)], role,
            opacity: opacity)
    }
}
