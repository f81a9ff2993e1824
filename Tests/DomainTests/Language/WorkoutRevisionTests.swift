import Domain
import Testing

@Suite("An earlier workout with changes")
struct WorkoutRevisionTests {
    private static let bench = WorkoutExercise(
        exerciseID: "bench-press", name: "Bench press",
        sets: [
            WorkoutSet(reps: 10, load: 20, isWarmUp: true), WorkoutSet(reps: 8, load: 80),
            WorkoutSet(reps: 8, load: 80),
        ])
    private static let dips = WorkoutExercise(exerciseID: "dip", name: "Dip", sets: [WorkoutSet(reps: 12)])

    private func revised(
        _ changes: SpokenTemplate.Change..., of exercises: [WorkoutExercise] = [bench, dips],
        unit: SpokenExercise.LoadUnit = .kg
    ) -> WorkoutRevision {
        WorkoutRevision(exercises, changes: changes, unit: unit) { $0 == $1.name }
    }

    private func change(
        _ operation: SpokenTemplate.Operation, _ value: Double? = nil, _ unit: SpokenExercise.LoadUnit? = nil,
        _ target: String? = nil
    ) -> SpokenTemplate.Change {
        SpokenTemplate.Change(
            operation: operation, value: value, unit: unit, target: target, span: SentenceSpan(start: 0, end: 1))
    }

    @Test("Weight is added to every loaded work set, in the unit that was said; warm-ups and bodyweight stay")
    func addWeight() throws {
        let result = revised(change(.addWeight, 5, .lb))
        let loads = result.exercises[0].sets.map(\.load)
        #expect(loads[0] == 20)
        #expect(abs(try #require(loads[1]) - 82.26796185) < 1e-9)
        #expect(result.exercises[1] == Self.dips)
        #expect(result.isApplied == [true])
    }

    @Test("A load typed in pounds stays in pounds")
    func pounds() {
        let typed = WorkoutSet(reps: 5, load: 185 * 0.45359237, typedLoad: Quantity(value: 185, unit: "lb"))
        let lift = WorkoutExercise(name: "Squat", sets: [typed])
        let result = revised(change(.addWeight, 5), of: [lift], unit: .lb)
        #expect(result.exercises[0].sets[0].typedLoad == Quantity(value: 190, unit: "lb"))
    }

    @Test("A load is only put on a body where someone says on which exercise")
    func bodyweight() {
        #expect(revised(change(.addWeight, 10, .kg, "Dip")).exercises[1].sets[0].load == 10)
        #expect(revised(change(.setWeight, 10, .kg)).exercises[1].sets[0].load == nil)
    }

    @Test("Repetitions, sets and effort are changed; no load falls below nothing, and one set is always left")
    func numbers() {
        let result = revised(
            change(.addReps, -2, nil, "Bench press"), change(.addSets, 1, nil, "Dip"), change(.setRPE, 8),
            change(.addWeight, -500), change(.addSets, -9, nil, "Bench press"), change(.setReps, 15, nil, "Dip"))
        #expect(result.exercises[0].sets.count == 1)
        #expect(result.exercises[1].sets.map(\.reps) == [15, 15])
        #expect(result.exercises[1].sets.allSatisfy { $0.rpe == 8 })
        #expect(result.isApplied == [true, true, true, true, true, true])
    }

    @Test("What is skipped is gone, what is not there is said, and nothing skips everything")
    func skip() {
        let result = revised(change(.skip, nil, nil, "Dip"), change(.skip, nil, nil, "Row"), change(.skip))
        #expect(result.exercises.map(\.name) == ["Bench press"])
        #expect(result.isApplied == [true, false, false])
    }

    @Test("Numbers that no set can hold change nothing", arguments: [Double.infinity, .nan, 1e300, -1e300])
    func wild(value: Double) {
        for operation in [SpokenTemplate.Operation.addWeight, .setWeight, .addReps, .setReps, .addSets, .setRPE] {
            let result = revised(change(operation, value, .kg, "Bench press"))
            for set in result.exercises[0].sets {
                #expect(set.load.map { (0...1000).contains($0) } ?? true)
                #expect(set.reps.map { (1...1000).contains($0) } ?? true)
                #expect(set.rpe.map { (1...10).contains($0) } ?? true)
            }
            #expect((1...100).contains(result.exercises[0].sets.count))
        }
    }
}
