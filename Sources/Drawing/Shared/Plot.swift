import Domain

/// The area of a chart with its scales, grid and labels.
struct Plot {
    let width: Double
    let height: Double
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double
    let ticks: [Double]
    private let dates: [CivilDate]
    private let low: Double
    private let high: Double

    /// - Parameters:
    ///   - values: what has to fit
    ///   - fromZero: bars stand on zero, lines need not
    ///   - isCount: no ticks between whole numbers
    init(
        _ input: ChartInput, values: [Double], fromZero: Bool, legendLines: Int = 0, mostTicks: Int? = nil,
        isCount: Bool = false
    ) {
        width = Self.width(isNarrow: input.isNarrow)
        height = input.isNarrow ? 250 : 300
        left = Self.left(isNarrow: input.isNarrow)
        right = width - Self.margin
        top = 14 + Double(legendLines) * 20
        bottom = height - 30
        dates = input.days.map(\.date)
        ticks = Ticks.nice(
            values, fromZero: fromZero, most: mostTicks ?? (input.isNarrow ? 5 : 6),
            isCount: isCount)
        low = ticks.first ?? 0
        high = ticks.last ?? 1
    }

    static let margin = 14.0

    static func width(isNarrow: Bool) -> Double { isNarrow ? 360 : 720 }

    static func left(isNarrow: Bool) -> Double { isNarrow ? 44 : 52 }

    var step: Double { (right - left) / Double(max(dates.count, 1)) }

    /// An empty picture of its size, whose values are found by their day.
    func picture(title: String, description: String) -> Picture {
        var picture = Picture(width: width, height: height, title: title, description: description)
        picture.days = .init(top: top, bottom: bottom, step: step)
        return picture
    }

    /// The middle of a day's column.
    func x(_ index: Int) -> Double { left + (Double(index) + 0.5) * step }

    func y(_ value: Double) -> Double {
        high > low ? bottom - (value - low) / (high - low) * (bottom - top) : bottom
    }

    /// Grid, scale and dates.
    ///
    /// - Parameters:
    ///   - unit: behind each number of the scale
    ///   - hasWeekdays: a week names its days
    func frame(_ words: ChartWords, isNarrow: Bool, unit: String = "", hasWeekdays: Bool = false) -> [Picture.Primitive]
    {
        var parts: [Picture.Primitive] = []
        let decimals = zip(ticks, ticks.dropFirst()).contains { ($1 - $0).rounded() != $1 - $0 } ? 1 : 0
        for tick in ticks {
            parts.append(.line([.init(left, y(tick)), .init(right, y(tick))], tick == low ? .axis : .grid))
            parts.append(.text(words.number(tick, decimals) + unit, .init(left - 6, y(tick) + 4), .end, .label))
        }
        let labels =
            hasWeekdays && dates.count <= 7
            ? dates.indices.map { ($0, words.weekday(dates[$0], hasDay: !isNarrow)) }
            : dateLabels(words, most: isNarrow ? 4 : 8)
        for (index, label) in labels {
            let anchor: Picture.Anchor = x(index) > right - 20 ? .end : x(index) < left + 16 ? .start : .middle
            let place = anchor == .end ? right : anchor == .start ? left : x(index)
            parts.append(.text(label, .init(place, height - 10), anchor, .label))
        }
        return parts
    }

    /// A value that holds for some days, as a line that steps where it changes.
    func steps(_ values: [Double?], _ role: Picture.Role, dash: Bool) -> [Picture.Primitive] {
        var parts: [Picture.Primitive] = []
        var start = 0
        while start < values.count {
            var end = start
            while end + 1 < values.count, values[end + 1] == values[start] { end += 1 }
            if let value = values[start] {
                let ends = [start, end + 1].map { Picture.Point(left + Double($0) * step, y(value)) }
                parts.append(.line(ends, role, dash: dash))
            }
            start = end + 1
        }
        return parts
    }

    private func dateLabels(_ words: ChartWords, most: Int) -> [(Int, String)] {
        if dates.count > 120 {
            let firsts = dates.indices.filter { dates[$0].day == 1 }
            let every = max(1, (firsts.count + most * 2 - 1) / (most * 2) * (most < 6 ? 2 : 1))
            return firsts.enumerated().filter { $0.offset % every == 0 }.map {
                ($0.element, words.month(dates[$0.element]))
            }
        }
        if dates.count <= most { return dates.indices.map { ($0, words.day(dates[$0])) } }
        let every = dates.count <= 7 ? 2 : dates.count <= 31 ? (most < 6 ? 9 : 5) : (most < 6 ? 28 : 14)
        return dates.indices.reversed().enumerated().filter { $0.offset % every == 0 }
            .map { ($0.element, words.day(dates[$0.element])) }.reversed()
    }
}

enum Ticks {
    /// Round numbers around `values`: steps of 1, 2, 2.5 or 5 times a power of ten, at least two of them.
    static func nice(_ values: [Double], fromZero: Bool, most: Int, isCount: Bool = false) -> [Double] {
        let finite = values.filter(\.isFinite)
        var low = fromZero ? 0 : finite.min() ?? 0
        var high = finite.max() ?? 1
        if high <= low {
            high = low + 1
            if !fromZero { low -= 1 }
        }
        var power = 1e-3
        while power < 1e12 {
            for factor in [1, 2, 2.5, 5] {
                let step = power * factor
                if isCount, step < 1 || step != step.rounded() { continue }
                let first = (low / step).rounded(.down)
                let last = (high / step).rounded(.up)
                if last - first <= Double(most - 1) {
                    let count = Int(exactly: last - first) ?? 1
                    return (0...max(count, 1)).map { (first + Double($0)) * step }
                }
            }
            power *= 10
        }
        return [low, high]
    }
}
