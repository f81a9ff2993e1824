import Foundation

/// Weight as a level and a slope that both wander, seen through noise (Harvey 1989; Durbin & Koopman 2012).
public struct LocalLinearTrend: Sendable {
    /// Level and slope with their covariance.
    public struct State: Sendable, Equatable {
        /// kg
        public var level: Double
        /// kg a day
        public var slope: Double
        public var levelVariance: Double
        public var covariance: Double
        public var slopeVariance: Double

        public init(level: Double, slope: Double, levelVariance: Double, covariance: Double, slopeVariance: Double) {
            self.level = level
            self.slope = slope
            self.levelVariance = levelVariance
            self.covariance = covariance
            self.slopeVariance = slopeVariance
        }
    }

    /// Variance of one weigh-in, kg²
    public let observationVariance: Double
    /// kg² a day
    public let levelVariance: Double
    /// (kg a day)² a day
    public let slopeVariance: Double

    public init(observationVariance: Double, levelVariance: Double, slopeVariance: Double) {
        self.observationVariance = observationVariance
        self.levelVariance = levelVariance
        self.slopeVariance = slopeVariance
    }

    public struct Result: Sendable {
        public let filtered: [State]
        public let smoothed: [State]
        /// Without the first weigh-in, which sets the level.
        public let logLikelihood: Double
    }

    /// - Parameters:
    ///   - days: of the weigh-ins, ascending
    ///   - weights: kg, as many
    /// - Returns: a Kalman filter's and a Rauch-Tung-Striebel smoother's states at the weigh-ins; `nil` without any.
    public func fit(days: [Int], weights: [Double]) -> Result? {
        guard let first = weights.first, days.count == weights.count else { return nil }
        var state = State(
            level: first, slope: 0, levelVariance: observationVariance, covariance: 0, slopeVariance: 0.05 * 0.05)
        var filtered = [state]
        var predictions: [State] = []
        var likelihood = 0.0
        for index in 1..<max(days.count, 1) {
            let predicted = predict(state, days: days[index] - days[index - 1])
            predictions.append(predicted)
            let innovation = weights[index] - predicted.level
            let variance = predicted.levelVariance + observationVariance
            likelihood -= 0.5 * (log(2 * .pi * variance) + innovation * innovation / variance)
            let levelGain = predicted.levelVariance / variance
            let slopeGain = predicted.covariance / variance
            state = State(
                level: predicted.level + levelGain * innovation, slope: predicted.slope + slopeGain * innovation,
                levelVariance: predicted.levelVariance * (1 - levelGain),
                covariance: predicted.covariance * (1 - levelGain),
                slopeVariance: predicted.slopeVariance - slopeGain * predicted.covariance)
            filtered.append(state)
        }
        return Result(
            filtered: filtered, smoothed: smooth(filtered, predictions, days), logLikelihood: likelihood)
    }

    /// The state `days` later, without a weigh-in in between.
    public func predict(_ state: State, days: Int) -> State {
        let k = Double(days)
        let q11 = k * levelVariance + slopeVariance * (k - 1) * k * (2 * k - 1) / 6
        let q12 = slopeVariance * k * (k - 1) / 2
        return State(
            level: state.level + k * state.slope, slope: state.slope,
            levelVariance: state.levelVariance + 2 * k * state.covariance + k * k * state.slopeVariance + q11,
            covariance: state.covariance + k * state.slopeVariance + q12,
            slopeVariance: state.slopeVariance + k * slopeVariance)
    }

    private func smooth(_ filtered: [State], _ predictions: [State], _ days: [Int]) -> [State] {
        var smoothed = filtered
        for index in stride(from: filtered.count - 2, through: 0, by: -1) {
            let here = filtered[index]
            let next = predictions[index]
            let later = smoothed[index + 1]
            let k = Double(days[index + 1] - days[index])
            // C = P F' (predicted P)^-1
            let determinant = next.levelVariance * next.slopeVariance - next.covariance * next.covariance
            let a = here.levelVariance + k * here.covariance
            let b = here.covariance
            let c = here.covariance + k * here.slopeVariance
            let d = here.slopeVariance
            let c11 = (a * next.slopeVariance - b * next.covariance) / determinant
            let c12 = (b * next.levelVariance - a * next.covariance) / determinant
            let c21 = (c * next.slopeVariance - d * next.covariance) / determinant
            let c22 = (d * next.levelVariance - c * next.covariance) / determinant
            let level = later.level - next.level
            let slope = later.slope - next.slope
            let d11 = later.levelVariance - next.levelVariance
            let d12 = later.covariance - next.covariance
            let d22 = later.slopeVariance - next.slopeVariance
            smoothed[index] = State(
                level: here.level + c11 * level + c12 * slope, slope: here.slope + c21 * level + c22 * slope,
                levelVariance: here.levelVariance + c11 * c11 * d11 + 2 * c11 * c12 * d12 + c12 * c12 * d22,
                covariance: here.covariance + c11 * c21 * d11 + (c11 * c22 + c12 * c21) * d12 + c12 * c22 * d22,
                slopeVariance: here.slopeVariance + c21 * c21 * d11 + 2 * c21 * c22 * d12 + c22 * c22 * d22)
        }
        return smoothed
    }
}
