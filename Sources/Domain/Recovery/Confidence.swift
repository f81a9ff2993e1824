/// How much a statement rests on: VitalBrief counts the metrics that have a difference from their baseline.
public enum Confidence: String, Codable, Sendable, CaseIterable {
    case low, medium, high

    /// - Parameter metrics: 3 or more are high, 2 medium, 1 low
    /// - Returns: `nil` where there is nothing to rest on.
    public init?(metrics: Int) {
        switch metrics {
        case ..<1: return nil
        case 1: self = .low
        case 2: self = .medium
        default: self = .high
        }
    }
}
