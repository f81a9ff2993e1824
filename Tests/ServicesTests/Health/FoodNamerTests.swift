import Domain
import Foundation
import Testing

@testable import Services

@Suite("What food a name in another app's diary means")
struct FoodNamerTests {
    private func food(_ id: String, _ name: String, kcal: Double, micros: Micronutrients? = nil) -> Food {
        var food = Food(
            id: id, name: name, group: "own", per100g: Nutrients(energy: kcal), portions: [], isCustom: true)
        food.micros = micros
        return food
    }

    private func eaten(_ name: String, kcal: Double?, grams: Double?) -> FoodEntry {
        FoodEntry(
            id: "e", day: CivilDate(ordinal: 20_900), at: Date(timeIntervalSince1970: 0), minute: 720, slot: .lunch,
            name: name, amount: grams ?? 1, unit: grams == nil ? "serving" : "g", grams: grams,
            nutrients: Nutrients(energy: kcal))
    }

    @Test(
        "One's own food of exactly that name is meant, unless another energy says that it is another",
        arguments: [
            ("Grans Soup", 100, 200, "soup"), ("grans soup", 120, 200, "soup"), ("Grans soup", 400, 200, nil),
            ("Grans Soup", nil, 200, "soup"), ("Grans Soup", 400, nil, "soup"), ("Grans", 100, 200, nil),
            ("Soup grans", 100, 200, nil), ("Twice", 100, 100, nil), ("", 100, 100, nil),
        ] as [(String, Double?, Double?, String?)])
    func own(name: String, kcal: Double?, grams: Double?, expected: String?) {
        let namer = FoodNamer([
            food("soup", "Grans soup", kcal: 50), food("a", "Twice", kcal: 100), food("b", "twice", kcal: 100),
        ])
        #expect(namer.settled(eaten(name, kcal: kcal, grams: grams)).foodID == expected)
    }

    @Test("Figures stay as the app tells them; vitamins are those of the food, by weight, where it tells none")
    func micros() throws {
        let known = Micronutrients([.vitaminC: 10])
        let namer = FoodNamer([food("soup", "Grans soup", kcal: 50, micros: known)])
        let soup = namer.settled(eaten("Grans soup", kcal: 95, grams: 200))
        #expect(soup.nutrients.energy == 95 && soup.micros?[.vitaminC] == 20)
        #expect(namer.settled(eaten("Grans soup", kcal: 95, grams: nil)).micros == nil)
    }
}
