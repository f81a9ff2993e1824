/// What has to be read to answer a question.
public struct CoachNeeds: Sendable, Equatable {
    /// Days are read no further back.
    public static let mostDays = 3660

    public var days: DayRange?
    public var entries: DayRange?
    /// Of `entries` only those are looked at that are of a part of the question, and on which days there are others
    public var isOfParts = false
    public var workouts: Bool
    /// What is burnt and planned, which takes 400 days once
    public var outlook = false
    /// Vitamins and minerals of the entries
    public var micros = false
    /// The person's own plans of workouts
    public var templates = false
    /// Sleep by stage
    public var recorded = false
    /// The dates that something was logged on
    public var logged = false
    /// Of `entries` those of the first or the last day that has any
    public var edge: Edge?
    /// How often each food was logged in all, rather than the entries
    public var tally = false

    public enum Edge: Sendable { case first, last }

    public init(_ question: Question, today: CivilDate) {
        workouts = false
        let full = question.filled(today: today)
        let asked = [full.period, full.other].compactMap { $0?.range(today: today) }
        let all = asked.first.flatMap { first in
            DayRange(
                from: asked.map(\.start).min() ?? first.start, through: asked.map(\.end).max() ?? first.end)
        }?.last(Self.mostDays)
        switch question.subject {
        case .exercise(let id) where id == Question.walking:
            workouts = true
            days = all
        case .exercise, .muscles, .exercises, .muscleGroups: workouts = true
        case .night(.fast): entries = all.map { DayRange($0.count + 1, endingOn: $0.end) }
        case .night:
            // A bedtime is of the evening before the day that its night counts for.
            recorded = true
            days = all.map { DayRange($0.count + 1, endingOn: $0.end.adding(days: 1)) }
        case .workouts:
            workouts = true
            days = all
        case .metric where question.measure == .influences:
            days = DayRange(HabitFindings.reach + 1, endingOn: today)
            entries = days
            recorded = true
        case .metric(let metric):
            if question.measure == .sources || metric.isFromFood && question.isOfEntries {
                entries = all
            }
            let isOfDays = question.measure == .share || question.measure == .remaining
            if question.measure != .sources, !(metric.isFromFood && question.isOfEntries) || isOfDays {
                // A weight trend is settled by the weeks before.
                days = all.map { DayRange($0.count + 100, endingOn: $0.end) }
                if question.needsAnyDay { days = DayRange(Self.mostDays, endingOn: today) }
                // What is left is of today, whichever day was spoken of before.
                if question.measure == .remaining { days = DayRange(101, endingOn: today) }
            }
        case .micronutrient:
            // Of more than a year there is no average that helps.
            entries = all?.last(400)
            days = entries
            micros = true
        case .foods where question.measure == .streak || question.measure == .longestStreak:
            entries = question.isNarrowed ? all : nil
            logged = true
        case .foods where question.isOfAnyFood && (full.measure == .first || full.measure == .last):
            entries = all
            edge = full.measure == .first ? .first : .last
        case .foods
        where question.isOfAnyFood && full.period == .ever && (full.measure == .count || full.measure == .often):
            tally = true
        case .food, .group, .foods, .drinks: entries = all
        case .plan(.expenditure), .plan(.balance), .plan(.intake), .plan(.trial), .plan(.byDate): outlook = true
        case .plan(.arrival):
            outlook = true
            days = DayRange(400, endingOn: today)
        case .plan(.lacking):
            days = DayRange(30, endingOn: today)
            entries = days
            micros = true
        case .plan(.training):
            (workouts, templates) = (true, true)
            days = DayRange(40, endingOn: today)
        case .plan: days = DayRange(400, endingOn: today)
        case .overview:
            days = all.map { DayRange($0.count + 90, endingOn: $0.end) }
            workouts = true
        case .topic(let topic):
            days = DayRange(90, endingOn: today)
            workouts = true
            outlook = topic.isAboutEnergy
        case .medical, .courtesy, .logging, .future, .foodItself, nil: break
        }
        isOfParts = entries.map { _ in question.isOfPartsAlone } ?? true
        if let condition = question.condition {
            // A day before the first may be what the first is after, one after the last what the last is before.
            let reach = all.map { range in
                condition.isDayBefore == true
                    ? DayRange(range.count + 1, endingOn: range.end.adding(days: 1))
                    : DayRange(range.count + 1, endingOn: range.end)
            }
            days = days ?? reach
            switch condition.event {
            case .training, .exercise, .muscles, .rest: workouts = true
            case .eaten, .eatenTimes:
                isOfParts = isOfParts || entries == nil
                entries = entries ?? reach
            case .some, .figure, .usual: break
            }
        }
        if [.why, .usual].contains(question.measure) || question.measure == .perKilo {
            let more = if case .night = question.subject { 1 } else { 0 }
            days = all.map { DayRange($0.count + 100 + more, endingOn: $0.end.adding(days: more)) }
            workouts = true
        }
    }
}

extension Question {
    static let walking = "walking"
    static let running = "running"

    /// What was eaten beside its part changes nothing of the answer but which days were logged.
    fileprivate var isOfPartsAlone: Bool {
        guard except == nil, alsoExcept == nil, measure != .sources else { return false }
        switch (part ?? subject?.part, subject) {
        case (.nutrient?, _), (nil, _), (_, .foods), (_, .drinks), (_, .plan): return false
        default: return true
        }
    }

    /// Whatever was eaten is meant, on whatever days.
    fileprivate var isOfAnyFood: Bool {
        !isNarrowed && isOfMeals != true && weekdays == nil && otherWeekdays == nil && condition == nil
            && threshold == nil && rank == nil
            && (top ?? 0) <= FoodTally.most
    }

    /// Some of what was eaten is meant, not all.
    var isNarrowed: Bool { slot != nil || part != nil || hours != nil || except != nil }

    /// The biggest or the smallest of meals, each for itself, which days know
    var isOfOneMeal: Bool { isOfMeals == true && (measure == .highest || measure == .lowest) }

    /// It takes entries to tell: what a nutrient gives of the energy is known of whole days.
    var isOfEntries: Bool {
        if isOfOneMeal { return false }
        if slot != nil || hours != nil || except != nil { return true }
        if case .nutrient = part { return false }
        return part != nil
    }

    /// With what is usual where nobody said: what is counted, of which time, and what that is held against. Where the
    /// subject has no such measure it has its usual one.
    func filled(today: CivilDate) -> Question {
        var full = self
        if let shift {
            // "The week before", of nothing that was said, is the one before this one.
            full.shift = nil
            full.period = period ?? shift.applied(to: shift.unit.present(today), today: today)
        }
        let usual = full.usualPeriod
        full.measure = measure.flatMap { subject?.allows($0) == true ? $0 : nil } ?? full.usualMeasure
        full.period = full.period ?? (latest == nil ? usual : .ever)
        guard let period = full.period, let range = period.range(today: today) else { return full }
        if full.measure == .compare, full.other == nil, full.otherWeekdays == nil {
            full.otherWeekdays = full.restOfWeek
            if full.otherWeekdays == nil { full.other = period.before }
        }
        if full.measure == .usual {
            full.measure = .compare
            full.other = Self.usual(before: range)
        }
        if full.other == period { full.other = period.before }
        return full
    }

    static func usual(before range: DayRange) -> Period {
        .between(range.start.adding(days: -90), range.start.adding(days: -1))
    }

    /// Whether a time is held against what is usual.
    func isBesideUsual(today: CivilDate) -> Bool {
        guard measure == .compare, let other, let range = period?.range(today: today) else { return false }
        return other == Self.usual(before: range)
    }

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
        case .micronutrient: .average
        case .metric(let metric):
            if isNarrowed, metric.isFromFood, period != nil {
                .sum
            } else if weekdays != nil {
                .average
            } else if period == nil {
                metric.isAdditive ? .average : .value
            } else {
                period?.isOneDay == true ? (metric.isAdditive ? .sum : .value) : .average
            }
        case .food, .group: .count
        case .plan, .overview: .value
        case .night(let night): night == .regularity || period?.isOneDay == true ? .value : .usualTime
        case .muscleGroups: .list
        case .foods, .drinks: .list
        default: nil
        }
    }

    /// The time that is meant where nobody said when.
    public var usualPeriod: Period? {
        guard subject?.isOfHistory == true else { return nil }
        if isLastOne == true { return .ever }
        if subject == .plan(.lacking) || subject == .plan(.balance) { return .days(30) }
        if case .night = subject, measure == .trend { return .days(90) }
        if case .exercise = subject, measure == .perKilo { return .days(90) }
        if let found, measure == .when { return found.date.map { .day($0) } ?? .ever }
        switch measure ?? usualMeasure {
        case .remaining, .goal: return .days(1)
        case _ where condition != nil: return .ever
        case .average where span != nil: return .days(365)
        case .byWeekday: return .days(90)
        case _ where weekdays != nil:
            // A quarter of a year has some of each day of the week; what was ever the most may be of any.
            return [
                .last, .first, .value, .highest, .lowest, .best, .heaviest, .longest, .fastest,
            ].contains(measure) ? .ever : .days(90)
        case .trend where subject == .exercises: return .days(90)
        case .highest where subject == .muscleGroups, .lowest where subject == .muscleGroups,
            .value where subject == .night(.regularity):
            return .days(30)
        case .heaviest, .best, .trend, .last, .first, .longest, .fastest, .value, .highest, .lowest, .streak,
            .longestStreak, .when, .gap:
            if subject == .overview { return .days(7) }
            return .ever
        case .compare: return .week(0)
        case .list:
            if case .workouts = subject { return .days(7) }
            if case .exercises = subject { return .days(30) }
            if case .exercise = subject { return .ever }
            if subject == .muscleGroups { return .days(30) }
            return subject == .foods || subject == .drinks ? .days(1) : .days(30)
        case .usual, .why: return .days(7)
        case .influences: return .days(HabitFindings.reach)
        default: return .days(30)
        }
    }
}
