import Foundation

/// What someone is likely to log next, learnt from what they logged before: how often and how lately, at what time, on
/// which weekday, in what season, and together with what.
public struct FoodHabits: Sendable {
    /// When and into what something is about to be logged.
    public struct Occasion: Sendable {
        public var date: CivilDate
        /// Minutes after midnight
        public var minute: Int
        public var slot: MealSlot

        public init(date: CivilDate, minute: Int, slot: MealSlot) {
            self.date = date
            self.minute = minute
            self.slot = slot
        }
    }

    /// Why something is offered; the strongest reason that holds.
    public enum Reason: Sendable, Equatable {
        /// Mostly logged together with this, which is in the meal already.
        case goesWith(String)
        /// On `count` of the last `of` such weekdays, in this slot.
        case weekday(Int, count: Int, of: Int)
        case yesterday
        /// Only ever around this time of the year.
        case season
        /// Times in the last 30 days.
        case often(count: Int)
        case before
    }

    public struct Suggestion: Sendable {
        /// The last time that it was logged, with the amount.
        public let last: FoodEntry
        public let score: Double
        public let reason: Reason
    }

    /// The days over which an entry's weight halves.
    static let halfLife = 28.0
    /// How far apart in minutes two times of day are half as alike.
    static let timeWidth = 75.0

    /// Oldest first.
    private let entries: [Memory]
    private let lastEntries: [String: FoodEntry]

    private struct Memory {
        let key: String
        let name: String
        let day: Int
        let weekday: Int
        let minute: Int
        let slot: MealSlot
    }

    /// - Parameter entries: in any order; a year or so is enough.
    public init(_ entries: [FoodEntry]) {
        var last: [String: FoodEntry] = [:]
        var memories: [Memory] = []
        memories.reserveCapacity(entries.count)
        for entry in entries.sorted(by: { ($0.day, $0.minute) < ($1.day, $1.minute) }) {
            last[entry.habitKey] = entry
            memories.append(
                Memory(
                    key: entry.habitKey, name: entry.name, day: entry.day.ordinal, weekday: entry.day.weekday,
                    minute: entry.minute, slot: entry.slot))
        }
        self.entries = memories
        lastEntries = last
    }

    /// The best first. Nothing that the meal has already is offered; of drinks, nothing of the last hour.
    public func suggestions(at occasion: Occasion, limit: Int) -> [Suggestion] {
        let today = occasion.date.ordinal
        let weekday = occasion.date.weekday
        let past = entries.prefix { $0.day <= today }
        let meal = past.suffix(60).filter { $0.day == today && $0.slot == occasion.slot }
        let taken = Set(
            (occasion.slot == .drinks ? meal.filter { occasion.minute - $0.minute < 60 } : meal).map(\.key))
        var scores: [String: Double] = [:]
        for memory in past where !taken.contains(memory.key) {
            scores[memory.key, default: 0] += Self.likeness(memory, occasion, today: today, weekday: weekday)
        }
        let companions =
            occasion.slot == .drinks ? [:] : Self.companions(of: meal, in: past, today: today, taken: taken)
        guard let highest = scores.values.max(), highest > 0 else { return [] }
        var ranked: [(key: String, score: Double)] = []
        for (key, score) in scores {
            let own = score / highest
            let shared = companions[key]?.share ?? 0
            ranked.append((key, companions.isEmpty ? own : 0.3 * own + 0.7 * shared))
        }
        ranked.sort { $0.score != $1.score ? $0.score > $1.score : $0.key < $1.key }
        return ranked.prefix(limit).compactMap { key, score in
            guard let last = lastEntries[key] else { return nil }
            let reason = Self.reason(
                for: past.filter { $0.key == key }, occasion, today: today, companion: companions[key])
            return Suggestion(last: last, score: score, reason: reason)
        }
    }

    /// How much one past entry says about this occasion, 0 to 1: the product of how near it is in time, in the time of
    /// day, in the week and in the year.
    private static func likeness(_ memory: Memory, _ occasion: Occasion, today: Int, weekday: Int) -> Double {
        let age = Double(today - memory.day)
        let lately = exp2(-age / halfLife)
        let apart = Double(abs(memory.minute - occasion.minute))
        let time = exp2(-pow(min(apart, 1440 - apart) / timeWidth, 2))
        let slot = memory.slot == occasion.slot ? 1 : 0.05
        let isSameKind = (memory.weekday >= 6) == (weekday >= 6)
        let week = memory.weekday == weekday ? 1 : isSameKind ? 0.5 : 0.12
        let season = 0.8 + 0.2 * cos(2 * .pi * age / 365.25)
        return (lately + 0.02) * time * slot * week * season
    }

    /// For what was eaten with things of this meal: in which share of the meals that had them, and which of them most.
    private static func companions(
        of meal: [Memory], in past: ArraySlice<Memory>, today: Int, taken: Set<String>
    ) -> [String: (share: Double, with: String)] {
        guard !meal.isEmpty else { return [:] }
        var shares: [String: Double] = [:]
        var pairs: [String: [String: Double]] = [:]
        // A little doubt, so that what happened once is not certain.
        var total = 0.5
        var index = past.startIndex
        while index < past.endIndex, past[index].day < today {
            let day = past[index].day
            var end = index
            while end < past.endIndex, past[end].day == day { end += 1 }
            let together = past[index..<end].filter { $0.slot == meal[0].slot }
            index = end
            let met = together.filter { taken.contains($0.key) }
            guard !met.isEmpty else { continue }
            // A meal that had all of it counts most.
            let weight = exp2(-Double(today - day) / halfLife) * pow(Double(met.count) / Double(meal.count), 2)
            total += weight
            for other in together where !taken.contains(other.key) {
                shares[other.key, default: 0] += weight
                for one in met { pairs[other.key, default: [:]][one.name, default: 0] += weight }
            }
        }
        return shares.reduce(into: [:]) { result, entry in
            let with = pairs[entry.key]?.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
            result[entry.key] = (min(entry.value / total, 1), with)
        }
    }

    private static func reason(
        for memories: [Memory], _ occasion: Occasion, today: Int, companion: (share: Double, with: String)?
    ) -> Reason {
        if let companion, companion.share >= 0.5, !companion.with.isEmpty { return .goesWith(companion.with) }
        let inSlot = memories.filter { $0.slot == occasion.slot }
        let weekday = occasion.date.weekday
        let known = min(8, (today - (memories.first?.day ?? today) + 6) / 7)
        let days = Set(inSlot.filter { $0.weekday == weekday && today - $0.day <= 56 && $0.day < today }.map(\.day))
        if known >= 3, days.count * 2 > known { return .weekday(weekday, count: days.count, of: known) }
        let recent = memories.filter { today - $0.day <= 30 }.count
        if recent >= 8 { return .often(count: recent) }
        if memories.contains(where: { $0.day == today - 1 }) { return .yesterday }
        if let first = memories.first, today - first.day > 300, memories.count >= 4, recent >= 1,
            memories.allSatisfy({ isNearInYear(today - $0.day) })
        {
            return .season
        }
        return recent >= 2 ? .often(count: recent) : .before
    }

    /// Whether something so many days ago was within 6 weeks of this time of the year.
    private static func isNearInYear(_ age: Int) -> Bool {
        let rest = age % 365
        return rest <= 42 || rest >= 323
    }
}

extension FoodEntry {
    /// What makes two entries the same food to someone: where it came from, else what it is called.
    var habitKey: String { foodID ?? "called " + name.lowercased() }
}
