/// Reads the last weeks for what is worth a sentence. Most days that is little or nothing.
public enum Insights {
    /// Days before `today` that are read at most.
    public static let reach = 90

    /// The most important first.
    ///
    /// - Parameters:
    ///   - days: in order, the 91 until `today`
    ///   - targets: those of `today`
    ///   - outlook: what is known of what is burnt, where that may be told
    public static func all(
        days: [Day], profile: Profile, targets: DayTargets, outlook: EnergyOutlook? = nil, today: CivilDate
    ) -> [Insight] {
        let week = Array(days.days(before: today, 7))
        let reader = Reader(days: days, week: week, today: today)
        // Counting food and steps, or praise for either, helps nobody who eats too little or struggles with it.
        let isFragile =
            profile.isGentleAboutFood
            || SafetyNote(days: days, floor: targets.plan.floor) != nil
        var found = Alarms.recent(days: days, on: today, today: today)
            .filter { !isFragile || $0.category != .training }.map(reader.unusual)
        found += [reader.sleep(), reader.stress(), reader.water(targets.fluid.value), reader.phase(targets)].compactMap
        { $0 }
        if !isFragile {
            found += [
                reader.protein(targets.protein?.value), reader.logging(), reader.steps(targets.steps.value),
                reader.workouts(targets.weeklyWorkouts?.value), reader.record(.steps),
                outlook.flatMap(reader.burn),
            ].compactMap { $0 }
        }
        return found.sorted { $0.priority < $1.priority }
    }
}

private struct Reader {
    let days: [Day]
    /// The seven whole days before today
    let week: [Day]
    let today: CivilDate

    func unusual(_ alarm: Alarm) -> Insight {
        let span = alarm.kind == .day ? 1 : Alarms.shiftDays
        let end = alarm.date.adding(days: 1)
        return Insight(
            kind: .unusual(alarm), priority: alarm.isStrain ? 1 : 4,
            rows: rows(alarm.metric, days.days(before: end, span + Alarms.baseline)))
    }

    func sleep() -> Insight? {
        let nights = Array(days.days(before: today.adding(days: 1), SleepDebt.window))
        guard let debt = SleepDebt(nights.map { $0[.sleep] }), debt.nights >= 10,
            let average = DailyAverage(nights.compactMap { $0[.sleep] })
        else { return nil }
        let enough = nights.count { ($0[.sleep] ?? 0) >= debt.need }
        if isBelow(average, 0.95 * debt.need) {
            return Insight(kind: .shortNights(debt), priority: 2, rows: rows(.sleep, nights[...]))
        }
        guard enough * 7 >= debt.nights * 6 else { return nil }
        return Insight(
            kind: .enoughSleep(nights: enough, of: debt.nights), priority: 8, rows: rows(.sleep, nights[...]))
    }

    func stress() -> Insight? {
        let recent = days.days(before: today.adding(days: 1), 7)
        guard let average = DailyAverage(recent.compactMap { $0[.stress] }), average.days >= 5, average.mean >= 7
        else { return nil }
        return Insight(
            kind: .stress(mean: average.mean, days: average.days), priority: 2, rows: rows(.stress, recent))
    }

    func protein(_ target: Double?) -> Insight? {
        guard let target, target > 0 else { return nil }
        let logged = week.filter { $0.hasMostMeals && $0.figures[.protein]?.isAtLeast == false }
        guard let average = DailyAverage(logged.compactMap { $0[.protein] }), average.days >= 5 else { return nil }
        let found = rows(.protein, logged[...])
        if isBelow(average, 0.8 * target) {
            return Insight(
                kind: .lowProtein(mean: average.mean, target: target, days: average.days), priority: 3, rows: found)
        }
        let reached = logged.count { ($0[.protein] ?? 0) >= 0.95 * target }
        guard reached >= 6 else { return nil }
        return Insight(
            kind: .proteinReached(days: reached, of: average.days, target: target), priority: 9, rows: found)
    }

    func water(_ target: Double) -> Insight? {
        guard target > 0, let average = DailyAverage(week.compactMap { $0[.water] }), average.days >= 5 else {
            return nil
        }
        let found = rows(.water, week[...])
        if isBelow(average, 0.8 * target) {
            return Insight(
                kind: .lowWater(mean: average.mean, target: target, days: average.days), priority: 3, rows: found)
        }
        let reached = week.count { ($0[.water] ?? 0) >= target }
        guard reached >= 6 else { return nil }
        return Insight(
            kind: .waterReached(days: reached, of: average.days, target: target), priority: 9, rows: found)
    }

    /// Only for those who logged before and still do at times; who stopped is left alone.
    func logging() -> Insight? {
        let now = week.count { $0.foodEnergy != nil }
        let before = days.days(before: today.adding(days: -7), 21).count { $0.foodEnergy != nil }
        guard (1...3).contains(now), before >= 12 else { return nil }
        return Insight(kind: .fewLogged(days: now), priority: 5, rows: rows(.energy, week[...]))
    }

    func steps(_ goal: Double) -> Insight? {
        let known = week.compactMap { $0[.steps] }
        let reached = known.count { $0 >= goal }
        guard goal > 0, reached >= 6 else { return nil }
        return Insight(
            kind: .stepsReached(days: reached, of: known.count, goal: goal), priority: 9, rows: rows(.steps, week[...]))
    }

    func workouts(_ goal: Double?) -> Insight? {
        guard let goal, goal > 0 else { return nil }
        let count = week.reduce(0) { $0 + $1.workouts }
        guard Double(count) >= goal else { return nil }
        return Insight(
            kind: .workoutsReached(count: count, goal: goal), priority: 7, rows: rows(.workoutMinutes, week[...]))
    }

    /// Of yesterday, the last whole day, against those before it.
    func record(_ metric: Metric) -> Insight? {
        guard let value = week.last?[metric], let last = week.last else { return nil }
        let before = days.days(before: last.date, Insights.reach)
        let history = before.compactMap { $0[metric] }
        let deviation = DailyAverage(history)?.deviation ?? 0
        // A best of fewer days than this would come by chance every few weeks.
        guard history.count >= 60, let best = history.max(),
            Records.isRecord(value, history: history, resolution: 1, typicalError: deviation)
        else { return nil }
        return Insight(
            kind: .record(metric, value: value, best: best, days: history.count), priority: 6,
            rows: rows(metric, days.days(before: today, Insights.reach)))
    }

    /// What is burnt has changed since the phase began, by more than chance.
    func burn(_ outlook: EnergyOutlook) -> Insight? {
        let since = outlook.goals.phaseStart
        return outlook.change(since: since).map { change in
            Insight(
                kind: .burnChanged(change.kilocalories, change.interval, since: since), priority: 6,
                rows: rows(.weight, days.days(before: today.adding(days: 1), 28)))
        }
    }

    /// Two weeks tell where someone starts; a deficit is usually paused after three months.
    func phase(_ targets: DayTargets) -> Insight? {
        let days = targets.goals.phaseStart.days(to: today)
        let usual: Int? =
            switch targets.phase {
            case .assessment: 21
            case .cutting: 84
            case .recovery, .recomp: nil
            }
        guard let usual, days >= usual else { return nil }
        return Insight(kind: .longPhase(targets.phase, days: days), priority: 5, rows: [])
    }

    /// Whether the true mean is below `limit` with 97.5 % confidence, by Student's t.
    private func isBelow(_ average: DailyAverage, _ limit: Double) -> Bool {
        guard let deviation = average.deviation else { return false }
        let error = deviation / Double(average.days).squareRoot()
        return average.mean + StudentT.quantile(0.975, degreesOfFreedom: average.days - 1) * error < limit
    }

    private func rows(_ metric: Metric, _ days: ArraySlice<Day>) -> [Insight.Row] {
        days.reversed().compactMap { day in
            day.figures[metric].map {
                Insight.Row(date: day.date, metric: metric, value: $0.value, source: $0.source)
            }
        }
    }
}

extension Day {
    /// Enough of what was eaten is here to judge the day: two of three meals, or a typed total.
    fileprivate var hasMostMeals: Bool {
        figures[.energy]?.source == .manual || Set(meals.map(\.slot)).intersection(MealSlot.main).count >= 2
    }

    /// As many as devices counted; one where somebody only said so.
    var workouts: Int {
        if let count = self[.workoutCount], let whole = Int(exactly: count.rounded()) { return whole }
        return workoutCompleted == true || (self[.workoutMinutes] ?? 0) > 0 ? 1 : 0
    }
}
