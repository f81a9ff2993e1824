import Domain
import Testing

@Suite("What a workout is called where nobody named it")
struct WorkoutNameTests {
    private static let library: [String: (Exercise.Kind, [Exercise.Muscle], [Exercise.Muscle])] = [
        "bench": (.strength, [.chest], [.shoulders, .triceps]), "pushdown": (.strength, [.triceps], []),
        "press": (.strength, [.shoulders], [.triceps]), "squat": (.powerlifting, [.quadriceps], [.glutes]),
        "curl": (.strength, [.biceps], [.forearms]), "row": (.strength, [.middleBack], [.biceps]),
        "plank": (.strength, [.abdominals], []), "run": (.cardio, [.quadriceps], []),
        "bike": (.cardio, [.quadriceps], []), "swim": (.cardio, [.lats], []), "sauna": (.recovery, [], []),
        "yoga": (.stretching, [], []),
    ]

    private func known(_ exercise: WorkoutExercise) -> Exercise? {
        Self.library[exercise.name].map {
            Exercise(
                id: exercise.name, name: exercise.name, dutchName: nil, kind: $0.0, equipment: nil,
                primaryMuscles: $0.1, secondaryMuscles: $0.2, level: .beginner, aliases: [])
        }
    }

    private func exercises(_ text: String) -> [WorkoutExercise] {
        text.split(separator: " ").map { part in
            let pieces = part.split(separator: "*")
            let count = pieces.count > 1 ? Int(pieces[1]) ?? 1 : 3
            return WorkoutExercise(
                exerciseID: String(pieces[0]), name: String(pieces[0]),
                sets: Array(repeating: WorkoutSet(reps: 8), count: count))
        }
    }

    private func name(_ text: String) -> WorkoutName { WorkoutName(of: exercises(text), known: known) }

    @Test("After the one or two muscle groups that get most sets, the most first")
    func groups() {
        #expect(name("bench pushdown") == .parts([.group(.chest), .group(.triceps)]))
        #expect(name("pushdown*5 bench*3") == .parts([.group(.triceps), .group(.chest)]))
        #expect(name("bench*9 pushdown*1") == .parts([.group(.chest)]))
        #expect(name("bench squat*1 pushdown*9") == .parts([.group(.triceps), .group(.chest)]))
    }

    @Test("More groups make a push, a pull, an upper, a lower or a full body; arms are one")
    func more() {
        #expect(name("bench press pushdown") == .push)
        #expect(name("row curl pushdown bench") == .upperBody)
        #expect(name("bench pushdown curl") == .parts([.group(.chest), .group(.arms)]))
        #expect(name("squat bench row") == .fullBody)
        #expect(name("squat plank") == .parts([.group(.legs), .group(.core)]))
    }

    @Test("One exercise, or two of cardio, by their own names; more by what they are")
    func exercises() {
        let one = exercises("bench")
        #expect(WorkoutName(of: one, known: known) == .parts([.exercise(one[0])]))
        let two = exercises("run bike run")
        #expect(WorkoutName(of: two, known: known) == .parts([.exercise(two[0]), .exercise(two[1])]))
        #expect(name("run bike swim") == .kind(.cardio))
        #expect(name("") == .kind(.other))
        #expect(name("hop skip jump") == .kind(.strength))
    }

    @Test("A kind is what most exercises are; an unknown one is strength when it has repetitions")
    func kinds() {
        func kind(_ text: String) -> Workout.Kind { Workout.Kind(of: exercises(text), known: known) }
        #expect(kind("bench squat run") == .strength)
        #expect(kind("run bike bench") == .cardio)
        #expect(kind("run sauna") == .cardio)
        #expect(kind("yoga") == .flexibility)
        #expect(kind("sauna") == .recovery)
        #expect(kind("something") == .strength)
        #expect(kind("") == .other)
        let walk = WorkoutExercise(name: "Dog", sets: [WorkoutSet(metres: 3000)])
        #expect(Workout.Kind(of: [walk], known: known) == .cardio)
    }
}
