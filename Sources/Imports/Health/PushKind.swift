import Domain

/// Names and units of the Health Auto Export app.
enum PushKind {
    static let names: [String: HealthKind] = [
        "step_count": .steps, "walking_running_distance": .distance, "active_energy": .activeEnergy,
        "basal_energy_burned": .basalEnergy, "apple_exercise_time": .exercise, "heart_rate": .heartRate,
        "resting_heart_rate": .restingHeartRate, "heart_rate_variability": .hrv, "respiratory_rate": .respiratoryRate,
        "blood_oxygen_saturation": .oxygenSaturation, "vo2_max": .vo2Max, "weight_body_mass": .weight,
        "body_fat_percentage": .bodyFat, "waist_circumference": .waist, "dietary_energy": .energy,
        "protein": .protein, "carbohydrates": .carbs, "total_fat": .fat, "saturated_fat": .saturatedFat,
        "fiber": .fibre, "dietary_sugar": .sugar, "sodium": .sodium, "dietary_water": .water, "caffeine": .caffeine,
        "mindful_minutes": .mindful, "sleep_analysis": .sleep,
    ]

    /// Versions of the app differ in underscores and capitals: `vo2_max`, `vo2max`.
    private static let plainNames = Dictionary(
        names.map { (plain($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })

    static func named(_ name: String) -> HealthKind? { plainNames[plain(name)] }

    private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

    /// Factor from a unit to that of the kind's metric; `nil` for a unit that does not fit.
    static func factor(_ unit: String, _ kind: HealthKind) -> Double? {
        guard let measure = kind.measure else { return kind == .mindful && unit == "min" ? 1 : nil }
        // Percentages come as 97 here, as 0.97 in the export.
        if measure.dimension == .fraction, unit == "%" { return 1 }
        return factor(unit, measure.dimension).map { $0 * measure.factor }
    }

    private static func factor(_ unit: String, _ dimension: HealthUnit.Dimension) -> Double? {
        Array(unit.utf8).withUnsafeBufferPointer { HealthUnit.factor($0, dimension) }
    }

    /// What a workout has under the first of these names, `{"qty": 5, "units": "km"}`, in the dimension's own unit.
    static func amount(_ row: AccountRow, _ names: [String], _ dimension: HealthUnit.Dimension) -> Double? {
        for name in names {
            guard let number = row.number("\(name).qty"), number > 0, number < 1e6 else { continue }
            return factor(row.text("\(name).units") ?? "count/min", dimension).map { number * $0 }
        }
        return nil
    }

    // MARK: Sleep

    private static let nights: [(name: String, metric: Metric)] = [
        ("inBed", .sleepInBed), ("awake", .sleepAwake), ("core", .sleepCore), ("deep", .sleepDeep), ("rem", .sleepREM),
    ]

    /// Minutes of a night that the app has summed up; it writes 0 for what nobody recorded.
    static func night(_ row: AccountRow, _ units: String) -> [Metric: Double] {
        let factor: Double = units == "min" ? 1 : units == "s" ? 1.0 / 60 : 60
        func minutes(_ name: String) -> Double? {
            guard let number = row.number(name), number > 0 else { return nil }
            return number * factor
        }
        var known: [Metric: Double] = [:]
        for (name, metric) in nights { known[metric] = minutes(name) }
        let stages = [known[.sleepCore], known[.sleepDeep], known[.sleepREM]].compactMap(\.self).reduce(0, +)
        // "asleep" is the whole night in some versions, in others what has no stage.
        let asleep = minutes("asleep").map { $0 + 1 >= stages ? $0 : $0 + stages }
        known[.sleep] = minutes("totalSleep") ?? asleep ?? (stages > 0 ? stages : nil)
        return known.filter { $0.key.range.contains($0.value) }
    }

    /// A stage by its word: `Core`, `In Bed`, `HKCategoryValueSleepAnalysisAsleepREM`.
    static func stage(_ text: String) -> SleepStage? {
        var name = plain(text)
        let prefix = plain("HKCategoryValueSleepAnalysis")
        if name.hasPrefix(prefix) { name = String(name.dropFirst(prefix.count)) }
        if name != "asleep", name.hasPrefix("asleep") { name = String(name.dropFirst(6)) }
        return switch name {
        case "inbed": .inBed
        case "asleep", "unspecified": .asleep
        case "awake": .awake
        case "core", "light": .core
        case "deep": .deep
        case "rem": .rem
        default: nil
        }
    }
}
