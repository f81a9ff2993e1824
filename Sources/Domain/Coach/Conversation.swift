/// What was asked before, so that "and last month?" has a meaning.
public enum Conversation {
    /// Messages that are remembered, questions and answers together.
    public static let memory = 10

    /// The question with what it does not say taken from the last one that had a subject of the history.
    ///
    /// - Parameter before: what was asked, the newest last
    public static func complete(_ question: Question, after before: [Question]) -> Question {
        guard let last = before.suffix(memory / 2).last(where: { $0.subject?.isOfHistory == true }) else {
            return question
        }
        var full = question
        if question.subject == nil {
            guard
                question.isContinued || question.period != nil || question.measure != nil || question.slot != nil
                    || question.weekdays != nil,
                question.leftOut.isEmpty
            else { return question }
            full.subject = last.subject
            full.slot = question.slot ?? last.slot
            full.measure = question.measure ?? last.measure
            full.period = question.period ?? last.period
            full.threshold = question.threshold ?? last.threshold
            full.also = last.also
            // "On Mondays" says nothing of a yesterday.
            if question.weekdays == nil, question.period?.isOneDay != true { full.weekdays = last.weekdays }
            if full.measure == .compare, question.measure != .compare {
                // A comparison goes on with the new period beside the one before it.
                full.other = question.period == nil ? last.other : question.period?.before
            }
            return full
        }
        guard question.isContinued, question.subject?.isOfHistory == true else { return question }
        full.period = question.period ?? last.period
        if question.measure == nil, let measure = last.measure, question.subject?.allows(measure) == true {
            full.measure = measure
            full.other = question.other ?? last.other
        }
        return full
    }
}

extension Question.Subject {
    /// Answered from the person's figures.
    public var isOfHistory: Bool {
        switch self {
        case .exercise, .muscles, .workouts, .exercises, .metric, .food, .foods, .drinks: true
        case .topic, .medical, .courtesy, .logging, .future: false
        }
    }

    /// Whether a measure means something of it.
    public func allows(_ measure: Question.Measure) -> Bool {
        switch self {
        case .exercise:
            [
                .heaviest, .best, .count, .perWeek, .trend, .last, .first, .compare, .list, .sets, .reps, .volume,
                .distance, .duration, .longest, .fastest, .average, .sum,
            ].contains(measure)
        case .muscles: [.count, .perWeek, .last, .compare, .sets, .volume].contains(measure)
        case .workouts:
            [
                .count, .perWeek, .last, .first, .compare, .list, .duration, .distance, .longest, .average, .often,
                .trend, .sets, .reps, .volume, .sum,
            ].contains(measure)
        case .exercises: [.often, .list, .count].contains(measure)
        case .metric(let metric):
            [
                .count, .sum, .average, .perWeek, .trend, .last, .first, .compare, .highest, .lowest, .reached, .value,
                .without,
            ].contains(measure) || measure == .sources && metric.isFromFood
        case .food: [.count, .without, .sum, .average, .perWeek, .last, .first, .compare].contains(measure)
        case .foods, .drinks: [.often, .list, .count, .last, .compare].contains(measure)
        case .topic, .medical, .courtesy, .logging, .future: false
        }
    }
}
