public import Foundation

/// What has to be known of a backup to say whether it can go.
public struct KeptBackup: Sendable, Equatable {
    public var name: String
    public var at: Date
    /// Whether it was opened after it was written, and found whole.
    public var isSound: Bool
    /// Rows of what people logged.
    public var rows: Int

    public init(name: String, at: Date, isSound: Bool, rows: Int) {
        self.name = name
        self.at = at
        self.isSound = isSound
        self.rows = rows
    }
}

/// Which backups stay: all of two days, half an hour apart; then one a day for 12 days, one a week for 10 weeks and one
/// a month of 30 days for 9 months.
///
/// What holds more than twice as much as each later one stays whatever its age: it may be all that is left of what
/// somebody lost without noticing.
public enum KeepRule {
    private static let day: TimeInterval = 86_400
    private static let apart: TimeInterval = 30 * 60

    /// The backups that are no longer needed, the oldest first.
    ///
    /// The last sound one is never among them, nor is one from a later moment than `now`.
    public static func expired(_ backups: [KeptBackup], now: Date) -> [KeptBackup] {
        let sorted = backups.sorted { ($0.at, $0.name) < ($1.at, $1.name) }
        let kept = kept(sorted.filter(\.isSound), now: now)
        let newest = sorted.last { $0.isSound }
        return sorted.filter { backup in
            // What was not proved goes once a later one was.
            backup.isSound
                ? !kept.contains(backup.name)
                : newest.map { $0.at > backup.at && now.timeIntervalSince(backup.at) > 2 * day } ?? false
        }
    }

    /// - Parameter sound: the oldest first
    private static func kept(_ sound: [KeptBackup], now: Date) -> Set<String> {
        var kept: Set<String> = []
        var lastKept: Date?
        var newestOf: [Period: String] = [:]
        for backup in sound {
            let age = now.timeIntervalSince(backup.at)
            if age < 0 {
                kept.insert(backup.name)
            } else if age <= 2 * day {
                // Reckoned from the oldest on, so that a row of backups close together leaves more than its end.
                if lastKept.map({ backup.at.timeIntervalSince($0) >= apart }) ?? true {
                    kept.insert(backup.name)
                    lastKept = backup.at
                }
            } else if let period = Period(of: backup.at, age: age) {
                newestOf[period] = backup.name
            }
        }
        kept.formUnion(newestOf.values)
        if let last = sound.last { kept.insert(last.name) }
        var most = 0
        for backup in sound.reversed() {
            if backup.rows > 2 * most { kept.insert(backup.name) }
            if kept.contains(backup.name) { most = max(most, backup.rows) }
        }
        return kept
    }

    /// A stretch of time of which one backup is enough; its borders stand still while backups grow older.
    private struct Period: Hashable {
        var length: TimeInterval
        var index: Int

        /// - Returns: `nil` for what is older than all
        init?(of moment: Date, age: TimeInterval) {
            let lengths = [(14 * day, day), (84 * day, 7 * day), (354 * day, 30 * day)]
            guard let length = lengths.first(where: { age <= $0.0 })?.1,
                let index = Int(exactly: (moment.timeIntervalSince1970 / length).rounded(.down))
            else { return nil }
            self.length = length
            self.index = index
        }
    }
}
