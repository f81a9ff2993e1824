public import Domain

/// What stands behind a figure or sentence: how it was computed, by whom that was found out, what it rests on, and where
/// its goal is from.
public struct Why: Encodable, Sendable {
    /// A figure that it rests on.
    public struct Row: Encodable, Sendable {
        /// The day that the row is of; absent where all are of one day.
        var date: CivilDate?
        /// What was eaten, where the row is an entry, or whether it counts.
        var name: String?
        var metric: Metric?
        var value: Double?
        /// As people read it.
        var text: String
        /// Where it came from: `manual`, `entries`, a device, a workout or exercise; for an entry its amount.
        var source: String

        public init(
            date: CivilDate? = nil, name: String? = nil, metric: Metric? = nil, value: Double? = nil, text: String,
            source: String
        ) {
            self.date = date
            self.name = name
            self.metric = metric
            self.value = value
            self.text = text
            self.source = source
        }
    }

    /// Where the goal of a figure is from.
    public struct Goal: Encodable, Sendable {
        public var formula: String
        public var reference: String?

        public init(formula: String, reference: String? = nil) {
            self.formula = formula
            self.reference = reference
        }
    }

    public var formula: String
    public var reference: String?
    /// Newest first
    public var rows: [Row]
    public var goal: Goal?
    /// What there is to read about it
    public var article: ArticleLink?

    public init(
        formula: String, reference: String? = nil, rows: [Row], goal: Goal? = nil, article: ArticleLink? = nil
    ) {
        self.formula = formula
        self.reference = reference
        self.rows = rows
        self.goal = goal
        self.article = article
    }
}

extension Person {
    /// - Parameter key: its sentences are `key.formula` and `key.reference`
    public func why(_ key: String, _ values: [String: SentenceValue] = [:], _ rows: [Why.Row] = []) -> Why {
        Why(
            formula: text("\(key).formula", values), reference: text("\(key).reference"), rows: rows,
            article: article(beside: key))
    }

    public func why(_ key: String, _ values: [String: SentenceValue], _ rows: [Insight.Row]) -> Why {
        why(
            key, values,
            rows.map {
                Why.Row(
                    date: $0.date, metric: $0.metric, value: $0.value, text: shown($0.value, $0.metric),
                    source: $0.source.rawValue)
            })
    }

    /// A figure with its unit, as finely as it is measured.
    public func shown(_ value: Double, _ metric: Metric) -> String {
        let unit = metric.unit
        switch unit {
        case .minutes:
            let whole = value.rounded()
            guard abs(whole) >= 60, let minutes = Int(exactly: whole) else { return number(value, 0) + " min" }
            let rest = abs(minutes % 60)
            return text(
                "format.hours",
                ["hours": .number(Double(minutes / 60)), "minutes": .text(rest < 10 ? "0\(rest)" : "\(rest)")])
        case .count, .score: return number(value, metric)
        default:
            let (value, name) = UnitConversion.display(value, of: unit, in: preferences.units)
            return number(value, metric) + " " + name
        }
    }

    /// A number as this person's language writes it, with so many decimals.
    public func number(_ value: Double, _ decimals: Int) -> String {
        NumberText.format(value, decimals: decimals, language)
    }

    /// As finely as figures of a metric are told.
    public func number(_ value: Double, _ metric: Metric) -> String { number(value, metric.decimals) }
}
