extension Food {
    /// Weighs an amount of this food.
    ///
    /// - Parameters:
    ///   - amount: how many of `unit`, above 0
    ///   - unit: one of the food's own portions, or `g kg oz lb ml cl dl l fl_oz cup glass tbsp tsp`
    /// - Returns: grams, and millilitres where the density is known; `nil` for a unit that this food has no weight for.
    public func weigh(_ amount: Double, _ unit: String) -> (grams: Double, millilitres: Double?)? {
        guard amount.isFinite, amount > 0 else { return nil }
        if let portion = portions.first(where: { $0.unit == unit }) { return weighed(amount * portion.grams) }
        if let grams = Self.grams[unit] { return weighed(amount * grams) }
        if let volume = Self.millilitres[unit], let density { return weighed(amount * volume * density) }
        return nil
    }

    /// What most people mean by one of it: its first portion, else 100 g or ml.
    public var usualServing: (amount: Double, unit: String) {
        portions.first.map { (1, $0.unit) } ?? (100, density == nil ? "g" : "ml")
    }

    /// What an amount means that was typed loosely: "2" eggs, 200 water, a "slice" of something that has none.
    ///
    /// - Returns: whether the unit had to be guessed, too
    public func serving(of amount: Double?, _ unit: String?) -> (amount: Double, unit: String, isGuess: Bool) {
        let usual = usualServing
        if let unit, weigh(amount ?? 1, unit) != nil { return (amount ?? 1, unit, false) }
        guard let amount else { return (usual.amount, usual.unit, unit != nil) }
        // More than a person eats pieces of is meant as grams.
        if unit == nil, amount > 20 { return (amount, density == nil ? "g" : "ml", false) }
        return (min(amount, 20) * usual.amount, usual.unit, unit != nil)
    }

    /// The units it can be logged in: its own portions first.
    public var units: [String] {
        let own = portions.map(\.unit)
        let pourable = density == nil ? [] : ["ml", "cup", "tbsp", "tsp", "fl_oz"]
        return own + (["g"] + pourable + ["oz"]).filter { !own.contains($0) }
    }

    private func weighed(_ grams: Double) -> (grams: Double, millilitres: Double?) {
        (grams, density.map { grams / $0 })
    }

    private static let grams: [String: Double] = [
        "g": 1, "kg": 1000, "oz": UnitConversion.gramsPerOunce, "lb": UnitConversion.kilogramsPerPound * 1000,
    ]

    /// A cup is the US legal cup of 240 ml, spoons are 15 and 5 ml (21 CFR 101.9).
    private static let millilitres: [String: Double] = [
        "ml": 1, "cl": 10, "dl": 100, "l": 1000, "fl_oz": UnitConversion.millilitresPerFluidOunce, "cup": 240,
        "glass": 200, "tbsp": 15, "tsp": 5,
    ]
}
