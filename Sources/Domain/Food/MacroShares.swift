/// How the energy of a day is made up of protein, carbohydrate and fat, at 4, 4 and 9 kcal a gram (Regulation (EU)
/// 1169/2011, annex XIV); alcohol is left out, as it is in "food energy".
public struct MacroShares: Sendable, Equatable {
    public static let metrics: [Metric] = [.protein, .carbs, .fat]

    /// 0 to 1; together 1.
    public let protein: Double
    public let carbs: Double
    public let fat: Double
    /// kcal of the three
    public let energy: Double
    /// Some of the day's food tells nothing about one of them.
    public let isAtLeast: Bool

    /// - Returns: `nil` when one of the three is unknown, or there is nothing of any.
    public init?(_ day: Day) {
        guard let protein = day.figures[.protein], let carbs = day.figures[.carbs], let fat = day.figures[.fat] else {
            return nil
        }
        let parts = [
            Atwater.protein.kilocalories * max(protein.value, 0),
            Atwater.carbohydrate.kilocalories * max(carbs.value, 0), Atwater.fat.kilocalories * max(fat.value, 0),
        ]
        let energy = parts.reduce(0, +)
        guard energy > 0, energy.isFinite else { return nil }
        self.protein = parts[0] / energy
        self.carbs = parts[1] / energy
        self.fat = parts[2] / energy
        self.energy = energy
        isAtLeast = protein.isAtLeast || carbs.isAtLeast || fat.isAtLeast
    }
}

extension MacroShares {
    /// - Parameter metric: one of `metrics`
    public subscript(metric: Metric) -> Double { metric == .protein ? protein : metric == .carbs ? carbs : fat }
}
