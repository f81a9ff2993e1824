import Domain
import Foundation
import Testing

@Suite("What someone is likely to log next")
struct FoodHabitsTests {
    /// A Saturday.
    private static let today = CivilDate(ordinal: 20_533)

    private func entry(_ name: String, daysAgo: Int, _ slot: MealSlot = .breakfast, minute: Int = 480) -> FoodEntry {
        FoodEntry(
            id: "\(name)-\(daysAgo)-\(minute)", day: Self.today.adding(days: -daysAgo), at: Date(), minute: minute,
            slot: slot, foodID: name, name: name, amount: Double(daysAgo + 1), unit: "g", nutrients: Nutrients())
    }

    private func offered(
        _ entries: [FoodEntry], _ slot: MealSlot = .breakfast, minute: Int = 480, daysAhead: Int = 0
    ) -> [FoodHabits.Suggestion] {
        FoodHabits(entries).suggestions(
            at: .init(date: Self.today.adding(days: daysAhead), minute: minute, slot: slot), limit: 5)
    }

    @Test("What is eaten often and lately comes first, with the amount of the last time")
    func often() {
        let entries =
            (1...20).map { entry("oats", daysAgo: $0) } + (1...3).map { entry("egg", daysAgo: $0 * 3) }
            + (100...130).map { entry("jam", daysAgo: $0) }
        let found = offered(entries.shuffled())
        #expect(found.map(\.last.name) == ["oats", "egg", "jam"])
        #expect(found.first?.last.amount == 2)
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.score >= $1.score })
    }

    @Test("The slot and the time of day tell breakfast from dinner")
    func time() {
        let entries =
            (1...20).map { entry("oats", daysAgo: $0) }
            + (1...20).map { entry("soup", daysAgo: $0, .dinner, minute: 1100) }
        #expect(offered(entries).first?.last.name == "oats")
        #expect(offered(entries, .dinner, minute: 1100).first?.last.name == "soup")
    }

    @Test("Saturday's food comes on Saturdays, and says so")
    func weekday() {
        let entries =
            (1...8).map { entry("pancake", daysAgo: $0 * 7) }
            + (1...40).filter { $0 % 7 > 1 }.map { entry("oats", daysAgo: $0) }
        let found = offered(entries)
        #expect(found.first?.last.name == "pancake")
        #expect(found.first?.reason == .weekday(6, count: 8, of: 8))
        #expect(offered(entries, daysAhead: 3).first?.last.name == "oats")
    }

    @Test("What goes with the meal so far is next, and what the meal has is not offered again")
    func companions() {
        let entries =
            (1...10).flatMap { [entry("bread", daysAgo: $0 * 2), entry("cheese", daysAgo: $0 * 2)] }
            + (1...10).map { entry("oats", daysAgo: $0 * 2 - 1) } + [entry("bread", daysAgo: 0, minute: 470)]
        let found = offered(entries)
        #expect(found.map(\.last.name) == ["cheese", "oats"])
        #expect(found.first?.reason == .goesWith("bread"))
    }

    @Test("A drink comes again after an hour")
    func drinks() {
        let entries =
            (1...10).map { entry("coffee", daysAgo: $0, .drinks) } + [entry("coffee", daysAgo: 0, .drinks, minute: 480)]
        #expect(offered(entries, .drinks, minute: 500).isEmpty)
        #expect(offered(entries, .drinks, minute: 545).map(\.last.name) == ["coffee"])
    }

    @Test("The future is not looked into, and nobody without a past gets suggestions")
    func past() {
        #expect(offered([]).isEmpty)
        #expect(offered([entry("oats", daysAgo: 0, minute: 900)]).isEmpty)
        #expect(offered([entry("oats", daysAgo: -3)]).isEmpty)
    }

    @Test("The other reasons: yesterday, this time of the year, how often, and merely before")
    func reasons() {
        func reason(_ days: [Int]) -> FoodHabits.Reason? { offered(days.map { entry("x", daysAgo: $0) }).first?.reason }
        #expect(reason([1]) == .yesterday)
        #expect(reason([3, 360, 365, 370]) == .season)
        #expect(reason([5, 8]) == .often(count: 2))
        #expect(reason([90]) == .before)
    }
}
