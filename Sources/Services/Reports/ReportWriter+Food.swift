import Catalogue
import Domain
import Drawing

extension ReportWriter {
    private static let eaten: [Metric] = [
        .energy, .protein, .carbs, .fat, .fibre, .sugar, .saturatedFat, .salt, .water,
    ]
    /// Up to so many days each has a row; up to so many each week has; then each month.
    private static let mostDaily = 62
    private static let mostWeekly = 200

    /// Metrics of food, without the one that is hidden.
    func told(_ metrics: [Metric]) -> [Metric] { metrics.filter { $0 != .energy || showsEnergy } }

    // MARK: Averages beside targets

    func averages() -> [PaperBlock] {
        guard let period, period.loggedDays > 0 || period.averages[.water] != nil else { return [] }
        var figures = told([.energy, .protein, .fibre, .water]).compactMap { metric in
            period.averages[metric].map {
                PaperFigure(
                    name(metric), shown($0.mean, metric, isAtLeast: $0.isAtLeast),
                    text("report.ofTarget", ["target": .text(target(metric))]))
            }
        }
        figures.append(
            PaperFigure(
                text("report.loggedDays"), "\(period.loggedDays)",
                text("report.ofDays", ["count": .number(Double(range.count))])))
        if showsEnergy, period.judged > 0 {
            figures.append(
                PaperFigure(
                    text("report.onTarget"), "\(period.onTarget)",
                    text("report.onTarget.of", ["count": .number(Double(period.judged))])))
        }
        let rows = told(Self.eaten).compactMap { metric -> PaperTable.Row? in
            period.averages[metric].map { average in
                PaperTable.Row([
                    name(metric), shown(average.mean, metric, isAtLeast: average.isAtLeast),
                    average.deviation.map { "± " + shown($0, metric) } ?? "–", target(metric), met(metric, period),
                    "\(average.days)",
                ])
            }
        }
        let shares = [Metric.protein, .carbs, .fat].compactMap { metric in
            period.percents[metric].map { "\(name(metric)) \($0) %" }
        }
        let table = PaperTable(
            [
                .init(text("report.figure"), isNumeric: false), .init(text("report.mean")),
                .init(text("report.spread")),
                .init(text("report.aim")), .init(text("report.met")), .init(text("report.daysKnown")),
            ], rows)
        var blocks: [PaperBlock] = [.heading(text("report.section.averages")), .figures(figures), .table(table)]
        if !shares.isEmpty {
            blocks.append(
                .paragraph(text("report.shares", ["shares": .text(shares.joined(separator: ", "))]), isSmall: true))
        }
        if showsEnergy, range.count > 1 { blocks.append(.picture(Chart.calories.picture(chart))) }
        return blocks
    }

    func signed(_ value: Double, _ metric: Metric) -> String { signed(value) { person.shown($0, metric) } }

    /// - Parameter shown: how a size is told; what is told as nothing has no sign
    func signed(_ value: Double, _ shown: (Double) -> String) -> String {
        let size = shown(abs(value))
        return size == shown(0) ? size : (value < 0 ? "–" : "+") + size
    }

    /// Days on which a goal was met that can be met every day; of energy those near it.
    private func met(_ metric: Metric, _ period: FoodPeriod) -> String {
        if metric == .energy { return period.judged > 0 ? "\(period.onTarget)" : "–" }
        guard let goal = DailyGoal(rawValue: metric.rawValue) else { return "–" }
        return "\(zip(days, targets).filter { $0.date != person.today && goal.isMet(on: $0, $1) }.count)"
    }

    // MARK: Day by day

    func daily() -> [PaperBlock] {
        guard days.contains(where: { $0.foodEnergy != nil || $0[.weight] != nil || $0[.steps] != nil }) else {
            return []
        }
        let metrics = told([.energy, .protein, .carbs, .fat, .fibre, .water]) + [.weight, .steps]
        let isDaily = range.count <= Self.mostDaily
        let rows = isDaily ? dayRows(metrics) : periodRows(metrics)
        let key = isDaily ? "days" : range.count <= Self.mostWeekly ? "weeks" : "months"
        return [
            .heading(text("report.section.\(key)")),
            .table(
                PaperTable(
                    [.init(text("report.\(isDaily ? "day" : "from")"), isNumeric: false)] + metrics.map(column), rows)),
        ]
    }

    private func dayRows(_ metrics: [Metric]) -> [PaperTable.Row] {
        days.map { day in
            let date = DateText.shortWeekday(day.date.weekday, language) + " " + DateText.short(day.date, language)
            return PaperTable.Row([date] + metrics.map { bare(day.figures[$0], $0) })
        }
    }

    /// The means of weeks or months, over the days on which each is known.
    private func periodRows(_ metrics: [Metric]) -> [PaperTable.Row] {
        let parts = ReportOrder(range: range, each: range.count <= Self.mostWeekly ? .week : .month).ranges
        return parts.map { part in
            let own = Array(days[range.start.days(to: part.start)...range.start.days(to: part.end)])
            let food = FoodPeriod(days: own, entries: [], today: person.today, target: { _ in nil })
            let cells = metrics.map { metric in
                let average =
                    metric.isFromFood
                    ? food.averages[metric]
                    : DailyAverage(own.filter { $0.date != person.today }.compactMap { $0[metric] })
                return bare(average?.mean, metric, isAtLeast: average?.isAtLeast == true)
            }
            return PaperTable.Row([DateText.full(part.start, language)] + cells)
        }
    }

    var chart: ChartInput {
        let language = language
        return ChartInput(
            days: days, before: before, targets: targets, units: person.preferences.units,
            words: ChartWords(language: language) { Strings.shared.sentence("chart.\($0)", language) })
    }

    // MARK: Meals and their times

    func meals() -> [PaperBlock] {
        guard let period, !period.slots.isEmpty else { return [] }
        let language = language
        let input = PeriodInput(
            chart: chart, entries: entries, today: person.today, dayStartHour: person.preferences.dayStartHour,
            slotName: { Strings.shared.text("slot.\($0.rawValue)", language) })
        var blocks: [PaperBlock] = [.heading(text("report.section.meals"))]
        let percents = Percents.whole(period.slots.map(\.share))
        blocks.append(
            .table(
                PaperTable(
                    [
                        .init(text("report.meal"), isNumeric: false), .init(text("report.meal.days")),
                        .init(text("report.meal.time")), .init(text("report.meal.share")),
                    ],
                    zip(period.slots, percents).map { slot, percent in
                        PaperTable.Row([
                            text("slot.\(slot.slot.rawValue)"), "\(slot.days)", FoodEntry.time(of: slot.usualMinute),
                            slot.share > 0 && percent == 0 ? "< 1 %" : "\(percent) %",
                        ])
                    })))
        if let timing = period.timing {
            blocks.append(
                .paragraph(
                    text(
                        "report.timing",
                        [
                            "first": .text(FoodEntry.time(of: timing.first)),
                            "last": .text(FoodEntry.time(of: timing.last)),
                            "firstSpread": .number(Double(timing.firstSpread)),
                            "lastSpread": .number(Double(timing.lastSpread)),
                            "window": .text(person.shown(Double(timing.window), .sleep)),
                            "days": .number(Double(timing.days)),
                        ])))
        }
        if let late = period.late, let snacks = period.snacks {
            blocks.append(
                .paragraph(
                    text(
                        "report.late",
                        [
                            "late": .number((late.share * 100).rounded()),
                            "snacks": .number((snacks.share * 100).rounded()),
                        ])
                ))
        }
        if range.count > 1 { blocks.append(.picture(PeriodChart.times.picture(input))) }
        if range.count > 1, range.count <= Self.mostDaily {
            blocks.append(.picture(PeriodChart.macros.picture(input)))
        }
        return blocks
    }

    // MARK: Foods

    func foods() -> [PaperBlock] {
        guard let period, !period.topFoods.isEmpty else { return [] }
        func shown(_ name: String, _ id: Food.ID?) -> String { FoodNames.shown(name, of: id, language) }
        let contributors = Contributors(entries)
        let sources = told([.energy, .protein, .carbs, .fat, .fibre, .saturatedFat, .sugar, .salt, .caffeine, .alcohol])
            .compactMap { metric -> PaperTable.Row? in
                let top = contributors.top(of: metric, limit: 5)
                guard !top.isEmpty else { return nil }
                return PaperTable.Row([
                    name(metric),
                    top.map {
                        text(
                            "balance.contributor",
                            ["name": .text(shown($0.name, $0.foodID)), "percent": .number(($0.share * 100).rounded())])
                    }.joined(separator: ", "),
                ])
            }
        return [
            .heading(text("report.section.foods")),
            .table(
                PaperTable(
                    [.init(text("report.food"), isNumeric: false), .init(text("report.times"))],
                    period.topFoods.map { .init([shown($0.name, $0.foodID), "\($0.count)"]) })),
            .subheading(text("balance.contributors")),
            .table(
                PaperTable(
                    [.init(text("report.figure"), isNumeric: false), .init(text("report.foods"), isNumeric: false)],
                    sources)),
        ]
    }
}
