import Catalogue
import Domain
import Drawing
import Storage

/// Words a report of some days, from the figures that pages and charts show.
struct ReportWriter {
    /// Days before the range that the trend of weight is settled with, as in its chart.
    private static let settling = 60

    let database: Database
    let order: ReportOrder
    let person: Person
    let range: DayRange
    let profile: Profile
    /// Those of the range, oldest first
    let days: [Day]
    let before: [Day]
    /// One for each of `days`
    let targets: [DayTargets]
    /// Only known to sections that tell of them, as the two after it
    let entries: [FoodEntry]
    let period: FoodPeriod?
    let trained: Trained?
    /// What was burnt by the end of the range, as well as it was known then
    let burn: Meanwhile<EnergyOutlook.Burn?>?

    /// Whether energy is told.
    var showsEnergy: Bool { !person.preferences.hideCalories }
    var language: Language { person.language }

    /// - Parameter trained: the workouts of the weeks of the range, or more; needed where training is told
    init(
        _ database: Database, _ outlooks: Outlooks, _ order: ReportOrder, _ range: DayRange, trained: Trained?,
        for person: Person
    ) throws {
        func tells(_ sections: Set<ReportOrder.Section>) -> Bool { !sections.isDisjoint(with: order.sections) }
        self.database = database
        self.order = order
        self.person = person
        self.range = range
        self.trained = trained
        let profile = try database.profiles.get(person.owner)
        self.profile = profile
        // The estimate takes as long as all that is read below.
        let end = min(range.end.adding(days: 1), person.today)
        burn =
            tells([.weight]) && !person.preferences.hideCalories
            ? Meanwhile { try outlooks.burn(of: person, profile, on: end) } : nil
        let all = try database.days.days(
            of: person.owner, in: DayRange(range.count + Self.settling, endingOn: range.end), recorded: tells([.sleep])
        ).withoutCalories(for: person)
        let history = try database.targets(of: person.owner, beside: all)
        let days = Array(all.suffix(range.count))
        let targets = days.map { history[$0.date] }
        let start = range.start
        self.days = days
        self.targets = targets
        before = Array(all.dropLast(range.count))
        let entries =
            try tells([.meals, .foods, .nutrients, .feelings, .diary])
            ? database.entries.entries(of: person.owner, in: range, withMicros: tells([.nutrients])) : []
        self.entries = entries
        guard tells([.averages, .meals, .foods]) else {
            period = nil
            return
        }
        period = FoodPeriod(
            days: days, entries: entries, today: person.today, dayStartHour: person.preferences.dayStartHour,
            target: { date in
                let index = start.days(to: date)
                return targets.indices.contains(index) ? targets[index].energy?.value : nil
            })
    }

    /// - Parameter isWanted: throws when nobody waits for it any more
    func document(_ isWanted: () throws -> Void) throws -> PaperDocument {
        var blocks = about()
        let head = blocks.count
        for section in order.sections {
            try isWanted()
            blocks += try self.section(section)
        }
        if blocks.count == head {
            blocks.append(.paragraph(text("report.empty")))
        } else {
            blocks += notes()
        }
        let name = [profile.firstName, profile.lastName].compactMap(\.self).joined(separator: " ")
        let count = text(
            range.count == 1 ? "report.days.one" : "report.days.many", ["count": .number(Double(range.count))])
        return PaperDocument(
            language: language, title: text("report.title.\(order.kind.rawValue)"),
            subtitle: ([name].filter { !$0.isEmpty } + [dates(range), count]).joined(separator: " · "),
            program: "VitalPath \(Version.text)", seal: text("report.seal"), notice: text("health.notice"),
            blocks: blocks)
    }

    private func section(_ section: ReportOrder.Section) throws -> [PaperBlock] {
        switch section {
        case .averages: averages()
        case .days: daily()
        case .meals: meals()
        case .foods: foods()
        case .nutrients: nutrients()
        case .weight: try weight()
        case .feelings: feelings()
        case .sleep: sleep()
        case .activity: activity()
        case .training: training()
        case .recovery: recovery()
        case .notes: dayNotes()
        case .diary: diary()
        }
    }

    /// Whom it is about, as far as they told: what a reader needs to judge the figures by.
    private func about() -> [PaperBlock] {
        guard let last = targets.last else { return [] }
        var parts: [String] = []
        if let age = profile.age(on: range.end) { parts.append(text("report.age", ["age": .number(Double(age))])) }
        if let sex = profile.sex, sex != .other { parts.append(text("sex.\(sex.rawValue)").lowercased()) }
        if let height = profile.height { parts.append(person.shown(height, .waist)) }
        if let weight = last.body.weight { parts.append(person.shown(weight, .weight)) }
        parts.append(
            text(
                "report.phase",
                ["phase": .text(text("phase.\(last.phase.rawValue)")), "date": .date(last.goals.phaseStart)]))
        if let weight = last.targetWeight?.value {
            parts.append(text("report.target", ["weight": .text(person.shown(weight, .weight))]))
        }
        return [.paragraph(parts.joined(separator: " · "), isSmall: true)]
    }

    /// How the figures are to be read.
    private func notes() -> [PaperBlock] {
        var blocks: [PaperBlock] = [.heading(text("report.reading"))]
        blocks.append(.paragraph(text("report.reading.averages"), isSmall: true))
        if order.sections.contains(.nutrients) {
            blocks.append(.paragraph(text("micro.note"), isSmall: true))
            blocks.append(.paragraph(text("micro.source"), isSmall: true))
            blocks.append(
                .paragraph(
                    text("report.efsa"), isSmall: true,
                    link: "https://www.efsa.europa.eu/en/topics/topic/dietary-reference-values"))
        }
        return blocks
    }

    // MARK: Words that all parts use

    func text(_ key: String, _ values: [String: SentenceValue] = [:]) -> String { person.text(key, values) }

    func number(_ value: Double, _ decimals: Int = 0) -> String { person.number(value, decimals) }

    func dates(_ range: DayRange) -> String {
        let end = DateText.full(range.end, language)
        return range.count == 1
            ? DateText.fullWithWeekday(range.end, language) : "\(DateText.full(range.start, language)) – \(end)"
    }

    func name(_ metric: Metric) -> String { text(metric.nameKey(in: "report")) }

    /// "Protein (g)"
    func column(_ metric: Metric) -> PaperTable.Column {
        let unit = UnitConversion.display(0, of: metric.unit, in: person.preferences.units).unit
        return PaperTable.Column(metric.unit == .count ? name(metric) : "\(name(metric)) (\(unit))")
    }

    /// Without its unit: for a column that names it.
    func bare(_ value: Double?, _ metric: Metric, isAtLeast: Bool = false) -> String {
        guard let value else { return "–" }
        let shown = UnitConversion.display(value, of: metric.unit, in: person.preferences.units).value
        return person.number(shown, metric) + (isAtLeast ? "+" : "")
    }

    func bare(_ figure: Figure?, _ metric: Metric) -> String {
        bare(figure?.value, metric, isAtLeast: figure?.isAtLeast == true)
    }

    /// With its unit.
    func shown(_ value: Double, _ metric: Metric, isAtLeast: Bool = false) -> String {
        person.shown(value, metric) + (isAtLeast ? "+" : "")
    }

    /// "2,100 kcal"; from the least to the most where it changed.
    func target(_ metric: Metric) -> String {
        let values = targets.compactMap { $0[metric]?.value }
        guard let low = values.min(), let high = values.max() else { return "–" }
        let (first, last) = (shown(low, metric), shown(high, metric))
        return first == last ? first : "\(bare(low, metric)) – \(last)"
    }

    /// A row for each metric that is known: mean, spread, least and most, days.
    func spread(_ metrics: [Metric], hasTarget: Bool) -> PaperTable? {
        let rows = metrics.compactMap { metric -> PaperTable.Row? in
            // Today is not over: what adds up is not whole yet.
            let figures = days.filter { $0.date != person.today || !metric.isAdditive || metric.isOfNight }
                .compactMap { $0.figures[metric] }
            guard let mean = DailyAverage(figures.map(\.value), atLeastDays: figures.filter(\.isAtLeast).count),
                let low = figures.map(\.value).min(), let high = figures.map(\.value).max()
            else { return nil }
            var cells = [
                name(metric), shown(mean.mean, metric, isAtLeast: mean.isAtLeast),
                mean.deviation.map { "± " + shown($0, metric) } ?? "–",
                "\(shown(low, metric)) – \(shown(high, metric))",
            ]
            if hasTarget { cells.append(target(metric)) }
            return PaperTable.Row(cells + ["\(mean.days)"])
        }
        guard !rows.isEmpty else { return nil }
        var columns = [
            PaperTable.Column(text("report.figure"), isNumeric: false), .init(text("report.mean")),
            .init(text("report.spread")), .init(text("report.range")),
        ]
        if hasTarget { columns.append(.init(text("report.aim"))) }
        return PaperTable(columns + [.init(text("report.daysKnown"))], rows)
    }
}
