/// What movement costs, kcal. Gross figures hold what rest would have cost; add the net ones to a day that counts rest
/// already.
public enum ActivityEnergy {
    /// MET × kg × h (2024 Adult Compendium of Physical Activities, Herrmann 2024).
    ///
    /// - Parameters:
    ///   - met: 0.9...25
    ///   - mass: kg, 20...400
    ///   - minutes: 0...1,440
    /// - Returns: `nil` outside those ranges.
    public static func gross(met: Double, mass: Double, minutes: Double) -> Double? {
        guard isKnown(met, mass, minutes) else { return nil }
        return met * mass * minutes / 60
    }

    /// (MET − 1) × kg × h; never below 0.
    public static func net(met: Double, mass: Double, minutes: Double) -> Double? {
        guard isKnown(met, mass, minutes) else { return nil }
        return max(met - 1, 0) * mass * minutes / 60
    }

    /// By oxygen, as the ACSM counts: MET × 3.5 ml/kg/min at 5 kcal a litre.
    public static func grossByOxygen(met: Double, mass: Double, minutes: Double) -> Double? {
        guard isKnown(met, mass, minutes) else { return nil }
        return byOxygen(met * restingOxygen, mass, minutes)
    }

    public enum Gait: String, Sendable, Codable {
        /// 3...6 km/h
        case walk
        /// 4.8...25 km/h
        case run
    }

    public struct Cost: Sendable, Codable, Equatable {
        /// ml/kg/min
        public let oxygen: Double
        public let met: Double
        /// Gross
        public let kcal: Double
    }

    /// The ACSM's equations (Guidelines for Exercise Testing and Prescription): ml/kg/min are 3.5 + 0.1 v + 1.8 v G walking and
    /// 3.5 + 0.2 v + 0.9 v G running, v in m/min.
    ///
    /// - Parameters:
    ///   - speed: km/h
    ///   - grade: rise over distance, 0...0.4
    ///   - mass: kg, 20...400
    ///   - minutes: 0...1,440
    /// - Returns: `nil` outside those ranges and the gait's.
    public static func acsm(
        _ gait: Gait, speed: Double, grade: Double = 0, mass: Double, minutes: Double
    ) -> Cost? {
        let speeds = gait == .walk ? 3...6.0 : 4.8...25
        guard speeds.contains(speed), (0...0.4).contains(grade), isKnown(1, mass, minutes) else { return nil }
        let v = speed * 1000 / 60
        let oxygen = restingOxygen + (gait == .walk ? 0.1 * v + 1.8 * v * grade : 0.2 * v + 0.9 * v * grade)
        return Cost(oxygen: oxygen, met: oxygen / restingOxygen, kcal: byOxygen(oxygen, mass, minutes))
    }

    /// ml/kg/min, one MET
    private static let restingOxygen = 3.5

    private static func byOxygen(_ oxygen: Double, _ mass: Double, _ minutes: Double) -> Double {
        oxygen * mass / 1000 * 5 * minutes
    }

    private static func isKnown(_ met: Double, _ mass: Double, _ minutes: Double) -> Bool {
        (0.9...25).contains(met) && (20...400).contains(mass) && (0...1440).contains(minutes)
    }
}
