extension Collection<Double> {
    /// `nil` where there are fewer than `least`, 1 or more.
    public func mean(least: Int = 1) -> Double? {
        count < Swift.max(least, 1) ? nil : reduce(0, +) / Double(count)
    }
}

extension Double {
    /// To the nearest part of one: to hundredths by `rounded(per: 100)`.
    public func rounded(per parts: Double) -> Double { (self * parts).rounded() / parts }
}
