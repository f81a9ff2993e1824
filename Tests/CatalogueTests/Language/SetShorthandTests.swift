import Catalogue
import Domain
import Testing

/// The ways in which people write sets down, each with every count of sets: what one form reads well, another count of
/// sets may not ("2x8 70" was 8 and 70 repetitions).
@Suite("Shorthand of sets")
struct SetShorthandTests {
    private struct Sets {
        var count: Int
        var reps: Int
        var load: String

        var written: [String] {
            [
                "\(count)x\(reps) \(load)", "\(count)x\(reps) @\(load)", "\(count)x\(reps)x\(load)",
                "\(load)kg \(count)x\(reps)",
                "\(count)x\(reps) \(load)kg", "\(load) \(count)x\(reps)", "\(count) sets of \(reps) at \(load)",
            ]
        }
        var allReps: [Int] { Array(repeating: reps, count: count) }
        var loads: [Double] { Array(repeating: Double(load) ?? 0, count: count) }
    }

    private let parser = SentenceParser(lexicon: .shared)

    private func read(_ text: String, _ language: Language = .en) throws -> (reps: [Int], loads: [Double]) {
        let today = try #require(SentenceTable.today)
        let exercises = parser.parse(text, kind: .workout, language: language, today: today).exercises
        let exercise = try #require(exercises.count == 1 ? exercises[0] : nil, "\(text)")
        let count = exercise.sets?.value ?? 1
        func each<T>(_ values: [T]) -> [T] { values.count == 1 ? Array(repeating: values[0], count: count) : values }
        return (each(exercise.reps?.value ?? []), each(exercise.load?.value ?? []))
    }

    @Test("is read back as it was meant, alone and before other sets", arguments: 1...6)
    func readBack(count: Int) throws {
        for (reps, load) in [(5, "100"), (8, "42.5"), (12, "20"), (3, "140")] {
            let first = Sets(count: count, reps: reps, load: load)
            for (place, text) in first.written.enumerated() {
                let alone = try read("bench \(text)")
                #expect(alone.reps == first.allReps && alone.loads == first.loads, "bench \(text)")
                for other in 1...3 {
                    let second = Sets(count: other, reps: reps == 5 ? 6 : 5, load: "80")
                    let both = "squat \(text), \(second.written[place])"
                    let found = try read(both)
                    #expect(found.reps == first.allReps + second.allReps, "\(both)")
                    #expect(found.loads == first.loads + second.loads, "\(both)")
                }
            }
        }
    }

    @Test("is read back wherever the exercise stands", arguments: [Language.en, .nl])
    func placed(language: Language) throws {
        let forms: [Language: [String]] = [
            .en: [
                "{l} bench for {s} sets of {r}", "{l}kg bench {s}x{r}", "{s} sets of {r} bench with {l} kg",
                "bench, {s} sets, {r} reps, {l} kg", "bench {l} for {s} sets of {r}", "{l}x{r}x{s} bench",
                "{s} sets of bench at {l} kg for {r} reps", "{l} for {s}x{r} on bench",
            ],
            .nl: [
                "{l} kilo bankdrukken {s} sets van {r}", "bankdrukken {l} kilo {s} keer {r}",
                "{s} sets bankdrukken van {r} herhalingen met {l} kg", "bankdrukken op {l} kg {s} x {r}",
                "bankdrukken met {l} kilo, {s} keer {r} keer",
            ],
        ]
        for form in forms[language] ?? [] {
            for (sets, reps, load) in [(2, 5, 100), (3, 8, 60), (5, 12, 40), (6, 3, 225)] {
                let text = form.replacing("{l}", with: "\(load)").replacing("{s}", with: "\(sets)")
                    .replacing("{r}", with: "\(reps)")
                let found = try read(text, language)
                #expect(found.reps == Array(repeating: reps, count: sets), "\(text)")
                #expect(found.loads == Array(repeating: Double(load), count: sets), "\(text)")
            }
        }
    }

    @Test("of sets that fall off is read back as a list", arguments: [Language.en, .nl])
    func lists(language: Language) throws {
        let forms: [Language: [String]] = [
            .en: [
                "pull-ups {a}, {b} and {c} times", "pull-ups {a}, then {b}, then {c}", "bench 60 x {a}, {b}, {c}",
                "bench 60x{a},{b},{c}", "bench 60 kg x {a}, {b} and {c}", "pull-ups {a} then {b} then {c}",
            ],
            .nl: [
                "optrekken {a}, {b} en {c} keer", "optrekken eerst {a}, toen {b} en toen {c}",
                "optrekken {a}, daarna {b} en daarna {c}", "bankdrukken met 60 kilo {a}, {b} en {c}",
            ],
        ]
        for form in forms[language] ?? [] {
            for (a, b, c) in [(8, 7, 5), (12, 10, 9), (14, 13, 11), (9, 6, 3)] {
                let text = form.replacing("{a}", with: "\(a)").replacing("{b}", with: "\(b)")
                    .replacing("{c}", with: "\(c)")
                let found = try read(text, language)
                #expect(found.reps == [a, b, c], "\(text)")
                #expect(found.loads == (form.contains("60") ? [60, 60, 60] : []), "\(text)")
            }
        }
    }
}
