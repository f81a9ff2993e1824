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
    /// Where each of the examples stands in its file, from 1; 0 where it has no line.
    public var lines: [HealthSkip: [Int]]?
    public var questions: [HistoryQuestion] = []
    /// Files of an archive of which nothing was taken.
    public var leftOut: [LeftOutFile]?
    /// What is not sure of the file, and no answer would settle.
    public var doubts: [HistoryDoubt]?

    public init() {}
}

/// Files of an archive that were left out, those called alike as one.
public struct LeftOutFile: Codable, Sendable, Equatable {
    /// Why; words by `health.file.…`.
    public enum Reason: String, Codable, Sendable, CaseIterable {
        /// It is known what it is, and no day here holds that.
        case noPlace
        /// Nothing in it is known.
        case unknown
        /// A picture, a page, a map.
        case media
        /// An archive inside the archive.
        case archive
        /// A password, damage, or packed in a way that is not known.
        case unreadable
        /// No rows.
        case empty
        /// A list of an export from here that a restore brings back.
        case restore
        /// Behind more files than are looked at.
        case tooMany

        public var key: String { "health.file.\(rawValue)" }
    }

    public var name: String
    public var reason: Reason
    public var count: Int

    public init(name: String, reason: Reason, count: Int = 1) {
        self.name = name
        self.reason = reason
        self.count = count
    }
}

/// Why a file may mean something else than what was read. Words by `health.doubt.…`.
public enum HistoryDoubt: String, Codable, Sendable, CaseIterable {
    /// No file of this form was at hand when its reader was written: it is known from what others say.
    case form
    /// Which of its snacks is which.
    case snacks
    /// In which zone its minutes are.
    case zone
    /// The order of its dates, or the marks of its numbers, follow the phone that wrote it.
    case phone
    /// It is an export from here, which holds more than days.
    case restore

    public var key: String { "health.doubt.\(rawValue)" }
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

extension HistoryQuestion {
    /// What an answer says that a column holds: `weight`, `weight lb`.
    ///
    /// - Returns: the metric, and its unit where one is named; `nil` for what names no metric
    public static func column(of answer: String) -> (metric: Metric, unit: Substring?)? {
        let parts = answer.split(separator: " ", maxSplits: 1)
        guard let metric = parts.first.flatMap({ Metric(rawValue: String($0)) }) else { return nil }
        return (metric, parts.count > 1 ? parts[1] : nil)
    }
}
