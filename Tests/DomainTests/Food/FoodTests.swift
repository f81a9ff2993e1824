import Domain
import Foundation
import Testing

@Suite("Foods, amounts and slots")
struct FoodTests {
    private let milk = Food(
        id: "milk", name: "Milk", nameNL: "Melk", group: "drinks", drink: .juice, per100g: Nutrients(energy: 47),
        density: 1.03,
        portions: [Portion(unit: "glass", grams: 206)])

    @Test("A food is weighed by its own portions, by weight, and by volume where its density is known")
    func weigh() {
        #expect(milk.weigh(2, "glass")?.grams == 412)
        #expect(milk.weigh(100, "ml")?.grams == 103)
        #expect(milk.weigh(1, "kg")?.millilitres == 1000 / 1.03)
        #expect(milk.weigh(1, "furlong") == nil)
        #expect(milk.weigh(0, "g") == nil && milk.weigh(.nan, "g") == nil)
        let bread = Food(
            id: "b", name: "Bread", group: "bread", per100g: Nutrients(), portions: [Portion(unit: "slice", grams: 35)])
        #expect(bread.weigh(1, "cup") == nil)
        #expect(bread.units == ["slice", "g", "oz"])
        #expect(milk.units.first == "glass" && milk.units.contains("ml"))
        #expect(milk.name(in: .nl) == "Melk" && bread.name(in: .nl) == "Bread")
    }

    @Test("An entry scales from its snapshot; amounts that cannot be compared are refused")
    func scale() throws {
        let entry = FoodEntry(
            id: "1", day: CivilDate(ordinal: 0), at: .distantPast, minute: 5, slot: .lunch, name: "x", amount: 2,
            unit: "piece", nutrients: Nutrients(energy: 100))
        #expect(entry.changed(to: 4, "piece", weighed: nil)?.nutrients.energy == 200)
        #expect(entry.changed(to: 4, "g", weighed: nil) == nil)
    }

    @Test("An entry's JSON reads back as the same entry")
    func json() throws {
        let entry = FoodEntry(
            id: "1", day: CivilDate(ordinal: 20_000), at: Date(timeIntervalSince1970: 1_728_000_000), minute: 485,
            slot: .dinner, foodID: "milk", name: "Milk", amount: 1.5,
            unit: "glass", grams: 309, millilitres: 300, drink: .juice,
            nutrients: Nutrients(energy: 145.2, protein: 10, caffeine: 0), notes: "n", hunger: 3, mood: "🙂")
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let data = try encoder.encode(entry)
        #expect(try decoder.decode(FoodEntry.self, from: data) == entry)
        #expect(String(decoding: data, as: UTF8.self).contains(#""time":"08:05""#))
    }

    @Test(
        "Times are read as clocks show them",
        arguments: [
            ("08:30", 510), ("8:5", 485), ("23:59", 1439), ("24:00", nil), ("12:60", nil), ("1:2:3", nil),
            ("-1:00", nil), ("", nil), ("ab:cd", nil),
        ] as [(String, Int?)])
    func times(text: String, minute: Int?) {
        #expect(FoodEntry.minute(of: text) == minute)
    }

    @Test("Slots follow their windows, the evening snack through the night")
    func slots() {
        #expect(MealTimes.usual.slot(at: 359) == .eveningSnack)
        #expect(MealTimes.usual.slot(at: 360) == .breakfast)
        #expect(MealTimes.usual.slot(at: 1439) == .eveningSnack)
        #expect(MealTimes.usual.slot(named: "drink", at: 0) == .drinks)
        #expect(MealTimes.usual.slot(named: "brunch", at: 0) == nil)
        let coarse: [String] = MealSlot.allCases.map(\.coarse)
        #expect(coarse.count { $0 == "snack" } == 4)
        #expect(MealSlot.breakfast < .drinks)
    }

    @Test("Goals in force are the last set on or before the day; before the first, the first")
    func goals() {
        let day = CivilDate(ordinal: 20_000)
        let history = [Goals(from: day, steps: 1), Goals(from: day.adding(days: 10), steps: 2)]
        #expect(history.inForce(on: day.adding(days: 9))?.steps == 1)
        #expect(history.inForce(on: day.adding(days: 10))?.steps == 2)
        #expect(history.inForce(on: day.adding(days: -5))?.steps == 1)
        #expect([Goals]().inForce(on: day) == nil)
    }

    @Test("Every metric has a unit and a range that makes sense", arguments: Metric.allCases)
    func metrics(metric: Metric) {
        #expect(metric.range.lowerBound < metric.range.upperBound)
        #expect(!metric.unit.rawValue.isEmpty)
    }

    @Test("Open onboarding steps are those neither answered nor skipped")
    func steps() {
        #expect(OnboardingStep.open(after: ["you", "goal"]).first == .preferences)
        #expect(OnboardingStep.open(after: OnboardingStep.allCases.map(\.rawValue)).isEmpty)
        #expect(OnboardingStep.core.count == 3)
    }
}
