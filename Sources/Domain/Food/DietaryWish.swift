/// Free text about what someone does not eat, read piece by piece.
enum DietaryWish {
    struct Piece {
        /// As it was typed.
        var text: String
        var traits: DietaryTraits = []
        /// Words that are no known allergen, each with the forms it may have in a name.
        var words: [(text: String, forms: [[UInt8]])] = []
    }

    /// What "nuts, kiwi and milk" or "noten, kiwi en melk" asks for.
    static func pieces(of text: String) -> [Piece] {
        text.split { ",;/+&\n.".contains($0) }.flatMap(sentences).compactMap(piece)
    }

    /// Apart at "and" and "en".
    private static func sentences(_ text: Substring) -> [String] {
        var sentences: [[Substring]] = [[]]
        for word in text.split(separator: " ") {
            if ["and", "en", "or", "of"].contains(word.lowercased()) {
                sentences.append([])
            } else {
                sentences[sentences.count - 1].append(word)
            }
        }
        return sentences.map { $0.joined(separator: " ") }
    }

    private static func piece(_ text: String) -> Piece? {
        let words = text.split { " -_()'\"".contains($0) }.map(String.init)
            .filter { !fillers.contains(FoldedText.joined($0)) }
        if words.isEmpty { return nil }
        var piece = Piece(text: text)
        piece.traits = traits(of: words.joined(separator: " "))
        for word in words where traits(of: word).isEmpty && !qualifiers.contains(FoldedText.joined(word)) {
            piece.words.append((word, forms(of: word)))
        }
        // "Nuts" often means peanuts too.
        if words.count == 1, ["nut", "nuts", "noot", "noten"].contains(FoldedText.joined(words[0])) {
            piece.traits.insert(DietaryTraits(.peanut))
        }
        return piece.traits.isEmpty && piece.words.isEmpty ? nil : piece
    }

    /// The allergens that `text` names or wants a food to be free from.
    private static func traits(of text: String) -> DietaryTraits {
        let folded = FoldedText.joined(text)
        let alias = aliases.filter { folded == $0.key }.reduce(into: DietaryTraits()) { $0.formUnion($1.value) }
        if !alias.isEmpty { return alias }
        var reading = DietaryReading()
        reading.read(text)
        return reading.head.contains.union(reading.added.contains).intersection(DietaryTrait.allergens)
            .union(reading.head.takesBack)
    }

    /// The word as it is and without its plural, in both languages where the other's is known.
    private static func forms(of word: String) -> [[UInt8]] {
        let own = FoldedText.words(word).flatMap { [$0, WordStem.english($0), WordStem.dutch($0)] }
        let others = counterparts.filter { pair in
            pair.contains { own.contains(Array($0.utf8)) }
        }
        return Array(Set(own + others.flatMap { $0.map { Array($0.utf8) } }.filter { $0.count > 1 }))
    }

    /// Words around an allergen, and words that say there is none.
    private static let fillers: Set<String> = [
        "allergic", "allergy", "allergies", "allergie", "allergieen", "allergisch", "intolerant", "intolerance",
        "intolerantie", "sensitive", "gevoelig", "overgevoelig", "severe", "severely", "ernstig", "ernstige", "mild",
        "milde", "slight", "slightly", "licht", "lichte", "very", "heel", "erg", "to", "voor", "for", "tegen", "the",
        "de", "het", "a", "an", "een", "i", "am", "im", "ik", "ben", "heb", "have", "cannot", "cant", "eat", "kan",
        "niet", "mag", "eten", "tegen", "all", "alle", "any", "some", "no", "none", "geen", "nee", "niets", "nothing",
        "nvt", "na", "known", "bekend", "without", "zonder", "not", "none", "also", "ook", "my", "mijn", "traces",
        "sporen", "van", "from", "kinds", "soorten", "products", "producten", "with", "met", "in", "op", "on", "hay",
        "fever", "hooikoorts", "pollen", "strict", "avoid", "vermijd",
    ]

    /// Words that only say which kind.
    private static let qualifiers: Set<String> = [
        "raw", "rauw", "rauwe", "fresh", "verse", "cooked", "gekookte", "dried", "gedroogde", "tree", "cow", "cows",
        "koe", "white", "wit", "witte", "free", "vrij", "eiwit", "protein", "allergen", "schaal", "based", "low",
        "high", "roasted", "seed", "seeds", "zaad", "zaden", "zaadjes", "oil", "olie", "gebrande", "hard", "soft",
        "zachte",
    ]

    /// Words for allergens that stand in no food's name, or mean more there.
    private static let aliases: [String: DietaryTraits] = [
        "lactose": [.lactose], "melksuiker": [.lactose], "gluten": [.gluten], "coeliakie": [.gluten],
        "celiac": [.gluten], "coeliac": [.gluten], "shellfish": [.crustaceans, .molluscs],
        "seafood": [.fish, .crustaceans, .molluscs],
        "schaaldieren": [.crustaceans], "schelpdieren": [.molluscs], "pork": [.pork], "varkensvlees": [.pork],
        "varken": [.pork], "beef": [.beef], "rundvlees": [.beef], "rund": [.beef], "meat": [.meat], "vlees": [.meat],
        "red meat": [.pork, .beef], "rood vlees": [.pork, .beef], "alcohol": [.alcohol], "honey": [.honey],
        "honing": [.honey], "gelatine": [.gelatine], "gelatin": [.gelatine], "dairy": [.milk], "zuivel": [.milk],
        "milk": [.milk], "melk": [.milk], "koemelk": [.milk], "wheat": [.gluten], "tarwe": [.gluten],
    ]

    /// What people are often allergic to besides the fourteen, in both languages.
    private static let counterparts: [[String]] = [
        ["strawberry", "strawberries", "aardbei"], ["tomato", "tomaat", "tomat"], ["apple", "appel"],
        ["banana", "banaan", "banan"], ["peach", "perzik"], ["cherry", "cherries", "kers"], ["pear", "peer", "peren"],
        ["coconut", "kokos"], ["corn", "sweetcorn", "mais"], ["rice", "rijst"], ["chicken", "kip"],
        ["onion", "ui", "uien"], ["garlic", "knoflook"], ["carrot", "wortel"],
        ["mushroom", "champignon", "paddenstoel"],
        ["cinnamon", "kaneel"], ["chocolate", "chocola", "choco", "cocoa", "cacao"], ["buckwheat", "boekweit"],
        ["pea", "peas", "erwt", "doperwt"], ["lentil", "linze"], ["chickpea", "kikkererwt"], ["bean", "boon", "bonen"],
        ["orange", "sinaasappel", "sinaasappels"], ["pineapple", "ananas"], ["melon", "meloen"],
        ["grape", "druif", "druiven"], ["plum", "pruim"], ["pepper", "paprika", "peper"], ["potato", "aardappel"],
        ["raspberry", "raspberries", "framboos", "framboz"], ["lemon", "citroen"], ["cucumber", "komkommer"],
        ["spinach", "spinazie"], ["coffee", "koffie"], ["sugar", "suiker"], ["vanilla", "vanille"],
    ]
}
