import Domain

/// What is burnt with its band, beside what the equation says and what was eaten week by week.
struct ExpenditureChart {
    private let input: PlanInput
    private let words: ChartWords
    private let rows: [EnergyOutlook.Row]

    init(_ input: PlanInput) {
        self.input = input
        words = input.words
        rows = input.outlook.expenditures(input.range)
    }

    func picture() -> Picture {
        let estimates = rows.compactMap(\.estimate)
        let weeks = weeks()
        let equations = rows.map(\.equation)
        let legend = legend(hasEquation: equations.contains { $0 != nil }, hasEaten: !weeks.isEmpty)
        let plot = Plot(
            input.chart(over: input.range),
            values: estimates.flatMap { [$0.interval.lowerBound, $0.interval.upperBound] }
                + equations.compactMap { $0 } + weeks.map(\.mean),
            fromZero: false, legendLines: estimates.isEmpty ? 0 : legend.lines)
        var picture = plot.picture(
            title: words("expenditure.title"), description: description())
        guard !estimates.isEmpty else { return EmptyChart.fill(picture, words) }
        picture.primitives = plot.frame(words, isNarrow: input.isNarrow) + legend.primitives()
        for run in runs() {
            let upper = run.map { Picture.Point(plot.x($0.index), plot.y($0.estimate.interval.upperBound)) }
            let lower = run.map { Picture.Point(plot.x($0.index), plot.y($0.estimate.interval.lowerBound)) }
            picture.primitives.append(.area(upper + lower.reversed(), .burn, opacity: 0.2))
        }
        let known = equations.enumerated().compactMap { index, value in
            value.map { Picture.Point(plot.x(index), plot.y($0)) }
        }
        if known.count > 1 { picture.primitives.append(.line(known, .equation, dash: true)) }
        if weeks.count > 1 {
            picture.primitives.append(.line(weeks.map { .init(plot.x($0.index), plot.y($0.mean)) }, .calories))
        }
        for run in runs() {
            let line = run.map { Picture.Point(plot.x($0.index), plot.y($0.estimate.kilocalories)) }
            picture.primitives.append(.line(line, .burn))
        }
        for week in weeks {
            let place = Picture.Point(plot.x(week.index), plot.y(week.mean))
            picture.primitives.append(
                .value(
                    words(
                        "calories.week",
                        [
                            "day": words.fullDay(week.start), "value": words.number(week.mean, .energy),
                            "count": String(week.count),
                        ]), at: place, [.mark(place, radius: 3.2, .square, .calories)]))
        }
        let every = max(1, rows.count / 90)
        for (index, row) in rows.enumerated() {
            guard let estimate = row.estimate, (rows.count - 1 - index) % every == 0 else { continue }
            let place = Picture.Point(plot.x(index), plot.y(estimate.kilocalories))
            picture.primitives.append(
                .value(
                    words("expenditure.value", values(estimate)), at: place,
                    [.mark(place, radius: index == rows.count - 1 ? 4 : 1.2, .circle, .weight)]))
        }
        return picture
    }

    private func values(_ estimate: AdaptiveExpenditure.Estimate) -> [String: String] {
        [
            "day": words.fullDay(estimate.date), "value": words.number(estimate.kilocalories, .energy),
            "low": words.number(estimate.interval.lowerBound, .energy),
            "high": words.number(estimate.interval.upperBound, .energy),
        ]
    }

    /// Neighbouring days with an estimate.
    private func runs() -> [[(index: Int, estimate: AdaptiveExpenditure.Estimate)]] {
        var runs: [[(Int, AdaptiveExpenditure.Estimate)]] = []
        for (index, row) in rows.enumerated() {
            guard let estimate = row.estimate else { continue }
            if index > 0, rows[index - 1].estimate != nil, !runs.isEmpty {
                runs[runs.count - 1].append((index, estimate))
            } else {
                runs.append([(index, estimate)])
            }
        }
        return runs
    }

    /// Means of weeks with at least four full logs, at their middle; the last ends on the last day.
    private func weeks() -> [(index: Int, start: CivilDate, mean: Double, count: Int)] {
        stride(from: rows.count - 7, through: 0, by: -7).reversed().compactMap { start in
            let eaten = rows[start..<start + 7].compactMap(\.eaten)
            return eaten.mean(least: 4).map { (start + 3, rows[start].date, $0, eaten.count) }
        }
    }

    private func legend(hasEquation: Bool, hasEaten: Bool) -> Legend {
        var items: [Legend.Item] = [.line(words("expenditure.legend.burnt"), .burn)]
        items.append(
            Legend.Item(
                text: words("forecast.legend.band"),
                sample: { [.rectangle($0.x - 6, $0.y - 6, 12, 12, .burn, opacity: 0.2)] }, swatch: 12))
        if hasEaten { items.append(.line(words("expenditure.legend.eaten"), .calories, mark: true)) }
        if hasEquation { items.append(.line(words("expenditure.legend.equation"), .equation, dash: true)) }
        return Legend(items, isNarrow: input.isNarrow)
    }

    private func description() -> String {
        let range = ["from": words.fullDay(input.range.start), "to": words.fullDay(input.range.end)]
        guard let last = rows.compactMap(\.estimate).last else { return words("expenditure.none", range) }
        var sentences = [words("expenditure.desc", range.merging(values(last)) { $1 })]
        if let equation = rows.compactMap(\.equation).last {
            sentences.append(words("expenditure.desc.equation", ["value": words.number(equation, .energy)]))
        }
        return sentences.joined(separator: " ")
    }
}
