import Domain
import Foundation
import Testing

@Suite("A stretch of days in food")
struct FoodPeriodTests {
    /// A Saturday.
    private static let today = CivilDate(ordinal: 20_533)

    private func entry(_ daysAgo: Int, _ slot: MealSlot, _ energy: Double, name: String = "food", minute: Int = 480)
        -> FoodEntry
    {
        FoodEntry(
            id: "\(daysAgo)\(slot)\(energy)\(name)", day: Self.today.adding(days: -daysAgo), at: Date(), minute: minute,
            slot: slot,
            name: name, amount: 1, unit: "g", drink: slot == .drinks ? .water : nil,
            nutrients: Nutrients(energy: energy))
    }

    private func days(_ count: Int, _ entries: [FoodEntry], weights: [Int: Double] = [:], ending ago: Int = 0) -> [Day]
    {
        (0..<count).map { index in
            let date = Self.today.adding(days: index - count + 1 - ago)
            let figures = weights[date.days(to: Self.today)].map {
                [StoredFigure(metric: .weight, source: .manual, value: $0)]
            }
            return Day.assemble(date: date, figures: figures ?? [], entries: entries.filter { $0.day == date })
        }
    }

    private func period(_ count: Int, _ entries: [FoodEntry], weights: [Int: Double] = [:], ending ago: Int = 0)
        -> FoodPeriod
    {
        FoodPeriod(days: days(count, entries, weights: weights, ending: ago), entries: entries, today: Self.today) {
            _ in 2000
        }
    }

    @Test("The calendar tells whole days from part ones, and a star is a tenth around the target, on either side")
    func calendar() {
        let main: [MealSlot] = [.breakfast, .lunch, .dinner]
        let entries =
            main.map { entry(1, $0, 700) } + [entry(2, .lunch, 1790)] + [entry(3, .dinner, 900)]
            + main.map { entry(0, $0, 660) }
        let result = period(5, entries)
        #expect(result.calendar.map(\.logged) == [.nothing, .some, .some, .all, .all])
        #expect(result.calendar.map(\.isOnTarget) == [false, false, false, true, false])
        #expect(result.calendar.first?.energy == nil)
        #expect(result.loggedDays == 3 && result.judged == 3 && result.onTarget == 1, "today is not over")
        #expect(result.nearest == Self.today.adding(days: -1) && result.furthest == Self.today.adding(days: -3))
        #expect(result.meanEnergy.map { near($0, (2100 + 1790 + 900) / 3.0) } == true)
    }

    @Test("Meals have their share and usual time, and water is no top food")
    func shares() {
        let entries =
            (1...4).flatMap {
                [
                    entry($0, .breakfast, 500, name: "oats", minute: 400 + $0 * 10),
                    entry($0, .dinner, 1500, minute: 1100), entry($0, .drinks, 0, name: "water"),
                ]
            }
        let result = period(7, entries)
        #expect(result.slots.map(\.slot) == [.breakfast, .dinner, .drinks])
        #expect(result.slots.map(\.share) == [0.25, 0.75, 0])
        #expect(result.slots.first?.usualMinute == 430 && result.slots.first?.days == 4)
        #expect(result.topFoods.map(\.name) == ["food", "oats"] && result.topFoods.map(\.count) == [4, 4])
    }

    @Test("A change is told only when both periods have enough days and it is a real one")
    func change() {
        let now = (1...6).map { entry($0, .dinner, 1700) }
        let before = (7...13).map { entry($0, .dinner, 2000) }
        func findings(_ now: [FoodEntry], _ before: [FoodEntry]) -> [FoodPeriod.Finding] {
            period(7, now).findings(after: period(7, before, ending: 7), days: days(7, now), today: Self.today)
        }
        #expect(findings(now, before).contains(.change(share: -0.15)))
        #expect(findings(now, before).contains(.steadiest(.dinner, days: 6)))
        #expect(!findings(now, Array(before.prefix(3))).contains { if case .change = $0 { true } else { false } })
        #expect(
            !findings(now.map { entry($0.day.days(to: Self.today), .dinner, 1950) }, before).contains {
                if case .change = $0 { true } else { false }
            })
        #expect(findings([], []).isEmpty)
    }

    @Test("Weekend snacks are told when they are clearly more")
    func weekend() {
        // Saturday is today and not over: the days before are Friday 1, ..., Sunday 6, and the week before that.
        let entries = (1...14).flatMap { ago in
            let isWeekend = Self.today.adding(days: -ago).weekday >= 6
            return [
                entry(ago, .breakfast, 400), entry(ago, .dinner, 800), entry(ago, .eveningSnack, isWeekend ? 500 : 100),
            ]
        }
        let found = period(15, entries).findings(
            after: period(15, [], ending: 15), days: days(15, entries), today: Self.today)
        #expect(found == [.weekendSnacks(weekend: 500, weekdays: 100)])
    }

    @Test("The weight's change is that of the trend, and needs three weigh-ins")
    func weight() {
        #expect(period(7, [], weights: [6: 80, 0: 79]).weightChange == nil)
        let change = period(7, [], weights: [6: 80, 3: 79.5, 0: 79]).weightChange ?? 0
        #expect(change < 0 && change > -1)
    }
}
