public import Domain

/// What the charts of training are drawn from.
public struct TrainingInput: Sendable {
    public var range: DayRange
    /// Its week is not over, and is in no mean.
    public var today: CivilDate
    /// Of one exercise, oldest first, up to the end of the range; those before it are not drawn.
    public var strength: [StrengthTrend.Point]
    public var exerciseName: String
    /// The range and what completes its weeks, oldest first, at least one.
    public var weeks: [TrainingWeek]
    /// Workouts aimed at in each of `weeks`
    public var weeklyWorkouts: [Double?]
    public var units: UnitSystem
    public var words: ChartWords
    public var muscleName: @Sendable (Exercise.Muscle) -> String
    public var isNarrow: Bool

    public init(
        range: DayRange, today: CivilDate, strength: [StrengthTrend.Point] = [], exerciseName: String = "",
        weeks: [TrainingWeek] = [], weeklyWorkouts: [Double?] = [], units: UnitSystem, words: ChartWords,
        muscleName: @escaping @Sendable (Exercise.Muscle) -> String, isNarrow: Bool = false
    ) {
        self.range = range
        self.today = today
        self.strength = strength
        self.exerciseName = exerciseName
        self.weeks = weeks
        self.weeklyWorkouts = weeklyWorkouts
        self.units = units
        self.words = words
        self.muscleName = muscleName
        self.isNarrow = isNarrow
    }

    /// The days of the range, with nothing in them.
    var days: ChartInput { columns(range) }

    /// The days of the weeks, with nothing in them.
    var daysOfWeeks: ChartInput {
        columns(DayRange(from: weeks.first?.start ?? range.start, through: weeks.last?.end ?? range.end) ?? range)
    }

    /// Over when the day after its Sunday has come.
    func isRunning(_ week: TrainingWeek) -> Bool { week.end >= today }

    var unit: String { UnitConversion.display(0, of: .kilograms, in: units).unit }

    /// kg in the reader's unit
    func shown(_ kilograms: Double) -> Double {
        UnitConversion.display(kilograms, of: .kilograms, in: units).value
    }

    private func columns(_ range: DayRange) -> ChartInput {
        ChartInput(days: range.map { Day(date: $0) }, units: units, words: words, isNarrow: isNarrow)
    }
}

/// The charts of training, by the names in their addresses.
public enum TrainingChart: String, CaseIterable, Sendable {
    /// The estimated one-repetition maximum of one exercise
    case e1rm
    /// Load times repetitions a week
    case volume
    /// Sets by muscle and week
    case muscles
    /// Workouts a week
    case frequency

    public func picture(_ input: TrainingInput) -> Picture {
        switch self {
        case .e1rm: StrengthLine(input).picture()
        case .volume: WeekBars(input, key: "training.volume", role: .tonnage) { input.shown($0.tonnage) }.picture()
        case .muscles: MuscleRows(input).picture()
        case .frequency:
            WeekBars(
                input, key: "training.frequency", role: .workouts, targets: input.weeklyWorkouts
            ) { Double($0.workouts) }.picture()
        }
    }
}
