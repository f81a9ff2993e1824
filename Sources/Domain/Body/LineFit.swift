/// A straight line through points by least squares.
public struct LineFit: Sendable, Equatable {
    public let intercept: Double
    public let slope: Double
    /// Standard error of the slope
    public let slopeError: Double
    public let residualDeviation: Double
    public let degreesOfFreedom: Int

    /// - Returns: `nil` with fewer than 3 points, or all at one place.
    public init?(x: [Double], y: [Double]) {
        let count = Double(x.count)
        guard x.count == y.count, x.count >= 3 else { return nil }
        let meanX = x.reduce(0, +) / count
        let meanY = y.reduce(0, +) / count
        var squares = 0.0
        var products = 0.0
        for (a, b) in zip(x, y) {
            squares += (a - meanX) * (a - meanX)
            products += (a - meanX) * (b - meanY)
        }
        guard squares > 0 else { return nil }
        slope = products / squares
        intercept = meanY - slope * meanX
        degreesOfFreedom = x.count - 2
        var rest = 0.0
        for (a, b) in zip(x, y) {
            let residual = b - intercept - slope * a
            rest += residual * residual
        }
        residualDeviation = (rest / Double(degreesOfFreedom)).squareRoot()
        slopeError = residualDeviation / squares.squareRoot()
    }

    /// The slope with its 95 % interval, by Student's t.
    public var interval: ClosedRange<Double> {
        let reach = StudentT.quantile(0.975, degreesOfFreedom: degreesOfFreedom) * slopeError
        return slope - reach...slope + reach
    }
}
