/// The closed list of words that patterns are made of: what a typed word means, though misspelt.
struct CareWords: Sendable {
    typealias ID = Int32

    private var ids: [String: ID] = [:]
    private(set) var spellings: [String] = []
    /// What short writing stands for: "kwil" is "ik wil".
    var expansions: [String: [String]] = [:]
    /// Everyday words that are never a misspelling of one of the list.
    var everyday: Set<String> = []
    private var misspellings = DeletionIndex()

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
            guard word.utf8.count >= Self.shortestMisspelt, !small.contains(id) else { continue }
            var word = word
            word.withUTF8 { misspellings.add($0, as: id, isFar: Self.isFar($0)) }
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
        letters.withUnsafeBufferPointer { letters in
            misspellings.eachNear(letters, isFar: Self.isFar(letters)) { id in
                guard best?.id != id else { return }
                var word = spellings[Int(id)]
                let cost: Int? = word.withUTF8 { word in
                    let limit = min(letters.count, word.count) >= 9 ? 2 : 1
                    guard let distance = EditDistance.between(letters, word, limit: limit) else { return nil }
                    let isFirstSame = letters.first == word.first
                    // Few mistype a first letter, and short words are easily something else.
                    guard isFirstSame || letters.count >= 8 else { return nil }
                    return distance * 2 + (isFirstSame ? 0 : 1)
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

    /// Of a long word two letters may be missing.
    private static func isFar(_ letters: UnsafeBufferPointer<UInt8>) -> Bool { (9...16).contains(letters.count) }
}
