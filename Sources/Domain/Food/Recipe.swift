/// A dish of one's own: what goes in, and how many it serves.
public struct Recipe: Codable, Sendable, Equatable, Identifiable {
    /// A snapshot: a food that is edited later does not change the recipe.
    public typealias Ingredient = MealTemplate.Item

    public static let idPrefix = "recipe-"
    public static let servingsRange = 0.5...100.0

    /// `recipe-` and a UUID
    public var id: String
    public var name: String
    public var ingredients: [Ingredient]
    /// 0.5...100; two and a half is fine.
    public var servings: Double
    /// g of the dish when it is done, above 0; boiling down or soaking up water changes what 100 g holds.
    public var cookedGrams: Double?
    /// Set for what is drunk, such as a smoothie.
    public var drink: DrinkClass?
    /// How it is made, and notes.
    public var steps: String?

    public init(
        id: String, name: String, ingredients: [Ingredient], servings: Double, cookedGrams: Double? = nil,
        drink: DrinkClass? = nil, steps: String? = nil
    ) {
        self.id = id
        self.name = name
        self.ingredients = ingredients
        self.servings = servings
        self.cookedGrams = cookedGrams
        self.drink = drink
        self.steps = steps
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try container.decode(String.self, forKey: .id),
            name: try container.decode(String.self, forKey: .name),
            ingredients: try container.decode([Ingredient].self, forKey: .ingredients),
            servings: try container.decode(Double.self, forKey: .servings),
            cookedGrams: try container.decodeIfPresent(Double.self, forKey: .cookedGrams),
            drink: try container.decodeIfPresent(DrinkClass.self, forKey: .drink),
            steps: try container.decodeIfPresent(String.self, forKey: .steps))
        guard Self.servingsRange.contains(servings), cookedGrams ?? 1 > 0 else {
            throw DecodingError.dataCorruptedError(
                forKey: .servings, in: container, debugDescription: "not 0.5 to 100 servings, or no weight")
        }
    }

    /// What all of it holds.
    public var total: NutrientSum { NutrientSum(ingredients) }

    /// The ingredients that do not tell `metric`: the reason why its sum is an "at least".
    public func ingredients(lacking metric: Metric) -> [Ingredient] {
        ingredients.filter { NutrientSum([$0]).incomplete.contains(metric) }
    }

    /// g of what goes in; `nil` as soon as one ingredient has no weight.
    public var rawGrams: Double? {
        var sum = 0.0
        for ingredient in ingredients {
            guard let grams = ingredient.grams else { return nil }
            sum += grams
        }
        return sum > 0 ? sum : nil
    }

    /// g of the dish, as weighed when it was done, else of what went in.
    public var grams: Double? { cookedGrams ?? rawGrams }
    /// Whether `grams` is only what went in.
    public var isRawWeight: Bool { cookedGrams == nil }

    /// One serving; a figure of `total.incomplete` is a lower bound.
    public var perServing: Nutrients { total.known.scaled(by: 1 / servings) }
    public var gramsPerServing: Double? { grams.map { $0 / servings } }
    /// 100 g of the dish; a figure of `total.incomplete` is a lower bound. `nil` without a weight.
    public var per100g: Nutrients? { grams.map { total.known.scaled(by: 100 / $0) } }

    /// The recipe as a food, so that logging it is logging a food; `nil` without a weight.
    ///
    /// A figure that some ingredient does not tell is unknown here: the day on which it is logged then says "at least".
    public var asFood: Food? {
        guard let grams, let gramsPerServing else { return nil }
        return Food(
            id: id, name: name, group: drink == nil ? "dishes" : "drinks", drink: drink,
            per100g: total.complete.scaled(by: 100 / grams), density: drink == nil ? nil : density,
            portions: [Portion(unit: "serving", grams: gramsPerServing)], isCustom: true,
            micros: micros?.scaled(by: 100 / grams))
    }

    /// Of all of it, what every ingredient tells; `nil` where there is none such.
    private var micros: Micronutrients? {
        guard ingredients.allSatisfy({ $0.micros != nil }) else { return nil }
        var micros = Micronutrients()
        let parts = ingredients.map { (micros: $0.micros, energy: $0.nutrients.energy) }
        for nutrient in Micronutrient.allCases {
            let sum = MicronutrientSum(nutrient, parts)
            micros[nutrient] = sum.isAtLeast ? nil : sum.amount
        }
        return micros.isEmpty ? nil : micros
    }

    /// The same dish for other eaters: every amount and the weight in proportion.
    public func scaled(toServings newServings: Double) -> Recipe {
        let factor = newServings / servings
        var recipe = self
        recipe.servings = newServings
        recipe.cookedGrams = cookedGrams.map { $0 * factor }
        recipe.ingredients = ingredients.map { $0.scaled(to: $0.amount * factor) }
        return recipe
    }

    /// g in a ml where every ingredient is poured; else that of water, as good as any for a smoothie.
    private var density: Double {
        let volumes = ingredients.compactMap(\.millilitres)
        guard volumes.count == ingredients.count, let rawGrams else { return 1 }
        let volume = volumes.reduce(0, +)
        return volume > 0 ? rawGrams / volume : 1
    }
}
