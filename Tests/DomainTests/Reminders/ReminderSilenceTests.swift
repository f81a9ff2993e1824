import Testing

@testable import Domain

@Suite("When there is nothing to remind of")
struct ReminderSilenceTests {
    private let date = CivilDate(ordinal: 20_533)
    private var targets: DayTargets {
        DayTargets(
            profile: Profile(), goals: Goals(from: date, water: 1500, weeklyWorkouts: 2), body: KnownBody(), on: date)
    }

    private func isDone(_ subject: ReminderSubject, _ days: [Day]) -> Bool {
        subject.isDone(on: date, days: days, targets: targets)
    }

    private func day(_ figures: [Metric: Double] = [:], meals: [MealSlot] = [], age: Int = 0) -> Day {
        Day(
            date: date.adding(days: -age),
            figures: DayFigures(figures.mapValues { Figure(value: $0, source: .entries) }),
            meals: meals.map { MealTotal(slot: $0, entries: 1, nutrients: Nutrients()) })
    }

    @Test("A meal that is logged is not asked for, and another one is")
    func meals() {
        let days = [day(meals: [.lunch])]
        #expect(isDone(.lunch, days) && !isDone(.breakfast, days) && !isDone(.lunch, []))
        #expect(!isDone(.lunch, [day(meals: [.lunch], age: 1)]))
    }

    @Test("Drinks, the scale and training are silent once done; training, too, when the week has all it was to have")
    func done() {
        #expect(!isDone(.drinks, [day([.water: 1499])]) && isDone(.drinks, [day([.water: 1500])]))
        #expect(!isDone(.weighIn, [day([.weight: 80], age: 1)]) && isDone(.weighIn, [day([.weight: 80])]))
        #expect(isDone(.workout, [day([.workoutCount: 1])]))
        // A Saturday: Monday is five days ago.
        #expect(!isDone(.workout, [day([.workoutCount: 1], age: 5), day([.workoutCount: 1], age: 6)].reversed()))
        #expect(isDone(.workout, [day([.workoutCount: 1], age: 5), day([.workoutCount: 1], age: 1)]))
    }

    @Test("There is no summary of nothing")
    func summaries() {
        #expect(isDone(.daySummary, []) && !isDone(.daySummary, [day([.steps: 10])]))
        #expect(isDone(.weekSummary, [day([.steps: 10], age: 7)]) && !isDone(.weekSummary, [day([.steps: 10], age: 6)]))
    }

    @Test("Who is to be careful is not pushed towards scale, food or training")
    func careful() {
        var gentle = Profile()
        gentle.background = Background()
        gentle.background?.foodRelationship = Background.needsSupport
        let withheld = ReminderSubject.withheld(from: gentle, objections: [])
        #expect(Set(ReminderSubject.allCases).subtracting(withheld) == [.drinks, .standsOut])
        var history = Profile()
        history.hasEatingDisorderHistory = true
        #expect(ReminderSubject.withheld(from: history, objections: [.eatingDisorderHistory]) == withheld)
        let plain = Profile()
        #expect(ReminderSubject.withheld(from: plain, objections: []) == [])
        #expect(ReminderSubject.withheld(from: plain, objections: [.phase]) == [])
        for reason in [SafetyRails.Reason.underage, .pregnant, .breastfeeding] {
            #expect(ReminderSubject.withheld(from: plain, objections: [reason, .phase]) == [.weighIn])
        }
        #expect(ReminderSubject.withheld(from: plain, objections: [.lowWeight]) == [.weighIn, .workout])
        #expect(ReminderSubject.withheld(from: plain, objections: [], note: .fastLoss) == [.weighIn, .workout])
    }
}
