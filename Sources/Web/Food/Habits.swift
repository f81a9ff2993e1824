import Domain
import Storage
import Synchronization

/// What each person tends to log, learnt anew once they have logged something.
final class Habits: Sendable {
    /// A year and a month: long enough to know a season again.
    private static let days = 400

    private let database: Database
    private let known = Mutex<[Account.ID: (version: UInt64, habits: FoodHabits)]>([:])

    init(database: Database) { self.database = database }

    func habits(of person: Person) throws -> FoodHabits {
        let version = database.changes.version(of: person.owner)
        if let hit = known.withLock({ $0[person.owner] }), hit.version == version { return hit.habits }
        let range = DayRange(Self.days, endingOn: person.today.adding(days: 1))
        let habits = FoodHabits(try database.entries.entries(of: person.owner, in: range))
        known.withLock { known in
            if known.count > 64 { known.removeAll() }
            known[person.owner] = (version, habits)
        }
        return habits
    }
}
