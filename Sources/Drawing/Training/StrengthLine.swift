import Domain

/// The best set of each session as an estimated one-repetition maximum, the line through them, and records as diamonds.
struct StrengthLine {
    /// The line is not drawn across more days without a session than this.
    private static let longestGap = 56

    private let input: TrainingInput
    private let words: ChartWords
    private let points: [StrengthTrend.Point]

    init(_ input: TrainingInput) {
        self.input = input
        words = input.words
        points = input.strength.filter { input.range.contains($0.date) }
    }

    func picture() -> Picture {
        let legend = legend()
        let values = points.flatMap { [$0.best.load, $0.smoothed ?? $0.best.load] }.map(input.shown)
        // A few kilograms of sway are not stretched to the full height.
        let around = values.isEmpty ? [] : [(values.min() ?? 0) - input.shown(5), (values.max() ?? 0) + input.shown(5)]
        let isHelped = (values.min() ?? 0) < 0
        let plot = Plot(
            input.days, values: values + around.map { isHelped ? $0 : max($0, 0) }, fromZero: false,
            legendLines: legend.lines)
        var picture = plot.picture(
            title: words("training.e1rm.title", ["name": input.exerciseName]),
            description: description())
        guard !points.isEmpty else { return EmptyChart.fill(picture, words) }
        picture.primitives = plot.frame(words, isNarrow: input.isNarrow) + legend.primitives()
        for run in runs() where run.count > 1 {
            picture.primitives.append(
                .line(run.map { .init(x($0.date, plot), plot.y(input.shown($0.smoothed ?? 0))) }, .estimateLine))
        }
        let radius = points.count > 60 ? 2.2 : 3.2
        for point in points {
            let place = Picture.Point(x(point.date, plot), plot.y(input.shown(point.best.load)))
            picture.primitives.append(
                .value(
                    says(point), at: place,
                    [
                        .mark(
                            place, radius: point.isRecord ? radius + 1 : radius, point.isRecord ? .diamond : .circle,
                            point.isRecord ? .record : .estimate)
                    ]))
        }
        return picture
    }

    private func x(_ date: CivilDate, _ plot: Plot) -> Double { plot.x(input.range.start.days(to: date)) }

    private func runs() -> [[StrengthTrend.Point]] {
        var runs: [[StrengthTrend.Point]] = []
        for point in points where point.smoothed != nil {
            if let last = runs.last?.last, last.date.days(to: point.date) <= Self.longestGap {
                runs[runs.count - 1].append(point)
            } else {
                runs.append([point])
            }
        }
        return runs
    }

    private func says(_ point: StrengthTrend.Point) -> String {
        words(
            point.isRecord ? "training.e1rm.record" : "training.e1rm.value",
            [
                "day": words.fullDay(point.date), "value": value(point.best.load),
                "set": point.best.set.text(words.language, input.units),
            ])
    }

    private func legend() -> Legend {
        var items = [Legend.Item.mark(words("training.e1rm.sessions"), .circle, .estimate)]
        if points.contains(where: { $0.smoothed != nil }) {
            items.append(.line(words("training.e1rm.line"), .estimateLine))
        }
        if points.contains(where: \.isRecord) { items.append(.mark(words("training.e1rm.records"), .diamond, .record)) }
        return Legend(points.isEmpty ? [] : items, isNarrow: input.isNarrow)
    }

    private func value(_ kilograms: Double) -> String { words.number(input.shown(kilograms), 1) + " " + input.unit }

    private func description() -> String {
        var blanks = RangeWords.values(input.days)
        blanks["name"] = input.exerciseName
        guard let first = points.first, let last = points.last,
            let high = points.max(by: { $0.best.load < $1.best.load })
        else { return words("training.e1rm.none", blanks) }
        blanks["count"] = String(points.count)
        blanks["first"] = value(first.best.load)
        blanks["last"] = value(last.best.load)
        blanks["high"] = value(high.best.load)
        blanks["day"] = words.fullDay(high.date)
        let sentence = words(points.count == 1 ? "training.e1rm.desc.one" : "training.e1rm.desc", blanks)
        let records = points.count(where: \.isRecord)
        return records == 0
            ? sentence
            : sentence + " "
                + words(
                    records == 1 ? "training.e1rm.desc.record" : "training.e1rm.desc.records",
                    ["count": String(records)])
    }
}
