import Domain
import Testing

@testable import Catalogue

@Suite("Finding foods")
struct FoodSearchTests {
    private let catalogue = FoodCatalogue.shared

    @Test(
        "In English the plain food comes first",
        arguments: [
            ("0.0 beer", "beer-alcohol-free"), ("wine 0.0", "wine-alcohol-free"),
            ("eg", "egg-boiled"), ("2 eggs", "egg-boiled"), ("fried egg", "egg-fried"),
            ("eggs scrambled", "egg-scrambled"), ("egg white", "egg-white"), ("apples", "apple"),
            ("apple juice", "apple-juice"), ("apple pie", "apple-pie"), ("banan", "banana"),
            ("strawberry", "strawberries"), ("cherry", "cherries"), ("almond", "almonds"), ("carrots", "carrot"),
            ("potato", "potatoes-boiled"), ("potatos", "potatoes-boiled"), ("mashed potatoes", "potatoes-mashed"),
            ("sweet potato", "sweet-potato-cooked"), ("french fries", "chips"), ("salad", "mixed-salad"),
            ("cheese", "cheese-gouda"), ("cheddar", "cheese-cheddar"), ("cream cheese", "cream-cheese"),
            ("whole milk", "milk-whole"), ("semi skimmed milk", "milk-semi-skimmed"),
            ("glass of milk", "milk-semi-skimmed"),
            ("chocolate milk", "chocolate-milk"), ("milk chocolate", "milk-chocolate"), ("oat milk", "oat-drink"),
            ("greek yoghurt", "greek-yogurt"), ("butter", "butter"), ("peanutbutter", "peanut-butter"),
            ("bread", "bread-wholemeal"), ("whole wheat bread", "bread-wholemeal"), ("white bread", "bread-white"),
            ("slice of bread", "bread-wholemeal"), ("brown rice", "rice-brown-cooked"),
            ("cooked rice", "rice-white-cooked"),
            ("pasta", "pasta-cooked"), ("spaghetti", "pasta-cooked"), ("egg noodles", "noodles-cooked"),
            ("chick", "chicken-breast-cooked"), ("chicken", "chicken-breast-cooked"), ("beef", "beef-steak-cooked"),
            ("ground beef", "minced-beef-cooked"), ("ham", "ham"), ("hamburger", "hamburger-with-bun"),
            ("tuna", "tuna-tinned"),
            ("shrimp", "prawns"), ("icecream", "ice-cream-vanilla"), ("donut", "doughnut"),
            ("cookies", "biscuit-plain"),
            ("dark chocolate", "chocolate-dark"), ("orange juice", "orange-juice"), ("cof", "coffee-black"),
            ("coffee with milk", "coffee-with-milk"), ("diet coke", "cola-zero"), ("red wine", "wine-red"),
            ("fish and chips", "fish-and-chips"), ("mac and cheese", "macaroni-with-ham-and-cheese"),
            ("cup of coffee", "coffee-black"), ("a slice of brown bread", "bread-brown"),
            ("dark chocolate 85%", "chocolate-dark-85"), ("minced beef 5% fat", "minced-beef-cooked"),
            ("creme fraiche", "creme-fraiche"), ("olive oil", "olive-oil"), ("lentils", "lentils-cooked"),
        ] as [(String, String)])
    func english(text: String, id: String) {
        #expect(ids(text, .en).first == id, "\(text): \(ids(text, .en))")
    }

    @Test(
        "In Dutch too, in compounds and out of them",
        arguments: [
            ("biertje 0,0", "beer-alcohol-free"), ("0.0 radler", "radler-alcohol-free"),
            ("a", "apple"), ("ki", "chicken-breast-cooked"), ("ka", "cheese-gouda"),
            ("snijbonen", "runner-beans-cooked"), ("gebakken eitjes", "egg-fried"), ("gebakken eitje", "egg-fried"),
            ("krieltjes", "new-potatoes-boiled"), ("eitje", "egg-boiled"),
            ("gekookt ei", "egg-boiled"), ("roerei", "egg-scrambled"), ("spiegelei", "egg-fried"),
            ("appeltje", "apple"),
            ("appelsap", "apple-juice"), ("sap", "orange-juice"), ("appeltaart", "apple-pie"),
            ("aardbei", "strawberries"),
            ("druif", "grapes"), ("peren", "pear"), ("sinaasappelsap", "orange-juice"),
            ("jus d'orange", "orange-juice"),
            ("aardappel", "potatoes-boiled"), ("gekookte aardappels", "potatoes-boiled"),
            ("gebakken aardappelen", "potatoes-fried"), ("rauwe wortel", "carrot"), ("uien", "onion"),
            ("maïs", "sweetcorn"),
            ("bruine bonen", "brown-beans"), ("sperziebonen", "green-beans-cooked"), ("volle melk", "milk-whole"),
            ("halfvol", "milk-semi-skimmed"), ("glas melk", "milk-semi-skimmed"), ("karnemelk", "buttermilk"),
            ("havermelk", "oat-drink"), ("magere kwark", "quark-low-fat"), ("griekse yoghurt", "greek-yogurt"),
            ("vla", "custard"), ("boter", "butter"), ("plak kaas", "cheese-gouda"),
            ("oude kaas", "cheese-gouda-mature"),
            ("wit brood", "bread-white"), ("bruinbrood", "bread-brown"), ("volkoren", "bread-wholemeal"),
            ("broodje", "bread-roll"), ("beschuit", "rusk"),
            ("ontbijtkoek", "gingerbread-loaf"),
            ("bruine rijst", "rice-brown-cooked"), ("spaghetti", "pasta-cooked"), ("kip", "chicken-breast-cooked"),
            ("gehakt", "minced-beef-cooked"), ("worst", "sausage-pork"), ("garnalen", "prawns"),
            ("haring", "herring-salted"),
            ("kroket", "croquette"), ("bitterbal", "bitterballen"), ("patatje", "chips"), ("snert", "pea-soup"),
            ("stamppot", "stamppot-kale"), ("pannenkoeken", "pancake"), ("koekje", "biscuit-plain"),
            ("ijs", "ice-cream-vanilla"),
            ("drop", "liquorice"), ("pinda's", "peanuts"), ("noten", "mixed-nuts"), ("biertje", "beer"),
            ("koffie met melk", "coffee-with-milk"), ("koffie m", "coffee-with-milk"), ("kopje koffie", "coffee-black"),
            ("zwarte koffie", "coffee-black"), ("groene thee", "tea-green"), ("chocolademelk", "chocolate-milk"),
            ("egg", "egg-boiled"), ("chicken", "chicken-breast-cooked"), ("bread", "bread-wholemeal"),
        ] as [(String, String)])
    func dutch(text: String, id: String) {
        #expect(ids(text, .nl).first == id, "\(text): \(ids(text, .nl))")
    }

    @Test(
        "What people eat out, on bread and at the bar is found in English",
        arguments: [
            ("fish", "white-fish-cooked"), ("salt", "salt"), ("meat", "meat-cooked"), ("juice", "orange-juice"),
            ("cheese toastie", "toastie-cheese"), ("grilled cheese", "toastie-cheese"),
            ("cheese sandwich", "cheese-sandwich"), ("ham sandwich", "ham-sandwich"),
            ("tuna sandwich", "tuna-sandwich"), ("blt", "blt-sandwich"), ("beans on toast", "beans-on-toast"),
            ("full english", "full-english-breakfast"), ("peanut butter and jelly", "peanut-butter-and-jam-sandwich"),
            ("french toast", "french-toast"), ("big mac", "hamburger-with-salad-and-sauce"),
            ("fried chicken", "fried-chicken"), ("onion rings", "onion-rings"), ("ribeye", "rib-eye-steak-cooked"),
            ("sirloin steak", "sirloin-steak-cooked"), ("burrito bowl", "burrito-bowl"), ("pad thai", "pad-thai"),
            ("green curry", "thai-green-curry"), ("tikka masala", "chicken-tikka-masala"), ("gyoza", "gyoza"),
            ("fried rice", "egg-fried-rice"), ("soup", "vegetable-soup"), ("flat white", "flat-white"),
            ("americano", "americano"), ("iced coffee", "iced-coffee"), ("mint tea", "fresh-mint-tea"),
            ("soda", "fruit-soda"), ("ipa", "india-pale-ale"), ("guinness", "stout"), ("vodka", "vodka"),
            ("mojito", "mojito"), ("whey", "whey-protein-powder"), ("energy gel", "sports-gel"),
            ("bbq sauce", "barbecue-sauce"), ("hot sauce", "hot-pepper-sauce"), ("chocolate cake", "chocolate-cake"),
            ("ribs", "spare-ribs"), ("fizzy water", "sparkling-water"),
        ])
    func englishMeals(text: String, id: String) {
        #expect(ids(text, .en).first == id, "\(text): \(ids(text, .en))")
    }

    @Test(
        "And in Dutch",
        arguments: [
            ("vis", "white-fish-cooked"), ("zout", "salt"), ("vlees", "meat-cooked"), ("broodje kaas", "cheese-roll"),
            ("skyr vanille", "skyr-vanilla"), ("nasi met kip", "fried-rice-indonesian"),
            ("bami kip", "fried-noodles-indonesian"), ("tonijn salade", "tuna-salad"), ("falafel wrap", "falafel-wrap"),
            ("bevroren fruit", "mixed-berries-frozen"),
            ("broodje gezond", "sandwich-ham-cheese-and-salad"), ("broodje kroket", "croquette-sandwich"),
            ("broodje tonijn", "tuna-sandwich"), ("broodje hete kip", "spicy-chicken-sandwich"),
            ("broodje frikandel", "frikandel-roll"), ("boterham met kaas", "cheese-sandwich"),
            ("boterham met hagelslag", "bread-with-chocolate-sprinkles"),
            ("boterham pindakaas", "peanut-butter-sandwich"), ("frietje", "chips-with-mayonnaise"),
            ("patatje oorlog", "chips-with-mayonnaise-and-satay-sauce"), ("appelflap", "apple-turnover"),
            ("kapsalon", "kapsalon"), ("boerenkool met worst", "kale-stamppot-with-sausage"),
            ("hutspot", "stamppot-carrot-and-onion"), ("frikandelbroodje", "frikandel-pastry"),
            ("worstenbroodje", "bread-roll-with-minced-meat"), ("eierkoek", "egg-biscuit-cake"),
            ("roti", "roti-with-chicken"), ("saoto", "surinamese-chicken-soup"), ("rendang", "rendang"),
            ("babi pangang", "babi-pangang"), ("turkse pizza", "turkish-pizza"), ("dürüm", "kebab-wrap"),
            ("tajine", "tagine-with-chicken"), ("rookworst", "smoked-sausage"), ("chocoladevla", "custard-chocolate"),
            ("slavink", "slavink"), ("paling", "eel-smoked"), ("jonge kaas", "cheese-gouda-young"),
            ("tosti kaas", "toastie-cheese"), ("latte macchiato", "latte-macchiato"), ("muntthee", "fresh-mint-tea"),
            ("frisdrank", "fruit-soda"), ("cassis", "blackcurrant-soda"), ("tripel", "belgian-tripel"),
            ("weizen", "weizen"), ("jenever", "jenever"), ("baileys", "cream-liqueur"),
            ("eiwitshake", "protein-shake"), ("sportgel", "sports-gel"), ("kokosmelk", "coconut-milk"),
            ("joppiesaus", "joppie-sauce"), ("paprikachips", "crisps-flavoured"),
            ("snickers", "chocolate-bar-with-peanuts"), ("paaseitjes", "chocolate-egg"), ("snoep", "sweets-mixed"),
            ("roze koek", "pink-iced-cake"), ("soep", "vegetable-soup"), ("salade", "mixed-salad"),
            ("water met bubbels", "sparkling-water"), ("kwark met fruit", "quark-with-fruit"),
        ] as [(String, String)])
    func dutchMeals(text: String, id: String) {
        #expect(ids(text, .nl).first == id, "\(text): \(ids(text, .nl))")
    }

    @Test(
        "A brand that people say for the thing finds the thing",
        arguments: [
            ("lurpak", "en", "butter"), ("heineken", "nl", "beer"), ("stella", "en", "beer"),
            ("heineken 0.0", "nl", "beer-alcohol-free"), ("toblerone", "en", "milk-chocolate-with-hazelnuts"),
            ("celebrations", "nl", "filled-chocolates"), ("becel", "nl", "low-fat-spread"),
            ("activia", "nl", "yoghurt-semi-skimmed"), ("ribena", "en", "squash"), ("lays naturel", "nl", "crisps"),
            ("quavers", "en", "crisps-flavoured"), ("spa blauw", "nl", "water"), ("doritos", "en", "tortilla-chips"),
            ("calippo", "nl", "ice-lolly"), ("senseo", "nl", "coffee-black"), ("jack daniels", "en", "whisky"),
            ("cathedral city", "en", "cheese-cheddar"), ("heinz beanz", "en", "white-beans-in-tomato-sauce"),
            ("pg tips", "en", "tea-black"), ("goldfish crackers", "en", "cheese-biscuits"),
            ("la croix", "en", "sparkling-water"), ("crunchie", "en", "honeycomb-chocolate-bar"),
            ("pumpkin spice latte", "en", "flavoured-latte"), ("pringles sour cream", "en", "crisps-stacked"),
            ("super noodles", "en", "instant-noodles-prepared"), ("frosties", "en", "frosted-flakes"),
            ("van dobben", "nl", "croquette"), ("douwe egberts", "nl", "coffee-black"),
            ("sourcy", "nl", "water"), ("goudkuipje", "nl", "cheese-spread-triangle"),
            ("grand italia", "nl", "tomato-sauce-for-pasta"), ("venco", "nl", "liquorice"),
            ("knorr wereldgerechten", "nl", "ready-meal"), ("aviko", "nl", "oven-chips"),
            ("stilton", "en", "cheese-stilton"), ("cervelaat", "nl", "cervelat"), ("lox", "en", "salmon-smoked"),
        ])
    func brand(text: String, language: String, id: String) throws {
        let hits = ids(text, try #require(Language(rawValue: language)))
        #expect(hits.first == id, "\(text): \(hits)")
    }

    @Test(
        "Of things together the one that people have together is found, else the first of them",
        arguments: [
            ("apple pie and custard", "en", "apple-pie-with-custard"), ("toast with butter", "en", "toast-with-butter"),
            ("bread with butter", "en", "toast-with-butter"), ("raspberry ripple", "en", "raspberry-ripple-ice-cream"),
            ("chicken tikka masala ready meal", "en", "chicken-tikka-masala"),
            ("dark rum and coke", "en", "rum-and-cola"), ("ham and brie sandwich", "en", "brie-sandwich"),
            ("goat cheese and beetroot salad", "en", "beetroot-salad"),
            ("chicken korma and peas", "en", "chicken-korma"), ("babyccino", "nl", "babyccino"),
            ("mashed potato with butter", "en", "potatoes-mashed"), ("beschuit met jam", "nl", "rusk"),
            ("kibbeling remoulade", "nl", "fried-fish-pieces"), ("blauwebessen", "nl", "blueberries"),
            ("bitterballen mosterd", "nl", "bitterballen"),
            ("cracker met kaas", "nl", "cracker-with-cheese"), ("prawn linguine", "en", "pasta-with-prawns"),
        ])
    func together(text: String, language: String, id: String) throws {
        let language = try #require(Language(rawValue: language))
        let found = catalogue.search(text, language: language, limit: 5)
        let foods = found.isEmpty ? catalogue.searchShorter(text, language: language, limit: 5)?.foods ?? [] : found
        #expect(foods.first?.id == id, "\(text): \(foods.map(\.id))")
    }

    @Test("Each brand is one of a food that there is, and names no other food")
    func brands() {
        #expect(FoodCatalogue.brandNames.count > 250)
        for id in FoodCatalogue.brandNames.keys { #expect(catalogue.food(id: String(id)) != nil, "\(id)") }
    }

    @Test("What stands in no name is guessed at last: words that are spelt like others go first")
    func guessedLast() throws {
        let found = try #require(catalogue.searchShorter("tropical blonanas", language: .en, limit: 5))
        #expect(found.text == "tropical", "\(found.text)")
    }

    @Test(
        "How it was made, how large and where from never empties a list",
        arguments: [
            ("homemade lasagna", "en", "lasagne"), ("spicy chicken curry", "en", "chicken-curry-with-rice"),
            ("leftover roast chicken", "en", "chicken-roast-with-skin"),
            ("biologische halfvolle melk", "nl", "milk-semi-skimmed"),
            ("large homemade apple pie", "en", "apple-pie"), ("zelfgemaakte groentesoep", "nl", "vegetable-soup"),
            ("pint of lager", "en", "pint-of-lager"), ("grote portie friet", "nl", "chips"),
            ("gezouten popcorn", "nl", "popcorn-salted"),
            ("zalm uit de oven", "nl", "salmon-baked"), ("raspberry jam", "en", "raspberry-jam"),
        ])
    func qualified(text: String, language: String, id: String) throws {
        let hits = ids(text, try #require(Language(rawValue: language)))
        #expect(hits.prefix(3).contains(id), "\(text): \(hits)")
    }

    @Test(
        "A phrase with words that no food has finds what a shorter form of it finds, and says which",
        arguments: [
            ("cloudberry ripple jam", "en", "jam", "jam"),
            ("xylofoon met krieltjes", "nl", "krieltjes", "new-potatoes-boiled"),
            ("gluten free xylo pizza", "en", "pizza", "pizza-margherita"),
            ("homemade grandma lasagne deluxe", "en", "lasagne", "lasagne"),
            ("opa Henks hutspot royaal", "nl", "hutspot", "stamppot-carrot-and-onion"),
            ("kipfiletstukjes", "nl", "kipfilet", "chicken-breast-cooked"),
            ("aardappelen met xylojus", "nl", "aardappelen", "potatoes-boiled"),
            ("aardappelen met jus", "nl", "aardappelen", "potatoes-boiled"),
            ("gegrilde kipfiletstukjes met xylofoon", "nl", "kipfilet", "chicken-breast-cooked"),
        ])
    func shorter(text: String, language: String, said: String, id: String) throws {
        let language = try #require(Language(rawValue: language))
        #expect(catalogue.search(text, language: language, limit: 5).isEmpty)
        let found = try #require(catalogue.searchShorter(text, language: language, limit: 5))
        #expect(found.text == said && found.foods.first?.id == id, "\(found.text) \(found.foods.map(\.id))")
        #expect(catalogue.searchShorter("qqqzzz xxqqzz", language: language, limit: 5) == nil)
    }

    @Test(
        "Mistyped words find what was meant within the first three",
        arguments: [
            ("mlik", "milk-semi-skimmed"), ("bred", "bread-wholemeal"), ("aple", "apple"), ("avacado", "avocado"),
            ("yougurt", "yoghurt-low-fat"), ("yoghrut", "yoghurt-low-fat"), ("mozarella", "cheese-mozzarella"),
            ("choclate", "milk-chocolate"), ("sandwhich", "sandwich-ham-cheese-and-salad"), ("cucmber", "cucumber"),
            ("brown rise", "rice-brown-cooked"), ("kofie", "coffee-black"), ("karnemlek", "buttermilk"),
            ("stropwafel", "stroopwafel"), ("pindakas", "peanut-butter"), ("volkorebrood", "bread-wholemeal"),
            ("aardapel", "potatoes-boiled"), ("sinasappel", "orange"), ("kipfillet", "chicken-breast-cooked"),
            ("jogurt", "yoghurt-low-fat"), ("bannaan", "banana"), ("mayonnaise", "mayonnaise"),
            ("frikadel", "frikandel"),
            ("capuccino", "cappuccino"), ("expresso", "espresso"), ("latte machiato", "latte-macchiato"),
            ("quesadila", "quesadilla"), ("chiken wings", "chicken-wings"), ("sirlon steak", "sirloin-steak-cooked"),
            ("guiness", "stout"), ("kapsalom", "kapsalon"), ("frikandelbrodje", "frikandel-pastry"),
            ("appleflap", "apple-turnover"), ("babi pangan", "babi-pangang"), ("turkse piza", "turkish-pizza"),
            ("eiwitshaek", "protein-shake"), ("canolli", "cannoli-with-ricotta"), ("brocolli", "broccoli-cooked"),
            ("parmezzan", "cheese-parmesan"), ("jallapeno", "jalapenos-pickled"),
        ])
    func mistyped(text: String, id: String) {
        for language in Language.allCases {
            #expect(ids(text, language).prefix(3).contains(id), "\(text): \(ids(text, language))")
        }
    }

    @Test("Nobody is shown guesses beside what they typed", arguments: ["zalm", "peer", "haring", "knakworst"])
    func noGuesses(text: String) {
        #expect(catalogue.search(text, language: .nl, limit: 20).allSatisfy { !$0.id.hasPrefix("usda-") })
    }

    @Test("Only files of foods are read as foods, and every row of them is whole")
    func faults() {
        #expect(catalogue.faults.isEmpty, "\(catalogue.faults.prefix(10))")
        #expect(catalogue.all.allSatisfy { $0.per100g.energy != nil })
    }

    @Test("A food is found by its id, and nothing by another")
    func byID() {
        for food in catalogue.all { #expect(catalogue.food(id: food.id) == food) }
        for id in ["", "appl", "apple ", "zzz", "\u{0}"] { #expect(catalogue.food(id: id) == nil) }
    }

    private func ids(_ text: String, _ language: Language) -> [String] {
        catalogue.search(text, language: language, limit: 5).map(\.id)
    }
}
