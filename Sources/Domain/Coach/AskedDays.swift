/// The days that a question means: a stretch, or of it some days of the week, or those with something in common.
struct AskedDays {
    private(set) var range: DayRange
    /// 1 is Monday; `nil` for every day
    private(set) var weekdays: Set<Int>?
    /// Whether what the days have in common holds on a date; `nil` where nobody knows.
    private let holds: (@Sendable (CivilDate) -> Bool?)?

    init(_ question: Question, range: DayRange, of record: CoachRecord) {
        self.range = range
        weekdays = question.weekdays
        holds = question.condition.map(record.test)
    }

    func contains(_ date: CivilDate) -> Bool { isInTime(date) && isAmong(date) }

    /// Whether it is in the stretch of time, whatever it has in common.
    func isInTime(_ date: CivilDate) -> Bool { range.contains(date) && (weekdays?.contains(date.weekday) ?? true) }

    /// Whether it is one of the days of the week, and of those with something in common.
    func isMeant(_ date: CivilDate) -> Bool { (weekdays?.contains(date.weekday) ?? true) && isAmong(date) }

    /// A day of which nobody knows is none of them.
    private func isAmong(_ date: CivilDate) -> Bool { holds.map { $0(date) == true } ?? true }

    /// `nil` where nobody knows, or nothing was asked of it.
    func holds(on date: CivilDate) -> Bool? { holds?(date) }

    /// The last of them up to a day; `nil` where there is none in `CoachNeeds.mostDays`.
    func latest(until today: CivilDate) -> CivilDate? {
        range.last(CoachNeeds.mostDays).reversed().first { $0 <= today && contains($0) }
    }

    func on(_ weekdays: Set<Int>) -> AskedDays {
        var other = self
        other.weekdays = weekdays
        return other
    }

    func `in`(_ range: DayRange) -> AskedDays {
        var other = self
        other.range = range
        return other
    }

    /// How many there are, counted back `CoachNeeds.mostDays` at the most.
    var count: Int { range.last(CoachNeeds.mostDays).reduce(0) { $0 + (isMeant($1) ? 1 : 0) } }
}

extension Question {
    static let everyWeekday: Set<Int> = Set(1...7)

    /// "What is different on days with alcohol", "what is different at weekends": from the other days of the same time.
    var isOfDifferingDays: Bool {
        subject == .overview
            && (condition != nil || weekdays != nil && other == nil && [nil, restOfWeek].contains(otherWeekdays))
    }

    /// The days of the week that it does not mean.
    var restOfWeek: Set<Int>? { weekdays.map { Self.everyWeekday.subtracting($0) }.flatMap { $0.isEmpty ? nil : $0 } }
}

extension CoachRecord {
    /// Tells of a date whether a condition holds there.
    func test(_ condition: Question.Condition) -> @Sendable (CivilDate) -> Bool? {
        let some = test(condition.event)
        let isWithout = condition.isWithout == true
        let event: @Sendable (CivilDate) -> Bool? = { some($0).map { $0 != isWithout } }
        let away = condition.isNextDay ? -1 : condition.isDayBefore == true ? 1 : 0
        guard away != 0 else { return event }
        return { date in event(date.adding(days: away)) }
    }

    private func test(_ event: Question.Condition.Event) -> @Sendable (CivilDate) -> Bool? {
        switch event {
        case .some(let metric):
            var known: [CivilDate: Bool] = [:]
            for day in days {
                if let value = day[metric] {
                    known[day.date] = value > 0
                } else if !day.meals.isEmpty {
                    known[day.date] = false
                }
            }
            return { [known] in known[$0] }
        case .figure(let metric, let threshold):
            var known: [CivilDate: Bool] = [:]
            for day in days {
                if let figure = day.figures[metric] { known[day.date] = threshold.holds(figure) }
            }
            return { [known] in known[$0] }
        case .usual(let metric, let isLess):
            guard let middle = middle(metric) else { return { _ in nil } }
            return test(.figure(metric, .init(value: isLess ? middle : middle.nextUp, isBelow: isLess)))
        case .training(let kind): return trained { kind == nil || $0.kind == kind }
        case .exercise(let id): return trained { $0.exercises.contains { $0.exerciseID == id } }
        case .muscles(let group):
            return trained { $0.exercises.contains { !$0.workSets.isEmpty && isOf(group, $0) } }
        case .rest:
            let trained = trained { _ in true }
            return { trained($0).map { !$0 } }
        case .eaten(let part, let hours):
            let meant = Set(
                entries.filter { (hours?.contains($0.minute) ?? true) && isOf(part, $0) }.map(\.day))
            return { [foodDays] in foodDays.contains($0) ? meant.contains($0) : nil }
        case .eatenTimes(let part, let threshold):
            let counts = Dictionary(grouping: entries.filter { isOf(part, $0) }, by: \.day).mapValues(\.count)
            return { [foodDays] (date: CivilDate) -> Bool? in
                guard foodDays.contains(date) else { return nil }
                return threshold.holds(Figure(value: Double(counts[date] ?? 0), source: .entries))
            }
        }
    }

    /// What the middle one of the days has of something, in the metric's unit.
    func middle(_ metric: Metric) -> Double? {
        Median.of(
            days.compactMap { day in
                guard let figure = day.figures[metric], !figure.isAtLeast, isOver(metric, on: day.date) else {
                    return nil
                }
                return figure.value
            })
    }

    /// Whether a day's figure is whole: today's food and steps are not.
    func isOver(_ metric: Metric, on date: CivilDate) -> Bool {
        metric.isOfNight || !metric.isAdditive || date != today
    }

    /// From the first workout on, a day without one is a day without training.
    private func trained(_ isMeant: (Workout) -> Bool) -> @Sendable (CivilDate) -> Bool? {
        let first = workouts.first?.day
        let dates = Set(workouts.filter(isMeant).map(\.day))
        return { date in first.flatMap { date >= $0 ? dates.contains(date) : nil } }
    }
}
