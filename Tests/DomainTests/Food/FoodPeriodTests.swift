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

    @Test("Averages are of logged days, with what is partly unknown marked, and shares add up")
    func averages() {
        func eaten(_ ago: Int, _ nutrients: Nutrients) -> FoodEntry {
            var entry = entry(ago, .lunch, 0, name: "\(nutrients)")
            entry.nutrients = nutrients
            return entry
        }
        let entries = [
            eaten(1, Nutrients(energy: 1700, protein: 100, carbs: 100, fat: 100, fibre: 30, saturatedFat: 10)),
            eaten(2, Nutrients(energy: 800, protein: 50, carbs: 150, fat: 0, fibre: 10)),
            eaten(2, Nutrients(energy: 100, protein: 0, carbs: 0, fat: 0)),
            entry(3, .drinks, 0), eaten(0, Nutrients(energy: 9000, protein: 900)),
        ]
        let result = period(5, entries)
        #expect(result.loggedDays == 2, "water alone is no logged day, and today is not over")
        #expect(result.totalEnergy == 2600 && result.meanEnergy == 1300)
        #expect(result.averages[.protein]?.mean == 75 && result.averages[.protein]?.isAtLeast == false)
        #expect(result.averages[.fibre]?.mean == 20 && result.averages[.fibre]?.atLeastDays == 1)
        #expect(result.averages[.saturatedFat]?.days == 1 && result.averages[.salt] == nil)
        let shares = [Metric.protein, .carbs, .fat].compactMap { result.shares[$0]?.mean }
        #expect(near(shares.reduce(0, +), 1) && near(shares.last, 900.0 / 1700 / 2))
        #expect(result.judged == 2, "a day of water is not judged")
    }

    @Test("A period is told beside the one before it, with what is more than chance")
    func changes() {
        let now = (1...6).map { entry($0, .dinner, 1700 + Double($0)) }
        let before = (7...13).map { entry($0, .dinner, 2000 + Double($0)) }
        let changes = period(7, now).changes(since: period(7, before, ending: 7))
        #expect(changes.map(\.metric) == [.energy] && changes.first?.isReal == true)
        #expect(changes.first?.now.mean == 1703.5 && changes.first?.before.mean == 2010)
        #expect(period(7, now).changes(since: period(7, [], ending: 7)).isEmpty)
    }

    @Test("Welch's test gives the probabilities of a reference, and none from a single day")
    func welch() throws {
        // scipy.stats.ttest_ind(a, b, equal_var=False): p = 0.042 with 7.8 degrees of freedom.
        let a = try #require(DailyAverage([1800, 2100, 1950, 2300, 2050, 1900]))
        let b = try #require(DailyAverage([1500, 1900, 1650, 2000, 1600]))
        #expect(a.differs(from: b, level: 0.05) && !a.differs(from: b, level: 0.04))
        let single = try #require(DailyAverage([100]))
        #expect(!single.differs(from: a) && !a.differs(from: single) && single.deviation == nil)
        #expect(DailyAverage([]) == nil && DailyAverage([.nan, .infinity]) == nil)
        let huge = try #require(DailyAverage([1e200, -1e200, 3e200]))
        #expect(!huge.differs(from: a))
    }
}
