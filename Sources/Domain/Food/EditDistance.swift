/// How many letters two words are apart: insertions, deletions, changes, and swaps of neighbours (Damerau-Levenshtein,
/// restricted).
enum EditDistance {
    /// - Returns: the distance, or `nil` when it is above `limit` (at most 2).
    static func between(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, limit: Int) -> Int? {
        guard abs(a.count - b.count) <= limit, b.count <= FoldedText.longestWord else { return nil }
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * (b.count + 1)) { rows -> Int? in
            let width = b.count + 1
            var before = 0
            var last = width
            var now = 2 * width
            for column in 0...b.count { rows[last + column] = column }
            for row in 0..<a.count {
                rows[now] = row + 1
                var least = row + 1
                for column in 0..<b.count {
                    let change = rows[last + column] + (a[row] == b[column] ? 0 : 1)
                    var best = min(change, min(rows[last + column + 1], rows[now + column]) + 1)
                    if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
                        best = min(best, rows[before + column - 1] + 1)
                    }
                    rows[now + column + 1] = best
                    least = min(least, best)
                }
                if least > limit { return nil }
                (before, last, now) = (last, now, before)
            }
            let distance = rows[last + b.count]
            return distance <= limit ? distance : nil
        }
    }
}
