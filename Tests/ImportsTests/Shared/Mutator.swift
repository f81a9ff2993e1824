/// Damages bytes, the same way for the same seed.
struct Mutator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

    mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % max(1, limit)
    }

    /// The bytes with some changed, left out, doubled, moved, or cut off.
    mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        let telling = Array("\"\\{}[],:|;\t\n\r-+.eE019nul&;\u{fffd}\0".utf8)
        for _ in 0...below(6) {
            guard !bytes.isEmpty else { break }
            let place = below(bytes.count)
            let end = min(bytes.count, place + below(20))
            switch below(7) {
            case 0: bytes[place] = UInt8(below(256))
            case 1: bytes[place] = telling[below(telling.count)]
            case 2: bytes[place] ^= 1 << UInt8(below(8))
            case 3: bytes.removeSubrange(place..<end)
            case 4: bytes.insert(contentsOf: bytes[place..<end], at: below(bytes.count))
            case 5: bytes.insert(telling[below(telling.count)], at: place)
            default: if below(4) == 0 { bytes.removeLast(bytes.count - place) }
            }
        }
        return bytes
    }
}
