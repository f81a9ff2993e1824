/// The words of the one box, with those of sentences. Made once from tables, then only read.
public struct ReaderLexicon: Sendable {
    /// A line of a table: words that mean the same.
    public struct Entry: Sendable {
        /// `nil` where both languages use them.
        public var language: Language?
        public var kind: ReaderWord.Kind
        /// A metric, page, action or unit, in the form of the kind.
        public var value: String
        public var phrases: [String]

        public init(language: Language?, kind: ReaderWord.Kind, value: String, phrases: [String]) {
            self.language = language
            self.kind = kind
            self.value = value
            self.phrases = phrases
        }
    }

    /// One name of a food.
    public struct FoodName: Sendable {
        public var name: String
        public var isDrink: Bool
        /// A fruit or vegetable, which dishes are seldom called by: "rice broccoli" is two foods
        public var isProduce: Bool
        /// ml of each portion of a drink
        public var portions: [String: Double]

        public init(name: String, isDrink: Bool, isProduce: Bool = false, portions: [String: Double]) {
            self.name = name
            self.isDrink = isDrink
            self.isProduce = isProduce
            self.portions = portions
        }
    }

    let words: SentenceLexicon
    /// What the words of the box do: the number of a sense is a place here.
    let meanings: [ReaderWord]
    private var links: [Language: [String: ReaderLinks]] = [:]
    private var names: [String: FoodName] = [:]
    /// Last words of names, and first ones before a comma, which say what a food is.
    private var heads: Set<String> = []
    private var drinkHeads: [String: FoodName] = [:]
    private var own: Set<String> = []

    public init(
        _ entries: [Entry], sentences: [SentenceLexicon.Entry], foods: [SentenceLexicon.Entry], names: [FoodName]
    ) {
        var all = sentences.filter { $0.role.kind != .workout && $0.role != .variant } + foods
        var meanings: [ReaderWord] = []
        func add(_ meaning: ReaderWord, _ language: Language?, _ phrases: [String]) {
            all.append(
                SentenceLexicon.Entry(
                    role: .reading, language: language, value: "\(meaning.kind.rawValue)*\(meanings.count)",
                    phrases: phrases))
            meanings.append(meaning)
        }
        for entry in entries where entry.kind != .drink {
            add(ReaderWord(kind: entry.kind, value: entry.value), entry.language, entry.phrases)
        }
        // Exercises are words, too: none of them is another one mistyped.
        let exercises = sentences.filter { $0.role == .exercise }.flatMap(\.phrases)
        add(ReaderWord(kind: .exercise, value: ""), nil, exercises.flatMap(WordForms.all))
        self.meanings = meanings
        words = SentenceLexicon(all)
        for entry in entries where entry.kind == .link {
            for language in entry.language.map({ [$0] }) ?? Language.allCases {
                for token in entry.phrases.flatMap({ SentenceTokenizer.tokens($0, language) }) {
                    links[language, default: [:]][token.key, default: ReaderLinks()].formUnion(ReaderLinks(entry.value))
                }
            }
        }
        var formsOfWords: [String: [String]] = [:]
        func addName(_ name: FoodName) { self.addName(name, &formsOfWords) }
        for name in names { addName(name) }
        for entry in entries where entry.kind == .drink {
            for name in entry.phrases { addName(Self.drink(name, entry)) }
        }
        let kinds: Set<SentenceLexicon.Role> = [.food, .dish, .header, .filledDish, .filling]
        for name in sentences.filter({ kinds.contains($0.role) }).flatMap(\.phrases)
        where self.names[Self.key(name)] == nil {
            addName(FoodName(name: name, isDrink: false, portions: [:]))
        }
    }

    /// A drink that no catalogue has: its value says the ml of its portions, "can=330".
    private static func drink(_ name: String, _ entry: Entry) -> FoodName {
        let portions = entry.value.split(separator: ";").compactMap { part -> (String, Double)? in
            let sides = part.split(separator: "=")
            return sides.count == 2 ? Double(sides[1]).map { (String(sides[0]), $0) } : nil
        }
        return FoodName(name: name, isDrink: true, portions: Dictionary(portions) { first, _ in first })
    }

    /// Names of a person's own foods, which are foods wherever they stand.
    mutating func add(own names: [String]) {
        own.formUnion(names.flatMap(Self.forms))
        wordsOfNames.formUnion(names.flatMap { $0.split(separator: " ").flatMap { Self.forms(String($0)) } })
    }

    /// - Parameter formsOfWords: of words that were met, which many names have
    private mutating func addName(_ name: FoodName, _ formsOfWords: inout [String: [String]]) {
        func forms(_ word: String) -> [String] {
            if let known = formsOfWords[word] { return known }
            let forms = Self.forms(word)
            formsOfWords[word] = forms
            return forms
        }
        let text = name.name.lowercased()
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "'" }) {
            wordsOfNames.formUnion(forms(String(word)))
        }
        let main = text.prefix { $0 != "," && $0 != "(" }.split(separator: " ")
        for key in Set([text, main.joined(separator: " ")]).flatMap(forms) where names[key] == nil {
            names[key] = name
        }
        // "Fries from the oven" are no oven.
        guard let last = main.last, last.utf8.count > 1,
            !main.dropLast().suffix(2).contains(where: { has(.inName, String($0)) })
        else { return }
        for key in forms(String(last)) {
            heads.insert(key)
            if name.isDrink { if drinkHeads[key] == nil { drinkHeads[key] = name } } else { solids.insert(key) }
        }
    }

    private var wordsOfNames: Set<String> = []
    /// Last words that foods have which are no drinks.
    private var solids: Set<String> = []

    /// A name as it is looked up, and in the singular of each language.
    private static func forms(_ name: String) -> [String] {
        [key(name)] + Language.allCases.map { key(SpokenName.singular(name, $0) { _ in false }) }
    }

    /// The ways in which a folded word joins others.
    func links(of key: String, _ language: Language) -> ReaderLinks { links[language]?[key] ?? ReaderLinks() }

    /// Whether a folded word joins in this way, in either language.
    func has(_ way: ReaderWord.Link, _ key: String) -> Bool {
        Language.allCases.contains { links(of: key, $0).has(way) }
    }

    static func key(_ text: String) -> String { FoldedText.joined(text) }

    /// Whether it is the whole name of an everyday food.
    func isName(_ food: SpokenFood) -> Bool { isName(Self.key(food.name.value)) }

    /// The same of a name as it is looked up.
    func isName(_ key: String) -> Bool { names[key] != nil || own.contains(key) }

    /// "Rice broccoli", "spinach banana": a food and a fruit or vegetable, which nothing parts.
    func isTwo(_ food: SpokenFood) -> Bool {
        let words = Self.key(food.name.value).split(separator: " ")
        return (1..<max(1, words.count)).contains { cut in
            names[words[cut...].joined(separator: " ")]?.isProduce == true
                && isName(words[..<cut].joined(separator: " "))
        }
    }

    /// What a word may be the diminutive of: "yoghurtje"
    private static func withoutDiminutive(_ word: String) -> [String] {
        WordStem.withoutDiminutive(Array(word.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether a name of a food has the word.
    func isFoodWord(_ key: String) -> Bool {
        if wordsOfNames.contains(key) || Self.forms(key).contains(where: wordsOfNames.contains) { return true }
        if Self.withoutDiminutive(key).contains(where: wordsOfNames.contains) { return true }
        let letters = Array(key.utf8)
        // "Rauwkostsalade" is a salad.
        guard letters.count > 7 else { return false }
        return (3...(letters.count - 4)).contains { names[String(decoding: letters[$0...], as: UTF8.self)] != nil }
    }

    /// Whether no table has the word, but one that is spelt nearly so.
    func isMistyped(_ key: String, _ language: Language) -> Bool {
        words.word(key) == nil && words.correction(of: key, kind: .meal, language: language) != nil
    }

    /// Whether a name is that of a food, as it stands and not by likeness.
    func isFood(_ food: SpokenFood) -> Bool {
        let name = Self.key(food.name.value)
        if names[name] != nil || heads.contains(name) || own.contains(name) { return true }
        let head = Self.key(food.head)
        if heads.contains(head) { return true }
        guard let last = name.split(separator: " ").last.map(String.init) else { return false }
        if heads.contains(last) || Self.withoutDiminutive(last).contains(where: heads.contains) { return true }
        // "volkorenboterham", "kipschnitzel": a Dutch compound is what its last part is.
        let letters = Array(last.utf8)
        guard letters.count > 6 else { return false }
        return (3...(letters.count - 3)).contains { cut in
            letters.count - cut > 2 && heads.contains(String(decoding: letters[cut...], as: UTF8.self))
        }
    }

    /// What the least portion of a food weighs: g, or ml of a drink.
    func least(of food: SpokenFood) -> Double? {
        let key = Self.key(food.name.value)
        // "Eieren gekookt" are eggs, too.
        let words = key.split(separator: " ").lazy
        let known = names[key] ?? names[Self.key(food.head)] ?? words.compactMap { names[String($0)] }.first
        return known?.portions.values.min()
    }

    /// The drink that a food is, where it is one.
    func drink(_ food: SpokenFood) -> FoodName? {
        let name = Self.key(food.name.value)
        if let known = names[name] { return known.isDrink ? known : nil }
        let head = Self.key(food.head)
        if let known = names[head] { return known.isDrink ? known : nil }
        guard !solids.contains(head) else { return nil }
        return drinkHeads[head]
    }
}

/// What a word or phrase does in the one box.
public struct ReaderWord: Sendable, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
        /// It resembles a word that means something, and means nothing here: "height" is no mistyped "weight".
        case plain
        // Figures
        case metric, feel, note, unit, outOf, soft, tens, half, burned
        /// Measured of a body, but no figure that is kept in this way: cholesterol, bone mass
        case measure
        /// A part of a body whose girth is not kept: "thigh 58"
        case girth
        // The night
        case bed, up, from, until, am, pm, noon, oclock, morning
        // What is no log
        case goal, wish, future, hypothetical, change, negation, other, `self`
        /// "Almost"
        case near
        /// A part of the day, by the minute after midnight that it begins at
        case dayPart
        // Commands
        case lead, page, action, start, sort, `repeat`, usual, mealWord, yesterday, timer
        // Around food: how it was eaten, what it was like, and what is said of it without eating
        case eat, around, aside, drink
        /// What is said of a thing that nobody has had or done: what it costs, when it opens, what its label says; of
        /// "stock", that it is there ("there are 3 beers left"), which it no longer is where it was eaten; of "ahead" and
        /// "having" that it is to be done, behind the food; of "event" and "little" beside one; of "open" that it is
        /// asked for, liked or thought of, unless it was had (``ReaderStatement``)
        case stated
        /// What such statements are built with: "in" 12 "weeks", beer "or" wine, milk "it"
        case link
        /// What leads to where, how or with whom it was: "along" the canal, "against" Pete
        case setting
        case ask, query, greet, done
        case exercise
    }

    /// What a small word does between others, for the rules that read around it. A row of a table may name several.
    public enum Link: UInt8, Sendable, CaseIterable {
        case within, few, span, left, or, the, it, `is`, was, `for`, when, with, so, like, moved, but, of, clock, at,
            over
        /// Oneself beside others: "me" and my son
        case me
        /// Whose it is, and what leads to company: "my", "with" my wife
        case whose, company
        /// Before what was done at another time: "after" the run
        case occasion
        /// It was eaten or drunk, however it was come by
        case ate
        /// So much of it is bought, not had: a "crate"
        case stored
        /// What "baked" makes and does not fry: "taart"
        case baked
        /// What a recipe says is to be done
        case told
        /// Behind what is to come
        case later
        /// Before what was not done
        case undone
        /// What somebody asks of a figure: is that "enough"
        case judged
        case unable, night, lesson, joint, inName
        /// What food is made of, what one has in a drink, and a blood pressure
        case nutrient, addition, bp

        /// By what a table calls it.
        public static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
    }

    var kind: Kind
    var value: String
}

/// The ways in which one word joins.
struct ReaderLinks: Sendable {
    private var bits: UInt64 = 0

    init() {}

    /// - Parameter ways: names of ``ReaderWord/Link``, with blanks between
    init(_ ways: String) {
        for way in ways.split(separator: " ") { bits |= ReaderWord.Link.named[String(way)].map(Self.bit) ?? 0 }
    }

    func has(_ way: ReaderWord.Link) -> Bool { bits & Self.bit(way) != 0 }

    mutating func formUnion(_ other: ReaderLinks) { bits |= other.bits }

    private static func bit(_ way: ReaderWord.Link) -> UInt64 { 1 << UInt64(way.rawValue) }
}
