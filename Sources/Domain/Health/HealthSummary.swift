/// Why a row of an export was left out. `key` names the words for it.
public enum HealthSkip: String, CaseIterable, Codable, Sendable, CodingKeyRepresentable {
    /// The same record, written twice.
    case repeated
    /// Part of a correlation: it stands in the file on its own as well.
    case nested
    /// Attributes are missing or make no sense.
    case malformed
    /// A date before 1980 or after the export, or an end before its start.
    case date
    /// A unit that is not known for its type.
    case unit
    /// A value that no body has.
    case implausible
    /// A night that the device itself does not take for sleep: not worn, not confirmed, deleted.
    case unconfirmed
    /// Cycle data, which was not asked for.
    case notAskedFor
    /// A total of rows that are there as well.
    case total
    /// Marked as deleted by the app itself.
    case deleted
    /// Nothing but blanks where figures should be.
    case empty
    /// A note, a pause, or something else that is no set and no meal.
    case note
    /// A kind of record that has no place here.
    case noPlace
    /// A file of the archive, as a whole.
    case file
    /// Logged here by hand already.
    case loggedHere

    public var key: String { "health.skip.\(rawValue)" }
    /// The words for a row and where it stands.
    public static let lineKey = "health.skip.line"
}

/// What was found in an export.
public struct HealthSummary: Codable, Sendable, Equatable {
    /// Rows of every kind.
    public var records = 0
    /// When the export was made, seconds since 1970.
    public var exportedAt: Double?
    public var firstDay: CivilDate?
    public var lastDay: CivilDate?
    /// Days with anything.
    public var days = 0
    /// Days with anything that was not there before.
    public var newDays = 0
    public var metrics: [Found] = []
    public var skipped: [HealthSkip: Int] = [:]
    /// Types that do not become part of a day, by how many rows there were.
    public var others: [String: Int] = [:]
    /// Of a file of another app; `nil` for what devices record.
    public var history: HistorySummary?

    /// One metric in an export.
    public struct Found: Codable, Sendable, Equatable {
        public var metric: Metric
        public var days: Int
        public var firstDay: CivilDate
        public var lastDay: CivilDate
        /// Days by name of the source.
        public var sources: [String: Int]

        public init(metric: Metric, firstDay: CivilDate) {
            self.metric = metric
            self.firstDay = firstDay
            days = 0
            lastDay = .first
            sources = [:]
        }
    }

    public init() {}

    /// Takes in what a further message of the same import found.
    public mutating func add(_ other: HealthSummary, newDays: Int) {
        records += other.records
        self.newDays += newDays
        firstDay = [firstDay, other.firstDay].compactMap(\.self).min()
        lastDay = [lastDay, other.lastDay].compactMap(\.self).max()
        days = max(days, other.days)
        for found in other.metrics {
            guard let place = metrics.firstIndex(where: { $0.metric == found.metric }) else {
                metrics.append(found)
                continue
            }
            metrics[place].days = max(metrics[place].days, found.days)
            metrics[place].firstDay = min(metrics[place].firstDay, found.firstDay)
            metrics[place].lastDay = max(metrics[place].lastDay, found.lastDay)
            metrics[place].sources.merge(found.sources, uniquingKeysWith: max)
        }
        skipped.merge(other.skipped, uniquingKeysWith: +)
        others.merge(other.others, uniquingKeysWith: +)
    }

    public mutating func skip(_ reason: HealthSkip, _ count: Int = 1) {
        if count > 0 { skipped[reason, default: 0] += count }
    }
}
