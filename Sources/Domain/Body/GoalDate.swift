/// When a trend would reach a weight, with its interval by Fieller's theorem (J R Stat Soc B 1954;16:175).
public enum GoalDate {
    /// - Parameters:
    ///   - state: level, slope and covariance now
    ///   - goal: kg
    ///   - z: 1.959964 for 95 %, 1.281552 for 80 %
    /// - Returns: days from now, negative when moving away; the interval is `nil` when the slope could as well be zero.
    public static func days(
        to goal: Double, from state: LocalLinearTrend.State, z: Double = 1.959964
    ) -> (days: Double, interval: ClosedRange<Double>?)? {
        guard state.slope != 0 else { return nil }
        let distance = goal - state.level
        let days = distance / state.slope
        // Roots of (distance - t slope)^2 = z^2 var(level + t slope)
        let square = z * z
        let a = state.slope * state.slope - square * state.slopeVariance
        let b = -2 * (distance * state.slope + square * state.covariance)
        let c = distance * distance - square * state.levelVariance
        let discriminant = b * b - 4 * a * c
        guard a > 0, discriminant >= 0 else { return (days, nil) }
        let root = discriminant.squareRoot()
        return (days, (-b - root) / (2 * a)...(-b + root) / (2 * a))
    }
}
