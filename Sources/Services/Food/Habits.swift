public import Domain
public import Storage

/// What each person tends to log, learnt anew once they have logged something.
public final class Habits: Sendable {
    /// A year and a month: long enough to know a season again.
    private static let days = 400

    private let database: Database
    private let known: PerAccount<FoodHabits>

    public init(database: Database) {
        self.database = database
        known = PerAccount(changes: database.changes)
    }

    /// Learnt of the last 400 days.
    public func habits(of person: Person) throws -> FoodHabits {
        try known.value(of: person.owner) {
            let range = DayRange(Self.days, endingOn: person.today.adding(days: 1))
            return FoodHabits(try database.entries.entries(of: person.owner, in: range))
        }
    }
}
