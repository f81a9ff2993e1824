import Domain
import Drawing
import Storage

extension ReportWriter {
    /// Moods as the food panel offers them, with the words for each.
    private static let moods = ["😋", "🙂", "😐", "😴", "🤢"]

    // MARK: Weight

    func weight() throws -> [PaperBlock] {
        let trend = Array(WeightTrend.points(from: before + days).filter { range.contains($0.date) })
        let weighIns = days.compactMap { $0[.weight] }
        var blocks: [PaperBlock] = []
        if let first = trend.first, let last = trend.last, !weighIns.isEmpty {
            var figures = [
                PaperFigure(
                    text("report.trend.last"), person.shown(last.trend, .weight), DateText.full(last.date, language)),
                PaperFigure(
                    text("report.trend.change"), signed(last.trend - first.trend, .weight),
                    text("report.trend.since", ["date": .date(first.date)])),
            ]
            if let rate = WeightTrend.weeklyRate(trend) {
                figures.append(
                    PaperFigure(text("report.trend.rate"), signed(rate, .weight), text("report.trend.rate.words")))
            }
            figures.append(
                PaperFigure(
                    text("report.weighIns"), "\(weighIns.count)",
                    text("report.ofDays", ["count": .number(Double(range.count))])))
            blocks += [.figures(figures), .picture(Chart.weight.picture(chart))]
        }
        if let burnt = try expenditure() { blocks.append(.paragraph(burnt)) }
        let common = [Metric.waist, .hips, .chest, .neck, .bodyFat].compactMap { metric -> PaperTable.Row? in
            let known = days.compactMap { day in day[metric].map { (day.date, $0) } }
            guard let first = known.first, let last = known.last else { return nil }
            return PaperTable.Row([
                name(metric), person.shown(first.1, metric), DateText.full(first.0, language),
                person.shown(last.1, metric), DateText.full(last.0, language), signed(last.1 - first.1, metric),
            ])
        }
        let measures = try common + ownMeasures()
        if !measures.isEmpty {
            blocks.append(
                .table(
                    PaperTable(
                        [
                            .init(text("report.measure"), isNumeric: false), .init(text("report.first")),
                            .init(text("report.when")), .init(text("report.last")), .init(text("report.when")),
                            .init(text("report.change")),
                        ], measures)))
        }
        return blocks.isEmpty ? [] : [.heading(text("report.section.weight"))] + blocks
    }

    /// What they measure by a name and in a unit of their own.
    private func ownMeasures() throws -> [PaperTable.Row] {
        let figures = try database.measures.figures(of: person.owner, in: range)
        return try database.measures.list(person.owner).compactMap { measure in
            let known = days.compactMap { day in figures[day.date]?[measure.id].map { (day.date, $0) } }
            guard let first = known.first, let last = known.last else { return nil }
            // As finely as the two were entered, and no finer than that can be.
            let decimals = [1.0, 10].firstIndex { (scale: Double) -> Bool in
                [first.1 * scale, last.1 * scale].allSatisfy { abs($0 - $0.rounded()) < 1e-6 }
            }
            func told(_ value: Double) -> String {
                number(value, decimals ?? 2) + (measure.unit.isEmpty ? "" : " \(measure.unit)")
            }
            return PaperTable.Row([
                measure.name, told(first.1), DateText.full(first.0, language), told(last.1),
                DateText.full(last.0, language), signed(last.1 - first.1, told),
            ])
        }
    }

    private func expenditure() throws -> String? {
        guard let burn = try burn?.value() else { return nil }
        var sentence = text("report.burn", ["burn": .text(person.shown(burn.kilocalories, .energy))])
        if let interval = burn.interval {
            sentence +=
                " "
                + text(
                    "plan.burn.range",
                    [
                        "low": .text(number(interval.lowerBound)),
                        "high": .text(person.shown(interval.upperBound, .energy)),
                    ])
                + "."
        }
        return sentence + " " + text("report.burn.\(burn.source.rawValue)")
    }

    // MARK: How it felt

    func feelings() -> [PaperBlock] {
        var blocks: [PaperBlock] = []
        let metrics: [Metric] = [.energyLevel, .sleepQuality, .stress, .mood]
        if let table = spread(metrics, hasTarget: false) {
            blocks.append(.table(table))
            if days.count > 1 { blocks.append(.picture(Chart.biofeedback.picture(chart))) }
        }
        let hunger = entries.compactMap(\.hunger)
        if let mean = DailyAverage(hunger.map(Double.init)) {
            blocks.append(
                .paragraph(
                    text(
                        "report.hunger",
                        ["mean": .text(number(mean.mean, 1)), "count": .number(Double(hunger.count))])))
        }
        let moods = Dictionary(grouping: entries.compactMap(\.mood)) { $0 }.mapValues(\.count)
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        if !moods.isEmpty {
            let words = moods.map { "\(mood($0.key)) \($0.value)" }.joined(separator: ", ")
            blocks.append(.paragraph(text("report.moods", ["moods": .text(words)])))
        }
        // Within a year a day and its month say which it was.
        let isLong = range.start.years(to: range.end) > 0
        let flow = days.filter { ($0[.menstrualFlow] ?? 0) > 0 }
            .map { isLong ? DateText.full($0.date, language) : DateText.short($0.date, language) }
        if !flow.isEmpty {
            blocks.append(.paragraph(text("report.flow", ["days": .text(flow.joined(separator: ", "))])))
        }
        return blocks.isEmpty ? [] : [.heading(text("report.section.feelings"))] + blocks
    }

    func mood(_ sign: String) -> String {
        Self.moods.firstIndex(of: sign).map { text("mood.\($0)") } ?? sign
    }

    func dayNotes() -> [PaperBlock] {
        let rows = days.compactMap { day in
            day.notes.map { PaperTable.Row([DateText.fullWithWeekday(day.date, language), $0]) }
        }
        guard !rows.isEmpty else { return [] }
        return [
            .heading(text("report.section.notes")),
            .table(
                PaperTable(
                    [.init(text("report.day"), isNumeric: false), .init(text("report.note"), isNumeric: false)], rows)),
        ]
    }

    // MARK: Sleep and moving

    func sleep() -> [PaperBlock] {
        let metrics: [Metric] = [.sleep, .sleepInBed, .sleepAwake, .sleepCore, .sleepDeep, .sleepREM]
        guard let table = spread(metrics, hasTarget: true) else { return [] }
        var blocks: [PaperBlock] = [.heading(text("report.section.sleep")), .table(table)]
        let words = RecoveryWords(person: person)
        if let debt = words.debt(days)?.debt {
            let figures = text(
                "recovery.debt.figures",
                [
                    "mean": .text(person.shown(debt.mean, .sleep)), "nights": .number(Double(debt.nights)),
                    "of": .number(Double(debt.of)),
                ])
            let short =
                debt.shortfall >= 1
                ? text("recovery.debt.short", ["value": .text(person.shown(debt.shortfall, .sleep))])
                : text("recovery.debt.none")
            blocks.append(.paragraph("\(text("recovery.debt")): \(figures) \(short)"))
        }
        if let regularity = words.regularity(days) {
            let figure = text("recovery.regularity.figures", ["value": .number(regularity.index.rounded())])
            blocks.append(.paragraph("\(text("recovery.regularity")): \(figure)."))
        }
        if let jetlag = words.jetlag(days) {
            let figure = text(
                "recovery.jetlag.figures", ["value": .text(person.shown(jetlag.hours * 60, .sleep))])
            blocks.append(.paragraph("\(text("recovery.jetlag")): \(figure)"))
        }
        return blocks
    }

    func activity() -> [PaperBlock] {
        let metrics: [Metric] = [.steps, .activeMinutes, .workoutMinutes, .distance, .activeEnergy, .mindfulMinutes]
        guard let table = spread(metrics, hasTarget: true) else { return [] }
        var blocks: [PaperBlock] = [.heading(text("report.section.activity")), .table(table)]
        let whole = zip(days, targets).filter { day, _ in day.date != person.today && day[.steps] != nil }
        if !whole.isEmpty {
            blocks.append(
                .paragraph(
                    text(
                        "report.steps.met",
                        [
                            "met": .number(Double(whole.filter { DailyGoal.steps.isMet(on: $0, $1) }.count)),
                            "count": .number(Double(whole.count)),
                        ])))
            if days.count > 1 { blocks.append(.picture(Chart.steps.picture(chart))) }
        }
        return blocks
    }

    func recovery() -> [PaperBlock] {
        let metrics: [Metric] = [
            .restingHeartRate, .hrv, .hrvSleep, .rmssd, .respiratoryRate, .oxygenSaturation, .vo2Max,
        ]
        let rows = metrics.compactMap { metric -> PaperTable.Row? in
            let figures = days.compactMap { $0[metric] }
            guard let mean = DailyAverage(figures) else { return nil }
            let halves = HalfComparison(metric, in: days)
            return PaperTable.Row([
                name(metric), person.shown(mean.mean, metric),
                mean.deviation.map { "± " + person.shown($0, metric) } ?? "–",
                halves.first.map { person.shown($0, metric) } ?? "–",
                halves.second.map { person.shown($0, metric) } ?? "–", "\(mean.days)",
            ])
        }
        guard !rows.isEmpty else { return [] }
        return [
            .heading(text("report.section.recovery")),
            .table(
                PaperTable(
                    [
                        .init(text("report.figure"), isNumeric: false), .init(text("report.mean")),
                        .init(text("report.spread")), .init(text("report.half.first")),
                        .init(text("report.half.second")),
                        .init(text("report.daysKnown")),
                    ], rows)),
        ]
    }
}
