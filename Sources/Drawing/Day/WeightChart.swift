import Domain

/// Weigh-ins as points, the trend behind them, and the target. Days without a weigh-in have no point.
struct WeightChart {
    /// The trend is not drawn across more days without a weigh-in than this.
    private static let longestGap = 14

    private let input: ChartInput
    private let unit: String
    private let points: [(index: Int, measured: Double?, trend: Double)]

    init(_ input: ChartInput) {
        self.input = input
        unit = UnitConversion.display(0, of: .kilograms, in: input.units).unit
        let offset = input.before.count
        let units = input.units
        let weights = input.before.values(.weight) + input.days.values(.weight)
        let trend = WeightTrend.trend(of: weights)
        var points: [(Int, Double?, Double)] = []
        for index in input.days.indices {
            guard let value = trend[offset + index] else { continue }
            points.append((index, weights[offset + index].map { Self.shown($0, units) }, Self.shown(value, units)))
        }
        self.points = points
    }

    func picture() -> Picture {
        let words = input.words
        let target = (input.targets.last?.targetWeight?.value).map { Self.shown($0, input.units) }
        let measured = points.compactMap(\.measured)
        // A far target would flatten the line; then it is an arrow at the edge that it lies beyond.
        let shownTarget = target.flatMap { target -> Double? in
            guard let low = measured.min(), let high = measured.max() else { return nil }
            let reach = max(0.5 * (high - low), Self.shown(1.5, input.units))
            return target > low - reach && target < high + reach ? target : nil
        }
        let plot = Plot(
            input, values: measured + (measured.isEmpty ? [] : points.map(\.trend)) + [shownTarget].compactMap { $0 },
            fromZero: false)
        var picture = plot.picture(
            title: words("weight.title"), description: description(target))
        guard !measured.isEmpty else { return EmptyChart.fill(picture, words) }
        picture.primitives = plot.frame(words, isNarrow: input.isNarrow)
        if let shownTarget {
            let y = plot.y(shownTarget)
            picture.primitives.append(.line([.init(plot.left, y), .init(plot.right, y)], .target, dash: true))
            picture.primitives.append(
                .text(words("target", ["value": value(shownTarget)]), .init(plot.right, y - 5), .end, .target))
        }
        if let target, shownTarget == nil {
            let isBelow = target < measured[0]
            let words = words("target", ["value": value(target)]) + (isBelow ? " ↓" : " ↑")
            picture.primitives.append(
                .text(words, .init(plot.right, isBelow ? plot.bottom - 6 : plot.top + 12), .end, .target))
        }
        for run in runs() {
            picture.primitives.append(.line(run.map { .init(plot.x($0.index), plot.y($0.trend)) }, .trend))
        }
        let radius = input.days.count > 120 ? 1.6 : input.days.count > 31 ? 2.2 : 3.2
        let sentence = words.sentence(target == nil ? "weight.value" : "weight.value.target")
        let unit = " " + unit
        var memory: [UInt8] = []
        for point in points {
            guard let measured = point.measured else { continue }
            let place = Picture.Point(plot.x(point.index), plot.y(measured))
            let says = sentence.filled(in: &memory) { name, bytes in
                if name == "day" {
                    words.addFullDay(input.days[point.index].date, to: &bytes)
                    return true
                }
                let mass = name == "value" ? measured : name == "trend" ? point.trend : name == "target" ? target : nil
                guard let mass else { return false }
                words.add(mass, .weight, to: &bytes)
                bytes += unit.utf8
                return true
            }
            picture.primitives.append(.value(says, at: place, [.mark(place, radius: radius, .circle, .weight)]))
        }
        return picture
    }

    /// The trend in pieces, broken where nothing was measured for long.
    private func runs() -> [[(index: Int, trend: Double)]] {
        var runs: [[(Int, Double)]] = []
        var current: [(Int, Double)] = []
        var lastMeasured: Int?
        for point in points {
            if point.measured != nil {
                if let last = lastMeasured, point.index - last > Self.longestGap {
                    runs.append(current.filter { $0.0 <= last })
                    current = []
                }
                lastMeasured = point.index
            }
            if lastMeasured != nil { current.append((point.index, point.trend)) }
        }
        if let last = lastMeasured { runs.append(current.filter { $0.0 <= last }) }
        return runs.filter { $0.count > 1 }
    }

    private func description(_ target: Double?) -> String {
        let words = input.words
        let measured = points.compactMap(\.measured)
        guard let low = measured.min(), let high = measured.max(), let last = points.last else {
            return words("weight.none", RangeWords.values(input))
        }
        var values = RangeWords.values(input)
        values["count"] = String(measured.count)
        values["low"] = words.number(low, 1)
        values["high"] = value(high)
        values["trend"] = value(last.trend)
        let sentence = words(measured.count == 1 ? "weight.desc.one" : "weight.desc", values)
        return target.map { sentence + " " + words("target.desc", ["value": value($0)]) } ?? sentence
    }

    private func value(_ shown: Double) -> String { input.words.number(shown, .weight) + " " + unit }

    private static func shown(_ kilograms: Double, _ units: UnitSystem) -> Double {
        UnitConversion.display(kilograms, of: .kilograms, in: units).value
    }
}

/// The first and last day of a chart, for its sentences.
enum RangeWords {
    static func values(_ input: ChartInput) -> [String: String] {
        guard let first = input.days.first?.date, let last = input.days.last?.date else { return [:] }
        return ["from": input.words.fullDay(first), "to": input.words.fullDay(last)]
    }
}

/// What a chart shows when there is nothing to show.
enum EmptyChart {
    static func fill(_ picture: Picture, _ words: ChartWords) -> Picture {
        var picture = picture
        let y = picture.height / 2
        picture.primitives = [
            .line([.init(52, picture.height - 30), .init(picture.width - 14, picture.height - 30)], .axis),
            .text(words("empty"), .init(picture.width / 2, y), .middle, .empty),
        ]
        return picture
    }
}
