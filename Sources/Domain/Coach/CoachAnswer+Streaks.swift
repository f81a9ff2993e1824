extension Coach {
    /// Days in a row on which a goal or a threshold was reached, or with nothing of it.
    func streak(_ metric: Metric) -> CoachAnswer {
        let figures = Dictionary(
            self.figures(of: metric).map { ($0.date, $0.figure) }, uniquingKeysWith: { first, _ in first })
        let what = CoachAnswer.Value.metric(metric)
        if let threshold = question.threshold {
            // Nobody weighs nothing: without are the days that it was not written down on.
            if threshold.value == 0, !metric.isAdditive {
                return streak(.init("rule.unknown", ["metric": what])) { figures[$0] == nil }
            }
            if threshold.value == 0 {
                return streak(.init("rule.without", ["what": what]), bridges: true) {
                    figures[$0].flatMap { $0.value > 0 ? false : $0.isAtLeast ? nil : true }
                }
            }
            var rule = CoachAnswer.Fact(
                "rule.\(threshold.side)", ["metric": what, "goal": .figure(threshold.value, metric)])
            rule.values["top"] = threshold.upTo.map { .figure($0, metric) }
            return streak(rule, isTodayOver: metric.isOverToday) { date in
                let holds = figures[date].flatMap(threshold.holds)
                // What adds up is below until the day is over.
                return threshold.side != "above" && metric.isAdditive && date == record.today && holds == true
                    ? nil : holds
            }
        }
        // A weight is no more reached by being above its goal, so of it days are counted that it is known of.
        guard !metric.isOfBody, !metric.isMark, let goal = record.targets[record.today][metric] else {
            return streak(.init("rule.known", ["metric": what])) { figures[$0].map { _ in true } }
        }
        let rule = CoachAnswer.Fact("rule.goal", ["metric": what, "goal": .figure(goal.value, metric)])
        return streak(rule, isTodayOver: metric.isOverToday) { date in
            guard let value = figures[date]?.value, let goal = record.targets[date][metric]?.value else { return nil }
            return metric == .energy ? abs(value - goal) <= FoodPeriod.tolerance * goal : value >= goal
        }
    }

    /// Days in a row with something to eat of it, or without.
    func streak(of entries: [FoodEntry], _ what: CoachAnswer.Value) -> CoachAnswer {
        let dates = Set(entries.map(\.day))
        guard question.threshold?.value == 0 else { return streak(on: dates, what) }
        return streak(.init("rule.without", ["what": what]), bridges: true) {
            dates.contains($0) ? false : record.foodDays.contains($0) ? true : nil
        }
    }

    func streak(on dates: Set<CivilDate>, _ what: CoachAnswer.Value) -> CoachAnswer {
        let isWithout = question.threshold?.value == 0
        return streak(.init(isWithout ? "rule.without" : "rule.with", ["what": what])) {
            dates.contains($0) != isWithout
        }
    }

    /// - Parameters:
    ///   - bridges: a day that nothing is known of breaks nothing, and is told
    ///   - isTodayOver: what is known of today does not change any more
    ///   - holds: `nil` where nobody knows
    private func streak(
        _ rule: CoachAnswer.Fact, bridges: Bool = false, isTodayOver: Bool = false, _ holds: (CivilDate) -> Bool?
    ) -> CoachAnswer {
        let known = [
            record.days.first { !$0.isEmpty }?.date, record.foodDays.min(), record.workouts.first?.day,
            record.logged.min(),
        ]
        .compactMap { $0 }.min()
        let words = CoachAnswer.Value.phrase(rule)
        guard let first = known, let span = DayRange(from: max(first, range.start), through: range.end) else {
            return answer([.init("streakNone", ["rule": words])])
        }
        var best: (start: CivilDate, count: Int, unknown: Int) = (span.start, 0, 0)
        var run = best
        for date in span {
            let held = holds(date)
            // Today is not over.
            if held != true, date == record.today, held == nil || !(bridges || isTodayOver) { break }
            // What nobody knows goes on with a run, and begins none.
            if held == true || held == nil && bridges && run.count > 0 {
                if run.count == 0 { run = (date, 0, 0) }
                run.count += 1
                run.unknown += held == nil ? 1 : 0
                if run.count > best.count { best = run }
            } else {
                run = (date, 0, 0)
            }
        }
        let told = measure == .longestStreak ? best : run
        var values: [String: CoachAnswer.Value] = ["rule": words, "count": .count(told.count)]
        guard told.count > 0 else { return answer([.init("streakNone", values)] + longest(best)) }
        values["start"] = .date(told.start)
        values["end"] = .date(told.start.adding(days: told.count - 1))
        var answer = self.answer([.init(measure == .longestStreak ? "streakLongest" : "streakNow", values)])
        if measure == .streak { answer.facts += longest(best) }
        if told.unknown > 0 { answer.notes.append(.init("streakUnknown", ["count": .count(told.unknown)])) }
        return answer
    }

    /// Weeks in a row with so many of something. This week is not over: it counts once it has as many, and breaks nothing.
    func streakOfWeeks(_ counts: [CivilDate: Int], _ what: CoachAnswer.Value) -> CoachAnswer {
        let least = question.threshold?.value ?? 1
        let meant = counts.filter { asked.contains($0.key) }
        let weeks = Dictionary(grouping: meant, by: \.key.startOfWeek).mapValues {
            Double($0.reduce(0) { $0 + $1.value })
        }
        let values: [String: CoachAnswer.Value] = ["what": what, "number": .number(least)]
        var (run, best): (run: (start: CivilDate, count: Int), best: (start: CivilDate, count: Int)) = (
            (range.start, 0), (range.start, 0)
        )
        var week = weeks.keys.min() ?? record.today.startOfWeek
        while week <= min(record.today, range.end).startOfWeek {
            if weeks[week] ?? 0 >= least {
                run = run.count == 0 ? (week, 1) : (run.start, run.count + 1)
                if run.count > best.count { best = run }
            } else if week != record.today.startOfWeek {
                run.count = 0
            }
            week = week.adding(days: 7)
        }
        func fact(_ key: String, _ run: (start: CivilDate, count: Int)) -> CoachAnswer.Fact {
            .init(
                key,
                values.merging([
                    "count": .count(run.count), "start": .date(run.start),
                    "end": .date(run.start.adding(days: 7 * (run.count - 1))),
                ]) { $1 })
        }
        if measure == .longestStreak {
            return answer([best.count > 0 ? fact("streakWeeks", best) : .init("streakWeeksNone", values)])
        }
        return answer(
            [run.count > 0 ? fact("streakWeeks", run) : .init("streakWeeksNone", values)]
                + (best.count > run.count ? [fact("streakWeeksBest", best)] : []))
    }

    /// How many days there are from one day with something to the next, on average and at the most.
    func gaps(between dates: Set<CivilDate>, _ what: CoachAnswer.Value) -> CoachAnswer {
        let sorted = dates.sorted()
        let gaps = zip(sorted, sorted.dropFirst()).map { (start: $0, end: $1, days: $0.days(to: $1)) }
        let values = time.merging(["what": what]) { $1 }
        if question.isLastOne == true, let last = gaps.last {
            return answer(
                [.init("gapLast", ["count": .count(last.days), "start": .date(last.start), "end": .date(last.end)])],
                followUps: [.often, .month])
        }
        guard let longest = gaps.max(by: { ($0.days, $1.start) < ($1.days, $0.start) }) else {
            return answer([.init("gapNone", values)], followUps: [.ever, .last])
        }
        var answer = self.answer([
            .init(
                "gap",
                values.merging([
                    "value": .number(Double(gaps.reduce(0) { $0 + $1.days }) / Double(gaps.count)),
                    "count": .count(gaps.count),
                ]) { $1 }),
            .init(
                "gapLongest",
                ["count": .count(longest.days), "start": .date(longest.start), "end": .date(longest.end)]),
        ])
        answer.followUps = [.last, .often, .month]
        return answer
    }

    private func longest(_ best: (start: CivilDate, count: Int, unknown: Int)) -> [CoachAnswer.Fact] {
        guard best.count > 0 else { return [] }
        return [
            .init(
                "streakBest",
                [
                    "count": .count(best.count), "start": .date(best.start),
                    "end": .date(best.start.adding(days: best.count - 1)),
                ])
        ]
    }
}

extension Metric {
    /// What adds up goes on till midnight; a night is over, and a mood was told.
    fileprivate var isOverToday: Bool { !isAdditive || isOfNight }
}
