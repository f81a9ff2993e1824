import Catalogue
import Domain
import Testing

@Suite("Words of the library, and of one person")
struct PersonLexiconTests {
    private let today = CivilDate(ordinal: 20_500)

    private func own(_ name: String, kind: Exercise.Kind = .strength, aliases: [String] = []) -> Exercise {
        Exercise(
            id: "own-\(name)", name: name, dutchName: nil, kind: kind, equipment: nil, primaryMuscles: [],
            secondaryMuscles: [], level: .beginner, aliases: aliases)
    }

    private func line(_ text: String, _ lexicon: SentenceLexicon, _ language: Language = .en) -> String {
        let draft = SentenceParser(lexicon: lexicon).parse(text, kind: .workout, language: language, today: today)
        return DraftText.of(draft, today: today)
    }

    @Test(
        "Exercises of the library are read by their names, mistyped too",
        arguments: [
            ("arnold dumbbell press 3x10 @ 16 kg", "arnold dumbbell press s3 r10 w16kg"),
            ("4x12 kettlebell windmils 12kg", "kettlebell windmill s4 r12 w12kg"),
            (
                "worlds greatest stretch 5 min then 2x12 zottman curls",
                "world's greatest stretch t5 ; zottman curl s2 r12"
            ),
            ("did 3x15 reverse crunches and bench 3x8 185 lb", "reverse crunch s3 r15 ; bench press s3 r8 w185lb"),
        ])
    func library(text: String, expected: String) {
        #expect(line(text, .shared) == expected)
    }

    @Test("What is understood without the library stays as it is")
    func stays() {
        #expect(line("dumbbell bench press 3x8 30kg", .shared) == "dumbbell bench press s3 r8 w30kg")
        #expect(line("swam butterfly 20 min", .shared) == "swimming t20")
        #expect(line("paused bench 3x3 100kg", .shared) == "bench press s3 r3 w100kg")
    }

    @Test("One's own exercises and templates are read by the names one gave them, by nobody else")
    func names() {
        let mine = SentenceLexicon.shared.with(
            exercises: [
                own("Squat on one Shoe", aliases: ["shoe squat"]), own("Blörp"), own("Log carry", kind: .cardio),
            ],
            templates: ["Monday Madness"])
        #expect(line("shoe squats 3x8 40 kg", mine) == "Squat on one Shoe s3 r8 w40kg")
        #expect(line("blorp 3x8 40 kg", mine) == "Blörp s3 r8 w40kg")
        #expect(line("squat on one shoe 2x5", mine) == "Squat on one Shoe s2 r5")
        #expect(line("log cary 10 min", mine) == "Log carry t10")
        #expect(line("use my monday madness but add 5 kg", mine) == "=Monday Madness [add_weight 5 kg]")
        #expect(line("bench 3x8 80kg", mine) == "bench press s3 r8 w80kg")
        #expect(line("shoe squats 3x8 40 kg", .shared) == "squat s3 r8 w40kg")
        #expect(!line("use my monday madness but add 5 kg", .shared).contains("Madness"))
    }

    @Test("One's own name beats the library's, and a name that is every sentence's word is left alone")
    func collisions() {
        let mine = SentenceLexicon.shared.with(
            exercises: [own("Bench"), own("sets"), own("5"), own(""), own("🏋️"), own("kg")],
            templates: ["yesterday", "x"])
        #expect(line("bench 3 sets of 8 at 80 kg", mine) == "Bench s3 r8 w80kg")
        #expect(line("squat 3 sets of 8 yesterday", mine) == "@-1 squat s3 r8")
    }
}
