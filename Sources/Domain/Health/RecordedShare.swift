/// A part of a day's figure as one source recorded it, and which others recorded the same part.
///
/// Apple merges sources by time slice: a lower source counts only where no higher one covers. Which is higher is the
/// person's choice, so what is kept holds for any order: the amount of one source in all slices that exactly the
/// `rivals` cover beside it. It counts where the source stands before all of them. A figure that is no sum (a mean, a
/// weight, a night) is the same: its rivals are the sources that say something else for the same day or night.
public struct RecordedShare: Sendable, Equatable {
    public var source: Int
    /// Sorted, without `source`.
    public var rivals: [Int]
    public var value: Double

    public init(source: Int, rivals: [Int] = [], value: Double) {
        self.source = source
        self.rivals = rivals
        self.value = value
    }

    /// Whether it counts when `rank` says which source comes first, the lowest number before all.
    func counts(_ rank: (Int) -> Int) -> Bool {
        rivals.isEmpty || rivals.allSatisfy { rank(source) < rank($0) }
    }
}

extension Figure {
    /// The figure that the shares of one metric and day amount to.
    ///
    /// - Parameters:
    ///   - rank: which source comes first, the lowest number before all
    ///   - source: what a source is called
    /// - Returns: `nil` where nothing counts
    public static func recorded(
        _ shares: [RecordedShare], rank: (Int) -> Int, source: (Int) -> Source
    ) -> Figure? {
        if shares.count == 1, let only = shares.first { return Figure(value: only.value, source: source(only.source)) }
        var counted: [(source: Int, value: Double)] = []
        var own: [(source: Int, value: Double)] = []
        for share in shares {
            add(share, to: &own)
            if share.counts(rank) { add(share, to: &counted) }
        }
        guard !counted.isEmpty else { return nil }
        counted.sort { (-$0.value, rank($0.source)) < (-$1.value, rank($1.source)) }
        own.sort { rank($0.source) < rank($1.source) }
        let lost = own.filter { total in
            !counted.contains { $0.source == total.source && abs($0.value - total.value) < 1e-6 }
        }
        return Figure(
            value: counted.reduce(0) { $0 + $1.value }, source: source(counted[0].source),
            parts: counted.count > 1 ? counted.map { Other(value: $0.value, source: source($0.source)) } : nil,
            others: lost.map { Other(value: $0.value, source: source($0.source)) })
    }

    private static func add(_ share: RecordedShare, to sums: inout [(source: Int, value: Double)]) {
        if let place = sums.firstIndex(where: { $0.source == share.source }) {
            sums[place].value += share.value
        } else {
            sums.append((share.source, share.value))
        }
    }
}
