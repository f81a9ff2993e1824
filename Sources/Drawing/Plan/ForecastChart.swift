import Domain

/// Weigh-ins and their trend up to today, and from there where weight goes: the likeliest way in a fan of 50, 80 and
/// 90 %, up to the goal.
struct ForecastChart {
    private let input: PlanInput
    private let words: ChartWords
    private let unit: String
    private let points: [WeightForecast.Point]
    private let weeks: [Week]
    private let past: [(day: Day, trend: Double?)]
    private let today: CivilDate

    /// The mean of a week ahead, kg: weekdays differ, and are not what is asked for.
    private struct Week {
        let date: CivilDate
        let weight: Double
        let low: Double
        let high: Double
    }

    /// Days ahead that are shown at least
    private static let least = 84
    /// Shares of the 90 % interval that hold 90, 80 and 50 %: normal quantiles over 1.645
    private static let shares = [1.0, 0.779, 0.41]

    init(_ input: PlanInput) {
        self.input = input
        words = input.words
        unit = UnitConversion.display(0, of: .kilograms, in: input.units).unit
        let today = input.outlook.today
        self.today = today
        past = zip(input.outlook.days, input.outlook.trend).filter { input.range.contains($0.0.date) }.map { ($0, $1) }
        let all = input.trial.forecast?.points ?? []
        let arrival = input.trial.arrival.map { today.days(to: $0.dates.upperBound) + 7 }
        let count = min(max(arrival ?? Self.least, Self.least), all.count) / 7 * 7
        points = Array(all.prefix(count))
        weeks = stride(from: 0, to: count, by: 7).map { start in
            let week = all[start..<start + 7]
            func mean(_ value: (WeightForecast.Point) -> Double) -> Double { week.map(value).reduce(0, +) / 7 }
            return Week(
                date: all[start + 3].date, weight: mean(\.weight), low: mean(\.interval.lowerBound),
                high: mean(\.interval.upperBound))
        }
    }

    func picture() -> Picture {
        let goal = input.trial.goal.map(shown)
        let measured = past.compactMap { $0.day[.weight].map(shown) }
        let trend = past.compactMap { $0.trend.map(shown) }
        let ahead = weeks.flatMap { [shown(clipped($0.low)), shown(clipped($0.high))] }
        let reach = (measured + trend + ahead)
        // A far goal would flatten all else; it is named in any case.
        let near = goal.flatMap { goal -> Double? in
            guard let low = reach.min(), let high = reach.max() else { return nil }
            let room = max(2 * (high - low), shown(6))
            return goal > low - room && goal < high + room ? goal : nil
        }
        let legend = legend()
        let dates =
            DayRange(from: input.range.start, through: points.last?.date ?? input.range.end) ?? input.range
        let plot = Plot(
            input.chart(over: dates), values: reach + [near].compactMap { $0 }, fromZero: false,
            legendLines: reach.isEmpty ? 0 : legend.lines)
        var picture = plot.picture(
            title: words("forecast.title"), description: description(goal))
        guard !reach.isEmpty else { return EmptyChart.fill(picture, words) }
        picture.primitives = plot.frame(words, isNarrow: input.isNarrow) + legend.primitives()
        func x(_ date: CivilDate) -> Double { plot.x(dates.start.days(to: date)) }
        func y(_ kilograms: Double) -> Double { plot.y(shown(kilograms)) }
        let start = past.last?.trend
        for (share, opacity) in zip(Self.shares, [0.11, 0.14, 0.18]) where !points.isEmpty {
            func edge(_ bound: (Week) -> Double) -> [Picture.Point] {
                (start.map { [Picture.Point(x(today), y($0))] } ?? [])
                    + weeks.map { week in
                        let away = (bound(week) - week.weight) * share
                        return Picture.Point(x(week.date), y(clipped(week.weight + away)))
                    }
            }
            picture.primitives.append(.area(edge(\.high) + edge(\.low).reversed(), .forecast, opacity: opacity))
        }
        if let near {
            picture.primitives.append(
                .line([.init(plot.left, plot.y(near)), .init(plot.right, plot.y(near))], .target, dash: true))
            picture.primitives.append(
                .text(words("target", ["value": value(near)]), .init(plot.left + 4, plot.y(near) - 6), .start, .target))
        }
        if !points.isEmpty {
            picture.primitives.append(.line([.init(x(today), plot.top), .init(x(today), plot.bottom)], .now))
            picture.primitives.append(
                .text(words("forecast.today"), .init(x(today) + 4, plot.top + 10), .start, .label))
        }
        let line = past.compactMap { day, trend in trend.map { Picture.Point(x(day.date), y($0)) } }
        if line.count > 1 { picture.primitives.append(.line(line, .trend)) }
        let likeliest =
            (start.map { [Picture.Point(x(today), y($0))] } ?? [])
            + weeks.map { .init(x($0.date), y(clipped($0.weight))) }
        if !points.isEmpty { picture.primitives.append(.line(likeliest, .forecast, dash: true)) }
        if let near, let arrival = input.trial.arrival {
            let (first, last) = (x(arrival.dates.lowerBound), min(x(arrival.dates.upperBound), plot.right))
            picture.primitives.append(.line([.init(first, plot.y(near)), .init(last, plot.y(near))], .arrival))
        }
        let radius = past.count > 120 ? 1.6 : 2.2
        for (day, trend) in past {
            guard let weight = day[.weight] else { continue }
            let place = Picture.Point(x(day.date), y(weight))
            let says = words(
                "weight.value",
                [
                    "day": words.fullDay(day.date), "value": value(shown(weight)),
                    "trend": value(shown(trend ?? weight)),
                ])
            picture.primitives.append(.value(says, at: place, [.mark(place, radius: radius, .circle, .weight)]))
        }
        for week in weeks {
            let place = Picture.Point(x(week.date), y(clipped(week.weight)))
            picture.primitives.append(
                .value(
                    says(week.date, week.weight, week.low, week.high), at: place,
                    [.mark(place, radius: 1.6, .circle, .weight)]))
        }
        return picture
    }

    private func says(_ date: CivilDate, _ weight: Double, _ low: Double, _ high: Double) -> String {
        words(
            "forecast.value",
            [
                "day": words.fullDay(date), "value": value(shown(weight)), "low": words.number(shown(low), .weight),
                "high": value(shown(high)),
            ])
    }

    /// Who is there holds it: nothing is drawn beyond the goal.
    private func clipped(_ kilograms: Double) -> Double {
        guard let goal = input.trial.goal, let first = points.first?.weight else { return kilograms }
        return goal < first ? max(kilograms, goal) : min(kilograms, goal)
    }

    private func legend() -> Legend {
        var items: [Legend.Item] = [
            .mark(words("forecast.legend.weighIn"), .circle, .weight), .line(words("forecast.legend.trend"), .trend),
        ]
        if !points.isEmpty {
            items.append(.line(words("forecast.legend.likeliest"), .forecast, dash: true))
            items.append(
                Legend.Item(
                    text: words("forecast.legend.fan"),
                    sample: { [.rectangle($0.x - 6, $0.y - 6, 12, 12, .forecast, opacity: 0.25)] }, swatch: 12))
        }
        return Legend(items, isNarrow: input.isNarrow)
    }

    private func description(_ goal: Double?) -> String {
        var sentences: [String] = []
        if let trend = past.last?.trend {
            sentences.append(words("forecast.desc.now", ["value": value(shown(trend))]))
        }
        for day in [28, 84] where points.count >= day {
            let point = points[day - 1]
            sentences.append(
                says(point.date, point.weight, point.interval.lowerBound, point.interval.upperBound) + ".")
        }
        if let goal { sentences.append(words("target.desc", ["value": value(goal)])) }
        if let arrival = input.trial.arrival {
            sentences.append(
                words(
                    "forecast.desc.arrival",
                    [
                        "from": words.fullDay(arrival.dates.lowerBound),
                        "to": words.fullDay(arrival.dates.upperBound),
                    ]))
        }
        if points.isEmpty { sentences.append(words("forecast.none")) }
        return sentences.joined(separator: " ")
    }

    private func value(_ shown: Double) -> String { words.number(shown, .weight) + " " + unit }

    private func shown(_ kilograms: Double) -> Double {
        UnitConversion.display(kilograms, of: .kilograms, in: input.units).value
    }
}
