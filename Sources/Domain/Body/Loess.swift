/// Local linear smoothing with tricube weights (Cleveland, J Am Stat Assoc 1979;74:829; points passed over as in his
/// LOWESS, Am Stat 1981;35:54).
public enum Loess {
    /// - Parameters:
    ///   - x: ascending
    ///   - neighbours: how many of the nearest points each fit uses, 2 or more
    ///   - iterations: rounds of bisquare robustness weights
    ///   - apart: in units of x; points nearer to the last that was fitted lie on the straight line to the next that is
    /// - Returns: the fit and its slope at each point.
    /// - Complexity: O(fitted points × neighbours) a round
    public static func fit(x: [Double], y: [Double], neighbours: Int, iterations: Int = 0, apart: Double = 0) -> (
        fit: [Double], slope: [Double]
    ) {
        guard x.count == y.count, x.count >= 2 else { return (y, y.map { _ in 0 }) }
        assert(zip(x, x.dropFirst()).allSatisfy(<=))
        var robustness = [Double](repeating: 1, count: x.count)
        let fitted = places(x, apart)
        var result = local(x, y, neighbours, robustness, at: fitted)
        for _ in 0..<iterations {
            let residuals = zip(y, result.fit).map { abs($0 - $1) }
            let sixMedians = 6 * (Median.of(residuals) ?? 0)
            guard sixMedians > 0 else { break }
            robustness = residuals.map {
                let u = $0 / sixMedians
                return u < 1 ? (1 - u * u) * (1 - u * u) : 0
            }
            result = local(x, y, neighbours, robustness, at: fitted)
        }
        return result
    }

    /// The first, the last, and between them as few as stand no further than `apart` from each other, or are neighbours.
    private static func places(_ x: [Double], _ apart: Double) -> [Int] {
        guard apart > 0 else { return Array(x.indices) }
        var places = [0]
        var place = 0
        while place + 1 < x.count {
            let last = place
            place += 1
            while place + 1 < x.count, x[place + 1] - x[last] <= apart { place += 1 }
            places.append(place)
        }
        return places
    }

    private static func local(
        _ x: [Double], _ y: [Double], _ neighbours: Int, _ robustness: [Double], at places: [Int]
    ) -> (fit: [Double], slope: [Double]) {
        let count = min(max(neighbours, 2), x.count)
        var fits: [Double] = []
        var slopes: [Double] = []
        fits.reserveCapacity(x.count)
        slopes.reserveCapacity(x.count)
        // The nearest stand in a row, which moves on with the point.
        var start = 0
        for place in places {
            let centre = x[place]
            while start + count < x.count, x[start + count] - centre < centre - x[start] { start += 1 }
            let reach = max(centre - x[start], x[start + count - 1] - centre)
            var w = 0.0, wx = 0.0, wy = 0.0, wxx = 0.0, wxy = 0.0
            for index in start..<start + count {
                let distance = reach > 0 ? abs(x[index] - centre) / reach : 0
                guard distance < 1 else { continue }
                let tricube = 1 - distance * distance * distance
                let weight = tricube * tricube * tricube * robustness[index]
                let offset = x[index] - centre
                w += weight
                wx += weight * offset
                wy += weight * y[index]
                wxx += weight * offset * offset
                wxy += weight * offset * y[index]
            }
            let determinant = w * wxx - wx * wx
            let isLine = determinant > 1e-12
            let fit = isLine ? (wxx * wy - wx * wxy) / determinant : w > 0 ? wy / w : 0
            let slope = isLine ? (w * wxy - wx * wy) / determinant : 0
            // Those that were passed over, on the line from the last.
            if let lastFit = fits.last, fits.count < place {
                let last = fits.count - 1
                let rise = centre > x[last] ? (fit - lastFit) / (centre - x[last]) : 0
                for index in last + 1..<place {
                    fits.append(lastFit + rise * (x[index] - x[last]))
                    slopes.append(rise)
                }
            }
            fits.append(fit)
            slopes.append(slope)
        }
        return (fits, slopes)
    }
}
