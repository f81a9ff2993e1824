import Catalogue
import Domain
import Testing

@Suite("The catalogue")
struct FoodCatalogueTests {
    private let catalogue = FoodCatalogue.shared

    @Test("There are at least 8,500 foods, 2,500 of them written by hand in both languages")
    func counts() {
        #expect(catalogue.count >= 8500)
        #expect(catalogue.handWrittenCount >= 2500)
        #expect(
            catalogue.all.prefix(catalogue.handWrittenCount).allSatisfy {
                $0.nameNL?.isEmpty == false && !$0.portions.isEmpty
            })
    }

    @Test("Every id is there once, and every figure can be")
    func figures() {
        var ids: Set<String> = []
        for food in catalogue.all {
            #expect(ids.insert(food.id).inserted, "\(food.id)")
            #expect((0...902).contains(food.per100g.energy ?? -1), "\(food.id)")
            #expect(!food.name.isEmpty)
            for metric in Nutrients.metrics { #expect((food.per100g[metric] ?? 0) >= 0, "\(food.id)") }
            for portion in food.portions { #expect(portion.grams > 0, "\(food.id)") }
        }
    }

    @Test("The energy of a hand-written food follows from what it holds, and that fits in 100 g")
    func energy() {
        // Polyols are carbohydrate with less energy than sugar.
        let sugarAlcohols: Set = ["chewing-gum-sugar-free"]
        for food in catalogue.all.prefix(catalogue.handWrittenCount) where !sugarAlcohols.contains(food.id) {
            let n = food.per100g
            let weight = [n.protein, n.carbs, n.fat, n.fibre, n.alcohol].reduce(0) { $0 + ($1 ?? 0) }
            #expect(weight <= 100.5, "\(food.id): \(weight) g")
            let sum =
                4 * (n.protein ?? 0) + 4 * (n.carbs ?? 0) + 9 * (n.fat ?? 0) + 2 * (n.fibre ?? 0) + 7 * (n.alcohol ?? 0)
            let energy = n.energy ?? 0
            #expect(abs(sum - energy) <= max(14, 0.12 * energy), "\(food.id): \(energy) against \(sum)")
            #expect(
                (n.sugar ?? 0) <= (n.carbs ?? 0) + 0.05 && (n.saturatedFat ?? 0) <= (n.fat ?? 0) + 0.05, "\(food.id)")
        }
    }

    @Test("Hand-written portions have names in both languages")
    func portions() {
        for food in catalogue.all.prefix(catalogue.handWrittenCount) {
            for portion in food.portions {
                #expect(PortionNames.units.contains(portion.unit), "\(food.id): \(portion.unit)")
            }
        }
        #expect(PortionNames.label("slice", 1, .nl) == "snee" && PortionNames.label("slice", 2, .en) == "slices")
        #expect(PortionNames.label("1 cup, chopped", 1, .nl) == "1 cup, chopped")
    }

    @Test("A first time starts at the usual serving: no spoon stands before it")
    func firstPortion() {
        for food in catalogue.all.prefix(catalogue.handWrittenCount) {
            guard food.portions.first?.unit == "spoon" else { continue }
            #expect(!food.portions.contains { $0.unit == "serving" }, "\(food.id)")
        }
    }

    @Test("Drinks have a class and a density; coffee has caffeine and wine has alcohol")
    func drinks() throws {
        for food in catalogue.all.prefix(catalogue.handWrittenCount) where food.drink != nil {
            #expect(food.density != nil, "\(food.id)")
        }
        #expect(try #require(catalogue.food(id: "coffee-black")).per100g.caffeine == 40)
        #expect(try #require(catalogue.food(id: "wine-red")).per100g.alcohol == 10.4)
        #expect(try #require(catalogue.food(id: "water")).per100g.energy == 0)
    }

    @Test("The eight quick-adds are there, in order")
    func quick() {
        #expect(catalogue.quickAdds.map(\.id) == FoodCatalogue.quickAddIDs)
    }

    @Test(
        "Plain foods come first, in both languages, misspelt or not",
        arguments: [
            ("egg", "en", "egg-boiled"), ("eggs", "en", "egg-boiled"), ("ei", "nl", "egg-boiled"),
            ("eieren", "nl", "egg-boiled"), ("apple", "en", "apple"), ("appel", "nl", "apple"),
            ("appels", "nl", "apple"), ("appel", "en", "apple"), ("banana", "en", "banana"),
            ("bananen", "nl", "banana"), ("banaan", "nl", "banana"), ("kwark", "nl", "quark-low-fat"),
            ("hagelslag", "nl", "chocolate-sprinkles-dark"), ("hagleslag", "nl", "chocolate-sprinkles-dark"),
            ("chiken brest", "en", "chicken-breast-cooked"),
            ("chicken breast", "en", "chicken-breast-cooked"), ("kipfilet", "nl", "chicken-breast-cooked"),
            ("kip filet", "nl", "chicken-breast-cooked"), ("coffee", "en", "coffee-black"),
            ("cofee", "en", "coffee-black"), ("koffie", "nl", "coffee-black"), ("melk", "nl", "milk-semi-skimmed"),
            ("milk", "en", "milk-semi-skimmed"), ("brood", "nl", "bread-wholemeal"),
            ("volkoren brood", "nl", "bread-wholemeal"), ("volkorenbrood", "nl", "bread-wholemeal"),
            ("boterham", "nl", "bread-wholemeal"), ("kaas", "nl", "cheese-gouda"),
            ("pindakaas", "nl", "peanut-butter"), ("peanut butter", "en", "peanut-butter"), ("tomaat", "nl", "tomato"),
            ("tomato", "en", "tomato"), ("friet", "nl", "chips"), ("patat", "nl", "chips"),
            ("rijst", "nl", "rice-white-cooked"), ("rice", "en", "rice-white-cooked"), ("water", "nl", "water"),
            ("wijn", "nl", "wine-red"), ("beer", "en", "beer"), ("bier", "nl", "beer"),
            ("avocado", "nl", "avocado"), ("havermout", "nl", "oats-dry"), ("porridge", "en", "oatmeal"),
            ("salmon", "en", "salmon-baked"), ("zalm", "nl", "salmon-baked"), ("stroopwafel", "en", "stroopwafel"),
            ("broccoli", "nl", "broccoli-cooked"), ("yoghurt", "nl", "yoghurt-whole"),
            ("aardappelen", "nl", "potatoes-boiled"), ("pizza", "nl", "pizza-margherita"),
            ("tosti", "nl", "toastie-ham-and-cheese"),
            ("jam", "nl", "jam"), ("cola", "nl", "cola"), ("thee", "nl", "tea-black"), ("tea", "en", "tea-black"),
            ("crisps", "en", "crisps"), ("chips", "nl", "crisps"), ("frikandel", "nl", "frikandel"),
            ("brocoli", "en", "broccoli-cooked"), ("bannana", "en", "banana"), ("spagetti", "nl", "pasta-cooked"),
            ("creme fraiche", "nl", "creme-fraiche"),
        ] as [(String, String, String)])
    func plainFirst(query: String, language: String, id: String) throws {
        let hits = catalogue.search(query, language: try #require(Language(rawValue: language)), limit: 5).map(\.id)
        #expect(hits.first == id, "\(query): \(hits)")
    }

    @Test("Egg noodles are found too, after the egg")
    func notOnlyPlain() {
        #expect(
            catalogue.search("egg noodles", language: .en, limit: 3).contains {
                $0.name.lowercased().contains("noodle")
            })
    }

    @Test("Whatever is typed, the search answers within its limit")
    func anything() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            let scalars = (0..<Int.random(in: 0...30, using: &random)).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0...(Bool.random() ? 0x7f : 0x2ffff), using: &random))
            }
            let text = String(String.UnicodeScalarView(scalars))
            #expect(catalogue.search(text, language: .nl, limit: 7).count <= 7)
        }
        #expect(catalogue.search("egg", language: .en, limit: 0).isEmpty)
        #expect(catalogue.search(String(repeating: "a ", count: 5000), language: .en, limit: 5).count <= 5)
    }

    @Test("A person's own food competes, and wins over others of its name")
    func own() {
        let mine = OwnFoods([
            Food(
                id: "my-1", name: "Banana bread of mine", group: "custom", per100g: Nutrients(energy: 300),
                isCustom: true)
        ])
        let hits = catalogue.search(
            "banana bread", language: .en, limit: 3, mine: mine.search("banana bread", language: .en, limit: 3)
        ).map(\.id)
        #expect(hits.first == "my-1")
        #expect(mine.search("zzzzqq", language: .en, limit: 3).isEmpty)
    }

    @Test(
        "No name stands twice in a list, in either language",
        arguments: ["honey", "cheese", "swiss cheese", "honing", "kaas", "beer", "jam", "kale", "rum", "egg"])
    func namesOnce(query: String) {
        for language in Language.allCases {
            let found = catalogue.search(query, language: language, limit: 20)
            let names = found.map { $0.name(in: language).lowercased() }
            #expect(Set(names).count == names.count, "\(names)")
        }
    }

    private func made(_ id: String, _ name: String, brand: String? = nil, isCustom: Bool = false) -> Food {
        Food(
            id: id, name: name, group: "custom", per100g: Nutrients(energy: 300), isCustom: isCustom, brand: brand)
    }

    @Test("Of one name and brand it is one's own that is offered, then what one had, then what says more")
    func better() {
        func first(mine: [FoodHit] = [], others: [FoodHit] = [], had: Set<String> = []) -> [String] {
            catalogue.search(
                "honey", language: .en, limit: 10, mine: mine, others: others, had: HadFoods(had), order: .theirsFirst
            ).filter { $0.name.lowercased() == "honey" }.map(\.id)
        }
        let own = OwnFoods([made("my-honey", "Honey", isCustom: true)]).search("honey", language: .en, limit: 9)
        #expect(first() == ["honey"])
        #expect(first(others: [(500, made("off-1", "HONEY"))]) == ["honey"])
        #expect(Set(first(others: [(500, made("off-1", "Honey", brand: "De Imker"))])) == ["honey", "off-1"])
        #expect(first(mine: own) == ["my-honey"])
        #expect(first(had: ["usda-honey"]) == ["usda-honey"])
        #expect(first(mine: own, had: ["usda-honey", "honey"]) == ["my-honey"])
    }

    @Test("What one had before is in the list, however many other foods match, and nothing that does not match")
    func had() {
        let plain = catalogue.search("kaas", language: .nl, limit: 12).map(\.id)
        let rare = catalogue.search("kaas", language: .nl, limit: 50).map(\.id).suffix(2)
        #expect(rare.count == 2 && !rare.contains(where: plain.contains))
        let list = catalogue.search(
            "kaas", language: .nl, limit: 12, mine: [], had: HadFoods(Set(rare).union(["banana", "no-such"])),
            order: .theirsFirst
        ).map(\.id)
        #expect(list.count == 12 && Set(list.prefix(2)) == Set(rare), "\(list)")
        #expect(list.contains("cheese-gouda") && !list.contains("banana"))
        // Whoever had much of it still sees what else there is.
        let all = Set(catalogue.search("kaas", language: .nl, limit: 50).map(\.id)).subtracting(["cheese-gouda"])
        let full = catalogue.search(
            "kaas", language: .nl, limit: 12, mine: [], had: HadFoods(all), order: .theirsFirst)
        #expect(full.count == 12 && full.contains { $0.id == "cheese-gouda" })
    }

    @Test(
        "In a Dutch list what has a Dutch name stands before what has none",
        arguments: ["cake", "egg", "cheese", "beans", "soup", "pizza", "pie", "ham", "rice", "ice", "b", "ca"])
    func dutchFirst(query: String) {
        let isNamed = catalogue.search(query, language: .nl, limit: 50).map { $0.nameNL != nil }
        #expect(isNamed == isNamed.filter { $0 } + isNamed.filter { !$0 }, "\(isNamed)")
    }
}
