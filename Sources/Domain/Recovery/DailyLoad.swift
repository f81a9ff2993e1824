extension TrainingLoad {
    /// What the load of days was read from.
    public enum Measure: String, Codable, Sendable, CaseIterable {
        /// kcal above rest
        case activeEnergy
        /// min of workouts, where no device says what they cost
        case workoutMinutes
    }

    /// Days of the four weeks that must be known.
    public static let fewestDays = 21

    /// The load of the 28 whole days before `today`, by active energy where it is known of most of them, else by minutes of
    /// workouts. An unknown day stands for an average one.
    public static func read(_ days: [Day], before today: CivilDate) -> (load: TrainingLoad, measure: Measure)? {
        let month = days.days(before: today, 28)
        func load(_ value: (Day) -> Double?) -> TrainingLoad? {
            let known = month.compactMap(value)
            guard month.count == 28, known.count >= fewestDays, let average = DailyAverage(known) else { return nil }
            return TrainingLoad(month.map { value($0) ?? average.mean })
        }
        if let load = load({ $0[.activeEnergy] }) { return (load, .activeEnergy) }
        // A day whose steps were counted and that has no workout had none.
        let minutes = load { $0[.workoutMinutes] ?? ($0.workoutCompleted == false || $0[.steps] != nil ? 0 : nil) }
        return minutes.flatMap { $0.acute + $0.before > 0 ? ($0, .workoutMinutes) : nil }
    }
}
