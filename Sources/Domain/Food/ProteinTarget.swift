/// How much protein serves an aim, by body weight.
public struct ProteinTarget: Codable, Sendable, Equatable {
    public enum Aim: String, Codable, Sendable { case general, recomp, cut }

    /// g a day
    public let low: Double
    /// g a day
    public let high: Double
    /// g in a meal
    public let perMeal: Double

    /// In general 0.83 to 1.2 g per kg (EFSA 2012), from 1.0 over 65 (PROT-AGE 2013); with training 1.6 to 2.2 (Morton 2018,
    /// Br J Sports Med 52:376), in a deficit 1.8 to 2.4; a meal of 0.3 g per kg, 0.4 over 65 or with training (Moore 2015).
    ///
    /// - Parameters:
    ///   - mass: kg
    ///   - age: whole years; unknown counts as up to 65
    public init(mass: Double, aim: Aim, age: Int?) {
        let isOlder = age.map { $0 > 65 } ?? false
        let perKilogram: (low: Double, high: Double) =
            switch aim {
            case .general: (isOlder ? 1.0 : 0.83, 1.2)
            case .recomp: (1.6, 2.2)
            case .cut: (1.8, 2.4)
            }
        low = mass * perKilogram.low
        high = mass * perKilogram.high
        perMeal = mass * (aim != .general || isOlder ? 0.4 : 0.3)
    }
}

extension ProteinTarget.Aim {
    public init(_ phase: Phase) {
        switch phase {
        case .assessment, .recovery: self = .general
        case .recomp: self = .recomp
        case .cutting: self = .cut
        }
    }
}
