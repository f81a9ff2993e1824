/// What questions are answered from: as much of a person's history as the question needs.
public struct CoachRecord: Sendable {
    public var today: CivilDate
    /// Consecutive, oldest first, those that `CoachNeeds` names
    public var days: [Day]
    /// Finished ones, oldest first
    public var workouts: [Workout]
    /// Oldest first, those that `CoachNeeds` names
    public var entries: [FoodEntry]
    /// The dates that have an entry, of whatever food
    public var foodDays: Set<CivilDate>
    public var targets: TargetHistory
    public var profile: Profile
    /// Exercises by id, for their muscles and names
    public var exercises: [Exercise.ID: Exercise]
    /// Foods of the catalogue that a part means, by id
    public var foods: [Question.Part: Set<Food.ID>]
    /// The food of the catalogue that a question is of, whoever eats it
    public var item: Food?
    public var hidesEnergy: Bool
    /// 0...6
    public var dayStartHour: Int
    /// What is burnt and planned, where a question takes it
    public var outlook: EnergyOutlook?
    /// What the last whole week means for the goals
    public var review: WeekReview?
    /// The person's own, where a question takes them
    public var templates: [WorkoutTemplate]
    /// The dates that something was logged on, where a question takes them
    public var logged: Set<CivilDate>
    /// Of all that was eaten how often, where a question takes no more of it
    public var tally: FoodTally?
    /// Which names of entries have the words of a food that is asked of: each is looked at once, however often it was eaten.
    private let named: [Question.Part: [String: Bool]]

    public init(
        today: CivilDate, days: [Day] = [], workouts: [Workout] = [], entries: [FoodEntry] = [],
        foodDays: Set<CivilDate>? = nil,
        targets: TargetHistory = TargetHistory(),
        profile: Profile = Profile(), exercises: [Exercise.ID: Exercise] = [:],
        foods: [Question.Part: Set<Food.ID>] = [:], item: Food? = nil,
        hidesEnergy: Bool = false, dayStartHour: Int = 0, outlook: EnergyOutlook? = nil, review: WeekReview? = nil,
        templates: [WorkoutTemplate] = [], logged: Set<CivilDate> = [], tally: FoodTally? = nil
    ) {
        self.today = today
        self.days = days
        self.workouts = workouts
        self.entries = entries
        self.foodDays = foodDays ?? Set(entries.map(\.day))
        self.targets = targets
        self.profile = profile
        self.exercises = exercises
        self.foods = foods
        self.item = item
        self.hidesEnergy = hidesEnergy
        self.dayStartHour = dayStartHour
        self.outlook = outlook
        self.review = review
        self.templates = templates
        self.logged = logged
        self.tally = tally
        let names = Set(entries.map(\.name))
        named = foods.keys.reduce(into: [:]) { named, part in
            guard case .food(let food) = part else { return }
            named[part] = Dictionary(uniqueKeysWithValues: names.map { ($0, food.isAsked(of: $0)) })
        }
    }

    /// Age, pregnancy, breastfeeding or an eating disorder: eating less is not for a page to talk about.
    public var isCareful: Bool { !SafetyRails.lastingObjections(profile, on: today).isEmpty }

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
        // A run is no training of the legs.
        guard let id = exercise.exerciseID, let known = exercises[id], known.kind != .cardio else { return false }
        return known.primaryMuscles.contains { Question.MuscleGroup($0) == group }
    }

    /// Whether an entry is of a part: the catalogue says so, or all the words of the name are in the entry's.
    func isOf(_ part: Question.Part, _ entry: FoodEntry) -> Bool {
        if let id = entry.foodID, foods[part]?.contains(id) == true { return true }
        if case .food = part, let known = named[part]?[entry.name] { return known }
        return part.isOf(name: entry.name, drink: entry.drink)
    }
}

extension Question.Part {
    /// Whether something that was eaten is of it, by the name it was logged under or by the kind of drink.
    public func isOf(name: String, drink: DrinkClass?) -> Bool {
        switch self {
        case .food(let food): food.isAsked(of: name)
        case .group(let group): drink.map(group.contains) ?? false
        case .nutrient: false
        }
    }
}

extension String {
    /// Whether the name of a food has all the words of this one, in the singular or the plural.
    fileprivate func isAsked(of food: String) -> Bool {
        let words = FoldedText.strings(self)
        let singular = words.map {
            SingularWord.of(SingularWord.of($0, .nl, isKnown: { _ in true }), .en, isKnown: { _ in true })
        }
        let name = FoldedText.strings(food)
        return [words, singular].contains { words in
            !words.isEmpty
                && words.allSatisfy { word in
                    name.contains {
                        $0 == word || SingularWord.of($0, .en, isKnown: { _ in true }) == word
                            || SingularWord.of($0, .nl, isKnown: { _ in true }) == word
                    }
                }
        }
    }
}

extension ExerciseSession {
    var kilometres: Double { sets.compactMap(\.metres).reduce(0, +) / 1000 }
    var minutes: Double { sets.compactMap(\.seconds).reduce(0, +) / 60 }
    var reps: Int { sets.compactMap(\.reps).reduce(0, +) }
}
