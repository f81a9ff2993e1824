import Domain
import GRDB

/// Who the made-up person is, and what they aimed for when.
enum DemoPerson {
    static func save(of owner: Account.ID, today: CivilDate, days: Int, in db: GRDB.Database) throws {
        var profile = Profile()
        profile.firstName = "Sam"
        profile.lastName = "Demo"
        profile.birthDate = CivilDate(year: today.year - 47, month: 4, day: 12)
        profile.sex = .male
        profile.height = 182
        profile.activity = .light
        profile.coachingTone = .empathetic
        var background = Background()
        background.averageSleepHours = 6.5
        background.averageDailySteps = 6000
        background.morningEnergy = 5
        background.afternoonEnergy = 4
        background.generalMood = 6
        background.stressLevel = 6
        background.physicalLimitations = "Left shoulder: light overhead work only"
        profile.background = background
        profile.onboardingCompleted = true
        profile.onboardingSteps = OnboardingStep.allCases.map(\.rawValue)
        try ProfileStore.save(profile, of: owner, in: db)
        let start = today.adding(days: 1 - min(days, DemoData.storyDays))
        let plan: [(Int, Phase, Double, Int)] = [
            (0, .assessment, 2500, 7000), (28, .recovery, 2550, 7500), (84, .cutting, 2050, 8500),
            (240, .recovery, 2450, 8500), (280, .recomp, 2300, 9000), (320, .cutting, 1950, 9000),
        ]
        for (day, phase, energy, steps) in plan where day < days {
            var goals = Goals(
                from: start.adding(days: day), phase: phase, targetWeight: 82, energy: energy, water: 2000,
                steps: steps, weeklyWorkouts: 3)
            // What was aimed at before had no date: none has passed.
            if day == plan.last?.0 { goals.targetDate = today.adding(days: 112) }
            try GoalStore.set(goals, of: owner, in: db)
        }
    }
}
