import Catalogue
import Domain
import Testing

@Suite("Foods that someone does not eat")
struct DietaryFlagTests {
    private let catalogue = FoodCatalogue.shared

    @Test("Vegetarians are told of all meat, poultry and fish, but for what is made of plants")
    func flesh() {
        let vegetarian = DietaryProfile(restrictions: ["vegetarian"])
        for food in catalogue.all where ["meat", "poultry", "fish"].contains(food.group) {
            let isOfPlants = [
                "meatless", "vegetarian", "vegan", "veggie", "meat substitute", "no meat",
            ]
            .contains { food.name.lowercased().contains($0) }
            #expect(isOfPlants || !vegetarian.flags(for: food).isEmpty, "\(food.name)")
        }
    }

    @Test("Vegans are told of all dairy, cheese and eggs by hand, but for what is made of plants")
    func animal() {
        let vegan = DietaryProfile(restrictions: ["vegan"])
        let ofPlants: Set = [
            "soya-yoghurt", "coconut-yoghurt", "oat-yoghurt", "soya-quark", "soya-dessert", "vegan-ice-cream",
            "plant-based-cooking-cream", "cheese-vegan", "almond-yoghurt", "plant-based-yoghurt-vanilla",
            "soya-yoghurt-fruit", "soya-cream",
        ]
        for food in byHand where ["dairy", "cheese", "eggs"].contains(food.group) {
            #expect(vegan.flags(for: food).isEmpty == ofPlants.contains(food.id), "\(food.name)")
        }
    }

    @Test("Plain plants are no meat, fish, egg or milk, and hold no allergen but their own")
    func plain() {
        let animal: DietaryTraits = [.meat, .fish, .crustaceans, .molluscs, .egg, .milk, .gelatine]
        let made: Set = [
            "spinach-creamed", "kimchi", "stir-fry-vegetables", "ratatouille", "potatoes-mashed",
            "potatoes-mashed-instant", "potato-gratin", "potato-salad", "potato-croquettes", "fried-onions-crispy",
            "gherkin-sweet-and-sour", "sweet-potato-mashed", "mushrooms-creamed", "celeriac-mash", "potato-cakes",
            "stuffed-cherry-peppers", "melon-with-ham", "coleslaw-light", "duchess-potatoes", "colcannon",
        ]
        for food in byHand where ["fruit", "vegetables", "potatoes"].contains(food.group) && !made.contains(food.id) {
            let contents = food.dietaryContents
            #expect(contents.contains.union(contents.mayContain).isDisjoint(with: animal), "\(food.name)")
            #expect(contents.contains.subtracting([.celery]).isEmpty, "\(food.name)")
            #expect(contents.mayContain.subtracting([.celery, .mustard, .sulphites]).isEmpty, "\(food.name)")
        }
    }

    @Test("Every bread, pasta and beer by hand has gluten, but for what is free of it")
    func gluten() {
        let free: Set = [
            "bread-gluten-free", "rice-cake", "rice-cake-chocolate", "corn-tortilla", "corn-cake", "poppadom", "arepa",
            "injera",
        ]
        for food in byHand where food.group == "bread" {
            #expect(food.dietaryContents.contains.contains(.init(.gluten)) != free.contains(food.id), "\(food.name)")
        }
        for id in ["beer", "pasta-cooked", "pizza-margherita", "croquette", "wheat-biscuits", "soy-sauce"] {
            #expect(catalogue.food(id: id)?.dietaryContents.contains.contains(.init(.gluten)) == true, "\(id)")
        }
    }

    @Test("Drinks with alcohol are told as such, others are not")
    func alcohol() {
        for food in byHand where food.drink != nil {
            let alcohol = food.per100g.alcohol ?? 0
            #expect(food.dietaryContents.contains.contains(.init(.alcohol)) == (alcohol > 0.5), "\(food.name)")
        }
    }

    @Test("A flag is said in both languages, and every trait has its word")
    func words() {
        let milk = DietaryFlag(ingredient: .trait(.milk), certainty: .contains, reasons: [])
        #expect(milk.words(.en) == "Contains milk" && milk.words(.nl) == "Bevat melk")
        let kiwi = DietaryFlag(ingredient: .named("kiwi"), certainty: .mayContain, reasons: [])
        #expect(kiwi.words(.en) == "May contain kiwi" && kiwi.words(.nl) == "Kan kiwi bevatten")
        for trait in DietaryTrait.allCases {
            #expect(Strings.shared.all(.en)["diet.trait.\(trait.rawValue)"] != nil, "\(trait)")
        }
    }

    private var byHand: some Sequence<Food> { catalogue.all.prefix(catalogue.handWrittenCount) }
}
