import Catalogue
import Domain
import Foundation
import Hummingbird
import Services
import Storage

/// Dishes of one's own: what goes in, what a serving holds.
struct RecipeRoutes {
    let database: Database
    let finder: FoodFinder

    private static let mostIngredients = 60

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("recipes", use: list)
        group.post("recipes", use: create)
        group.get("recipes/:id", use: one)
        group.patch("recipes/:id", use: update)
        group.delete("recipes/:id", use: delete)
        group.put("recipes/:id/restoring", use: restore)
    }

    /// A recipe with names and units in the reader's words, and what follows from it.
    private struct Shown: Encodable {
        struct Ingredient: Encodable {
            var foodId: String?
            var foodName: String
            var servingQuantity: Double
            var unit: String
            var servingSize: String
            var grams: Double?
            var nutrients: Nutrients
        }

        var id: String
        var name: String
        var servings: Double
        var cookedGrams: Double?
        var drink: DrinkClass?
        var steps: String?
        var ingredients: [Ingredient]
        var grams: Double?
        var perServing: Nutrients
        /// Figures that some ingredient does not tell: these are at least so much.
        var incomplete: [Metric]
        /// What is logged; none while an ingredient has no weight and the dish none either.
        var food: FoodItem?

        init(_ recipe: Recipe, _ language: Language) {
            id = recipe.id
            name = recipe.name
            servings = recipe.servings
            cookedGrams = recipe.cookedGrams
            drink = recipe.drink
            steps = recipe.steps
            ingredients = recipe.ingredients.map { item in
                Ingredient(
                    foodId: item.foodID, foodName: FoodNames.shown(item.name, of: item.foodID, language),
                    servingQuantity: item.amount, unit: item.unit,
                    servingSize: PortionNames.label(item.unit, item.amount, language), grams: item.grams,
                    nutrients: item.nutrients)
            }
            grams = recipe.grams
            perServing = recipe.perServing
            incomplete = recipe.total.incomplete.sorted { $0.rawValue < $1.rawValue }
            food = recipe.asFood.map { FoodItem($0, language) }
        }
    }

    /// By name, 50 a `?page=`.
    @Sendable private func list(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let page = try ListPage(request)
        let found = try database.recipes.list(person.owner, offset: page.offset, limit: page.limit)
        return page.answer("recipes", found) { Shown($0, person.language) }
    }

    @Sendable private func one(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let recipe = try find(context, person)
        return try .json(Shown(recipe, person.language)).tagged(recipe)
    }

    @Sendable private func create(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        var form = try await request.form()
        let blank = Recipe(
            id: try Recipe.idPrefix + request.newID(for: person.owner), name: "", ingredients: [], servings: 1)
        let recipe = try read(&form, onto: blank, person)
        return .json(try save(recipe, person), status: .created)
    }

    @Sendable private func update(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        _ = try find(context, person)
        let form = try await request.form()
        let (recipe, shown) = try database.inTurn {
            let old = try find(context, person)
            try request.requireMatch(old)
            var form = form
            let recipe = try read(&form, onto: old, person)
            return (recipe, try save(recipe, person))
        }
        return try .json(shown).tagged(recipe)
    }

    @Sendable private func delete(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        try database.recipes.delete(try context.parameters.require("id"), of: person.owner, now: person.now)
        return .noContent
    }

    @Sendable private func restore(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let recipe = try database.recipes.restore(try context.parameters.require("id"), of: person.owner)
        return .json(Shown(recipe, person.language))
    }

    private func find(_ context: PersonalContext, _ person: Person) throws -> Recipe {
        guard let recipe = try database.recipes.find(try context.parameters.require("id"), of: person.owner) else {
            throw Problem.notFound
        }
        return recipe
    }

    private func save(_ recipe: Recipe, _ person: Person) throws -> Shown {
        try database.recipes.save(recipe, of: person.owner, now: person.now)
        return Shown(recipe, person.language)
    }

    /// - Throws: 422 with a message per field: no name, no ingredients, one whose unit has no weight, or of itself.
    private func read(_ form: inout Form, onto old: Recipe, _ person: Person) throws -> Recipe {
        var recipe = old
        if form.has("name") || recipe.name.isEmpty { recipe.name = form.requiredText("name", limit: 120) }
        form.number("servings", in: Recipe.servingsRange).apply(to: &recipe.servings)
        form.number("cookedGrams", in: 1...100_000).apply(to: &recipe.cookedGrams)
        form.choice("drink", of: DrinkClass.self).apply(to: &recipe.drink)
        form.text("steps", limit: 5000, lines: true).apply(to: &recipe.steps)
        if form.has("ingredients") || recipe.ingredients.isEmpty {
            let reader = EntryForm(finder: finder, person: person)
            recipe.ingredients = []
            for var item in form.objects("ingredients", limit: Self.mostIngredients) {
                if let entry = try reader.entry(&item) {
                    if entry.foodID == recipe.id { item.complain("foodId", "problem.recipe.itself") }
                    recipe.ingredients.append(Recipe.Ingredient(entry))
                }
                form.adopt(item, under: "ingredients")
            }
            if recipe.ingredients.isEmpty { form.complain("ingredients", "problem.recipe.empty") }
        }
        try form.check()
        return recipe
    }
}
