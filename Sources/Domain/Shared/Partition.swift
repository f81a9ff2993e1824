extension RandomAccessCollection {
    /// The first place where `isLater` holds, of elements of which those where it does come last; the end where it holds of
    /// none.
    ///
    /// - Complexity: O(log count)
    @inlinable
    public func partitioningIndex(where isLater: (Element) throws -> Bool) rethrows -> Index {
        var low = startIndex
        var left = count
        while left > 0 {
            let half = left / 2
            let middle = index(low, offsetBy: half)
            if try isLater(self[middle]) {
                left = half
            } else {
                low = index(after: middle)
                left -= half + 1
            }
        }
        return low
    }
}
