import Domain
import Foundation
import Storage
import Synchronization

/// What plans start from, kept a person until something of theirs changes: the estimate takes longer than all that is
/// asked of it.
final class Outlooks: Sendable {
    /// Everything that answers about a plan are made of.
    struct Basis: Sendable {
        var outlook: EnergyOutlook
        /// Oldest first
        let history: [Goals]
        /// Newest first
        let checkIns: [CheckIn]
        /// Targets of the days of the last whole week
        let week: (range: DayRange, targets: [DayTargets])
    }

    /// Days that an estimate reads
    static let reach = 400
    private static let checkIns = 52

    private let database: Database
    private let limit: Int
    private let known = Mutex<[Account.ID: (version: UInt64, today: CivilDate, basis: Basis)]>([:])

    init(database: Database, limit: Int = 16) {
        self.database = database
        self.limit = limit
    }

    func basis(for person: Person) throws -> Basis {
        // Read before the data, as answers are kept.
        let version = database.changes.version(of: person.owner)
        if let hit = known.withLock({ $0[person.owner] }), hit.version == version, hit.today == person.today {
            return hit.basis
        }
        let owner = person.owner
        let profile = try database.profiles.get(owner)
        let history = try database.goals.history(owner)
        let days = try database.days.days(of: owner, in: DayRange(Self.reach, endingOn: person.today))
        let targets = try database.targets(of: owner, beside: days)
        let range = WeekReview.week(before: person.today, weekday: person.preferences.checkInDay)
        let basis = Basis(
            outlook: EnergyOutlook(days: days, profile: profile, targets: targets[person.today]), history: history,
            checkIns: try database.checkIns.list(owner, limit: Self.checkIns),
            week: (range, range.map { targets[$0] }))
        known.withLock { known in
            if known.count >= limit { known.removeAll(keepingCapacity: true) }
            known[owner] = (version, person.today, basis)
        }
        return basis
    }
}
