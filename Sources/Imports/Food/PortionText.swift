import Domain

/// The household measures of FoodData Central's unbranded foods.
enum PortionText {
    /// - Parameters:
    ///   - unit: "cup"; `nil` where the measure stands in one of the other two
    ///   - description: "1 cup, sliced" (surveys)
    ///   - modifier: "sliced", or "cup, sliced" (SR)
    static func portion(
        amount: Double?, unit: String?, description: String?, modifier: String?, grams: Double
    ) -> Portion? {
        if let unit {
            // Weights are units of their own in the app.
            if ["oz", "lb", "g", "kg", "RACC"].contains(unit) { return nil }
            return PackSize.portion(
                modifier.map { "\(unit), \($0)" } ?? unit, amount: amount ?? 1, grams: grams)
        }
        if let description {
            let (count, rest) = PackSize.split(description) ?? (1, description)
            return PackSize.portion(rest, amount: count, grams: grams)
        }
        guard let modifier, modifier != "oz", modifier != "lb" else { return nil }
        return PackSize.portion(modifier, amount: amount ?? 1, grams: grams)
    }
}
