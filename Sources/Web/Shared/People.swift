import Domain
import Foundation
import Storage
import Synchronization

/// Someone as a request needs them: their preferences, and what time and day it is for them.
struct Person: Sendable {
    let owner: Account.ID
    let preferences: Preferences
    let clock: DayClock
    let now: Date

    var language: Language { preferences.language }
    var today: CivilDate { clock.civilDate(of: now) }
    var minute: Int { clock.minute(of: now) }
    var mealTimes: MealTimes { preferences.mealTimes }
}

/// Preferences by account, read once a change.
final class People: Sendable {
    private let database: Database
    private let now: @Sendable () -> Date
    private let known = Mutex<[Account.ID: (version: UInt64, preferences: Preferences, clock: DayClock)]>([:])

    init(database: Database, now: @escaping @Sendable () -> Date) {
        self.database = database
        self.now = now
    }

    func person(_ owner: Account.ID) throws -> Person {
        let version = database.changes.version(of: owner)
        if let hit = known.withLock({ $0[owner] }), hit.version == version {
            return Person(owner: owner, preferences: hit.preferences, clock: hit.clock, now: now())
        }
        let preferences = try database.preferences.get(owner)
        let zone = TimeZone(identifier: preferences.timeZone) ?? .gmt
        let clock = DayClock(timeZone: zone, dayStartHour: preferences.dayStartHour)
        known.withLock { $0[owner] = (version, preferences, clock) }
        return Person(owner: owner, preferences: preferences, clock: clock, now: now())
    }
}
