/// The closed list of words that patterns are made of: what a typed word means, though misspelt.
struct CareWords: Sendable {
    typealias ID = Int32

    private var ids: [String: ID] = [:]
    private(set) var spellings: [String] = []
    /// What short writing stands for: "kwil" is "ik wil".
    var expansions: [String: [String]] = [:]
    /// Everyday words that are never a misspelling of one of the list.
    var everyday: Set<String> = []
    private var byDeletion: [UInt64: [ID]] = [:]

    /// Words shorter than this are read as they are written.
    private static let shortestMisspelt = 5

    mutating func add(_ word: String) -> ID {
        if let id = ids[word] { return id }
        let id = ID(truncatingIfNeeded: spellings.count)
        ids[word] = id
        spellings.append(word)
        return id
    }

    /// Call once all words are there.
    mutating func indexMisspellings(except small: Set<ID>) {
        for (index, word) in spellings.enumerated() {
            let id = ID(truncatingIfNeeded: index)
            let letters = Array(word.utf8)
            guard letters.count >= Self.shortestMisspelt, !small.contains(id) else { continue }
            Self.eachDeletion(of: letters) { key in
                if byDeletion[key]?.contains(id) != true { byDeletion[key, default: []].append(id) }
            }
        }
    }

    /// The word of the list that is written, or was meant; `nil` for any other.
    func id(of word: String) -> ID? {
        if let id = ids[word] { return id }
        if everyday.contains(word) { return nil }
        var letters = Array(word.utf8)
        if let calm = Self.withoutRepeats(letters, keeping: 2) {
            if let id = ids[String(decoding: calm, as: UTF8.self)] { return id }
            letters = Self.withoutRepeats(letters, keeping: 1) ?? letters
            if let id = ids[String(decoding: letters, as: UTF8.self)] { return id }
        }
        return nearest(to: letters)
    }

    /// Exactly as it is written.
    func exact(_ word: String) -> ID? { ids[word] }

    private func nearest(to letters: [UInt8]) -> ID? {
        guard letters.count >= Self.shortestMisspelt, letters.count <= 24 else { return nil }
        var best: (cost: Int, id: ID)?
        Self.eachDeletion(of: letters) { key in
            for id in byDeletion[key] ?? [] where best?.id != id {
                var word = spellings[Int(id)]
                let cost: Int? = word.withUTF8 { word in
                    letters.withUnsafeBufferPointer { letters in
                        let limit = min(letters.count, word.count) >= 9 ? 2 : 1
                        guard let distance = EditDistance.between(letters, word, limit: limit) else { return nil }
                        let isFirstSame = letters.first == word.first
                        // Few mistype a first letter, and short words are easily something else.
                        guard isFirstSame || letters.count >= 8 else { return nil }
                        return distance * 2 + (isFirstSame ? 0 : 1)
                    }
                }
                if let cost, cost < best?.cost ?? .max || cost == best?.cost && id < best?.id ?? .max {
                    best = (cost, id)
                }
            }
        }
        return best?.id
    }

    /// "sooooo" with runs of three or more letters cut to `kept`; `nil` where there are none.
    private static func withoutRepeats(_ letters: [UInt8], keeping kept: Int) -> [UInt8]? {
        var calm: [UInt8] = []
        var start = 0
        while start < letters.count {
            var end = start
            while end < letters.count, letters[end] == letters[start] { end += 1 }
            calm += letters[start..<(end - start > 2 ? start + kept : end)]
            start = end
        }
        return calm.count < letters.count ? calm : nil
    }

    /// Calls `body` with a number for the word and for each that is left without one of its letters, or two of a long one.
    private static func eachDeletion(of letters: [UInt8], _ body: (UInt64) -> Void) {
        func hash(without first: Int, _ second: Int) -> UInt64 {
            var value: UInt64 = 0xcbf2_9ce4_8422_2325
            for (index, letter) in letters.enumerated() where index != first && index != second {
                value = (value ^ UInt64(letter)) &* 0x100_0000_01b3
            }
            return value
        }
        body(hash(without: -1, -1))
        for first in letters.indices {
            body(hash(without: first, -1))
            if (9...16).contains(letters.count) {
                for second in first + 1..<letters.count { body(hash(without: first, second)) }
            }
        }
    }
}
