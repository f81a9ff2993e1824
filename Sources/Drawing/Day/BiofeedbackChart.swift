import Domain

/// How someone felt: energy, sleep, mood and stress from 1 to 10, by day or by week, told apart by shape and dash as well as colour.
struct BiofeedbackChart {
    private static let series: [(metric: Metric, role: Picture.Role, shape: Picture.Shape, dash: Bool)] = [
        (.energyLevel, .energy, .circle, false), (.sleepQuality, .sleep, .square, true),
        (.mood, .mood, .diamond, false), (.stress, .stress, .triangle, true),
    ]

    private let input: ChartInput
    /// Of each series, by day
    private let values: [[Double?]]

    init(_ input: ChartInput) {
        self.input = input
        values = Self.series.map { input.days.values($0.metric) }
    }

    func picture() -> Picture {
        let words = input.words
        let plot = Plot(input, values: [0, 10], fromZero: true, legendLines: input.isNarrow ? 2 : 1, mostTicks: 6)
        var picture = plot.picture(
            title: words("biofeedback.title"), description: description())
        guard values.contains(where: { $0.contains { $0 != nil } }) else {
            return EmptyChart.fill(picture, words)
        }
        picture.primitives = plot.frame(words, isNarrow: input.isNarrow) + legend(plot)
        let radius = input.days.count > 120 ? 1.4 : input.days.count > 31 ? 2 : 3.2
        let sentence = words.sentence(isWeekly ? "biofeedback.week" : "biofeedback.value")
        let dates = input.days.map { words.fullDay($0.date) }
        // The mean of a week stands in its midst, and is told by its first day.
        let early = isWeekly ? 3 : 0
        for (series, values) in zip(Self.series, values) {
            let title = words("biofeedback.\(series.role.rawValue)")
            var run: [Picture.Point] = []
            var marks: [Picture.Primitive] = []
            for (index, value) in points(values) {
                guard let value else {
                    if run.count > 1 { picture.primitives.append(.line(run, series.role, dash: series.dash)) }
                    run = []
                    continue
                }
                let place = Picture.Point(plot.x(index), plot.y(value))
                run.append(place)
                let says = sentence.filled { name in
                    switch name {
                    case "day": dates[max(index - early, 0)]
                    case "name": title
                    case "value": words.number(value, isWeekly ? series.metric.decimals : 0)
                    default: nil
                    }
                }
                marks.append(.value(says, at: place, [.mark(place, radius: radius, series.shape, series.role)]))
            }
            if run.count > 1 { picture.primitives.append(.line(run, series.role, dash: series.dash)) }
            picture.primitives += marks
        }
        return picture
    }

    /// Of 90 days and more, a day is noise: the means of weeks are drawn.
    private var isWeekly: Bool { input.days.count >= 90 }

    /// What is drawn of a metric, each with the index of its day: the days themselves, or the means of weeks in their midst.
    private func points(_ values: [Double?]) -> [(index: Int, value: Double?)] {
        guard isWeekly else { return values.enumerated().map { ($0.offset, $0.element) } }
        return stride(from: values.count % 7, to: values.count, by: 7).map { start in
            let known = values[start..<min(start + 7, values.count)].compactMap(\.self)
            return (min(start + 3, values.count - 1), known.isEmpty ? nil : known.reduce(0, +) / Double(known.count))
        }
    }

    private func legend(_ plot: Plot) -> [Picture.Primitive] {
        let perLine = input.isNarrow ? 2 : 4
        let column = (plot.right - plot.left) / Double(perLine)
        return Self.series.enumerated().flatMap { index, series -> [Picture.Primitive] in
            let x = plot.left + Double(index % perLine) * column
            let y = 14 + Double(index / perLine) * 20
            return [
                .line([.init(x, y), .init(x + 22, y)], series.role, dash: series.dash),
                .mark(.init(x + 11, y), radius: 3.2, series.shape, series.role),
                .text(input.words("biofeedback.\(series.role.rawValue)"), .init(x + 30, y + 4), .start, .label),
            ]
        }
    }

    private func description() -> String {
        let words = input.words
        let parts = zip(Self.series, values).compactMap { series, values -> String? in
            let known = values.compactMap(\.self)
            guard !known.isEmpty else { return nil }
            let mean = words.number(known.reduce(0, +) / Double(known.count), series.metric)
            return words(
                "biofeedback.mean",
                ["name": words("biofeedback.\(series.role.rawValue)"), "value": mean, "count": String(known.count)])
        }
        let values = RangeWords.values(input)
        return parts.isEmpty
            ? words("biofeedback.none", values)
            : words("biofeedback.desc", values) + " " + parts.joined(separator: "; ") + "."
    }
}
