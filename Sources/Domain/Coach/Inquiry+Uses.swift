/// Which parameters an answer uses. What it would leave out is refused: nobody takes an answer for one to another question.
extension Inquiry {
    /// The names of the parameters that it has.
    var given: [String] {
        [
            ("metric", metric != nil), ("nutrient", nutrient != nil), ("food", food != nil), ("group", group != nil),
            ("exercise", exercise != nil),
            ("muscles", muscles != nil), ("workout", workout != nil), ("figure", figure != nil),
            ("measure", measure != nil), ("period", period != nil), ("comparedWith", comparedWith != nil),
            ("meal", meal != nil), ("weekdays", weekdays != nil), ("atLeast", atLeast != nil), ("below", below != nil),
            ("fromMinute", fromMinute != nil), ("toMinute", toMinute != nil), ("condition", condition != nil),
        ].filter(\.1).map(\.0)
    }

    /// Whether a measure is told of such a subject as it is meant, and not as something near it.
    static func tells(_ measure: Question.Measure, of subject: Question.Subject) -> Bool {
        guard measure != .when, subject.allows(measure) else { return false }
        return switch subject {
        case .plan, .overview: false
        case .muscles: ![.perWeek, .highest, .lowest].contains(measure)
        case .workouts: ![.first, .trend, .distance, .reps, .sum, .highest, .lowest].contains(measure)
        case .food, .group: measure != .lowest && measure != .advised
        case .foods, .drinks: measure != .without
        case .micronutrient: ![.sum, .value].contains(measure)
        default: true
        }
    }

    /// - Throws: `Failure` for the measure, or the first parameter, that its answer would leave out
    func check(_ question: Question, _ today: CivilDate) throws(Failure) {
        guard let subject = question.subject else { return }
        let full = question.filled(today: today)
        if let measure = question.measure {
            guard Self.tells(measure, of: subject) else { throw .measure(measure) }
            if case .metric(let metric) = subject, [.sum, .perWeek].contains(measure),
                !(metric.isAdditive && !metric.isOfNight), full.period?.isOneDay != true || measure == .perWeek
            {
                throw .measure(measure)
            }
        }
        let used = Self.used(subject, full.measure, question)
        for name in given where !used.contains(name) && InquirySchema.isNarrowing(name, kind) { throw .parameter(name) }
        // No time is compared with itself.
        if let other = question.other, other.range(today: today) == full.period?.range(today: today) {
            throw .parameter("comparedWith")
        }
    }

    private static let meals: Set = ["meal", "fromMinute", "toMinute"]
    private static let narrowing = meals.union(["food", "group"])

    /// - Parameter measure: with the usual one where none was given
    private static func used(
        _ subject: Question.Subject, _ measure: Question.Measure?, _ question: Question
    ) -> Set<String> {
        let isStreak = measure == .streak || measure == .longestStreak
        var used: Set<String>
        switch subject {
        case .metric(let metric):
            used = ofMetric(measure, isStreak, question)
            if !metric.isFromFood { used.subtract(narrowing) }
        case .food, .group, .foods, .drinks:
            used = meals.union(isStreak ? ["period"] : ["period", "weekdays", "condition"])
        case .exercise, .exercises, .muscles, .workouts:
            used = isStreak ? ["period"] : ["period", "weekdays", "condition"]
        case .overview, .micronutrient: used = ["period"]
        default: used = []
        }
        if measure == .compare, question.measure != .usual { used.insert("comparedWith") }
        return used
    }

    private static func ofMetric(
        _ measure: Question.Measure?, _ isStreak: Bool, _ question: Question
    ) -> Set<String> {
        let days: Set = ["period", "weekdays"]
        let bounds: Set = ["atLeast", "below"]
        return switch measure {
        case .remaining, .goal: []
        case .why, .advised: ["period"]
        case .sources: days.union(meals).union(["condition"])
        case _ where isStreak: narrowing.union(bounds).union(["period"])
        case .share where question.isNarrowed: days.union(narrowing).union(["condition"])
        case .share, .reached: days.union(narrowing).union(bounds).union(["condition"])
        case .last, .first: days.union(narrowing).union(bounds)
        case .highest, .lowest, .count, .without, .average: days.union(narrowing).union(["condition"])
        // The days with something in common have a mean, whatever is usual.
        case _ where question.measure == nil: days.union(narrowing).union(["condition"])
        default: days.union(narrowing)
        }
    }
}
