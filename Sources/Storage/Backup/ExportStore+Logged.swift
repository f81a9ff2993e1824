public import Domain
public import Foundation
internal import GRDB

extension ExportStore {
    /// One thing that a person logged, with the moment and the clock it was logged by.
    public struct Logged: Sendable, Equatable {
        public let at: Date
        /// Seconds that the clock was ahead of UTC
        public let offset: Int
        /// In the metric's unit
        public let value: Double

        /// `2026-03-21 12:30:00 +0100`
        public var moment: String { Self.moment(at, offset: offset) }

        /// The same of a moment at which a clock showed `minute`.
        static func moment(_ at: Date, minute: Int) -> String {
            moment(at, offset: ExportStore.offset(at.timeIntervalSince1970, minute: minute))
        }

        private static func moment(_ at: Date, offset: Int) -> String {
            // What no clock shows is the beginning of all, whoever wrote it.
            let seconds = at.timeIntervalSince1970
            let local = (abs(seconds) < 1e11 ? Int(seconds.rounded(.down)) : 0) + offset
            let day = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
            let second = local - day * 86_400
            let minutes = abs(offset) / 60
            return "\(CivilDate(ordinal: day)) \(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60)) "
                + "\(offset < 0 ? "-" : "+")\(two(minutes / 60))\(two(minutes % 60))"
        }

        private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    }

    /// What a person logged of a metric, oldest first: typed figures at noon of their day, else what was eaten and drunk
    /// when it was. Nothing that was imported.
    ///
    /// - Parameter zone: where typed figures belong; an entry knows the clock of its moment.
    public func logged(
        _ metric: Metric, of owner: Account.ID, zone: TimeZone, each: (Logged) throws -> Void
    ) throws {
        try connection.read { db in
            let typed = try Row.fetchCursor(
                db, sql: "SELECT day, value FROM figure WHERE owner = ? AND metric = ? AND source = ? ORDER BY day",
                arguments: [owner, metric.rawValue, Source.manual.rawValue])
            while let row = try typed.next() {
                guard let day = CivilDate(row["day"] as String) else { continue }
                let clock = Date(timeIntervalSince1970: Double(day.ordinal) * 86_400 + 43_200)
                let offset = zone.secondsFromGMT(for: clock)
                try each(Logged(at: clock.addingTimeInterval(-Double(offset)), offset: offset, value: row["value"]))
            }
            guard let column = Self.column(metric) else { return }
            let eaten = try Row.fetchCursor(
                db,
                sql: """
                    SELECT at, minute, \(column) AS value FROM food_entry
                    WHERE owner = ?1 AND deleted_at IS NULL AND \(column) IS NOT NULL AND day NOT IN (
                        SELECT day FROM figure WHERE owner = ?1 AND metric = ?2 AND source = ?3)
                    ORDER BY at, id
                    """,
                arguments: [owner, metric.rawValue, Source.manual.rawValue])
            while let row = try eaten.next() {
                let at: Double = row["at"]
                try each(
                    Logged(
                        at: Date(timeIntervalSince1970: at), offset: Self.offset(at, minute: row["minute"]),
                        value: row["value"]))
            }
        }
    }

    /// How far a clock that showed `minute` was ahead of UTC, to a quarter of an hour, from -12 to 12 hours.
    static func offset(_ at: Double, minute: Int) -> Int {
        let ahead = Double(minute * 60) - at.truncatingRemainder(dividingBy: 86_400)
        let quarters = Int(exactly: (ahead / 900).rounded()) ?? 0
        return ((quarters + 48 + 192) % 96 - 48) * 900
    }

    private static func column(_ metric: Metric) -> String? {
        switch metric {
        case .energy, .protein, .carbs, .fat, .fibre, .sugar, .salt, .caffeine: metric.rawValue
        case .saturatedFat: "saturated_fat"
        // Apple Health knows water alone.
        case .water: "(CASE drink WHEN 'water' THEN millilitres END)"
        default: nil
        }
    }
}
