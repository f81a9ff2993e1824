import Domain

/// Records of an OpenNutriTracker export: what was eaten, with its nutrients for 100 g or ml.
enum NutriTracker {
    private static let nutrients: [(String, Metric)] = [
        ("energyKcal100", .energy), ("carbohydrates100", .carbs), ("fat100", .fat), ("proteins100", .protein),
        ("sugars100", .sugar), ("saturatedFat100", .saturatedFat), ("fiber100", .fibre),
    ]

    static func addIntake(_ row: AccountRow, _ tally: HistoryTally) throws {
        guard let at = row.moment("dateTime"), tally.isPossible(at.day) else { return tally.skip(.date, row.words) }
        guard let name = row.text("meal.name"), let amount = row.number("amount"), amount > 0 else {
            return tally.skip(.malformed, row.words)
        }
        let unit = row.text("unit") ?? row.text("meal.mealUnit") ?? "g"
        let grams: Double
        switch unit.lowercased() {
        case "serving", "portion":
            grams = amount * (row.number("meal.servingQuantity") ?? row.number("meal.mealQuantity") ?? 100)
        case "g/ml", "gml": grams = amount
        default:
            let known = WrittenUnit(unit)
            grams = amount * (known?.dimension == .mass || known?.dimension == .volume ? known?.factor ?? 1 : 1)
        }
        var found = Nutrients()
        for (key, metric) in nutrients {
            guard let value = row.number("meal.nutriments.\(key)"), value >= 0 else { continue }
            found[metric] = value * grams / 100
        }
        guard found != Nutrients() else { return tally.skip(.empty, row.words) }
        let place = MealPlace(row.text("type"), at: at.minute, tally.context.mealTimes)
        let isVolume = WrittenUnit(unit)?.dimension == .volume
        let brand = row.text("meal.brands").map { " (\($0.prefix(60)))" } ?? ""
        try tally.add(
            FoodEntry(
                id: "", day: at.day, at: tally.home.instant(on: at.day, minute: place.minute), minute: place.minute,
                slot: place.slot, name: String((name + brand).prefix(200)), amount: amount,
                unit: String(unit.prefix(40)),
                grams: isVolume ? nil : grams, nutrients: found))
    }

    static func addActivity(_ row: AccountRow, _ tally: HistoryTally) {
        guard let at = row.moment("date") ?? row.moment("dateTime"), tally.isPossible(at.day) else {
            return tally.skip(.date, row.words)
        }
        guard let minutes = row.number("duration"), minutes > 0, Metric.workoutMinutes.range.contains(minutes) else {
            return tally.skip(.malformed, row.words)
        }
        let name =
            row.text("physicalActivityEntity.specificActivity") ?? row.text("physicalActivity.specificActivity")
            ?? row.text("physicalActivityDBO.specificActivity") ?? row.text("name")
        tally.add(activity: name, on: at.day, minute: at.minute, minutes: minutes, energy: row.number("burnedKcal"))
    }

    static func addWeight(_ row: AccountRow, _ tally: HistoryTally) {
        guard let at = row.moment("date") ?? row.moment("dateTime") ?? row.moment("day"), tally.isPossible(at.day)
        else {
            return tally.skip(.date, row.words)
        }
        guard let weight = row.number("weight") ?? row.number("weightKG") ?? row.number("weightKg"), weight > 0 else {
            return tally.skip(.malformed, row.words)
        }
        tally.set(.weight, on: at.day, weight, weight: Double(at.seconds ?? 0))
    }
}
