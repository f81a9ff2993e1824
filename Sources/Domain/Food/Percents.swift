/// Shares as whole percents that add up to 100, by the largest remainders.
public enum Percents {
    /// - Parameter shares: 0 to 1, together 1
    public static func whole(_ shares: [Double]) -> [Int] {
        let exact = shares.map { $0.isFinite ? min(max($0 * 100, 0), 100) : 0 }
        var result = exact.map { Int(exactly: $0.rounded(.down)) ?? 0 }
        let order = exact.indices.sorted { exact[$0] - exact[$0].rounded(.down) > exact[$1] - exact[$1].rounded(.down) }
        for index in order.prefix(max(100 - result.reduce(0, +), 0)) { result[index] += 1 }
        return result
    }
}
