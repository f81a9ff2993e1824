import Domain
import Drawing

extension ReportWriter {
    /// Beside what is advised for most adults: the larger parts of food, then vitamins and minerals with how much of the
    /// food tells them.
    func nutrients() -> [PaperBlock] {
        let whole = days.indices.filter { index in
            days[index].date != person.today
                && NutrientBalance.isWhole(days[index], target: targets[index].energy?.value)
        }
        let isOne = range.count == 1
        guard !entries.isEmpty, isOne || whole.count >= NutrientBalance.fewestDays, let last = targets.last else {
            return entries.isEmpty
                ? [] : [.heading(text("micro.title")), .paragraph(text("report.nutrients.few"))]
        }
        let count = isOne ? 1 : whole.count
        var blocks: [PaperBlock] = [
            .heading(text("report.section.nutrients")),
            .paragraph(text(isOne ? "report.nutrients.day" : "micro.week.days", ["count": .number(Double(count))])),
        ]
        if let table = balance(last) {
            blocks += [.subheading(text("balance.title")), .table(table)]
        }
        let dates = Set(whole.map { days[$0].date })
        let told = entries.filter { isOne || dates.contains($0.day) }.map(\.withShippedMicros)
        let balance = MicronutrientBalance(
            told, days: count, person: MicronutrientReference.Person(profile, on: range.end))
        blocks += [.subheading(text("micro.title")), .table(micronutrients(balance))]
        let unknown = balance.items.filter { $0.amount == nil }.map { text("micro.name.\($0.nutrient.key)") }
        if !unknown.isEmpty {
            blocks.append(
                .paragraph(text("micro.unknown", ["names": .text(unknown.joined(separator: ", "))]), isSmall: true))
        }
        return blocks
    }

    private func balance(_ targets: DayTargets) -> PaperTable? {
        let references = NutrientBalance.References(targets)
        let start = range.start
        let balance =
            range.count == 1
            ? NutrientBalance(day: days[0], isOver: days[0].date < person.today, references: references)
            : NutrientBalance(days: days.filter { $0.date != person.today }, references: references) {
                self.targets[start.days(to: $0)].energy?.value
            }
        guard let balance else { return nil }
        let rows = balance.items.compactMap { item -> PaperTable.Row? in
            guard let value = item.value, !(item.isAtLeast && value == 0) else { return nil }
            let written = { (value: Double) in
                item.unit == .millilitres
                    ? person.shown(value, .water)
                    : "\(NumberText.shortest(value < 20 ? value.rounded(per: 10) : value.rounded(), language)) \(item.unit.rawValue)"
            }
            let advised =
                switch (item.low, item.high) {
                case (let low?, let high?):
                    text("balance.range", ["low": .number(low), "high": .text(written(high))])
                case (let low?, nil): text("balance.low", ["low": .text(written(low))])
                case (nil, let high?): text("balance.high", ["high": .text(written(high))])
                case (nil, nil): "–"
                }
            return PaperTable.Row([
                text("balance.\(item.nutrient.rawValue)"), written(value) + (item.isAtLeast ? "+" : ""), advised,
                item.verdict == .unknown ? "" : text("balance.verdict.\(item.verdict.rawValue)"),
            ])
        }
        return PaperTable(
            [
                .init(text("micro.nutrient"), isNumeric: false), .init(text("report.aDay")),
                .init(text("report.advised")), .init(text("report.beside"), isNumeric: false),
            ], rows)
    }

    private func micronutrients(_ balance: MicronutrientBalance) -> PaperTable {
        let rows = balance.items.compactMap { item -> PaperTable.Row? in
            guard let amount = item.amount else { return nil }
            let unit = item.nutrient.unit.rawValue
            func written(_ value: Double) -> String {
                "\(number(value, value < 10 ? 2 : value < 100 ? 1 : 0)) \(unit)"
            }
            return PaperTable.Row([
                text("micro.name.\(item.nutrient.key)"), written(amount) + (item.isAtLeast ? "+" : ""),
                item.reference.map { written($0.amount) } ?? "–", item.share.map { "\(number($0 * 100)) %" } ?? "–",
                "\(number(item.coverage * 100)) %", item.verdict == .low ? text("micro.low") : "",
            ])
        }
        var columns: [PaperTable.Column] = [
            .init(text("micro.nutrient"), isNumeric: false), .init(text("report.aDay")),
            .init(text("report.reference")), .init(text("report.share")), .init(text("report.coverage")),
        ]
        // Where there is nothing to remark, the column goes.
        if rows.contains(where: { $0.cells.last?.isEmpty == false }) {
            columns.append(.init(text("report.remark"), isNumeric: false))
        }
        return PaperTable(columns, rows)
    }
}
