import Catalogue
import Domain
import Testing

/// What becomes of a draft once it is read.
@Suite("From a sentence to what can be logged")
struct SentenceDraftTests {
    private static let today = CivilDate("2026-03-12") ?? .first
    private static let both: [Language] = [.en, .nl]

    private func draft(_ text: String, _ kind: SentenceDraft.Kind? = nil, wide: Bool = false) -> SentenceDraft {
        SentenceParser(lexicon: wide ? .wide : .shared)
            .parse(text, kind: kind, languages: Self.both, today: Self.today)
    }

    private func sets(_ text: String, unit: SpokenExercise.LoadUnit = .kg) -> [WorkoutSet] {
        draft(text, .workout).exercises.first?.workoutSets(unit: unit) ?? []
    }

    @Test("Sets are written out one by one, with the load in kg")
    func sets() {
        #expect(sets("bench 3x8 60 kg") == Array(repeating: WorkoutSet(reps: 8, load: 60), count: 3))
        #expect(sets("squat 12, 10, 8 at 60, 70, 80 kg").map(\.load) == [60, 70, 80])
        #expect(sets("squat 12, 10, 8 at 60, 70, 80 kg").map(\.reps) == [12, 10, 8])
        let pounds = sets("3 sets of bench press at 185 pounds, RPE 7")
        #expect(pounds.map(\.typedLoad) == Array(repeating: Quantity(value: 185, unit: "lb"), count: 3))
        #expect(pounds.map(\.rpe) == [7, 7, 7])
    }

    @Test("A load without a unit is in the person's own")
    func ownUnit() {
        #expect(sets("bench 5x5 @ 100", unit: .kg).first?.load == 100)
        #expect(sets("bench 5x5 @ 100", unit: .lb).first?.typedLoad == Quantity(value: 100, unit: "lb"))
    }

    @Test("Time and distance are those of the set; what no set can hold is left out")
    func measures() {
        #expect(sets("ran 5k in 25 min") == [WorkoutSet(seconds: 1500, metres: 5000)])
        #expect(sets("sauna 20 minutes") == [WorkoutSet(seconds: 1200)])
        #expect(sets("bench 3x8 1900 kg").allSatisfy { $0.load == nil })
        #expect(sets("push-ups 5000 reps").first?.reps == nil)
    }

    @Test(
        "Stretches of the sentence are marked in order and apart",
        arguments: [
            "bench 3x8 60 kg rpe 8 yesterday", "two eggs and toast for lunch", "squat 12, 10, 8 at 60, 70, 80 kg",
            "use my push day but add 5 pounds, skip the dips", "🍳 2 eggs \u{202e} and toast", "op 2 maart 4x5 squatten",
            "bench 60 kg 8 reps, 65 kg 6 reps, no wait, 70 kg",
        ])
    func parts(text: String) {
        let parts = draft(text).parts
        #expect(!parts.isEmpty)
        #expect(parts.allSatisfy { $0.start < $0.end && $0.end <= text.utf16.count })
        #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.end <= $1.start })
    }

    @Test("Each stretch says what it was taken for")
    func meanings() {
        let text = "yesterday bench 3x8 60 kg rpe 8, frobnicate"
        let units = Array(text.utf16)
        let parts = draft(text, .workout).parts.map {
            "\($0.meaning.rawValue) \(String(decoding: units[$0.start..<$0.end], as: UTF16.self))"
        }
        #expect(
            parts == [
                "date yesterday", "exercise bench", "sets 3x8", "load 60 kg", "effort rpe 8",
                "notUnderstood frobnicate",
            ])
    }

    @Test("What a food is said to hold is told apart: it is no amount of it, and the tables know it otherwise")
    func statedEnergy() {
        for text in ["a 200 kcal snack bar", "pizza (800 kcal)", "broodje kroket 400 calorieën"] {
            let draft = draft(text, .meal)
            let units = Array(text.utf16)
            let lost = draft.notUnderstood.map { String(decoding: units[$0.start..<$0.end], as: UTF16.self) }
            #expect(draft.foods.count == 1 && lost.count == 1, "\(text): \(draft.foods)")
            #expect(lost.first?.contains("al") == true, "\(text): \(lost)")
        }
    }

    @Test(
        "A sentence in the other language is read as well",
        arguments: [
            ("een half glas melk", ["0.5 glass melk"]), ("2 ons kaas", ["200 g kaas"]),
            ("twee sneetjes brood met kaas", ["2 slice brood", "kaas"]), ("anderhalve banaan", ["1.5 banaan"]),
            ("koffie met melk en 2 koekjes", ["koffie met melk", "2 koekje"]),
            ("2 eggs and toast", ["2 egg", "toast"]),
            ("eggs on toast", ["eggs on toast"]), ("200 ml water", ["200 ml water"]), ("200ml water", ["200 ml water"]),
            ("2x egg", ["2 egg"]), ("1,5 cup of rice", ["1.5 cup rice"]), ("1 1/2 cup rice", ["1.5 cup rice"]),
            ("½ banana, 3 slices of bread", ["0.5 banana", "3 slice bread"]), ("bread,butter", ["bread", "butter"]),
            ("fish and chips", ["fish and chips"]), ("2 fish and chips + cola", ["2 fish and chips", "cola"]),
            ("two eggs and 3 slices bread", ["2 egg", "3 slice bread"]), ("7up", ["7up"]),
            ("a couple eggs", ["2 egg"]),
        ])
    func foods(text: String, items: [String]) {
        var draft = draft(text)
        draft.joinFoods(of: text, isOneFood: FoodCatalogue.shared.isName)
        let read = draft.foods.map { food in
            [food.amount.map { NumberText.shortest($0.value, .en) }, food.unit, food.name.value]
                .compactMap(\.self).joined(separator: " ")
        }
        #expect(read == items)
        #expect(draft.kind == .meal)
    }

    @Test("What names no food gives none", arguments: ["", "   ", ",,,", "and", "+", "2", "1/0", "½"])
    func nothing(text: String) {
        #expect(draft(text).foods.isEmpty)
        #expect(draft(text).exercises.isEmpty)
    }

    @Test(
        "Kind and language are found out together",
        arguments: [
            ("bankdrukken 3x8 80 kg", SentenceDraft.Kind.workout),
            ("gisteren 5 km hardgelopen in 27 minuten", .workout),
            ("twee boterhammen met kaas en een glas melk", .meal), ("ran 5k in 25 min", .workout),
            ("a bowl of oatmeal with blueberries", .meal), ("sauna 20 minutes", .workout),
        ])
    func kinds(text: String, kind: SentenceDraft.Kind) {
        #expect(draft(text).kind == kind)
    }

    @Test("The wide lexicon knows every exercise of the library by its name, and reads measures as the other does")
    func wide() {
        for exercise in ExerciseLibrary.all.prefix(200) {
            let read = draft("\(exercise.name) 3x8 20 kg", .workout, wide: true).exercises
            #expect(read.count == 1, "\(exercise.name)")
            #expect(read.first?.isKnown == true, "\(exercise.name)")
            #expect(read.first?.reps?.value == [8], "\(exercise.name)")
        }
        let curl = draft("zottman preacher curl 3x12", .workout, wide: true).exercises.first
        #expect(curl?.name.value == "zottman preacher curl")
    }

    @Test(
        "Rounds are the sets of every exercise in them, and what is done in turn has a number",
        arguments: [
            ("4 rounds of 10 push-ups and 15 squats", ["1 push-up 4x10", "1 squat 4x15"]),
            ("5 rounds: 10 push-ups, 15 squats, 20 sit-ups", ["1 push-up 5x10", "1 squat 5x15", "1 sit-up 5x20"]),
            ("3 rondes van 10 push-ups en 15 squats", ["1 push-up 3x10", "1 squat 3x15"]),
            ("10 push-ups, 15 squats, 4 rounds", ["1 push-up 4x10", "1 squat 4x15"]),
            ("drie rondes: 12 burpees en 20 crunches", ["1 burpee 3x12", "1 crunch 3x20"]),
            ("superset bench 3x8 and rows 3x10", ["1 bench press 3x8", "1 barbell row 3x10"]),
            (
                "superset bench 3x8 and rows 3x10, squats 5x5",
                [
                    "1 bench press 3x8", "1 barbell row 3x10", "- squat 5x5",
                ]
            ),
            ("bench 3x8 supersetted with rows 3x10", ["1 bench press 3x8", "1 barbell row 3x10"]),
            (
                "squats 5x5. superset of biceps curls 3x12 12kg and tricep pushdowns 3x12 20kg",
                [
                    "- squat 5x5", "1 biceps curl 3x12", "1 triceps pushdown 3x12",
                ]
            ),
            ("burpees 5 rounds of 10", ["- burpee 5x10"]), ("just did 3 rounds of 15 burpees", ["- burpee 3x15"]),
        ])
    func turns(text: String, items: [String]) {
        let read = draft(text, .workout).exercises.map { exercise in
            let sets = exercise.sets.map { String($0.value) } ?? "?"
            let reps = exercise.reps?.value.map(String.init).joined(separator: ",") ?? "?"
            return "\(exercise.superset.map(String.init) ?? "-") \(exercise.name.value) \(sets)x\(reps)"
        }
        #expect(read == items)
    }

    @Test("A list of repetitions stays with its exercise where another one follows")
    func lists() {
        for text in ["bench 12, 10, 8 at 60, 70, 80 kg, plank 45 seconds", "squat 5, 5, 3, deadlift 1x5 140 kg"] {
            let read = draft(text, .workout).exercises
            #expect(read.count == 2)
            #expect((read.first?.reps?.value.count ?? 0) == 3, "\(text)")
        }
        #expect(
            draft("bench 12, 10, 8 at 60, 70, 80 kg, plank 45 seconds").exercises.first?.load?.value == [60, 70, 80])
    }

    @Test("A template is meant by its words, with or without the small ones")
    func names() {
        let names = ["Push day A", "Leg day", "Overnight oats"]
        #expect(TemplateName.matches("push day", in: names) == [0])
        #expect(TemplateName.matches("my usual overnight oats", in: names) == [2])
        #expect(TemplateName.matches("leg day", in: names).first == 1)
        #expect(TemplateName.matches("pull", in: names).isEmpty)
        #expect(TemplateName.matches("", in: names).isEmpty)
    }
}
