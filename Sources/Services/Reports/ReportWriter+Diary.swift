import Catalogue
import Domain
import Drawing

extension ReportWriter {
    private static let columns: [Metric] = [.energy, .protein, .carbs, .fat, .fibre]

    /// Each day as it was logged, meal by meal.
    func diary() -> [PaperBlock] {
        let byDay = Dictionary(grouping: entries, by: \.day)
        return days.indices.flatMap { index -> [PaperBlock] in
            let day = days[index]
            let list = byDay[day.date] ?? []
            guard !day.isEmpty else { return [] }
            var blocks: [PaperBlock] = [.heading(DateText.fullWithWeekday(day.date, language))]
            let figures = told([.energy, .protein, .fibre, .water]).compactMap { metric in
                day.figures[metric].map {
                    PaperFigure(
                        name(metric), shown($0.value, metric, isAtLeast: $0.isAtLeast),
                        targets[index][metric].map {
                            text("report.ofTarget", ["target": .text(shown($0.value, metric))])
                        } ?? "")
                }
            }
            if !figures.isEmpty { blocks.append(.figures(figures)) }
            if !list.isEmpty { blocks.append(.table(log(day, list, targets[index]))) }
            let also = also(day, list)
            if !also.rows.isEmpty { blocks.append(.table(also)) }
            return blocks
        }
    }

    private func log(_ day: Day, _ entries: [FoodEntry], _ targets: DayTargets) -> PaperTable {
        let metrics = told(Self.columns)
        func cells(_ nutrients: Nutrients) -> [String] {
            metrics.map { bare(nutrients[$0], $0) }
        }
        var rows: [PaperTable.Row] = []
        for meal in day.meals {
            rows.append(.init([text("slot.\(meal.slot.rawValue)"), "", ""] + cells(meal.nutrients), .group))
            let own = entries.filter { $0.slot == meal.slot }
                .sorted { (minute($0), $0.id) < (minute($1), $1.id) }
            for entry in own {
                rows.append(
                    .init(
                        [
                            FoodNames.shown(entry.name, of: entry.foodID, language), FoodEntry.time(of: entry.minute),
                            amount(entry),
                        ] + cells(entry.nutrients)))
                let said = [
                    entry.hunger.map { "\(text("food.hunger")): \(text("hunger.\($0)"))" },
                    entry.mood.map { "\(text("food.mood")): \(mood($0))" }, entry.notes,
                ].compactMap(\.self)
                if !said.isEmpty { rows.append(.init([said.joined(separator: " · ")], .note)) }
            }
        }
        rows.append(.init([text("report.total"), "", ""] + metrics.map { bare(day.figures[$0], $0) }, .total))
        rows.append(.init([text("report.aim"), "", ""] + metrics.map { bare(targets[$0]?.value, $0) }))
        for metric in metrics {
            guard let figure = day.figures[metric], figure.source == .manual,
                let sum = figure.others.first(where: { $0.source == .entries })
            else { continue }
            rows.append(
                .init(
                    [
                        text(
                            "report.typed",
                            [
                                "name": .text(name(metric)), "value": .text(shown(figure.value, metric)),
                                "sum": .text(shown(sum.value, metric)),
                            ])
                    ], .note))
        }
        return PaperTable(
            [
                .init(text("report.food"), isNumeric: false), .init(text("report.time")),
                .init(text("report.amount")),
            ] + metrics.map(column), rows)
    }

    private func minute(_ entry: FoodEntry) -> Int { entry.minute(inDayFrom: person.preferences.dayStartHour) }

    private func amount(_ entry: FoodEntry) -> String {
        let shown =
            NumberText.shortest(entry.amount, language) + " " + PortionNames.label(entry.unit, entry.amount, language)
        guard let grams = entry.grams, entry.unit != "g", entry.unit != "ml" else { return shown }
        return "\(shown) (\(number(grams)) g)"
    }

    /// What else is known of the day.
    private func also(_ day: Day, _ entries: [FoodEntry]) -> PaperTable {
        var rows: [PaperTable.Row] = []
        let drinks = DrinkDay(entries, isPregnant: profile.isPregnant == true, minute: 0)
        let kinds = drinks.kinds.map { "\(text("drink.\($0.drink.rawValue)")) \(person.shown($0.millilitres, .water))" }
        if !kinds.isEmpty { rows.append(.init([text("slot.drinks"), kinds.joined(separator: ", ")])) }
        let metrics: [Metric] = [
            .sugar, .saturatedFat, .salt, .caffeine, .alcohol, .weight, .waist, .sleep, .sleepQuality, .energyLevel,
            .stress, .mood, .steps, .restingHeartRate, .hrv,
        ]
        for metric in metrics {
            if let figure = day.figures[metric] {
                rows.append(.init([name(metric), shown(figure.value, metric, isAtLeast: figure.isAtLeast)]))
            }
        }
        if let minutes = day[.workoutMinutes], minutes > 0 {
            let type = day.workoutType.map { " · \(workoutType($0))" } ?? ""
            rows.append(.init([name(.workoutMinutes), person.shown(minutes, .workoutMinutes) + type]))
        }
        if let notes = day.notes { rows.append(.init([text("report.note"), notes])) }
        return PaperTable(
            [.init(text("report.also"), isNumeric: false), .init("", isNumeric: false)], rows)
    }

    /// In the reader's words where it is a kind of workout; what was typed stands as it is.
    private func workoutType(_ type: String) -> String {
        Workout.Kind(rawValue: type).map { text("workout.kind.\($0.rawValue)") } ?? type
    }
}
