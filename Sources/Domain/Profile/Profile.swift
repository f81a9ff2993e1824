/// Who someone is, as far as the rules need to know. Everything is optional: nothing has to be told.
public struct Profile: Codable, Sendable, Equatable {
    public var firstName: String?
    public var lastName: String?
    public var birthDate: CivilDate?
    public var sex: Sex?
    /// cm, 100...250
    public var height: Double?
    public var activity: ActivityLevel?
    public var coachingTone: CoachingTone?
    public var hasHealthConditions: Bool?
    public var healthConditionsNotes: String?
    public var menstrualStatus: MenstrualStatus?
    /// Any of these turns off every suggestion to eat below maintenance.
    public var isPregnant: Bool?
    public var isBreastfeeding: Bool?
    public var hasEatingDisorderHistory: Bool?
    public var dietaryRestrictions: [String]?
    /// Of the fourteen that labels must name, as they were chosen
    public var allergens: [DietaryTrait]?
    /// Those in one's own words
    public var allergies: String?
    /// The answers of onboarding that describe the start and feed no rule.
    public var background: Background?
    public var onboardingCompleted: Bool
    /// Onboarding steps that were left with something saved or skipped on purpose.
    public var onboardingSteps: [String]

    public init() {
        onboardingCompleted = false
        onboardingSteps = []
    }

    /// Whole years on `date`; `nil` without a birth date.
    public func age(on date: CivilDate) -> Int? { birthDate.map { $0.years(to: date) } }
}

public enum Sex: String, CaseIterable, Codable, Sendable { case male, female, other }

public enum ActivityLevel: String, CaseIterable, Codable, Sendable {
    case sedentary, light, moderate, active
    case veryActive = "very_active"
}

public enum CoachingTone: String, CaseIterable, Codable, Sendable {
    case empathetic, scientific, casual
    case toughLove = "tough_love"
}

public enum MenstrualStatus: String, CaseIterable, Codable, Sendable {
    case premenopausal, perimenopausal, postmenopausal
    case notApplicable = "not_applicable"
}

/// Where someone starts from. Onboarding asks for what a rule reads; what only API clients send is kept and exported.
public struct Background: Codable, Sendable, Equatable {
    public var recentlyDieting: Bool?
    public var dietingMonths: Int?
    public var lowestCalories: Int?
    public var eatingPattern: String?
    public var nutritionHurdles: String?
    public var foodRelationship: String?
    public var resistanceTraining: Bool?
    public var trainingDaysPerWeek: Int?
    public var trainingType: String?
    public var cardio: Bool?
    public var averageDailySteps: Int?
    public var physicalLimitations: String?
    public var familiarWithRIR: Bool?
    public var averageSleepHours: Double?
    public var sleepQuality: Int?
    public var stressLevel: Int?
    public var morningEnergy: Int?
    public var afternoonEnergy: Int?
    public var digestion: String?
    public var generalMood: Int?
    public var usesWearable: Bool?
    public var wearable: String?
    public var mealTimes: String?

    public init() {}
}
