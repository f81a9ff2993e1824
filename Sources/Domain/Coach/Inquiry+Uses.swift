/// Which parameters an answer uses. What it would leave out is refused: nobody takes an answer for one to another question.
extension Inquiry {
    /// The names of the parameters that it has.
    var given: [String] {
        let all: [(String, Bool)] = [
            ("metric", metric != nil), ("nutrient", nutrient != nil), ("food", food != nil), ("group", group != nil),
            ("exercise", exercise != nil),
            ("muscles", muscles != nil), ("workout", workout != nil), ("figure", figure != nil),
            ("measure", measure != nil), ("period", period != nil), ("comparedWith", comparedWith != nil),
            ("meal", meal != nil), ("weekdays", weekdays != nil), ("atLeast", atLeast != nil), ("below", below != nil),
            ("fromMinute", fromMinute != nil), ("toMinute", toMinute != nil), ("condition", condition != nil),
            ("exceptMeal", exceptMeal != nil), ("exceptFood", exceptFood != nil), ("exceptGroup", exceptGroup != nil),
            ("night", night != nil), ("topic", topic != nil), ("ofNutrient", ofNutrient != nil),
            ("comparedWeekdays", comparedWeekdays != nil), ("alsoMetrics", alsoMetrics != nil),
            ("alsoMeasures", alsoMeasures != nil), ("alsoMeals", alsoMeals != nil), ("span", span != nil),
            ("counted", counted != nil), ("recorded", recorded != nil), ("workoutName", workoutName != nil),
            ("distance", distance != nil), ("repetitions", repetitions != nil), ("amount", amount != nil),
            ("day", day != nil),
            ("energy", energy != nil), ("steps", steps != nil), ("energyChange", energyChange != nil),
            ("stepsChange", stepsChange != nil),
            ("pieces", pieces != nil),
            ("details", details != nil), ("atMost", atMost != nil), ("rank", rank != nil),
            ("top", top != nil), ("latest", latest != nil),
            ("alsoExceptMeals", alsoExceptMeals != nil), ("units", units != nil),
        ]
        return all.filter(\.1).map(\.0)
    }

    /// Whether a measure is told of such a subject as it is meant, and not as something near it.
    static func tells(_ measure: Question.Measure, of subject: Question.Subject) -> Bool {
        guard measure != .when, subject.allows(measure) else { return false }
        return switch subject {
        case .plan(.expenditure): measure == .compare
        case .plan: false
        case .overview: measure == .compare
        case .muscles: ![.perWeek, .highest, .lowest].contains(measure)
        case .workouts: ![.trend, .distance].contains(measure)
        case .night(.regularity): measure != .trend
        case .night(.fast): [.value, .usualTime, .highest, .lowest, .last, .compare].contains(measure)
        case .food: measure != .lowest && measure != .advised
        case .group: measure != .lowest
        case .micronutrient: measure != .value
        default: true
        }
    }

    /// Whether a measure needs something that was not given: of workouts the most is of weeks or months or of what a
    /// device recorded, as their sum is, of all that is eaten nothing is missing but a meal, of a vitamin the sum is of a food.
    private static func lacks(_ measure: Question.Measure, _ question: Question) -> Bool {
        switch question.subject {
        case .workouts:
            question.recorded == nil
                && (measure == .sum || [.highest, .lowest].contains(measure) && question.span == nil)
        case .foods: measure == .without && question.except != nil
        case .drinks: measure == .without && (!question.isNarrowed || question.except != nil)
        case .micronutrient: measure == .sum && question.part == nil
        default: false
        }
    }

    /// - Throws: `Failure` for the measure, or the first parameter, that its answer would leave out
    func check(_ question: Question, _ today: CivilDate) throws(Failure) {
        guard let subject = question.subject else { return }
        let full = question.filled(today: today)
        if let measure = question.measure {
            guard Self.tells(measure, of: subject), !Self.lacks(measure, question) else { throw .measure(measure) }
            if case .metric(let metric) = subject, [.sum, .perWeek].contains(measure),
                !(metric == .weight && measure == .perWeek),
                !metric.isAdditive || metric.isOfNight && measure == .perWeek,
                full.period?.isOneDay != true || measure == .perWeek
            {
                throw .measure(measure)
            }
        }
        if let counted = question.counted {
            let isSum =
                switch subject {
                case .metric(let metric): metric.isAdditive && !metric.isOfNight
                case .food, .group:
                    question.span != nil && [.average, .highest, .lowest].contains(full.measure)
                default: false
                }
            let isOfExercise = if case .exercise = subject { full.measure == .compare } else { false }
            let isOfWorkout =
                (full.measure == .average || isOfExercise) && [.sets, .reps, .volume].contains(counted)
            let isOfSpans =
                question.span != nil && counted == .trend && [.highest, .lowest].contains(full.measure)
            let isChange = subject == .metric(.weight) && (full.measure == .compare || isOfSpans)
            // On how many days something was reached, or how often it was eaten in a day
            let isOfTimes =
                switch subject {
                case .metric: full.measure == .compare && counted == .reached
                case .food, .group: full.measure == .average && question.span == nil && counted == .count
                default: false
                }
            let isOfLeast =
                full.measure == .sources && question.isOfMeals == true
                || subject == .exercises && full.measure == .trend
            let isLeastFirst = isOfLeast && counted == .lowest
            guard subject != .exercises || isLeastFirst, isLeastFirst || isOfTimes || isSum == (counted == .sum),
                isOfTimes || isChange == [.trend, .perWeek].contains(counted),
                isOfWorkout || (full.measure == .heaviest) == (counted == .reps)
            else {
                throw .parameter("counted")
            }
        }
        let used = Self.used(subject, full.measure, question)
        for name in given where !used.contains(name) && InquirySchema.isNarrowing(name, kind) { throw .parameter(name) }
        // No time is compared with itself.
        if let other = question.other, other.range(today: today) == full.period?.range(today: today) {
            throw .parameter("comparedWith")
        }
    }

    /// Which part of all that was eaten
    static let meals: Set = [
        "meal", "fromMinute", "toMinute", "exceptMeal", "exceptFood", "exceptGroup", "alsoExceptMeals",
    ]
    private static let narrowing = meals.union(["food", "group", "ofNutrient"])

    /// - Parameter measure: with the usual one where none was given
    private static func used(
        _ subject: Question.Subject, _ measure: Question.Measure?, _ question: Question
    ) -> Set<String> {
        let isStreak = measure == .streak || measure == .longestStreak
        let isExtreme = measure == .highest || measure == .lowest
        var used: Set<String>
        defer { used.insert("units") }
        switch subject {
        case .metric(let metric):
            used = ofMetric(measure, isStreak, question).union(["alsoMetrics"])
            if !metric.isFromFood { used.subtract(narrowing) }
            if metric.isFromFood { used.insert("alsoMeals") }
            if [.average, .highest, .lowest].contains(measure) { used.insert("alsoMeasures") }
            if isExtreme { used.formUnion(metric == .weight && question.span != nil ? ["span", "counted"] : ["span"]) }
            if !ofDetails(measure, metric, question).isEmpty { used.insert("details") }
        case .food, .group, .foods, .drinks:
            used = meals.union(isStreak ? ["period", "atLeast"] : ["period", "weekdays", "condition"])
            if isExtreme { used.formUnion(question.span == nil ? ["span"] : ["span", "counted"]) }
            if measure == .often, [.foods, .drinks].contains(subject) { used.insert("top") }
            if measure == .last, subject == .foods { used.insert("alsoMetrics") }
            if [.count, .sum, .without].contains(measure) { used.insert("details") }
            if measure == .reached { used.formUnion(["atLeast", "below"]) }
        case .exercise, .exercises, .muscles, .workouts:
            let isOfHours = subject.isOfSessions && subject != .exercise(Question.walking) && !isStreak
            used = isStreak ? ["period", "atLeast"] : ["period", "weekdays", "condition"]
            if case .exercise = subject {
                used.formUnion(["distance", "atLeast", "workoutName", "recorded", "details"])
                if measure == .heaviest || measure == .lowest { used.insert("counted") }
                if measure == .heaviest { used.insert("repetitions") }
            }
            if isOfHours, measure != .without, question.span == nil, question.recorded == nil {
                used.formUnion(["fromMinute", "toMinute"])
            }
            if case .workouts = subject {
                used.formUnion(["workoutName", "recorded", "details"])
                if let measure, Coach.limited.contains(measure) { used.formUnion(["atLeast", "below"]) }
            }
            if [.compare, .perWeek, .trend, .share].contains(measure) { used.insert("counted") }
            // How far or how long an exercise was done is a limit, too.
            if case .exercise = subject, let limit = question.threshold, let measure,
                Coach.isLimited(measure, of: subject, by: limit)
            {
                used.insert("counted")
                if question.counted == .distance || question.counted == .duration { used.insert("below") }
            }
            if isExtreme || measure == .perWeek { used.formUnion(["span", "details"]) }
        case .overview: used = question.isOfDifferingDays ? ["period", "weekdays", "condition"] : ["period"]
        case .micronutrient: used = ["period", "food", "group"]
        case .night(.fast): used = ["period", "weekdays", "condition"]
        case .night: used = ["period", "weekdays", "condition", "fromMinute", "toMinute"]
        case .muscleGroups: used = ["period", "weekdays", "condition"]
        case .plan(.arrival), .plan(.byDate): used = ["amount", "day"]
        case .plan(.intake): used = ["amount"]
        case .plan(.trial): used = ["amount", "energy", "steps", "energyChange", "stepsChange", "day"]
        case .plan(.expenditure), .plan(.balance): used = ["period", "weekdays", "condition"]
        case .plan(.phase): used = ["period"]
        case .plan: used = []
        case .foodItself: used = ["food", "group", "alsoMetrics", "amount", "pieces"]
        default: used = []
        }
        if let measure, subject.tellsLatest(measure) { used.insert("latest") }
        if question.isStreakOfWeeks { used.formUnion(["span", "atLeast"]) }
        if measure == .gap { used.insert("details") }
        if used.contains("atLeast") || used.contains("below") { used.insert("atMost") }
        if let measure, Coach.isRanked(measure, question) {
            used.formUnion(question.span == nil ? ["rank", "top"] : ["rank"])
        }
        if measure == .sources { used.insert(question.isOfMeals == true ? "counted" : "top") }
        if measure == .average, subject.isOfSpans { used.insert("span") }
        if measure == .average, subject.isOfSessions || subject.part != nil || question.span != nil {
            used.insert("counted")
        }
        if measure == .compare, question.measure != .usual { used.formUnion(["comparedWith", "comparedWeekdays"]) }
        return used
    }

    /// What of its details an answer of a metric uses.
    private static func ofDetails(
        _ measure: Question.Measure?, _ metric: Metric, _ question: Question
    ) -> Set<Detail> {
        var used: Set<Detail> = []
        if measure == .reached || measure == .share || question.counted == .reached {
            used.formUnion([.belowGoal, .aboveGoal])
        }
        if measure == .reached || measure == .without || measure == .count { used.insert(.days) }
        if measure == .sources || question.isOfOneMeal { used.insert(.meals) }
        if metric == .alcohol || metric == .weight { used.insert(.units) }
        if question.part != nil { used.insert(.portions) }
        return used
    }

    private static func ofMetric(
        _ measure: Question.Measure?, _ isStreak: Bool, _ question: Question
    ) -> Set<String> {
        let days: Set = ["period", "weekdays"]
        let bounds: Set = ["atLeast", "below"]
        return switch measure {
        case .remaining: question.isOfRestOfWeek ? ["period", "amount"] : ["amount"]
        case .goal, .influences: []
        case .why, .advised: ["period"]
        case .sources: days.union(narrowing).union(["condition"])
        case _ where isStreak: narrowing.union(bounds).union(["period"])
        case .share where question.isNarrowed: days.union(narrowing).union(["condition"])
        case .share, .reached: days.union(narrowing).union(bounds).union(["condition"])
        case .last, .first: days.union(narrowing).union(bounds)
        case .highest, .lowest, .count, .without, .average, .sum: days.union(narrowing).union(["condition"])
        case .compare where question.counted == .reached: days.union(narrowing).union(bounds).union(["counted"])
        case .compare where question.measure == .compare: days.union(narrowing).union(["counted"])
        // The days with something in common have a mean, whatever is usual.
        case _ where question.measure == nil: days.union(narrowing).union(["condition"])
        default: days.union(narrowing)
        }
    }
}
