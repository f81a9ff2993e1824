import Catalogue
public import Domain
public import Foundation
import GRDB

/// A made-up person with 400 believable days: habits, weekends, holidays, a plateau, a cold. The same days every time.
public enum DemoData {
    /// Days that the story takes
    public static let storyDays = 400

    /// Fills an account's empty data.
    ///
    /// - Parameters:
    ///   - today: the last day; its evening is not lived yet
    ///   - days: how many; of more than 400 the last 400 are the story, and those before are lived without a plan
    public static func fill(
        _ database: Storage.Database, owner: Account.ID, endingOn today: CivilDate, days: Int = storyDays, now: Date
    ) throws {
        let before = max(days - storyDays, 0)
        var watch = DemoWatch()
        try database.fill(owner) { db in
            try DemoPerson.save(of: owner, today: today, days: days, in: db)
            var random = SeededRandom(seed: 42)
            var life = DemoLife()
            var known: [Food.ID: Micronutrients?] = [:]
            var training = DemoTraining()
            for template in training.templates { try WorkoutTemplateStore.save(template, of: owner, now: now, in: db) }
            for index in 0..<days {
                let date = today.adding(days: index - days + 1)
                let day = life.day(date, index: index - before, isLast: date == today, random: &random)
                let typed = day.figures.filter { !DemoWatch.metrics.contains($0.key) }
                try DayStore.setFigures(typed, of: owner, day: date, source: .manual, now: now, in: db)
                if !day.figures.isEmpty {
                    watch.add(date, day.figures, isWeekend: date.weekday >= 6)
                }
                try DayStore.setLog(day.log, of: owner, day: date, now: now, in: db)
                if let minutes = day.figures[.workoutMinutes].flatMap(\.self) {
                    let workout = training.workout(
                        on: date, index: index, minutes: minutes, distance: DemoWatch.distance(date, minutes))
                    try WorkoutStore.insert(
                        workout, of: owner, idempotencyKey: nil, isUse: workout.templateID != nil, now: workout.at,
                        in: db)
                }
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
        try bring(watch, into: database, owner, now: now)
    }

    /// What the watch recorded, as an import like any other.
    private static func bring(
        _ watch: DemoWatch, into database: Storage.Database, _ owner: Account.ID, now: Date
    ) throws {
        let batch = try database.health.begin(owner, .export, fileName: "export.zip", now: now)
        let writer = try database.health.writer(owner, batch: batch, sources: DemoWatch.sources)
        var summary = HealthSummary()
        let byMetric = Dictionary(grouping: watch.figures, by: \.metric)
        for (metric, figures) in byMetric.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let days = Set(figures.map(\.day))
            guard let first = days.min(), let last = days.max() else { continue }
            var found = HealthSummary.Found(metric: metric, firstDay: first)
            found.lastDay = last
            found.days = days.count
            found.sources = [DemoWatch.sources[0].name: days.count]
            summary.metrics.append(found)
            for figure in figures { try writer.add(figure) }
        }
        for (day, detail) in watch.details { try writer.add(detail, on: day) }
        summary.newDays = try writer.finish()
        summary.days = Set(watch.figures.map(\.day)).count
        summary.records = watch.figures.count
        summary.firstDay = watch.figures.map(\.day).min()
        summary.lastDay = watch.figures.map(\.day).max()
        summary.exportedAt = now.timeIntervalSince1970
        try database.health.finish(batch, of: owner, summary)
        try database.health.confirm(batch, of: owner)
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
