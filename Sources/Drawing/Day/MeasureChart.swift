import Domain

/// What the chart of one measure of the body is drawn from.
public struct MeasureInput: Sendable {
    /// The days, whatever else is known of them
    public var chart: ChartInput
    public var name: String
    /// That `values` are in, as it is shown; may be empty
    public var unit: String
    /// One for each of the days, as they are shown
    public var values: [Double?]

    public init(chart: ChartInput, name: String, unit: String, values: [Double?]) {
        self.chart = chart
        self.name = name
        self.unit = unit
        self.values = values
    }
}

/// A measure of the body as points, and the way from each to the next: it is taken now and then, not every day.
public struct MeasureChart {
    private let input: MeasureInput
    private let known: [(index: Int, value: Double)]

    public init(_ input: MeasureInput) {
        self.input = input
        known = zip(input.chart.days.indices, input.values).compactMap { index, value in value.map { (index, $0) } }
    }

    public func picture() -> Picture {
        let words = input.chart.words
        let plot = Plot(input.chart, values: known.map(\.value), fromZero: false)
        var picture = plot.picture(
            title: input.name, description: description())
        guard !known.isEmpty else { return EmptyChart.fill(picture, words) }
        picture.primitives = plot.frame(words, isNarrow: input.chart.isNarrow)
        let places = known.map { Picture.Point(plot.x($0.index), plot.y($0.value)) }
        if places.count > 1 { picture.primitives.append(.line(places, .trend)) }
        let radius = known.count > 60 ? 2.2 : 3.2
        for (point, place) in zip(known, places) {
            let says = words(
                "measure.value",
                ["day": words.fullDay(input.chart.days[point.index].date), "value": shown(point.value)])
            picture.primitives.append(.value(says, at: place, [.mark(place, radius: radius, .circle, .weight)]))
        }
        return picture
    }

    private func description() -> String {
        let words = input.chart.words
        var values = RangeWords.values(input.chart)
        values["name"] = input.name
        guard let low = known.map(\.value).min(), let high = known.map(\.value).max(), let last = known.last else {
            return words("measure.none", values)
        }
        values["count"] = String(known.count)
        values["low"] = words.number(low, Self.decimals(low))
        values["high"] = shown(high)
        values["last"] = shown(last.value)
        return words(known.count == 1 ? "measure.desc.one" : "measure.desc", values)
    }

    private func shown(_ value: Double) -> String {
        let number = input.chart.words.number(value, Self.decimals(value))
        return input.unit.isEmpty ? number : "\(number) \(input.unit)"
    }

    /// As finely as somebody reads a tape: whole where it is whole.
    private static func decimals(_ value: Double) -> Int { (value * 10).rounded() / 10 == value.rounded() ? 0 : 1 }
}

extension ChartData {
    /// In the unit that the chart is drawn in.
    public init(_ input: MeasureInput) {
        self.init(columns: ["value"], rows: zip(input.chart.days, input.values).map { ($0.date, [$1]) })
    }
}
