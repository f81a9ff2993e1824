import Domain

/// The part that each meal has in the energy, as a ring beside a list. Parts below 2 % share one piece of the ring.
struct MealRing {
    private static let smallest = 0.02

    private struct Part {
        var name: String
        var share: Double
        var role: Picture.Role
        var percent: String
        var says: String
    }

    private let input: PeriodInput
    private let words: ChartWords
    private let parts: [Part]
    private let days: Int

    init(_ input: PeriodInput) {
        let words = input.chart.words
        let slots = FoodPeriod.SlotShare.all(input.entries).filter { $0.share > 0 && $0.share.isFinite }
        let small = slots.filter { $0.share < Self.smallest }
        self.input = input
        self.words = words
        let entries = input.entries
        days =
            Set(entries.indices.lazy.filter { (entries[$0].nutrients.energy ?? 0) > 0 }.map { entries[$0].day }).count
        parts = zip(slots, Percents.whole(slots.map(\.share))).map { slot, whole in
            let name = input.slotName(slot.slot)
            let percent = whole == 0 ? "< 1" : String(whole)
            let says = words(
                slot.days == 1 ? "meals.value.one" : "meals.value",
                ["name": name, "percent": percent, "count": String(slot.days)])
            let role = small.count > 1 && small.contains(slot) ? .rest : Picture.Role(slot.slot)
            return Part(
                name: name, share: slot.share, role: role, percent: words("meals.percent", ["percent": percent]),
                says: says)
        }
    }

    func picture() -> Picture {
        let isNarrow = input.chart.isNarrow
        let list = Double(max(parts.count, 3)) * 26
        let width = Plot.width(isNarrow: isNarrow)
        let height = isNarrow ? 226 + list : max(list + 48, 250)
        var picture = Picture(width: width, height: height, title: words("meals.title"), description: description())
        guard !parts.isEmpty else { return EmptyChart.fill(picture, words) }
        let centre = isNarrow ? Picture.Point(width / 2, 108) : Picture.Point(210, height / 2)
        picture.primitives = ring(centre, radius: isNarrow ? 74 : 88)
        picture.primitives += rows(
            left: isNarrow ? 52 : 380, right: isNarrow ? width - 52 : 620,
            top: isNarrow ? 226 : (height - Double(parts.count) * 26) / 2 + 13)
        return picture
    }

    /// Clockwise from the top, in the order of the day, with the small parts together at the end.
    private func ring(_ centre: Picture.Point, radius: Double) -> [Picture.Primitive] {
        var result: [Picture.Primitive] = []
        var turn = 0.0
        func add(_ share: Double, _ role: Picture.Role, says: String, percent: String?) {
            let middle = centre.moved(radius + 16, at: turn + share / 2)
            var pieces = [
                Picture.Primitive.slice(
                    centre, radius: radius, inner: radius * 0.6, from: turn, to: turn + share, role)
            ]
            if share >= 0.045, let percent {
                let sideways = middle.x - centre.x
                let anchor: Picture.Anchor = abs(sideways) < radius * 0.35 ? .middle : sideways < 0 ? .end : .start
                let nearer = anchor == .middle ? 0 : sideways < 0 ? 6.0 : -6
                pieces.append(.text(percent, .init(middle.x + nearer, middle.y + 4), anchor, .label))
            }
            result.append(.value(says, at: middle, pieces))
            turn += share
        }
        for part in parts where part.role != .rest {
            add(part.share, part.role, says: part.says, percent: part.percent)
        }
        let rest = parts.filter { $0.role == .rest }
        if !rest.isEmpty {
            add(
                rest.reduce(0) { $0 + $1.share }, .rest, says: rest.map(\.says).joined(separator: "; "), percent: nil)
        }
        result.append(.text(String(days), .init(centre.x, centre.y + 4), .middle, .figure))
        let name = words(days == 1 ? "meals.days.one" : "meals.days")
        result.append(.text(name, .init(centre.x, centre.y + 22), .middle, .label))
        return result
    }

    private func rows(left: Double, right: Double, top: Double) -> [Picture.Primitive] {
        parts.enumerated().flatMap { index, part -> [Picture.Primitive] in
            let y = top + Double(index) * 26
            let rule = Picture.Primitive.line([.init(left, y + 13), .init(right, y + 13)], .grid)
            return [
                .rectangle(left, y - 6, 12, 12, part.role), .text(part.name, .init(left + 22, y + 4), .start, .label),
                .text(part.percent, .init(right, y + 4), .end, .title),
            ] + (index < parts.count - 1 ? [rule] : [])
        }
    }

    private func description() -> String {
        var blanks = RangeWords.values(input.chart)
        blanks["list"] = parts.map { "\($0.name) \($0.percent)" }.joined(separator: ", ")
        return words(parts.isEmpty ? "meals.none" : "meals.desc", blanks)
    }
}

extension Picture.Role {
    init(_ slot: MealSlot) {
        self =
            switch slot {
            case .breakfast: .breakfast
            case .morningSnack: .morningSnack
            case .lunch: .lunch
            case .afternoonSnack: .afternoonSnack
            case .dinner: .dinner
            case .eveningSnack: .eveningSnack
            case .drinks: .drinks
            }
    }
}
