/// What several foods hold of one nutrient, and for how much of them that is known.
public struct MicronutrientSum: Sendable, Equatable {
    /// Of the foods that tell it; `nil` where none does.
    public private(set) var amount: Double?
    /// How many foods tell it.
    public private(set) var known = 0
    /// How many foods there are.
    public private(set) var count = 0
    private var knownEnergy = 0.0
    private var energy = 0.0
    private var lacksEnergy = false

    public init() {}

    public init(_ nutrient: Micronutrient, _ parts: [(micros: Micronutrients?, energy: Double?)]) {
        for part in parts { add(part.micros?[nutrient], energy: part.energy) }
    }

    /// - Parameter energy: kcal of the food, by which it weighs
    mutating func add(_ amount: Double?, energy: Double?) {
        count += 1
        self.energy += energy ?? 0
        lacksEnergy = lacksEnergy || energy == nil
        guard let amount else { return }
        known += 1
        knownEnergy += energy ?? 0
        self.amount = (self.amount ?? 0) + amount
    }

    /// The true sum is `amount` or more.
    public var isAtLeast: Bool { known < count }

    /// 0...1: which part of the energy came from foods that tell it. Where energy is unknown or none, no more than which
    /// part of the foods.
    public var coverage: Double {
        guard count > 0 else { return 0 }
        let share = Double(known) / Double(count)
        guard energy > 0 else { return share }
        return lacksEnergy ? min(share, knownEnergy / energy) : knownEnergy / energy
    }
}
