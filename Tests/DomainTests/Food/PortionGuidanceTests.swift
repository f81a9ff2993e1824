import Domain
import Testing

@Suite("Portions")
struct PortionGuidanceTests {
    private let pasta = FoodKind(id: "pasta", serving: FoodKind.Serving(amount: 140, unit: .grams))
    private let milk = FoodKind(id: "milk", serving: FoodKind.Serving(amount: 240, unit: .millilitres))

    @Test("An amount is told in usual servings, to the half")
    func servings() throws {
        let expected: [(Double, PortionGuidance.Size, Double)] = [
            (30, .part, 0), (70, .half, 0.5), (140, .one, 1), (170, .one, 1), (180, .several, 1.5),
            (300, .several, 2),
        ]
        for (grams, size, count) in expected {
            let guidance = try #require(PortionGuidance(pasta, grams: grams, density: nil))
            #expect(guidance.size == size, "\(grams)")
            #expect(guidance.sentence.key == "portion.\(size.rawValue)")
            #expect(guidance.sentence.values == ["count": .number(count), "serving": .quantity(140, .grams)])
        }
    }

    @Test("A drink is measured in ml, and needs a density for it")
    func drinks() {
        #expect(near(PortionGuidance(milk, grams: 247.2, density: 1.03)?.ratio, 1))
        #expect(PortionGuidance(milk, grams: 247, density: nil) == nil)
    }

    @Test("Without a usual serving or an amount there is nothing to say")
    func nothing() {
        #expect(PortionGuidance(FoodKind(id: "water"), grams: 100, density: 1) == nil)
        #expect(PortionGuidance(pasta, grams: 0, density: nil) == nil)
        #expect(PortionGuidance(pasta, grams: .nan, density: nil) == nil)
    }

    @Test("80 g of fruit or vegetables is a portion; juice and pulses count once a day, dried fruit by 30 g")
    func produce() {
        var day = ProduceTally()
        day.add(grams: 160, as: .fresh)
        #expect(day.portions == 2)
        day.add(grams: 30, as: .dried)
        #expect(day.portions == 3)
        day.add(grams: 400, as: .juice)
        day.add(grams: 400, as: .juice)
        day.add(grams: 80, as: .pulse)
        day.add(grams: 120, as: .pulse)
        #expect(day.portions == 5)
        day.add(grams: -80, as: .fresh)
        day.add(grams: .infinity, as: .fresh)
        #expect(day.portions == 5)
    }
}
