import Domain
import Testing

@Suite("Swaps")
struct FoodSwapTests {
    private func food(
        _ name: String, group: String = "bread", drink: DrinkClass? = nil, saturates: Double = 0.4, sugar: Double = 2,
        salt: Double = 1, fibre: Double? = 3, fat: Double = 2, protein: Double = 9, alcohol: Double? = nil,
        kcal: Double = 250
    ) -> Food {
        Food(
            id: name, name: name, group: group, drink: drink,
            per100g: Nutrients(
                energy: kcal, protein: protein, carbs: 45, fat: fat, fibre: fibre, sugar: sugar,
                saturatedFat: saturates, salt: salt, alcohol: alcohol), density: drink == nil ? nil : 1)
    }

    @Test("A food with a better Nutri-Score is offered with what it has less and more of")
    func reasons() throws {
        let white = food("Bread, white", salt: 1.3, fibre: 2.5)
        let wholemeal = food("Bread, wholemeal", salt: 0.9, fibre: 7)
        let swap = try #require(FoodSwap.better(than: white, among: [white, wholemeal]).first)
        #expect(swap.food.id == wholemeal.id)
        #expect(
            swap.reasons == [
                FoodSwap.Reason(metric: .fibre, from: 2.5, to: 7), FoodSwap.Reason(metric: .salt, from: 1.3, to: 0.9),
            ])
        let sentence = swap.sentence(for: swap.reasons[1])
        #expect(sentence.key == "swap.salt.less")
        #expect(sentence.values == ["from": .number(1.3), "to": .number(0.9), "per": "100 g"])
        #expect(FoodSwap.better(than: wholemeal, among: [white]).isEmpty)
    }

    @Test("What is A or all green has no swaps")
    func fine() {
        let green = food("Green", sugar: 1, salt: 0.1, fibre: 8, kcal: 100)
        #expect(green.nutriScore?.grade == .a)
        #expect(FoodSwap.better(than: green, among: [food("Greener", sugar: 0, salt: 0, fibre: 20, kcal: 50)]).isEmpty)
    }

    @Test("Fewer calories alone are no reason, and nor is a hair's breadth")
    func energy() {
        let heavy = food("Heavy", kcal: 700)
        #expect(FoodSwap.better(than: heavy, among: [food("Light", kcal: 50)]).isEmpty)
        let salty = food("Salty", salt: 1.51)
        #expect(FoodSwap.better(than: salty, among: [food("Hardly", salt: 1.5)]).isEmpty)
    }

    @Test("Nothing is offered that takes back in one figure what it saves in another")
    func tradeOff() {
        let fatty = food("Fatty", saturates: 8, sugar: 6, salt: 1)
        #expect(!FoodSwap.better(than: fatty, among: [food("Lean", saturates: 1, sugar: 6, salt: 1)]).isEmpty)
        #expect(FoodSwap.better(than: fatty, among: [food("Salty", saturates: 1, sugar: 6, salt: 1.6)]).isEmpty)
        #expect(FoodSwap.better(than: fatty, among: [food("Sweet", saturates: 1, sugar: 22, salt: 1)]).isEmpty)
    }

    @Test("What shares most of the name comes first, then the greater gain, then the order given; three at most")
    func order() {
        let cola = food("Cola", group: "drinks", drink: .softDrink, sugar: 10.6, salt: 0, fibre: 0)
        let others = ["Water", "Tea", "Cola zero", "Juice"].map {
            food($0, group: "drinks", drink: .softDrink, saturates: 0, sugar: 0, salt: 0, fibre: 0, fat: 0, kcal: 1)
        }
        let swaps = FoodSwap.better(than: cola, among: others)
        #expect(swaps.map(\.food.id) == ["Cola zero", "Water", "Tea"])
        #expect(swaps.first.map { $0.sentence(for: $0.reasons[0]).values["per"] } == "100 ml")
    }

    @Test("A drink with alcohol has one without as a swap, never another with it")
    func alcohol() {
        func beer(_ name: String, _ alcohol: Double, sugar: Double) -> Food {
            food(
                name, group: "drinks", drink: .alcohol, saturates: 0, sugar: sugar, salt: 0, fibre: 0, fat: 0,
                alcohol: alcohol)
        }
        let lager = beer("Lager", 4, sugar: 0.2)
        let swaps = FoodSwap.better(than: lager, among: [beer("Light", 2, sugar: 0.2), beer("Free", 0.1, sugar: 2.2)])
        #expect(swaps.map(\.food.id) == ["Free"])
        #expect(swaps.first?.reasons == [FoodSwap.Reason(metric: .alcohol, from: 4, to: 0.1)])
    }

    @Test("A food that hides a figure which the other tells is not called better")
    func unknown() {
        let known = food("Known", salt: 2)
        var silent = food("Silent", salt: 0.1)
        silent.per100g.sugar = nil
        #expect(FoodSwap.better(than: known, among: [silent]).isEmpty)
    }
}
