import Catalogue
import Domain
import Storage

/// Every day of someone, as badges look at them: read whole once, then only the days that changed.
final class BadgeHistory: Sendable {
    struct Past: Equatable {
        /// Consecutive, oldest first.
        var days: [Day] = []
        /// Portions of fruit and vegetables by day, where something was logged.
        var produce: [CivilDate: Double] = [:]
    }

    /// Portions by day, of the days from the first to the last that were looked at.
    private typealias Known = (range: DayRange, produce: [CivilDate: Double])

    private let database: Database
    private let known: PerAccount<Known>

    init(database: Database) {
        self.database = database
        known = PerAccount(changes: database.changes, limit: 12)
    }

    func past(of owner: Account.ID, in range: DayRange) throws -> Past {
        let produce = try known.update(of: owner) { kept, changed in
            var produce: [CivilDate: Double] = [:]
            if let before = kept, before.range.start == range.start {
                produce = before.produce.filter { $0.key <= range.end && !changed.contains($0.key) }
                for date in changed where range.contains(date) {
                    produce.merge(try portions(of: owner, in: DayRange(1, endingOn: date))) { $1 }
                }
                if let later = DayRange(from: before.range.end.adding(days: 1), through: range.end) {
                    produce.merge(try portions(of: owner, in: later)) { $1 }
                }
            } else {
                produce = try portions(of: owner, in: range)
            }
            kept = (range, produce)
            return produce
        }
        return Past(days: try database.days.days(of: owner, in: range), produce: produce)
    }

    private func portions(of owner: Account.ID, in range: DayRange) throws -> [CivilDate: Double] {
        Dictionary(grouping: try database.entries.entries(of: owner, in: range), by: \.day)
            .mapValues { FoodKinds.shared.produce(in: $0).portions }
    }
}
