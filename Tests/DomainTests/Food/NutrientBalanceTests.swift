import Domain
import Foundation
import Testing

@Suite("Nutrient balance")
struct NutrientBalanceTests {
    private let monday = CivilDate(ordinal: 20_535)
    private let references = NutrientBalance.References(
        DayTargets(
            profile: Profile(), goals: Goals(from: .first, protein: 80 * 0.83), body: KnownBody(),
            on: CivilDate(ordinal: 20_535)))

    /// 2000 kcal: 100 g protein (20 %), 225 g carbs (45 %), 75.6 g fat (34 %), 10 g fibre.
    private let usual = Nutrients(
        energy: 2000, protein: 100, carbs: 225, fat: 75.6, fibre: 10, sugar: 80, saturatedFat: 20, salt: 6,
        alcohol: 0)

    private func day(
        _ nutrients: Nutrients, on offset: Int = 0, atLeast: Set<Metric> = [], slots: [MealSlot] = MealSlot.allCases,
        water: Double? = 1500
    ) -> Day {
        var figures: DayFigures = [:]
        for metric in Nutrients.metrics {
            figures[metric] = nutrients[metric].map {
                Figure(value: $0, source: .entries, isAtLeast: atLeast.contains(metric))
            }
        }
        figures[.water] = water.map { Figure(value: $0, source: .entries) }
        return Day(
            date: monday.adding(days: offset), figures: figures,
            meals: slots.map { MealTotal(slot: $0, entries: 1, nutrients: Nutrients()) })
    }

    private func verdicts(_ day: Day, isOver: Bool = true) -> [NutrientBalance.Nutrient: NutrientBalance.Verdict] {
        let balance = NutrientBalance(day: day, isOver: isOver, references: references)
        return Dictionary(uniqueKeysWithValues: balance.items.map { ($0.nutrient, $0.verdict) })
    }

    @Test("A whole day is held against what is advised, nutrient by nutrient")
    func whole() throws {
        let result = verdicts(day(usual))
        #expect(result[.protein] == .within && result[.proteinShare] == .within)
        #expect(result[.carbsShare] == .below && result[.fatShare] == .within)
        #expect(result[.saturatedShare] == .within && result[.sugar] == .within)
        #expect(result[.fibre] == .below && result[.salt] == .above)
        #expect(result[.alcohol] == .within && result[.water] == .below)
        let balance = NutrientBalance(day: day(usual), isOver: true, references: references)
        #expect(near(balance[.proteinShare]?.value, 400 * 100 / 2000.4, 1e-9))
        #expect(balance[.protein]?.low == 80 * 0.83 && balance[.salt]?.high == 5)
    }

    @Test("Of a sum that misses a part, too little cannot be told, and too much can")
    func lowerBound() {
        let result = verdicts(day(usual, atLeast: [.fibre, .salt, .sugar, .protein]))
        #expect(result[.fibre] == .unknown && result[.salt] == .above && result[.sugar] == .unknown)
        #expect(result[.protein] == .within)
        // A share of a sum that misses a part could be anything.
        #expect(result[.carbsShare] == .unknown && result[.saturatedShare] == .unknown)
    }

    @Test("A day that is not over, or not logged in full, tells nothing of too little")
    func partial() {
        for result in [verdicts(day(usual), isOver: false), verdicts(day(usual, slots: [.breakfast]))] {
            #expect(result[.fibre] == .unknown && result[.water] == .unknown && result[.fatShare] == .unknown)
            #expect(result[.salt] == .above && result[.protein] == .within)
        }
    }

    @Test("Unknown is not zero")
    func unknown() {
        let result = verdicts(day(Nutrients(energy: 2000), water: nil))
        #expect(result.values.allSatisfy { $0 == .unknown })
    }

    @Test("A day is whole with its three meals, or with 60 % of the target")
    func completeness() {
        let snack = day(usual, slots: [.afternoonSnack])
        #expect(NutrientBalance.isWhole(day(usual, slots: [.breakfast, .lunch, .dinner]), target: nil))
        #expect(!NutrientBalance.isWhole(snack, target: nil) && NutrientBalance.isWhole(snack, target: 3000))
        #expect(!NutrientBalance.isWhole(snack, target: 3400))
    }

    @Test("A week is the mean of its whole days, three at least")
    func week() throws {
        var other = usual
        other.fibre = 46
        let days = [
            day(usual, on: 0), day(usual, on: 1), day(other, on: 2),
            day(Nutrients(energy: 100, fibre: 1), on: 3, slots: [.lunch]),
        ]
        let week = try #require(NutrientBalance(days: days, references: references) { _ in 2000 })
        #expect(week.days == 3 && week[.fibre]?.value == 22 && week[.fibre]?.verdict == .below)
        #expect(NutrientBalance(days: Array(days.dropFirst()), references: references) { _ in nil } == nil)
    }

    @Test("A figure that only two days of a week know has no mean")
    func fewDays() throws {
        var silent = usual
        silent.salt = nil
        let days = [day(usual, on: 0), day(usual, on: 1), day(silent, on: 2)]
        let week = try #require(NutrientBalance(days: days, references: references) { _ in nil })
        #expect(week[.salt]?.value == nil && week[.salt]?.verdict == .unknown && week[.fibre]?.value == 10)
    }

    @Test("Goals come before general advice")
    func goals() {
        let goals = Goals(from: .first, phase: .cutting, protein: 130, fibre: 32, water: 2500)
        func references(_ goals: Goals, weight: Double?) -> NutrientBalance.References {
            NutrientBalance.References(
                DayTargets(profile: Profile(), goals: goals, body: KnownBody(weight: weight), on: monday))
        }
        let own = references(goals, weight: 80)
        #expect(own.protein == 130 && own.fibre == 32 && own.water == 2500)
        var open = goals
        open.protein = nil
        #expect(references(open, weight: 80).protein == 128)
        #expect(references(open, weight: nil).protein == nil)
    }

    @Test("What most of it came from, under its last name, with its share")
    func contributors() {
        func entry(_ id: String?, _ name: String, fibre: Double?) -> FoodEntry {
            FoodEntry(
                id: UUID().uuidString, day: monday, at: Date(), minute: 0, slot: .lunch, foodID: id, name: name,
                amount: 1, unit: "piece", nutrients: Nutrients(fibre: fibre))
        }
        let entries = [
            entry("bread", "Bread", fibre: 5), entry("apple", "Apple", fibre: 3), entry("bread", "Brood", fibre: 5),
            entry(nil, "Soup", fibre: 2), entry(nil, "soup", fibre: 1), entry("pear", "Pear", fibre: 4),
            entry("x", "Unknown", fibre: nil), entry("oil", "Oil", fibre: 0),
        ]
        let foods = Contributors(entries)
        let top = foods.top(of: .fibre)
        #expect(top.map(\.name) == ["Brood", "Pear", "Apple"] && top.map(\.amount) == [10, 4, 3])
        #expect(top.map(\.share) == [0.5, 0.2, 0.15])
        #expect(foods.top(of: .steps).isEmpty && foods.top(of: .salt).isEmpty)
    }
}
