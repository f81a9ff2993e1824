import Domain
import Foundation
import Testing

@Suite("Putting a day together")
struct DayAssemblyTests {
    private let date = CivilDate(ordinal: 20_533)

    private func entry(_ slot: MealSlot, _ nutrients: Nutrients, drink: DrinkClass? = nil, millilitres: Double? = nil)
        -> FoodEntry
    {
        FoodEntry(
            id: UUID().uuidString, day: date, at: .distantPast, minute: 0, slot: slot, name: "x", amount: 1,
            unit: "piece",
            millilitres: millilitres, drink: drink, nutrients: nutrients)
    }

    @Test("Typed beats imported, and the losers stay visible")
    func sources() {
        let steps = Figure(value: 6000, source: "watch", others: [Figure.Other(value: 5000, source: "phone")])
        let day = Day.assemble(
            date: date, figures: [StoredFigure(metric: .sleep, source: .manual, value: 420)], entries: [],
            recorded: [.steps: steps, .sleep: Figure(value: 400, source: "watch")])
        #expect(day.figures[.steps] == steps)
        #expect(day[.sleep] == 420)
        #expect(day.figures[.sleep]?.source == .manual)
        #expect(day.figures[.sleep]?.others == [Figure.Other(value: 400, source: "watch")])
    }

    @Test("A sum with an unknown part is an at-least; solid food without caffeine has none")
    func unknown() {
        let day = Day.assemble(
            date: date, figures: [],
            entries: [
                entry(.lunch, Nutrients(energy: 300, fibre: 5)), entry(.lunch, Nutrients(energy: 200)),
                entry(.drinks, Nutrients(energy: 2, caffeine: 80), drink: .coffeeTea, millilitres: 200),
            ])
        #expect(day.figures[.energy] == Figure(value: 502, source: .entries))
        #expect(day.figures[.fibre]?.isAtLeast == true)
        #expect(day.figures[.caffeine] == Figure(value: 80, source: .entries))
        #expect(day[.water] == 200)
        #expect(day[.protein] == nil)
        #expect(day.meals.map(\.slot) == [.lunch, .drinks])
        #expect(day.entryCount == 3)
    }

    @Test("A typed total beats the sum, which stays beside it")
    func override() {
        let day = Day.assemble(
            date: date, figures: [StoredFigure(metric: .energy, source: .manual, value: 2000)],
            entries: [entry(.dinner, Nutrients(energy: 700))])
        #expect(day[.energy] == 2000)
        #expect(day.figures[.energy]?.others == [Figure.Other(value: 700, source: .entries)])
    }

    @Test("A day with nothing is empty, and says nothing in its log")
    func empty() throws {
        let day = Day.assemble(date: date, figures: [], entries: [])
        #expect(day.isEmpty)
        let json = String(decoding: try JSONEncoder().encode(DailyLog(day, id: "1", owner: "me")), as: UTF8.self)
        #expect(!json.contains("weightKg") && !json.contains("caloriesConsumed"))
    }

    @Test("Half against half needs two known days in each")
    func halves() {
        func days(_ values: [Double?]) -> [Day] {
            values.enumerated().map { index, value in
                Day(
                    date: date.adding(days: index),
                    figures: value.map { [.steps: Figure(value: $0, source: .manual)] } ?? [:])
            }
        }
        let full = HalfComparison(.steps, in: days([1000, nil, 3000, 5000, 7000]))
        #expect(full.first == nil && full.second == 5000 && full.change == nil && full.firstDays == 1)
        let both = HalfComparison(.steps, in: days([1000, 3000, 5000, 7000]))
        #expect(both.change == 4000)
    }

    @Test("A streak runs to today or yesterday; the longest is remembered")
    func streaks() {
        let days = [0, 1, 2, 3, 6, 7].map { date.adding(days: -$0) }
        #expect(Streak(loggedDays: days, today: date).current == 4)
        #expect(Streak(loggedDays: days.dropFirst(), today: date).current == 3)
        #expect(Streak(loggedDays: days.dropFirst(2), today: date).current == 0)
        #expect(Streak(loggedDays: days.dropFirst(2), today: date).longest == 2)
        #expect(
            Streak(loggedDays: [] as [CivilDate], today: date)
                == Streak(loggedDays: [date.adding(days: 1)], today: date))
    }
}
