import Domain
import Foundation
import Testing

@Suite("What a workout costs")
struct WorkoutEnergyTests {
    private func workout(_ exercises: [WorkoutExercise], minutes: Double?) -> Workout {
        Workout(
            id: "w", day: CivilDate(ordinal: 20_000), at: Date(timeIntervalSince1970: 0), minute: 600, name: "W",
            kind: .strength, minutes: minutes, exercises: exercises)
    }

    private let bench = WorkoutExercise(
        exerciseID: "bench-press", name: "Bench press",
        sets: [WorkoutSet(reps: 8), WorkoutSet(reps: 8), WorkoutSet(reps: 8, isDone: false)])
    private let squat = WorkoutExercise(
        exerciseID: "squat", name: "Squat", sets: [WorkoutSet(reps: 5), WorkoutSet(reps: 5)])
    private let run = WorkoutExercise(
        exerciseID: "running", name: "Running", sets: [WorkoutSet(seconds: 1500, metres: 5000)])

    @Test("What is timed counts by its time and speed; sets share the rest")
    func parts() throws {
        var speeds: [Double?] = []
        let energy = try #require(
            WorkoutEnergy(workout([bench, squat, run], minutes: 65), mass: 80) { exercise, speed in
                speeds.append(speed)
                return exercise.exerciseID == "running" ? 9 : 3.5
            })
        #expect(energy.parts.map(\.minutes) == [20, 20, 25])
        #expect(speeds == [nil, nil, 12])
        // 2.5 × 80 × 40/60 and 8 × 80 × 25/60
        #expect(abs(energy.net - (2.5 * 80 * 40 / 60 + 8 * 80 * 25 / 60)) < 1e-9)
        #expect(abs(energy.gross - energy.net - 80 * 65 / 60) < 1e-9)
        #expect(!energy.isAtLeast)
    }

    @Test("Without a length nothing is guessed; what has no rate is left out and said")
    func unknown() throws {
        #expect(WorkoutEnergy(workout([bench], minutes: nil), mass: 80, rate: { _, _ in 5 }) == nil)
        #expect(WorkoutEnergy(workout([bench, run], minutes: 25), mass: 80, rate: { _, _ in 5 }) == nil)
        #expect(WorkoutEnergy(workout([], minutes: 30), mass: 80, rate: { _, _ in 5 }) == nil)
        #expect(WorkoutEnergy(workout([run], minutes: nil), mass: 80, rate: { _, _ in nil }) == nil)
        let energy = try #require(
            WorkoutEnergy(workout([bench, run], minutes: 45), mass: 80) { exercise, _ in
                exercise.exerciseID == "running" ? 9 : nil
            })
        #expect(energy.isAtLeast)
        #expect(energy.parts.map(\.exercise.name) == ["Running"])
    }
}
