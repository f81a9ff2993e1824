extension Coach {
    /// Of weight the trend behind the weigh-ins; of others the mean of the first half beside that of the second.
    func change(of metric: Metric, _ figures: [(date: CivilDate, figure: Figure)]) -> CoachAnswer {
        var values: [String: CoachAnswer.Value] = ["metric": .metric(metric)].merging(time) { $1 }
        var answer: CoachAnswer
        if metric.isOfBody || !metric.isAdditive && figures.count < 8 {
            let trend =
                metric == .weight && question.weekdays == nil
                ? WeightTrend.points(from: record.days).filter { range.contains($0.date) }
                    .drop(while: { $0.measured == nil })
                : []
            let isSmooth = trend.filter { $0.measured != nil }.count >= 3
            guard
                let from = isSmooth
                    ? trend.first.map({ ($0.date, $0.trend) }) : figures.first.map({ ($0.date, $0.figure.value) }),
                let to = isSmooth
                    ? trend.last.map({ ($0.date, $0.trend) }) : figures.last.map({ ($0.date, $0.figure.value) }),
                from.0 < to.0
            else {
                values["value"] = figures.last.map { .figure($0.figure.value, metric) }
                values["date"] = figures.last.map { .date($0.date) }
                return self.answer([.init("metricOnce", values)])
            }
            values["from"] = .figure(from.1, metric)
            values["start"] = .date(from.0)
            values["to"] = .figure(to.1, metric)
            values["end"] = .date(to.0)
            values["count"] = .count(figures.count)
            answer = self.answer([.init("metricTrend", values), change(from.1, to.1) { .figure($0, metric) }])
            answer.formula = isSmooth ? "weightTrend" : "firstAndLast"
            if isSmooth, let first = figures.first, let last = figures.last {
                answer.facts.append(
                    .init(
                        "scaleSaid",
                        [
                            "from": .figure(first.figure.value, metric), "start": .date(first.date),
                            "to": .figure(last.figure.value, metric), "end": .date(last.date),
                        ]))
            }
        } else {
            let whole = figures.filter { record.isOver(metric, on: $0.date) }
            let half = whole.count / 2
            guard half >= 2, let before = DailyAverage(whole.prefix(half).map(\.figure.value)),
                let after = DailyAverage(whole.suffix(whole.count - half).map(\.figure.value)), let first = whole.first,
                let last = whole.last
            else {
                values["value"] = figures.last.map { .figure($0.figure.value, metric) }
                values["date"] = figures.last.map { .date($0.date) }
                return self.answer([.init("metricOnce", values)])
            }
            values["from"] = .figure(before.mean, metric)
            values["start"] = .date(first.date)
            values["to"] = .figure(after.mean, metric)
            values["end"] = .date(last.date)
            values["count"] = .count(whole.count)
            answer = self.answer([
                .init(metric.isAdditive ? "metricHalves" : "metricHalvesMean", values),
                change(before.mean, after.mean) { .figure($0, metric) },
            ])
            answer.formula = "halves"
            if !after.differs(from: before) { answer.facts.append(.init("chance")) }
        }
        answer.facts += lately(metric, figures)
        let shown = DayRange(from: max(range.start, figures.first?.date ?? range.start), through: range.end)
        if let shown, shown.count > 3, question.weekdays == nil { answer.picture = .days(metric, shown) }
        answer.cite(rows(figures, metric))
        return answer
    }

    /// So much a week, by the straight line through the weigh-ins: the trend lags behind where it begins.
    func weeklyChange(
        _ figures: [(date: CivilDate, figure: Figure)], _ values: [String: CoachAnswer.Value]
    ) -> CoachAnswer {
        var answer = change(of: .weight, figures)
        guard figures.count >= 5, let first = figures.first?.date, let last = figures.last?.date,
            first.days(to: last) >= 7,
            let line = LineFit(x: figures.map { Double(first.days(to: $0.date)) }, y: figures.map(\.figure.value))
        else { return answer }
        let rate = line.slope * 7
        let key = abs(rate) < 0.05 ? "weekly.flat" : rate < 0 ? "weekly.down" : "weekly.up"
        answer.facts = [
            .init(
                key,
                values.merging(["value": .figure(abs(rate), .weight), "count": .count(figures.count)]) { $1 })
        ]
        answer.formula = "weekly"
        return answer
    }

    /// Days that a course is told of for itself, where it is of much longer
    private static let late = 90

    /// Which way it goes now, where nobody said since when.
    private func lately(
        _ metric: Metric, _ figures: [(date: CivilDate, figure: Figure)]
    ) -> [CoachAnswer.Fact] {
        guard question.period == nil || question.period == .ever, let first = figures.first?.date,
            first.days(to: record.today) > 2 * Self.late
        else { return [] }
        var late = question
        late.period = .days(Self.late)
        let range = DayRange(Self.late, endingOn: record.today)
        let coach = Coach(
            record: record, question: late, measure: measure, period: .days(Self.late), range: range,
            asked: AskedDays(late, range: range, of: record))
        let told = coach.change(of: metric, figures.filter { range.contains($0.date) }).facts
        let keys = ["metricTrend": "lately", "metricHalves": "latelyHalves", "metricHalvesMean": "latelyHalvesMean"]
        guard let course = told.first, let key = keys[course.key] else { return [] }
        var facts = [CoachAnswer.Fact(key, course.values)]
        facts += told.filter { ["more", "less", "same", "chance"].contains($0.key) }
        return facts
    }

    func compare(_ metric: Metric, _ figures: [(date: CivilDate, figure: Figure)]) -> CoachAnswer {
        var values: [String: CoachAnswer.Value] = ["metric": .metric(metric)].merging(time) { $1 }
        guard let others else { return answer([.init("compareWhat")]) }
        if let counted = question.counted, counted != .sum { return changes(as: counted) }
        func average(_ asked: AskedDays) -> DailyAverage? {
            DailyAverage(
                figures.filter {
                    asked.contains($0.date)
                        && (record.isOver(metric, on: $0.date) || asked.range.count == 1)
                }.map(\.figure.value))
        }
        values["other"] = others.words
        guard let now = average(asked), let then = average(others.days) else {
            return answer([.init("compareUnknown", values)])
        }
        values["now"] = .figure(now.mean, metric)
        values["then"] = .figure(then.mean, metric)
        let isOfTwoDays = asked.range.count == 1 && others.days.range.count == 1
        let isOfOneDay = asked.range.count == 1 && !isOfTwoDays && metric.isAdditive
        let ofOne = metric.isOfNight ? "compareNightOne" : "compareDayOne"
        let key = isOfTwoDays ? "compareTwo" : isOfOneDay ? ofOne : compareKey(metric)
        var answer = self.answer([.init(key, values)])
        if question.counted == .sum, !isOfTwoDays {
            let (all, allThen) = (now.mean * Double(now.days), then.mean * Double(then.days))
            values["now"] = .figure(all, metric)
            values["then"] = .figure(allThen, metric)
            answer.facts.insert(.init("compareSums", values), at: 0)
            answer.facts.insert(change(allThen, all) { .figure($0, metric) }, at: 1)
            noteUnfinished(&answer)
        } else {
            answer.facts.append(change(then.mean, now.mean) { .figure($0, metric) })
        }
        // Of one day and another there is nothing to chance.
        if !isOfTwoDays, !now.differs(from: then) { answer.facts.append(.init("chance")) }
        answer.formula = "welch"
        answer.cite(rows(figures.filter { asked.contains($0.date) || others.days.contains($0.date) }, metric))
        return answer
    }

    /// "Did I lose more in October than in September": what each of them came to, or how fast that went
    private func changes(as measure: Question.Measure) -> CoachAnswer {
        var next = question
        (next.measure, next.counted, next.other) = (measure, nil, nil)
        var answer = Self.one(next, from: record)
        next.period = question.other
        answer.facts += Self.one(next, from: record).facts
        answer.question = question
        return answer
    }

    private func compareKey(_ metric: Metric) -> String {
        guard metric.isAdditive else { return "compareMeans" }
        return metric.isOfNight ? "compareNights" : "compareDays"
    }
}
