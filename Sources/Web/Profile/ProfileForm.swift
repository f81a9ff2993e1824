import Domain
import Foundation
import Services

/// Reads profile, goals and today's body figures out of one form.
struct ProfileForm {
    let person: Person
    /// Body figures to log for today.
    private(set) var figures: [Metric: Double?] = [:]
    private(set) var changesGoals = false

    private static let bodyFields: [(String, Metric)] = [
        ("currentWeightKg", .weight), ("bodyFatPercentage", .bodyFat), ("waistCircumferenceCm", .waist),
        ("hipCircumferenceCm", .hips), ("chestCircumferenceCm", .chest),
    ]

    init(person: Person) { self.person = person }

    /// Applies the form to `state`.
    ///
    /// - Throws: 422 with a message per field, those of the safety rails included.
    mutating func read(_ form: inout Form, into state: inout ProfileState) throws(Problem) {
        readProfile(&form, &state.profile)
        for (field, metric) in Self.bodyFields {
            switch form.number(field, in: metric.range, metric.unit) {
            case .unchanged: continue
            case .clear: continue  // a figure is taken back in the daily log, where its day is known
            case .set(let value):
                if state.latest[metric] != value { figures[metric] = value }
                state.latest[metric] = value
            }
        }
        let before = state.goals
        readGoals(&form, &state.goals)
        changesGoals = state.goals != before
        if changesGoals {
            let violations = SafetyRails.violations(
                of: state.goals, replacing: before, profile: state.profile, body: state.body,
                on: person.today)
            for violation in violations {
                form.complain(Self.field(of: violation.field), "rails.\(violation.reason.rawValue)", violation.values)
            }
        }
        try form.check()
        if changesGoals { state.goals.from = person.today }
    }

    private func readProfile(_ form: inout Form, _ profile: inout Profile) {
        let today = person.today
        form.text("firstName", limit: 60).apply(to: &profile.firstName)
        form.text("lastName", limit: 60).apply(to: &profile.lastName)
        let oldest = today.adding(days: -120 * 366)
        let youngest = CivilDate(year: today.year - 13, month: today.month, day: min(today.day, 28)) ?? today
        switch form.date("birthDate", in: oldest...youngest) {
        case .unchanged:
            // Clients that only know an age get a birthday that makes it true today.
            if case .set(let age) = form.integer("age", in: 13...120), profile.age(on: today) != age {
                profile.birthDate = CivilDate(year: today.year - age, month: today.month, day: min(today.day, 28))
            }
        case .clear: profile.birthDate = nil
        case .set(let date): profile.birthDate = date
        }
        form.choice("sex", of: Sex.self).apply(to: &profile.sex)
        form.number("heightCm", in: 100...250, .centimetres).apply(to: &profile.height)
        form.choice("activityLevel", of: ActivityLevel.self).apply(to: &profile.activity)
        form.choice("coachingTone", of: CoachingTone.self).apply(to: &profile.coachingTone)
        form.flag("hasHealthConditions").apply(to: &profile.hasHealthConditions)
        form.text("healthConditionsNotes", limit: 2000, lines: true).apply(to: &profile.healthConditionsNotes)
        form.choice("menstrualStatus", of: MenstrualStatus.self).apply(to: &profile.menstrualStatus)
        form.flag("isPregnant").apply(to: &profile.isPregnant)
        form.flag("isBreastfeeding").apply(to: &profile.isBreastfeeding)
        form.flag("hasEatingDisorderHistory").apply(to: &profile.hasEatingDisorderHistory)
        form.texts("dietaryRestrictions").apply(to: &profile.dietaryRestrictions)
        form.choices("allergens", of: DietaryTrait.chosenAllergens).apply(to: &profile.allergens)
        form.text("allergies", limit: 500).apply(to: &profile.allergies)
        form.flag("onboardingCompleted").apply(to: &profile.onboardingCompleted)
        if case .set(let step) = form.choice("completedStep", of: OnboardingStep.self),
            !profile.onboardingSteps.contains(step.rawValue)
        {
            profile.onboardingSteps.append(step.rawValue)
        }
        if var nested = form.object("background") {
            var background = profile.background ?? Background()
            Self.readBackground(&nested, &background)
            form.adopt(nested, under: "background")
            profile.background = background
        }
    }

    private static func readBackground(_ form: inout Form, _ background: inout Background) {
        form.flag("recentlyDieting").apply(to: &background.recentlyDieting)
        form.integer("dietingMonths", in: 0...600).apply(to: &background.dietingMonths)
        form.integer("lowestCalories", in: 0...10_000).apply(to: &background.lowestCalories)
        form.text("eatingPattern", limit: 2000, lines: true).apply(to: &background.eatingPattern)
        form.text("nutritionHurdles", limit: 2000, lines: true).apply(to: &background.nutritionHurdles)
        form.text("foodRelationship", limit: 60).apply(to: &background.foodRelationship)
        form.flag("resistanceTraining").apply(to: &background.resistanceTraining)
        form.integer("trainingDaysPerWeek", in: 0...7).apply(to: &background.trainingDaysPerWeek)
        form.text("trainingType", limit: 200).apply(to: &background.trainingType)
        form.flag("cardio").apply(to: &background.cardio)
        form.integer("averageDailySteps", in: 0...100_000).apply(to: &background.averageDailySteps)
        form.text("physicalLimitations", limit: 2000, lines: true).apply(to: &background.physicalLimitations)
        form.flag("familiarWithRIR").apply(to: &background.familiarWithRIR)
        form.number("averageSleepHours", in: 0...24).apply(to: &background.averageSleepHours)
        form.integer("sleepQuality", in: 1...10).apply(to: &background.sleepQuality)
        form.integer("stressLevel", in: 1...10).apply(to: &background.stressLevel)
        form.integer("morningEnergy", in: 1...10).apply(to: &background.morningEnergy)
        form.integer("afternoonEnergy", in: 1...10).apply(to: &background.afternoonEnergy)
        form.text("digestion", limit: 60).apply(to: &background.digestion)
        form.integer("generalMood", in: 1...10).apply(to: &background.generalMood)
        form.flag("usesWearable").apply(to: &background.usesWearable)
        form.text("wearable", limit: 60).apply(to: &background.wearable)
        form.text("mealTimes", limit: 500, lines: true).apply(to: &background.mealTimes)
    }

    private func readGoals(_ form: inout Form, _ goals: inout Goals) {
        form.number("targetWeightKg", in: 20...500, .kilograms).map(Goals.Wish.init).apply(to: &goals.targetWeight)
        let date = form.date("targetDate", in: person.today...person.today.adding(days: 3660))
        date.apply(to: &goals.targetDate)
        // Who sets a date wants the pace that meets it.
        if date.value != nil { goals.pace = nil }
        form.number("targetCalories", in: 800...10_000).apply(to: &goals.energy)
        form.number("weeklyPaceKg", in: 0...1, .kilograms).map(Goals.Wish.init).apply(to: &goals.pace)
        form.number("maintenanceCalories", in: 800...10_000).apply(to: &goals.maintenance)
        form.number("proteinGrams", in: 0...1000).apply(to: &goals.protein)
        form.number("carbsGrams", in: 0...2000).apply(to: &goals.carbs)
        form.number("fatGrams", in: 0...1000).apply(to: &goals.fat)
        form.number("fibreGrams", in: 0...200).apply(to: &goals.fibre)
        form.number("waterMl", in: 250...10_000, .millilitres).apply(to: &goals.water)
        form.integer("dailyStepsTarget", in: 0...100_000).apply(to: &goals.steps)
        form.integer("weeklyWorkoutGoal", in: 0...21).apply(to: &goals.weeklyWorkouts)
        if case .set(let phase) = form.choice("currentPhase", of: Phase.self), phase != goals.phase {
            goals.phase = phase
            goals.phaseStart = person.today
        }
        form.date("phaseStartDate", in: CivilDate.first...person.today).apply(to: &goals.phaseStart)
    }

    /// The field of the form that a rail is about.
    private static func field(of rail: SafetyRails.Field) -> String {
        switch rail {
        case .energy, .week: "targetCalories"
        case .macros: "proteinGrams"
        case .targetWeight: "targetWeightKg"
        case .targetDate: "targetDate"
        case .phase: "currentPhase"
        }
    }
}
