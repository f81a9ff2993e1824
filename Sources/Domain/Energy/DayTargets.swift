/// What one person aims at on one day, with where each figure is from and the safety rails already in it.
///
/// Whoever shows, judges by or tells a target asks this; there is no other rule for one.
public struct DayTargets: Sendable, Equatable {
    public enum Origin: String, Codable, Sendable {
        /// Set by the person
        case typed
        /// Follows from what is known of the person
        case profile
        /// Advised for everybody
        case reference
        /// Made safe: what was set, or nothing, is not aimed at now
        case rail
    }

    public struct Target: Codable, Sendable, Equatable {
        public let value: Double
        public let origin: Origin

        public init(value: Double, origin: Origin) {
            self.value = value
            self.origin = origin
        }
    }

    public let date: CivilDate
    /// Those in force, as they were set.
    public let goals: Goals
    /// As it was known
    public let body: KnownBody
    public let plan: EnergyPlan
    /// The one that is safe
    public let phase: Phase
    /// kcal, with what the week moves to or from this day
    public let energy: Target?
    /// kcal of a day when nothing is moved: a seventh of the week
    public let usualEnergy: Target?
    /// g
    public let protein: Target?
    /// g
    public let carbs: Target?
    /// g
    public let fat: Target?
    /// g
    public let fibre: Target
    /// ml from drinks without alcohol
    public let fluid: Target
    public let steps: Target
    /// Minutes
    public let sleep: Target
    public let weeklyWorkouts: Target?
    /// kg
    public let targetWeight: Target?
    /// The one that was set, or the nearest that can be met.
    public let targetDate: CivilDate?
    /// What is not aimed at as it was set, and why.
    public let rails: [SafetyRails.Rail]

    /// - Parameters:
    ///   - body: the latest on `date`
    public init(profile: Profile, goals: Goals, body: KnownBody, on date: CivilDate) {
        self.body = body
        self.date = date
        self.goals = goals
        let plan = EnergyPlan(
            profile: profile, weight: body.weight, bodyFat: body.bodyFat, goals: goals, on: date)
        self.plan = plan
        var rails = plan.rails

        phase = plan.rails.contains { $0.field == .phase } ? .recovery : goals.phase
        func origin(_ field: SafetyRails.Field) -> Origin {
            plan.rails.contains { $0.field == field } ? .rail : .typed
        }
        let source = goals.energy == nil ? Origin.profile : origin(.energy)
        usualEnergy = plan.energy.map { Target(value: $0, origin: source) }
        energy = plan.dayEnergy.map { Target(value: $0, origin: source) }
        // All three set are an energy, too; a twentieth less is their rounding.
        var usesTyped = true
        if let protein = goals.protein, let carbs = goals.carbs, let fat = goals.fat {
            let sum = (protein + carbs) * 4 + fat * 9
            if let reason = plan.objection(to: sum / 0.95) {
                usesTyped = false
                rails.append(.init(field: .macros, reason: reason, typed: sum))
            }
        }
        func macro(_ typed: Double?, _ derived: Double?) -> Target? {
            if usesTyped, let typed { return Target(value: typed, origin: .typed) }
            return derived.map { Target(value: $0, origin: usesTyped ? .profile : .rail) }
        }
        protein = macro(goals.protein, plan.protein)
        carbs = macro(goals.carbs, plan.carbs)
        fat = macro(goals.fat, plan.fat)
        fibre =
            goals.fibre.map { Target(value: $0, origin: .typed) }
            ?? plan.fibre.map { Target(value: $0, origin: .profile) }
            ?? Target(value: FibreTarget.efsa, origin: .reference)
        fluid = Target(value: goals.water, origin: goals.water == Goals.usualFluid ? .reference : .typed)
        steps = Target(value: Double(goals.steps), origin: goals.steps == Goals.usualSteps ? .reference : .typed)
        sleep = Target(value: SleepDebt.adultNeed, origin: .reference)
        weeklyWorkouts = goals.weeklyWorkouts.map { Target(value: Double($0), origin: .typed) }
        targetWeight = plan.targetWeight.map { Target(value: $0, origin: origin(.targetWeight)) }
        targetDate = plan.targetDate
        self.rails = rails
    }

    /// Whether energy is moved between the days of this week.
    public var isWeekMoved: Bool { plan.dayLimits != nil && goals.week?.isEven == false }

    /// kcal that the goals in force aim at on another day of the week
    public func energy(on date: CivilDate) -> Double? { plan.energy(on: date) }

    /// What a day's figure of `metric` is held against.
    public subscript(metric: Metric) -> Target? {
        switch metric {
        case .energy: energy
        case .protein: protein
        case .carbs: carbs
        case .fat: fat
        case .fibre: fibre
        case .water: fluid
        case .steps: steps
        case .sleep: sleep
        case .weight: targetWeight
        default: nil
        }
    }
}

extension DayTargets: Encodable {
    private enum CodingKeys: String, CodingKey {
        case energy, usualEnergy, protein, carbs, fat, fibre, steps, sleep, weeklyWorkouts, targetWeight, targetDate,
            origins, rails, missing
        case fluid = "water"
    }

    /// The figures by name, and beside them `origins` by the same names.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var origins: [String: Origin] = [:]
        let all: [(CodingKeys, Target?)] = [
            (.energy, energy), (.protein, protein), (.carbs, carbs), (.fat, fat), (.fibre, fibre), (.fluid, fluid),
            (.steps, steps), (.sleep, sleep), (.weeklyWorkouts, weeklyWorkouts), (.targetWeight, targetWeight),
        ]
        for (key, target) in all {
            try container.encodeIfPresent(target?.value, forKey: key)
            origins[key.rawValue] = target?.origin
        }
        if isWeekMoved { try container.encodeIfPresent(usualEnergy?.value, forKey: .usualEnergy) }
        try container.encodeIfPresent(targetDate, forKey: .targetDate)
        try container.encode(origins, forKey: .origins)
        try container.encode(rails, forKey: .rails)
        if energy == nil { try container.encode(missing, forKey: .missing) }
    }
}

extension DayTargets {
    /// What has to be known before energy can be suggested, and is not
    var missing: [SafetyRails.Reason] {
        let needed: [SafetyRails.Reason] =
            plan.resting == nil ? [.needsWeight, .needsHeight, .needsAge, .needsActivity] : [.needsActivity]
        return plan.reasons.filter(needed.contains)
    }
}
