public import Domain
public import Foundation
public import Storage

/// Someone as a request needs them: their preferences, and what time and day it is for them.
public struct Person: Sendable {
    public let owner: Account.ID
    public internal(set) var preferences: Preferences
    public let clock: DayClock
    public private(set) var now: Date
    /// `nil` for the plain words
    var tone: CoachingTone?
    /// Whether eating less is nothing to talk of with them
    var isGentle = false
    public var firstName: String?
    /// One letter or two; `nil` for those who did not say their name.
    public var initials: String?
    /// Whether any reminder is on
    public var isReminded = false

    public var language: Language { preferences.language }
    public var today: CivilDate { clock.civilDate(of: now) }
    public var minute: Int { clock.minute(of: now) }
    public var mealTimes: MealTimes { preferences.mealTimes }

    fileprivate func at(_ now: Date) -> Person {
        var person = self
        person.now = now
        return person
    }
}

/// Preferences and tone by account, read once a change.
public final class People: Sendable {
    private let database: Database
    private let now: @Sendable () -> Date
    private let known: PerAccount<Person>

    public init(database: Database, now: @escaping @Sendable () -> Date) {
        self.database = database
        self.now = now
        known = PerAccount(changes: database.changes)
    }

    /// As they are at this moment.
    ///
    /// - Throws: `StorageError`
    public func person(_ owner: Account.ID) throws -> Person {
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

extension [Day] {
    /// Without what was burnt, for those who do not want to see calories. What was eaten stays: the safety rails read it,
    /// and no sentence tells it.
    public func withoutCalories(for person: Person) -> [Day] {
        guard person.preferences.hideCalories else { return self }
        return map { day in
            var day = day
            for metric in [Metric.activeEnergy, .basalEnergy] { day.figures[metric] = nil }
            return day
        }
    }
}
