/// Fruit and vegetables of a day, in portions of 80 g: five make the 400 g that the WHO advises (TRS 916, 2003).
///
/// Juice and pulses count for one portion a day at most, 30 g of dried fruit for one portion, potatoes not at all (NHS,
/// 5 A Day).
public struct ProduceTally: Codable, Sendable, Equatable {
    /// g
    public static let portion = 80.0
    private static let driedPortion = 30.0
    private static let juicePortion = 150.0

    private var counted = 0.0
    private var pulses = 0.0
    private var juice = 0.0

    public init() {}

    init(grams: Double, as produce: FoodKind.Produce) { add(grams: grams, as: produce) }

    public mutating func add(grams: Double, as produce: FoodKind.Produce) {
        guard grams > 0, grams.isFinite else { return }
        switch produce {
        case .fresh: counted += grams / Self.portion
        case .dried: counted += grams / Self.driedPortion
        case .pulse: pulses = min(1, pulses + grams / Self.portion)
        case .juice: juice = min(1, juice + grams / Self.juicePortion)
        }
    }

    public var portions: Double { counted + pulses + juice }
}
