/// Where a day's energy comes from, in % of it (E%).
public struct EnergyShares: Codable, Sendable, Equatable {
    public let protein: Double
    public let carbs: Double
    public let fat: Double
    public let saturatedFat: Double?
    /// Whether the saturated fat is a lower bound.
    public let isSaturatedAtLeast: Bool

    /// - Returns: `nil` when protein, carbohydrate or fat is not known in full: then no share is.
    public init?(_ day: Day) {
        guard let protein = day.whole(.protein), let carbs = day.whole(.carbs), let fat = day.whole(.fat) else {
            return nil
        }
        self.init(
            Nutrients(
                protein: protein, carbs: carbs, fat: fat, fibre: day[.fibre], saturatedFat: day[.saturatedFat],
                alcohol: day[.alcohol]), isSaturatedAtLeast: day.figures[.saturatedFat]?.isAtLeast == true)
    }

    /// By the parts, not by the day's energy: that may be typed over.
    init?(_ known: Nutrients, isSaturatedAtLeast: Bool) {
        guard let protein = known.protein, let carbs = known.carbs, let fat = known.fat,
            let energy = Atwater.kilocalories(of: known), energy > 0
        else { return nil }
        self.protein = 100 * Atwater.protein.kilocalories * protein / energy
        self.carbs = 100 * Atwater.carbohydrate.kilocalories * carbs / energy
        self.fat = 100 * Atwater.fat.kilocalories * fat / energy
        saturatedFat = known.saturatedFat.map { 100 * Atwater.fat.kilocalories * $0 / energy }
        self.isSaturatedAtLeast = isSaturatedAtLeast
    }
}
