/// Finds foods by the words people type: from the start of a word, in either language, with typing mistakes, the plain
/// ones first. Immutable once built.
public struct FoodIndex: Sendable {
    /// What is known of a food's names.
    public struct Names: Sendable {
        public var en: String
        public var nl: String?
        public var synonymsEN: [String]
        public var synonymsNL: [String]
        /// 1 (eaten by nearly everybody) to 7 (hardly anybody)
        public var rank: Int

        public init(en: String, nl: String? = nil, synonymsEN: [String] = [], synonymsNL: [String] = [], rank: Int) {
            self.en = en
            self.nl = nl
            self.synonymsEN = synonymsEN
            self.synonymsNL = synonymsNL
            self.rank = rank
        }
    }

    public struct Hit: Sendable, Equatable {
        /// Which food, by the order in which they were given.
        public let index: Int
        /// More is better; comparable between indexes. A guess at a mistyped word is below 0, anything else above.
        public let score: Float

        public init(index: Int, score: Float) {
            self.index = index
            self.score = score
        }
    }

    let tokens: TokenTable
    let names: [FoodName]
    /// Food i has the names firstNames[i]..<firstNames[i + 1].
    let firstNames: [UInt32]
    let ranks: [UInt8]
    /// Whether a food has a name in the other language alone, for whoever reads Dutch.
    let isForeign: [Bool]
    /// Whether a food is there for what was logged of it alone: a better one has its name.
    let isRepeat: [Bool]

    public init(_ foods: some Collection<Names>) {
        var builder = Builder()
        for food in foods {
            builder.beginFood(rank: food.rank)
            builder.add(food.en, as: .nameEN)
            if let nl = food.nl { builder.add(nl, as: .nameNL) }
            for synonym in food.synonymsEN { builder.add(synonym, as: .synonymEN) }
            for synonym in food.synonymsNL { builder.add(synonym, as: .synonymNL) }
        }
        self = builder.index()
    }

    init(
        tokens: TokenTable, names: [FoodName], firstNames: [UInt32], ranks: [UInt8], isForeign: [Bool],
        isRepeat: [Bool]
    ) {
        self.tokens = tokens
        self.names = names
        self.firstNames = firstNames
        self.ranks = ranks
        self.isForeign = isForeign
        self.isRepeat = isRepeat
    }

    /// The best foods for what is typed, best first.
    ///
    /// Every word has to match, but for words like "with" where there are others. Guesses at mistyped words are only made
    /// when what was typed finds too little, and stand last.
    ///
    /// - Parameters:
    ///   - language: whose words come first; the other language is searched too.
    ///   - had: whether someone had a food before, in the order in which they were given. Those that match are in the
    ///     list, however many others do, and each counts as a plain one.
    public func search(_ text: String, language: Language, limit: Int, had: [Bool] = []) -> [Hit] {
        let words = Array(FoldedText.words(text.prefix(120)).prefix(FoldedText.mostWords))
        guard !words.isEmpty, limit > 0, !ranks.isEmpty else { return [] }
        // "A cup of coffee" is about coffee, though something be called a coffee cup.
        if let rest = SmallWords.afterMeasure(words) {
            var hits = search(rest, language, limit, had)
            if hits.count < limit { add(search(words, language, limit, had), to: &hits) }
            return Array(hits.prefix(limit))
        }
        return search(words, language, limit, had)
    }

    /// Whether a word says how much there is or in what state, and not what it is.
    public static func isMeasure(_ word: String) -> Bool {
        FoldedText.words(word).allSatisfy { SmallWords.measures.contains($0) || SmallWords.joining.contains($0) }
    }

    /// Whether each word of a text, or another form of it, stands in a name: what it finds is no guess.
    public func isSpelt(_ text: String) -> Bool { FoldedText.words(text).allSatisfy(tokens.knows) }

    /// Words that say little about which food is meant, by what they are: for whoever searches by the same rules.
    public static var smallWords: [String: [String]] {
        [
            "joining": SmallWords.joining.all, "measures": SmallWords.measures.all, "shares": SmallWords.shares.all,
            "links": ShorterPhrase.links.sorted(), "contents": ShorterPhrase.content.sorted(),
            "ands": ShorterPhrase.ands.sorted(), "dishes": ShorterPhrase.dishes.sorted(),
            "toppings": ShorterPhrase.toppings.sorted(), "flavours": ShorterPhrase.flavours.sorted(),
        ]
    }

    /// What a compound that no food has may be one of, the longest end first: "spinazietaart" is a "taart", but
    /// "kipfiletstukjes" are "kipfilet".
    public func headsOfCompound(_ word: String) -> [String] {
        guard let word = FoldedText.words(word).first, word.count > 6, !tokens.knows(word) else { return [] }
        return (3...word.count - 3).compactMap { cut in
            let (start, end) = (Array(word[..<cut]), Array(word[cut...]))
            if SmallWords.measures.contains(end) { return tokens.knows(start) ? start : nil }
            return end.count > 3 && tokens.knows(end) ? end : nil
        }.map { String(decoding: $0, as: UTF8.self) }
    }

    private func search(_ words: [[UInt8]], _ language: Language, _ limit: Int, _ had: [Bool]) -> [Hit] {
        var query = FoodQuery(words: words, language: language, had: had)
        var hits = query.run(on: self, .spelt, limit: limit)
        if query.isAnswered {
            // "Blauwebessen" begins a muffin's name, and is all of another food's in two words.
            guard let apart = query.joined(in: tokens) else { return hits }
            var other = FoodQuery(words: apart, language: language, had: had)
            add(other.run(on: self, .spelt, limit: limit), to: &hits)
            return Array(hits.sorted { ($0.score, $1.index) > ($1.score, $0.index) }.prefix(limit))
        }
        for apart in query.splits(in: tokens) {
            var other = FoodQuery(words: apart, language: language, had: had)
            add(other.run(on: self, .spelt, limit: limit), to: &hits)
            if other.isAnswered { return Array(hits.prefix(limit)) }
        }
        if hits.isEmpty { add(query.run(on: self, .inside, limit: limit), to: &hits) }
        if hits.isEmpty, var rest = query.withoutMeasures { add(rest.run(on: self, .spelt, limit: limit), to: &hits) }
        if hits.count < min(FoodQuery.enough, limit) {
            var guesses = query.run(on: self, .mistypedUnknown, limit: limit)
            // "Beschuit met jam": where each word is known, what stands before "met" says more than a guess.
            if guesses.isEmpty, !words.contains(where: ShorterPhrase.isLink) || !words.allSatisfy(tokens.knows) {
                guesses = query.run(on: self, .mistyped, limit: limit)
            }
            add(guesses, to: &hits)
        }
        return Array(hits.prefix(limit))
    }

    /// Appends what is not there yet.
    private func add(_ more: [Hit], to hits: inout [Hit]) {
        for hit in more where !hits.contains(where: { $0.index == hit.index }) { hits.append(hit) }
    }
}

/// One name of a food: its words, and whose they are.
struct FoodName {
    enum Field: UInt8 {
        case nameEN, nameNL, synonymEN, synonymNL

        var language: Language {
            switch self {
            case .nameEN, .synonymEN: .en
            case .nameNL, .synonymNL: .nl
            }
        }

        var isSynonym: Bool { self == .synonymEN || self == .synonymNL }
    }

    var food: UInt32
    var field: Field
    /// Its words but for joining ones, unless there is but one beside them: "patat met" is not all said by "patat".
    var words: UInt8
    /// Whether joining words are among those.
    var countsJoining: Bool
    /// Words before the first comma or joining word: "Egg" of "Egg, boiled", "Coffee" of "Coffee with milk".
    var headWords: UInt8
    /// Whether it names one thing with another: "Chips with mayonnaise".
    var isCombined: Bool
}
