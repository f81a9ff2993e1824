import Domain
import Foundation
import Testing

@Suite("Recipes")
struct RecipeTests {
    private let oats = Food(
        id: "oats", name: "Oats", nameNL: "Havermout", group: "breakfast",
        per100g: Nutrients(energy: 370, protein: 13, carbs: 59, fat: 7, fibre: 10, salt: 0.01),
        portions: [Portion(unit: "tbsp", grams: 10)])
    private let milk = Food(
        id: "milk", name: "Milk", group: "drinks", drink: .juice,
        per100g: Nutrients(
            energy: 50, protein: 3.5, carbs: 5, fat: 1.5, fibre: 0, sugar: 5, saturatedFat: 1, salt: 0.1, caffeine: 0,
            alcohol: 0), density: 1.04)

    private func porridge(cooked: Double? = nil) throws -> Recipe {
        Recipe(
            id: "recipe-1", name: "Porridge",
            ingredients: [
                try #require(Recipe.Ingredient(oats, 8, "tbsp", in: .nl)),
                try #require(Recipe.Ingredient(milk, 500, "ml", in: .en)),
            ], servings: 2.5, cookedGrams: cooked, steps: "Stir.")
    }

    @Test("An ingredient keeps what was typed, its weight, and the fluid of a drink")
    func ingredients() throws {
        let recipe = try porridge()
        #expect(recipe.ingredients.map(\.name) == ["Havermout", "Milk"])
        #expect(recipe.ingredients.map(\.amount) == [8, 500] && recipe.ingredients.map(\.unit) == ["tbsp", "ml"])
        #expect(recipe.ingredients.map(\.grams) == [80, 520])
        #expect(recipe.ingredients.map(\.millilitres) == [nil, 500])
        #expect(Recipe.Ingredient(oats, 1, "cup", in: .en) == nil)
    }

    @Test("A serving is a share of everything; 100 g goes by the cooked weight, else by what went in")
    func shares() throws {
        let raw = try porridge()
        #expect(raw.rawGrams == 600 && raw.isRawWeight && raw.gramsPerServing == 240)
        let energy: Double = 0.8 * 370 + 5.2 * 50
        #expect(near(raw.perServing.energy, energy / 2.5))
        #expect(near(raw.per100g?.energy, energy / 6))
        let cooked = try porridge(cooked: 500)
        #expect(cooked.grams == 500 && !cooked.isRawWeight && cooked.gramsPerServing == 200)
        #expect(near(cooked.per100g?.energy, energy / 5))
        #expect(cooked.perServing == raw.perServing)
    }

    @Test("A figure that one ingredient does not tell is a lower bound, and says whose fault it is")
    func incomplete() throws {
        let recipe = try porridge()
        #expect(recipe.total.incomplete == [.sugar, .saturatedFat])
        #expect(recipe.ingredients(lacking: .sugar).map(\.name) == ["Havermout"])
        #expect(recipe.ingredients(lacking: .caffeine).isEmpty)
        #expect(near(recipe.total.known.sugar, 26))
        #expect(recipe.total.complete.sugar == nil && recipe.total.complete.salt != nil)
    }

    @Test("Logged as a food it gives a serving's figures, and leaves unknown what is not known in full")
    func food() throws {
        let recipe = try porridge(cooked: 500)
        let food = try #require(recipe.asFood)
        #expect(food.id == "recipe-1" && food.isCustom && food.group == "dishes" && food.drink == nil)
        #expect(food.units.prefix(2) == ["serving", "g"])
        let weighed = try #require(food.weigh(1, "serving"))
        #expect(near(food.per100g.scaled(by: weighed.grams / 100).protein, recipe.perServing.protein ?? 0))
        #expect(food.per100g.sugar == nil && weighed.millilitres == nil)
    }

    @Test("A recipe that is drunk counts as fluid")
    func drink() throws {
        var shake = Recipe(
            id: "recipe-2", name: "Shake", ingredients: [try #require(Recipe.Ingredient(milk, 300, "ml", in: .en))],
            servings: 1, drink: .juice)
        #expect(near(shake.asFood?.weigh(1, "serving")?.millilitres, 300))
        shake.ingredients.append(try #require(Recipe.Ingredient(oats, 38, "g", in: .en)))
        #expect(near(shake.asFood?.weigh(1, "serving")?.millilitres, 350))
    }

    @Test("Without a weight there is no 100 g and no food, but still a serving")
    func weightless() throws {
        var recipe = try porridge()
        recipe.ingredients.append(
            Recipe.Ingredient(name: "Pinch of something", amount: 1, unit: "piece", nutrients: Nutrients(energy: 10)))
        #expect(recipe.grams == nil && recipe.asFood == nil && recipe.per100g == nil)
        #expect(recipe.perServing.energy != nil)
        recipe.cookedGrams = 500
        #expect(recipe.asFood != nil)
        #expect(Recipe(id: "recipe-3", name: "Nothing", ingredients: [], servings: 1).asFood == nil)
    }

    @Test("Scaled to more eaters every amount grows, and a serving stays what it was")
    func scaled() throws {
        let recipe = try porridge(cooked: 500)
        let party = recipe.scaled(toServings: 10)
        #expect(party.ingredients.map(\.amount) == [32, 2000] && party.cookedGrams == 2000)
        #expect(near(party.perServing.energy, recipe.perServing.energy ?? 0))
        #expect(near(party.gramsPerServing, 200))
    }

    @Test("It comes back from JSON as it went, and refuses servings that cannot be")
    func json() throws {
        let recipe = try porridge(cooked: 500)
        let data = try JSONEncoder().encode(recipe)
        #expect(try JSONDecoder().decode(Recipe.self, from: data) == recipe)
        for bad in [0, -1, 0.4, 101] {
            var wrong = recipe
            wrong.servings = bad
            let data = try JSONEncoder().encode(wrong)
            #expect(throws: DecodingError.self) { try JSONDecoder().decode(Recipe.self, from: data) }
        }
    }
}
