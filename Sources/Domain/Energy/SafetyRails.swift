/// What VitalPath does not help with: eating too little, losing too fast, weighing too little.
public enum SafetyRails {
    /// kcal a day that nothing can be set below: less needs a doctor.
    public static let absoluteFloor = 800.0
    /// kg a week
    public static let fastestLoss = 1.0
    /// Share of body weight a week
    public static let fastestLossShare = 0.01
    /// Share of body weight a week (Iraki 2019, Sports 7:154)
    public static let fastestGainShare = 0.005
    /// kg a week, unless someone chooses otherwise
    public static let usualLoss = 0.5
    /// Of what keeps weight: less is a deficit.
    static let keepingShare = 0.95
    /// kcal a day of an average adult (EU 1169/2011), where nobody may lose weight and nothing tells what keeps it
    static let referenceEnergy = 2000.0
    /// kg below a limit that are only the rounding of another unit
    static let grace = 0.05

    /// kcal a day that suggestions and goals stay at or above: 1200 for women, 1500 for men; without a sex the higher
    /// one, or resting energy where that is more.
    public static func floor(sex: Sex?, resting: Double?) -> Double {
        switch sex {
        case .female: 1200
        case .male: 1500
        case .other, nil: max(1500, resting ?? 0)
        }
    }

    /// The fastest loss for someone of this weight, kg a week.
    public static func fastestLoss(weight: Double) -> Double { min(fastestLoss, fastestLossShare * weight) }

    /// The lowest weight that may be aimed at, kg: a BMI of 18.5, rounded up to what is shown.
    public static func lowestWeight(height: Double?) -> Double? {
        height.flatMap { BodyMetrics.healthyWeight(height: $0)?.lowerBound }.map { ($0 * 10).rounded(.up) / 10 }
    }

    /// What does not pass with a phase: age, pregnancy, breastfeeding, an eating disorder.
    public static func lastingObjections(_ profile: Profile, on date: CivilDate) -> [Reason] {
        var reasons: [Reason] = []
        if let age = profile.age(on: date), age < 18 { reasons.append(.underage) }
        if profile.isPregnant == true { reasons.append(.pregnant) }
        if profile.isBreastfeeding == true { reasons.append(.breastfeeding) }
        if profile.hasEatingDisorderHistory == true { reasons.append(.eatingDisorderHistory) }
        return reasons
    }

    /// Why eating below maintenance is not for this person now; empty when it may be.
    ///
    /// - Parameter weight: kg, the latest
    public static func objections(profile: Profile, weight: Double?, phase: Phase, on date: CivilDate) -> [Reason] {
        var reasons = lastingObjections(profile, on: date)
        if let weight, let lowest = lowestWeight(height: profile.height), weight <= lowest {
            reasons.append(.lowWeight)
        }
        if phase == .assessment || phase == .recovery { reasons.append(.phase) }
        return reasons
    }

    public enum Field: String, Codable, Sendable { case energy, macros, targetWeight, targetDate, phase, week }

    public enum Reason: String, Codable, Sendable, CaseIterable {
        case belowFloor, belowMaintenance, belowHealthyWeight, tooFast, noRoom, datePassed
        case underage, pregnant, breastfeeding, eatingDisorderHistory, lowWeight, targetReached, phase
        case needsWeight, needsHeight, needsAge, needsActivity, sexUnknown
    }

    /// A goal that is not aimed at as it was set, because that would not be safe now.
    public struct Rail: Codable, Sendable, Equatable {
        public let field: Field
        public let reason: Reason
        /// What was set: kcal or kg; `nil` for what is no number.
        public let typed: Double?
    }

    static func days(for kilograms: Double, rate: Double) -> Int {
        guard rate > 0, kilograms > 0 else { return 0 }
        return Int(exactly: min((kilograms / rate * 7).rounded(.up), 36_500)) ?? 36_500
    }
}

/// Something to say without blame.
public enum SafetyNote: String, Codable, Sendable {
    case underFloor, fastLoss

    /// A neutral word when the last days are under the floor, or the last two weeks lost more than 1 % a week.
    ///
    /// - Parameters:
    ///   - days: consecutive, oldest first; the last one may not be over and is not judged by what was eaten.
    ///   - floor: kcal a day
    public init?(days: [Day], floor: Double) {
        let eaten = days.dropLast().suffix(3)
        let isUnder = eaten.allSatisfy { day in day.whole(.energy).map { $0 < floor } ?? false }
        if eaten.count == 3, isUnder {
            self = .underFloor
            return
        }
        let trend = WeightTrend.points(from: days)
        guard let now = trend.last, let then = trend.last(where: { $0.date <= now.date.adding(days: -14) }),
            trend.suffix(15).filter({ $0.measured != nil }).count >= 5,
            then.trend - now.trend > 2 * SafetyRails.fastestLossShare * then.trend
        else { return nil }
        self = .fastLoss
    }
}
