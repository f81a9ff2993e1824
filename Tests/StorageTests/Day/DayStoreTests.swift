import Catalogue
import Domain
import Foundation
import Testing

@testable import Storage

@Suite("Days in the store")
struct DayStoreTests {
    private let now = Date(timeIntervalSince1970: 1_774_000_000)
    private let day = CivilDate(ordinal: 20_533)

    private func with(_ body: (Storage.Database, Account.ID, Account.ID) throws -> Void) throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        let eve = try database.accounts.create(name: "eve", passwordHash: nil, now: now, isOwner: false).id
        try body(database, sam, eve)
    }

    @Test("Saving twice changes, never doubles; nil clears; other days and people are untouched")
    func upsert() throws {
        try with { database, sam, eve in
            for value in [80.0, 81] {
                try database.days.save(sam, day: day, figures: [.weight: value, .steps: 10], now: now)
            }
            try database.days.save(
                sam, day: day, figures: [.steps: nil as Double?],
                log: DayLogChange(notes: .set("n"), workoutCompleted: .set(true)), now: now)
            let days = try database.days.days(of: sam, in: DayRange(3, endingOn: day))
            #expect(days.count == 3)
            #expect(
                days[2][.weight] == 81 && days[2][.steps] == nil && days[2].notes == "n"
                    && days[2].workoutCompleted == true)
            #expect(days[0].isEmpty && days[1].isEmpty)
            #expect(try database.days.days(of: eve, in: DayRange(1, endingOn: day))[0].isEmpty)
            #expect(try database.days.latest(.weight, of: sam, onOrBefore: day.adding(days: 5))?.value == 81)
            #expect(try database.days.latest(.weight, of: sam, onOrBefore: day.adding(days: -1)) == nil)
            try database.days.save(
                sam, day: day, figures: [:], log: DayLogChange(notes: .clear, workoutCompleted: .clear), now: now)
            #expect(try database.days.days(of: sam, in: DayRange(1, endingOn: day))[0].notes == nil)
            #expect(try database.days.logged(sam) == [day])
        }
    }

    @Test("Every write moves the owner's count, and nobody else's")
    func counter() throws {
        try with { database, sam, eve in
            let before = (database.changes.version(of: sam), database.changes.version(of: eve))
            try database.days.save(sam, day: day, figures: [.mood: 5], now: now)
            #expect(database.changes.version(of: sam) == before.0 + 1)
            #expect(database.changes.version(of: eve) == before.1)
            #expect(throws: (any Error).self) {
                try database.days.save("nobody", day: day, figures: [.mood: 5], now: now)
            }
        }
    }

    @Test("Entries belong to their owner in every method, and come back after a delete until they are purged")
    func entries() throws {
        try with { database, sam, eve in
            let entry = FoodEntry(
                id: "e1", day: day, at: now, minute: 600, slot: .lunch, name: "Soup", amount: 1, unit: "bowl",
                nutrients: Nutrients(energy: 100))
            let stored = try database.entries.add(entry, of: sam, idempotencyKey: "k", now: now)
            var second = entry
            second.id = "e2"
            #expect(try database.entries.add(second, of: sam, idempotencyKey: "k", now: now).id == stored.id)
            #expect(try database.entries.entries(of: sam, on: day) == [entry])
            #expect(try database.entries.find("e1", of: eve) == nil)
            #expect(throws: StorageError.notFound) { try database.entries.update(entry, of: eve, now: now) }
            #expect(throws: StorageError.notFound) { try database.entries.delete("e1", of: eve, now: now) }
            #expect(throws: StorageError.notFound) { try database.entries.restore("e1", of: eve) }
            try database.entries.delete("e1", of: sam, now: now)
            #expect(try database.entries.entries(of: sam, on: day).isEmpty)
            #expect(try database.entries.restore("e1", of: sam) == entry)
            try database.entries.delete("e1", of: sam, now: now)
            try database.purgeDeleted(before: now + 1)
            #expect(throws: StorageError.notFound) { try database.entries.restore("e1", of: sam) }
        }
    }

    @Test("Own foods are their owner's; another's id is not taken over")
    func foods() throws {
        try with { database, sam, eve in
            var food = Food(
                id: "my-1", name: "Soup", group: "custom", drink: .juice, per100g: Nutrients(energy: 40, fibre: 1),
                density: 1.1, portions: [Portion(unit: "bowl", grams: 250)], isCustom: true)
            try database.foods.save(food, of: sam)
            #expect(try database.foods.find("my-1", of: sam) == food)
            #expect(try database.foods.find("my-1", of: eve) == nil)
            food.name = "Stew"
            #expect(throws: StorageError.notFound) { try database.foods.save(food, of: eve) }
            try database.foods.save(food, of: sam)
            #expect(try database.foods.list(sam).map(\.name) == ["Stew"])
            try database.foods.delete("my-1", of: sam)
            #expect(try database.foods.list(sam).isEmpty)
            #expect(throws: StorageError.notFound) { try database.foods.restore("my-1", of: eve) }
            #expect(try database.foods.restore("my-1", of: sam).name == "Stew")
        }
    }

    @Test("Profile, preferences and goals come back as they were")
    func profile() throws {
        try with { database, sam, _ in
            #expect(try database.profiles.get(sam) == Profile())
            var profile = Profile()
            profile.firstName = "Sam"
            profile.background = Background()
            profile.background?.stressLevel = 4
            let goals = Goals(from: day, phase: .cutting, targetWeight: 80)
            try database.saveProfile(sam, profile: profile, goals: goals, figures: [.weight: 85], day: day, now: now)
            #expect(try database.profiles.get(sam) == profile)
            #expect(try database.goals.history(sam) == [goals])
            try database.goals.set(Goals(from: day, phase: .recomp), of: sam)
            #expect(try database.goals.history(sam).map(\.phase) == [.recomp])
            let preferences = Preferences(language: .nl, units: .imperial, dayStartHour: 3)
            try database.preferences.save(preferences, of: sam)
            #expect(try database.preferences.get(sam) == preferences)
            try database.profiles.save(Profile(), of: sam)
            #expect(try database.profiles.get(sam).firstName == nil)
        }
    }

    @Test("The demo is 400 believable days, the same every time, of foods that exist")
    func demo() throws {
        for id in DemoMenu.ids { #expect(FoodCatalogue.shared.food(id: id) != nil, "\(id)") }
        func filled() throws -> [Day] {
            var days: [Day] = []
            try with { database, sam, _ in
                try DemoData.fill(database, owner: sam, endingOn: day, now: now)
                days = try database.days.days(of: sam, in: DayRange(400, endingOn: day))
                #expect(try database.goals.history(sam).count > 3)
                #expect(try database.integrity(full: true).isEmpty)
            }
            return days
        }
        let days = try filled()
        #expect(days == (try filled()))
        let energies = days.compactMap { $0[.energy] }
        let mean = energies.reduce(0, +) / Double(energies.count)
        #expect((1700...2900).contains(mean), "\(mean) kcal a day")
        #expect(energies.count > 330 && energies.count < 400, "some days are missing")
        let weights = days.compactMap { $0[.weight] }
        #expect((weights.first ?? 0) - (weights.last ?? 0) > 2)
    }
}
