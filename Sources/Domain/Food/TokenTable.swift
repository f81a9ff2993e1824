/// The words of all names in order, each with the foods it stands in.
struct TokenTable: Sendable {
    /// Where a word of a food comes from.
    enum Field: UInt8 {
        case nameEN, nameNL, synonymEN, synonymNL
    }

    /// One place of a word.
    private struct Posting {
        var food: UInt32
        var field: Field
        /// Whether the word is the first of its name, and whether it is all of the name's first part.
        var isFirst: Bool
        var isWholeHead: Bool
        /// Not a word of its own but two written together.
        var isJoined: Bool
    }

    private let bytes: [UInt8]
    /// Token i is bytes[starts[i]..<starts[i + 1]]; tokens ascend.
    private let starts: [UInt32]
    private let postings: [Posting]
    private let postingStarts: [UInt32]
    /// Tokens by their reversed letters, to find compounds by their end.
    private let byEnd: [UInt32]
    /// Tokens by length, for mistyped words.
    private let byLength: [[UInt32]]

    struct Builder {
        private var places: [[UInt8]: [Posting]] = [:]

        init() {}

        /// - Returns: how many words the name has.
        @discardableResult
        mutating func add(_ name: String, food: Int, field: Field) -> Int {
            let parts = name.split(separator: ",", maxSplits: 1)
            let head = FoldedText.words(parts.first ?? "")
            let rest = parts.count > 1 ? FoldedText.words(parts[1]) : []
            for (position, word) in (head + rest).enumerated() {
                places[word, default: []].append(
                    Posting(
                        food: UInt32(clamping: food), field: field, isFirst: position == 0,
                        isWholeHead: position == 0 && head.count == 1, isJoined: false))
            }
            for (first, second) in zip(head, head.dropFirst())
            where first.count + second.count <= FoldedText.longestWord {
                places[first + second, default: []].append(
                    Posting(
                        food: UInt32(clamping: food), field: field, isFirst: true, isWholeHead: head.count == 2,
                        isJoined: true))
            }
            return head.count + rest.count
        }

        func table() -> TokenTable { TokenTable(places) }
    }

    private init(_ places: [[UInt8]: [Posting]]) {
        let sorted = places.keys.sorted { $0.lexicographicallyPrecedes($1) }
        var bytes: [UInt8] = []
        var starts: [UInt32] = [0]
        var postings: [Posting] = []
        var postingStarts: [UInt32] = [0]
        var byLength = [[UInt32]](repeating: [], count: FoldedText.longestWord + 1)
        for (index, token) in sorted.enumerated() {
            bytes += token
            starts.append(UInt32(clamping: bytes.count))
            postings += places[token] ?? []
            postingStarts.append(UInt32(clamping: postings.count))
            byLength[min(token.count, FoldedText.longestWord)].append(UInt32(clamping: index))
        }
        let reversed = sorted.map { Array($0.reversed()) }
        byEnd = sorted.indices.sorted { reversed[$0].lexicographicallyPrecedes(reversed[$1]) }.map(
            UInt32.init(clamping:))
        self.bytes = bytes
        self.starts = starts
        self.postings = postings
        self.postingStarts = postingStarts
        self.byLength = byLength
    }

    private var count: Int { starts.count - 1 }

    /// Raises each food's score to that of its best match with `word`.
    func match(_ word: [UInt8], _ language: Language, fuzzy: Bool, into scores: inout [Float]) {
        guard !word.isEmpty, word.count <= FoldedText.longestWord else { return }
        for (order, form) in FoldedText.singulars(word).enumerated() {
            matchStart(form, language, lessBy: order == 0 ? 0 : 4, exactOnly: order > 0, into: &scores)
        }
        if word.count >= 4 { matchEnd(word, language, into: &scores) }
        if fuzzy { matchMistyped(word, language, into: &scores) }
    }

    private func matchStart(
        _ word: [UInt8], _ language: Language, lessBy penalty: Float, exactOnly: Bool, into scores: inout [Float]
    ) {
        var token = firstToken { $0.lexicographicallyPrecedes(word) }
        while token < count {
            let text = self[token]
            guard text.count >= word.count, text.prefix(word.count).elementsEqual(word) else { return }
            if text.count == word.count {
                raise(token, 90 - penalty, language, into: &scores)
                if exactOnly { return }
            } else if exactOnly {
                return
            } else {
                let share = Float(word.count) / Float(text.count)
                raise(token, 48 + 24 * share, language, into: &scores)
            }
            token += 1
        }
    }

    /// "brood" in "volkorenbrood".
    private func matchEnd(_ word: [UInt8], _ language: Language, into scores: inout [Float]) {
        let ending = Array(word.reversed())
        var low = 0
        var high = byEnd.count
        while low < high {
            let middle = (low + high) / 2
            if self[Int(byEnd[middle])].reversed().lexicographicallyPrecedes(ending) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        while low < byEnd.count {
            let token = Int(byEnd[low])
            let text = self[token]
            guard text.count >= word.count, text.suffix(word.count).elementsEqual(word) else { return }
            if text.count > word.count {
                raise(token, 40 + 12 * Float(word.count) / Float(text.count), language, into: &scores)
            }
            low += 1
        }
    }

    private func matchMistyped(_ word: [UInt8], _ language: Language, into scores: inout [Float]) {
        guard word.count >= 4 else { return }
        let limit = word.count >= 8 ? 2 : 1
        word.withUnsafeBufferPointer { word in
            bytes.withUnsafeBufferPointer { bytes in
                for length in max(1, word.count - limit)...min(FoldedText.longestWord, word.count + limit) {
                    for token in byLength[length] {
                        let start = Int(starts[Int(token)])
                        let text = UnsafeBufferPointer(rebasing: bytes[start..<start + length])
                        // A letter wrong at the very start is rare: one letter of the first two has to be there.
                        let second = length > 1 ? text[1] : text[0]
                        guard text[0] == word[0] || text[0] == word[1] || second == word[0] || second == word[1]
                        else { continue }
                        if let distance = EditDistance.between(word, text, limit: limit), distance > 0 {
                            raise(Int(token), 60 - 14 * Float(distance), language, into: &scores)
                        }
                    }
                }
            }
        }
    }

    private func raise(_ token: Int, _ base: Float, _ language: Language, into scores: inout [Float]) {
        for index in Int(postingStarts[token])..<Int(postingStarts[token + 1]) {
            let posting = postings[index]
            var score = base
            switch posting.field {
            case .nameEN: score += language == .en ? 8 : 0
            case .nameNL: score += language == .nl ? 8 : 0
            case .synonymEN: score += language == .en ? 3 : -4
            case .synonymNL: score += language == .nl ? 3 : -4
            }
            if posting.isFirst { score += 10 }
            if posting.isWholeHead { score += 14 }
            if posting.isJoined { score -= 6 }
            let food = Int(posting.food)
            if score > scores[food] { scores[food] = score }
        }
    }

    private func firstToken(where precedes: (ArraySlice<UInt8>) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if precedes(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private subscript(token: Int) -> ArraySlice<UInt8> { bytes[Int(starts[token])..<Int(starts[token + 1])] }
}
