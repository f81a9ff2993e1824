/// One search: which names the typed words meet, and what that makes of their foods.
struct FoodQuery {
    /// Fewer foods than this are too few: then search tries harder.
    static let enough = 3

    private let words: [[UInt8]]
    private let language: Language
    /// Whether each food was had before; empty where nothing is known of that.
    private let had: [Bool]
    /// Words that a food need not have.
    private let optional: [Bool]
    /// Words that stand between others.
    private let joins: [Bool]
    /// Whether a food that people do eat was found as typed, or enough of others.
    private(set) var isAnswered = false

    /// What someone had before is likelier meant.
    private static let advantage: Float = 30

    init(words: [[UInt8]], language: Language, had: [Bool] = []) {
        self.words = words
        self.language = language
        self.had = had
        let small = words.indices.map { place in
            SmallWords.joining.contains(words[place]) || SmallWords.isNumber(words[place])
                // "Minced beef 5% fat" is no fat.
                || place > 1 && SmallWords.shares.contains(words[place]) && SmallWords.isNumber(words[place - 1])
        }
        joins = words.map(SmallWords.joining.contains)
        optional = small.allSatisfy { $0 } ? small.map { _ in false } : small
    }

    /// The best foods, best first.
    mutating func run(on index: FoodIndex, _ effort: WordMatcher.Effort, limit: Int) -> [FoodIndex.Hit] {
        let matches = NameMatches(words, on: index, effort)
        guard
            let pivot = words.indices.filter({ !optional[$0] }).min(by: {
                matches.met[$0].count < matches.met[$1].count
            })
        else { return [] }
        let isGuess = effort == .mistyped || effort == .mistypedUnknown
        var seen = [Bool](repeating: false, count: index.ranks.count)
        var best = BestHits(limit: limit)
        var own = BestHits(limit: limit)
        var foreign = BestHits(limit: limit)
        var typed = 0
        let isForeignLast = language.rules.putsForeignLast
        // What a food can be worth at most, beside its rank and how well one of its names has the rarest word
        let needed = Float(optional.count { !$0 })
        let rest = Float(words.count) - needed
        let mostBeside =
            107 * (needed - 1) / needed + rest * 4 + Float(words.count) * 6 + 34 + 8 * 7 - (isGuess ? 1000 : 0)
        for name in matches.met[pivot] {
            let food = Int(index.names[Int(name)].food)
            guard !seen[food] else { continue }
            let isHad = had.indices.contains(food) && had[food]
            let isForeign = isForeignLast && index.isForeign[food] && !isHad
            // What cannot get onto the list any more is not looked at; another name of it may be met better.
            if isAnswered, !isHad, let worst = best.worst {
                let quality = Float(matches[pivot, Int(name)].quality)
                let most = quality / needed + mostBeside - Float(index.ranks[food]) * 7
                if isForeign || most < worst { continue }
            }
            seen[food] = true
            if index.isRepeat[food], !isHad { continue }
            guard let (score, isAsTyped) = score(food, matches, index, isHad) else { continue }
            if isAsTyped { typed += 1 }
            if isAsTyped, index.ranks[food] < 6 || typed >= Self.enough { isAnswered = true }
            let hit = FoodIndex.Hit(index: food, score: isGuess ? score - 1000 : score)
            if isHad {
                own.add(hit)
            } else if isForeign {
                foreign.add(hit)
            } else {
                best.add(hit)
            }
        }
        return BestHits.list(own, best, foreign, limit: limit)
    }

    /// The same without words that say how much or in what state: "plak kaas" is about "kaas".
    var withoutMeasures: FoodQuery? {
        let rest = words.filter { !SmallWords.measures.contains($0) }
        return rest.isEmpty || rest.count == words.count ? nil : FoodQuery(words: rest, language: language, had: had)
    }

    /// A longer word than any name has may be two of them: "peanutbutter", "aardbeienyoghurt".
    func splits(in tokens: TokenTable) -> [[[UInt8]]] {
        guard words.count < FoldedText.mostWords else { return [] }
        var splits: [[[UInt8]]] = []
        for (position, word) in words.enumerated() where word.count > 5 && !tokens.knows(word) {
            let isLast = position == words.count - 1
            for parts in Self.parts(of: word, in: tokens)
            where tokens.knows(parts[1]) || isLast && !tokens.words.range(startingWith: parts[1]).isEmpty {
                splits.append(Array(words[..<position]) + parts + Array(words[(position + 1)...]))
            }
        }
        return Array(splits.prefix(4))
    }

    /// A word of more than 5 letters in two, of which names have the first; the longest first ones first.
    private static func parts(of word: [UInt8], in tokens: TokenTable) -> some Sequence<[[UInt8]]> {
        (3...word.count - 3).reversed().lazy.map { [Array(word[..<$0]), Array(word[$0...])] }
            .filter { tokens.knows($0[0]) }
    }

    /// Two known words that were typed as one, which is no word itself though names may begin with it.
    func joined(in tokens: TokenTable) -> [[UInt8]]? {
        guard words.count == 1, let word = words.first, word.count > 7, !tokens.knows(word) else { return nil }
        return Self.parts(of: word, in: tokens).first { tokens.knows($0[1]) }
    }

    private func score(
        _ food: Int, _ matches: NameMatches, _ index: FoodIndex, _ isHad: Bool
    ) -> (score: Float, isAsTyped: Bool)? {
        let names = Int(index.firstNames[food])..<Int(index.firstNames[food + 1])
        var best: Float?
        var isAsTyped = false
        for name in names {
            guard let (score, asTyped) = score(name, matches, index.names[name]) else { continue }
            if score > best ?? -.infinity { best = score }
            if asTyped { isAsTyped = true }
        }
        if best == nil, words.count > 1 { best = scattered(names, matches) }
        guard let best else { return nil }
        // Plain foods first: a step of rank weighs as much as being called by one's own name.
        let rank = isHad ? 1 : Int(index.ranks[food])
        return (best + Float(8 - rank) * 7 + (isHad ? Self.advantage : 0), isAsTyped)
    }

    /// How well a name fits, when it has all the words; and whether each is one of its words or begins one.
    private func score(_ name: Int, _ matches: NameMatches, _ about: FoodName) -> (score: Float, isAsTyped: Bool)? {
        var sum = 0
        var needed = 0
        var weakest = 100
        var met = 0
        var whole = 0
        var wholeInHead = 0
        var begun = 0
        var headed = 0
        var numbers = 0
        var isAsTyped = true
        for word in words.indices {
            let match = matches[word, name]
            guard match.isMet else {
                if optional[word] { continue }
                return nil
            }
            met += 1
            // "Dark chocolate 85%": who says how much of it means the one that says so, too.
            if SmallWords.isNumber(words[word]), match.kind == .whole { numbers += 1 }
            // "Toast with butter" has no three words of "toast with peanut butter".
            let isCounted = !joins[word] || about.countsJoining
            if match.kind == .whole, isCounted { whole += 1 }
            if match.kind.rawValue < WordMatcher.Kind.begun.rawValue {
                isAsTyped = false
            } else if isCounted {
                begun += 1
            }
            if match.kind != .part, match.isHead { headed += 1 }
            if match.kind == .whole, match.isHead { wholeInHead += 1 }
            if !optional[word] {
                sum += match.quality
                needed += 1
                weakest = min(weakest, match.quality)
            }
        }
        var score = Float(sum) / Float(max(1, needed)) + Float(met - needed) * 4 + Float(numbers) * 6
        let own = about.field.language == language
        score += own ? 8 : 0
        let isSynonym = about.field.isSynonym
        if whole >= Int(about.words) {
            // A synonym that is all of what was typed says: this is the food people mean by it.
            score += isSynonym && !own ? 22 : 26
        } else if begun >= Int(about.words), !isSynonym || weakest >= NameMatches.halfTyped {
            score += isSynonym && !own ? 8 : 12
        } else {
            // Part of a synonym says little.
            if isSynonym { score -= 6 }
            if wholeInHead >= Int(about.headWords) {
                score += 20
            } else if headed >= Int(about.headWords), !isSynonym {
                score += 8
            } else {
                score += 10 * Float(wholeInHead) / Float(about.headWords)
            }
        }
        if about.isCombined, whole < Int(about.words) { score -= 6 }
        // A short name is a plain one.
        return (score - 1.5 * Float(min(6, max(0, Int(about.words) - met))), isAsTyped)
    }

    /// For words that no one name has all of: "macaroni gekookt" is one of pasta's synonyms and half of its name.
    private func scattered(_ names: Range<Int>, _ matches: NameMatches) -> Float? {
        var sum = 0
        var needed = 0
        for word in words.indices where !optional[word] {
            let quality = names.reduce(0) { max($0, matches[word, $1].quality) }
            if quality == 0 { return nil }
            sum += quality
            needed += 1
        }
        return Float(sum) / Float(max(1, needed)) - 15
    }
}

/// The best so many, in order.
private struct BestHits {
    private(set) var hits: [FoodIndex.Hit] = []
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// The score of the last, once there is no place for another.
    var worst: Float? { hits.count >= limit ? hits.last?.score : nil }

    /// At most `limit`: of what someone had before as much as leaves the rest a third of the places is in it whatever else
    /// was found, and what has a name in their language stands before what has none.
    static func list(_ own: BestHits, _ named: BestHits, _ foreign: BestHits, limit: Int) -> [FoodIndex.Hit] {
        guard !own.hits.isEmpty || !foreign.hits.isEmpty else { return named.hits }
        let theirs = own.hits.prefix(max(limit - limit / 3, limit - named.hits.count))
        let known = (theirs + named.hits.prefix(limit - theirs.count)).sorted(by: precedes)
        let least = known.last?.score ?? .infinity
        let rest = foreign.hits.prefix(limit - known.count)
        return known + rest.map { FoodIndex.Hit(index: $0.index, score: min($0.score, least)) }
    }

    mutating func add(_ hit: FoodIndex.Hit) {
        if hits.count >= limit, let last = hits.last, !Self.precedes(hit, last) { return }
        hits.insert(hit, at: hits.partitioningIndex { Self.precedes(hit, $0) })
        if hits.count > limit { hits.removeLast() }
    }

    private static func precedes(_ a: FoodIndex.Hit, _ b: FoodIndex.Hit) -> Bool {
        a.score != b.score ? a.score > b.score : a.index < b.index
    }
}
