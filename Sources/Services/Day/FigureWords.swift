import Catalogue
public import Domain

/// What a figure rests on, in the reader's words.
public struct FigureWords {
    private let person: Person

    public init(_ person: Person) { self.person = person }

    /// Of food and drink: the entries, or what was typed in place of their sum.
    public func food(_ metric: Metric, _ figure: Figure?, _ entries: [FoodEntry]) -> Why {
        let isSummed = figure.map { $0.source == .entries } ?? true
        let rows = entries.sorted { ($0.minute, $0.id) < ($1.minute, $1.id) }.compactMap { entry in
            Self.value(metric, of: entry).map { value in
                Why.Row(
                    name: FoodNames.shown(entry.name, of: entry.foodID, person.language),
                    text: person.shown(value, metric), source: amount(entry))
            }
        }
        guard isSummed else { return recorded(metric, figure, adding: rows) }
        let key = rows.isEmpty ? "none" : figure?.isAtLeast == true ? "atLeast" : "formula"
        return Why(
            formula: person.text("why.entries.\(key)"), reference: person.text("why.entries.reference"), rows: rows)
    }

    /// Of a device, a workout or a hand: what counts, and what was told beside it.
    public func recorded(_ metric: Metric, _ figure: Figure?, adding entries: [Why.Row] = []) -> Why {
        guard let figure else {
            return Why(formula: person.text("why.unknown"), rows: [])
        }
        func row(_ key: String, _ value: Double, _ source: Source) -> Why.Row {
            Why.Row(
                name: person.text("why.\(key)"), text: person.shown(value, metric), source: source.rawValue)
        }
        let parts = figure.parts ?? [Figure.Other(value: figure.value, source: figure.source)]
        let key =
            switch figure.source {
            case .manual: "typed"
            case .entries: "workouts"
            default: metric.isOfNight ? "night" : metric.isAdditive ? "slices" : "first"
            }
        return Why(
            formula: person.text("why.\(key).formula"), reference: person.text("why.\(key).reference"),
            rows: parts.map { row("counts", $0.value, $0.source) }
                + figure.others.map { row("beside", $0.value, $0.source) } + entries)
    }

    /// The weigh-ins that the trend goes through, newest first.
    public func weight(_ days: [Day]) -> Why {
        let points = WeightTrend.points(from: days)
        let rows = zip(days.suffix(points.count), points).compactMap { day, point in
            day.figures[.weight].map { figure in
                Why.Row(
                    date: day.date,
                    text: person.text(
                        "why.weight.row",
                        [
                            "weight": .text(person.shown(figure.value, .weight)),
                            "trend": .text(person.shown(point.trend, .weight)),
                        ]), source: figure.source.rawValue)
            }
        }
        return Why(
            formula: person.text("why.weight.formula"), reference: person.text("why.weight.reference"),
            rows: rows.suffix(30).reversed())
    }

    /// The days of two halves, newest first.
    public func halves(_ metric: Metric, in days: [Day]) -> Why {
        let halves = HalfComparison(metric, in: days)
        let rows = days.reversed().compactMap { day in
            day.figures[metric].map {
                Why.Row(date: day.date, text: person.shown($0.value, metric), source: $0.source.rawValue)
            }
        }
        return Why(
            formula: person.text(
                "why.halves.formula",
                [
                    "first": .number(Double(halves.firstDays)), "second": .number(Double(halves.secondDays)),
                    "fewest": .number(Double(HalfComparison.fewest)),
                ]), rows: rows)
    }

    private static func value(_ metric: Metric, of entry: FoodEntry) -> Double? {
        if metric == .water { return entry.fluid }
        if metric == .plainWater { return entry.plainWater }
        return entry.nutrients[metric]
    }

    private func amount(_ entry: FoodEntry) -> String {
        person.number(entry.amount, entry.amount == entry.amount.rounded() ? 0 : 1) + " "
            + PortionNames.label(entry.unit, entry.amount, person.language)
    }
}
