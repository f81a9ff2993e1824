/// A vitamin, a mineral or another substance of which food holds little.
///
/// Figures are stored in this order: a new one goes to the end.
public enum Micronutrient: Int, CaseIterable, Sendable {
    /// Retinol and what the body makes of carotenes (RAE)
    case vitaminA
    case vitaminD
    /// Alpha-tocopherol
    case vitaminE
    /// Phylloquinone
    case vitaminK
    case vitaminC
    /// Vitamin B1
    case thiamin
    /// Vitamin B2
    case riboflavin
    /// Vitamin B3, without what the body makes of protein
    case niacin
    case vitaminB6
    /// Vitamin B9: folate and folic acid together
    case folate
    case vitaminB12
    /// Vitamin B5
    case pantothenicAcid
    /// Vitamin B8
    case biotin
    case calcium, iron, magnesium, zinc, potassium, phosphorus, copper, manganese, selenium, iodine
    case cholesterol
    /// EPA and DHA, of fish and algae
    case omega3

    public enum Unit: String, Sendable {
        case milligrams = "mg"
        case micrograms = "µg"

        /// How many of it are in a gram.
        public var perGram: Double { self == .milligrams ? 1000 : 1_000_000 }
    }

    public var unit: Unit {
        switch self {
        case .vitaminA, .vitaminD, .vitaminK, .folate, .vitaminB12, .biotin, .selenium, .iodine: .micrograms
        default: .milligrams
        }
    }

    /// What it is called in JSON and in the tables: `vitaminB12`.
    public var key: String { Self.keys[rawValue] }

    public init?(key: String) {
        guard let place = Self.keys.firstIndex(of: key) else { return nil }
        self.init(rawValue: place)
    }

    private static let keys = allCases.map { "\($0)" }
}

/// By key
extension Micronutrient: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let known = Micronutrient(key: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "No such nutrient")
        }
        self = known
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(key)
    }
}
