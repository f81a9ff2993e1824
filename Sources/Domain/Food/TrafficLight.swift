/// The colours of the UK's front-of-pack label: low, medium or high (Department of Health and FSA, Guide to creating a
/// front of pack nutrition label, 2013, tables 2 and 3).
public enum TrafficLight: String, Codable, Sendable, CaseIterable {
    case green, amber, red

    /// One colour for each nutrient of the label whose figure is known.
    public struct Label: Codable, Sendable, Equatable {
        public var fat: TrafficLight?
        public var saturates: TrafficLight?
        public var sugars: TrafficLight?
        public var salt: TrafficLight?

        /// - Parameters:
        ///   - per100: g in 100 g, or in 100 ml of a drink
        ///   - isDrink: drinks have lower limits
        ///   - portion: g, or ml of a drink; large portions are red by what the whole portion holds
        public init(per100: Nutrients, isDrink: Bool, portion: Double? = nil) {
            func light(_ value: Double?, _ limits: Limits) -> TrafficLight? {
                value.map { limits.light($0, isDrink: isDrink, portion: portion) }
            }
            fat = light(per100.fat, Limits(green: 3, amber: 17.5, portion: 21))
            saturates = light(per100.saturatedFat, Limits(green: 1.5, amber: 5, portion: 6))
            sugars = light(per100.sugar, Limits(green: 5, amber: 22.5, portion: 27))
            // A drink has low salt up to the same 0.3 g as food.
            salt = light(per100.salt, Limits(green: 0.3, amber: 1.5, portion: 1.8, greenOfDrinks: 0.3))
        }
    }

    /// g; those of drinks are half.
    private struct Limits {
        var green: Double
        var amber: Double
        var portion: Double
        var greenOfDrinks: Double?

        func light(_ value: Double, isDrink: Bool, portion: Double?) -> TrafficLight {
            let share = isDrink ? 0.5 : 1
            let size = portion ?? 0
            // Portions count where they are larger than 100 g, or 150 ml.
            let isLarge = size > (isDrink ? 150 : 100)
            if isLarge, value * size / 100 > self.portion * share { return .red }
            if value > amber * share { return .red }
            return value > (isDrink ? greenOfDrinks ?? green * share : green) ? .amber : .green
        }
    }
}
