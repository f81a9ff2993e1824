import Domain
import Foundation

/// Days of someone who eats much the same every day, as chance has it, with what a test plants among them.
struct MadeUpHistory {
    /// A Monday.
    static let end = CivilDate(ordinal: 20_535)

    /// Applied to each entry before it is logged; `nil` leaves it out.
    typealias Change = @Sendable (FoodEntry) -> FoodEntry?

    var days: [Day] = []
    var entries: [FoodEntry] = []

    /// - Parameters:
    ///   - count: days, the last of them `end`
    ///   - spread: minutes that times of day vary by
    init(_ count: Int, seed: UInt64, spread: Double = 80, change: Change = { $0 }) {
        var random = Random(seed: seed)
        let plan: [(slot: MealSlot, hour: Double, energy: Double, share: Double)] = [
            (.breakfast, 8, 420, 0.9), (.morningSnack, 10.5, 130, 0.5), (.lunch, 12.6, 560, 0.9),
            (.afternoonSnack, 15.5, 190, 0.5), (.dinner, 18.5, 780, 0.9), (.eveningSnack, 21.2, 210, 0.5),
            (.drinks, 14, 0, 0.95),
        ]
        for index in 0..<count {
            let date = Self.end.adding(days: index - count + 1)
            var eaten: [FoodEntry] = []
            for (slot, hour, energy, share) in plan where random.share() < share {
                let minute = min(max(hour * 60 + random.noise() * spread, 0), 1439)
                let kcal = max(energy * (1 + 0.3 * random.noise()), 0)
                let fat = min(max(0.33 + 0.08 * random.noise(), 0.05), 0.6)
                let protein = min(max(0.2 + 0.05 * random.noise(), 0.05), 0.35)
                let entry = FoodEntry(
                    id: "\(index)\(slot)", day: date, at: Date(timeIntervalSince1970: 0), minute: Int(minute),
                    slot: slot, name: "\(slot)", amount: 1, unit: "g",
                    millilitres: slot == .drinks ? max(1600 + 400 * random.noise(), 0) : nil,
                    drink: slot == .drinks ? .water : nil,
                    nutrients: Nutrients(
                        energy: kcal, protein: kcal * protein / 4, carbs: kcal * (1 - fat - protein) / 4,
                        fat: kcal * fat / 9))
                if let entry = change(entry) { eaten.append(entry) }
            }
            entries += eaten
            days.append(Day.assemble(date: date, figures: [], entries: eaten))
        }
    }

    /// The last `count` days beside those before them.
    func findings(_ count: Int) -> [FoodPeriod.Finding] {
        func period(_ days: ArraySlice<Day>) -> FoodPeriod {
            let range = Set(days.map(\.date))
            return FoodPeriod(
                days: Array(days), entries: entries.filter { range.contains($0.day) }, today: Self.end.adding(days: 1)
            ) { _ in nil }
        }
        let now = days.suffix(count)
        return period(now).findings(
            after: period(days.dropLast(count).suffix(count)), days: Array(now), today: Self.end.adding(days: 1))
    }
}

/// SplitMix64 (Steele, Lea and Flood, 2014), so that a test finds the same each time.
struct Random: RandomNumberGenerator {
    private var state: UInt64

    /// Neighbouring seeds begin far apart: one that is `k` increments on would give the same numbers `k` later.
    init(seed: UInt64) {
        state = seed
        state = next() ^ seed << 32
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// 0..<1
    mutating func share() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

    /// Normal, of mean 0 and deviation 1 (Box and Muller, 1958).
    mutating func noise() -> Double { (-2 * log(1 - share())).squareRoot() * cos(2 * .pi * share()) }
}
