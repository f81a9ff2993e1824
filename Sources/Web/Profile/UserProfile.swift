import Domain
import Foundation
import Services
import Storage

/// Profile, goals in force and latest measures of one person, in one flat object with the field names of API clients.
struct UserProfile: Encodable {
    var id: String
    var userId: String
    var firstName: String?
    var lastName: String?
    var birthDate: CivilDate?
    var age: Int?
    var sex: Sex?
    var heightCm: Double?
    var currentWeightKg: Double?
    var targetWeightKg: Double?
    var targetDate: CivilDate?
    var weeklyPaceKg: Double?
    var bodyFatPercentage: Double?
    var waistCircumferenceCm: Double?
    var hipCircumferenceCm: Double?
    var chestCircumferenceCm: Double?
    var activityLevel: ActivityLevel?
    var currentPhase: Phase
    var phaseStartDate: CivilDate
    var maintenanceCalories: Double?
    var targetCalories: Double?
    var proteinGrams: Double?
    var carbsGrams: Double?
    var fatGrams: Double?
    var fibreGrams: Double?
    var waterMl: Double
    var dailyStepsTarget: Int
    var weeklyWorkoutGoal: Int?
    var coachingTone: CoachingTone?
    var hasHealthConditions: Bool?
    var healthConditionsNotes: String?
    var menstrualStatus: MenstrualStatus?
    var isPregnant: Bool?
    var isBreastfeeding: Bool?
    var hasEatingDisorderHistory: Bool?
    var dietaryRestrictions: [String]?
    var allergens: [DietaryTrait]?
    var allergies: String?
    var background: Background?
    var onboardingCompleted: Bool
    var onboardingSteps: [String]
    var bmi: Double?
    var bmiCategory: String?
    /// What is aimed at today, set or not
    var targets: DayTargets
    /// Where the person's picture is; it changes with the picture.
    var photo: String?

    init(_ state: ProfileState, today: CivilDate) {
        let profile = state.profile
        let goals = state.goals
        let targets = state.targets(on: today)
        self.targets = targets
        id = state.owner
        userId = state.owner
        firstName = profile.firstName
        lastName = profile.lastName
        birthDate = profile.birthDate
        age = profile.age(on: today)
        sex = profile.sex
        heightCm = profile.height
        currentWeightKg = state.latest[.weight]
        targetWeightKg = targets.targetWeight?.value
        targetDate = targets.targetDate
        weeklyPaceKg = targets.plan.pace
        bodyFatPercentage = state.latest[.bodyFat]
        waistCircumferenceCm = state.latest[.waist]
        hipCircumferenceCm = state.latest[.hips]
        chestCircumferenceCm = state.latest[.chest]
        activityLevel = profile.activity
        currentPhase = targets.phase
        phaseStartDate = goals.phaseStart
        maintenanceCalories = targets.plan.maintenance?.rounded()
        // What was set, as far as it is safe; what was not set stays open here.
        targetCalories = goals.energy.flatMap { _ in targets.usualEnergy?.value.rounded() }
        proteinGrams = goals.protein.flatMap { _ in targets.protein?.value }
        carbsGrams = goals.carbs.flatMap { _ in targets.carbs?.value }
        fatGrams = goals.fat.flatMap { _ in targets.fat?.value }
        fibreGrams = goals.fibre
        waterMl = goals.water
        dailyStepsTarget = goals.steps
        weeklyWorkoutGoal = goals.weeklyWorkouts
        coachingTone = profile.coachingTone
        hasHealthConditions = profile.hasHealthConditions
        healthConditionsNotes = profile.healthConditionsNotes
        menstrualStatus = profile.menstrualStatus
        isPregnant = profile.isPregnant
        isBreastfeeding = profile.isBreastfeeding
        hasEatingDisorderHistory = profile.hasEatingDisorderHistory
        dietaryRestrictions = profile.dietaryRestrictions
        allergens = profile.allergens
        allergies = profile.allergies
        background = profile.background
        photo = state.photo.map { "/api/profile/photo?id=\($0)" }
        onboardingCompleted = profile.onboardingCompleted
        onboardingSteps = profile.onboardingSteps
        if let height = profile.height, let weight = state.latest[.weight] {
            bmi = BodyMetrics.bmi(mass: weight, height: height).map { ($0 * 10).rounded() / 10 }
            bmiCategory = BodyMetrics.bmi(mass: weight, height: height).map { BodyMetrics.bmiCategory($0).rawValue }
        }
    }
}

/// What profile requests read and change together.
struct ProfileState {
    let owner: Account.ID
    var profile: Profile
    var goals: Goals
    /// The last known body figures.
    var latest: [Metric: Double] = [:]
    /// The id of their picture.
    let photo: String?

    static let bodyMetrics: [Metric] = [.weight, .bodyFat, .waist, .hips, .chest]

    init(_ person: Person, _ database: Database) throws {
        owner = person.owner
        profile = try database.profiles.get(owner)
        photo = try database.photos.id(.profile, of: owner)
        goals = try database.goals.history(owner).inForce(on: person.today) ?? Goals(from: person.today)
        for metric in Self.bodyMetrics {
            latest[metric] = try database.days.latest(metric, of: owner, onOrBefore: person.today)?.value
        }
    }

    /// What of it is the profile's own: a weigh-in is the day's.
    struct Written: Encodable {
        let profile: Profile
        let goals: Goals
    }

    var written: Written { Written(profile: profile, goals: goals.undated) }

    var body: KnownBody { KnownBody(weight: latest[.weight], bodyFat: latest[.bodyFat]) }

    func targets(on date: CivilDate) -> DayTargets {
        DayTargets(profile: profile, goals: goals, body: body, on: date)
    }
}

extension Goals {
    /// The same whenever they were set.
    var undated: Goals {
        var goals = self
        goals.from = .first
        return goals
    }
}
