/// Something that can be eaten or drunk, with figures per 100 g.
public struct Food: Codable, Sendable, Equatable, Identifiable {
    /// A catalogue slug (`egg-boiled`, `usda-...`), a source's number (`off-3017620422003`) or, for a person's own food,
    /// `my-` and a UUID.
    public var id: String
    /// English; Dutch beside it where there is a Dutch name.
    public var name: String
    public var nameNL: String?
    public var group: String
    /// Set for what is drunk.
    public var drink: DrinkClass?
    public var per100g: Nutrients
    /// Grams in a millilitre, for what is poured.
    public var density: Double?
    /// The first is what most people mean by "one".
    public var portions: [Portion]
    public var isCustom: Bool
    public var brand: String?
    /// Digits as they are printed on the pack.
    public var barcode: String?
    /// Of 100 g. `nil` where it is unknown, and in lists of the catalogue's foods, which come without.
    public var micros: Micronutrients?

    public init(
        id: String, name: String, nameNL: String? = nil, group: String, drink: DrinkClass? = nil, per100g: Nutrients,
        density: Double? = nil, portions: [Portion] = [], isCustom: Bool = false, brand: String? = nil,
        barcode: String? = nil, micros: Micronutrients? = nil
    ) {
        self.id = id
        self.name = name
        self.nameNL = nameNL
        self.group = group
        self.drink = drink
        self.per100g = per100g
        self.density = density
        self.portions = portions
        self.isCustom = isCustom
        self.brand = brand
        self.barcode = barcode
        self.micros = micros
    }

    /// Judged by 100 ml, as drinks are; soup is not.
    var isDrunk: Bool { drink != nil || group == "drinks" }

    public func name(in language: Language) -> String {
        language.choose(en: name, nl: nameNL ?? name)
    }
}

/// A household measure of one food.
public struct Portion: Codable, Sendable, Equatable {
    /// A word of the portion vocabulary (`slice`, `glass`), or the source's own English label.
    public var unit: String
    /// Grams in one of it.
    public var grams: Double

    public init(unit: String, grams: Double) {
        self.unit = unit
        self.grams = grams
    }
}

/// The five kinds of drink that are counted apart.
public enum DrinkClass: String, CaseIterable, Codable, Sendable {
    case water
    case coffeeTea = "coffee_tea"
    case softDrink = "soft_drink"
    case alcohol
    /// Juice, smoothies, milk and plant drinks.
    case juice
}
