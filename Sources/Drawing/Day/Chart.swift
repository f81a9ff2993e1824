public import Domain

/// The words of a chart, from whoever knows the language.
public struct ChartWords: Sendable {
    public var language: Language
    /// A sentence by its key below `chart.`.
    public var sentence: @Sendable (_ key: String) -> Sentence

    public init(language: Language, sentence: @escaping @Sendable (String) -> Sentence) {
        self.language = language
        self.sentence = sentence
    }

    func callAsFunction(_ key: String, _ values: [String: String] = [:]) -> String { sentence(key).filled(values) }

    /// "(target 2,000)", behind each value that was held against one
    func target(_ shown: String) -> String { " " + self("value.target", ["value": shown]) }

    func day(_ date: CivilDate) -> String { DateText.short(date, language) }

    func fullDay(_ date: CivilDate) -> String { DateText.fullWithWeekday(date, language) }

    func addFullDay(_ date: CivilDate, to bytes: inout [UInt8]) {
        DateText.addFullWithWeekday(date, language, to: &bytes)
    }

    func add(_ value: Double, _ metric: Metric, to bytes: inout [UInt8]) {
        NumberText.add(value, decimals: metric.decimals, language, to: &bytes)
    }

    /// "Tue 3", "di 3"
    func weekday(_ date: CivilDate, hasDay: Bool) -> String {
        let name = DateText.shortWeekday(date.weekday, language)
        return hasDay ? "\(name) \(date.day)" : name
    }

    func month(_ date: CivilDate) -> String { DateText.shortMonth(date.month, language) }

    func number(_ value: Double, _ decimals: Int) -> String { NumberText.format(value, decimals: decimals, language) }
    /// As finely as figures of a metric are told.
    func number(_ value: Double, _ metric: Metric) -> String { number(value, metric.decimals) }
}

/// What a chart is drawn from.
public struct ChartInput: Sendable {
    /// Consecutive days, oldest first, at least one.
    public var days: [Day]
    /// Days before them that a trend needs to have settled.
    public var before: [Day]
    /// One for each of `days`, or none where the chart has no target
    public var targets: [DayTargets]
    public var units: UnitSystem
    public var words: ChartWords
    public var isNarrow: Bool

    public init(
        days: [Day], before: [Day] = [], targets: [DayTargets] = [], units: UnitSystem, words: ChartWords,
        isNarrow: Bool = false
    ) {
        self.days = days
        self.before = before
        self.targets = targets
        self.units = units
        self.words = words
        self.isNarrow = isNarrow
    }

    /// What each day's figure is held against.
    func targets(_ metric: Metric) -> [Double?] {
        days.indices.map { targets.indices.contains($0) ? targets[$0][metric]?.value : nil }
    }
}

extension [Day] {
    /// A figure of each day, without a copy of the day.
    func values(_ metric: Metric) -> [Double?] { indices.map { self[$0][metric] } }
}

/// The charts there are, by the names in their addresses.
public enum Chart: String, CaseIterable, Sendable {
    case weight, calories, steps, biofeedback

    public func picture(_ input: ChartInput) -> Picture {
        switch self {
        case .weight: WeightChart(input).picture()
        case .calories: BarChart(input, metric: .energy, role: .calories).picture()
        case .steps: BarChart(input, metric: .steps, role: .steps).picture()
        case .biofeedback: BiofeedbackChart(input).picture()
        }
    }
}
