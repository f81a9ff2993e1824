/// The middle value, which a few wild ones do not move.
public enum Median {
    /// - Returns: `nil` without a finite value; of an even number the mean of the two middle ones.
    public static func of(_ values: [Double]) -> Double? {
        let sorted = values.filter(\.isFinite).sorted()
        guard !sorted.isEmpty else { return nil }
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : sorted[middle - 1] / 2 + sorted[middle] / 2
    }
}
