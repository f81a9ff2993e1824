import Domain
import Foundation
import Hummingbird
import Services
import Storage

/// Users, health profiles and preferences under FitIQ's paths and field names.
struct FitIQProfileRoutes {
    let database: Database

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("users/:id", use: user)
        group.put("users/:id", use: updateUser)
        group.get("profiles/:id", use: profile)
        group.put("profiles/:id", use: updateProfile)
        group.get("preferences", use: preferences)
        group.put("preferences", use: updatePreferences)
    }

    private struct HealthProfile: Encodable {
        var id: String
        var userId: String
        var age: Int?
        var heightCm: Double?
        var weightKg: Double?
        var gender: Sex?
        var activityLevel: ActivityLevel?

        init(_ state: ProfileState, today: CivilDate) {
            id = state.owner
            userId = state.owner
            age = state.profile.age(on: today)
            heightCm = state.profile.height
            weightKg = state.latest[.weight]
            gender = state.profile.sex
            activityLevel = state.profile.activity
        }
    }

    private struct UserPreferences: Encodable {
        var units: UnitSystem
        var theme: Theme
        var notificationsEnabled: Bool
        var dailyCalorieGoal: Double?
        var dailyProteinGoal: Double?
        var dailyCarbsGoal: Double?
        var dailyFatGoal: Double?
        var weeklyWorkoutGoal: Double?

        init(_ preferences: Preferences, _ targets: DayTargets) {
            units = preferences.units
            theme = preferences.theme
            notificationsEnabled = preferences.notificationsEnabled
            // What can be set: a week that moves energy between its days is set elsewhere.
            dailyCalorieGoal = targets.usualEnergy?.value
            dailyProteinGoal = targets.protein?.value
            dailyCarbsGoal = targets.carbs?.value
            dailyFatGoal = targets.fat?.value
            weeklyWorkoutGoal = targets.weeklyWorkouts?.value
        }
    }

    /// The caller, when the id in the path is theirs; another account's id does not exist for them.
    private func person(_ context: PersonalContext) throws -> Person {
        let person = context.person
        guard try context.parameters.require("id") == person.owner else { throw Problem.notFound }
        return person
    }

    private func answer(user person: Person) throws -> Response {
        guard let account = try database.accounts.find(id: person.owner) else { throw Problem.notFound }
        return .json(FitIQUser(account, try database.profiles.get(person.owner)))
    }

    @Sendable private func user(_: Request, context: PersonalContext) throws -> Response {
        try answer(user: try person(context))
    }

    @Sendable private func updateUser(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = try person(context)
        let form = try await request.form().renamed(["dateOfBirth": "birthDate"])
        try ProfileWriter(database: database).save(form, person)
        return try answer(user: person)
    }

    @Sendable private func profile(_: Request, context: PersonalContext) throws -> Response {
        let person = try person(context)
        return .json(HealthProfile(try ProfileState(person, database), today: person.today))
    }

    @Sendable private func updateProfile(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = try person(context)
        let form = try await request.form().renamed(["gender": "sex", "weightKg": "currentWeightKg"])
        let state = try ProfileWriter(database: database).save(form, person)
        return .json(HealthProfile(state, today: person.today))
    }

    @Sendable private func preferences(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        return .json(UserPreferences(person.preferences, try database.targets(of: person.owner, on: person.today)))
    }

    @Sendable private func updatePreferences(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        var form = try await request.form().renamed([
            "dailyCalorieGoal": "targetCalories", "dailyProteinGoal": "proteinGrams", "dailyCarbsGoal": "carbsGrams",
            "dailyFatGoal": "fatGrams",
        ])
        var preferences = person.preferences
        PreferenceRoutes.read(&form, into: &preferences)
        let state = try ProfileWriter(database: database).save(form, person)
        try database.preferences.save(preferences, of: person.owner)
        return .json(UserPreferences(preferences, state.targets(on: person.today)))
    }
}
