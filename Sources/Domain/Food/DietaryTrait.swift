/// What a restriction or an allergy can be about.
public enum DietaryTrait: String, CaseIterable, Codable, Sendable {
    // The fourteen allergens of Annex II of Regulation (EU) 1169/2011.
    case gluten, crustaceans, egg, fish, peanut, soya, milk, nuts, celery, mustard, sesame, sulphites, lupin, molluscs
    /// Of any land animal, poultry included.
    case meat
    case pork, beef, alcohol, lactose, honey, gelatine
    /// Meat and milk in one food.
    case meatWithMilk

    /// The fourteen, in the order above
    public static let chosenAllergens = allergens.all

    static let allergens: DietaryTraits = [
        .gluten, .crustaceans, .egg, .fish, .peanut, .soya, .milk, .nuts, .celery, .mustard, .sesame, .sulphites,
        .lupin, .molluscs,
    ]
}

/// A set of traits, one bit each.
public struct DietaryTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public init(_ trait: DietaryTrait) {
        rawValue = DietaryTrait.allCases.firstIndex(of: trait).map { 1 << UInt32($0) } ?? 0
    }

    public init(arrayLiteral traits: DietaryTrait...) { self.init(traits) }

    public init(_ traits: some Sequence<DietaryTrait>) {
        self.init(rawValue: traits.reduce(0) { $0 | Self($1).rawValue })
    }

    /// In the order of `DietaryTrait`.
    public var all: [DietaryTrait] {
        DietaryTrait.allCases.enumerated().filter { rawValue & (1 << UInt32($0.offset)) != 0 }.map(\.element)
    }
}

/// What a food is known or likely to hold. What is in neither set is unknown, never absent.
public struct DietaryContents: Sendable, Equatable {
    public var contains: DietaryTraits
    public var mayContain: DietaryTraits

    public init(contains: DietaryTraits = [], mayContain: DietaryTraits = []) {
        self.contains = contains
        self.mayContain = mayContain
    }
}
