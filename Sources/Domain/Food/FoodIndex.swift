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
        /// More is better; comparable between indexes.
        public let score: Float
    }

    private let tokens: TokenTable
    private let ranks: [UInt8]
    /// Words of each food's shortest name: a short name is a plain one.
    private let lengths: [UInt8]

    public init(_ foods: some Collection<Names>) {
        var builder = TokenTable.Builder()
        var ranks: [UInt8] = []
        var lengths: [UInt8] = []
        for (index, food) in foods.enumerated() {
            let en = builder.add(food.en, food: index, field: .nameEN)
            let nl = food.nl.map { builder.add($0, food: index, field: .nameNL) } ?? en
            for synonym in food.synonymsEN { builder.add(synonym, food: index, field: .synonymEN) }
            for synonym in food.synonymsNL { builder.add(synonym, food: index, field: .synonymNL) }
            ranks.append(UInt8(clamping: food.rank))
            lengths.append(UInt8(clamping: min(en, nl)))
        }
        tokens = builder.table()
        self.ranks = ranks
        self.lengths = lengths
    }

    /// The best foods for what is typed, best first.
    ///
    /// - Parameter language: whose words come first; the other language is searched too.
    public func search(_ text: String, language: Language, limit: Int) -> [Hit] {
        let words = FoldedText.words(text.prefix(120)).prefix(FoldedText.mostWords)
        guard !words.isEmpty, limit > 0, !ranks.isEmpty else { return [] }
        let exact = hits(Array(words), language, fuzzy: false)
        if exact.count >= min(3, limit) || words.allSatisfy({ $0.count < 4 }) { return best(exact, limit) }
        let known = Set(exact.map(\.index))
        let fuzzy = hits(Array(words), language, fuzzy: true).filter { !known.contains($0.index) }
        // Not one mistyped guess comes before what was really typed.
        return Array((best(exact, limit) + best(fuzzy, limit)).prefix(limit))
    }

    private func hits(_ words: [[UInt8]], _ language: Language, fuzzy: Bool) -> [Hit] {
        var total = [Float](repeating: 0, count: ranks.count)
        var scores = [Float](repeating: 0, count: ranks.count)
        for (position, word) in words.enumerated() {
            for index in scores.indices { scores[index] = 0 }
            tokens.match(word, language, fuzzy: fuzzy, into: &scores)
            // "kip filet" is "kipfilet" too: a word may stand in its neighbour's compound.
            if position > 0 { tokens.match(words[position - 1] + word, language, fuzzy: false, into: &scores) }
            if position + 1 < words.count {
                tokens.match(word + words[position + 1], language, fuzzy: false, into: &scores)
            }
            for index in total.indices {
                total[index] =
                    scores[index] > 0 && (position == 0 || total[index] > 0) ? total[index] + scores[index] : 0
            }
        }
        let count = Float(words.count)
        var found: [Hit] = []
        for index in total.indices where total[index] > 0 {
            let plain = Float(8 - Int(min(ranks[index], 7))) * 7
            let extra = Float(max(0, Int(lengths[index]) - words.count)) * 3
            found.append(Hit(index: index, score: total[index] / count + plain - extra))
        }
        return found
    }

    private func best(_ hits: [Hit], _ limit: Int) -> [Hit] {
        let ordered: (Hit, Hit) -> Bool = { $0.score != $1.score ? $0.score > $1.score : $0.index < $1.index }
        if hits.count <= limit * 4 { return Array(hits.sorted(by: ordered).prefix(limit)) }
        var top: [Hit] = []
        top.reserveCapacity(limit + 1)
        for hit in hits {
            if top.count == limit, let last = top.last, !ordered(hit, last) { continue }
            let place = top.firstIndex { ordered(hit, $0) } ?? top.count
            top.insert(hit, at: place)
            if top.count > limit { top.removeLast() }
        }
        return top
    }
}
