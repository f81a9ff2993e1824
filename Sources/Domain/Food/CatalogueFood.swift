/// One food of a big catalogue, as an import gives it to the store.
public struct CatalogueFood: Sendable, Equatable {
    public var source: FoodSource
    /// The source's own number; Open Food Facts numbers by barcode.
    public var number: Int64
    public var barcode: Barcode?
    /// English where there is an English name, else what the pack says.
    public var name: String
    public var nameNL: String?
    /// Other words it is found by.
    public var synonyms: String?
    public var brand: String?
    /// A group of the built-in foods, or `packaged`.
    public var group: String
    public var drink: DrinkClass?
    public var per100g: Nutrients
    /// Grams in a millilitre. Figures per 100 ml are kept as figures per 100 g with a density of 1: amounts in
    /// millilitres come out exactly.
    public var density: Double?
    public var portions: [Portion]
    public var rank: FoodRank
    /// When the source last changed it; of two with one barcode the newer counts. Seconds since 1970.
    public var changed: Int64
    /// Of 100 g
    public var micros: Micronutrients?

    public init(
        source: FoodSource, number: Int64, barcode: Barcode? = nil, name: String, nameNL: String? = nil,
        synonyms: String? = nil, brand: String? = nil, group: String = "packaged", drink: DrinkClass? = nil,
        per100g: Nutrients,
        density: Double? = nil, portions: [Portion] = [], rank: FoodRank, changed: Int64 = 0,
        micros: Micronutrients? = nil
    ) {
        self.source = source
        self.number = number
        self.barcode = barcode
        self.name = name
        self.nameNL = nameNL
        self.synonyms = synonyms
        self.brand = brand
        self.group = group
        self.drink = drink
        self.per100g = per100g
        self.density = density
        self.portions = portions
        self.rank = rank
        self.changed = changed
        self.micros = micros
    }

    /// `off-3017620422003`, `fdc-171287`, `nevo-1234`
    public var id: Food.ID { source.id(of: number) }

    /// The food as everybody else knows it.
    public var food: Food {
        Food(
            id: id, name: name, nameNL: nameNL, group: group, drink: drink, per100g: per100g, density: density,
            portions: portions, brand: brand, barcode: barcode?.text, micros: micros)
    }
}

/// Who made a catalogue.
public enum FoodSource: String, CaseIterable, Codable, Sendable {
    /// USDA's FoodData Central
    case fdc
    /// NEVO, the Dutch food composition table
    case nevo
    /// Open Food Facts
    case off

    public var name: String {
        switch self {
        case .fdc: "FoodData Central"
        case .nevo: "NEVO"
        case .off: "Open Food Facts"
        }
    }

    /// The id of the source's food `number`; barcodes are written with the digits of their pack.
    public func id(of number: Int64) -> Food.ID {
        let barcode = self == .off ? UInt64(exactly: number).flatMap(Barcode.init(_:)) : nil
        return "\(rawValue)-\(barcode?.text ?? String(number))"
    }

    /// The source and number of an id that `id(of:)` made, with more or fewer zeros before the number.
    public static func split(_ id: Food.ID) -> (source: FoodSource, number: Int64)? {
        guard let mark = id.firstIndex(of: "-"), let source = FoodSource(rawValue: String(id[..<mark])),
            let number = Int64(id[id.index(after: mark)...]), number > 0
        else { return nil }
        return (source, number)
    }
}

/// How plain and how known a food is: 0 is shown first, 63 last.
///
/// Unbranded foods stand before all others, short names before long ones, then packs by how often they were scanned.
public struct FoodRank: Sendable, Hashable, Comparable {
    public static let count = 64
    public let value: Int

    /// - Parameter value: brought into 0...63.
    public init(_ value: Int) { self.value = min(max(value, 0), Self.count - 1) }

    /// - Parameter isAsEaten: whether it stands for a dish of a survey rather than for a food that was analysed
    public static func plain(_ name: String, isAsEaten: Bool = false) -> FoodRank {
        FoodRank(min(words(in: name) - 1, 7) * 2 + (isAsEaten ? 1 : 0))
    }

    /// - Parameter scans: by how many people, where that is known
    public static func branded(_ name: String, scans: Int = 0) -> FoodRank {
        let doublings = Int.bitWidth - max(scans, 0).leadingZeroBitCount
        return FoodRank(16 + (11 - min(doublings, 11)) * 4 + min((words(in: name) - 1) / 2, 3))
    }

    private static func words(in name: String) -> Int {
        name.utf8.reduce(1) { $0 + ($1 == UInt8(ascii: " ") ? 1 : 0) }
    }

    public static func < (a: FoodRank, b: FoodRank) -> Bool { a.value < b.value }
}

extension Food {
    /// Where the figures of a food come from.
    public enum Origin: String, CaseIterable, Sendable {
        /// Typed by whoever uses it.
        case own
        case recipe
        /// The built-in list of everyday foods.
        case builtIn
        /// Of USDA's FoodData Central, built in or imported.
        case fdc
        case nevo
        case off
    }

    public var origin: Origin {
        if id.hasPrefix(Recipe.idPrefix) { return .recipe }
        if isCustom { return .own }
        if let source = FoodSource.split(id)?.source { return Origin(rawValue: source.rawValue) ?? .builtIn }
        return id.hasPrefix("usda-") ? .fdc : .builtIn
    }
}
