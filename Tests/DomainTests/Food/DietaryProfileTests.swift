import Domain
import Testing

@Suite("What someone does not eat")
struct DietaryProfileTests {
    @Test(
        "Each restriction looks for its own",
        arguments: [
            ("vegetarian", "Broodje ham", "contains meat"), ("vegetarian", "Vissticks", "contains fish"),
            ("vegetarian", "Mosselen", "contains molluscs"), ("vegetarian", "Winegums", "contains gelatine"),
            ("vegetarian", "Kaas", ""), ("vegetarian", "Burrito", "mayContain meat"),
            ("pescatarian", "Vissticks", ""), ("pescatarian", "Kipfilet", "contains meat"),
            ("vegan", "Honing", "contains honey"), ("vegan", "Ei", "contains egg"), ("vegan", "Sojamelk", ""),
            ("vegan", "Margarine", "mayContain milk"), ("gluten_free", "Volkorenbrood", "contains gluten"),
            ("gluten_free", "Havermout", "mayContain gluten"), ("gluten_free", "Glutenvrij brood", ""),
            ("lactose_free", "Volle melk", "contains lactose"), ("lactose_free", "Oude kaas", ""),
            ("lactose_free", "Lactosevrije melk", ""), ("lactose_free", "Pizza", "mayContain lactose"),
            ("halal", "Rookworst", "contains pork"), ("halal", "Bier", "contains alcohol"),
            ("halal", "Bier 0.0", "mayContain alcohol"), ("halal", "Kipfilet", ""),
            ("kosher", "Garnalen", "contains crustaceans"), ("kosher", "Zalm", ""),
            ("kosher", "Cheeseburger", "contains meatWithMilk"), ("kosher", "Rundergehakt", ""),
            ("dairy-free", "Vanillevla", "contains milk, contains lactose"), ("no pork", "Spek", "contains pork"),
        ])
    func restrictions(restriction: String, food: String, expected: String) {
        #expect(flags(DietaryProfile(restrictions: [restriction]), food) == expected, "\(restriction): \(food)")
    }

    @Test(
        "Allergies are read from free text in both languages",
        arguments: [
            ("nuts", "Walnoten", "contains nuts"), ("nuts", "Pindakaas", "contains peanut"),
            ("noten en pinda's", "Pindakaas", "contains peanut"), ("tree nuts", "Pindakaas", ""),
            ("Peanuts, shellfish", "Mosselen", "contains molluscs"),
            ("peanuts; shellfish", "Crab", "contains crustaceans"),
            ("schaaldieren", "Garnalen", "contains crustaceans"), ("allergic to eggs", "Eiersalade", "contains egg"),
            ("Koemelk", "Kwark", "contains milk"), ("lactose intolerant", "Melk", "contains lactose"),
            ("lactose-intolerantie", "Oude kaas", ""), ("coeliakie", "Spaghetti", "contains gluten"),
            ("wheat", "Spelt bread", "contains gluten"), ("soja/selderij", "Tofu", "contains soya"),
            ("ernstige allergie voor sesam", "Hummus", "contains sesame"),
            ("sulfiet", "Rode wijn", "contains sulphites"),
            ("kabeljauw", "Zalm", "contains fish"), ("amandelen", "Walnoten", "contains nuts"),
            ("mustard + celery", "Mayonaise", "mayContain mustard"), ("peanut butter", "Melk", ""),
            ("kiwi", "Kiwi", "contains kiwi"), ("kiwi", "Appel", ""),
            ("aardbeien", "Strawberry jam", "contains aardbeien"),
            ("strawberries", "Aardbeienkwark", "contains strawberries"), ("noten kiwi", "Kiwi", "contains kiwi"),
            ("tomaat", "Tomatensoep", "contains tomaat"), ("ui", "Fruit", ""),
            ("geen", "Geen idee", ""), ("None.", "Nonesuch", ""), ("geen allergieën bekend", "Melk", ""),
            ("", "Melk", ""),
        ])
    func allergies(text: String, food: String, expected: String) {
        #expect(flags(DietaryProfile(restrictions: [], allergies: text), food) == expected, "\(text): \(food)")
    }

    @Test("Dutch words are looked for in compounds, English ones hardly")
    func compounds() {
        let diet = DietaryProfile(restrictions: [], allergies: "pea, kip")
        let peach = Food(id: "x", name: "Peach", nameNL: "Perzik", group: "fruit", per100g: Nutrients())
        let chicken = Food(id: "x", name: "Kippenbout", group: "custom", per100g: Nutrients(), isCustom: true)
        #expect(diet.flags(for: peach).isEmpty)
        #expect(diet.flags(for: chicken).map(\.ingredient) == [.named("kip")])
    }

    @Test("A flag says who asks: every restriction and allergy it goes against")
    func reasons() throws {
        var profile = Profile()
        profile.dietaryRestrictions = ["vegan", "low_carb"]
        profile.allergies = "milk, kiwi"
        let diet = DietaryProfile(profile)
        let quark = diet.flags(for: food("Kwark"))
        let milk = try #require(quark.first)
        #expect(quark.count == 1 && milk.ingredient == .trait(.milk))
        #expect(milk.reasons.map(\.text) == ["vegan", "milk"])
        #expect(milk.reasons.map(\.kind) == [.restriction, .allergy])
        #expect(diet.unjudged == ["low_carb"])
    }

    @Test("Chosen allergens are looked for beside one's own words")
    func chosen() throws {
        var profile = Profile()
        profile.allergens = [.milk, .nuts]
        profile.allergies = "kiwi"
        let diet = DietaryProfile(profile)
        let milk = try #require(diet.flags(for: food("Kwark")).first)
        #expect(milk.ingredient == .trait(.milk) && milk.reasons.map(\.text) == ["milk"])
        #expect(flags(diet, "Walnoten") == "contains nuts")
        #expect(flags(diet, "Kiwi") == "contains kiwi")
        #expect(flags(diet, "Pindakaas") == "")
    }

    @Test("What is known comes before what is likely")
    func order() {
        let diet = DietaryProfile(restrictions: ["vegan", "gluten_free"], allergies: "banaan")
        let flags = diet.flags(for: food("Bananenmilkshake met ijs"))
        let known = flags.prefix { $0.certainty == .contains }
        #expect(flags.dropFirst(known.count).allSatisfy { $0.certainty == .mayContain })
        #expect(flags.contains { $0.ingredient == .named("banaan") })
        #expect(flags.contains { $0.certainty == .mayContain })
    }

    @Test("Who leaves nothing out gets no flags")
    func nothing() {
        #expect(DietaryProfile(Profile()).isEmpty)
        #expect(DietaryProfile(Profile()).flags(for: food("Pizza salami")).isEmpty)
        #expect(!DietaryProfile(restrictions: ["halal"]).isEmpty)
    }

    private func food(_ name: String) -> Food {
        Food(id: "x", name: "-", nameNL: name, group: "custom", per100g: Nutrients())
    }

    private func flags(_ diet: DietaryProfile, _ name: String) -> String {
        diet.flags(for: food(name)).map { flag in
            switch flag.ingredient {
            case .trait(let trait): "\(flag.certainty) \(trait)"
            case .named(let word): "\(flag.certainty) \(word)"
            }
        }.joined(separator: ", ")
    }
}
