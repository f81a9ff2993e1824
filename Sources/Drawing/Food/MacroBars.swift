import Domain

/// Where the energy of each day came from: protein, carbs and fat from the bottom up, as parts of a hundred. A day of
/// which one of the three is unknown is a gap.
struct MacroBars {
    private static let roles: [Picture.Role] = [.protein, .carbs, .fat]

    private let input: PeriodInput
    private let words: ChartWords
    private let sentence: Sentence
    private let days: [Day]
    private let shares: [MacroShares?]
    /// Of protein, carbs and fat, over the days that are over; parts of 1, and g.
    private let mean: (shares: [Double], grams: [Double], days: Int)?

    init(_ input: PeriodInput) {
        self.input = input
        words = input.chart.words
        sentence = words.sentence("macros.value")
        days = input.chart.days
        shares = days.map { MacroShares($0) }
        let whole = zip(days, shares).filter { $0.date != input.today && $1 != nil }
        func means(_ value: (Day, MacroShares?, Metric) -> Double?) -> [Double] {
            MacroShares.metrics.compactMap { metric in
                DailyAverage(whole.compactMap { value($0, $1, metric) })?.mean
            }
        }
        let (parts, grams) = (means { $1?[$2] }, means { day, _, metric in day[metric] })
        mean = parts.count == 3 && grams.count == 3 ? (parts, grams, whole.count) : nil
    }

    func picture() -> Picture {
        let isNarrow = input.chart.isNarrow
        let legend = legend()
        let plot = Plot(input.chart, values: [0, 100], fromZero: true, legendLines: legend.lines, mostTicks: 5)
        var picture = plot.picture(
            title: words("macros.title"), description: description())
        guard shares.contains(where: { $0 != nil }) else { return EmptyChart.fill(picture, words) }
        picture.primitives =
            plot.frame(words, isNarrow: isNarrow, unit: "\u{202f}%", hasWeekdays: true) + legend.primitives()
        let width = min(plot.step * 0.68, 52)
        for (index, day) in days.enumerated() {
            guard let parts = shares[index] else { continue }
            picture.primitives.append(bar(day, parts, plot, left: plot.x(index) - width / 2, width: width))
        }
        return picture
    }

    private func bar(_ day: Day, _ parts: MacroShares, _ plot: Plot, left: Double, width: Double) -> Picture.Primitive {
        let percents = Percents.whole([parts.protein, parts.carbs, parts.fat])
        let isToday = day.date == input.today
        var pieces: [Picture.Primitive] = []
        var sum = 0.0
        for (place, metric) in MacroShares.metrics.enumerated() {
            let role = Self.roles[place]
            let bottom = plot.y(sum * 100)
            sum += parts[metric]
            let top = plot.y(sum * 100)
            let height = max(bottom - top - 1.2, 0.3)
            pieces.append(.rectangle(left, bottom - height, width, height, role, opacity: isToday ? 0.5 : 1))
            if width > 34, height > 18, !isToday {
                let middle = Picture.Point(left + width / 2, bottom - height / 2 + 4)
                pieces.append(.text("\(percents[place])\u{202f}%", middle, .middle, .onMacro))
            }
        }
        if parts.isAtLeast {
            pieces.append(.mark(.init(left + width / 2, plot.top - 5), radius: 2.4, .triangle, .atLeast))
        }
        return .value(says(day, parts, percents), at: .init(left + width / 2, plot.top), pieces)
    }

    private func says(_ day: Day, _ parts: MacroShares, _ percents: [Int]) -> String {
        var sentence = sentence.filled { name in
            switch name {
            case "day": words.fullDay(day.date)
            case "proteinShare": String(percents[0])
            case "carbsShare": String(percents[1])
            case "fatShare": String(percents[2])
            case "protein", "carbs", "fat":
                Metric(rawValue: name).flatMap { metric in day[metric].map { words.number($0, metric) } }
            default: nil
            }
        }
        if parts.isAtLeast { sentence += " " + words("period.atLeast") }
        if day.date == input.today { sentence += " " + words("period.today") }
        return sentence
    }

    private func legend() -> Legend {
        var items: [Legend.Item] = []
        if let mean {
            items.append(.words(words("macros.average")))
            for (role, percent) in zip(Self.roles, Percents.whole(mean.shares)) {
                items.append(.area(words("macros.\(role.rawValue)", ["percent": String(percent)]), role))
            }
        }
        if shares.contains(where: { $0?.isAtLeast == true }) {
            items.append(.mark(words("period.legend.atLeast"), .triangle, .atLeast))
        }
        return Legend(items, isNarrow: input.chart.isNarrow)
    }

    private func description() -> String {
        let range = RangeWords.values(input.chart)
        guard let mean else { return words("macros.none", range) }
        var blanks = range
        blanks["count"] = String(mean.days)
        for (place, percent) in Percents.whole(mean.shares).enumerated() {
            let name = MacroShares.metrics[place].rawValue
            blanks["\(name)Share"] = String(percent)
            blanks[name] = words.number(mean.grams[place], 0)
        }
        return words(mean.days == 1 ? "macros.desc.one" : "macros.desc", blanks)
    }
}
