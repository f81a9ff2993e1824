/// The words of all names in order, each with the names it stands in.
struct TokenTable: Sendable {
    /// A word's place in a name.
    struct Posting {
        private let packed: UInt32

        init(name: Int, isFirst: Bool, isHead: Bool) {
            packed = UInt32(clamping: min(name, 0x3fff_ffff)) << 2 | (isFirst ? 2 : 0) | (isHead ? 1 : 0)
        }

        var name: Int { Int(packed >> 2) }
        /// Whether it is the name's first word.
        var isFirst: Bool { packed & 2 != 0 }
        /// Whether it stands before the name's first comma or joining word.
        var isHead: Bool { packed & 1 != 0 }
    }

    /// Value i of `words` is i.
    let words: SortedWords
    /// The words by what their plurals and inflections have in common, those of each language apart: a rule of one
    /// language makes nonsense of the other's words.
    private let stemsEN: SortedWords
    private let stemsNL: SortedWords
    /// The words written backwards, to find compounds by their end.
    let reversed: SortedWords
    /// Which letters a word has, a bit each, and `joining` for a joining word.
    let letters: [UInt32]
    private let postings: [Posting]
    private let postingStarts: [UInt32]

    init(words: [[UInt8]], places: [(word: UInt32, posting: Posting)], names: [FoodName]) {
        let sorted = SortedWords(words.enumerated().map { ($1, UInt32(clamping: $0)) })
        var rankOf = [Int](repeating: 0, count: words.count)
        for (rank, word) in sorted.values.enumerated() { rankOf[Int(word)] = rank }

        var starts = [UInt32](repeating: 0, count: words.count + 1)
        for place in places { starts[rankOf[Int(place.word)] + 1] += 1 }
        for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
        var next = starts
        var postings = [Posting](repeating: Posting(name: 0, isFirst: false, isHead: false), count: places.count)
        var languages = [UInt8](repeating: 0, count: words.count)
        for place in places {
            let rank = rankOf[Int(place.word)]
            postings[Int(next[rank])] = place.posting
            next[rank] += 1
            languages[rank] |= names[place.posting.name].field.language.choose(en: 1, nl: 2)
        }
        let inOrder = sorted.values.enumerated().map { (word: words[Int($1)], value: UInt32(clamping: $0)) }
        self.words = SortedWords(inOrder)
        stemsEN = SortedWords(
            inOrder.filter { languages[Int($0.value)] & 1 != 0 }.map { (WordStem.english($0.word), $0.value) })
        stemsNL = SortedWords(
            inOrder.filter { languages[Int($0.value)] & 2 != 0 }.map { (WordStem.dutch($0.word), $0.value) })
        reversed = SortedWords(inOrder.map { ($0.word.reversed(), $0.value) })
        letters = inOrder.map { word, _ in
            Self.letters(word) | (SmallWords.joining.contains(word) ? Self.joining : 0)
        }
        self.postings = postings
        postingStarts = starts
    }

    func postings(of word: Int) -> ArraySlice<Posting> {
        postings[Int(postingStarts[word])..<Int(postingStarts[word + 1])]
    }

    func stems(_ language: Language) -> SortedWords { language.choose(en: stemsEN, nl: stemsNL) }

    func stem(_ word: [UInt8], _ language: Language) -> [UInt8] { language.rules.stem(word) }

    /// Whether `word`, or another form of it, stands in a name.
    func knows(_ word: [UInt8]) -> Bool {
        if !words.range(equalTo: word).isEmpty { return true }
        return Language.allCases.contains { !stems($0).range(equalTo: stem(word, $0)).isEmpty }
    }

    /// Letters and figures leave this bit free.
    private static let joining: UInt32 = 1 << 31

    /// Whether it is met only when it is typed as it is.
    func isJoining(_ word: Int) -> Bool { letters[word] & Self.joining != 0 }

    static func letters(_ word: [UInt8]) -> UInt32 { word.reduce(0) { $0 | 1 << UInt32($1 & 31) } & ~joining }
}

extension TokenTable {
    /// Collects words; each is kept once.
    struct Builder {
        private var words: [[UInt8]] = []
        private var places: [(word: UInt32, posting: Posting)] = []
        /// Open addressing: a number of `words` plus one, or 0.
        private var slots = [UInt32](repeating: 0, count: 1 << 10)

        mutating func add(_ word: UnsafeBufferPointer<UInt8>, name: Int, isFirst: Bool, isHead: Bool) {
            places.append((UInt32(clamping: number(of: word)), Posting(name: name, isFirst: isFirst, isHead: isHead)))
        }

        func table(names: [FoodName]) -> TokenTable { TokenTable(words: words, places: places, names: names) }

        private mutating func number(of word: UnsafeBufferPointer<UInt8>) -> Int {
            if words.count * 2 > slots.count { grow() }
            var slot = Self.hash(word) & (slots.count - 1)
            while slots[slot] != 0 {
                let number = Int(slots[slot]) - 1
                if words[number].elementsEqual(word) { return number }
                slot = (slot + 1) & (slots.count - 1)
            }
            words.append(Array(word))
            slots[slot] = UInt32(clamping: words.count)
            return words.count - 1
        }

        private mutating func grow() {
            slots = [UInt32](repeating: 0, count: slots.count * 4)
            for (number, word) in words.enumerated() {
                var slot = word.withUnsafeBufferPointer { Self.hash($0) } & (slots.count - 1)
                while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
                slots[slot] = UInt32(clamping: number + 1)
            }
        }

        /// FNV-1a. People's own foods are few, so that nobody gains by words that collide.
        private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            return Int(truncatingIfNeeded: hash ^ hash >> 29) & 0x7fff_ffff
        }
    }
}
