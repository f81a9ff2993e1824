import Domain
import Testing

@Suite("A set in words")
struct SetTextTests {
    @Test("Load, repetitions, time, distance and RPE, in the reader's language and units")
    func words() {
        #expect(WorkoutSet(reps: 5, load: 92.5, rpe: 8.5).text(.nl, .metric) == "92,5 kg × 5 @ RPE 8,5")
        #expect(WorkoutSet(reps: 5, load: 100).text(.en, .imperial) == "220.5 lb × 5")
        #expect(WorkoutSet(reps: 12).text(.en, .metric) == "× 12")
        #expect(WorkoutSet(seconds: 1560, metres: 5200).text(.en, .metric) == "5.2 km · 26:00")
        #expect(WorkoutSet(metres: 400).text(.en, .metric) == "400 m")
        #expect(WorkoutSet(metres: 5000).text(.en, .imperial) == "3.11 mi")
        #expect(WorkoutSet(seconds: 45).text(.en, .metric) == "0:45")
        #expect(WorkoutSet(seconds: 3930).text(.en, .metric) == "1:05:30")
        #expect(WorkoutSet(rpe: 8).text(.en, .metric).isEmpty)
    }

    @Test("A load reads back as it was typed")
    func typed() {
        let set = WorkoutSet(reps: 5, load: 83.91, typedLoad: Quantity(value: 185, unit: "lb"))
        #expect(set.text(.en, .metric) == "185 lb × 5")
    }
}
