import Domain
import Testing

@Suite("What foods hold")
struct DietaryContentsTests {
    /// Name, what it is known to hold, what it is likely to hold.
    private static let expected = """
        Volle melk | milk lactose |
        Coconut milk |  |
        Kokosmelk |  |
        Peanut butter | peanut |
        Pindakaas | peanut |
        Almond butter | nuts |
        Almond milk | nuts |
        Amandelmelk | nuts |
        Oat milk |  | gluten
        Havermelk |  | gluten
        Soya milk | soya |
        Sojamelk | soya |
        Rice milk |  |
        Rijstdrink |  |
        Latte with oat milk |  | gluten
        Cappuccino met havermelk |  | gluten
        Butter beans |  |
        Eggplant |  |
        Gebakken aubergine |  |
        Buttercup squash |  |
        Butternut squash |  |
        Cocoa butter |  |
        Cacaoboter |  |
        Botersla |  |
        Butterhead lettuce |  |
        Gluten-free bread |  |
        Glutenvrij brood |  |
        Bread, gluten free |  |
        Lactosevrije melk | milk |
        Lactose-free yogurt | milk |
        Melk zonder lactose | milk |
        Vegan cheese |  |
        Vegan kaas |  |
        Vegetarian burger |  | gluten egg soya milk
        Vegaburger |  | gluten egg soya milk
        Plant-based burger |  | gluten mustard
        Plantaardig gehakt |  |
        Vegetarische kipstukjes |  | gluten egg milk
        Buckwheat |  |
        Boekweit |  |
        Boekweitpannenkoek | gluten egg milk | lactose
        Nutmeg |  |
        Nootmuskaat |  |
        Coconut |  |
        Kokosnoot |  |
        Water chestnut |  |
        Chestnuts, roasted |  |
        Tamme kastanjes |  |
        Pine nuts |  |
        Ginger nut |  |
        Hamburger bun | gluten | sesame
        Hamburgerbroodje | gluten | sesame
        Ham | meat pork |
        Hamburger | meat beef | gluten mustard
        Hamlet |  |
        Hamlap | meat pork |
        Beenham | meat pork |
        Boterham | gluten |
        Boterham met ham | gluten meat pork |
        Boterham met kaas | gluten milk |
        Boterhamworst | meat | pork
        Kaasbroodje | gluten milk | lactose
        Roomkaas | milk lactose |
        Geitenkaas | milk |
        Oude kaas | milk |
        Kaassoufflé | gluten milk | lactose
        Leverkaas | meat pork |
        Pinda's | peanut |
        Pindasaus | peanut | soya
        Vissticks | gluten fish | milk
        Witvis | fish |
        Inktvis | molluscs |
        Eiersalade | egg |
        Eiland |  |
        Ei | egg |
        Gekookte eieren | egg |
        Paaseitjes | milk lactose | nuts
        Eierkoek | gluten egg | milk lactose
        Pizza margherita | gluten milk | lactose
        Pizza Hawaii | gluten milk meat pork meatWithMilk | lactose
        Vegan pizza | gluten |
        Pasta met tomatensaus | gluten | egg
        Spaghetti carbonara | gluten egg milk meat pork meatWithMilk |
        Beer | gluten alcohol |
        Bier | gluten alcohol |
        Alcohol-free beer | gluten | alcohol
        Bier 0.0 | gluten | alcohol
        Ginger beer |  |
        Gemberbier |  |
        Root beer |  |
        Pesto | milk nuts |
        Satay sauce | peanut | soya
        Satésaus | peanut | soya
        Kipsaté | peanut soya meat |
        Surimi | crustaceans egg fish | gluten molluscs
        Worcestershire sauce | fish |
        Mayonnaise | egg | mustard
        Vegan mayonnaise |  | mustard
        Mayonaise | egg | mustard
        Bread | gluten |
        Volkorenbrood | gluten |
        Roggebrood | gluten |
        Kroket | gluten meat | egg milk pork
        Groentekroket | gluten | milk
        Bitterballen | gluten meat | milk pork
        Frikandel | meat | gluten pork
        Vegetarische frikandel |  | gluten egg milk
        Kapsalon | milk meat meatWithMilk | lactose
        Broodje döner | gluten meat |
        Rookworst | meat pork | gluten milk mustard lactose
        Spekpannenkoek | gluten egg milk meat pork meatWithMilk | lactose
        Spekkoek | gluten egg | milk lactose
        Snoepspekjes | gelatine |
        Marshmallows | gelatine |
        Winegums | gelatine |
        Gelatinepudding | gelatine |
        Honey | honey |
        Honing-mosterddressing | mustard honey |
        Honingmeloen |  |
        Honeydew melon |  |
        Celery | celery |
        Knolselderij | celery |
        Bouillonblokje |  | gluten celery
        Mosterd | mustard |
        Tahini | sesame |
        Hummus | sesame |
        Sesambroodje | gluten sesame |
        Rode wijn | sulphites alcohol |
        Wijnazijn |  | sulphites
        Wine vinegar |  | sulphites
        Wine gums | gelatine |
        Cider vinegar |  |
        Cider | alcohol | sulphites
        Gin and tonic | alcohol |
        Ginger ale |  |
        Rumpsteak | meat beef |
        Lupin flour | lupin |
        Mosselen | molluscs |
        Oyster mushrooms |  |
        Oesterzwammen |  |
        Oysters | molluscs |
        Garnalenkroket | gluten crustaceans | milk
        Prawn crackers | crustaceans |
        Kroepoek | crustaceans |
        Fish fingers | gluten fish | milk
        Fish sauce | fish |
        Tuna steak | fish |
        Beefsteak tomato |  |
        Vleestomaten |  |
        Lamb's lettuce |  |
        Kalfsvlees | meat beef |
        Chili con carne | meat beef |
        Chili sin carne |  | egg milk
        Bloemkool |  |
        Bloem | gluten |
        Zonnebloemolie |  |
        Radijs |  |
        IJsbergsla |  |
        Aardbeienijs | milk lactose | egg
        Waterijs |  |
        IJsthee |  |
        Mushroom soup |  | gluten milk celery meat lactose
        Tomatensoep |  | gluten celery meat
        Stroopwafel | gluten | egg milk nuts lactose
        Pepernoten |  | gluten milk nuts
        Kruidnoten |  | gluten milk nuts
        Gevulde koek | gluten egg nuts | milk lactose
        Marsepein | nuts |
        Nutella | nuts |
        Milk chocolate | milk lactose | soya nuts
        Melkchocolade | milk lactose | soya nuts
        Dark chocolate |  | soya milk nuts
        Pure chocolade |  | soya milk nuts
        Hagelslag, melk | milk lactose | soya nuts
        Cream cracker | gluten |
        Cream soda |  |
        Ice cream | milk lactose | gluten egg soya nuts
        Rice noodles |  |
        Egg noodles | gluten egg |
        Rijstnoedels |  |
        Rice cakes |  |
        Rijstwafel |  |
        Corn tortilla |  |
        Flour tortilla | gluten |
        Rijstmeel |  |
        Sushi | soya | gluten crustaceans fish sesame
        Nasi goreng | soya | gluten crustaceans egg peanut meat pork
        Bami goreng | gluten soya | crustaceans egg peanut meat pork
        Loempia | gluten soya | crustaceans egg milk sesame meat pork
        Pad thai | egg peanut soya | crustaceans fish
        Thai green curry |  | crustaceans fish milk mustard lactose
        Chicken tikka masala | milk meat meatWithMilk | nuts lactose
        Falafel |  | gluten milk sesame lactose
        Seitan | gluten |
        Tofu | soya |
        Sojasaus | gluten soya |
        Ketjap manis | gluten soya |
        Hamburger, zonder broodje | meat beef | gluten mustard
        Soup, without meat |  | gluten celery
        Coffee with milk | milk lactose |
        Koffie zonder melk |  |
        Salade met kip | meat |
        Salad with tuna | fish |
        Turkey bacon | meat |
        Kalkoenspek | meat |
        Quorn | egg | gluten soya milk
        Cheesecake | gluten egg milk lactose |
        Appeltaart | gluten egg | milk lactose
        Banana |  |
        Appel |  |
        Wortel |  |
        Jus d'orange |  |
        Jus |  | gluten celery meat
        Omelet met kaas | egg milk |
        Quiche lorraine | gluten egg milk meat pork meatWithMilk | lactose
        Stamppot boerenkool met rookworst | meat pork | gluten milk mustard lactose
        Roti kip | gluten meat |
        Babi pangang | soya meat pork | gluten crustaceans egg peanut
        Turkse pizza | gluten meat |
        Bruine bonen |  |
        Yoghurt | milk lactose |
        Kokosyoghurt |  |
        Margarine |  | milk
        Roomboter | milk lactose |
        Kruidenboter | milk | lactose
        Boterkoek | gluten milk | egg nuts lactose
        Anijs |  |
        Karnemelk | milk lactose |
        Skyr | milk lactose |
        Whey protein | milk lactose |
        Plantaardig eiwitpoeder |  | soya
        Bread, wheat and rice flour | gluten |
        Non-dairy creamer |  | milk
        Champignons |  |
        Mushrooms |  |
        Scampispies | crustaceans |
        Limburger | milk |
        Sojamelk met chocolade | soya | milk nuts
        Soup with oat cream and shrimp | crustaceans | gluten celery meat
        Veggie burger with bacon | meat pork | gluten egg soya milk
        Burger met vegan kaas |  | gluten mustard meat
        Turkey sausage | meat | pork
        Eiwitreep |  | gluten soya milk nuts
        """

    static let rows = expected.split(separator: "\n").map { row in
        row.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimming { $0 == " " } }
    }

    @Test("A name tells what is in it, compounds and look-alikes in both languages included", arguments: rows)
    func names(row: [String]) throws {
        try #require(row.count == 3)
        let contents = food(row[0]).dietaryContents
        #expect(words(contents.contains) == row[1], "\(row[0])")
        #expect(words(contents.mayContain) == row[2], "\(row[0])")
    }

    @Test("The group and the alcohol in it say what the name does not")
    func group() {
        #expect(food("Fleischkäse", group: "meat").dietaryContents.contains == [.meat])
        #expect(food("Octopus", group: "fish").dietaryContents.contains == [.molluscs])
        #expect(food("Zander", group: "fish").dietaryContents.contains == [.fish])
        #expect(food("Vegan kaas", group: "cheese").dietaryContents == DietaryContents())
        let drink = Food(id: "x", name: "Fluitje", group: "drinks", per100g: Nutrients(energy: 42, alcohol: 4))
        #expect(drink.dietaryContents.contains == [.alcohol])
    }

    @Test("Both names count, and what one takes back the other does not put back")
    func bothNames() {
        #expect(food("Mince", nl: "Rundergehakt").dietaryContents.contains == [.meat, .beef])
        #expect(food("Bread, gluten-free", nl: "Brood van Schär").dietaryContents.contains == [])
        #expect(food("Vegan burger", nl: "Burger met kaas").dietaryContents.contains == [.milk])
    }

    @Test("Whatever a food is called, there is an answer")
    func anything() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            let scalars = (0..<Int.random(in: 0...60, using: &random)).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0...(Bool.random() ? 0x7f : 0x2ffff), using: &random))
            }
            let contents = food(String(String.UnicodeScalarView(scalars))).dietaryContents
            #expect(contents.contains.isDisjoint(with: contents.mayContain))
        }
        #expect(food(String(repeating: "kaas", count: 2000)).dietaryContents.contains == [.milk])
        #expect(food("").dietaryContents == DietaryContents())
    }

    private func food(_ name: String, nl: String? = nil, group: String = "custom") -> Food {
        Food(id: "x", name: name, nameNL: nl, group: group, per100g: Nutrients())
    }

    private func words(_ traits: DietaryTraits) -> String { traits.all.map(\.rawValue).joined(separator: " ") }
}

extension Substring {
    fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
        String(drop(while: isTrimmed).reversed().drop(while: isTrimmed).reversed())
    }
}
