extension Question {
    /// What of all that was eaten and drunk is meant.
    public enum Part: Codable, Sendable, Hashable {
        /// A food by the words that name it
        case food(String)
        case group(FoodGroup)
        /// The energy of a nutrient: fat, carbs, protein, fibre or alcohol
        case nutrient(Metric)
    }

    /// What of all that was eaten and drunk is not meant: "apart from dinner".
    public enum Except: Codable, Sendable, Hashable {
        case meal(Slot)
        case part(Part)
    }

    /// A stretch of the day, in minutes after midnight: from `start` to before `end`.
    public struct Hours: Codable, Sendable, Hashable {
        /// 0..<1440
        public var start: Int
        /// Above `start`, at most 1440
        public var end: Int

        public init(start: Int, end: Int) {
            self.start = start
            self.end = end
        }

        func contains(_ minute: Int) -> Bool { (start..<end).contains(minute) }
    }

    /// What the asked days have in common, held against the days without it.
    public struct Condition: Codable, Sendable, Hashable {
        public enum Event: Codable, Sendable, Hashable {
            /// Any of it
            case some(Metric)
            case figure(Metric, Threshold)
            /// More of it than on the middle day, or less
            case usual(Metric, isLess: Bool)
            case training(Workout.Kind?)
            case exercise(String)
            /// Training of some muscles
            case muscles(MuscleGroup)
            case rest
            case eaten(Part, Hours?)
            /// Logged so many times on the day
            case eatenTimes(Part, Threshold)
        }

        public var event: Event
        /// The days after it are meant.
        public var isNextDay: Bool
        /// The days before it are meant.
        public var isDayBefore: Bool?
        /// Days without it are meant, or those after such a day.
        public var isWithout: Bool?
        /// Of such days only the latest is meant: "after my last run".
        public var isLatest: Bool?

        /// What it means of another subject: what happens on a day comes before the night that is told for the next.
        func of(_ subject: Subject?, before last: Subject?) -> Condition {
            var condition = self
            let isOfNextDay = subject?.isOfMorning == true || last?.isOfMorning != true && isNextDay
            condition.isNextDay = !event.isOfNight && (isOfNextDay || isNextDay && !event.isOfTraining)
            if isDayBefore == true {
                // The night before a workout counts for the day of it.
                condition.isNextDay = false
                condition.isDayBefore = subject?.isOfMorning == true && !event.isOfNight ? nil : true
            }
            return condition
        }

        public init(
            _ event: Event, isNextDay: Bool, isWithout: Bool = false, isDayBefore: Bool = false,
            isLatest: Bool = false
        ) {
            self.event = event
            self.isNextDay = isNextDay
            self.isDayBefore = isDayBefore ? true : nil
            self.isWithout = isWithout ? true : nil
            self.isLatest = isLatest ? true : nil
        }
    }

    /// A period that is named by another: "the week before that", "the day after".
    public struct Shift: Codable, Sendable, Hashable {
        public enum Unit: String, Codable, Sendable {
            case day, week, month, year, same
            /// The morning after a day, or the one that a night ended with
            case morning
            /// As long before or after: of a Tuesday "a week earlier" is the Tuesday before it.
            case sevenDays, sameOfMonth, sameOfYear
        }

        public var unit: Unit
        /// -1 before, 1 after
        public var count: Int

        public init(_ unit: Unit, _ count: Int) {
            self.unit = unit
            self.count = count
        }
    }

    /// What an answer was about, for "that day" and "when was that".
    public struct Found: Codable, Sendable, Hashable {
        public var date: CivilDate?
        /// What was asked of it, where someone asked on for its date
        public var measure: Measure?
        /// What it named, in its order: foods, exercises or days
        public var things: [Thing]?

        public init(date: CivilDate?, things: [Thing] = []) {
            self.date = date
            self.things = things.isEmpty ? nil : things
        }

        var isEmpty: Bool { date == nil && things == nil }

        public enum Thing: Codable, Sendable, Hashable {
            case subject(Subject)
            case day(CivilDate)
        }
    }
}

extension Question {
    /// What is left of this week, rather than of today
    var isOfRestOfWeek: Bool { measure == .remaining && period == .week(0) }
}

extension Question.Hours {
    static let morning = Question.Hours(start: 240, end: 720)
    static let afternoon = Question.Hours(start: 720, end: 1080)
    static let evening = Question.Hours(start: 1080, end: 1440)

    /// "After 3 o'clock" with "in the afternoon" beside it: the part of the day says which 3 o'clock is meant.
    func settled(by part: Question.Hours) -> Question.Hours {
        let isFrom = end == 1440
        let minute = isFrom ? start : end
        let other = minute < 720 ? minute + 720 : minute - 720
        let isSettled = (part.start...part.end).contains(minute) || !(part.start...part.end).contains(other)
        guard !isSettled, other > 0 else { return self }
        return isFrom ? Question.Hours(start: other, end: 1440) : Question.Hours(start: 0, end: other)
    }
}

extension Question {
    /// What two limits stand after
    static let betweens: Set<String> = ["between", "tussen"]
    /// What asks how two times differ
    static let differences: Set<String> = [
        "difference", "difference between", "differ", "verschil", "verschil tussen", "verschilt", "verschillen",
    ]

    /// The foods and groups that it speaks of.
    public var parts: Set<Part> {
        var parts: Set<Part> = []
        if let part = part ?? subject?.part { parts.insert(part) }
        if case .part(let part) = except { parts.insert(part) }
        switch condition?.event {
        case .eaten(let part, _), .eatenTimes(let part, _): parts.insert(part)
        default: break
        }
        return parts
    }
}

extension Question.Subject {
    /// Of a night, or known in the morning after it
    fileprivate var isOfMorning: Bool {
        if case .metric(let metric) = self {
            metric.isOfNight || metric == .restingHeartRate || metric == .hrv
        } else {
            false
        }
    }
}

extension Question.Condition.Event {
    var isOfTraining: Bool {
        switch self {
        case .training, .exercise, .muscles, .rest: true
        case .some, .figure, .usual, .eaten, .eatenTimes: false
        }
    }

    /// The figure that it is of
    var metric: Metric? {
        switch self {
        case .some(let metric), .figure(let metric, _), .usual(let metric, _): metric
        case .training, .exercise, .muscles, .rest, .eaten, .eatenTimes: nil
        }
    }

    /// Whether it belongs to the night that ended on its day.
    var isOfNight: Bool { metric?.isOfNight == true }
}

extension Question.Shift.Unit {
    /// The present one.
    func present(_ today: CivilDate) -> Period {
        switch self {
        case .day, .morning, .same: .day(today)
        case .week, .sevenDays: .week(0)
        case .month, .sameOfMonth: .month(0)
        case .year, .sameOfYear: .year(0)
        }
    }
}

extension Question.Shift {
    /// The period that it names beside another.
    func applied(to period: Period, today: CivilDate) -> Period? {
        switch (period, unit) {
        case (.week(let offset), .week), (.week(let offset), .same): return .week(offset + count)
        case (.weekend(let offset), .week), (.weekend(let offset), .same): return .weekend(offset + count)
        case (.month(let offset), .month), (.month(let offset), .same): return .month(offset + count)
        case (.year(let offset), .year), (.year(let offset), .same): return .year(offset + count)
        case (.calendarMonth, .month) where count == -1, (.calendarMonth, .same) where count == -1,
            (.calendarYear, .year) where count == -1, (.calendarYear, .same) where count == -1:
            return period.before
        case (.week(let offset), .sevenDays): return .week(offset + count)
        case (.weekend(let offset), .sevenDays): return .weekend(offset + count)
        case (.month(let offset), .sameOfMonth): return .month(offset + count)
        case (.month(let offset), .sameOfYear): return .month(offset + 12 * count)
        case (.year(let offset), .sameOfYear): return .year(offset + count)
        case (.calendarYear(let year), .sameOfYear): return .calendarYear(year + count)
        case (.calendarMonth(let year, let month), .sameOfMonth), (.calendarMonth(let year, let month), .sameOfYear):
            let months = year * 12 + month - 1 + count * (unit == .sameOfYear ? 12 : 1)
            return .calendarMonth(year: months / 12, month: months % 12 + 1)
        default: break
        }
        guard let range = period.range(today: today), period != .ever else { return nil }
        if let move { return period.isOneDay ? .day(move(range.start)) : .between(move(range.start), move(range.end)) }
        let edge = count < 0 ? range.start : range.end
        switch unit {
        case .day, .morning: return .day(edge.adding(days: count))
        case .week: return week(of: edge, today)
        case .month:
            let months = edge.year * 12 + edge.month - 1 + count
            return .calendarMonth(year: months / 12, month: months % 12 + 1)
        case .year: return .calendarYear(edge.year + count)
        case .sevenDays, .sameOfMonth, .sameOfYear: return nil
        case .same where range.count == 1: return .day(edge.adding(days: count))
        case .same:
            let length = range.count
            let start = count < 0 ? range.start.adding(days: -length) : range.end.adding(days: 1)
            return .between(start, start.adding(days: length - 1))
        }
    }

    /// Where a day is that is as long before or after.
    private var move: ((CivilDate) -> CivilDate)? {
        switch unit {
        case .sevenDays: { $0.adding(days: 7 * count) }
        case .sameOfMonth: { Self.day(of: $0, monthsOn: count) }
        case .sameOfYear: { Self.day(of: $0, monthsOn: 12 * count) }
        case .day, .morning, .week, .month, .year, .same: nil
        }
    }

    /// The same day of another month, or its last.
    private static func day(of date: CivilDate, monthsOn count: Int) -> CivilDate {
        let months = date.year * 12 + date.month - 1 + count
        let (year, month) = (months / 12, months % 12 + 1)
        let day = min(date.day, CivilDate.days(inMonth: month, of: year))
        return CivilDate(year: year, month: month, day: day) ?? date
    }

    private func week(of edge: CivilDate, _ today: CivilDate) -> Period {
        let monday = today.startOfWeek
        let own = edge.startOfWeek
        return .week(monday.days(to: own) / 7 + count)
    }
}
