/// Something that can be asked of the data, with its parameters by name: what a sentence is read into, and what a program
/// or a model asks without one. There is one list of the kinds, and one way from each to an answer.
public struct Inquiry: Codable, Sendable, Equatable {
    public enum Kind: String, Codable, Sendable, CaseIterable {
        case metric, micronutrient, food, group, foods, drinks, exercise, exercises, muscles, workouts, plan, overview
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
    /// Minutes after midnight
    public var fromMinute: Int?
    public var toMinute: Int?
    public var condition: Condition?

    public init(kind: Kind) { self.kind = kind }

    /// What the days have in common that are asked of.
    public struct Condition: Codable, Sendable, Equatable {
        public enum Event: String, Codable, Sendable, CaseIterable {
            case alcohol, caffeine, training, rest, figure, food, group
        }

        public var event: Event
        public var metric: Metric?
        public var atLeast: Double?
        public var below: Double?
        public var food: String?
        public var group: FoodGroup?
        /// The days after it are meant
        public var dayAfter: Bool?

        public init(
            event: Event, metric: Metric? = nil, atLeast: Double? = nil, below: Double? = nil, food: String? = nil,
            group: FoodGroup? = nil, dayAfter: Bool? = nil
        ) {
            self.event = event
            self.metric = metric
            self.atLeast = atLeast
            self.below = below
            self.food = food
            self.group = group
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
        if let weekdays {
            guard !weekdays.isEmpty, weekdays.allSatisfy((1...7).contains) else { throw .parameter("weekdays") }
            question.weekdays = Set(weekdays)
        }
        if kind == .metric {
            if food != nil, group != nil { throw .parameter("group") }
            question.part = food.map { .food($0) } ?? group.map { .group($0) }
        }
        question.threshold = try Self.threshold(atLeast, below, "")
        if fromMinute != nil || toMinute != nil {
            let (start, end) = (fromMinute ?? 0, toMinute ?? 1440)
            guard start >= 0, start < end, end <= 1440 else { throw .parameter("fromMinute") }
            question.hours = Question.Hours(start: start, end: end)
        }
        question.condition = try condition?.meant()
        if question.measure == nil {
            if question.other != nil {
                question.measure = .compare
            } else if question.threshold != nil {
                question.measure = .reached
            }
        }
        try check(question, today)
        return question
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
        }
    }

    private static func period(_ text: String?, _ name: String, _ today: CivilDate) throws(Failure) -> Period? {
        guard let text else { return nil }
        guard let period = Period(text: text, today: today) else { throw .parameter(name) }
        return period
    }

    /// - Parameter path: what the parameters stand in, with a dot
    fileprivate static func threshold(
        _ atLeast: Double?, _ below: Double?, _ path: String
    ) throws(Failure) -> Question.Threshold? {
        if atLeast != nil, below != nil { throw .parameter(path + "below") }
        return below.map { Question.Threshold(value: $0, isBelow: true) }
            ?? atLeast.map { Question.Threshold(value: $0, isBelow: false) }
    }
}

extension Inquiry.Condition {
    fileprivate func meant() throws(Inquiry.Failure) -> Question.Condition {
        let threshold = try Inquiry.threshold(atLeast, below, "condition.")
        let needed: Set<String> =
            switch self.event {
            case .figure: ["metric", atLeast == nil ? "below" : "atLeast"]
            case .food: ["food"]
            case .group: ["group"]
            case .alcohol, .caffeine, .training, .rest: []
            }
        let given = [
            "metric": metric != nil, "atLeast": atLeast != nil, "below": below != nil, "food": food != nil,
            "group": group != nil,
        ].filter(\.value).keys
        if let odd = needed.symmetricDifference(given).sorted().first { throw .parameter("condition.\(odd)") }
        return Question.Condition(try meant(threshold), isNextDay: dayAfter ?? false)
    }

    /// With what its event needs.
    private func meant(_ threshold: Question.Threshold?) throws(Inquiry.Failure) -> Question.Condition.Event {
        switch event {
        case .alcohol: return .some(.alcohol)
        case .caffeine: return .some(.caffeine)
        case .training: return .training(nil)
        case .rest: return .rest
        case .figure:
            guard let metric else { throw .parameter("condition.metric") }
            guard let threshold else { throw .parameter("condition.below") }
            return .figure(metric, threshold)
        case .food:
            guard let food else { throw .parameter("condition.food") }
            return .eaten(.food(food), nil)
        case .group:
            guard let group else { throw .parameter("condition.group") }
            return .eaten(.group(group), nil)
        }
    }
}
