/// Vitamins and minerals: of 100 g in a `Food`, of the amount eaten in a `FoodEntry`. One that is missing is unknown, not
/// zero.
public struct Micronutrients: Sendable, Equatable {
    /// By `Micronutrient.rawValue`
    private var amounts = [Double?](repeating: nil, count: Micronutrient.allCases.count)

    public init() {}

    public init(_ amounts: [Micronutrient: Double]) {
        for (nutrient, amount) in amounts { self[nutrient] = amount }
    }

    /// In the nutrient's unit. What is negative or no number is unknown.
    public subscript(nutrient: Micronutrient) -> Double? {
        get { amounts[nutrient.rawValue] }
        set { amounts[nutrient.rawValue] = newValue.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
    }

    public var isEmpty: Bool { amounts.allSatisfy { $0 == nil } }

    /// Those that are known, by key.
    public var byKey: [String: Double] {
        var result: [String: Double] = [:]
        for nutrient in Micronutrient.allCases { result[nutrient.key] = self[nutrient] }
        return result
    }

    /// Every known figure times `factor`: 1.5 for 150 g of something given per 100 g.
    public func scaled(by factor: Double) -> Micronutrients {
        var result = self
        for nutrient in Micronutrient.allCases { result[nutrient] = self[nutrient].map { Self.tidy($0 * factor) } }
        return result
    }

    /// To four digits, more than any analysis gives.
    private static func tidy(_ value: Double) -> Double {
        var unit = 1.0
        while value * unit < 1000, unit < 1e6 { unit *= 10 }
        return (value * unit).rounded() / unit
    }
}

/// In the order of `Micronutrient`, between semicolons: `11;;0.18;;53.2`. A sixth of the bytes of JSON, and quick to read.
extension Micronutrients {
    private static let separator = UInt8(ascii: ";")

    /// - Returns: `nil` where nothing is known.
    public init?(text: some Collection<UInt8>) {
        var rest = text[...]
        for nutrient in Micronutrient.allCases where !rest.isEmpty {
            let end = rest.firstIndex(of: Self.separator) ?? rest.endIndex
            if end > rest.startIndex { self[nutrient] = Self.amount(rest[..<end]) }
            rest = rest[end...].dropFirst()
        }
        if isEmpty { return nil }
    }

    /// Digits with a point as `text` writes them are a whole number divided by a power of ten: below 2^53 and 10^22 both
    /// are exact, and so is what comes out as near as can be.
    private static func amount(_ cell: some Collection<UInt8>) -> Double? {
        var (digits, unit, hasPoint, isPlain) = (0.0, 1.0, false, false)
        for byte in cell {
            isPlain = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            if isPlain {
                digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
                if hasPoint { unit *= 10 }
            } else if byte == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
            } else {
                break
            }
        }
        return isPlain && digits < 0x1p53 && unit <= 1e22
            ? digits / unit : Double(String(decoding: cell, as: UTF8.self))
    }

    /// - Returns: `nil` where nothing is known.
    public init?(text: String?) {
        guard let text else { return nil }
        self.init(text: text.utf8)
    }

    public var text: String {
        let last = amounts.lastIndex { $0 != nil } ?? -1
        return amounts[...last].map { amount in
            amount.map { Int(exactly: $0).map(String.init) ?? String($0) } ?? ""
        }.joined(separator: ";")
    }
}

/// By key, as API clients and exports know it; what this version does not know is left out.
extension Micronutrients: Codable {
    public init(from decoder: any Decoder) throws {
        for (key, amount) in try decoder.singleValueContainer().decode([String: Double].self) {
            if let nutrient = Micronutrient(key: key) { self[nutrient] = amount }
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(byKey)
    }
}
