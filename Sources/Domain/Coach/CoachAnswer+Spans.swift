/// The best and the worst of weeks and months.
extension Coach {
    /// A week or a month with what it came to
    private struct Stretch {
        var period: Period
        var range: DayRange
        var value: Double
        /// Days that it is known of
        var days: Int
    }

    /// - Returns: `nil` for what is not ranked by week or month
    func ranked(_ subject: Question.Subject, by span: Question.Span) -> CoachAnswer? {
        guard [.highest, .lowest, .average].contains(measure) else { return nil }
        switch subject {
        case .metric where question.counted == .trend: return changed(by: span)
        case .metric(let metric): return ranked(metric, by: span)
        case .exercise(let id):
            let sessions = record.sessions(of: id)
            if id == Question.walking, sessions.isEmpty { return ranked(.steps, by: span) }
            let name = CoachAnswer.Value.exercise(id)
            if question.counted == .duration, sessions.contains(where: { $0.minutes > 0 }) {
                return ranked(sessions.map { ($0.date, $0.minutes) }, name, span) { .minutes($0) }
            }
            if measure == .average, question.counted == nil {
                return ranked(sessions.map { ($0.date, 1) }, name, span, Self.times)
            }
            if sessions.contains(where: { $0.kilometres > 0 }) {
                return ranked(sessions.map { ($0.date, $0.kilometres) }, name, span) { .kilometres($0) }
            }
            if sessions.contains(where: { $0.tonnage > 0 }) {
                return ranked(sessions.map { ($0.date, $0.tonnage) }, name, span) { .load($0) }
            }
            return ranked(sessions.map { ($0.date, 1) }, name, span, Self.times)
        case .muscles(let group):
            let sessions = record.sessions { record.isOf(group, $0) }
            return ranked(sessions.map { ($0.date, $0.tonnage) }, .muscles(group), span) { .load($0) }
        case .workouts(let kind):
            let workouts = record.workouts.filter { kind == nil || $0.kind == kind }
            let lifted = workouts.map { ($0.day, $0.exercises.flatMap(\.workSets).reduce(0) { $0 + $1.tonnage }) }
            if question.counted == .duration {
                let known = workouts.map { ($0.day, $0.knownMinutes ?? 0) }
                return ranked(known, .phrase(.init("training")), span) { .minutes($0) }
            }
            let isLifted = question.isOfLoad == true && lifted.contains { $0.1 > 0 }
            let name = kind.map { CoachAnswer.Value.kind($0) } ?? .phrase(.init("training"))
            return isLifted
                ? ranked(lifted, .phrase(.init("lifted")), span) { .load($0) }
                : ranked(workouts.map { ($0.day, 1) }, name, span, Self.times)
        case .food, .group:
            guard let part = subject.part else { return nil }
            let found = entries.filter { record.isOf(part, $0) }
            if question.counted == .sum {
                let volumes = found.compactMap { entry in entry.millilitres.map { (entry.day, $0) } }
                let grams = found.compactMap { entry in entry.grams.map { (entry.day, $0) } }
                if volumes.count == found.count {
                    return ranked(volumes, words(of: part), span) { .figure($0, .water) }
                }
                if grams.count == found.count { return ranked(grams, words(of: part), span) { .grams($0) } }
            }
            return ranked(found.map { ($0.day, 1) }, words(of: part), span, Self.times)
        default: return Self.declined(question)
        }
    }

    /// The week or month in which the trend of weight went down most, or up.
    private func changed(by span: Question.Span) -> CoachAnswer {
        let points = WeightTrend.points(from: record.days)
        func trend(through date: CivilDate) -> Double? {
            let later = points.partitioningIndex { $0.date > date }
            return later > 0 ? points[later - 1].trend : nil
        }
        let isLoss = measure == .lowest
        let changes = stretches(points.map { ($0.date, $0.trend) }, span).compactMap { stretch -> Stretch? in
            guard range.start <= stretch.range.start, stretch.range.end < record.today,
                let before = trend(through: stretch.range.start.adding(days: -1)),
                let last = trend(through: stretch.range.end)
            else { return nil }
            var stretch = stretch
            stretch.value = isLoss ? before - last : last - before
            return stretch
        }.sorted { ($1.value, $0.range.start) < ($0.value, $1.range.start) }
        guard let top = changes.first else { return notEnough(["metric": .metric(.weight), "period": plainTime]) }
        let key = "\(span.rawValue)\(isLoss ? "Lost" : "Gained")"
        let values: [String: CoachAnswer.Value] = [
            "period": plainTime, "when": .period(top.period), "value": .figure(top.value, .weight),
        ]
        var answer = self.answer([.init(top.value > 0 ? key : key + "None", values)])
        answer.formula = "weightTrend"
        answer.cite(
            changes.prefix(5).map {
                .init(
                    date: $0.range.start, name: .period($0.period),
                    value: .figure(isLoss ? -$0.value : $0.value, .weight), place: nil)
            })
        answer.followUps = [.month, .year, .weight]
        return answer
    }

    private static func times(_ count: Double) -> CoachAnswer.Value {
        count == 1
            ? .phrase(.init("once"))
            : .phrase(.init("times", ["count": Int(exactly: count).map { .count($0) } ?? .number(count)]))
    }

    /// Counts add up; what was eaten, nights and levels have a mean of the days that are known.
    private func ranked(_ metric: Metric, by span: Question.Span) -> CoachAnswer {
        // A day without alcohol had none, so what there was of it adds up, too.
        let isSum = metric.isAdditive && !metric.isOfNight && (!metric.isFromFood || metric == .alcohol)
        let figures = figures(of: metric).filter {
            asked.contains($0.date) && $0.figure.value.isFinite
                && record.isOver(metric, on: $0.date)
        }
        let stretches = stretches(figures.map { ($0.date, $0.figure.value) }, span).compactMap { stretch -> Stretch? in
            var stretch = stretch
            // Little of which little is known is not the least.
            let isWhole = stretch.range.end < record.today && Double(stretch.days) >= 0.8 * Double(stretch.range.count)
            let isKnown = Double(stretch.days) >= 0.4 * Double(stretch.range.count)
            guard isSum && measure != .average ? measure == .highest || isWhole : isKnown else { return nil }
            if !isSum { stretch.value /= Double(stretch.days) }
            return stretch
        }
        return told(
            stretches, .metric(metric), isSum ? "Sum" : metric.isOfNight ? "Night" : metric.isAdditive ? "Day" : "",
            span
        ) {
            .figure($0, metric)
        }
    }

    private func ranked(
        _ values: [(date: CivilDate, value: Double)], _ name: CoachAnswer.Value, _ span: Question.Span,
        _ value: (Double) -> CoachAnswer.Value
    ) -> CoachAnswer {
        let stretches = stretches(values.filter { asked.contains($0.date) }, span)
        if measure == .average { return mean(stretches, name, "Sum", span, value) }
        // A week without is less than the least that is here: only whole ones with some are told.
        let meant = measure == .highest ? stretches : stretches.filter { $0.range.end < record.today }
        return told(meant, name, "Sum", span, value)
    }

    /// What there is of each week, from Monday on, or month.
    private func stretches(_ values: [(date: CivilDate, value: Double)], _ span: Question.Span) -> [Stretch] {
        let monday = record.today.startOfWeek
        func period(of date: CivilDate) -> Period {
            switch span {
            case .week: .week(monday.days(to: date.startOfWeek) / 7)
            case .month: .calendarMonth(year: date.year, month: date.month)
            }
        }
        return Dictionary(grouping: values, by: { period(of: $0.date) }).compactMap { period, values in
            period.whole(today: record.today).map { range in
                Stretch(
                    period: period, range: range, value: values.reduce(0) { $0 + $1.value },
                    days: Set(values.map(\.date)).count)
            }
        }
    }

    /// What a whole week or month comes to on average, those without anything too, and each of the last of them.
    private func mean(
        _ stretches: [Stretch], _ name: CoachAnswer.Value, _ key: String, _ span: Question.Span,
        _ value: (Double) -> CoachAnswer.Value
    ) -> CoachAnswer {
        let values: [String: CoachAnswer.Value] = ["metric": name, "period": conditionedTime]
        var known = Dictionary(stretches.map { ($0.period, $0) }, uniquingKeysWith: { first, _ in first })
        // What adds up came to nothing in a month without it, once something is known.
        if key == "Sum", let start = firstKnown.map({ max($0, range.start) }), start <= range.end {
            for stretch in self.stretches(DayRange(from: start, through: range.end)?.map { ($0, 0) } ?? [], span)
            where known[stretch.period] == nil {
                known[stretch.period] = stretch
            }
        }
        let start = firstKnown.map { max($0, range.start) } ?? range.start
        let sorted = known.values.sorted { $0.range.start < $1.range.start }
        let whole = sorted.filter {
            $0.range.start >= start && $0.range.end <= range.end && $0.range.end < record.today
        }
        guard !whole.isEmpty else { return notEnough(values) }
        let mean = whole.reduce(0) { $0 + $1.value } / Double(whole.count)
        var answer = self.answer([
            .init(
                "\(span.rawValue)Mean\(key)",
                values.merging(["value": value(mean), "count": .count(whole.count)]) { $1 }),
            .init(
                "spans",
                [
                    "list": .list(
                        sorted.suffix(13).map { stretch in
                            let isWhole = whole.contains { $0.period == stretch.period }
                            return .phrase(
                                .init(
                                    isWhole ? "spanOne" : "spanPart",
                                    ["when": .period(stretch.period), "value": value(stretch.value)]))
                        })
                ]),
        ])
        answer.formula = "spans"
        answer.cite(
            sorted.reversed().map {
                .init(date: $0.range.start, name: .period($0.period), value: value($0.value), place: nil)
            })
        answer.followUps = [.month, .year, .compare]
        return answer
    }

    private func told(
        _ stretches: [Stretch], _ name: CoachAnswer.Value, _ key: String, _ span: Question.Span,
        _ value: (Double) -> CoachAnswer.Value
    ) -> CoachAnswer {
        if measure == .average { return mean(stretches, name, key, span, value) }
        let isLowest = measure == .lowest
        let ranked = stretches.sorted {
            isLowest
                ? ($0.value, $1.range.start) < ($1.value, $0.range.start)
                : ($1.value, $0.range.start) < ($0.value, $1.range.start)
        }
        var values: [String: CoachAnswer.Value] = ["metric": name, "period": conditionedTime]
        guard let top = ranked.first else { return notEnough(values) }
        values["value"] = value(top.value)
        values["when"] = .period(top.period)
        values["days"] = .number(Double(top.days))
        var answer = self.answer([.init("\(span.rawValue)\(isLowest ? "Least" : "Most")\(key)", values)])
        if let fact = self.ranked(ranked, name, conditionedTime, { value($0.value) }, { .period($0.period) }) {
            answer.facts = [fact]
        }
        answer.formula = "spans"
        answer.cite(
            ranked.prefix(5).map {
                .init(date: $0.range.start, name: .period($0.period), value: value($0.value), place: nil)
            })
        answer.followUps = [.month, .year, .compare]
        return answer
    }
}
