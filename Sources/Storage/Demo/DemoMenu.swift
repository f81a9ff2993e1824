/// What the made-up person eats: ids of the catalogue, amounts, units.
enum DemoMenu {
    typealias Dish = (String, Double, String)

    static let breakfasts: [[Dish]] = [
        [("oats-dry", 75, "g"), ("milk-semi-skimmed", 300, "ml"), ("banana", 1, "medium")],
        [("bread-wholemeal", 3, "slice"), ("cheese-gouda", 3, "slice"), ("milk-semi-skimmed", 250, "ml")],
        [("quark-low-fat", 250, "g"), ("blueberries", 60, "g"), ("muesli", 60, "g")],
    ]
    static let weekendBreakfasts: [[Dish]] = [
        [("bread-white", 4, "slice"), ("chocolate-sprinkles-dark", 30, "g"), ("butter", 12, "g")],
        [("egg-boiled", 2, "medium"), ("bread-wholemeal", 2, "slice"), ("orange-juice", 200, "ml")],
        [("croissant", 2, "piece"), ("jam", 20, "g"), ("orange-juice", 200, "ml")],
    ]
    static let fruit: [Dish] = [
        ("apple", 1, "medium"), ("banana", 1, "medium"), ("mandarin", 2, "piece"), ("grapes", 100, "g"),
    ]
    static let lunches: [[Dish]] = [
        [
            ("bread-wholemeal", 4, "slice"), ("cheese-gouda", 2, "slice"), ("ham", 45, "g"), ("butter", 15, "g"),
            ("tomato", 1, "medium"),
        ],
        [
            ("vegetable-soup", 350, "g"), ("bread-wholemeal", 3, "slice"), ("hummus", 60, "g"),
            ("egg-boiled", 1, "medium"),
        ],
        [
            ("chicken-breast-cooked", 150, "g"), ("pasta-cooked", 180, "g"), ("lettuce", 60, "g"),
            ("olive-oil", 15, "g"),
        ],
        [("tuna-tinned", 110, "g"), ("bread-wholemeal", 3, "slice"), ("mayonnaise", 20, "g")],
    ]
    static let snacks: [Dish] = [
        ("stroopwafel", 2, "piece"), ("almonds", 40, "g"), ("yoghurt-whole", 250, "g"), ("chocolate-dark", 20, "g"),
    ]
    static let dinners: [[Dish]] = [
        [("pizza-margherita", 400, "g")],
        [
            ("salmon-baked", 150, "g"), ("potatoes-boiled", 300, "g"), ("butter", 10, "g"),
            ("broccoli-cooked", 200, "g"),
        ],
        [("spaghetti-bolognese", 550, "g"), ("cheese-parmesan", 15, "g")],
        [
            ("chicken-breast-cooked", 170, "g"), ("rice-brown-cooked", 260, "g"), ("olive-oil", 12, "g"),
            ("green-beans-cooked", 150, "g"),
        ],
        [("stamppot-kale", 500, "g"), ("smoked-sausage", 100, "g")],
        [("chili-con-carne", 400, "g"), ("rice-white-cooked", 250, "g")],
        [("omelette", 220, "g"), ("lettuce", 80, "g"), ("bread-wholemeal", 3, "slice")],
    ]
    static let evening: [Dish] = [
        ("crisps", 40, "g"), ("cheese-gouda", 40, "g"), ("quark-low-fat", 150, "g"), ("beer", 330, "ml"),
        ("peanuts", 30, "g"),
    ]

    /// Every food that appears, for the test that finds them all in the catalogue.
    static var ids: Set<String> {
        let lists = breakfasts + weekendBreakfasts + lunches + dinners + [fruit, snacks, evening]
        return Set(lists.joined().map(\.0) + ["coffee-black", "tea-black", "water", "wine-red"])
    }
}
