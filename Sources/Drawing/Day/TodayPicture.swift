public import Domain

/// A day in a small picture: what is left to eat, by meal, and protein, drinks and steps beside what is aimed at.
public struct TodayPicture: Sendable {
    private static let width = 320.0
    private static let edge = 16.0

    private let day: Day
    private let targets: DayTargets
    private let units: UnitSystem
    private let words: ChartWords
    private let hidesCalories: Bool

    /// - Parameter hidesCalories: then neither what is left nor the meals by their energy are in it
    public init(day: Day, targets: DayTargets, units: UnitSystem, words: ChartWords, hidesCalories: Bool) {
        self.day = day
        self.targets = targets
        self.units = units
        self.words = words
        self.hidesCalories = hidesCalories
    }

    public var picture: Picture {
        let rows = self.rows
        let head = hidesCalories ? 40.0 : 104
        let said = (hidesCalories ? [] : [energy]) + rows.map { "\($0.name) \($0.says)" }
        var picture = Picture(
            width: Self.width, height: head + Double(rows.count) * 34 + 10, title: words("today.title"),
            description: words(
                "today.desc", ["day": words.fullDay(day.date), "list": said.joined(separator: "; ")]))
        picture.primitives.append(.text(words.fullDay(day.date), .init(Self.edge, 24), .start, .label))
        if !hidesCalories {
            picture.primitives.append(.text(energy, .init(Self.edge, 60), .start, .figure))
            picture.primitives += meals(at: 76)
        }
        for (index, row) in rows.enumerated() { picture.primitives += row.drawn(at: head + Double(index) * 34) }
        return picture
    }

    private var eaten: Double { day[.energy] ?? 0 }

    private var energy: String {
        guard let target = targets.energy?.value else {
            return words("today.eaten", ["value": words.number(eaten, .energy)])
        }
        return words(
            eaten <= target ? "today.left" : "today.over", ["value": words.number(abs(target - eaten), .energy)])
    }

    /// What was eaten, in the colours of its meals, on what is aimed at.
    private func meals(at y: Double) -> [Picture.Primitive] {
        let room = Self.width - 2 * Self.edge
        let whole = max(targets.energy?.value ?? 0, eaten, 1)
        var result = [Picture.Primitive.rectangle(Self.edge, y, room, 10, .timesEmpty)]
        var x = Self.edge
        for meal in day.meals {
            let width = min(max(meal.nutrients.energy ?? 0, 0) / whole * room, Self.width - Self.edge - x)
            guard width > 0 else { continue }
            result.append(.rectangle(x, y, width, 10, Picture.Role(meal.slot)))
            x += width
        }
        return result
    }

    private struct Row {
        let name: String
        let says: String
        /// Of what is aimed at; `nil` without an aim
        let share: Double?
        let role: Picture.Role

        func drawn(at y: Double) -> [Picture.Primitive] {
            let (left, right) = (TodayPicture.edge, TodayPicture.width - TodayPicture.edge)
            var result: [Picture.Primitive] = [
                .text(name, .init(left, y + 12), .start, .label), .text(says, .init(right, y + 12), .end, .title),
            ]
            guard let share else { return result }
            result.append(.rectangle(left, y + 18, right - left, 6, .timesEmpty))
            let width = min(max(share, 0), 1) * (right - left)
            if width > 0 { result.append(.rectangle(left, y + 18, width, 6, role)) }
            return result
        }
    }

    /// Only what is known or aimed at.
    private var rows: [Row] {
        [
            row(.protein, "today.protein", targets.protein?.value, .protein),
            row(.water, "today.water", targets.fluid.value, .drinks),
            row(.steps, "today.steps", targets.steps.value, .sets),
        ].compactMap { $0 }
    }

    private func row(_ metric: Metric, _ key: String, _ target: Double?, _ role: Picture.Role) -> Row? {
        let value = day[metric]
        guard value != nil || target != nil else { return nil }
        let unit = shown(0, metric).unit
        let mark = day.figures[metric]?.isAtLeast == true ? "≥ " : ""
        var says = value.map { mark + shown($0, metric).number } ?? "–"
        if let target { says = words("today.of", ["value": says, "target": shown(target, metric).number]) }
        return Row(
            name: words(key), says: unit.isEmpty ? says : "\(says) \(unit)",
            share: target.flatMap { $0 > 0 ? (value ?? 0) / $0 : nil }, role: role)
    }

    private func shown(_ value: Double, _ metric: Metric) -> (number: String, unit: String) {
        if metric.unit == .count { return (words.number(value, metric), "") }
        let (shown, unit) = UnitConversion.display(value, of: metric.unit, in: units)
        return (words.number(shown, metric), unit)
    }
}
