/// Which of many tests to believe, so that of the believed ones only a share is expected to be chance.
public enum FalseDiscovery {
    /// Each probability as it counts among the others (Benjamini and Hochberg 1995): believed at a share of q where it is
    /// q or less.
    ///
    /// - Parameter probabilities: of all tests that were made, not only of those that look well
    public static func adjusted(_ probabilities: [Double]) -> [Double] {
        let order = probabilities.indices.sorted { probabilities[$0] < probabilities[$1] }
        var result = probabilities
        var least = 1.0
        for (place, index) in order.enumerated().reversed() {
            least = min(least, probabilities[index] * Double(probabilities.count) / Double(place + 1))
            result[index] = least
        }
        return result
    }
}
