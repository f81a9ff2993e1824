/// Something someone does on a day that may go with how they sleep and feel.
public enum Behaviour: String, Codable, Sendable, CaseIterable {
    case alcohol, lateCaffeine, lateMeal, workout
    case steps, energy, protein, sleep

    /// mg after two o'clock that count as late: less is a bar of chocolate.
    static let leastCaffeine = 20.0
    /// Minutes after midnight
    static let lateCaffeineFrom = 14 * 60

    /// Done or not, rather than more or less.
    public var isYesOrNo: Bool {
        switch self {
        case .alcohol, .lateCaffeine, .lateMeal, .workout: true
        case .steps, .energy, .protein, .sleep: false
        }
    }

    /// What an amount of it is measured as.
    public var metric: Metric? {
        switch self {
        case .alcohol, .lateCaffeine, .lateMeal, .workout: nil
        case .steps: .steps
        case .energy: .energy
        case .protein: .protein
        case .sleep: .sleep
        }
    }

    /// What it may go with, and how many days later. A night counts for the day of waking, so what is done on a day meets
    /// the night after it one day later; sleep itself meets the day that follows it.
    public var outcomes: [(metric: Metric, lag: Int)] {
        let felt: [Metric] = [.mood, .energyLevel, .stress]
        if self == .sleep { return felt.map { ($0, 0) } }
        let night: [Metric] = [.sleep, .sleepQuality, .hrv, .restingHeartRate]
        return night.map { ($0, 1) } + felt.flatMap { [($0, 0), ($0, 1)] }
    }

    /// 1 or 0 for what is done or not, else the amount; `nil` where the day does not tell.
    ///
    /// - Parameter entries: those of the day
    func value(on day: Day, _ entries: [FoodEntry], dayStartHour: Int) -> Double? {
        switch self {
        case .steps, .sleep: return metric.flatMap { day[$0] }
        case .workout:
            let recorded = day[.workoutMinutes] ?? day[.workoutCount]
            if let recorded, recorded > 0 { return 1 }
            if let done = day.workoutCompleted { return done ? 1 : 0 }
            // A device that counted steps would have had a workout too.
            return recorded ?? day[.activeEnergy].map { _ in 0 }
        case .energy, .protein:
            guard day.isLoggedThrough, let figure = metric.flatMap({ day.figures[$0] }), !figure.isAtLeast else {
                return nil
            }
            return figure.value
        case .alcohol:
            return day.isLoggedThrough ? (day[.alcohol] ?? 0) > 0 ? 1 : 0 : nil
        case .lateCaffeine:
            guard day.isLoggedThrough else { return nil }
            let late = entries.filter { $0.minute(inDayFrom: dayStartHour) >= Self.lateCaffeineFrom }
            return late.reduce(0) { $0 + ($1.nutrients.caffeine ?? 0) } >= Self.leastCaffeine ? 1 : 0
        case .lateMeal:
            guard day.isLoggedThrough else { return nil }
            let eaten = entries.filter(\.isEaten).map { $0.minute(inDayFrom: dayStartHour) }
            return eaten.max().map { $0 >= MealTiming.lateFrom ? 1 : 0 }
        }
    }
}

extension Day {
    /// Two of the three meals are there: what was left out is not taken for not eaten.
    var isLoggedThrough: Bool { Set(meals.map(\.slot)).intersection(MealSlot.main).count >= 2 }
}
