import Domain

/// Energy day by day with its mean, the target, and the days before as a faint line. Days without food are gaps.
struct EnergyLine {
    private let input: PeriodInput
    private let words: ChartWords
    private let days: [Day]
    private let values: [Double?]
    private let earlier: [Double?]
    private let targets: [Double?]
    private let mean: Double?
    private let earlierMean: Double?

    init(_ input: PeriodInput) {
        self.input = input
        words = input.chart.words
        days = input.chart.days
        values = days.map(\.foodEnergy)
        let before = input.chart.before.suffix(days.count).map(\.foodEnergy)
        earlier = Array(repeating: nil, count: days.count - before.count) + before
        targets = input.chart.targets(.energy)
        mean = DailyAverage(days.filter { $0.date != input.today }.compactMap(\.foodEnergy))?.mean
        earlierMean = DailyAverage(before.compactMap { $0 })?.mean
    }

    func picture() -> Picture {
        let legend = legend()
        // A quiet week is not stretched to the full height.
        let around = mean.map { [$0 - 300, $0 + 300] } ?? []
        let plot = Plot(
            input.chart, values: (values + earlier + targets).compactMap { $0 } + around.map { max($0, 0) },
            fromZero: false, legendLines: legend.lines)
        var picture = plot.picture(
            title: words("energy.title"), description: description())
        guard values.contains(where: { $0 != nil }) else { return EmptyChart.fill(picture, words) }
        picture.primitives = plot.frame(words, isNarrow: input.chart.isNarrow, hasWeekdays: true) + legend.primitives()
        for run in runs(earlier) where run.count > 1 {
            picture.primitives.append(.line(run.map { .init(plot.x($0), plot.y(earlier[$0] ?? 0)) }, .before))
        }
        picture.primitives += plot.steps(targets, .target, dash: true)
        if let mean {
            let y = plot.y(mean)
            picture.primitives.append(.line([.init(plot.left, y), .init(plot.right, y)], .mean))
        }
        // The line to a day that is not over would tell of a fall.
        let whole = days.indices.map { days[$0].date == input.today ? nil : values[$0] }
        for run in runs(whole) where run.count > 1 {
            picture.primitives.append(.line(run.map { .init(plot.x($0), plot.y(values[$0] ?? 0)) }, .calories))
        }
        let radius = days.count > 31 ? 2.4 : 3.4
        for (index, value) in values.enumerated() {
            guard let value else { continue }
            let place = Picture.Point(plot.x(index), plot.y(value))
            let role: Picture.Role = days[index].date == input.today ? .unfinished : .calories
            let shape: Picture.Shape = isAtLeast(index) ? .triangle : .circle
            picture.primitives.append(
                .value(says(index, value), at: place, [.mark(place, radius: radius, shape, role)]))
        }
        return picture
    }

    private func isAtLeast(_ index: Int) -> Bool { days[index].figures[.energy]?.isAtLeast == true }

    private func says(_ index: Int, _ value: Double) -> String {
        var sentence = words(
            isAtLeast(index) ? "calories.value.atLeast" : "calories.value",
            ["day": words.fullDay(days[index].date), "value": words.number(value, .energy)])
        if let target = targets[index] { sentence += words.target(words.number(target, .energy)) }
        return days[index].date == input.today ? sentence + " " + words("period.today") : sentence
    }

    /// Indices of neighbouring days with a value.
    private func runs(_ values: [Double?]) -> [[Int]] {
        var runs: [[Int]] = []
        for (index, value) in values.enumerated() where value != nil {
            if index > 0, values[index - 1] != nil, !runs.isEmpty {
                runs[runs.count - 1].append(index)
            } else {
                runs.append([index])
            }
        }
        return runs
    }

    private func legend() -> Legend {
        var items = [Legend.Item.line(words("energy.eaten"), .calories, mark: true)]
        if let mean { items.append(.line(words("energy.mean", ["value": words.number(mean, .energy)]), .mean)) }
        if let target = targets.last.flatMap({ $0 }) {
            items.append(.line(words("target", ["value": words.number(target, .energy)]), .target, dash: true))
        }
        if earlierMean != nil { items.append(.line(words("energy.before"), .before)) }
        if zip(days, values).contains(where: { $0.date == input.today && $1 != nil }) {
            items.append(.mark(words("period.legend.today"), .circle, .unfinished))
        }
        if days.indices.contains(where: { values[$0] != nil && isAtLeast($0) }) {
            items.append(.mark(words("period.legend.atLeast"), .triangle, .calories))
        }
        return Legend(items, isNarrow: input.chart.isNarrow)
    }

    private func description() -> String {
        var blanks = RangeWords.values(input.chart)
        let known = days.filter { $0.date != input.today }.compactMap(\.foodEnergy)
        let today = days.first { $0.date == input.today }?.foodEnergy
        var sentences: [String] = []
        if let mean, let low = known.min(), let high = known.max() {
            blanks["count"] = String(known.count)
            blanks["mean"] = words.number(mean, .energy)
            blanks["low"] = words.number(low, .energy)
            blanks["high"] = words.number(high, .energy)
            sentences.append(words(known.count == 1 ? "calories.desc.one" : "calories.desc", blanks))
        } else {
            sentences.append(words(today == nil ? "calories.none" : "energy.desc.onlyToday", blanks))
        }
        if let today { sentences.append(words("energy.desc.today", ["value": words.number(today, .energy)])) }
        if let target = targets.last.flatMap({ $0 }) {
            sentences.append(words("target.desc", ["value": words.number(target, .energy)]))
        }
        if let earlierMean {
            sentences.append(
                words(
                    "energy.desc.before", ["days": String(days.count), "mean": words.number(earlierMean, .energy)]))
        }
        return sentences.joined(separator: " ")
    }
}
