public import Domain

/// What the charts of a plan are drawn from.
public struct PlanInput: Sendable {
    public var outlook: EnergyOutlook
    public var trial: PlanTrial
    /// The days of the past that are shown
    public var range: DayRange
    public var units: UnitSystem
    public var words: ChartWords
    public var isNarrow: Bool

    public init(
        outlook: EnergyOutlook, trial: PlanTrial, range: DayRange, units: UnitSystem, words: ChartWords,
        isNarrow: Bool
    ) {
        self.outlook = outlook
        self.trial = trial
        self.range = range
        self.units = units
        self.words = words
        self.isNarrow = isNarrow
    }

    /// The scales of a chart over `dates`.
    func chart(over dates: DayRange) -> ChartInput {
        ChartInput(days: dates.map { Day(date: $0) }, units: units, words: words, isNarrow: isNarrow)
    }
}

/// The charts of a plan, by the names in their addresses.
public enum PlanChart: String, CaseIterable, Sendable {
    case expenditure, forecast

    public func picture(_ input: PlanInput) -> Picture {
        switch self {
        case .expenditure: ExpenditureChart(input).picture()
        case .forecast: ForecastChart(input).picture()
        }
    }

    /// A row a day; masses in kg.
    public func figures(_ input: PlanInput) -> ChartData {
        switch self {
        case .expenditure:
            let rows = input.outlook.expenditures(input.range)
            return ChartData(
                columns: ["expenditureKcal", "lowKcal", "highKcal", "equationKcal", "eatenKcal"],
                rows: rows.map {
                    (
                        $0.date,
                        [
                            $0.estimate?.kilocalories, $0.estimate?.interval.lowerBound,
                            $0.estimate?.interval.upperBound, $0.equation, $0.eaten,
                        ]
                    )
                })
        case .forecast:
            let past = zip(input.outlook.days, input.outlook.trend).filter { input.range.contains($0.0.date) }
            return ChartData(
                columns: ["weightKg", "trendKg", "forecastKg", "lowKg", "highKg", "goalKg"],
                rows: past.map { ($0.date, [$0[.weight], $1, nil, nil, nil, input.trial.goal]) }
                    + (input.trial.forecast?.points ?? []).map {
                        (
                            $0.date,
                            [
                                nil, nil, $0.weight, $0.interval.lowerBound, $0.interval.upperBound, input.trial.goal,
                            ]
                        )
                    })
        }
    }
}
