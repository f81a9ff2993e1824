/// What someone's history in another app amounts to, beside what becomes figures of days.
public struct HistorySummary: Codable, Sendable, Equatable {
    public var entries = 0
    /// Logged ones with sets, and those that an app only timed.
    public var workouts = 0
    public var sets = 0
    /// Days with a weight.
    public var weights = 0
    /// Figures of days, without weights and workouts.
    public var figures = 0
    /// What was left out, a few rows of each reason as they are written.
    public var examples: [HealthSkip: [String]] = [:]
    public var questions: [HistoryQuestion] = []

    public init() {}
}

/// What a file does not say itself. It is read by the guess until somebody answers.
public struct HistoryQuestion: Codable, Sendable, Equatable, Identifiable {
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// What weights are written in: `kg`, `lb` or `st`.
        case weightUnit
        /// What distances are written in: `km`, `mi` or `m`.
        case distanceUnit
        /// Which number of a date is the day: `dmy` or `mdy`.
        case dateOrder
        /// Which app wrote it.
        case app
        /// Which metric a column of `subject` holds, with its unit: `steps`, `weight lb`, or `skip`.
        case column
        /// Which exercise `subject` is: its id, or `own`.
        case exercise
    }

    /// Why the guess was made; words by `health.question.reason.…`.
    public enum Reason: String, Codable, Sendable, CaseIterable {
        /// The values are those of the unit.
        case values
        /// It is what the person uses here.
        case preference
        /// It is what the app does by default.
        case app
        /// Neither order is impossible, and days follow one another this way.
        case sequence
        /// What stands at the head of the columns.
        case header
        /// The nearest name; or none is near.
        case name
        /// It was answered before.
        case remembered
    }

    public var kind: Kind
    /// The name that is asked about, where the kind needs one.
    public var subject: String?
    public var options: [String]
    public var guess: String
    public var reason: Reason

    /// `weightUnit`, `exercise:Waiter Curl`: what an answer names it by.
    public var id: String { subject.map { "\(kind.rawValue):\($0)" } ?? kind.rawValue }

    public init(_ kind: Kind, subject: String? = nil, options: [String], guess: String, reason: Reason) {
        self.kind = kind
        self.subject = subject
        self.options = options
        self.guess = guess
        self.reason = reason
    }
}
