/// Who is not reminded of what, and when there is nothing to remind of.
extension ReminderSubject {
    /// Those that would push someone who should not be pushed: counting food, weighing and training, for people to whom food
    /// is a sore point; the scale, where the rails let nobody lose weight; training as well, where weight is low.
    ///
    /// - Parameters:
    ///   - objections: of `SafetyRails.objections`
    ///   - note: what the last days call for, where that is looked at
    public static func withheld(
        from profile: Profile, objections: [SafetyRails.Reason], note: SafetyNote? = nil
    ) -> Set<ReminderSubject> {
        var withheld: Set<ReminderSubject> = []
        if !objections.allSatisfy({ $0 == .phase }) { withheld.insert(.weighIn) }
        if objections.contains(.lowWeight) || note != nil { withheld.formUnion([.weighIn, .workout]) }
        if profile.isGentleAboutFood {
            withheld.formUnion(allCases.filter { $0.meal != nil } + [.weighIn, .workout, .daySummary, .weekSummary])
        }
        return withheld
    }

    /// Whether there is nothing to say on `date`: it is done, or nobody is to do it.
    ///
    /// - Parameters:
    ///   - days: in order, the week before `date` and itself among them
    ///   - targets: of `date`
    public func isDone(on date: CivilDate, days: [Day], targets: DayTargets) -> Bool {
        let day = days.last { $0.date == date } ?? Day(date: date)
        switch self {
        case .breakfast, .morningSnack, .lunch, .afternoonSnack, .dinner, .eveningSnack:
            return day.meals.contains { $0.slot == meal }
        case .drinks: return (day[.water] ?? 0) >= targets.fluid.value
        case .weighIn: return day[.weight] != nil
        case .workout:
            let week = days.filter { (date.startOfWeek...date).contains($0.date) }
            let done = week.reduce(0) { $0 + $1.workouts }
            return day.workouts > 0 || targets.weeklyWorkouts.map { Double(done) >= $0.value } ?? false
        case .daySummary: return day.isEmpty
        case .weekSummary: return days.days(before: date.adding(days: 1), 7).allSatisfy(\.isEmpty)
        case .standsOut: return false
        }
    }
}

extension Insights {
    /// Of what was found, what stands out and was not told the day before: a shift of weeks stands out day after day.
    ///
    /// - Parameter days: in order, those of `all` and the day before them
    public static func news(_ found: [Insight], days: [Day], today: CivilDate) -> [Insight] {
        let yesterday = today.adding(days: -1)
        let shifted = Alarms.recent(days: days.filter { $0.date < today }, on: yesterday, today: yesterday)
            .filter { $0.kind == .shift }.map(\.metric)
        return found.filter { insight in
            guard case .unusual(let alarm) = insight.kind else { return false }
            return alarm.kind == .day || !shifted.contains(alarm.metric)
        }
    }
}
