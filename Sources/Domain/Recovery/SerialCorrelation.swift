import Foundation

/// How two daily series move together, told apart from the way that neighbouring days resemble each other.
public struct SerialCorrelation: Sendable, Equatable {
    /// Pearson's r
    public let r: Double
    /// Pairs of days
    public let count: Int
    /// As many independent pairs as these are worth (Pyper and Peterman 1998), 4...count
    public let effectiveCount: Double

    /// - Returns: `nil` with fewer than 4 pairs, or where one of both never varies.
    public init?(_ x: [Double], _ y: [Double]) {
        guard x.count == y.count, x.count >= 4, let first = Centred(x), let second = Centred(y) else { return nil }
        r = min(max(first.product(second) / (first.squares * second.squares).squareRoot(), -1), 1)
        count = x.count
        effectiveCount = first.effectiveCount(with: second)
    }

    /// How probable an r this far from 0 is where the series have nothing to do with each other, by Student's t with the
    /// effective count.
    public var probability: Double {
        guard abs(r) < 1 else { return 0 }
        let freedom = effectiveCount - 2
        return StudentT.twoSided(r * (freedom / (1 - r * r)).squareRoot(), degreesOfFreedom: freedom)
    }

    /// Spearman's coefficient: r of the ranks, which no single wild day can carry.
    public static func ofRanks(_ x: [Double], _ y: [Double]) -> SerialCorrelation? {
        SerialCorrelation(ranks(x), ranks(y))
    }

    /// The share of all circular shifts of one series against the other that correlate as much as they do unshifted; each
    /// keeps what its neighbours have in common. It is never below 1/n.
    public static func circularShiftProbability(_ x: [Double], _ y: [Double]) -> Double? {
        guard x.count == y.count, let first = Centred(x), let second = Centred(y) else { return nil }
        let limit = abs(first.product(second)) * (1 - 1e-12)
        let count = x.count
        let asMuch = (1..<max(count, 2)).count { abs(first.product(second, shiftedBy: $0)) >= limit }
        return Double(1 + asMuch) / Double(count)
    }

    /// Ranks from 1; equal values share the mean of theirs.
    static func ranks(_ values: [Double]) -> [Double] {
        let order = values.indices.sorted { values[$0] < values[$1] }
        var ranks = [Double](repeating: 0, count: values.count)
        var start = 0
        while start < order.count {
            var end = start + 1
            while end < order.count, values[order[end]] == values[order[start]] { end += 1 }
            for index in order[start..<end] { ranks[index] = Double(start + end + 1) / 2 }
            start = end
        }
        return ranks
    }
}

/// A series with its mean taken off.
private struct Centred {
    let values: [Double]
    let squares: Double

    init?(_ raw: [Double]) {
        let mean = raw.reduce(0, +) / Double(raw.count)
        values = raw.map { $0 - mean }
        squares = values.reduce(0) { $0 + $1 * $1 }
        guard squares.isFinite, squares > 0 else { return nil }
    }

    /// The sum of products with `other`, moved on by `shift` in a ring; as long as this one.
    func product(_ other: Centred, shiftedBy shift: Int = 0) -> Double {
        var sum = 0.0
        var place = shift
        for value in values {
            sum += value * other.values[place]
            place += 1
            if place == values.count { place = 0 }
        }
        return sum
    }

    func autocorrelation(_ lag: Int) -> Double {
        var sum = 0.0
        var index = lag
        while index < values.count {
            sum += values[index] * values[index - lag]
            index += 1
        }
        return sum / squares
    }

    /// 1/N* = 1/N + 2/N · Σ (N - j)/N · r_xx(j) · r_yy(j), over lags up to a fifth of N.
    func effectiveCount(with other: Centred) -> Double {
        let count = Double(values.count)
        var sum = 0.0
        var lag = 1
        while lag <= values.count / 5 {
            sum += (count - Double(lag)) / count * autocorrelation(lag) * other.autocorrelation(lag)
            lag += 1
        }
        let inverse = 1 / count + 2 / count * sum
        return inverse > 0 ? min(max(1 / inverse, 4), count) : count
    }
}
