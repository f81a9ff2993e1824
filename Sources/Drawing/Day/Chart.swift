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

    /// "3 Mar", "3 mrt"
    func day(_ date: CivilDate) -> String {
        let (_, month, day) = date.components
        return "\(day) \(Self.months(language)[month - 1])"
    }

    /// "Tue 3 Mar 2026"
    func fullDay(_ date: CivilDate) -> String {
        let (year, month, day) = date.components
        let weekday = language == .nl ? Self.weekdaysNL[date.weekday - 1] : Self.weekdaysEN[date.weekday - 1]
        return weekday + " " + String(day) + " " + Self.months(language)[month - 1] + " " + String(year)
    }

    func month(_ date: CivilDate) -> String { Self.months(language)[date.month - 1] }

    func number(_ value: Double, _ decimals: Int) -> String { NumberText.format(value, decimals: decimals, language) }

    private static func months(_ language: Language) -> [String] { language == .nl ? monthsNL : monthsEN }
    private static let monthsEN = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    private static let monthsNL = ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"]
    private static let weekdaysEN = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let weekdaysNL = ["ma", "di", "wo", "do", "vr", "za", "zo"]
}

/// What a chart is drawn from.
public struct ChartInput: Sendable {
    /// Consecutive days, oldest first, at least one.
    public var days: [Day]
    /// Days before them that a trend needs to have settled.
    public var before: [Day]
    public var goals: [Goals]
    public var units: UnitSystem
    public var words: ChartWords
    public var isNarrow: Bool

    public init(
        days: [Day], before: [Day] = [], goals: [Goals], units: UnitSystem, words: ChartWords, isNarrow: Bool = false
    ) {
        self.days = days
        self.before = before
        self.goals = goals
        self.units = units
        self.words = words
        self.isNarrow = isNarrow
    }
}

/// The charts there are, by the names in their addresses.
public enum Chart: String, CaseIterable, Sendable {
    case weight, calories, steps, biofeedback

    public func picture(_ input: ChartInput) -> Picture {
        switch self {
        case .weight: WeightChart(input).picture()
        case .calories: BarChart(input, metric: .energy, role: .calories) { $0.energy }.picture()
        case .steps: BarChart(input, metric: .steps, role: .steps) { Double($0.steps) }.picture()
        case .biofeedback: BiofeedbackChart(input).picture()
        }
    }
}
