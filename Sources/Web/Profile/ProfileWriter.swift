import Domain
import Services
import Storage

/// Saves what a form says about a person: profile, goals from today on, and today's body figures, all or nothing.
struct ProfileWriter {
    let database: Database

    /// - Throws: 422 with a message per field, those of the safety rails included.
    @discardableResult
    func save(_ form: Form, _ person: Person, completing: Bool = false) throws -> ProfileState {
        var form = form
        var state = try ProfileState(person, database)
        let askedBefore = state.profile.background?.foodRelationship == Background.needsSupport
        var reader = ProfileForm(person: person)
        try reader.read(&form, into: &state)
        if completing { state.profile.onboardingCompleted = true }
        // Said where it is asked, and taken back under Settings by whoever wants them.
        let asksForSupport = state.profile.background?.foodRelationship == Background.needsSupport
        var preferences = person.preferences
        preferences.hideCalories = preferences.hideCalories || asksForSupport && !askedBefore
        try database.saveProfile(
            person.owner, profile: state.profile, goals: reader.changesGoals ? state.goals : nil,
            preferences: preferences == person.preferences ? nil : preferences, figures: reader.figures,
            day: person.today, now: person.now)
        return state
    }
}
