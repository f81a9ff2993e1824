import Foundation
import Testing

@testable import Domain

@Suite("Hall's model of body weight")
struct HallModelTests {
    private static func model(_ input: [String: Any]) -> HallModel {
        HallModel(
            sex: input.text("sex") == "male" ? .male : .female, weight: input.number("kg"), height: input.number("cm"),
            age: input.number("age"), level: input.number("PAL"))
    }

    /// The states of each day.
    private static func run(
        _ model: HallModel, days: Int, sodium: Double = 0, change: (Int) -> Double
    ) -> [HallModel.State] {
        var states = [model.start]
        for day in 0..<days {
            let energy = model.maintenance + change(day)
            states.append(
                model.next(states[day], HallModel.Intake(energy: energy, carbohydrate: 0.5 * energy, sodium: sodium)))
        }
        return states
    }

    @Test("Weight, fat, lean mass, water and expenditure are the appendix's to the gram, over ten years")
    func cases() throws {
        let cases = try Vectors.read("hall_bodyweight").objects("cases")
        #expect(cases.count >= 8)
        for item in cases {
            let input = item.object("input")
            let expected = item.object("expected")
            let model = Self.model(input)
            let base = expected.object("baseline")
            #expect(near(model.resting, base.number("RMR")) && near(model.maintenance, base.number("EI0")))
            #expect(near(model.start.fat, base.number("fat0")) && near(model.start.fluid, base.number("ecf0")))
            let change = input.number("dEI")
            let sodium = input.number("dNa")
            let states = Self.run(model, days: 3650, sodium: sodium) { _ in change }
            for (day, want) in expected.object("lancet_py") {
                let want = try #require(want as? [String: Any])
                let state = states[try #require(Int(day))]
                let energy = model.maintenance + change
                let intake = HallModel.Intake(energy: energy, carbohydrate: 0.5 * energy, sodium: sodium)
                let got: [(Double, String)] = [
                    (state.weight, "weight"), (state.fat, "fat"), (state.lean, "lean"), (state.glycogen, "glycogen"),
                    (state.fluid, "ecf"), (state.adaptation, "at"), (model.expenditure(state, intake), "ee"),
                ]
                for (value, name) in got {
                    #expect(abs(value - want.number(name)) < 1e-3, "\(input.text("id")) day \(day) \(name)")
                }
            }
            for (name, tolerance, last) in [("bw_R", 0.04, 3650), ("bwp_js", 0.1, 730)] {
                for (day, want) in expected.object(name) {
                    guard let day = Int(day), day <= last, let want = want as? [String: Any] else { continue }
                    #expect(abs(states[day].weight - want.number("weight")) < tolerance, "\(name) day \(day)")
                }
            }
        }
    }

    @Test("A change of activity and a change of mind move the weight as the appendix says")
    func changes() throws {
        let vectors = try Vectors.read("hall_bodyweight")
        let activity = vectors.object("activity_change")
        var model = Self.model(activity.object("input"))
        model.activity *= 1.5
        let moved = Self.run(model, days: 730) { _ in 0 }
        for (day, want) in activity.object("expected").object("lancet_py") {
            #expect(near(moved[try #require(Int(day))].weight, (want as? NSNumber)?.doubleValue ?? 0, 1e-5))
        }
        let varying = vectors.object("varying_intake")
        let states = Self.run(Self.model(varying.object("input")), days: 365) { $0 < 90 ? -600 : -200 }
        for (day, want) in varying.object("expected") {
            #expect(near(states[try #require(Int(day))].weight, (want as? NSNumber)?.doubleValue ?? 0, 1e-5))
        }
    }

    @Test("What the planner says to eat leads to the goal on the day")
    func planner() throws {
        let cases = try Vectors.read("hall_bodyweight").objects("planner")
        #expect(cases.count >= 4)
        for item in cases {
            let input = item.object("input")
            let days = Int(input.number("days"))
            let change = item.object("expected").number("dEI")
            let states = Self.run(Self.model(input), days: days) { _ in change }
            #expect(abs(states[days].weight - input.number("goal_kg")) < 1e-3)
        }
    }
}
