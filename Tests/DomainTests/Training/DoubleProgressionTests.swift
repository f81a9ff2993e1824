import Domain
import Testing

@Suite("What comes next in double progression")
struct DoubleProgressionTests {
    private func session(_ day: Int, _ reps: [Int], _ load: Double? = 60) -> ExerciseSession {
        ExerciseSession(
            date: CivilDate(ordinal: 20_000 + day), workoutID: "w\(day)", exerciseID: "bench-press",
            name: "Bench press",
            sets: [WorkoutSet(reps: 5, load: 20, isWarmUp: true)] + reps.map { WorkoutSet(reps: $0, load: load) })
    }

    @Test("The step says what it rests on")
    func basis() throws {
        let step = try #require(
            DoubleProgression.suggest(after: [session(0, [12, 12, 12])], range: 8...12, increment: 2.5))
        #expect(step.action == .addWeight)
        #expect(step.reason == .everySetAtTop)
        #expect(step.load == 62.5)
        #expect(step.targetReps == 8)
        #expect(step.lastLoad == 60)
        #expect(step.lastReps == [12, 12, 12])
        #expect(step.failures == 0)
    }

    @Test("The third session below the range in a row takes a tenth off; one that went well between starts over")
    func failures() {
        let failed = [session(0, [8, 7, 6]), session(3, [7, 7, 7]), session(6, [8, 7, 7])]
        let step = DoubleProgression.suggest(after: failed, range: 8...12, increment: 2.5)
        #expect(step?.action == .deload)
        #expect(step?.load == 52.5)
        #expect(step?.failures == 3)
        let mended = [session(0, [8, 7, 6]), session(3, [8, 8, 8]), session(6, [8, 7, 7])]
        #expect(DoubleProgression.suggest(after: mended, range: 8...12, increment: 2.5)?.action == .repeat)
        let lighter = [session(0, [6, 6, 6], 70), session(3, [6, 6, 6], 70), session(6, [8, 7, 7])]
        #expect(DoubleProgression.suggest(after: lighter, range: 8...12, increment: 2.5)?.action == .repeat)
    }

    @Test("Back-off sets at less load do not count, and pounds stay whole pounds")
    func loads() throws {
        let lb = 0.45359237
        let sets = [
            WorkoutSet(reps: 12, load: 185 * lb), WorkoutSet(reps: 12, load: 185 * lb),
            WorkoutSet(reps: 6, load: 135 * lb),
        ]
        let last = ExerciseSession(
            date: CivilDate(ordinal: 20_000), workoutID: "w", exerciseID: nil, name: "Press", sets: sets)
        let step = try #require(DoubleProgression.suggest(after: [last], range: 8...12, increment: 5 * lb))
        #expect(step.action == .addWeight)
        #expect(abs(step.load / lb - 190) < 1e-9)
        #expect(step.lastReps == [12, 12])
    }

    @Test("A tenth off a load of whole steps is exact, and never nothing")
    func deload() {
        func next(_ load: Double) -> Double? {
            DoubleProgression.suggest(load: load, reps: [5], range: 8...12, increment: 2.5, earlierFailures: 2)?.load
        }
        #expect(next(25) == 22.5)
        #expect(next(100) == 90)
        #expect(next(2.5) == 2.5)
    }

    @Test("Without a load, sets or a step there is nothing to suggest")
    func nothing() {
        #expect(DoubleProgression.suggest(after: [], range: 8...12, increment: 2.5) == nil)
        #expect(DoubleProgression.suggest(after: [session(0, [12, 12], nil)], range: 8...12, increment: 2.5) == nil)
        #expect(DoubleProgression.suggest(load: 60, reps: [], range: 8...12, increment: 2.5) == nil)
        #expect(DoubleProgression.suggest(load: 60, reps: [8], range: 8...12, increment: 0) == nil)
        #expect(DoubleProgression.suggest(load: .nan, reps: [8], range: 8...12, increment: 2.5) == nil)
    }
}
