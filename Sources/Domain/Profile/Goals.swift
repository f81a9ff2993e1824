/// What someone aims for, in force from one day until the next change. A past day is judged by the goals of then.
public struct Goals: Codable, Sendable, Equatable {
    /// ml a day of drinks that stand until someone sets a goal of their own
    public static let usualFluid = 2000.0
    /// Steps a day that stand until someone sets a goal of their own
    public static let usualSteps = 8000

    public var from: CivilDate
    public var phase: Phase
    public var phaseStart: CivilDate
    /// kg
    public var targetWeight: Wish?
    public var targetDate: CivilDate?
    /// kg a week towards the target weight, 0...1, whatever its date; 0 keeps the weight, `nil` leaves it to the date
    public var pace: Wish?
    /// kcal a day; `nil` leaves it to `EnergyPlan`.
    public var energy: Double?
    /// How that, or what `EnergyPlan` makes of it, is moved between the days of each week
    public var week: EnergyWeek?
    /// g a day
    public var protein: Double?
    /// g a day
    public var carbs: Double?
    /// g a day
    public var fat: Double?
    /// g a day
    public var fibre: Double?
    /// ml a day, of drinks without alcohol
    public var water: Double
    public var steps: Int
    public var weeklyWorkouts: Int?
    /// kcal a day that keep weight; typed by the person, else estimated.
    public var maintenance: Double?

    public init(
        from: CivilDate, phase: Phase = .assessment, phaseStart: CivilDate? = nil, targetWeight: Double? = nil,
        targetDate: CivilDate? = nil, energy: Double? = nil, protein: Double? = nil, carbs: Double? = nil,
        fat: Double? = nil, fibre: Double? = nil, water: Double = usualFluid, steps: Int = usualSteps,
        weeklyWorkouts: Int? = nil,
        maintenance: Double? = nil, pace: Double? = nil, week: EnergyWeek? = nil
    ) {
        self.from = from
        self.phase = phase
        self.phaseStart = phaseStart ?? from
        self.targetWeight = targetWeight.map(Wish.init)
        self.targetDate = targetDate
        self.energy = energy
        self.protein = protein
        self.carbs = carbs
        self.fat = fat
        self.fibre = fibre
        self.water = water
        self.steps = steps
        self.weeklyWorkouts = weeklyWorkouts
        self.maintenance = maintenance
        self.pace = pace.map(Wish.init)
        self.week = week
    }
}

public enum Phase: String, CaseIterable, Codable, Sendable {
    case assessment, recovery, recomp, cutting
}

extension [Goals] {
    /// The goals in force on `date`: the last set on or before it, else the first ever set.
    public func inForce(on date: CivilDate) -> Goals? {
        self.last { $0.from <= date } ?? first
    }
}
