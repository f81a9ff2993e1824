import Catalogue
public import Domain

/// A food as a list of foods shows it: figures for one usual serving, and all units it can be logged in.
public struct FoodItem: Encodable, Sendable {
    public struct Unit: Encodable, Sendable {
        var unit: String
        var label: String
        var grams: Double
    }

    public struct Last: Encodable, Sendable {
        var servingQuantity: Double
        var unit: String
        var servingSize: String
        var calories: Double?
    }

    public let id: String
    let name: String
    let group: String
    let drink: DrinkClass?
    let isCustom: Bool
    /// What it was found by, where nothing was found for all that was typed.
    var searchedFor: String?
    /// How much of it this person had the last time.
    var last: Last?
    /// Where its figures come from.
    let source: String
    let brand: String?
    let barcode: String?
    /// What cannot be true together in the figures of a food of one's own.
    let doubts: [String]?
    /// What in it this person does not eat, as far as its name tells.
    public let flags: [Flag]?
    let servingSize: String
    let servingUnit: String
    let servingGrams: Double
    let calories: Double?
    let proteinGrams: Double?
    let carbsGrams: Double?
    let fatGrams: Double?
    let fibreGrams: Double?
    let per100g: Nutrients
    /// Vitamins and minerals of 100 g, by key. In lists only foods of one's own have them.
    let micros: Micronutrients?
    let density: Double?
    let units: [Unit]
    let nutriScore: NutriScore?
    let trafficLights: TrafficLight.Label
    /// For the usual serving.
    let portionLights: TrafficLight.Label

    public struct Flag: Encodable, Sendable {
        var certainty: DietaryFlag.Certainty
        var text: String
    }

    public init(_ food: Food, _ language: Language, flags: [DietaryFlag] = []) {
        let (quantity, unit) = food.usualServing
        let grams = food.weigh(quantity, unit)?.grams ?? 100
        let nutrients = food.per100g.scaled(by: grams / 100)
        id = food.id
        name = food.name(in: language)
        group = food.group
        drink = food.drink
        isCustom = food.isCustom
        source = Strings.shared.text("food.source.\(food.origin.rawValue)", language)
        brand = food.brand
        barcode = food.barcode
        self.flags = flags.isEmpty ? nil : flags.map { Flag(certainty: $0.certainty, text: $0.words(language)) }
        doubts = food.isCustom ? Self.doubts(food.per100g, language) : nil
        let label = PortionNames.label(unit, quantity, language)
        let count = NumberText.format(quantity, decimals: 0, language)
        servingSize =
            food.portions.isEmpty
            ? "\(count) \(label)" : "\(count) \(label) (\(NumberText.format(grams, decimals: 0, language)) g)"
        servingUnit = unit
        servingGrams = grams
        calories = nutrients.energy.map { $0.rounded() }
        proteinGrams = nutrients.protein.map(Self.tenths)
        carbsGrams = nutrients.carbs.map(Self.tenths)
        fatGrams = nutrients.fat.map(Self.tenths)
        fibreGrams = nutrients.fibre.map(Self.tenths)
        nutriScore = food.nutriScore
        trafficLights = food.trafficLights()
        portionLights = food.trafficLights(portion: grams)
        per100g = food.per100g
        micros = food.micros
        density = food.density
        units = food.units.compactMap { unit in
            food.weigh(1, unit).map {
                Unit(unit: unit, label: PortionNames.label(unit, 1, language), grams: $0.grams)
            }
        }
    }

    /// With the amount of the last time, where it can still be logged in that unit.
    public func had(_ entry: FoodEntry?, _ language: Language) -> FoodItem {
        guard let entry, units.contains(where: { $0.unit == entry.unit }) else { return self }
        var item = self
        item.last = Last(
            servingQuantity: entry.amount, unit: entry.unit,
            servingSize: PortionNames.label(entry.unit, entry.amount, language),
            calories: entry.nutrients.energy?.rounded())
        return item
    }

    private static func doubts(_ per100g: Nutrients, _ language: Language) -> [String]? {
        let check = LabelCheck(per100: per100g)
        guard !check.doubts.isEmpty else { return nil }
        let energy = NumberText.format(check.computed ?? 0, decimals: 0, language)
        return check.doubts.map { Strings.shared.text("label.check.\($0)", language, ["energy": energy]) }
    }

    private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
