/// A number as someone typed it, with its unit: 185 lb.
public struct Quantity: Sendable, Equatable, CustomStringConvertible {
    public let value: Double
    /// One of `factors`.
    public let unit: String

    /// Units by the stored unit that they measure, with how many of it one of them is.
    private static let factors: [String: (MetricUnit, Double)] = [
        "kg": (.kilograms, 1), "g": (.kilograms, 0.001), "lb": (.kilograms, UnitConversion.kilogramsPerPound),
        "st": (.kilograms, 14 * UnitConversion.kilogramsPerPound),
        "cm": (.centimetres, 1), "m": (.centimetres, 100), "in": (.centimetres, UnitConversion.centimetresPerInch),
        "ml": (.millilitres, 1), "l": (.millilitres, 1000), "cl": (.millilitres, 10),
        "fl oz": (.millilitres, UnitConversion.millilitresPerFluidOunce),
        "km": (.kilometres, 1), "mi": (.kilometres, UnitConversion.kilometresPerMile),
    ]

    public init?(value: Double, unit: String) {
        guard value.isFinite, Self.factors[unit] != nil else { return nil }
        self.value = value
        self.unit = unit
    }

    /// Reads "185 lb": a number with a point or a comma, and a unit.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count <= 40 else { return nil }
        let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
        guard let value = Double(String(number.map { $0 == "," ? "." : $0 })) else { return nil }
        self.init(value: value, unit: text.dropFirst(number.count).drop { $0 == " " }.lowercased())
    }

    /// In `unit`; `nil` when this measures something else.
    public func converted(to unit: MetricUnit) -> Double? {
        guard let (measured, factor) = Self.factors[self.unit], measured == unit else { return nil }
        return value * factor
    }

    /// "185 lb", as `init(_:)` reads it.
    public var description: String { "\(Int(exactly: value).map(String.init) ?? String(value)) \(unit)" }
}

extension Quantity: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let quantity = Quantity(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a number with a unit")
        }
        self = quantity
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
