import Catalogue
import Domain
import Testing

@Suite("Physical limitations")
struct PhysicalLimitationsTests {
    private func concern(_ text: String, _ id: Exercise.ID) throws -> String? {
        PhysicalLimitations(text).concern(try #require(ExerciseLibrary.index[id]))
    }

    @Test(
        "What was written stands beside the exercises that load the part, and no others",
        arguments: [
            ("Left knee: no deep squats", "squat", "bench-press"),
            ("Knieblessure links", "bulgarian-split-squat", "biceps-curl"),
            ("rotator cuff tear", "bench-press", "squat"),
            ("linkerknie: niet diep hurken", "leg-press", "bench-press"),
            ("pijn in mijn rechterschouder", "overhead-press", "squat"), ("Schouderklachten", "bench-press", "squat"),
            ("hernia L5-S1", "deadlift", "biceps-curl"),
            ("tennis elbow", "biceps-curl", "squat"),
        ])
    func parts(text: String, loads: String, spares: String) throws {
        #expect(try concern(text, loads) == text)
        #expect(try concern(text, spares) == nil)
    }

    @Test("Each limitation is told where it belongs, in the words that were written")
    func several() throws {
        let text = "Sore left knee.\nRight shoulder, since 2019; asthma as a child"
        #expect(try concern(text, "squat") == "Sore left knee")
        #expect(try concern(text, "bench-press") == "Right shoulder, since 2019")
    }

    @Test("Words about no part of the body concern no exercise", arguments: ["", "none", "geen", "I feel fine", "."])
    func nothing(text: String) throws {
        let limitations = PhysicalLimitations(text)
        for exercise in ExerciseLibrary.all { #expect(limitations.concern(exercise) == nil) }
    }
}
