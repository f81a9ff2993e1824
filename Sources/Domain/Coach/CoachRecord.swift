/// What questions are answered from: as much of a person's history as the question needs.
public struct CoachRecord: Sendable {
    public var today: CivilDate
    /// Consecutive, oldest first, those that `CoachNeeds` names
    public var days: [Day]
    /// Finished ones, oldest first
    public var workouts: [Workout]
    /// Oldest first
    public var entries: [FoodEntry]
    public var targets: TargetHistory
    public var profile: Profile
    /// Exercises by id, for their muscles and names
    public var exercises: [Exercise.ID: Exercise]
    /// Foods that the asked name means, by id
    public var foodIDs: Set<Food.ID>
    public var hidesEnergy: Bool

    public init(
        today: CivilDate, days: [Day] = [], workouts: [Workout] = [], entries: [FoodEntry] = [],
        targets: TargetHistory = TargetHistory(),
        profile: Profile = Profile(), exercises: [Exercise.ID: Exercise] = [:], foodIDs: Set<Food.ID> = [],
        hidesEnergy: Bool = false
    ) {
        self.today = today
        self.days = days
        self.workouts = workouts
        self.entries = entries
        self.targets = targets
        self.profile = profile
        self.exercises = exercises
        self.foodIDs = foodIDs
        self.hidesEnergy = hidesEnergy
    }

    /// Each time an exercise was done, oldest first, by its id, or by one of its names where it was logged without.
    func sessions(of exercise: String) -> [ExerciseSession] {
        var names: Set<String> = [exercise.lowercased()]
        if let known = exercises[exercise] {
            names.formUnion(
                ([known.name] + [known.dutchName].compactMap { $0 } + known.aliases).map { $0.lowercased() })
        }
        return sessions { $0.exerciseID == exercise || $0.exerciseID == nil && names.contains($0.name.lowercased()) }
    }

    /// The work sets of each workout with such an exercise, under the name of the first.
    func sessions(where isMeant: (WorkoutExercise) -> Bool) -> [ExerciseSession] {
        workouts.compactMap { workout in
            let done = workout.exercises.filter { isMeant($0) && !$0.workSets.isEmpty }
            return done.first.map {
                ExerciseSession(
                    date: workout.day, workoutID: workout.id, exerciseID: $0.exerciseID, name: $0.name,
                    sets: done.flatMap(\.workSets))
            }
        }
    }

    func isOf(_ group: Question.MuscleGroup, _ exercise: WorkoutExercise) -> Bool {
        guard let id = exercise.exerciseID, let known = exercises[id] else { return false }
        return known.primaryMuscles.contains { Question.MuscleGroup($0) == group }
    }

    /// Whether an entry is of the food that a name means: all its words are in the entry's, or the catalogue says so.
    func isOf(_ words: [String], _ entry: FoodEntry) -> Bool {
        if let id = entry.foodID, foodIDs.contains(id) { return true }
        guard !words.isEmpty else { return false }
        let name = FoldedText.words(entry.name).map { String(decoding: $0, as: UTF8.self) }
        return words.allSatisfy { word in
            name.contains {
                $0 == word || SingularWord.of($0, .en, isKnown: { _ in true }) == word
                    || SingularWord.of($0, .nl, isKnown: { _ in true }) == word
            }
        }
    }
}

extension ExerciseSession {
    var kilometres: Double { sets.compactMap(\.metres).reduce(0, +) / 1000 }
    var minutes: Double { sets.compactMap(\.seconds).reduce(0, +) / 60 }
    var reps: Int { sets.compactMap(\.reps).reduce(0, +) }
}

/// What has to be read to answer a question.
public struct CoachNeeds: Sendable, Equatable {
    /// Days are read no further back.
    public static let mostDays = 3660

    public var days: DayRange?
    public var entries: DayRange?
    public var workouts: Bool

    public init(_ question: Question, today: CivilDate) {
        workouts = false
        let asked = [question.period ?? question.usualPeriod, question.other].compactMap { $0?.range(today: today) }
        let all = asked.first.flatMap { first in
            DayRange(
                from: asked.map(\.start).min() ?? first.start, through: asked.map(\.end).max() ?? first.end)
        }?.last(Self.mostDays)
        switch question.subject {
        case .exercise, .muscles, .exercises: workouts = true
        case .workouts:
            workouts = true
            days = all
        case .metric(let metric):
            if question.measure == .sources || question.slot != nil && metric.isFromFood {
                entries = all
            } else {
                // A weight trend is settled by the weeks before.
                days = all.map { DayRange($0.count + 30, endingOn: $0.end) }
                if question.needsAnyDay { days = DayRange(Self.mostDays, endingOn: today) }
            }
        case .food, .foods, .drinks: entries = all
        case .topic:
            days = DayRange(90, endingOn: today)
            workouts = true
        case .medical, .courtesy, .logging, .future, nil: break
        }
    }
}

extension Question {
    /// The latest, first or most of a metric may be anywhere.
    var needsAnyDay: Bool {
        switch measure ?? usualMeasure {
        case .last, .first, .value: period == nil
        default: false
        }
    }

    /// What is told where nobody said what.
    public var usualMeasure: Measure? {
        switch subject {
        case .exercise: period == nil ? .best : .list
        case .muscles: .sets
        case .workouts: .list
        case .exercises: .often
        case .metric(let metric):
            if weekdays != nil {
                .average
            } else if period == nil {
                metric.isAdditive ? .average : .value
            } else {
                period?.isOneDay == true ? (metric.isAdditive ? .sum : .value) : .average
            }
        case .food: .count
        case .foods, .drinks: .list
        default: nil
        }
    }

    /// The time that is meant where nobody said when.
    public var usualPeriod: Period? {
        guard subject?.isOfHistory == true else { return nil }
        switch measure ?? usualMeasure {
        case _ where weekdays != nil:
            // A quarter of a year has some of each day of the week.
            return [.last, .first, .value].contains(measure) ? .ever : .days(90)
        case .heaviest, .best, .trend, .last, .first, .longest, .fastest, .value: return .ever
        case .compare: return .week(0)
        case .list:
            if case .workouts = subject { return .days(7) }
            if case .exercises = subject { return .days(30) }
            if case .exercise = subject { return .ever }
            return subject == .foods || subject == .drinks ? .days(1) : .days(30)
        case .average, .perWeek:
            if case .metric = subject { return .days(7) }
            return .days(30)
        default: return .days(30)
        }
    }
}
