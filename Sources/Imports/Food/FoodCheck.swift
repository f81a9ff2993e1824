import Domain

/// Makes nutrients per 100 g of raw figures, or says why they cannot be true.
enum FoodCheck {
    static let kilojoulesPerKilocalorie = 4.184
    private static let saltPerSodium = 2.5

    /// - Parameters:
    ///   - isMeasured: whether a laboratory stands behind the figures; those are not doubted
    ///   - isAlcoholic: drinks have energy that their label does not explain
    static func nutrients(
        _ figures: FigureSet, isMeasured: Bool, isAlcoholic: Bool = false
    ) -> Result<Nutrients, SkipReason> {
        let fibre = grams(figures[.fibre])
        let carbs = figures[.carbs] ?? figures[.totalCarbs].map { max(0, $0 - (fibre ?? 0)) }
        let macros = [figures[.protein], carbs, figures[.fat]].compactMap { $0 }
        if !isMeasured, macros.contains(where: { $0 > 105 }) || macros.reduce(0, +) > 105 {
            return .failure(.impossibleMacros)
        }
        var nutrients = Nutrients(
            energy: (figures[.energyKcal] ?? figures[.energyKJ].map { $0 / kilojoulesPerKilocalorie }).map {
                $0.rounded(per: 10_000)
            },
            protein: grams(figures[.protein]), carbs: grams(carbs), fat: grams(figures[.fat]), fibre: fibre,
            sugar: grams(figures[.sugar]), saturatedFat: grams(figures[.saturated]),
            salt: grams(figures[.salt] ?? figures[.sodium].map { $0 * saltPerSodium / 1000 }),
            caffeine: figures[.caffeine].flatMap { (0...20_000).contains($0) ? $0.rounded(per: 10_000) : nil },
            alcohol: grams(figures[.alcohol]))
        if let energy = nutrients.energy, !(0...902).contains(energy) { return .failure(.impossibleEnergy) }
        if nutrients.energy == nil, nutrients.protein == nil, nutrients.carbs == nil, nutrients.fat == nil, !isMeasured
        {
            return .failure(.noNutrition)
        }
        if !isMeasured, !isAlcoholic, isMismatch(nutrients, polyols: grams(figures[.polyols]) ?? 0) {
            return .failure(.energyMismatch)
        }
        // A part that is more than its whole is a slip of the pen.
        if let sugar = nutrients.sugar, let carbs = nutrients.carbs, sugar > carbs + 2, !isMeasured {
            nutrients.sugar = nil
        }
        if let part = nutrients.saturatedFat, let fat = nutrients.fat, part > fat + 2, !isMeasured {
            nutrients.saturatedFat = nil
        }
        return .success(nutrients)
    }

    /// Vitamins and minerals of 100 g; one that a label cannot mean is unknown.
    static func micros(_ figures: FigureSet, isMeasured: Bool) -> Micronutrients? {
        guard var micros = figures.micros else { return nil }
        for nutrient in Micronutrient.allCases where !isMeasured {
            if let amount = micros[nutrient], amount > nutrient.mostInFood { micros[nutrient] = nil }
        }
        return micros.isEmpty ? nil : micros.scaled(by: 1)
    }

    /// A figure that can be grams in 100 g; one that cannot is unknown.
    private static func grams(_ value: Double?) -> Double? {
        guard let value, (0...105).contains(value) else { return nil }
        return value.rounded(per: 10_000)
    }

    /// To ten-thousandths: what the store keeps, and more than anybody measures.

    /// Whether energy is far from what protein, carbohydrate, fat, fibre and alcohol give (4, 4, 9, 2, 7 kcal/g).
    private static func isMismatch(_ n: Nutrients, polyols: Double) -> Bool {
        guard let energy = n.energy, let protein = n.protein, let carbs = n.carbs, let fat = n.fat else { return false }
        let most = 4 * protein + 4 * carbs + 9 * fat + 2 * (n.fibre ?? 0) + 7 * (n.alcohol ?? 0)
        let least = most - 4 * min(polyols, carbs) - 2 * (n.fibre ?? 0)
        // kJ instead of kcal is 4.2 times too much; rounding on labels and odd carbohydrates stay well below.
        return energy > 2.5 * most + 40 || energy < 0.4 * least - 40
    }
}
