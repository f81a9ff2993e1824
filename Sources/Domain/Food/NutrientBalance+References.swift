extension NutrientBalance {
    /// What one person's figures are held against.
    public struct References: Sendable, Equatable {
        /// Carbohydrate, E% (EFSA Journal 2010;8(3):1462)
        public static let carbsShare = 45.0...60.0
        /// Fat, E% (EFSA Journal 2010;8(3):1461)
        public static let fatShare = 20.0...35.0
        /// Protein, E% (Institute of Medicine 2005; EFSA gives g per kg only)
        public static let proteinShare = 10.0...35.0
        /// Saturated fat, at most E% (WHO 2023)
        public static let saturatedShare = 10.0
        /// g of all sugars, at most (reference intake of EU 1169/2011). The WHO's 10 E% is about free sugars, which food
        /// tables do not tell from those of fruit and milk.
        public static let sugar = 90.0
        /// g of salt, at most (WHO 2012); the Gezondheidsraad and SACN say 6
        public static let salt = 5.0
        /// g of alcohol, at most (Gezondheidsraad 2015: none, or one glass)
        public static let alcohol = Alcohol.gramsPerDutchGlass

        /// g a day; `nil` without a goal or a weight
        public let protein: Double?
        /// g a day
        public let fibre: Double
        /// ml a day of drinks without alcohol
        public let water: Double
        /// kcal a day that is aimed at
        public let energy: Double?

        public init(_ targets: DayTargets) {
            protein = targets.protein?.value
            fibre = targets.fibre.value
            water = targets.fluid.value
            energy = targets.energy?.value
        }

        /// Between which values a day is as advised.
        subscript(nutrient: Nutrient) -> (low: Double?, high: Double?) {
            switch nutrient {
            case .protein: (protein, nil)
            case .proteinShare: (Self.proteinShare.lowerBound, Self.proteinShare.upperBound)
            case .carbsShare: (Self.carbsShare.lowerBound, Self.carbsShare.upperBound)
            case .fatShare: (Self.fatShare.lowerBound, Self.fatShare.upperBound)
            case .saturatedShare: (nil, Self.saturatedShare)
            case .sugar: (nil, Self.sugar)
            case .fibre: (fibre, nil)
            case .salt: (nil, Self.salt)
            case .alcohol: (nil, Self.alcohol)
            case .water: (water, nil)
            }
        }
    }
}
