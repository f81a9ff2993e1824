import Domain
import Foundation
import Testing

@testable import Storage

@Suite("How often each food was eaten")
struct FoodTallyTests {
    private let now = Date(timeIntervalSince1970: 1_774_000_000)
    private let today = CivilDate(ordinal: 20_533)

    /// Some of a few foods on each of so many days; tea feeds nobody, milk does.
    private func entries(days: Int) -> [FoodEntry] {
        let foods: [(id: String?, name: String, drink: DrinkClass?, energy: Double?)] = [
            ("bread", "Bread", nil, 80), (nil, "Soup of the day", nil, nil), ("tea", "Tea", .coffeeTea, 2),
            ("milk", "Milk", .juice, 90), ("water", "Water", .water, nil),
        ]
        var dice = SystemRandomNumberGenerator()
        return (0..<days).flatMap { age in
            (0..<Int.random(in: 0...4, using: &dice)).map { place in
                let food = foods[Int.random(in: foods.indices, using: &dice)]
                return FoodEntry(
                    id: "\(age)-\(place)", day: today.adding(days: -age),
                    at: now.addingTimeInterval(Double(-age * 86_400 + place)), minute: 600 + place, slot: .lunch,
                    foodID: food.id, name: food.name, amount: 1, unit: "serving", drink: food.drink,
                    nutrients: Nutrients(energy: food.energy))
            }
        }
    }

    private func expect(_ database: Storage.Database, _ owner: Account.ID, _ comment: Comment) throws {
        let eaten = try database.entries.entries(of: owner, in: DayRange(400, endingOn: today)).filter(\.isEaten)
        let byFood = Dictionary(grouping: eaten) { $0.foodID ?? "called " + $0.name.lowercased() }
        let tally = try database.entries.tally(of: owner)
        #expect(tally.days == Set(eaten.map(\.day)).count, comment)
        #expect(tally.entries == eaten.count, comment)
        #expect(tally.foods.map(\.count) == byFood.values.map(\.count).sorted(by: >), comment)
        for food in tally.foods {
            let all = byFood[food.last.foodID ?? "called " + food.last.name.lowercased()]
            #expect(all?.count == food.count && all?.map(\.at).max() == food.last.at, comment)
        }
        #expect(try database.entries.daysEaten(by: owner) == Set(eaten.map(\.day)), comment)
    }

    @Test("It is what the entries come to, also after some were added, changed or taken back")
    func tallied() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        try expect(database, sam, "none")
        let all = entries(days: 60)
        for entry in all { _ = try database.entries.add(entry, of: sam, now: now) }
        try expect(database, sam, "added")
        for var entry in all.prefix(20) {
            (entry.foodID, entry.name, entry.drink) = ("milk", "Milk", .juice)
            entry.nutrients = Nutrients(energy: 90)
            try database.entries.update(entry, of: sam, now: now)
        }
        try expect(database, sam, "changed")
        for entry in all.suffix(20) { try database.entries.delete(entry.id, of: sam, now: now) }
        try expect(database, sam, "taken back")
    }
}
