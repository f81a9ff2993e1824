import Domain
import Foundation
import Testing

@Suite("When someone eats")
struct MealTimingTests {
    /// A Monday.
    private static let monday = CivilDate(ordinal: 20_535)
    private static let never = CivilDate.last

    private func entry(
        _ day: Int, _ slot: MealSlot, _ minute: Int, energy: Double? = 500, drink: DrinkClass? = nil
    ) -> FoodEntry {
        FoodEntry(
            id: "\(day)\(slot)\(minute)", day: Self.monday.adding(days: day), at: Date(timeIntervalSince1970: 0),
            minute: minute, slot: slot, name: "food", amount: 1, unit: "g", drink: drink,
            nutrients: Nutrients(energy: energy))
    }

    private func period(_ count: Int, _ entries: [FoodEntry], dayStartHour: Int = 0) -> FoodPeriod {
        let days = (0..<count).map { index in
            let date = Self.monday.adding(days: index)
            return Day.assemble(date: date, figures: [], entries: entries.filter { $0.day == date })
        }
        return FoodPeriod(
            days: days, entries: entries, today: Self.monday.adding(days: count), dayStartHour: dayStartHour
        ) { _ in nil }
    }

    @Test("First and last times are medians of days with two meals; black coffee is no meal")
    func usual() throws {
        let entries = (0..<5).flatMap { day in
            [
                entry(day, .drinks, 360, energy: 2, drink: .coffeeTea), entry(day, .breakfast, 450 + day * 10),
                entry(day, .dinner, 1100 + day * 5),
            ]
        }
        let timing = try #require(MealTiming(entries + [entry(6, .lunch, 900)], today: Self.never, dayStartHour: 0))
        #expect(timing.days == 5, "one meal does not tell when eating began and ended")
        #expect(timing.first == 470 && timing.last == 1110 && timing.window == 640)
        #expect(timing.firstSpread == 10 && timing.lastSpread == 5 && timing.isRegular)
        #expect(MealTiming([entry(0, .lunch, 800)], today: Self.never, dayStartHour: 0) == nil)
        #expect(MealTiming([], today: Self.never, dayStartHour: 0) == nil)
    }

    @Test("What is eaten after midnight ends the day before when the day starts later")
    func night() throws {
        let entries = (0..<5).flatMap { [entry($0, .lunch, 780), entry($0, .eveningSnack, 30)] }
        let timing = try #require(MealTiming(entries, today: Self.never, dayStartHour: 4))
        #expect(timing.first == 780 && timing.last == 30 && timing.window == 690)
        #expect(period(5, entries, dayStartHour: 4).late?.share == 0.5)
        #expect(period(5, entries).late?.share == 0)
    }

    @Test("Late food and snacks have their part of the energy that is known")
    func parts() {
        let entries = [
            entry(0, .lunch, 780, energy: 600), entry(0, .eveningSnack, 1260, energy: 200),
            entry(1, .lunch, 780, energy: 1200), entry(1, .morningSnack, 640, energy: nil),
        ]
        let period = period(2, entries)
        #expect(period.late?.share == 0.1 && period.snacks?.share == 0.1)
        #expect(period.late?.daily.mean == 0.125 && period.late?.daily.days == 2)
        #expect(self.period(2, []).late == nil)
    }

    @Test("Weekends that begin later are told from chance")
    func weekend() {
        func entries(_ shift: Int) -> [FoodEntry] {
            (0..<14).flatMap { day -> [FoodEntry] in
                let first = 450 + day * 7 % 20
                return [entry(day, .breakfast, day % 7 >= 5 ? first + shift : first), entry(day, .dinner, 1100)]
            }
        }
        let shift = MealTiming(entries(90), today: Self.never, dayStartHour: 0)?.weekendShift ?? 0
        #expect(shift > 80 && shift < 100)
        #expect(MealTiming(entries(0), today: Self.never, dayStartHour: 0)?.weekendShift == nil)
        #expect(
            MealTiming(entries(20), today: Self.never, dayStartHour: 0)?.weekendShift == nil, "too little to matter")
    }
}
