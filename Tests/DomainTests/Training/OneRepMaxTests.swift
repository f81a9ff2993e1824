import Domain
import Testing

@Suite("One-repetition maxima")
struct OneRepMaxTests {
    @Test("One repetition is the load itself")
    func single() {
        let set = OneRepMax.estimateWithMethod(WorkoutSet(reps: 1, load: 100))
        #expect(set?.load == 100)
        #expect(set?.method == .lifted)
        #expect(OneRepMax.estimate(WorkoutSet(reps: 1, load: 100, rpe: 10)) == 100)
    }

    @Test("A set without RPE counts as one to the limit, by Epley")
    func epley() {
        let set = OneRepMax.estimateWithMethod(WorkoutSet(reps: 10, load: 60))
        #expect(set?.load == 80)
        #expect(set?.method == .epley)
    }

    @Test(
        "Nothing is estimated from what says nothing of the limit",
        arguments: [
            WorkoutSet(reps: 13, load: 60), WorkoutSet(reps: 5, load: 60, rpe: 5.5), WorkoutSet(reps: 0, load: 60),
            WorkoutSet(reps: 13, load: 60, rpe: 9), WorkoutSet(load: 60), WorkoutSet(reps: 8),
            WorkoutSet(reps: 8, load: 0), WorkoutSet(reps: 8, load: .nan), WorkoutSet(reps: 8, load: .infinity),
            WorkoutSet(reps: 5, load: 60, isWarmUp: true), WorkoutSet(reps: 5, load: 60, isDone: false),
            WorkoutSet(reps: 5, load: 60, rpe: .nan), WorkoutSet(seconds: 60),
        ])
    func nothing(set: WorkoutSet) { #expect(OneRepMax.estimate(set) == nil) }

    @Test("Where the body is lifted, it is part of the load")
    func body() {
        #expect(OneRepMax.estimate(WorkoutSet(reps: 6), body: 80) == 96)
        #expect(OneRepMax.estimate(WorkoutSet(reps: 6, load: 20), body: 80) == 120)
    }

    @Test("Formulas have no value where they break")
    func limits() {
        #expect(OneRepMax.brzycki(load: 20, reps: 37) == nil)
        #expect(OneRepMax.brzycki(load: 20, reps: .max) == nil)
        #expect(OneRepMax.Formula.lander.estimate(load: 20, reps: 40) == nil)
        for formula in OneRepMax.Formula.allCases {
            #expect(formula.estimate(load: -1, reps: 5) == nil)
            #expect(formula.estimate(load: .nan, reps: 5) == nil)
            #expect(formula.estimate(load: 100, reps: 0) == nil)
            #expect(formula.estimate(load: .greatestFiniteMagnitude, reps: 30) == nil)
        }
    }

    @Test("RPE is read to the nearest half; outside the chart it says nothing")
    func chart() {
        #expect(RPEChart.percent(reps: 5, rpe: 7.8) == RPEChart.percent(reps: 5, rpe: 8))
        #expect(RPEChart.percent(reps: 5, rpe: 5.9) == nil)
        #expect(RPEChart.percent(reps: 5, rpe: 10.1) == nil)
        #expect(RPEChart.percent(reps: 0, rpe: 8) == nil)
        #expect(RPEChart.percent(reps: .max, rpe: 8) == nil)
        #expect(RPEChart.percent(reps: .min, rpe: 8) == nil)
    }

    @Test("Energy is told within the ranges that the equations were made for")
    func energy() {
        #expect(ActivityEnergy.net(met: 0.95, mass: 80, minutes: 480) == 0)
        #expect(ActivityEnergy.gross(met: 8, mass: 0, minutes: 30) == nil)
        #expect(ActivityEnergy.gross(met: 8, mass: 80, minutes: -1) == nil)
        #expect(ActivityEnergy.gross(met: .nan, mass: 80, minutes: 30) == nil)
        #expect(ActivityEnergy.acsm(.walk, speed: 9, mass: 80, minutes: 30) == nil)
        #expect(ActivityEnergy.acsm(.run, speed: 4, mass: 80, minutes: 30) == nil)
        #expect(ActivityEnergy.acsm(.run, speed: 10, grade: -0.1, mass: 80, minutes: 30) == nil)
    }
}
