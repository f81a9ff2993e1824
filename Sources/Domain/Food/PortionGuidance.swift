/// How an amount compares with what people usually take of it.
///
/// Usual servings are the reference amounts customarily consumed of the US FDA (21 CFR 101.12(b), 2016) and, for meat and
/// poultry, of the USDA (9 CFR 317.312 and 381.412); for juice the 150 ml of the NHS. They tell what is usual, not what is
/// right.
public struct PortionGuidance: Codable, Sendable, Equatable {
    public let serving: FoodKind.Serving
    /// The amount in servings.
    public let ratio: Double
    /// Portions of fruit and vegetables in it, where it counts.
    public let produce: Double?

    /// - Parameters:
    ///   - grams: above 0
    ///   - density: g in a ml, for servings in ml
    /// - Returns: `nil` for a kind without a usual serving, or a drink without a density.
    public init?(_ kind: FoodKind, grams: Double, density: Double?) {
        guard let serving = kind.serving, serving.amount > 0, grams > 0, grams.isFinite else { return nil }
        self.serving = serving
        if serving.unit == .millilitres {
            guard let density, density > 0 else { return nil }
            ratio = grams / density / serving.amount
        } else {
            ratio = grams / serving.amount
        }
        produce = kind.produce.map { ProduceTally(grams: grams, as: $0).portions }
    }

    public enum Size: String, Codable, Sendable, CaseIterable { case part, half, one, several }

    public var size: Size {
        switch ratio {
        case ..<0.375: .part
        case ..<0.75: .half
        case ..<1.25: .one
        default: .several
        }
    }

    /// The key of the sentence about it, and what fills it: "about 2 usual servings (30 g each)".
    public var sentence: (key: String, values: [String: SentenceValue]) {
        (
            "portion.\(size.rawValue)",
            ["count": .number((ratio * 2).rounded() / 2), "serving": .quantity(serving.amount, serving.unit)]
        )
    }
}
