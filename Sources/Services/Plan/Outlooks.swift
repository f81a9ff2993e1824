public import Domain
import Foundation
public import Storage
import Synchronization

/// What plans start from, kept a person until something of theirs changes: the estimate takes longer than all that is
/// asked of it.
public final class Outlooks: Sendable {
    /// Everything that answers about a plan are made of.
    public struct Basis: Sendable {
        public var outlook: EnergyOutlook
        /// Oldest first
        public let history: [Goals]
        /// Newest first
        public let checkIns: [CheckIn]
        /// Targets of the days of the last whole week
        public let week: (range: DayRange, targets: [DayTargets])
        /// The week of today
        public let budget: WeekBudget?
    }

    /// Days that an estimate reads
    static let reach = EnergyRecord.longest
    private static let checkIns = 52

    private let database: Database
    private let known: PerAccount<Basis>
    /// The last of each, whatever has changed since: a meal of today changes no estimate.
    private let before = Mutex<[Account.ID: EnergyOutlook]>([:])
    private static let most = 16

    public init(database: Database) {
        self.database = database
        known = PerAccount(changes: database.changes, limit: Self.most)
    }

    /// As of the person's today; read anew after a change of theirs.
    public func basis(for person: Person) throws -> Basis {
        try known.value(of: person.owner, where: { $0.outlook.today == person.today }) {
            let owner = person.owner
            let days = try database.days.days(of: owner, in: DayRange(Self.reach, endingOn: person.today))
            let targets = try database.targets(of: owner, beside: days)
            let range = WeekReview.week(before: person.today, weekday: person.preferences.checkInDay)
            let outlook = EnergyOutlook(
                days: days, profile: try database.profiles.get(owner), targets: targets[person.today],
                after: before.withLock { $0[owner] })
            before.withLock { kept in
                if kept.count >= Self.most, kept[owner] == nil { kept.removeAll(keepingCapacity: true) }
                kept[owner] = outlook
            }
            return Basis(
                outlook: outlook,
                history: try database.goals.history(owner),
                checkIns: try database.checkIns.list(owner, limit: Self.checkIns),
                week: (range, range.map { targets[$0] }),
                budget: WeekBudget(of: person.today, targets: targets, days: days.suffix(7)))
        }
    }

    /// What the person burnt, as well as it was known on a day.
    func burn(of person: Person, _ profile: Profile, on date: CivilDate) throws -> EnergyOutlook.Burn? {
        if date == person.today { return try basis(for: person).outlook.burn }
        let days = try database.days.days(of: person.owner, in: DayRange(Self.reach, endingOn: date))
        let targets = try database.targets(of: person.owner, beside: days)
        return EnergyOutlook(days: days, profile: profile, targets: targets[date]).burn
    }
}
