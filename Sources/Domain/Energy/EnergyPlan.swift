/// What someone's figures suggest to eat, and why; every part that cannot be known is `nil`.
public struct EnergyPlan: Encodable, Sendable, Equatable {
    /// kcal in a kilogram of body weight lost or gained, the customary static value
    public static let energyPerKilogram = 7700.0
    /// Measured resting energy lies within this share of Mifflin's for most adults (Frankenfield 2005).
    static let uncertainty = 0.10

    /// How energy at rest was estimated.
    public enum RestingEquation: Sendable { case mifflin, katchMcArdle }

    /// What a target means to do to weight.
    public enum Course: Sendable { case keep, lose, gain }

    /// kcal a day at rest
    public var resting: Double?
    public private(set) var restingEquation: RestingEquation?
    /// kcal a day that keep weight
    public var maintenance: Double?
    public var maintenanceLow: Double?
    public var maintenanceHigh: Double?
    /// kcal a day that the target never goes below
    public var floor: Double
    /// kcal a day
    public var target: Double?
    /// What `target` is for
    public private(set) var course: Course?
    /// kg a week that `target` would lose, were it not for the floor
    public private(set) var weeklyLoss: Double?
    /// g a day
    public var protein: Double?
    /// g a day
    public var carbs: Double?
    /// g a day
    public var fat: Double?
    /// g a day
    public var fibre: Double?
    /// kg; four kilograms less, where that is healthy
    public var suggestedTargetWeight: Double?
    public var suggestedTargetDate: CivilDate?
    /// Whether eating below maintenance may be suggested at all
    public var canLose: Bool
    /// What is missing, or why not
    public var reasons: [SafetyRails.Reason]
    /// kg
    public var healthyWeightLow: Double?
    /// kg
    public var healthyWeightHigh: Double?

    private enum CodingKeys: String, CodingKey {
        case resting, maintenance, maintenanceLow, maintenanceHigh, floor, target, protein, carbs, fat, fibre
        case suggestedTargetWeight = "suggestedTargetWeightKg"
        case suggestedTargetDate, canLose, reasons
        case healthyWeightLow = "healthyWeightLowKg"
        case healthyWeightHigh = "healthyWeightHighKg"
    }

    /// - Parameters:
    ///   - weight: kg, the latest
    ///   - bodyFat: %, the latest
    ///   - weeklyRate: kg a week to lose, 0...1; half a kilo otherwise
    public init(
        profile: Profile, weight: Double?, bodyFat: Double?, goals: Goals, on date: CivilDate, weeklyRate: Double? = nil
    ) {
        let sex = EquationSex(profile.sex)
        let age = profile.age(on: date)
        let objections = SafetyRails.objections(profile: profile, phase: goals.phase, on: date)
        canLose = objections.isEmpty
        reasons = objections
        if weight == nil { reasons.append(.needsWeight) }
        if profile.height == nil { reasons.append(.needsHeight) }
        if age == nil { reasons.append(.needsAge) }
        if profile.activity == nil { reasons.append(.needsActivity) }
        if sex == nil { reasons.append(.sexUnknown) }

        if let weight, let lean = RestingEnergy.katchMcArdle(mass: weight, bodyFat: bodyFat) {
            resting = lean
            restingEquation = .katchMcArdle
        } else if let weight, let height = profile.height, let age {
            resting = RestingEnergy.mifflin(mass: weight, height: height, age: age, sex: sex)
            restingEquation = .mifflin
        }
        floor = SafetyRails.floor(sex: profile.sex, resting: resting)
        estimateMaintenance(goals, profile, sex)
        if let height = profile.height, let range = BodyMetrics.healthyWeight(height: height) {
            healthyWeightLow = range.lowerBound
            healthyWeightHigh = range.upperBound
        }
        let rate = min(weeklyRate ?? SafetyRails.usualLoss, SafetyRails.fastestLoss(weight: weight ?? 100))
        setTarget(goals, weight, rate)
        setMacros(goals, weight, profile)
        suggestTargetWeight(weight, rate, date)
    }

    private mutating func estimateMaintenance(_ goals: Goals, _ profile: Profile, _ sex: EquationSex?) {
        if let typed = goals.maintenance {
            maintenance = typed
        } else if let resting, let activity = profile.activity {
            let estimate = resting * activity.factor
            let doubt = estimate * Self.uncertainty + (sex == nil ? 83 * activity.factor : 0)
            maintenance = estimate
            maintenanceLow = estimate - doubt
            maintenanceHigh = estimate + doubt
        }
    }

    private mutating func setTarget(_ goals: Goals, _ weight: Double?, _ rate: Double) {
        guard let maintenance else { return }
        guard let weight, let goal = goals.targetWeight, abs(goal - weight) > 0.5, goal > weight || canLose else {
            course = .keep
            target = max(maintenance, floor)
            return
        }
        if goal > weight {
            course = .gain
            target = maintenance * 1.10
        } else {
            course = .lose
            weeklyLoss = rate
            target = max(maintenance - rate * Self.energyPerKilogram / 7, floor)
        }
    }

    /// Protein 1.6 g per kg (Morton 2018, Br J Sports Med 52:376), of the goal or healthy weight with a BMI over 30; fat
    /// 30 % of energy; the rest carbohydrate; fibre 14 g per 1000 kcal (Institute of Medicine 2005).
    private mutating func setMacros(_ goals: Goals, _ weight: Double?, _ profile: Profile) {
        guard let energy = goals.energy ?? target, let weight else { return }
        var reference = weight
        if let height = profile.height, let bmi = BodyMetrics.bmi(mass: weight, height: height), bmi > 30 {
            reference = goals.targetWeight ?? healthyWeightHigh ?? weight
        }
        let grams = min(1.6 * reference, energy * 0.35 / 4)
        protein = grams
        fat = energy * 0.30 / 9
        carbs = max(0, (energy - grams * 4 - energy * 0.30) / 4)
        fibre = energy * 14 / 1000
    }

    private mutating func suggestTargetWeight(_ weight: Double?, _ rate: Double, _ date: CivilDate) {
        guard canLose, let weight, let lowest = healthyWeightLow else { return }
        let target = max(weight - 4, lowest)
        guard weight - target >= 0.5, rate > 0 else { return }
        suggestedTargetWeight = (target * 10).rounded(.up) / 10
        suggestedTargetDate = date.adding(days: SafetyRails.days(for: weight - target, rate: rate))
    }
}

extension EquationSex {
    /// The fit for a person; `nil` where the equations have none.
    public init?(_ sex: Sex?) {
        switch sex {
        case .male: self = .male
        case .female: self = .female
        case .other, nil: return nil
        }
    }
}
