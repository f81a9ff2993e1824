public import Domain

/// What the charts of a stretch of days in food are drawn from.
public struct PeriodInput: Sendable {
    /// Its days are the period; of the days before, as many again are compared.
    public var chart: ChartInput
    /// All of the period.
    public var entries: [FoodEntry]
    /// It is not over, and is in no average.
    public var today: CivilDate
    /// 0...6: what is eaten before it belongs to the night after.
    public var dayStartHour: Int
    public var slotName: @Sendable (MealSlot) -> String

    public init(
        chart: ChartInput, entries: [FoodEntry], today: CivilDate, dayStartHour: Int = 0,
        slotName: @escaping @Sendable (MealSlot) -> String
    ) {
        self.chart = chart
        self.entries = entries
        self.today = today
        self.dayStartHour = dayStartHour
        self.slotName = slotName
    }
}

/// The charts of a stretch of days in food, at most 62, by the names in their addresses.
public enum PeriodChart: String, CaseIterable, Sendable {
    case energy, macros, meals, times

    public func picture(_ input: PeriodInput) -> Picture {
        switch self {
        case .energy: EnergyLine(input).picture()
        case .macros: MacroBars(input).picture()
        case .meals: MealRing(input).picture()
        case .times: EatingTimes(input).picture()
        }
    }
}
