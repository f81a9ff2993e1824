import Catalogue
public import Domain
public import Foundation
import GRDB

/// A made-up person with 400 believable days: habits, weekends, holidays, a plateau, a cold. The same days every time.
public enum DemoData {
    /// Fills an account's empty data.
    ///
    /// - Parameters:
    ///   - today: the last day; its evening is not lived yet
    ///   - days: how many
    public static func fill(
        _ database: Storage.Database, owner: Account.ID, endingOn today: CivilDate, days: Int = 400, now: Date
    ) throws {
        try database.fill(owner) { db in
            try DemoPerson.save(of: owner, today: today, days: days, in: db)
            var random = SeededRandom(seed: 42)
            var life = DemoLife()
            var known: [Food.ID: Micronutrients?] = [:]
            for index in 0..<days {
                let date = today.adding(days: index - days + 1)
                let day = life.day(date, index: index, of: days, random: &random)
                try DayStore.setFigures(day.figures, of: owner, day: date, source: .manual, now: now, in: db)
                try DayStore.setLog(day.log, of: owner, day: date, now: now, in: db)
                for meal in day.meals where date != today || meal.minute < 14 * 60 {
                    guard let food = FoodCatalogue.shared.food(id: meal.food),
                        let weighed = food.weigh(meal.amount, meal.unit)
                    else { continue }
                    let micros = known[food.id] ?? FoodCatalogue.shared.micros(of: food.id)
                    known[food.id] = .some(micros)
                    let at = Date(timeIntervalSince1970: Double(date.ordinal) * 86_400 + Double(meal.minute) * 60)
                    let entry = FoodEntry(
                        id: random.uuid(), day: date, at: at, minute: meal.minute, slot: meal.slot, foodID: food.id,
                        name: food.name, amount: meal.amount, unit: meal.unit, grams: weighed.grams,
                        millilitres: food.drink == nil ? nil : weighed.millilitres, drink: food.drink,
                        nutrients: food.per100g.scaled(by: weighed.grams / 100),
                        micros: micros?.scaled(by: weighed.grams / 100))
                    try FoodEntryStore.insert(entry, of: owner, idempotencyKey: nil, now: now, in: db)
                }
            }
        }
    }
}

/// SplitMix64: small, fast, and the same everywhere. Not for secrets.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    /// 0..<1
    mutating func share() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

    /// Roughly normal: mean 0, deviation 1.
    mutating func noise() -> Double {
        var sum = -6.0
        for _ in 0..<12 { sum += share() }
        return sum
    }

    mutating func happens(_ chance: Double) -> Bool { share() < chance }

    mutating func uuid() -> String {
        func hex(_ value: UInt64, _ count: Int) -> String {
            let text = String(value, radix: 16)
            return String((String(repeating: "0", count: 16) + text).suffix(count))
        }
        let (a, b) = (next(), next())
        return "\(hex(a, 8))-\(hex(a >> 32, 4))-4\(hex(a >> 48, 3))-a\(hex(b, 3))-\(hex(b >> 12, 12))"
    }
}
