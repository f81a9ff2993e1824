/// What someone's figures suggest to eat, and why; every part that cannot be known is `nil`.
public struct EnergyPlan: Encodable, Sendable, Equatable {
    /// kcal in a kilogram of body weight lost or gained, the customary static value
    public static let energyPerKilogram = 7700.0
    /// Measured resting energy lies within this share of Mifflin's for most adults (Frankenfield 2005).
    static let uncertainty = 0.10
    /// kg from a target weight within which weight is kept
    static let near = 0.5

    /// How energy at rest was estimated.
    public enum RestingEquation: String, Sendable { case mifflin, katchMcArdle }

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
    /// kg a week towards the target weight that `target` is for
    public private(set) var weeklyChange: Double?
    /// kcal a day that is aimed at: what was set, made safe, else `target`
    public private(set) var energy: Double?
    /// The same with what the week moves to or from this day
    public private(set) var dayEnergy: Double?
    /// What a day may be moved to, kcal; `nil` where energy may not be moved
    public private(set) var dayLimits: ClosedRange<Double>?
    /// kg; what was set, where it may be aimed at
    public private(set) var targetWeight: Double?
    /// kg a week that were set, as far as that is safe
    public private(set) var pace: Double?
    /// What was set, or the nearest that can be met
    public private(set) var targetDate: CivilDate?
    /// When the target weight can be met at the soonest
    public private(set) var nearestDate: CivilDate?
    /// What was set and is not safe
    public private(set) var rails: [SafetyRails.Rail] = []
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
    /// kg, the lowest that may be aimed at
    public var healthyWeightLow: Double?
    /// kg
    public var healthyWeightHigh: Double?

    /// kcal a day: less may not be aimed at now
    private(set) var least: Double
    private(set) var leastReason = SafetyRails.Reason.belowFloor
    /// kcal a day instead of less than `least`
    private var safe: Double
    /// The week that is moved, and how much of it is kept
    private var week: MovedWeek?

    private struct MovedWeek: Sendable, Equatable {
        let shifts: EnergyWeek
        let share: Double
    }

    private enum CodingKeys: String, CodingKey {
        case resting, maintenance, maintenanceLow, maintenanceHigh, floor, target, protein, carbs, fat, fibre
        case suggestedTargetWeight = "suggestedTargetWeightKg"
        case suggestedTargetDate, nearestDate = "nearestTargetDate", canLose, reasons
        case healthyWeightLow = "healthyWeightLowKg"
        case healthyWeightHigh = "healthyWeightHighKg"
    }

    /// - Parameters:
    ///   - weight: kg, the latest
    ///   - bodyFat: %, the latest
    init(profile: Profile, weight: Double?, bodyFat: Double?, goals: Goals, on date: CivilDate) {
        let sex = EquationSex(profile.sex)
        let age = profile.age(on: date)
        let objections = SafetyRails.objections(profile: profile, weight: weight, phase: goals.phase, on: date)
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
        least = floor
        safe = floor
        estimateMaintenance(goals, profile, sex)
        healthyWeightLow = SafetyRails.lowestWeight(height: profile.height)
        healthyWeightHigh = profile.height.flatMap { BodyMetrics.healthyWeight(height: $0)?.upperBound }
        if goals.phase == .cutting, let first = objections.first {
            rails.append(.init(field: .phase, reason: first, typed: nil))
        }
        setTargetWeight(goals, weight, SafetyRails.lastingObjections(profile, on: date).first)
        setTarget(goals, weight, date, isBarred: objections.contains { $0 != .phase })
        setLeast(goals, weight, objections)
        if let typed = goals.energy, let reason = objection(to: typed) {
            energy = safe
            rails.append(.init(field: .energy, reason: reason, typed: typed))
        } else {
            energy = goals.energy ?? target
        }
        setDay(goals.week, objections, date)
        setMacros(weight, profile)
        suggestTargetWeight(weight, goals.pace?.value, date)
    }

    /// Why so much energy a day may not be aimed at now; `nil` where it may.
    func objection(to energy: Double) -> SafetyRails.Reason? { energy < least ? leastReason : nil }

    private mutating func estimateMaintenance(_ goals: Goals, _ profile: Profile, _ sex: EquationSex?) {
        if let resting, let activity = profile.activity {
            let estimate = resting * activity.factor
            let doubt = estimate * Self.uncertainty + (sex == nil ? 83 * activity.factor : 0)
            maintenance = estimate
            maintenanceLow = estimate - doubt
            maintenanceHigh = estimate + doubt
        }
        guard let typed = goals.maintenance else { return }
        // Where losing is not for someone, what they typed is believed as far as the estimate allows.
        maintenance = canLose ? typed : max(typed, maintenanceLow ?? typed)
        maintenanceLow = nil
        maintenanceHigh = nil
    }

    /// A weight to lose down to stays healthy, and there is none for those who should not lose.
    private mutating func setTargetWeight(_ goals: Goals, _ weight: Double?, _ lasting: SafetyRails.Reason?) {
        guard let typed = goals.targetWeight?.value else { return }
        targetWeight = typed
        guard typed < weight ?? .infinity else { return }
        if let lasting {
            targetWeight = nil
            rails.append(.init(field: .targetWeight, reason: lasting, typed: typed))
        } else if let lowest = healthyWeightLow, typed < lowest {
            targetWeight = lowest
            if typed < lowest - SafetyRails.grace {
                rails.append(.init(field: .targetWeight, reason: .belowHealthyWeight, typed: typed))
            }
        }
    }

    private mutating func setTarget(_ goals: Goals, _ weight: Double?, _ date: CivilDate, isBarred: Bool) {
        let weeklyRate = goals.pace?.value
        course = maintenance == nil ? nil : .keep
        target = maintenance.map { max($0, floor) }
        guard let weight, let goal = targetWeight, abs(goal - weight) > Self.near else {
            let isRefused = targetWeight == nil && goals.targetWeight != nil
            targetDate = isRefused ? nil : goals.targetDate
            let fastest = weight.map { SafetyRails.fastestLoss(weight: $0) } ?? SafetyRails.fastestLoss
            self.pace = isRefused ? nil : weeklyRate.map { min($0, fastest) }
            return
        }
        let isGain = goal > weight
        let room = maintenance.map { max($0 - floor, 0) * 7 / Self.energyPerKilogram } ?? .infinity
        let pace = TargetPace(
            from: weight, to: goal, by: weeklyRate == nil ? goals.targetDate : nil, on: date,
            usual: weeklyRate
                ?? (isGain ? (maintenance ?? 0) * 0.10 * 7 / Self.energyPerKilogram : SafetyRails.usualLoss),
            fastest: isGain
                ? SafetyRails.fastestGainShare * weight : min(SafetyRails.fastestLoss(weight: weight), room))
        nearestDate = pace.nearest
        self.pace = isGain || !isBarred ? weeklyRate.map { min($0, pace.weekly) } : nil
        targetDate = weeklyRate == nil ? pace.date : goals.targetDate
        if let reason = pace.reason { rails.append(.init(field: .targetDate, reason: reason, typed: nil)) }
        guard let maintenance, isGain || canLose, weeklyRate != 0 else { return }
        course = isGain ? .gain : .lose
        weeklyChange = pace.weekly
        let change = pace.weekly * Self.energyPerKilogram / 7
        target = max(isGain ? maintenance + change : maintenance - change, floor)
    }

    /// Under which energy nobody may aim now, and at what they aim instead.
    private mutating func setLeast(_ goals: Goals, _ weight: Double?, _ objections: [SafetyRails.Reason]) {
        let isReached = if let goal = targetWeight, let weight { weight <= goal } else { false }
        let keeping = maintenance ?? (objections.contains { $0 != .phase } ? SafetyRails.referenceEnergy : nil)
        guard let keeping, let reason = objections.first ?? (isReached ? .targetReached : nil),
            keeping * SafetyRails.keepingShare > floor
        else { return }
        safe = keeping
        least = keeping * SafetyRails.keepingShare
        leastReason = reason
    }

    /// Moves energy between the days as far as each stays at or above what nobody may aim below; whom eating less could
    /// harm aims at the same every day.
    private mutating func setDay(_ week: EnergyWeek?, _ objections: [SafetyRails.Reason], _ date: CivilDate) {
        dayEnergy = energy
        guard let energy else { return }
        let moves = week?.isEven == false
        if let care = objections.first(where: { $0 != .phase }) {
            if moves { rails.append(.init(field: .week, reason: care, typed: nil)) }
            return
        }
        let limits = min(least, energy)...energy * EnergyWeek.most
        dayLimits = limits
        guard moves, let week else { return }
        self.week = MovedWeek(shifts: week, share: week.share(usual: energy, within: limits))
        dayEnergy = self.energy(on: date)
        // That a feast is smaller needs no warning.
        if week.share(usual: energy, within: limits.lowerBound ... .infinity) < 0.995 {
            rails.append(.init(field: .week, reason: leastReason, typed: nil))
        }
    }

    /// kcal that these goals aim at on a day of the week, from what is known now
    func energy(on date: CivilDate) -> Double? {
        energy.map { energy in energy + (week.map { $0.shifts.shift(on: date, share: $0.share) } ?? 0) }
    }

    /// Protein 1.6 g per kg (Morton 2018, Br J Sports Med 52:376), of the goal or healthy weight with a BMI over 30; fat
    /// 30 % of energy; the rest carbohydrate; fibre 14 g per 1000 kcal (Institute of Medicine 2005).
    private mutating func setMacros(_ weight: Double?, _ profile: Profile) {
        let energy = dayEnergy
        fibre = energy.map { FibreTarget.dutch(energy: $0) }
        guard let weight else { return }
        var reference = weight
        if let height = profile.height, let bmi = BodyMetrics.bmi(mass: weight, height: height), bmi > 30 {
            reference = targetWeight ?? healthyWeightHigh ?? weight
        }
        let advised = 1.6 * reference
        protein = energy.map { min(advised, $0 * 0.35 / 4) } ?? advised
        guard let energy, let protein else { return }
        fat = energy * 0.30 / 9
        carbs = max(0, (energy - protein * 4 - energy * 0.30) / 4)
    }

    private mutating func suggestTargetWeight(_ weight: Double?, _ weeklyRate: Double?, _ date: CivilDate) {
        guard canLose, let weight, let lowest = healthyWeightLow else { return }
        let target = (max(weight - 4, lowest) * 10 - 1e-6).rounded(.up) / 10
        let room = maintenance.map { ($0 - floor) * 7 / Self.energyPerKilogram } ?? .infinity
        let pace = TargetPace(
            from: weight, to: target, by: nil, on: date, usual: weeklyRate ?? SafetyRails.usualLoss,
            fastest: min(SafetyRails.fastestLoss(weight: weight), room))
        guard weight - target >= Self.near, pace.nearest != nil, pace.weekly > 0 else { return }
        suggestedTargetWeight = target
        suggestedTargetDate = date.adding(days: SafetyRails.days(for: weight - target, rate: pace.weekly))
    }
}

extension Goals {
    /// A figure as someone set it, which nobody has held against the rails yet. `EnergyPlan` does, and nothing else can read
    /// one: whoever wants the figure asks what is aimed at.
    public struct Wish: Codable, Sendable, Equatable {
        fileprivate let value: Double

        public init(_ value: Double) { self.value = value }

        public init(from decoder: any Decoder) throws {
            value = try decoder.singleValueContainer().decode(Double.self)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value)
        }
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
