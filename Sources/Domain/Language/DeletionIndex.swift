/// Words by what is left of them when letters are taken out (as SymSpell does): what a mistyped word shares with the one
/// that was meant. Candidates only: two texts may have one hash, and who asks compares the words.
struct DeletionIndex: Sendable {
    private struct Entry: Sendable {
        var id: Int32
        /// The entry with the same hash that was added before it, -1 for none
        var before: Int32
    }

    private var entries: [Entry] = []
    /// A table of hashes without removal: each slot has one, and the last entry with it, -1 where it is free.
    private var hashes: [UInt64] = []
    private var last: [Int32] = []
    private var count = 0

    /// Adds a word under `id`.
    ///
    /// - Parameter isFar: whether two letters may be missing
    mutating func add(_ word: UnsafeBufferPointer<UInt8>, as id: Int32, isFar: Bool) {
        Self.eachDeletion(of: word, isFar: isFar) { hash in
            if count * 2 >= hashes.count { grow() }
            let slot = slot(of: hash)
            if last[slot] < 0 {
                hashes[slot] = hash
                count += 1
            } else if entries[Int(last[slot])].id == id {
                return
            }
            entries.append(Entry(id: id, before: last[slot]))
            last[slot] = Int32(truncatingIfNeeded: entries.count - 1)
        }
    }

    /// Calls `body` with each word that may have something left in common; with one more often where it has more.
    func eachNear(_ word: UnsafeBufferPointer<UInt8>, isFar: Bool, _ body: (Int32) -> Void) {
        guard !entries.isEmpty else { return }
        Self.eachDeletion(of: word, isFar: isFar) { hash in
            var place = last[slot(of: hash)]
            while place >= 0 {
                body(entries[Int(place)].id)
                place = entries[Int(place)].before
            }
        }
    }

    /// Where a hash is, or would be.
    private func slot(of hash: UInt64) -> Int {
        let mask = hashes.count - 1
        var slot = Int(truncatingIfNeeded: (hash &* 0x9e37_79b9_7f4a_7c15) >> 32) & mask
        while last[slot] >= 0, hashes[slot] != hash { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        let (old, places) = (hashes, last)
        let size = max(16, old.count * 2)
        hashes = Array(repeating: 0, count: size)
        last = Array(repeating: -1, count: size)
        for index in old.indices where places[index] >= 0 {
            let slot = slot(of: old[index])
            (hashes[slot], last[slot]) = (old[index], places[index])
        }
    }

    /// Calls `body` with a hash of the word and of each that is left without one of its letters, or two.
    private static func eachDeletion(of word: UnsafeBufferPointer<UInt8>, isFar: Bool, _ body: (UInt64) -> Void) {
        let count = word.count
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * (count + 1)) { kept in
            // The hash of the first letters, and how it moves on by so many: one of parts is made of theirs.
            let (first, powers) = (kept, UnsafeMutableBufferPointer(rebasing: kept[(count + 1)...]))
            (first[0], powers[0]) = (0, 1)
            for index in 0..<count {
                first[index + 1] = first[index] &* multiplier &+ UInt64(word[index]) &+ 1
                powers[index + 1] = powers[index] &* multiplier
            }
            func joined(_ hash: UInt64, _ start: Int, _ end: Int) -> UInt64 {
                hash &* powers[end - start] &+ first[end] &- first[start] &* powers[end - start]
            }
            body(first[count])
            // Of two like letters beside each other either leaves the same.
            for one in 0..<count where one == 0 || word[one] != word[one - 1] {
                body(joined(first[one], one + 1, count))
                guard isFar else { continue }
                for other in one + 1..<count {
                    body(joined(joined(first[one], one + 1, other), other + 1, count))
                }
            }
        }
    }

    private static let multiplier: UInt64 = 0x100_0000_01b3
}
