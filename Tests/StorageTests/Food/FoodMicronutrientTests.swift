import Catalogue
import Domain
import Foundation
import Testing

@testable import Storage

@Suite("Vitamins and minerals in the store")
struct FoodMicronutrientTests {
    private let now = Date(timeIntervalSince1970: 1_774_000_000)
    private let day = CivilDate(ordinal: 20_533)

    private func entry(_ id: String, _ micros: Micronutrients?) -> FoodEntry {
        FoodEntry(
            id: id, day: day, at: now, minute: 600, slot: .lunch, foodID: "my-1", name: "Juice", amount: 200, unit: "g",
            grams: 200, nutrients: Nutrients(energy: 90), micros: micros)
    }

    @Test("An entry keeps what its food held then; lists of days come without unless they are asked for")
    func snapshot() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        let micros = Micronutrients([.vitaminC: 53.2, .iron: 0])
        var food = Food(id: "my-1", name: "Juice", group: "custom", per100g: Nutrients(energy: 45), isCustom: true)
        food.micros = micros
        try database.foods.save(food, of: sam)
        #expect(try database.foods.find("my-1", of: sam)?.micros == micros)
        let logged = entry("1", micros.scaled(by: 2))
        _ = try database.entries.add(logged, of: sam, now: now)
        food.micros = nil
        try database.foods.save(food, of: sam)
        #expect(try database.foods.find("my-1", of: sam)?.micros == nil)
        #expect(try database.entries.find("1", of: sam) == logged)
        #expect(try database.entries.entries(of: sam, on: day, withMicros: true) == [logged])
        let range = DayRange(1, endingOn: day)
        #expect(try database.entries.entries(of: sam, in: range, withMicros: true) == [logged])
        #expect(try database.entries.entries(of: sam, on: day).map(\.micros) == [nil])
        #expect(try database.entries.entries(of: sam, in: range).map(\.micros) == [nil])
        var changed = try #require(try database.entries.find("1", of: sam))
        changed.notes = "n"
        try database.entries.update(changed, of: sam, now: now)
        #expect(try database.entries.find("1", of: sam)?.micros?[.vitaminC] == 106.4)
    }

    @Test("Meals and recipes keep them too, and those saved before have none")
    func meals() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        let item = MealTemplate.Item(entry("1", Micronutrients([.zinc: 2])))
        let meal = MealTemplate(id: "m", name: "Lunch", slot: nil, items: [item, MealTemplate.Item(entry("2", nil))])
        try database.templates.save(meal, of: sam, now: now)
        #expect(try database.templates.find("m", of: sam).items == meal.items)
        let recipe = Recipe(id: "recipe-1", name: "Soup", ingredients: [item], servings: 1)
        try database.recipes.save(recipe, of: sam, now: now)
        #expect(try database.recipes.find("recipe-1", of: sam)?.asFood?.micros?[.zinc] == 1)
    }

    @Test("The demo's meals have them")
    func demo() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        try DemoData.fill(database, owner: sam, endingOn: day, days: 7, now: now)
        let entries = try database.entries.entries(of: sam, in: DayRange(7, endingOn: day), withMicros: true)
        #expect(Double(entries.count { $0.micros != nil }) > 0.8 * Double(entries.count))
    }
}
