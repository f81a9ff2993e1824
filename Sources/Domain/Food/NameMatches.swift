/// How well each typed word meets each name: at best, over the words of the name.
struct NameMatches {
    struct Match {
        fileprivate let packed: UInt16

        var isMet: Bool { packed != 0 }
        /// 1 to 107; 0 when it is not met.
        var quality: Int { Int(packed >> 3) }
        var kind: WordMatcher.Kind { WordMatcher.Kind(rawValue: packed >> 1 & 3) ?? .part }
        /// Whether that word stands before the name's first comma or joining word.
        var isHead: Bool { packed & 1 != 0 }
    }

    /// From here on half of a word was typed.
    static let halfTyped = 78

    /// The names that each word meets.
    private(set) var met: [[UInt32]]
    private var matches: [UInt16]
    private let names: Int

    subscript(word: Int, name: Int) -> Match { Match(packed: matches[word * names + name]) }

    init(_ words: [[UInt8]], on index: FoodIndex, _ effort: WordMatcher.Effort) {
        names = index.names.count
        met = [[UInt32]](repeating: [], count: words.count)
        matches = [UInt16](repeating: 0, count: words.count * index.names.count)
        let matcher = WordMatcher(tokens: index.tokens, effort: effort)
        let joiner = WordMatcher(tokens: index.tokens, effort: .spelt)
        for (position, word) in words.enumerated() {
            let isLast = position == words.count - 1
            matcher.match(word, isLast: isLast) { token, quality, kind, language in
                meet(position, token, quality, kind, language, index)
            }
            if isLast { continue }
            // "kip filet" is "kipfilet" too.
            let joined = word + words[position + 1]
            joiner.match(joined, isLast: position + 2 == words.count) { token, quality, kind, language in
                // "Tonijn salade" is all of "Tonijnsalade".
                let quality = kind == .whole ? quality - 1 : quality - 3
                meet(position, token, quality, kind, language, index)
                meet(position + 1, token, quality, kind, language, index)
            }
        }
    }

    private mutating func meet(
        _ word: Int, _ token: Int, _ quality: Int, _ kind: WordMatcher.Kind, _ language: Language?, _ index: FoodIndex
    ) {
        // Taken out meanwhile, so that it is no copy: a letter meets thousands of names.
        var found: [UInt32] = []
        swap(&found, &met[word])
        matches.withUnsafeMutableBufferPointer { matches in
            for posting in index.tokens.postings(of: token) {
                let name = posting.name
                if let language, index.names[name].field.language != language { continue }
                // Milk chocolate is not chocolate milk.
                let placed = quality + (posting.isFirst && word == 0 ? 6 : posting.isHead ? 3 : 0)
                let packed = UInt16(clamping: placed << 3 | Int(kind.rawValue) << 1 | (posting.isHead ? 1 : 0))
                let place = word * names + name
                if packed <= matches[place] { continue }
                if matches[place] == 0 { found.append(UInt32(clamping: name)) }
                matches[place] = packed
            }
        }
        swap(&found, &met[word])
    }
}
