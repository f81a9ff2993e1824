import Domain
import Foundation
import Storage

/// Someone as a request needs them: their preferences, and what time and day it is for them.
struct Person: Sendable {
    let owner: Account.ID
    let preferences: Preferences
    let clock: DayClock
    private(set) var now: Date
    /// `nil` for the plain words
    var tone: CoachingTone?
    /// Whether eating less is nothing to talk of with them
    var isGentle = false
    var firstName: String?
    /// One letter or two; `nil` for those who did not say their name.
    var initials: String?
    /// Whether any reminder is on
    var isReminded = false

    var language: Language { preferences.language }
    var today: CivilDate { clock.civilDate(of: now) }
    var minute: Int { clock.minute(of: now) }
    var mealTimes: MealTimes { preferences.mealTimes }

    fileprivate func at(_ now: Date) -> Person {
        var person = self
        person.now = now
        return person
    }
}

/// Preferences and tone by account, read once a change.
final class People: Sendable {
    private let database: Database
    private let now: @Sendable () -> Date
    private let known: PerAccount<Person>

    init(database: Database, now: @escaping @Sendable () -> Date) {
        self.database = database
        self.now = now
        known = PerAccount(changes: database.changes)
    }

    func person(_ owner: Account.ID) throws -> Person {
        try known.value(of: owner, needsDays: false) {
            let preferences = try database.preferences.get(owner)
            let zone = TimeZone(identifier: preferences.timeZone) ?? .gmt
            let clock = DayClock(timeZone: zone, dayStartHour: preferences.dayStartHour)
            let profile = try database.profiles.get(owner)
            let letters = [profile.firstName, profile.lastName].compactMap { $0?.first }.map { $0.uppercased() }
            return Person(
                owner: owner, preferences: preferences, clock: clock, now: now(),
                tone: profile.spokenTone, isGentle: profile.isGentleAboutFood, firstName: profile.firstName,
                initials: letters.isEmpty ? nil : letters.joined(),
                isReminded: try database.reminders.get(owner)?.reminders.isAnyOn ?? false)
        }.at(now())
    }
}
