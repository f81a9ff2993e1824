/// What a text that someone typed or said anywhere means, and whether that is sure enough to be kept without asking.
public struct BoxReading: Sendable, Equatable {
    public enum Route: String, Sendable, Codable, CaseIterable {
        case meal, drink, workout, figure, question, page, action, care, unsure
    }

    public enum Page: String, Sendable, Codable, CaseIterable {
        case today, food, foods, recipes, history, train, workouts, progress, trends, recovery, coach, `import`, reports
        case backup, profile, goals, settings, privacy, learn, badges
    }

    public enum Action: String, Sendable, Codable, CaseIterable {
        case themeDark = "theme-dark"
        case themeLight = "theme-light"
        case languageDutch = "language-nl"
        case languageEnglish = "language-en"
        case unitsMetric = "units-metric"
        case unitsImperial = "units-imperial"
        case undo
        case startWorkout = "start-workout"
        case startTemplate = "start-template"
        case repeatYesterday = "repeat-yesterday"
        case repeatMeal = "repeat-meal"
        case export, backup
        case addCustomFood = "add-custom-food"
        case timer
        case signOut = "sign-out"
    }

    /// A figure of a day.
    public struct Figure: Sendable, Equatable, Codable {
        public var metric: Metric
        /// In the metric's unit, within its range.
        public var value: Double
        public var date: CivilDate
        public var span: SentenceSpan

        public init(metric: Metric, value: Double, date: CivilDate, span: SentenceSpan) {
            self.metric = metric
            self.value = value
            self.date = date
            self.span = span
        }
    }

    /// A part of the text that is about one kind of thing.
    public struct Sentence: Sendable, Equatable {
        public var kind: SentenceDraft.Kind
        public var text: String
        /// The day that the whole text names for it, else the person's own
        public var date: CivilDate
    }

    /// In the order of the text; one at least. The first is what the text is mostly about.
    public var routes: [Route]
    public var figures: [Figure] = []
    /// What is to be kept as the note of the day.
    public var note: String?
    /// Of a drink, in the words of the text.
    public var drink: String?
    /// ml, where the text says how much it was or in what
    public var millilitres: Double?
    public var page: Page?
    public var action: Action?
    /// How long a timer is to run, where the text says so
    public var seconds: Double?
    /// The parts of the text that are about food and training: what a sentence parser drafts.
    public var sentences: [Sentence] = []
    /// Nothing in it needs another look. Only of what can be logged.
    public var isCertain = false

    public var route: Route { routes.first ?? .unsure }

    public init(_ route: Route) { routes = [route] }

    static let unsure = BoxReading(.unsure)
}
