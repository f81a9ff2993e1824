import Domain
import Foundation
import Testing

@testable import Storage

@Suite("Lists of one's own by name")
struct NameOrderTests {
    private let now = Date(timeIntervalSince1970: 1_774_000_000)
    private let names = ["Zalm", "éclair", "Eclair 10", "egg", "Éclair 2", "appel", "Ärtsoppa", "Öl"]
    private let inOrder = ["appel", "Ärtsoppa", "éclair", "Éclair 2", "Eclair 10", "egg", "Öl", "Zalm"]

    @Test("Foods, recipes, meals and workouts stand as a dictionary has them, accents and figures included")
    func order() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        for (place, name) in names.enumerated() {
            let food = Food(
                id: "my-\(place)", name: name, group: "custom", per100g: Nutrients(energy: 45), isCustom: true)
            try database.foods.save(food, of: sam)
            let entry = FoodEntry(
                id: "\(place)", day: CivilDate(ordinal: 20_533), at: now, minute: 600, slot: .lunch, foodID: food.id,
                name: name, amount: 100, unit: "g", grams: 100, nutrients: Nutrients(energy: 45))
            let item = MealTemplate.Item(entry)
            try database.templates.save(
                MealTemplate(id: "m\(place)", name: name, slot: nil, items: [item]), of: sam, now: now)
            try database.recipes.save(
                Recipe(id: "recipe-\(place)", name: name, ingredients: [item], servings: 1), of: sam, now: now)
            try database.workoutTemplates.save(
                WorkoutTemplate(id: "w\(place)", name: name, kind: .strength, exercises: []), of: sam, now: now)
        }
        #expect(try database.foods.list(sam).map(\.name) == inOrder)
        #expect(try database.foods.list(sam, offset: 2, limit: 3).map(\.name) == Array(inOrder[2..<5]))
        #expect(try database.recipes.list(sam).map(\.name) == inOrder)
        let meals = try database.templates.offered(
            on: CivilDate(ordinal: 20_533), in: .lunch, to: sam, offset: 0, limit: 20)
        #expect(meals.map(\.name) == inOrder)
        #expect(try database.workoutTemplates.list(sam).map(\.name) == inOrder)
    }
}
