/// How many letters two words are apart: insertions, deletions, changes, and swaps of neighbours (Damerau-Levenshtein,
/// restricted).
enum EditDistance {
    /// Whether two words are different, and the same once each letter that follows itself is written once.
    static func isOnlyDoubling(_ typed: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        var (left, right, isSame) = (0, 0, typed.count == word.count)
        while left < typed.count, right < word.count, typed[left] == word[right] {
            let letter = typed[left]
            let start = (left, right)
            while left < typed.count, typed[left] == letter { left += 1 }
            while right < word.count, word[right] == letter { right += 1 }
            if left - start.0 != right - start.1 { isSame = false }
        }
        return !isSame && left == typed.count && right == word.count
    }

    /// - Parameters:
    ///   - limit: the greatest distance that counts, at most 2
    ///   - asStart: whether `typed` may be the start of `word`: the distance to the nearest of the word's starts
    /// - Returns: the distance, or `nil` when it is above `limit` or either is longer than search looks at.
    static func between(
        _ typed: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>, limit: Int, asStart: Bool = false
    ) -> Int? {
        let width = min(word.count, typed.count + limit) + 1
        guard typed.count <= FoldedText.longestWord, word.count <= FoldedText.longestWord,
            word.count + limit >= typed.count, asStart || word.count <= typed.count + limit
        else { return nil }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * (FoldedText.longestWord + 1)) {
            rows -> Int? in
            var before = 0
            var last = FoldedText.longestWord + 1
            var now = 2 * last
            for column in 0..<width { rows[last + column] = UInt8(truncatingIfNeeded: column) }
            for row in 0..<typed.count {
                rows[now] = UInt8(truncatingIfNeeded: row + 1)
                var least = rows[now]
                for column in 0..<width - 1 {
                    var best = rows[last + column] + (typed[row] == word[column] ? 0 : 1)
                    best = min(best, min(rows[last + column + 1], rows[now + column]) + 1)
                    if row > 0, column > 0, typed[row] == word[column - 1], typed[row - 1] == word[column] {
                        best = min(best, rows[before + column - 1] + 1)
                    }
                    rows[now + column + 1] = best
                    least = min(least, best)
                }
                if Int(least) > limit { return nil }
                (before, last, now) = (last, now, before)
            }
            var distance = Int(rows[last + width - 1])
            if asStart { for column in 0..<width { distance = min(distance, Int(rows[last + column])) } }
            return distance <= limit ? distance : nil
        }
    }
}
