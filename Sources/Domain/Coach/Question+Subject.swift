extension Question.Subject {
    /// Answered from the person's figures.
    public var isOfHistory: Bool {
        switch self {
        case .exercise, .muscles, .muscleGroups, .workouts, .exercises, .metric, .micronutrient, .food, .group, .foods,
            .drinks, .plan, .overview, .night:
            true
        case .topic, .medical, .courtesy, .logging, .future, .foodItself: false
        }
    }

    /// A figure of a night, or when it begins or ends
    var isOfNight: Bool {
        switch self {
        case .metric(let metric): metric.isOfNight
        case .night: true
        default: false
        }
    }

    /// What a day has of it, as something that may change others; `nil` for what is not known of each day
    var event: Question.Condition.Event? {
        switch self {
        case .metric(let metric) where metric == .alcohol || metric == .caffeine: .some(metric)
        case .metric(let metric): .usual(metric, isLess: false)
        case .group(.alcoholicDrinks): .some(.alcohol)
        case .food, .group: part.map { .eaten($0, nil) }
        case .exercise(Question.walking): .usual(.steps, isLess: false)
        case .exercise(let id): .exercise(id)
        case .workouts(let kind): .training(kind)
        case .muscles(let group): .muscles(group)
        default: nil
        }
    }

    /// The days with it, where another thing is asked to hang on it: what is done or eaten comes before the next day.
    func cause(of other: Question.Subject?) -> Question.Condition? {
        event.map { Question.Condition($0, isNextDay: !isFigure && !$0.isOfTraining).of(other, before: nil) }
    }

    /// Of a figure, rather than of something that is done or eaten
    var isFigure: Bool {
        switch self {
        case .metric(let metric): metric != .alcohol && metric != .caffeine
        case .exercise(Question.walking): true
        default: false
        }
    }

    /// Something that is done or eaten on some days, so that there is a time before the last
    var isDoneNowAndThen: Bool {
        switch self {
        case .exercise, .workouts, .muscles, .food, .group: true
        default: false
        }
    }

    /// What was eaten or drunk, or what it held
    var isFromFood: Bool {
        switch self {
        case .metric(let metric): metric.isFromFood
        case .micronutrient, .food, .group, .foods, .drinks: true
        default: false
        }
    }

    var isOfDrinks: Bool { self == .drinks || self == .metric(.water) || self == .metric(.plainWater) }

    /// Whether a measure means something of it.
    /// Whether a measure is told of the latest so many alone.
    func tellsLatest(_ measure: Question.Measure) -> Bool {
        switch self {
        case .metric: [.last, .average, .highest, .lowest, .trend, .median].contains(measure)
        case .exercise:
            [.list, .average, .pace, .distance, .duration, .heaviest, .best, .longest, .fastest, .volume, .sets, .reps]
                .contains(measure)
        case .workouts: [.last, .average, .duration, .volume, .sets, .reps].contains(measure)
        default: false
        }
    }

    public func allows(_ measure: Question.Measure) -> Bool {
        switch self {
        case .exercise:
            [
                .heaviest, .best, .count, .perWeek, .trend, .last, .first, .compare, .list, .sets, .reps, .volume,
                .distance, .duration, .longest, .fastest, .average, .sum, .pace, .usualTime, .when, .streak,
                .longestStreak, .lowest, .highest, .gap, .share, .perKilo, .byWeekday,
                .usual, .next,
            ].contains(measure)
        case .muscles:
            [.list, .count, .perWeek, .last, .compare, .sets, .volume, .highest, .lowest, .gap].contains(measure)
        case .workouts:
            [
                .count, .perWeek, .last, .first, .compare, .list, .duration, .distance, .longest, .average, .often,
                .trend, .sets, .reps, .volume, .sum, .usualTime, .when, .streak, .longestStreak, .share, .without,
                .highest, .lowest, .gap, .byWeekday,
            ].contains(measure)
        case .micronutrient: [.average, .sum, .value, .sources, .advised, .when].contains(measure)
        case .exercises: [.often, .list, .count, .heaviest, .best, .lowest, .last, .trend].contains(measure)
        case .metric(let metric):
            [
                .count, .sum, .average, .perWeek, .trend, .last, .first, .compare, .highest, .lowest, .reached, .value,
                .without, .share, .remaining, .goal, .streak, .longestStreak, .byWeekday, .usual, .perKilo, .why,
                .influences, .when,
                .advised, .median,
            ].contains(measure) || measure == .sources && metric.isFromFood
        case .group where measure == .often || measure == .variety: true
        case .food, .group:
            [
                .reached, .count, .without, .sum, .average, .perWeek, .last, .first, .compare, .usualTime, .when,
                .streak,
                .longestStreak, .share, .highest, .lowest, .advised, .gap, .byWeekday,
            ].contains(measure)
        case .foods, .drinks:
            [
                .often, .list, .count, .last, .first, .compare, .usualTime, .when, .streak, .longestStreak, .share,
                .without, .variety,
            ].contains(measure)
        case .night:
            [.value, .usualTime, .highest, .lowest, .count, .last, .compare, .when, .usual, .trend].contains(measure)
        case .muscleGroups: [.list, .highest, .lowest, .sets].contains(measure)
        case .plan, .overview: true
        case .topic, .medical, .courtesy, .logging, .future, .foodItself: false
        }
    }
}
