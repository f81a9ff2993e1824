import Domain
import Foundation
import Testing

@testable import Storage

@Suite("Days that are kept")
struct KeptDaysTests {
    private let now = Date(timeIntervalSince1970: 1_774_000_000)
    private let start = CivilDate(ordinal: 20_400)

    private func any() -> CivilDate { start.adding(days: Int.random(in: -2...42)) }

    private func entry(_ id: String) -> FoodEntry {
        FoodEntry(
            id: id, day: any(), at: now.addingTimeInterval(Double.random(in: 0...9)), minute: 600, slot: .lunch,
            foodID: ["apple", "pear", nil].randomElement() ?? nil, name: ["Pie", "PIE", "soup"].randomElement() ?? "",
            amount: 1, unit: "piece", grams: 150,
            drink: [nil, nil, .alcohol].randomElement() ?? nil, nutrients: Nutrients(energy: Double.random(in: 1...500))
        )
    }

    private func workout(_ id: String) -> Workout {
        Workout(
            id: id, day: any(), at: now, minute: 600, name: "x", kind: .cardio, minutes: Double.random(in: 5...90),
            exercises: [])
    }

    /// What is logged, and what was taken away and may come back.
    private struct Ids {
        var there: [String] = []
        var gone: [String] = []
    }

    @Test("Through any changes they are what a fresh reading gives, whatever was asked before")
    func continued() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let owner = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        let other = try database.accounts.create(name: "eve", passwordHash: nil, now: now, isOwner: false).id
        var meals = Ids()
        var training = Ids()
        for round in 0..<600 {
            switch Int.random(in: 0..<12) {
            case 0, 1:
                meals.there.append("m\(round)")
                _ = try database.entries.add(entry("m\(round)"), of: owner, now: now)
            case 2:
                if let id = meals.there.randomElement() { try database.entries.update(entry(id), of: owner, now: now) }
            case 3:
                if let id = meals.there.popLast() {
                    try database.entries.delete(id, of: owner, now: now)
                    meals.gone.append(id)
                } else if let id = meals.gone.popLast() {
                    _ = try database.entries.restore(id, of: owner)
                }
            case 4:
                training.there.append("w\(round)")
                _ = try database.workouts.add(workout("w\(round)"), of: owner, now: now)
            case 5:
                if let id = training.there.randomElement() {
                    try database.workouts.update(workout(id), of: owner, now: now)
                }
            case 6:
                if let id = training.there.popLast() {
                    try database.workouts.delete(id, of: owner, now: now)
                    training.gone.append(id)
                } else if let id = training.gone.popLast() {
                    _ = try database.workouts.restore(id, of: owner)
                }
            case 7, 8:
                try database.days.save(
                    owner, day: any(),
                    figures: [.steps: [9000, nil].randomElement() ?? nil, .weight: [81, nil].randomElement() ?? nil],
                    log: DayLogChange(notes: Bool.random() ? .set("\(round)") : .clear), now: now)
            case 9:
                let share = RecordedShare(source: 0, value: Double.random(in: 60...90))
                _ = try database.health.receive(
                    [RecordedFigure(.weight, on: any(), share)], [], [HealthSource(name: "scale", kind: .other)],
                    HealthSummary(), of: owner, now: now, today: any())
            case 10:
                try database.goals.set(Goals(from: any()), of: owner)
                var profile = Profile()
                profile.firstName = "\(round)"
                try database.profiles.save(profile, of: owner)
            default: try database.days.save(other, day: any(), figures: [.steps: 1], now: now)
            }
            if Bool.random() { continue }
            let fresh = DayStore(connection: database.days.connection)
            let range = DayRange(Int.random(in: 1...45), endingOn: any())
            let recorded = Bool.random()
            #expect(
                try database.days.days(of: owner, in: range, recorded: recorded)
                    == fresh.days(of: owner, in: range, recorded: recorded), "round \(round)")
            #expect(try database.days.logged(owner) == fresh.logged(owner), "round \(round)")
            let date = any()
            #expect(
                try database.days.body(of: owner, on: date)
                    == KnownBody(
                        weight: fresh.latest(.weight, of: owner, onOrBefore: date)?.value,
                        bodyFat: fresh.latest(.bodyFat, of: owner, onOrBefore: date)?.value), "round \(round)")
            let connection = database.days.connection
            #expect(
                try database.profiles.get(owner) == ProfileStore(connection: connection).get(owner)
                    && database.goals.history(owner) == GoalStore(connection: connection).history(owner),
                "round \(round)")
            let entries = FoodEntryStore(connection: database.days.connection)
            #expect(
                try database.entries.entries(of: owner, in: range) == entries.entries(of: owner, in: range),
                "round \(round)")
            try expectSameFoods(database.entries, entries, owner, "round \(round)")
        }
    }

    @Test("A longer time than was asked before reads its first days and those that changed, not what lies between")
    func missing() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let owner = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        let kept = KeptDays<CivilDate>(changes: database.days.connection.changes, mostDays: 4000, mostAccounts: 1)
        var reads: [Int] = []
        func ask(_ count: Int) {
            let dates = kept.items(of: owner, in: DayRange(count, endingOn: start)) { range in
                reads.append(range.count)
                return Array(range)
            }
            #expect(dates == Array(DayRange(count, endingOn: start)))
        }
        ask(3660)
        try database.days.save(owner, day: start, figures: [.steps: 1], now: now)
        ask(3760)
        ask(3700)
        #expect(reads == [3660, 100, 1])
        // More than is kept makes room, and is whole all the same.
        ask(4100)
        #expect(reads == [3660, 100, 1, 4100])
    }

    @Test("A food that was called differently on one day is found by each of its names, whatever stands in them")
    func names() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let owner = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        for (id, name) in [("a", "Soup, thick"), ("b", "Stew"), ("c", "Stew")] {
            var entry = entry(id)
            (entry.day, entry.foodID, entry.name) = (start, "pear", name)
            _ = try database.entries.add(entry, of: owner, now: now)
        }
        func found(_ name: String) throws -> Int {
            let range = DayRange(600, endingOn: start.adding(days: 50))
            return try database.entries.entries(of: owner, in: range) { _, names, _ in names.contains(name) }
                .entries.count { $0.name.lowercased() == name }
        }
        #expect(try found("soup, thick") == 1 && found("stew") == 2 && found("thick") == 0)
        try database.entries.delete("a", of: owner, now: now)
        #expect(try found("soup, thick") == 0 && found("stew") == 2)
    }

    private func expectSameFoods(
        _ kept: FoodEntryStore, _ fresh: FoodEntryStore, _ owner: Account.ID, _ round: Comment
    ) throws {
        for order in UsedFood.Order.allCases {
            func told(_ store: FoodEntryStore, _ words: [String]) throws -> [String] {
                try store.usedFoods(words, of: owner, by: order, offset: 0, limit: 50)
                    .map { "\($0.last.id) \($0.count)" }
            }
            #expect(try told(kept, []) == told(fresh, []), round)
            #expect(try told(kept, ["pi"]) == told(fresh, ["pi"]), round)
        }
        #expect(try kept.firstDays(of: owner).sorted() == fresh.firstDays(of: owner).sorted(), round)
        let entries = try fresh.entries(of: owner, in: DayRange(100, endingOn: start.adding(days: 50)))
        // Of a longer time than is kept only those are read that are meant.
        func isMeant(_ id: Food.ID?, _ names: [String], _ drinks: Set<DrinkClass>) -> Bool {
            id == "apple" || names.contains("soup") || drinks.contains(.alcohol)
        }
        let (some, days) = try kept.entries(
            of: owner, in: DayRange(600, endingOn: start.adding(days: 50)), where: isMeant)
        func meant(_ entries: [FoodEntry]) -> [FoodEntry] {
            entries.filter { isMeant($0.foodID, [$0.name.lowercased()], Set([$0.drink].compactMap { $0 })) }
        }
        #expect(meant(some) == meant(entries), round)
        #expect(days == Set(entries.map(\.day)), round)
        let foods = Dictionary(grouping: entries) { $0.foodID ?? "called \($0.name.lowercased())" }
        #expect(try kept.firstDays(of: owner).sorted() == foods.values.compactMap { $0.map(\.day).min() }.sorted())
        let counts = try kept.usedFoods([], of: owner, by: .count, offset: 0, limit: 50).map(\.count)
        #expect(counts == foods.values.map(\.count).sorted(by: >), round)
    }
}
