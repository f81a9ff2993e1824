/// A week of training, from Monday to Sunday.
public struct TrainingWeek: Sendable, Codable, Equatable {
    public let start: CivilDate
    public internal(set) var workouts = 0
    /// min, where they are known
    public internal(set) var minutes = 0.0
    /// kg, load times repetitions of work sets
    public internal(set) var tonnage = 0.0
    /// Work sets of strength exercises
    public internal(set) var sets = 0
    /// Those of exercises whose muscles nobody knows: the counts by muscle are at least what they are.
    public internal(set) var setsOfUnknownMuscles = 0
    /// Fractional sets by muscle: 1 for what the exercise is done for, 0.5 for what helps
    public internal(set) var muscles: [Exercise.Muscle: Double] = [:]
    /// What these rest on, in the order of the week
    public internal(set) var parts: [Part] = []

    /// The work sets of one exercise of the week.
    public struct Part: Sendable, Codable, Equatable {
        public let key: String
        public let name: String
        public internal(set) var sets: Int
        public let primary: [Exercise.Muscle]
        public let secondary: [Exercise.Muscle]
    }

    init(start: CivilDate) { self.start = start }

    public var end: CivilDate { start.adding(days: 6) }
}
