/// A question that names no subject: of the same as the last one.
extension FollowUp {
    func ofTheSame(_ time: Time) -> Question {
        let says =
            question.isContinued || time.period != nil || question.measure != nil || question.slot != nil
            || question.weekdays != nil || question.refersBack == true || question.rank != nil
            || question.link?.isOfThose == true
        guard says, question.leftOut.isEmpty else { return question }
        if let difference { return difference }
        // "Which of those was the best", of more than two times
        if question.isOfTimes, question.period == nil, timesAsked.count > 1 { return question.withoutSubject }
        // "Since when", of what has gone down
        if question.measure == .streak, last.measure == .trend || last.measure == .compare {
            return question.withoutSubject
        }
        // "And 10,000": another limit of the same
        if question.measure == nil, question.threshold != nil, last.threshold == nil { return question.withoutSubject }
        var next = self
        next.settleAmount()
        var full = next.question
        (full.period, full.other, full.shift) = (time.period ?? last.period, time.other ?? question.other, time.shift)
        next.carry(&full)
        next.settleMeasure(&full)
        next.settlePeriod(&full)
        if let rank = question.rank {
            (full.rank, full.measure) = (rank, last.measure ?? question.measure)
            if full.measure.map({ Coach.isRanked($0, full) }) != true { return question }
        }
        next.settleComparison(&full)
        // "How much to go", of a weight
        if full.measure == .remaining, full.subject == .metric(.weight) {
            (full.subject, full.measure, full.period) = (.plan(.toGoal), nil, nil)
        }
        return full
    }

    /// "How much was it": the answer had it, but of what is eaten and what adds up.
    private mutating func settleAmount() {
        guard question.measure == .sum, last.subject?.part == nil else { return }
        let isSum =
            if case .metric(let metric) = last.subject { metric.isAdditive && !metric.isOfNight } else { false }
        if !isSum || last.measure == .average || last.condition != nil { question.measure = nil }
    }

    /// What the last one said of its subject stands, but for what is said anew.
    private func carry(_ full: inout Question) {
        full.subject = last.subject
        let isOfAll = question.link?.isOfAll == true && question.refersBack != true
        full.slot = question.slot ?? (isOfAll ? nil : last.slot)
        full.hours = question.hours ?? (isOfAll ? nil : last.hours)
        full.part = question.part ?? last.part
        (full.except, full.alsoExcept) =
            question.except == nil ? (last.except, last.alsoExcept) : (question.except, question.alsoExcept)
        // "Is that enough", of days that trained: of all of them
        full.condition =
            question.measure == .advised ? nil : question.condition?.of(last.subject, before: nil) ?? last.condition
        full.measure = question.measure ?? last.measure
        full.threshold = question.threshold ?? last.threshold
        if question.measure == nil, let said = question.threshold, let old = last.threshold {
            var value = if case .metric(let metric) = last.subject { metric.asSaid(said.value) } else { said.value }
            if last.subject == .metric(.weight), question.link?.isInPounds == true {
                value *= UnitConversion.kilogramsPerPound
            }
            full.threshold = .init(value: value, isBelow: old.isBelow)
        }
        (full.also, full.distance) = (last.also, question.distance ?? last.distance)
        full.repetitions = question.repetitions ?? (full.measure == .heaviest ? last.repetitions : nil)
        full.named = question.named ?? last.named
        full.recorded = question.recorded ?? last.recorded
        (full.goal, full.ahead, full.trial) = (question.goal ?? last.goal, last.ahead, last.trial)
        if question.measure == nil {
            (full.span, full.isOfLoad, full.namesDays) = (last.span, last.isOfLoad, last.namesDays)
            (full.counted, full.isBelowGoal) = (question.counted ?? last.counted, last.isBelowGoal)
            (full.alsoMeasures, full.alsoSlots) = (last.alsoMeasures, question.slot == nil ? last.alsoSlots : nil)
        }
        // Of another time the day is another, too.
        full.found = question.period == nil ? last.found : nil
        full.found?.measure = last.measure
    }

    /// What is asked of it, where the words alone do not say
    private func settleMeasure(_ full: inout Question) {
        if question.measure == nil {
            // "Since January", after the latest: what became of it
            if (last.measure ?? last.usualMeasure) == .value, full.period != last.period, isOfDays {
                full.measure = if case .since = full.period { .trend } else { nil }
            }
            // "And on training days", of what was eaten: a day of them
            if question.condition != nil, full.measure == .sum { full.measure = nil }
            // "And yesterday", after what is left of today: beside what was aimed at then
            if last.measure == .remaining, full.period != last.period { full.measure = .advised }
            // "What was it in January", after a course
            if last.measure == .trend, question.refersBack == true || question.link?.moment == .now {
                full.measure = nil
            }
        }
        if question.link?.moment == .now, last.measure == .longestStreak { full.measure = .streak }
        // "How fast is that", of a weight that changes
        if question.measure == .pace, last.subject == .metric(.weight) { full.measure = .perWeek }
        // "Which ones", of workouts that were counted
        if question.link?.isOfThose == true, case .workouts = last.subject, last.measure == .count {
            full.measure = .list
        }
        // "Which of them was the best", "which week was the worst", of a figure
        if case .metric(let metric) = last.subject {
            if question.measure == .best { full.measure = metric.isBetterLow ? .lowest : .highest }
            if question.link?.isWorst == true, question.measure == .lowest, metric.isBetterLow {
                full.measure = .highest
            }
            // "What was the longest", of nights
            if full.measure == .longest { full.measure = .highest }
            // "How often did I reach it last month", "how often in October": of days that were held against a goal
            if question.measure == .count || question.measure == .reached, last.measure == .reached,
                question.span == nil
            {
                (full.measure, full.isBelowGoal) = (.reached, last.isBelowGoal)
            }
        }
        // "Which ones", of those that were counted
        if question.link?.isOfThose == true,
            last.measure == .reached || last.measure == .without
                || last.measure == .count && last.subject?.isOfDays == true
        {
            (full.measure, full.namesDays, full.refersBack) = (last.measure, true, nil)
        }
        // "Which nights", of those that were counted
        if question.namesDays == true, question.measure == .count,
            last.threshold != nil || last.measure == .reached || last.measure == .without
        {
            (full.measure, full.isBelowGoal) = (last.measure, last.isBelowGoal)
        }
        // "What was my best time", of runs
        if question.measure == .best, case .exercise = last.subject, question.link?.isOfTime == true {
            full.measure = .fastest
        }
        // "And the fewest", of months
        if isExtreme, question.period == nil, last.span != nil { full.span = question.span ?? last.span }
    }

    /// Its time, where what is asked is not of the one that was spoken of
    private func settlePeriod(_ full: inout Question) {
        if question.period == nil {
            // "What is my average", after a yesterday
            if question.isOfMoreDays || question.condition != nil, full.period?.isOneDay == true { full.period = nil }
            // "And the lowest", after the day that was highest: of all the time that was spoken of
            if isExtreme, last.period?.isOneDay == true, isOfDays, last.slot == nil {
                full.period = before.last { $0.subject == last.subject && $0.period?.isOneDay == false }?.period
            }
            // "How much was it", "how many", of the last time; how fast a record was
            let isOfFound =
                question.measure == .sum && (question.refersBack == true || last.measure == .last)
                || [.pace, .distance, .duration, .sets, .reps, .volume].contains(question.measure)
            if isOfFound, let date = last.found?.date { full.period = .day(date) }
            // "Was it faster than usual", of the last run
            if question.measure == .usual, case .exercise = last.subject {
                full.period = last.found?.date.map { .day($0) }
                full.isLastOne = full.period == nil ? true : nil
            }
            // "How much has it changed", of two times: from one to the other
            if question.measure == .trend, question.shift == nil, let way { full.period = way }
            // "When was the last time", after a week without one
            if question.measure == .last, last.subject?.isDoneNowAndThen == true {
                (full.period, full.refersBack) = (nil, nil)
            }
            if question.link?.moment == .now, isOfDays || last.measure == .longestStreak { full.period = nil }
            // "How often normally"; "which month had the most", after one of them
            if question.link?.moment == .always || question.span != nil { full.period = nil }
        }
        // "On Mondays" says nothing of a yesterday.
        if question.weekdays == nil, full.period?.isOneDay != true, full.measure != .advised,
            full.measure != .byWeekday
        {
            full.weekdays = last.weekdays
        }
        // "And at the weekend" after a day is that of its week.
        if question.weekdays != nil, question.period == nil, full.period?.isOneDay == true { full.period = .week(0) }
    }

    private func settleComparison(_ full: inout Question) {
        let isBesideUsual = last.isBesideUsual(today: today)
        // "Compare that with last month"
        if question.measure == .compare, question.otherWeekdays == nil, question.shift == nil,
            question.other == nil || question.refersBack == true && question.other == question.period?.before,
            let other = question.period, let said = latestDays ?? last.period, said != other,
            last.measure != .compare || isBesideUsual
        {
            (full.period, full.other) = (said, other)
            if last.measure == .sum { full.counted = .sum }
        }
        // "Is that more than last year", of the heaviest
        if full.measure == .compare, case .exercise = full.subject, last.measure == .heaviest || last.measure == .best,
            full.counted == nil
        {
            full.counted = .heaviest
        }
        if full.measure == .compare, question.measure == nil, isBesideUsual {
            // "And last week", after whether that is normal
            (full.measure, full.other) = (.usual, nil)
        } else if full.measure == .compare, question.measure != .compare {
            // A comparison goes on with the new period beside the one before it.
            full.other = question.period == nil && question.shift == nil ? last.other : full.period?.before
        }
        // Nothing is held against itself.
        if full.other == full.period { full.other = full.period?.before }
    }

    /// "What do I weigh", "what do I burn", whose answers are of the last days: those; `nil` after another question
    private var latestDays: Period? {
        guard (last.measure ?? last.usualMeasure) == .value, (last.period ?? .ever) == .ever else { return nil }
        return switch last.subject {
        case .metric(let metric) where !metric.isAdditive: .days(7)
        case .plan(.expenditure): .days(30)
        default: nil
        }
    }

    private var isOfDays: Bool { last.subject?.isOfDays == true }

    private var isExtreme: Bool { question.measure == .highest || question.measure == .lowest }
}
