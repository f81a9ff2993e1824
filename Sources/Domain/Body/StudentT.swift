import Foundation

/// Student's t distribution.
public enum StudentT {
    /// The value that t stays below with probability `p` (0.5..<1), to about 1e-12.
    public static func quantile(_ p: Double, degreesOfFreedom: Int) -> Double {
        guard p >= 0.5, p < 1, degreesOfFreedom >= 1 else { return .nan }
        var low = 0.0
        var high = 1.0
        while cumulative(high, degreesOfFreedom) < p, high < 1e9 { high *= 2 }
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if cumulative(middle, degreesOfFreedom) < p { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// P(T <= t) for t >= 0.
    static func cumulative(_ t: Double, _ degreesOfFreedom: Int) -> Double {
        1 - 0.5 * twoSided(t, degreesOfFreedom: Double(degreesOfFreedom))
    }

    /// P(|T| >= |t|); the degrees of freedom, above 0, need not be whole.
    static func twoSided(_ t: Double, degreesOfFreedom n: Double) -> Double {
        incompleteBeta(n / (n + t * t), n / 2, 0.5)
    }

    /// The regularised incomplete beta function by its continued fraction (Abramowitz & Stegun 26.5.8), evaluated by
    /// Lentz's method.
    private static func incompleteBeta(_ x: Double, _ a: Double, _ b: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        if x > (a + 1) / (a + b + 2) { return 1 - incompleteBeta(1 - x, b, a) }
        let beta: Double = lgamma(a) + lgamma(b) - lgamma(a + b)
        let power: Double = a * log(x) + b * log1p(-x)
        let front = exp(power - beta) / a
        let tiny = 1e-300
        var f = 1.0
        var c = 1.0
        var d = 0.0
        for i in 0...500 {
            let m = Double(i / 2)
            let numerator: Double =
                if i == 0 {
                    1
                } else if i % 2 == 0 {
                    m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
                } else {
                    -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
                }
            d = 1 + numerator * d
            d = 1 / (abs(d) < tiny ? tiny : d)
            c = 1 + numerator / c
            if abs(c) < tiny { c = tiny }
            f *= c * d
            if abs(1 - c * d) < 1e-15 { break }
        }
        return front * (f - 1)
    }
}
