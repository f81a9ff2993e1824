/// What would come of a plan: the energy that it takes, and where weight goes with it. What the rails forbid is not tried;
/// the nearest that they allow is, with the reason.
public struct PlanTrial: Sendable {
    /// What someone tries.
    public enum Wish: Sendable, Hashable {
        /// The goals in force
        case asSet
        /// kcal a day
        case energy(Double)
        /// kg a week, below 0 to lose
        case pace(Double)
        /// Target weight at this date
        case date(CivilDate)
    }

    /// What can be chosen, and what stands in the way of more.
    public struct Limits: Sendable {
        /// kcal a day
        public let energy: ClosedRange<Double>
        /// kg a week, below 0 to lose
        public let pace: ClosedRange<Double>
        /// Why not less
        public let reason: SafetyRails.Reason
        /// The first date on which the target weight can be met
        public let soonest: CivilDate?
    }

    public let wish: Wish
    /// kcal a day; `nil` where nothing tells it
    public let energy: Double?
    /// kg a week that the energy means at first, below 0 to lose
    public let pace: Double?
    /// Steps a day that were tried
    public let steps: Double?
    /// kcal a day that would be burnt
    public let burn: Double?
    /// kg
    public let goal: Double?
    public let limits: Limits?
    /// Why the wish is not tried as it was
    public let refusal: SafetyRails.Reason?
    /// `nil` where too little is known
    public let forecast: WeightForecast?
    /// When the goal is reached; `nil` where the data cannot tell.
    public let arrival: GoalArrival?
    /// What makes this the plan: a change of the goals in force
    public let goals: Goals

    /// - Parameter steps: a day, 0...100,000; as many as until now otherwise
    public init(_ wish: Wish, steps: Double? = nil, in outlook: EnergyOutlook) {
        self.wish = wish
        let mass = outlook.body.weight
        var walked = 0.0
        if let steps, let usual = outlook.usualSteps, let mass {
            walked = StepsEnergy.change(steps: steps - usual, mass: mass, height: outlook.profile.height)
        }
        self.steps = outlook.usualSteps == nil ? nil : steps ?? outlook.usualSteps?.rounded()
        let known = outlook.burn
        let perLogged = known?.source == .estimate ? ExpenditurePrior.rate : 1
        let burn = known.map { $0.kilocalories + walked / perLogged }
        self.burn = burn
        var goals = wish == .asSet ? outlook.goals : outlook.informed
        if let steps, let whole = Int(exactly: steps.rounded()) { goals.steps = whole }
        let targets = outlook.targets(goals)
        let informed = outlook.targets(outlook.informed)
        let goal = targets.targetWeight?.value
        self.goal = goal
        let limits = burn.flatMap { Limits(burn: $0, mass: mass, plan: informed.plan, today: outlook.today) }
        self.limits = limits
        func path(_ energy: Double, _ days: Int) -> WeightForecast? {
            outlook.expenditure.flatMap { WeightForecast($0, intake: energy, days: days, moving: walked) }
        }
        var asked: Double?
        switch wish {
        case .asSet: asked = targets.usualEnergy?.value ?? informed.usualEnergy?.value
        case .energy(let energy): asked = energy
        case .pace(let pace): asked = burn.map { $0 + pace * EnergyPlan.energyPerKilogram / 7 }
        case .date(let date):
            if let goal, let mass, let burn {
                asked = Self.energy(
                    from: mass, to: goal, in: outlook.today.days(to: date), burn: burn,
                    within: limits?.energy, path)
            }
        }
        var refusal: SafetyRails.Reason?
        if wish != .asSet, let limits, let energy = asked {
            if energy < limits.energy.lowerBound - 0.5 { refusal = limits.reason }
            if energy > limits.energy.upperBound + 0.5 { refusal = .tooFast }
            asked = min(max(energy, limits.energy.lowerBound), limits.energy.upperBound)
        }
        let energy = asked?.rounded()
        self.energy = energy
        self.refusal = refusal
        let pace = burn.flatMap { burn in energy.map { ($0 - burn) * 7 / EnergyPlan.energyPerKilogram } }
        self.pace = pace
        let forecast = energy.flatMap { path($0, EnergyOutlook.horizon) }
        self.forecast = forecast
        arrival = goal.flatMap { forecast?.arrival(at: $0) }
        // A pace towards the goal is kept as one: energy then follows the body.
        switch wish {
        case .asSet: break
        case .pace(let wished) where refusal == nil && walked == 0 && Self.leads(wished, from: mass, to: goal):
            goals.pace = Goals.Wish(abs(wished))
            goals.energy = nil
        case .date(let date):
            goals.targetDate = refusal == nil ? date : limits?.soonest
            goals.pace = nil
            goals.energy = energy
        default:
            goals.energy = energy
            goals.pace = nil
        }
        self.goals = goals
    }

    /// Whether that pace goes to the goal; 0 does wherever that is.
    private static func leads(_ pace: Double, from mass: Double?, to goal: Double?) -> Bool {
        guard let mass, let goal, abs(goal - mass) > EnergyPlan.near else { return false }
        return pace == 0 || (pace < 0) == (goal < mass)
    }

    /// The energy a day with which the forecast is at `goal` after `days`; straight along where there is no forecast.
    private static func energy(
        from mass: Double, to goal: Double, in days: Int, burn: Double, within limits: ClosedRange<Double>?,
        _ path: (Double, Int) -> WeightForecast?
    ) -> Double {
        let days = min(max(days, 1), 730)
        let straight = burn + (goal - mass) / Double(days) * EnergyPlan.energyPerKilogram
        guard var low = limits?.lowerBound, var high = limits?.upperBound,
            let most = path(high, days)?.points.last, let least = path(low, days)?.points.last
        else { return straight }
        if goal <= least.weight { return goal < least.weight - 0.1 ? low - 1 : low }
        if goal >= most.weight { return goal > most.weight + 0.1 ? high + 1 : high }
        // Weight is nearly straight in energy: a chord or two are enough.
        var (lowest, highest) = (least.weight, most.weight)
        var middle = low
        for _ in 0..<6 {
            middle = low + (high - low) * (goal - lowest) / (highest - lowest)
            guard let end = path(middle, days)?.points.last else { return straight }
            if abs(end.weight - goal) < 0.01 { return middle }
            if end.weight < goal {
                (low, lowest) = (middle, end.weight)
            } else {
                (high, highest) = (middle, end.weight)
            }
        }
        return middle
    }
}

extension PlanTrial.Limits {
    fileprivate init?(burn: Double, mass: Double?, plan: EnergyPlan, today: CivilDate) {
        let perWeek = EnergyPlan.energyPerKilogram / 7
        let fastest = burn - SafetyRails.fastestLoss(weight: mass ?? 0) * perWeek
        var low = plan.least
        var reason = plan.leastReason
        if mass != nil, fastest > low { (low, reason) = (fastest, .tooFast) }
        low = low.rounded(.up)
        let high = max((burn + SafetyRails.fastestGainShare * (mass ?? 0) * perWeek).rounded(.down), low)
        guard low.isFinite, high.isFinite else { return nil }
        energy = low...high
        pace = (low - burn) / perWeek...max(high - burn, low - burn) / perWeek
        self.reason = reason
        soonest = plan.nearestDate
    }
}
