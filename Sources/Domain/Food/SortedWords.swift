/// Words in ascending order of their bytes, one after the other, each with a number.
struct SortedWords: Sendable {
    private let bytes: [UInt8]
    /// Word i is bytes[starts[i]..<starts[i + 1]].
    private let starts: [UInt32]
    /// What each word stands for.
    let values: [UInt32]

    init(_ words: [(word: [UInt8], value: UInt32)]) {
        let keys = words.map { Self.key($0.word) }
        let order = words.indices.sorted { a, b in
            if keys[a] != keys[b] { return keys[a] < keys[b] }
            if words[a].word == words[b].word { return words[a].value < words[b].value }
            return words[a].word.lexicographicallyPrecedes(words[b].word)
        }
        var bytes: [UInt8] = []
        var starts: [UInt32] = [0]
        starts.reserveCapacity(words.count + 1)
        for index in order {
            bytes += words[index].word
            starts.append(UInt32(clamping: bytes.count))
        }
        self.bytes = bytes
        self.starts = starts
        values = order.map { words[$0].value }
    }

    var count: Int { values.count }

    func length(_ index: Int) -> Int { Int(starts[index + 1] - starts[index]) }

    /// Calls `body` with the bytes of all words and where each starts.
    func withBytes<Result>(
        _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt32>) -> Result
    ) -> Result {
        bytes.withUnsafeBufferPointer { bytes in starts.withUnsafeBufferPointer { body(bytes, $0) } }
    }

    /// The words that start with `start`, itself first.
    func range(startingWith start: [UInt8]) -> Range<Int> {
        let low = (0..<count).partitioningIndex { compare($0, start, onlyStart: true) >= 0 }
        return low..<max(low, (0..<count).partitioningIndex { compare($0, start, onlyStart: true) > 0 })
    }

    func range(equalTo word: [UInt8]) -> Range<Int> {
        let low = (0..<count).partitioningIndex { compare($0, word, onlyStart: false) >= 0 }
        return low..<max(low, (0..<count).partitioningIndex { compare($0, word, onlyStart: false) > 0 })
    }

    /// Below 0 when word `index` comes before `other`, above 0 when after it.
    private func compare(_ index: Int, _ other: [UInt8], onlyStart: Bool) -> Int {
        let start = Int(starts[index])
        let length = length(index)
        for position in 0..<min(length, other.count) {
            let difference = Int(bytes[start + position]) - Int(other[position])
            if difference != 0 { return difference }
        }
        if onlyStart, length >= other.count { return 0 }
        return length - other.count
    }

    /// The first eight bytes as a number in the same order: most comparisons end there.
    private static func key(_ word: [UInt8]) -> UInt64 {
        var key: UInt64 = 0
        for position in 0..<8 { key = key << 8 | (position < word.count ? UInt64(word[position]) : 0) }
        return key
    }
}
