extension FoodEntry {
    /// % by volume up to which a drink counts as one without alcohol
    private static let strongestWithout = 0.5

    /// ml that count towards the day's fluid; `nil` without a volume, and for drinks with alcohol.
    public var fluid: Double? { isAlcoholic ? nil : millilitres }

    /// ml of plain water; `nil` for anything else.
    public var plainWater: Double? { drink == .water ? fluid : nil }

    private var isAlcoholic: Bool {
        guard let millilitres, millilitres > 0, let grams = nutrients.alcohol else { return drink == .alcohol }
        return grams / Alcohol.density / millilitres * 100 > Self.strongestWithout
    }
}
