/// What VitalPath does not help with: eating too little, losing too fast, weighing too little.
public enum SafetyRails {
    /// kcal a day that nothing can be set below: less needs a doctor.
    public static let absoluteFloor = 800.0
    /// kg a week
    public static let fastestLoss = 1.0
    /// Share of body weight a week
    public static let fastestLossShare = 0.01
    /// kg a week, unless someone chooses otherwise
    public static let usualLoss = 0.5
    public static let lowestBMI = 18.5

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

    /// Why eating below maintenance is not for this person now; empty when it may be.
    public static func objections(profile: Profile, phase: Phase, on date: CivilDate) -> [Reason] {
        var reasons = lastingObjections(profile, on: date)
        if phase == .assessment || phase == .recovery { reasons.append(.phase) }
        return reasons
    }

    public enum Field: String, Sendable { case energy, targetWeight, targetDate, phase }

    public enum Reason: String, Codable, Sendable, CaseIterable {
        case belowFloor, belowMaintenance, belowHealthyWeight, tooFast
        case underage, pregnant, breastfeeding, eatingDisorderHistory, phase
        case needsWeight, needsHeight, needsAge, needsActivity, sexUnknown
    }

    public struct Violation: Sendable, Equatable {
        public let field: Field
        public let reason: Reason
        /// What fills the sentence.
        public let values: [String: SentenceValue]
    }

    /// What a change of goals breaks. Only what changes is looked at: an old goal never blocks another field.
    public static func violations(
        of goals: Goals, replacing old: Goals, profile: Profile, weight: Double?, bodyFat: Double?, on date: CivilDate
    ) -> [Violation] {
        var found: [Violation] = []
        let plan = EnergyPlan(profile: profile, weight: weight, bodyFat: bodyFat, goals: goals, on: date)
        if let energy = goals.energy, energy != old.energy || goals.phase != old.phase {
            let field: Field = energy != old.energy ? .energy : .phase
            if energy < plan.floor {
                found.append(
                    Violation(
                        field: field, reason: .belowFloor,
                        values: ["floor": .quantity(plan.floor.rounded(), .kilocalories)]))
            } else if !plan.canLose, let maintenance = plan.maintenance, energy < maintenance * 0.95 {
                found.append(
                    Violation(
                        field: field, reason: .belowMaintenance,
                        values: ["maintenance": .quantity(maintenance.rounded(), .kilocalories)]))
            }
        }
        guard let target = goals.targetWeight, target < weight ?? .infinity else { return found }
        if target != old.targetWeight {
            if let height = profile.height, let lowest = BodyMetrics.healthyWeight(height: height)?.lowerBound,
                target < lowest
            {
                found.append(
                    Violation(
                        field: .targetWeight, reason: .belowHealthyWeight,
                        values: ["weight": .quantity((lowest * 10).rounded(.up) / 10, .kilograms)]))
            } else if weight != nil, let reason = lastingObjections(profile, on: date).first {
                found.append(Violation(field: .targetWeight, reason: reason, values: [:]))
            }
        }
        if let weight, let end = goals.targetDate, end != old.targetDate || target != old.targetWeight {
            let weeks = Double(date.days(to: end)) / 7
            let fastest = fastestLoss(weight: weight)
            // A hundredth of a kilo of grace for dates that were counted from rounded weeks.
            if weight - target > fastest * weeks + 0.01 {
                let earliest = date.adding(days: days(for: weight - target, rate: fastest))
                found.append(Violation(field: .targetDate, reason: .tooFast, values: ["date": .date(earliest)]))
            }
        }
        return found
    }

    /// A neutral word when the last days are under the floor, or the last two weeks lost more than 1 % a week.
    ///
    /// - Parameter days: consecutive, oldest first; the last one may not be over and is not judged by what was eaten.
    public static func note(days: [Day], profile: Profile, goals: [Goals]) -> SafetyNote? {
        guard let last = days.last else { return nil }
        let weight = days.last { $0[.weight] != nil }?[.weight]
        let current = goals.inForce(on: last.date) ?? Goals(from: last.date)
        let plan = EnergyPlan(profile: profile, weight: weight, bodyFat: nil, goals: current, on: last.date)
        let eaten = days.dropLast().suffix(3)
        let isUnder = eaten.allSatisfy { day in
            guard let figure = day.figures[.energy], !figure.isAtLeast else { return false }
            return figure.value < plan.floor
        }
        if eaten.count == 3, isUnder { return .underFloor }
        let trend = WeightTrend.points(from: days)
        if let now = trend.last, let then = trend.last(where: { $0.date <= now.date.adding(days: -14) }),
            trend.suffix(15).filter({ $0.measured != nil }).count >= 5,
            then.trend - now.trend > 2 * fastestLossShare * then.trend
        {
            return .fastLoss
        }
        return nil
    }

    static func days(for kilograms: Double, rate: Double) -> Int {
        guard rate > 0, kilograms > 0 else { return 0 }
        return Int(exactly: min((kilograms / rate * 7).rounded(.up), 36_500)) ?? 36_500
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
}

/// Something to say without blame.
public enum SafetyNote: String, Codable, Sendable { case underFloor, fastLoss }
