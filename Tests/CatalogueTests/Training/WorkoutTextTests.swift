import Catalogue
import Domain
import Foundation
import Testing

@Suite("Workouts in words to share")
struct WorkoutTextTests {
    private static let exercises: [WorkoutExercise] = [
        WorkoutExercise(
            exerciseID: "bench-press", name: "Bench Press",
            sets: [WorkoutSet(reps: 10, load: 40, isWarmUp: true)]
                + Array(repeating: WorkoutSet(reps: 8, load: 82.5, rpe: 8), count: 3)),
        WorkoutExercise(
            exerciseID: "squat", name: "Squat",
            sets: [
                WorkoutSet(reps: 8, load: 80), WorkoutSet(reps: 6, load: 90), WorkoutSet(reps: 5, load: 100, rpe: 9),
            ]),
        WorkoutExercise(
            exerciseID: "deadlift", name: "Deadlift", sets: [5, 4, 3].map { WorkoutSet(reps: $0, load: 125) }),
        WorkoutExercise(exerciseID: "pull-up", name: "Pull-Up", sets: [12, 10, 8].map { WorkoutSet(reps: $0) }),
        WorkoutExercise(
            exerciseID: "plank", name: "Plank", sets: Array(repeating: WorkoutSet(seconds: 45), count: 3)),
        WorkoutExercise(exerciseID: "running", name: "Running", sets: [WorkoutSet(seconds: 1590, metres: 5200)]),
    ]

    private static let workout = Workout(
        id: "w", day: .first, at: Date(timeIntervalSince1970: 0), minute: 0, name: "Push", kind: .strength,
        exercises: exercises)

    private func lines(_ language: Language, _ units: UnitSystem = .metric) -> String {
        WorkoutText(language, units) { ExerciseNames.shown($0, of: $1, language) }.lines(Self.workout)
    }

    @Test("An exercise is a line as people type it: sets, load, effort; warm-ups stay out")
    func lines() {
        #expect(
            lines(.en) == """
                Bench Press 3x8 82.5 kg, RPE 8
                Squat 80 kg x 8, 90 kg x 6, 100 kg x 5
                Deadlift 125 kg x 5, 4, 3
                Pull-Up 12, 10, 8
                Plank 3x45 sec
                Running 5.2 km in 26 min 30 sec
                """)
        #expect(lines(.en, .imperial).hasPrefix("Bench Press 3x8 181.9 lb, RPE 8\n"))
    }

    @Test("The parser reads the same workout back, in both languages", arguments: Language.allCases)
    func readBack(_ language: Language) throws {
        let today = try #require(SentenceTable.today)
        let draft = SentenceParser(lexicon: .wide).parse(
            lines(language), kind: .workout, language: language, today: today)
        #expect(draft.intent == .log && draft.notUnderstood.isEmpty)
        #expect(
            draft.exercises.map(\.name.value) == ["bench press", "squat", "deadlift", "pull-up", "plank", "running"])
        func plain(_ sets: [WorkoutSet]) -> [[Double?]] {
            sets.map { [$0.reps.map(Double.init), $0.load, $0.seconds, $0.metres] }
        }
        for (spoken, exercise) in zip(draft.exercises, Self.exercises) {
            #expect(plain(spoken.workoutSets(unit: .kg)) == plain(exercise.workSets), "\(exercise.name)")
        }
        #expect(draft.exercises.first?.rpe?.value == 8)
    }

    @Test(
        "Every workout of the library can be shared and read back, exercise by exercise", arguments: Language.allCases)
    func library(_ language: Language) throws {
        let today = try #require(SentenceTable.today)
        let parser = SentenceParser(lexicon: .wide)
        for template in WorkoutLibrary.all(in: language) {
            let text = WorkoutText(language, .metric) { ExerciseNames.shown($0, of: $1, language) }.lines(template)
            let draft = parser.parse(text, kind: .workout, language: language, today: today)
            #expect(draft.exercises.count == template.exercises.count, "\(text)\n\(draft.exercises.map(\.name.value))")
            #expect(draft.exercises.filter { !$0.isKnown }.map(\.name.value) == [], "\(text)")
        }
    }
}
