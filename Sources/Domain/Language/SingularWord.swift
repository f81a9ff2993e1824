/// The singular of a food's name, by the rules of spelling and a short list of what breaks them.
enum SingularWord {
    /// - Parameter isKnown: whether a spelling is a word; it decides between two that the rules allow
    static func of(_ word: String, _ language: Language, isKnown: (String) -> Bool) -> String {
        language.choose(en: english(word), nl: dutch(word, isKnown))
    }

    // MARK: English

    private static func english(_ word: String) -> String {
        if let known = englishExceptions[word] { return known }
        guard word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us"), !word.hasSuffix("is")
        else { return word }
        if word.hasSuffix("'s") { return word }
        if word.hasSuffix("ies") { return word.count > 5 ? word.dropLast(3) + "y" : String(word.dropLast()) }
        if word.hasSuffix("oes") || word.hasSuffix("ches") || word.hasSuffix("shes") || word.hasSuffix("sses")
            || word.hasSuffix("xes")
        {
            return String(word.dropLast(2))
        }
        return String(word.dropLast())
    }

    private static let englishExceptions: [String: String] = [
        "cookies": "cookie", "roasties": "roastie", "sarnies": "sarnie", "brownies": "brownie", "smoothies": "smoothie",
        "pies": "pie", "veggies": "veggie",
        "calories": "calorie", "leaves": "leaf", "loaves": "loaf", "halves": "half", "shoes": "shoe",
        "cornflakes": "cornflakes", "asparagus": "asparagus", "hummus": "hummus", "fries": "fries", "oreos": "oreo",
        "sorbets": "sorbet", "toasties": "toastie", "hotties": "hottie", "pasties": "pasty", "teas": "tea",
        "quesadillas": "quesadilla", "molasses": "molasses", "swiss": "swiss", "couscous": "couscous",
        "brussels": "brussels", "lentils": "lentil", "mousses": "mousse", "geese": "goose", "fish": "fish",
        "candies": "candy", "sweeties": "sweetie", "hoagies": "hoagie", "cheerios": "cheerios", "gas": "gas",
        "canapes": "canape", "quiches": "quiche", "brioches": "brioche", "avocadoes": "avocado", "ceviches": "ceviche",
        "smarties": "smarties", "weetabix": "weetabix", "pastries": "pastry", "slushies": "slushie",
        "pringles": "pringles",
        "snickers": "snickers", "skittles": "skittles", "doritos": "doritos",
    ]

    // MARK: Dutch

    private static func dutch(_ word: String, _ isKnown: (String) -> Bool) -> String {
        if let known = dutchExceptions[word] { return known }
        if word.hasSuffix("peren") { return word.dropLast(2) == "per" ? "peer" : word.dropLast(5) + "peer" }
        if word.hasSuffix("eieren") { return word.dropLast(6) + "ei" }
        guard word.count > 3, !word.hasSuffix("oen") else { return word }
        if word.hasSuffix("'s") || word.hasSuffix("\u{2019}s") { return String(word.dropLast(2)) }
        if word.hasSuffix("s") {
            let stem = word.dropLast()
            let takesS = ["el", "er", "em", "en", "je", "ge", "on", "or", "ie", "um", "k", "p", "ar", "et", "au"]
            let isPlural = takesS.contains { stem.hasSuffix($0) } && stem.count > 3 && !word.hasSuffix("saus")
            return isPlural ? String(stem) : word
        }
        guard word.hasSuffix("en"), word.count > 4 else {
            return word.hasSuffix("eën") ? String(word.dropLast(2)) : word
        }
        let plain = String(word.dropLast(2))
        let stem = dutchStem(plain)
        return isKnown(stem) || !isKnown(plain) ? stem : plain
    }

    /// What is left of a plural in -en, spelt as a word of its own: "bonen" is "boon", "bessen" is "bes".
    private static func dutchStem(_ stem: String) -> String {
        let letters = Array(stem)
        guard let last = letters.last, letters.count > 1 else { return stem }
        let before = letters[letters.count - 2]
        if isVowel(last) { return stem }
        if last == before { return String(letters.dropLast()) }
        var result = letters
        let hasTwoVowels = letters.count > 2 && isVowel(before) && isVowel(letters[letters.count - 3])
        if isVowel(before), !hasTwoVowels, before != "i", before != "j", !isUnstressed(letters) {
            result.insert(before, at: letters.count - 1)
        }
        if isVowel(before) || before == "j" || before == "l" || before == "r" || before == "n" {
            if last == "v" { result[result.count - 1] = "f" }
            if last == "z" { result[result.count - 1] = "s" }
        }
        return String(result)
    }

    /// "appel", "komkommer": the last syllable takes no stress, so its vowel stays single.
    private static func isUnstressed(_ letters: [Character]) -> Bool {
        guard letters.count > 3, letters[letters.count - 2] == "e", let last = letters.last else { return false }
        guard "lrmn".contains(last) else { return false }
        return letters.dropLast(2).contains(where: isVowel)
    }

    private static func isVowel(_ letter: Character) -> Bool { "aeiou".contains(letter) }

    private static let dutchExceptions: [String: String] = [
        "ramen": "ramen",
        "eieren": "ei", "eiers": "ei", "kaas": "kaas", "linzen": "linze", "groenten": "groente", "varken": "varken",
        "kuiken": "kuiken", "keuken": "keuken", "deeg": "deeg", "peren": "peer", "uien": "ui", "preien": "prei",
        "noedels": "noedel", "chips": "chips", "wafels": "wafel", "garnalen": "garnaal", "mihoen": "mihoen",
        "frites": "frites", "sperziebonen": "sperzieboon", "aardbeien": "aardbei", "kiwi's": "kiwi",
        "speculaas": "speculaas",
        "groen": "groen", "sushi's": "sushi", "salades": "salade", "cornflakes": "cornflakes", "drankjes": "drankje",
        "haring": "haring", "zalm": "zalm", "toasts": "toast", "bitterkoekjes": "bitterkoekje", "taarten": "taart",
        "drop": "drop", "braden": "braden", "dadels": "dadel", "meloenen": "meloen", "citroenen": "citroen",
        "pompoenen": "pompoen", "worteltjes": "worteltje", "asperges": "asperge", "komkommers": "komkommer",
        "brood": "brood", "broden": "brood", "tompoucen": "tompouce", "sinaasappels": "sinaasappel", "zaden": "zaad",
        "pitten": "pit", "zonnebloempitten": "zonnebloempit", "vis": "vis", "vissen": "vis", "abrikozen": "abrikoos",
        "ananas": "ananas", "schnitzels": "schnitzel", "croissants": "croissant", "muffins": "muffin",
        "donuts": "donut",
        "hamburgers": "hamburger", "burgers": "burger", "bagels": "bagel", "wraps": "wrap", "nuggets": "nugget",
        "kipnuggets": "kipnugget", "sandwiches": "sandwich", "shots": "shot", "milkshakes": "milkshake",
        "pistaches": "pistache", "cashews": "cashew", "champignons": "champignon", "biscuits": "biscuit",
        "brownies": "brownie", "cookies": "cookie", "mangos": "mango", "smoothies": "smoothie", "mais": "maïs",
        "latkes": "latke", "falafels": "falafel", "tosties": "tosti", "ravioli's": "ravioli", "tortillas": "tortilla",
        "pinda": "pinda", "pindas": "pinda", "avocados": "avocado", "kiwis": "kiwi", "pizzas": "pizza", "tacos": "taco",
    ]

    /// "boterhammetje" is a boterham, "glaasje" a glas; words that only exist so stay: "broodje", "ijsje".
    static func withoutDiminutive(_ word: String) -> String {
        guard word.hasSuffix("je"), word.count > 5 else { return word }
        if let known = diminutives[word] { return known }
        // "Cola'tje"
        if word.hasSuffix("'tje") { return String(word.dropLast(4)) }
        var stem = String(word.dropLast(2))
        let letters = Array(stem)
        if stem.hasSuffix("metj") || stem.hasSuffix("etj") { return word }
        if stem.hasSuffix("et"), letters.count > 4, letters[letters.count - 3] == letters[letters.count - 4] {
            return String(stem.dropLast(3))
        }
        if stem.hasSuffix("pj") { return word }
        if stem.hasSuffix("t"), letters.count > 3 {
            let before = letters[letters.count - 2]
            if "nlrw".contains(before) || isVowel(before) {
                stem.removeLast()
                let shorter = Array(stem)
                // "tomaatje" keeps its t.
                if shorter.count > 2, isVowel(before), shorter[shorter.count - 2] == before {
                    return String(word.dropLast(2))
                }
                return stem
            }
        }
        return stem
    }

    private static let diminutives: [String: String] = [
        "broodje": "broodje", "ijsje": "ijsje", "koekje": "koekje", "toetje": "toetje", "patatje": "patat",
        "frietje": "friet", "biertje": "bier", "wijntje": "wijn", "taartje": "taart", "eitje": "ei",
        "chocolaatje": "chocolade",
        "snoepje": "snoepje", "beetje": "beetje", "bonbonnetje": "bonbon", "sapje": "sap", "soepje": "soep",
        "theetje": "thee", "slaatje": "slaatje", "bakje": "bakje", "pannetje": "pan", "kopje": "kopje",
    ]
}
