import Domain

/// The types of a Health export that become part of a day, by the end of their identifiers.
enum HealthKind: String, CaseIterable {
    // First: HRV is told apart by the night.
    case sleep = "SleepAnalysis"
    case steps = "StepCount"
    case distance = "DistanceWalkingRunning"
    case activeEnergy = "ActiveEnergyBurned"
    case basalEnergy = "BasalEnergyBurned"
    case exercise = "AppleExerciseTime"
    case heartRate = "HeartRate"
    case restingHeartRate = "RestingHeartRate"
    case hrv = "HeartRateVariabilitySDNN"
    case respiratoryRate = "RespiratoryRate"
    case oxygenSaturation = "OxygenSaturation"
    case vo2Max = "VO2Max"
    case weight = "BodyMass"
    case bodyFat = "BodyFatPercentage"
    case waist = "WaistCircumference"
    case energy = "DietaryEnergyConsumed"
    case protein = "DietaryProtein"
    case carbs = "DietaryCarbohydrates"
    case fat = "DietaryFatTotal"
    case saturatedFat = "DietaryFatSaturated"
    case fibre = "DietaryFiber"
    case sugar = "DietarySugar"
    case sodium = "DietarySodium"
    case water = "DietaryWater"
    case caffeine = "DietaryCaffeine"
    case mindful = "MindfulSession"
    /// iOS 18 calls it `VaginalBleeding`.
    case flow = "MenstrualFlow"
    /// Worked out of the beats beside an HRV sample; no identifier has a space.
    case rmssd = "beats to rMSSD"

    /// How samples become a day's figure.
    enum Way {
        /// Added up, sources merged by time slice.
        case sum
        /// Minutes that any sample covers, the same way.
        case duration
        case mean
        case median
        /// The last of the day.
        case latest
        case most
        case sleep
    }

    var way: Way {
        switch self {
        case .steps, .distance, .activeEnergy, .basalEnergy, .exercise, .energy, .protein, .carbs, .fat, .saturatedFat,
            .fibre, .sugar, .sodium, .water, .caffeine:
            .sum
        case .mindful: .duration
        case .heartRate, .restingHeartRate, .respiratoryRate, .oxygenSaturation: .mean
        case .hrv, .rmssd: .median
        case .weight, .bodyFat, .waist, .vo2Max: .latest
        case .flow: .most
        case .sleep: .sleep
        }
    }

    var metric: Metric {
        switch self {
        case .steps: .steps
        case .distance: .distance
        case .activeEnergy: .activeEnergy
        case .basalEnergy: .basalEnergy
        case .exercise: .activeMinutes
        case .heartRate: .heartRate
        case .restingHeartRate: .restingHeartRate
        case .hrv: .hrv
        case .rmssd: .rmssd
        case .respiratoryRate: .respiratoryRate
        case .oxygenSaturation: .oxygenSaturation
        case .vo2Max: .vo2Max
        case .weight: .weight
        case .bodyFat: .bodyFat
        case .waist: .waist
        case .energy: .energy
        case .protein: .protein
        case .carbs: .carbs
        case .fat: .fat
        case .saturatedFat: .saturatedFat
        case .fibre: .fibre
        case .sugar: .sugar
        case .sodium: .salt
        case .water: .water
        case .caffeine: .caffeine
        case .sleep: .sleep
        case .mindful: .mindfulMinutes
        case .flow: .menstrualFlow
        }
    }

    /// What it is measured in, and the factor from there to the metric's unit; `nil` for what has no unit.
    var measure: (dimension: HealthUnit.Dimension, factor: Double)? {
        switch self {
        case .steps: (.count, 1)
        case .distance: (.length, 0.001)
        case .activeEnergy, .basalEnergy, .energy: (.energy, 1)
        case .exercise: (.time, 1.0 / 60)
        case .heartRate, .restingHeartRate, .respiratoryRate: (.frequency, 1)
        case .hrv: (.time, 1000)
        case .oxygenSaturation, .bodyFat: (.fraction, 100)
        case .vo2Max: (.oxygenUptake, 1)
        case .weight: (.mass, 0.001)
        case .waist: (.length, 100)
        case .protein, .carbs, .fat, .saturatedFat, .fibre, .sugar: (.mass, 1)
        // Salt is 2.5 times its sodium: Regulation (EU) 1169/2011, annex I.
        case .sodium: (.mass, 2.5)
        case .water: (.volume, 1)
        case .caffeine: (.mass, 1000)
        case .sleep, .mindful, .flow, .rmssd: nil
        }
    }

    /// What one sample can hold, in the metric's unit.
    var range: ClosedRange<Double> {
        way == .sum ? 0...metric.range.upperBound : metric.range
    }

    /// Only kept for those who ask for it.
    var isCycle: Bool { self == .flow }

    var number: UInt8 { UInt8(truncatingIfNeeded: Self.allCases.firstIndex(of: self) ?? 0) }
}

/// The words of category samples.
enum HealthCategory {
    /// By their number in a sample's `stage`.
    static let stages: [SleepStage] = SleepStage.allCases

    static func stage(_ value: Bytes) -> SleepStage? {
        switch String(decoding: value.part(0..<60), as: UTF8.self) {
        case "HKCategoryValueSleepAnalysisInBed", "0": .inBed
        case "HKCategoryValueSleepAnalysisAsleep", "HKCategoryValueSleepAnalysisAsleepUnspecified", "1": .asleep
        case "HKCategoryValueSleepAnalysisAwake", "2": .awake
        case "HKCategoryValueSleepAnalysisAsleepCore", "3": .core
        case "HKCategoryValueSleepAnalysisAsleepDeep", "4": .deep
        case "HKCategoryValueSleepAnalysisAsleepREM", "5": .rem
        default: nil
        }
    }

    /// 0 none, 1 light or not said, 2 medium, 3 heavy.
    static func flow(_ value: Bytes) -> Double? {
        let text = String(decoding: value.part(0..<60), as: UTF8.self)
        guard text.hasPrefix("HKCategoryValueMenstrualFlow") || text.hasPrefix("HKCategoryValueVaginalBleeding") else {
            return nil
        }
        return text.hasSuffix("None")
            ? 0
            : text.hasSuffix("Light") || text.hasSuffix("Unspecified")
                ? 1 : text.hasSuffix("Medium") ? 2 : text.hasSuffix("Heavy") ? 3 : nil
    }
}
