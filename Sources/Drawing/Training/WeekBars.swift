import Domain

/// A bar a week, the one that is not over paler, against a target where there is one.
struct WeekBars {
    private let input: TrainingInput
    private let words: ChartWords
    private let key: String
    private let role: Picture.Role
    private let values: [Double]
    private let targets: [Double?]
    /// What the axis counts in: long numbers would not fit beside it.
    private let scale: Double
    /// Of the weeks that are over
    private let mean: Double?

    init(
        _ input: TrainingInput, key: String, role: Picture.Role, targets: [Double?] = [],
        value: (TrainingWeek) -> Double
    ) {
        self.input = input
        words = input.words
        self.key = key
        self.role = role
        values = input.weeks.map(value)
        scale = (values.max() ?? 0) >= 10_000 ? 1000 : 1
        self.targets = targets
        mean = DailyAverage(zip(input.weeks, values).filter { !input.isRunning($0.0) }.map(\.1))?.mean
    }

    func picture() -> Picture {
        let legend = legend()
        let days = input.daysOfWeeks
        let plot = Plot(
            days, values: (values + targets.compactMap { $0 }).map { $0 / scale }, fromZero: true,
            legendLines: legend.lines, isCount: role == .workouts)
        var picture = plot.picture(
            title: words("\(key).title"), description: description())
        guard values.contains(where: { $0 > 0 }) else { return EmptyChart.fill(picture, words) }
        picture.primitives = plot.frame(words, isNarrow: input.isNarrow) + legend.primitives()
        let width = min(plot.step * 7 * 0.72, 34)
        for (index, week) in input.weeks.enumerated() where values[index] > 0 {
            let middle = plot.left + (Double(index * 7) + 3.5) * plot.step
            let y = plot.y(values[index] / scale)
            let height = max(plot.bottom - y, 0.5)
            let bar: Picture.Primitive =
                input.isRunning(week)
                ? .rectangle(middle - width / 2, y, width, height, role, opacity: 0.5)
                : .bar(x: middle - width / 2, y: y, width: width, height: height, role)
            picture.primitives.append(.value(says(index), at: .init(middle, y), [bar]))
        }
        return picture.adding(
            plot.steps(targets.flatMap { Array(repeating: $0.map { $0 / scale }, count: 7) }, .target, dash: true))
    }

    private func says(_ index: Int) -> String {
        let week = input.weeks[index]
        var sentence = words(
            Int(exactly: values[index]) == 1 ? "\(key).value.one" : "\(key).value",
            ["day": words.fullDay(week.start), "value": number(values[index]), "unit": input.unit])
        if targets.indices.contains(index), let target = targets[index] {
            sentence += words.target(number(target))
        }
        return input.isRunning(week) ? sentence + " " + words("training.running") : sentence
    }

    private func number(_ value: Double) -> String { words.number(value, 0) }

    private func legend() -> Legend {
        var items: [Legend.Item] = [
            .area(words("\(key).legend", ["unit": scale == 1 ? input.unit : number(scale) + " " + input.unit]), role)
        ]
        if let target = targets.last.flatMap({ $0 }) {
            items.append(.line(words("target", ["value": number(target)]), .target, dash: true))
        }
        return Legend(values.contains { $0 > 0 } ? items : [], isNarrow: input.isNarrow)
    }

    private func description() -> String {
        var blanks = RangeWords.values(input.daysOfWeeks)
        blanks["unit"] = input.unit
        guard values.contains(where: { $0 > 0 }), let high = values.max() else { return words("\(key).none", blanks) }
        blanks["high"] = number(high)
        var sentences: [String] = []
        if let mean {
            blanks["mean"] = words.number(mean, role == .workouts ? 1 : 0)
            sentences.append(words("\(key).desc", blanks))
        } else {
            sentences.append(words("\(key).desc.running", blanks))
        }
        if let target = targets.last.flatMap({ $0 }) {
            sentences.append(words("target.desc", ["value": number(target)]))
        }
        return sentences.joined(separator: " ")
    }
}

extension Picture {
    fileprivate func adding(_ more: [Primitive]) -> Picture {
        var picture = self
        picture.primitives += more
        return picture
    }
}
