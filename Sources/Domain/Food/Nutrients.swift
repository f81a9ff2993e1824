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

    /// The metrics of a day that food feeds.
    public static let metrics: [Metric] = [
        .energy, .protein, .carbs, .fat, .fibre, .sugar, .saturatedFat, .salt, .caffeine, .alcohol,
    ]

    /// The figure that feeds `metric`; `nil` for a metric that food does not feed, and stays so.
    public subscript(metric: Metric) -> Double? {
        get {
            switch metric {
            case .energy: energy
            case .protein: protein
            case .carbs: carbs
            case .fat: fat
            case .fibre: fibre
            case .sugar: sugar
            case .saturatedFat: saturatedFat
            case .salt: salt
            case .caffeine: caffeine
            case .alcohol: alcohol
            default: nil
            }
        }
        set {
            switch metric {
            case .energy: energy = newValue
            case .protein: protein = newValue
            case .carbs: carbs = newValue
            case .fat: fat = newValue
            case .fibre: fibre = newValue
            case .sugar: sugar = newValue
            case .saturatedFat: saturatedFat = newValue
            case .salt: salt = newValue
            case .caffeine: caffeine = newValue
            case .alcohol: alcohol = newValue
            default: break
            }
        }
    }

    /// Every known figure times `factor`: 1.5 for 150 g of something given per 100 g.
    public func scaled(by factor: Double) -> Nutrients {
        var result = Nutrients()
        for metric in Self.metrics { result[metric] = self[metric].map { $0 * factor } }
        return result
    }
}
