/// What food holds: per 100 g in a `Food`, for the amount eaten in a `FoodEntry`. A missing figure is unknown, not zero.
public struct Nutrients: Codable, Sendable, Equatable {
    /// kcal
    public var energy: Double?
    /// g
    public var protein: Double?
    /// Available carbohydrate without fibre, g
    public var carbs: Double?
    /// g
    public var fat: Double?
    /// g
    public var fibre: Double?
    /// g
    public var sugar: Double?
    /// g
    public var saturatedFat: Double?
    /// g of salt (2.5 times sodium)
    public var salt: Double?
    /// mg
    public var caffeine: Double?
    /// g of pure ethanol
    public var alcohol: Double?

    public init(
        energy: Double? = nil, protein: Double? = nil, carbs: Double? = nil, fat: Double? = nil, fibre: Double? = nil,
        sugar: Double? = nil, saturatedFat: Double? = nil, salt: Double? = nil, caffeine: Double? = nil,
        alcohol: Double? = nil
    ) {
        self.energy = energy
        self.protein = protein
        self.carbs = carbs
        self.fat = fat
        self.fibre = fibre
        self.sugar = sugar
        self.saturatedFat = saturatedFat
        self.salt = salt
        self.caffeine = caffeine
        self.alcohol = alcohol
    }

    /// Each nutrient with the metric of a day that it feeds.
    public static var byMetric: [(metric: Metric, path: any WritableKeyPath<Nutrients, Double?> & Sendable)] {
        [
            (.energy, \.energy), (.protein, \.protein), (.carbs, \.carbs), (.fat, \.fat), (.fibre, \.fibre),
            (.sugar, \.sugar), (.saturatedFat, \.saturatedFat), (.salt, \.salt), (.caffeine, \.caffeine),
            (.alcohol, \.alcohol),
        ]
    }

    /// Every known figure times `factor`: 1.5 for 150 g of something given per 100 g.
    public func scaled(by factor: Double) -> Nutrients {
        var result = Nutrients()
        for (_, path) in Self.byMetric { result[keyPath: path] = self[keyPath: path].map { $0 * factor } }
        return result
    }
}
