import Catalogue
import Domain
import Foundation
import Testing

@Suite("Searching the exercise library")
struct ExerciseSearchTests {
    private let index = ExerciseLibrary.index

    private func first(_ text: String, _ language: Language = .en) -> String? {
        index.search(text, language: language, limit: 5).first?.exercise.id
    }

    @Test(
        "What people type finds what they mean: begun, mistyped, short, in either language",
        arguments: [
            ("bench", "bench-press"), ("benc pres", "bench-press"), ("bnech press", "bench-press"),
            ("bankdruk", "bench-press"), ("squat", "squat"), ("sqaut", "squat"), ("kniebuiging", "squat"),
            ("deadlft", "deadlift"), ("pullup", "pull-up"), ("pull ups", "pull-up"), ("optrekken", "pull-up"),
            ("pushups", "push-up"), ("opdruken", "push-up"), ("rdl", "romanian-deadlift"), ("ohp", "overhead-press"),
            ("military press", "overhead-press"), ("hardlopen", "running"), ("hardgelopen", "running"),
            ("jogging", "running"), ("fietsen", "cycling"), ("zwemmen", "swimming"), ("sauna", "sauna"),
            ("lat pull down", "lat-pulldown"), ("hip trust", "hip-thrust"), ("lunges", "lunge"),
            ("uitvalspassen", "lunge"), ("hack squat", "hack-squat"), ("crosstrainer", "elliptical"),
            ("voetbal", "football"), ("schaatsen", "ice-skating"), ("wall sit", "wall-sit"), ("rekken", "stretching"),
            ("kuit", "calf-raise"), ("incline db press", "incline-dumbbell-press"), ("skull crushers", "skullcrusher"),
            ("turkish getup", "kettlebell-turkish-get-up-squat-style"), ("foam roller", "foam-rolling"),
            ("ademhaling", "breathwork"), ("roeien", "rowing"), ("roeimachine", "rowing"), ("wandeling", "walking"),
        ])
    func typed(text: String, id: String) {
        #expect(first(text) == id)
        #expect(first(text, .nl) == id)
    }

    @Test(
        "Names of Strong and Hevy find their exercise",
        arguments: [
            ("Bench Press (Barbell)", "bench-press"), ("Bench Press (Dumbbell)", "dumbbell-bench-press"),
            ("Squat (Barbell)", "squat"), ("Deadlift (Barbell)", "deadlift"), ("Pull Up", "pull-up"),
            ("Overhead Press (Barbell)", "overhead-press"), ("Lat Pulldown (Cable)", "lat-pulldown"),
            ("Seated Row (Cable)", "seated-cable-row"), ("Leg Extension (Machine)", "leg-extension"),
            ("Lying Leg Curl (Machine)", "leg-curl"), ("Bicep Curl (Dumbbell)", "biceps-curl"),
            ("Skullcrusher (Barbell)", "skullcrusher"), ("Romanian Deadlift (Barbell)", "romanian-deadlift"),
            ("Chest Fly (Machine)", "butterfly"), ("Assault Bike", "assault-bike"),
            ("Paused RDL", "paused-romanian-deadlift"),
            ("Hip Abduction (Machine)", "thigh-abductor"), ("Yin / Restorative Yoga", "yoga"),
            ("Stretching", "stretching"),
            ("Hammer Curl (Cable)", "cable-hammer-curls-rope-attachment"), ("Handstand Hold", "handstand-hold"),
            ("Toes to Bar", "toes-to-bar"), ("Back Extension (Hyperextension)", "hyperextensions-back-extensions"),
        ])
    func otherApps(name: String, id: String) {
        #expect(first(name) == id)
        #expect(index.exercise(named: name)?.id == id)
    }

    @Test("Whatever else other apps call an exercise, with its equipment in brackets, is an exercise")
    func allNames() {
        let names = """
            Ab Wheel, Arnold Press (Dumbbell), Back Extension, Bench Dip, Bench Press (Smith Machine), Bent Over Row \
            (Barbell), Bicep Curl (Barbell), Bicep Curl (Cable), Bulgarian Split Squat, Burpee, Chest Dip, Chin Up, \
            Clean and Jerk (Barbell), Crunch, Deadlift (Dumbbell), Decline Bench Press (Barbell), Face Pull (Cable), \
            Front Raise (Dumbbell), Front Squat (Barbell), Glute Bridge, Goblet Squat, Good Morning (Barbell), Hack \
            Squat, Hammer Curl (Dumbbell), Hanging Leg Raise, Hip Adduction (Machine), Hip Thrust (Barbell), Incline \
            Bench Press (Barbell), Inverted Row, Jump Rope, Kettlebell Swing, Lateral Raise (Dumbbell), Leg Press, \
            Mountain Climber, Plank, Power Clean, Preacher Curl (Barbell), Pull Through (Cable), Push Press, Push Up, \
            Reverse Curl (Barbell), Russian Twist, Seated Calf Raise (Machine), Seated Overhead Press (Dumbbell), Shrug \
            (Barbell), Side Plank, Snatch (Barbell), Standing Calf Raise (Machine), Step Up, Sumo Deadlift (Barbell), \
            T Bar Row, Thruster (Barbell), Tricep Extension (Cable), Tricep Pushdown, Upright Row (Barbell)
            """.split(separator: ", ").map(String.init)
        #expect(names.filter { first($0) == nil } == [])
        let byName = names.count { index.exercise(named: $0) != nil }
        #expect(Double(byName) >= 0.9 * Double(names.count))
    }

    @Test("Filters let only through what they name, with words and without")
    func filters() {
        let chest = index.search("press", language: .en, filter: ExerciseFilter(muscle: .chest, equipment: .dumbbell))
        #expect(chest.first?.exercise.id == "dumbbell-bench-press")
        #expect(chest.allSatisfy { $0.exercise.equipment == .dumbbell && $0.exercise.primaryMuscles.contains(.chest) })
        let cardio = index.search("", language: .en, filter: ExerciseFilter(kind: .cardio, level: .beginner))
        #expect(cardio.count > 20)
        #expect(cardio.allSatisfy { $0.exercise.kind == .cardio && $0.exercise.level == .beginner })
        #expect(index.search(" ", language: .en, limit: 10).map(\.exercise.id).first == "barbell-row")
        #expect(index.search(" ", language: .nl, limit: 10).map(\.exercise.id).first == "bench-press")
        #expect(index.search("", language: .en).count == ExerciseLibrary.all.count)
    }

    @Test("Nonsense, emoji and very long texts find nothing and break nothing")
    func nonsense() {
        for text in ["🏋️", "(((", "x", String(repeating: "squat ", count: 500), "\u{202e}hcneb", "3x", "'"] {
            _ = index.search(text, language: .en, limit: 10)
            _ = index.exercise(named: text)
        }
        #expect(first("qqqqzzzz") == nil)
        #expect(index.exercise(named: "") == nil)
    }
}
