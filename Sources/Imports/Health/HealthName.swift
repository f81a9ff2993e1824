public import Domain

/// What Apple Health and the Health Auto Export app call a metric that people log by hand.
public struct HealthName: Sendable {
    public let metric: Metric
    /// Apple's identifier
    public let type: String
    /// As `HealthPush` reads it
    public let name: String
    public let unit: String
    /// From the metric's unit to this one
    public let factor: Double

    /// In the order of a file of them.
    public static let logged: [HealthName] = [
        HealthKind.weight, .bodyFat, .waist, .energy, .protein, .carbs, .fat, .saturatedFat, .fibre, .sugar, .sodium,
        .water, .caffeine,
    ].compactMap { kind in
        guard let name = PushKind.names.first(where: { $0.value == kind })?.key else { return nil }
        // Salt goes out as the sodium in it, in milligrams.
        let isSodium = kind == .sodium
        return HealthName(
            metric: kind.metric, type: "HKQuantityTypeIdentifier" + kind.rawValue, name: name,
            unit: isSodium ? "mg" : kind.metric.unit == .millilitres ? "mL" : kind.metric.unit.rawValue,
            factor: isSodium ? 1000 / 2.5 : 1)
    }
}
