import Domain
import Foundation
import Testing

@Suite("The time without food")
struct FastTests {
    private let start = Date(timeIntervalSince1970: 1_774_000_000)

    private func entry(_ hours: Double, drink: DrinkClass? = nil, energy: Double = 200) -> FoodEntry {
        let at = start + hours * 3600
        return FoodEntry(
            id: "\(hours)", day: CivilDate(ordinal: 20_000 + Int(hours / 24)), at: at, minute: Int(hours * 60) % 1440,
            slot: .dinner, name: "x", amount: 1, unit: "piece", drink: drink, nutrients: Nutrients(energy: energy))
    }

    @Test("It begins with the last food; coffee does not end it, milk does")
    func since() {
        let now = start + 34 * 3600
        let eaten = [entry(8), entry(20)]
        #expect(Fast(eaten, goalHours: 14, now: now)?.since == start + 20 * 3600)
        #expect(
            Fast(eaten + [entry(30, drink: .coffeeTea, energy: 4)], goalHours: 14, now: now)?.since == start + 20 * 3600
        )
        #expect(
            Fast(eaten + [entry(30, drink: .juice, energy: 90)], goalHours: 14, now: now)?.since == start + 30 * 3600)
        #expect(Fast(eaten + [entry(40)], goalHours: 14, now: now)?.since == start + 20 * 3600, "planned, not eaten")
    }

    @Test("Nothing logged for a day and a half is no fast, nor is a goal that is not offered")
    func none() {
        #expect(Fast([entry(0)], goalHours: 14, now: start + 37 * 3600) == nil)
        #expect(Fast([], goalHours: 14, now: start) == nil)
        for goal in [0, 11, 17, 24] { #expect(Fast([entry(0)], goalHours: goal, now: start + 3600) == nil) }
    }

    @Test("Nights are averaged from three on, days that were not logged left out")
    func nights() {
        let week = (0..<3).flatMap { [entry(Double($0) * 24 + 8), entry(Double($0) * 24 + 20)] }
        #expect(Fast(week, goalHours: 12, now: start + 70 * 3600)?.meanNight == nil)
        let more = week + [entry(72 + 8), entry(24 * 5 + 8)]
        #expect(Fast(more, goalHours: 12, now: start + 24 * 5.5 * 3600)?.meanNight == 720)
    }
}
