/// Finds which of some known words a piece of bytes is.
struct WordTable<Word: RawRepresentable & CaseIterable & Sendable>: Sendable where Word.RawValue == String {
    private let heads: [Int16]
    private let chain: [Int16]
    private let words: [(bytes: [UInt8], word: Word)]

    init() {
        words = Word.allCases.map { (Array($0.rawValue.utf8), $0) }
        var heads = [Int16](repeating: -1, count: 256)
        var chain = [Int16](repeating: -1, count: words.count)
        for (number, word) in words.enumerated() {
            let slot = word.bytes.withUnsafeBufferPointer(Self.slot)
            chain[number] = heads[slot]
            heads[slot] = Int16(clamping: number)
        }
        self.heads = heads
        self.chain = chain
    }

    subscript(bytes: Bytes) -> Word? {
        var number = Int(heads[Self.slot(bytes)])
        while number >= 0 {
            if words[number].bytes.count == bytes.count, words[number].bytes.elementsEqual(bytes) {
                return words[number].word
            }
            number = Int(chain[number])
        }
        return nil
    }

    private static func slot(_ bytes: Bytes) -> Int {
        guard let first = bytes.first else { return 0 }
        let hash =
            bytes.count &* 37 &+ Int(first) &* 11 &+ Int(bytes[bytes.count - 1]) &+ Int(bytes[bytes.count / 2]) &* 5
        return hash & 255
    }
}
