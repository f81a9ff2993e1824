/// Everything a day can hold one number for. A new metric is one case here, and its name in both languages (`metric.`).
///
/// The raw value is the name in the store, in JSON and in chart paths.
public enum Metric: String, CaseIterable, Codable, Sendable, CodingKeyRepresentable {
    // Body
    case weight, waist, hips, chest, neck, bodyFat
    // Food and drink, summed from entries; a typed value overrides the sum and is labelled
    case energy, protein, carbs, fat, fibre, sugar, saturatedFat, salt
    // `water` is all fluid: every drink without alcohol; `plainWater` the part of it that is water
    case water, plainWater, caffeine, alcohol
    // Activity
    case steps, activeMinutes, workoutMinutes, workoutCount, distance, activeEnergy, basalEnergy, mindfulMinutes
    // Sleep, in minutes of the night that ended on the day
    case sleep, sleepInBed, sleepAwake, sleepCore, sleepDeep, sleepREM, sleepQuality
    // Heart, breath and what else a body shows by itself. `hrv` is the whole day's median SDNN, `hrvSleep` that of the sleep window, `rmssd` from beat lists
    case heartRate, heartRateMin, heartRateMax, restingHeartRate, hrv, hrvSleep, rmssd
    case respiratoryRate, oxygenSaturation, vo2Max, bodyTemperature
    // Cycle, only where it was asked for: 0 none, 1 light, 2 medium, 3 heavy
    case menstrualFlow
    // How it feels, 1 to 10
    case energyLevel, stress, mood

    /// The unit that figures are stored and sent in.
    public var unit: MetricUnit {
        switch self {
        case .weight: .kilograms
        case .waist, .hips, .chest, .neck: .centimetres
        case .bodyFat, .oxygenSaturation: .percent
        case .energy, .activeEnergy, .basalEnergy: .kilocalories
        case .protein, .carbs, .fat, .fibre, .sugar, .saturatedFat, .salt, .alcohol: .grams
        case .water, .plainWater: .millilitres
        case .caffeine: .milligrams
        case .steps, .workoutCount: .count
        case .activeMinutes, .workoutMinutes, .mindfulMinutes: .minutes
        case .sleep, .sleepInBed, .sleepAwake, .sleepCore, .sleepDeep, .sleepREM: .minutes
        case .distance: .kilometres
        case .heartRate, .heartRateMin, .heartRateMax, .restingHeartRate: .beatsPerMinute
        case .hrv, .hrvSleep, .rmssd: .milliseconds
        case .respiratoryRate: .breathsPerMinute
        case .vo2Max: .millilitresPerKilogramMinute
        case .bodyTemperature: .celsius
        case .sleepQuality, .energyLevel, .stress, .mood: .score
        case .menstrualFlow: .flow
        }
    }

    /// What a person can plausibly enter, in `unit`. Values outside are refused at the door.
    public var range: ClosedRange<Double> {
        switch self {
        case .weight: 20...500
        case .waist, .hips, .chest: 30...300
        case .neck: 15...100
        case .bodyFat: 2...75
        case .energy: 0...20_000
        case .protein, .carbs, .fat: 0...3_000
        case .fibre, .sugar, .saturatedFat, .salt, .alcohol: 0...2_000
        case .water, .plainWater: 0...20_000
        case .caffeine: 0...10_000
        case .steps: 0...200_000
        case .activeMinutes, .workoutMinutes, .mindfulMinutes: 0...1_440
        case .sleep, .sleepInBed, .sleepAwake, .sleepCore, .sleepDeep, .sleepREM: 0...1_440
        case .workoutCount: 0...50
        case .distance: 0...500
        case .activeEnergy, .basalEnergy: 0...20_000
        case .heartRate, .heartRateMin, .heartRateMax, .restingHeartRate: 20...250
        case .hrv, .hrvSleep, .rmssd: 1...400
        case .respiratoryRate: 3...80
        case .oxygenSaturation: 50...100
        case .vo2Max: 5...100
        case .bodyTemperature: 30...45
        case .menstrualFlow: 0...3
        case .sleepQuality, .energyLevel, .stress, .mood: 1...10
        }
    }

    /// What a figure is told with, in `unit` as in a reader's own; 0...1. Of scores, which are given whole, it is that of means.
    public var decimals: Int {
        switch self {
        // Of these so few grams are a whole day's that one is too coarse.
        case .salt, .saturatedFat, .fibre: return 1
        default: break
        }
        switch unit {
        case .kilocalories, .grams, .milligrams, .millilitres, .minutes, .beatsPerMinute, .milliseconds, .count, .flow:
            return 0
        case .kilograms, .centimetres, .percent, .kilometres, .breathsPerMinute, .millilitresPerKilogramMinute, .score,
            .celsius:
            return 1
        }
    }

    /// What it belongs to, as lists of all of them are ordered.
    public enum Group: String, Codable, Sendable {
        case body, food, activity, sleep, vitals, cycle, feeling
    }

    public var group: Group {
        switch self {
        case .weight, .waist, .hips, .chest, .neck, .bodyFat: .body
        case .energy, .protein, .carbs, .fat, .fibre, .sugar, .saturatedFat, .salt, .water, .plainWater, .caffeine,
            .alcohol:
            .food
        case .steps, .activeMinutes, .workoutMinutes, .workoutCount, .distance, .activeEnergy, .basalEnergy,
            .mindfulMinutes:
            .activity
        case .sleep, .sleepInBed, .sleepAwake, .sleepCore, .sleepDeep, .sleepREM, .sleepQuality: .sleep
        case .heartRate, .heartRateMin, .heartRateMax, .restingHeartRate, .hrv, .hrvSleep, .rmssd, .respiratoryRate,
            .oxygenSaturation, .vo2Max, .bodyTemperature:
            .vitals
        case .menstrualFlow: .cycle
        case .energyLevel, .stress, .mood: .feeling
        }
    }

    /// Its picture among the symbols of the pages.
    public var icon: String {
        switch self {
        case .steps, .distance, .activeMinutes: "steps"
        case .workoutMinutes, .workoutCount: "dumbbell"
        case .energy, .activeEnergy, .basalEnergy: "flame"
        case .heartRate, .heartRateMin, .heartRateMax, .restingHeartRate: "heart"
        case .water, .plainWater: "water"
        default: group == .body ? "weight" : group == .sleep ? "sleep" : "pulse"
        }
    }

    /// Summed from food entries rather than entered once a day.
    public var isFromFood: Bool { group == .food }

    /// Adds up over days; others are states, such as weight.
    public var isAdditive: Bool {
        switch group {
        case .food, .activity: true
        case .sleep: self != .sleepQuality
        case .body, .vitals, .cycle, .feeling: false
        }
    }

    /// Of the night that ended on its day.
    public var isOfNight: Bool { group == .sleep || self == .hrvSleep }
}

public enum MetricUnit: String, Codable, Sendable {
    case kilograms = "kg"
    case centimetres = "cm"
    case percent = "%"
    case kilocalories = "kcal"
    case grams = "g"
    case milligrams = "mg"
    case millilitres = "ml"
    case minutes = "min"
    case kilometres = "km"
    case beatsPerMinute = "bpm"
    case milliseconds = "ms"
    case count = "count"
    case score = "1-10"
    case breathsPerMinute = "/min"
    case millilitresPerKilogramMinute = "ml/kg/min"
    case flow = "0-3"
    case celsius = "°C"
}
