import Catalogue
public import Domain
public import Storage

/// Someone's finished workouts, with what the exercises in them are.
public struct Trained {
    /// Older weigh-ins say nothing of the body that was lifted.
    public static let oldestWeight = 90

    public let history: TrainingHistory
    private let book: ExerciseBook
    private let language: Language

    /// All of them up to a day.
    public init(_ database: Database, through end: CivilDate, for person: Person) throws {
        try self.init(try database.workouts.everything(of: person.owner, through: end), database, person)
    }

    /// Those of some weeks alone, the last with `end` in it: for estimates and records it takes all.
    public init(_ database: Database, weeks count: Int, endingOn end: CivilDate, for person: Person) throws {
        let range = DayRange(weeks: count, endingOn: end)
        try self.init(try database.workouts.log(of: person.owner, in: range).workouts, database, person)
    }

    private init(_ workouts: [Workout], _ database: Database, _ person: Person) throws {
        let owner = person.owner
        var weights: [(date: CivilDate, value: Double)]?
        history = try TrainingHistory(workouts) { day in
            // Who lifts no body needs none.
            let known = try weights ?? Self.weights(before: workouts, of: owner, database)
            weights = known
            let later = known.partitioningIndex { $0.date > day }
            guard later > 0, known[later - 1].date.days(to: day) <= Self.oldestWeight else { return nil }
            return known[later - 1].value
        }
        book = try ExerciseBook(database, of: owner)
        language = person.language
    }

    /// Those that may be of the day of a workout
    private static func weights(
        before workouts: [Workout], of owner: Account.ID, _ database: Database
    ) throws -> [(date: CivilDate, value: Double)] {
        guard let first = workouts.first?.day, let last = workouts.last?.day,
            let range = DayRange(from: first.adding(days: -oldestWeight), through: last)
        else { return [] }
        return try database.days.series(.weight, of: owner, in: range)
    }

    /// In the reader's language where the library has it, else as it was logged.
    public func name(_ name: String, of id: Exercise.ID?) -> String { ExerciseNames.shown(name, of: id, language) }

    /// The exercise done most often that has an estimated maximum, or at all.
    public var mostDone: String? {
        let keys = history.exerciseKeys
        return keys.first { history.sessions(of: $0).contains { $0.best != nil } } ?? keys.first
    }

    /// - Parameter count: of weeks, the last with `end` in it
    public func weeks(_ count: Int, endingOn end: CivilDate) -> [TrainingWeek] {
        MuscleVolume.weekly(history.workouts, endingOn: end, count: count, exercise: { book[$0] })
    }
}

extension Exercise.Muscle {
    public func name(_ language: Language) -> String {
        Strings.shared.text("exercise.muscle.\(rawValue.replacing(" ", with: "_"))", language)
    }
}
