import Domain
import Foundation
import Testing

@testable import Catalogue

@Suite("Energy of exercises")
struct ExerciseEnergyTests {
    private func met(_ id: String, _ speed: Double? = nil) -> Double? {
        ExerciseLibrary.index[id].flatMap { ExerciseEnergy.rate(for: $0, speed: speed)?.met }
    }

    @Test("Every cardio exercise has a rate of its own, every other one at least that of its kind")
    func covered() throws {
        let rows = try #require(Table("Training/mets.tsv")).rows
        let named = Set(rows.map { String($0[0]) })
        for id in named where !id.hasPrefix("kind:") { #expect(ExerciseLibrary.index[id] != nil, "\(id)") }
        for exercise in ExerciseLibrary.all {
            let rate = ExerciseEnergy.rate(for: exercise)
            #expect(rate.map { (1...13).contains($0.met) } == true, "\(exercise.id)")
            if [.cardio, .recovery].contains(exercise.kind) { #expect(named.contains(exercise.id), "\(exercise.id)") }
        }
    }

    @Test("Speed decides where it was measured, and a faster one never costs less")
    func speed() {
        #expect(met("running") == 7.5)
        #expect(met("running", 8.2) == 8.5)
        #expect(met("running", 12) == 11)
        #expect(met("running", 25) == 19)
        #expect(met("walking", 5) == 3.8)
        #expect(met("cycling", 20) == 8)
        #expect(met("swimming", 2) == 5.8)
        #expect(met("bench-press", 12) == 3.5)
        for id in ["running", "walking", "cycling", "swimming", "skating"] {
            var before = 0.0
            for tenth in stride(from: 70, through: 300, by: 1) {
                let now = met(id, Double(tenth) / 10) ?? 0
                #expect(now >= before, "\(id) at \(tenth)")
                before = now
            }
        }
    }

    @Test("A speed that nobody has gives nothing")
    func nonsense() {
        for speed in [0, -1, 500, .nan, .infinity] { #expect(met("running", speed) == nil) }
    }

    @Test("The kind stands in, and sauna is no exercise")
    func kinds() throws {
        #expect(met("push-up") == 3)
        #expect(met("hamstring-stretch") == 2.3)
        #expect(met("clean-and-jerk") == 6)
        #expect(met("sauna") == 1)
        let rate = try #require(ExerciseLibrary.index["rowing"].flatMap { ExerciseEnergy.rate(for: $0) })
        #expect(rate.source == "Compendium of Physical Activities 2024, 02071")
        #expect(!rate.activity.isEmpty)
    }
}
