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

    private func read(_ text: String) throws -> (reps: [Int], loads: [Double]) {
        let today = try #require(SentenceTable.today)
        let exercises = parser.parse(text, kind: .workout, language: .en, today: today).exercises
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
}
