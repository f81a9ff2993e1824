import Domain
import Foundation
import Storage

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
    private let known: PerAccount<Basis>

    init(database: Database) {
        self.database = database
        known = PerAccount(changes: database.changes, limit: 16)
    }

    func basis(for person: Person) throws -> Basis {
        try known.value(of: person.owner, where: { $0.outlook.today == person.today }) {
            let owner = person.owner
            let days = try database.days.days(of: owner, in: DayRange(Self.reach, endingOn: person.today))
            let targets = try database.targets(of: owner, beside: days)
            let range = WeekReview.week(before: person.today, weekday: person.preferences.checkInDay)
            return Basis(
                outlook: EnergyOutlook(
                    days: days, profile: try database.profiles.get(owner), targets: targets[person.today]),
                history: try database.goals.history(owner),
                checkIns: try database.checkIns.list(owner, limit: Self.checkIns),
                week: (range, range.map { targets[$0] }))
        }
    }
}
