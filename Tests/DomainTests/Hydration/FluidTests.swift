import Domain
import Foundation
import Testing

@Suite("Fluid and plain water")
struct FluidTests {
    private func drink(_ kind: DrinkClass, _ millilitres: Double, alcohol: Double? = nil) -> FoodEntry {
        FoodEntry(
            id: UUID().uuidString, day: .first, at: Date(timeIntervalSince1970: 0), minute: 0, slot: .drinks,
            name: "drink", amount: millilitres, unit: "ml", millilitres: millilitres, drink: kind,
            nutrients: Nutrients(alcohol: alcohol))
    }

    @Test("Fluid is every drink without alcohol, water is water, and wine fills no bottle")
    func sums() {
        let entries = [
            drink(.water, 500), drink(.coffeeTea, 200), drink(.softDrink, 330), drink(.alcohol, 150, alcohol: 14),
            drink(.alcohol, 330), drink(.softDrink, 300, alcohol: 20),
        ]
        let day = Day.assemble(date: .first, figures: [], entries: entries)
        #expect(day[.water] == 1030 && day[.plainWater] == 500)
        let drunk = DrinkDay(entries, isPregnant: false, minute: 0)
        #expect(drunk.fluid == 1030 && drunk.water == 500 && drunk.kinds.map(\.millilitres).reduce(0, +) == 1810)
        let sober = Day.assemble(date: .first, figures: [], entries: [drink(.alcohol, 330, alcohol: 1)])
        #expect(sober[.water] == 330 && sober[.plainWater] == nil, "beer without alcohol is fluid")
        #expect(Day.assemble(date: .first, figures: [], entries: [drink(.alcohol, 330)])[.water] == nil)
    }

    @Test("How much water was drunk tells the water first, then all that counts")
    func coach() {
        let today = CivilDate(ordinal: 20_533)
        func facts(_ entries: [FoodEntry]) -> [CoachAnswer.Fact] {
            var day = Day.assemble(date: today, figures: [], entries: entries)
            day.date = today
            let question = Question(subject: .metric(.water), measure: .sum, period: .day(today))
            return Coach.answer(question, from: CoachRecord(today: today, days: [day])).facts
        }
        let both = facts([drink(.water, 500), drink(.coffeeTea, 200), drink(.alcohol, 300)])
        #expect(both.map { $0.values["value"] } == [.figure(500, .plainWater), .figure(700, .water)])
        #expect(facts([drink(.coffeeTea, 200)]).map(\.key) == ["noFigures", "metricDay"])
        #expect(facts([]).map(\.key) == ["noFigures"])
    }
}
