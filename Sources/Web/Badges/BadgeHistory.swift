import Catalogue
import Domain
import Storage
import Synchronization

/// Every day of someone, as badges look at them: read whole once, then only the days that changed.
final class BadgeHistory: Sendable {
    struct Past: Equatable {
        /// Consecutive, oldest first.
        var days: [Day] = []
        /// Portions of fruit and vegetables by day, where something was logged.
        var produce: [CivilDate: Double] = [:]
    }

    /// Ten years take a few megabytes: only of those who asked last.
    private static let people = 3
    private let database: Database
    private let known = Mutex<[Account.ID: (version: UInt64, past: Past)]>([:])

    init(database: Database) { self.database = database }

    func past(of owner: Account.ID, in range: DayRange) throws -> Past {
        // Read before the data: what is written in between is read again.
        let version = database.changes.version(of: owner)
        let past: Past
        if let kept = known.withLock({ $0[owner] }), kept.past.days.first?.date == range.start,
            let changed = database.changes.days(of: owner, changedSince: kept.version)
        {
            past = try continued(kept.past, of: owner, in: range, changed: changed)
        } else {
            past = try read(of: owner, in: range)
        }
        known.withLock { known in
            if known.count >= Self.people, known[owner] == nil { known.removeAll() }
            known[owner] = (version, past)
        }
        return past
    }

    private func read(of owner: Account.ID, in range: DayRange) throws -> Past {
        let eaten = Dictionary(grouping: try database.entries.entries(of: owner, in: range), by: \.day)
        return Past(
            days: try database.days.days(of: owner, in: range),
            produce: eaten.mapValues { FoodKinds.shared.produce(in: $0).portions })
    }

    private func continued(
        _ past: Past, of owner: Account.ID, in range: DayRange, changed: Set<CivilDate>
    ) throws -> Past {
        var past = past
        past.days.removeAll { $0.date > range.end }
        past.produce = past.produce.filter { $0.key <= range.end }
        let known = past.days.count
        for date in changed where range.start <= date && date < range.start.adding(days: known) {
            let day = try read(of: owner, in: DayRange(1, endingOn: date))
            past.days.replaceSubrange(range.start.days(to: date)...range.start.days(to: date), with: day.days)
            past.produce[date] = day.produce[date]
        }
        if known < range.count {
            let later = try read(of: owner, in: DayRange(range.count - known, endingOn: range.end))
            past.days += later.days
            past.produce.merge(later.produce) { $1 }
        }
        return past
    }
}
