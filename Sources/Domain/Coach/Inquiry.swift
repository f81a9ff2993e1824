/// Something that can be asked of the data, with its parameters by name: what a sentence is read into, and what a program
/// or a model asks without one. There is one list of the kinds, and one way from each to an answer.
public struct Inquiry: Codable, Sendable, Equatable {
    public enum Kind: String, Codable, Sendable, CaseIterable {
        case metric, micronutrient, food, group, foods, drinks, exercise, exercises, muscles, workouts, plan, overview
        case night, muscleGroups, topic, foodItself
    }

    public var kind: Kind
    public var metric: Metric?
    public var nutrient: Micronutrient?
    /// The words that name a food: the subject, or the part of a metric
    public var food: String?
    public var group: FoodGroup?
    /// The library's id, or the name
    public var exercise: String?
    public var muscles: Question.MuscleGroup?
    public var workout: Workout.Kind?
    public var figure: Question.PlanFigure?
    public var measure: Question.Measure?
    /// As `Period.text` writes it
    public var period: String?
    public var comparedWith: String?
    public var meal: Question.Slot?
    /// 1 is Monday
    public var weekdays: [Int]?
    /// Days with this or more of the metric, in its unit
    public var atLeast: Double?
    /// Days with less
    public var below: Double?
    /// With `atLeast`: days between them, this one too
    public var atMost: Double?
    /// Minutes after midnight
    public var fromMinute: Int?
    public var toMinute: Int?
    /// What of all that was eaten is left out: one of them
    public var exceptMeal: Question.Slot?
    public var exceptFood: String?
    public var exceptGroup: FoodGroup?
    public var condition: Condition?
    public var night: Question.Night?
    public var topic: Question.Topic?
    /// Of energy that of a nutrient: fat, carbs, protein, fibre or alcohol
    public var ofNutrient: Metric?
    /// Days of the week that `weekdays` are held against
    public var comparedWeekdays: [Int]?
    /// Figures, measures and meals that are told beside the first
    public var alsoMetrics: [Metric]?
    public var alsoMeasures: [Question.Measure]?
    public var alsoMeals: [Question.Slot]?
    /// Meals that are left out beside the first
    public var alsoExceptMeals: [Question.Slot]?
    /// Of the most or the least the second to fifth
    public var rank: Int?
    /// How many of what was eaten or drunk most often are told: 2 to 20
    public var top: Int?
    /// Of what is known only the latest so many: 2 to 50
    public var latest: Int?
    /// The best or worst of weeks or months, rather than of days, or the mean of months
    public var span: Question.Span?
    /// Of workouts what is held against each other where it is not how many: distance, duration or pace
    public var counted: Question.Measure?
    /// What a device recorded of workouts: heart rate or energy
    public var recorded: Metric?
    /// Only workouts with this name
    public var workoutName: String?
    /// km that an exercise was done over
    public var distance: Double?
    /// What a set has at least: 2 to 30, with the measure heaviest
    public var repetitions: Int?
    /// kg of a weight that is reached, kg a week of a pace, g of a food itself, or what is left to of a metric, in its unit
    public var amount: Double?
    /// kcal and steps a day that are tried
    public var energy: Double?
    public var steps: Double?
    /// kcal and steps a day more than usual that are tried, below 0 for less
    public var energyChange: Double?
    public var stepsChange: Double?
    /// A day to come, of which the weight is asked
    public var day: CivilDate?
    /// Pieces of a food itself
    public var pieces: Double?
    public var details: [Detail]?
    /// In which units the answer is worded; left out, the person's own
    public var units: UnitSystem?

    /// How an answer tells it.
    public enum Detail: String, Codable, Sendable, CaseIterable {
        /// Of workouts what was lifted, of the latest alone, the days by name, glasses or slices rather than how often, meals
        /// rather than foods, alcohol in standard drinks, weight with its BMI, and the days below a goal or above it
        case load, latest, days, portions, meals, units, belowGoal, aboveGoal
    }

    public init(kind: Kind) { self.kind = kind }

    /// What the days have in common that are asked of.
    public struct Condition: Codable, Sendable, Equatable {
        public enum Event: String, Codable, Sendable, CaseIterable {
            case alcohol, caffeine, training, exercise, muscles, rest, figure, moreThanUsual, lessThanUsual, food, group
        }

        public var event: Event
        public var metric: Metric?
        public var atLeast: Double?
        public var below: Double?
        public var atMost: Double?
        public var food: String?
        public var group: FoodGroup?
        /// For training; all of it where it is left out
        public var workout: Workout.Kind?
        public var exercise: String?
        public var muscles: Question.MuscleGroup?
        /// Minutes after midnight, for food and group
        public var fromMinute: Int?
        public var toMinute: Int?
        /// The days after it are meant
        public var dayAfter: Bool?
        /// The days before it are meant
        public var dayBefore: Bool?
        /// Days without it are meant, for alcohol, caffeine, food and group
        public var without: Bool?
        /// Only the latest of them is meant
        public var latest: Bool?

        public init(
            event: Event, metric: Metric? = nil, atLeast: Double? = nil, below: Double? = nil, food: String? = nil,
            group: FoodGroup? = nil, workout: Workout.Kind? = nil, exercise: String? = nil, fromMinute: Int? = nil,
            toMinute: Int? = nil, dayAfter: Bool? = nil
        ) {
            self.event = event
            self.metric = metric
            self.atLeast = atLeast
            self.below = below
            self.food = food
            self.group = group
            self.workout = workout
            self.exercise = exercise
            self.fromMinute = fromMinute
            self.toMinute = toMinute
            self.dayAfter = dayAfter
        }
    }

    public enum Failure: Error, Equatable {
        /// A parameter that the kind needs, or that cannot be read
        case parameter(String)
        /// A measure that means nothing of such a thing
        case measure(Question.Measure)
    }

    /// The question it asks. Every parameter counts in it, or is refused.
    ///
    /// - Throws: `Failure` for what is missing, makes no sense or would be left out
    public func question(today: CivilDate) throws(Failure) -> Question {
        let known = InquirySchema.of(kind).parameters.properties
        for name in given where known[name] == nil { throw .parameter(name) }
        var question = Question(subject: try subject(), measure: measure)
        question.period = try Self.period(period, "period", today)
        question.other = try Self.period(comparedWith, "comparedWith", today)
        question.slot = meal
        question.weekdays = try Self.days(weekdays, "weekdays")
        question.otherWeekdays = try Self.days(comparedWeekdays, "comparedWeekdays")
        if [.metric, .micronutrient, .foodItself].contains(kind) {
            let parts: [(String, Question.Part?)] = [
                ("food", food.map { .food($0) }), ("group", group.map { .group($0) }),
                ("ofNutrient", ofNutrient.map { .nutrient($0) }),
            ]
            let given = parts.filter { $0.1 != nil }
            if given.count > 1 { throw .parameter(given[1].0) }
            question.part = given.first?.1
            if kind == .foodItself, question.part == nil { throw .parameter("food") }
            if let ofNutrient, ofNutrient.energyFactor == nil || metric != .energy { throw .parameter("ofNutrient") }
        }
        question.threshold = try Self.threshold(atLeast, below, atMost, "")
        question.hours = try Self.hours(fromMinute, toMinute, "")
        let left: [(String, Question.Except?)] = [
            ("exceptMeal", exceptMeal.map { .meal($0) }), ("exceptFood", exceptFood.map { .part(.food($0)) }),
            ("exceptGroup", exceptGroup.map { .part(.group($0)) }),
        ].filter { $0.1 != nil }
        if left.count > 1 { throw .parameter(left[1].0) }
        question.except = left.first?.1
        question.alsoExcept = alsoExceptMeals
        if alsoExceptMeals != nil, exceptMeal == nil { throw .parameter("exceptMeal") }
        (question.rank, question.top, question.latest) = (rank, top, latest)
        if let latest, !(2...50).contains(latest) { throw .parameter("latest") }
        question.condition = try condition?.meant()
        try takeDetails(&question, today)
        if question.measure == nil {
            if question.other != nil || question.otherWeekdays != nil {
                question.measure = .compare
            } else if question.threshold != nil {
                question.measure = question.subject?.isOfTraining == true ? .count : .reached
            }
        }
        try check(question, today)
        return question
    }

    private func takeDetails(_ question: inout Question, _ today: CivilDate) throws(Failure) {
        (question.also, question.alsoMeasures, question.alsoSlots) = (alsoMetrics, alsoMeasures, alsoMeals)
        (question.span, question.counted, question.recorded) = (span, counted, recorded)
        (question.named, question.distance, question.repetitions) = (workoutName, distance, repetitions)
        (question.goal, question.ahead, question.pieces, question.units) = (amount, day, pieces, units)
        if case .metric(let metric) = question.subject, let amount, metric.upwards?.contains(amount) != true {
            throw .parameter("amount")
        }
        if question.subject == .foods, alsoMetrics?.allSatisfy(\.isNutrient) == false {
            throw .parameter("alsoMetrics")
        }
        if question.subject == .plan(.trial) {
            if let energy, !Question.Trial.energies.contains(energy) { throw .parameter("energy") }
            if let steps, !Question.Trial.walks.contains(steps) { throw .parameter("steps") }
            if let amount, !Question.Trial.paces.contains(amount) || energy != nil { throw .parameter("amount") }
            if let energyChange, !Question.Trial.energyChanges.contains(energyChange) || energy != nil || amount != nil
            {
                throw .parameter("energyChange")
            }
            if let stepsChange, !Question.Trial.stepsChanges.contains(stepsChange) || steps != nil {
                throw .parameter("stepsChange")
            }
            let trial = Question.Trial(
                energy: energy, pace: amount, steps: steps, energyChange: energyChange, stepsChange: stepsChange)
            if trial == .init() { throw .parameter("energy") }
            (question.trial, question.goal) = (trial, nil)
        }
        if let day, day <= today { throw .parameter("day") }
        let details = Set(details ?? [])
        func flag(_ detail: Detail) -> Bool? { details.contains(detail) ? true : nil }
        (question.isOfLoad, question.isLastOne, question.namesDays) = (flag(.load), flag(.latest), flag(.days))
        (question.isOfPortions, question.isOfMeals, question.isOfUnits) = (flag(.portions), flag(.meals), flag(.units))
        if details.isSuperset(of: [.belowGoal, .aboveGoal]) { throw .parameter("details") }
        question.isBelowGoal = flag(.belowGoal) ?? (details.contains(.aboveGoal) ? false : nil)
    }

    private func subject() throws(Failure) -> Question.Subject {
        func need<Value>(_ value: Value?, _ name: String) throws(Failure) -> Value {
            guard let value else { throw .parameter(name) }
            return value
        }
        switch kind {
        case .metric: return .metric(try need(metric, "metric"))
        case .micronutrient: return .micronutrient(try need(nutrient, "nutrient"))
        case .food: return .food(try need(food, "food"))
        case .group: return .group(try need(group, "group"))
        case .foods: return .foods
        case .drinks: return .drinks
        case .exercise: return .exercise(try need(exercise, "exercise"))
        case .exercises: return .exercises
        case .muscles: return .muscles(try need(muscles, "muscles"))
        case .workouts: return .workouts(workout)
        case .plan: return .plan(try need(figure, "figure"))
        case .overview: return .overview
        case .night: return .night(try need(night, "night"))
        case .muscleGroups: return .muscleGroups
        case .topic: return .topic(try need(topic, "topic"))
        case .foodItself: return .foodItself
        }
    }

    private static func days(_ days: [Int]?, _ name: String) throws(Failure) -> Set<Int>? {
        guard let days else { return nil }
        guard !days.isEmpty, days.allSatisfy((1...7).contains) else { throw .parameter(name) }
        return Set(days)
    }

    /// - Parameter path: what the parameters stand in, with a dot
    fileprivate static func hours(_ from: Int?, _ to: Int?, _ path: String) throws(Failure) -> Question.Hours? {
        guard from != nil || to != nil else { return nil }
        let (start, end) = (from ?? 0, to ?? 1440)
        guard start >= 0, start < end, end <= 1440 else { throw .parameter(path + "fromMinute") }
        return Question.Hours(start: start, end: end)
    }

    private static func period(_ text: String?, _ name: String, _ today: CivilDate) throws(Failure) -> Period? {
        guard let text else { return nil }
        guard let period = Period(text: text, today: today) else { throw .parameter(name) }
        return period
    }

    /// - Parameter path: what the parameters stand in, with a dot
    fileprivate static func threshold(
        _ atLeast: Double?, _ below: Double?, _ atMost: Double?, _ path: String
    ) throws(Failure) -> Question.Threshold? {
        if atLeast != nil, below != nil { throw .parameter(path + "below") }
        if let atMost, atMost <= atLeast ?? .infinity { throw .parameter(path + "atMost") }
        return below.map { Question.Threshold(value: $0, isBelow: true) }
            ?? atLeast.map { Question.Threshold(value: $0, isBelow: false, upTo: atMost) }
    }
}

extension Inquiry.Condition {
    fileprivate func meant() throws(Inquiry.Failure) -> Question.Condition {
        let threshold = try Inquiry.threshold(atLeast, below, atMost, "condition.")
        let needed: Set<String> =
            switch self.event {
            case .figure: ["metric", atLeast == nil ? "below" : "atLeast"]
            case .moreThanUsual, .lessThanUsual: ["metric"]
            case .food: ["food"]
            case .group: ["group"]
            case .exercise: ["exercise"]
            case .muscles: ["muscles"]
            case .alcohol, .caffeine, .training, .rest: []
            }
        let allowed: Set<String> =
            switch self.event {
            case .training: ["workout"]
            // Some of it in some hours, or so many times on the day
            case .food where threshold != nil, .group where threshold != nil: ["atLeast", "below", "atMost"]
            case .food, .group: ["fromMinute", "toMinute"]
            case .figure: ["atMost"]
            default: []
            }
        let all: [String: Bool] = [
            "metric": metric != nil, "atLeast": atLeast != nil, "below": below != nil, "food": food != nil,
            "group": group != nil, "workout": workout != nil, "exercise": exercise != nil,
            "fromMinute": fromMinute != nil, "toMinute": toMinute != nil, "atMost": atMost != nil,
            "muscles": muscles != nil,
        ]
        let given = Set(all.filter(\.value).keys)
        if let odd = needed.symmetricDifference(given.subtracting(allowed)).sorted().first {
            throw .parameter("condition.\(odd)")
        }
        if without == true, ![.alcohol, .caffeine, .food, .group].contains(event) {
            throw .parameter("condition.without")
        }
        if dayAfter == true, dayBefore == true { throw .parameter("condition.dayBefore") }
        if without == true, threshold != nil { throw .parameter("condition.without") }
        return Question.Condition(
            try meant(threshold), isNextDay: dayAfter ?? false, isWithout: without ?? false,
            isDayBefore: dayBefore ?? false, isLatest: latest ?? false)
    }

    /// With what its event needs.
    private func meant(_ threshold: Question.Threshold?) throws(Inquiry.Failure) -> Question.Condition.Event {
        switch event {
        case .alcohol: return .some(.alcohol)
        case .caffeine: return .some(.caffeine)
        case .training: return .training(workout)
        case .exercise:
            guard let exercise else { throw .parameter("condition.exercise") }
            return .exercise(exercise)
        case .muscles:
            guard let muscles else { throw .parameter("condition.muscles") }
            return .muscles(muscles)
        case .rest: return .rest
        case .figure:
            guard let metric else { throw .parameter("condition.metric") }
            guard let threshold else { throw .parameter("condition.below") }
            return .figure(metric, threshold)
        case .moreThanUsual, .lessThanUsual:
            guard let metric else { throw .parameter("condition.metric") }
            return .usual(metric, isLess: event == .lessThanUsual)
        case .food:
            guard let food else { throw .parameter("condition.food") }
            if let threshold { return .eatenTimes(.food(food), threshold) }
            return .eaten(.food(food), try Inquiry.hours(fromMinute, toMinute, "condition."))
        case .group:
            guard let group else { throw .parameter("condition.group") }
            if let threshold { return .eatenTimes(.group(group), threshold) }
            return .eaten(.group(group), try Inquiry.hours(fromMinute, toMinute, "condition."))
        }
    }
}
