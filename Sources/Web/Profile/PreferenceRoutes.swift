import Domain
import Foundation
import Hummingbird
import Services
import Storage

/// Language, units, theme, when the day starts.
struct PreferenceRoutes {
    let database: Database
    let people: People
    let households: Households

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("preferences", use: get)
        group.patch("preferences", use: update)
    }

    @Sendable private func get(_: Request, context: PersonalContext) throws -> Response {
        try .json(context.person.preferences).tagged(context.person.preferences)
    }

    @Sendable private func update(_ request: Request, context: PersonalContext) async throws -> Response {
        let form = try await request.form()
        let saved = try database.inTurn {
            let person = try people.person(context.person.owner)
            try request.requireMatch(person.preferences)
            return try save(form, of: person, context)
        }
        return try .json(saved).tagged(saved)
    }

    private func save(_ form: Form, of person: Person, _ context: PersonalContext) throws -> Preferences {
        var form = form
        var preferences = person.preferences
        Self.read(&form, into: &preferences)
        if preferences.fastingHours > 0, form.has("fastingHours") {
            let objections = SafetyRails.lastingObjections(
                try database.profiles.get(person.owner), on: person.today)
            if !objections.isEmpty { form.complain("fastingHours", "problem.fasting") }
        }
        if let opens = form.flag("opensRegistration").value, opens != preferences.opensRegistration {
            guard try households.isOwner(try context.signedInOwner()) else {
                throw Problem.forbidden("problem.ownerOnly.registration")
            }
            preferences.opensRegistration = opens
        }
        try form.check()
        try database.preferences.save(preferences, of: person.owner)
        return preferences
    }

    static func read(_ form: inout Form, into preferences: inout Preferences) {
        form.choice("language", of: Language.self).apply(to: &preferences.language)
        form.choice("units", of: UnitSystem.self).apply(to: &preferences.units)
        form.choice("theme", of: Theme.self).apply(to: &preferences.theme)
        form.integer("dayStartHour", in: 0...6).apply(to: &preferences.dayStartHour)
        form.number("glass", in: 100...500, .millilitres).apply(to: &preferences.glass)
        form.flag("hideCalories").apply(to: &preferences.hideCalories)
        form.flag("looksUpBarcodes").apply(to: &preferences.looksUpBarcodes)
        if let hours = form.integer("fastingHours", in: 0...Fast.goals.upperBound).value {
            if hours == 0 || Fast.goals.contains(hours) {
                preferences.fastingHours = hours
            } else {
                form.complain(
                    "fastingHours", "problem.range",
                    [
                        "min": .number(Double(Fast.goals.lowerBound)), "max": .number(Double(Fast.goals.upperBound)),
                    ])
            }
        }
        form.integer("checkInDay", in: 1...7).apply(to: &preferences.checkInDay)
        form.flag("notificationsEnabled").apply(to: &preferences.notificationsEnabled)
        if var times = form.object("mealTimes") {
            var starts = preferences.mealTimes.starts
            for (place, slot) in MealTimes.slots.enumerated() { times.time(slot.rawValue).apply(to: &starts[place]) }
            form.adopt(times, under: "mealTimes")
            if let read = MealTimes(starts: starts) {
                preferences.mealTimes = read
            } else if let place = starts.indices.dropFirst().first(where: { starts[$0] <= starts[$0 - 1] }) {
                form.complain("mealTimes.\(MealTimes.slots[place])", "problem.mealTimes")
            }
        }
        if case .set(let zone) = form.text("timeZone", limit: 64) {
            if TimeZone(identifier: zone) == nil { form.complain("timeZone", "problem.timeZone") }
            preferences.timeZone = zone
        }
    }
}
