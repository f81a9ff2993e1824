import Domain

extension PeriodData {
    /// The figures behind a chart of training; loads in kg.
    ///
    /// - e1rm: a row a session of the exercise with an estimate
    /// - volume, frequency: a row a week, by its Monday
    /// - muscles: a row for each week and muscle with sets
    public init(_ chart: TrainingChart, _ input: TrainingInput) {
        switch chart {
        case .e1rm:
            let points = input.strength.filter { input.range.contains($0.date) }
            self.init(
                columns: [
                    "date", "estimateKg", "lineKg", "isRecord", "method", "loadKg", "reps", "rpe", "bodyKg",
                ],
                rows: points.map { point in
                    let set = point.best.set
                    return [
                        .text(point.date.description), .number(point.best.load), .number(point.smoothed),
                        .truth(point.isRecord), .text(point.best.method.rawValue), .number(set.load),
                        .number(set.reps.map(Double.init)), .number(set.rpe), .number(point.best.body),
                    ]
                })
        case .volume:
            self.init(
                columns: ["week", "tonnageKg", "sets", "isOver"],
                rows: input.weeks.map {
                    [
                        .text($0.start.description), .number($0.tonnage), .number(Double($0.sets)),
                        .truth(!input.isRunning($0)),
                    ]
                })
        case .muscles:
            self.init(
                columns: ["week", "muscle", "sets", "band", "isOver"],
                rows: input.weeks.flatMap { week in
                    week.muscles.sorted { $0.key.rawValue < $1.key.rawValue }.map { muscle, sets in
                        [
                            .text(week.start.description), .text(muscle.rawValue), .number(sets),
                            .text(VolumeBand(sets: sets).rawValue), .truth(!input.isRunning(week)),
                        ]
                    }
                })
        case .frequency:
            self.init(
                columns: ["week", "workouts", "minutes", "target", "isOver"],
                rows: input.weeks.enumerated().map { index, week in
                    [
                        .text(week.start.description), .number(Double(week.workouts)), .number(week.minutes),
                        .number(input.weeklyWorkouts.indices.contains(index) ? input.weeklyWorkouts[index] : nil),
                        .truth(!input.isRunning(week)),
                    ]
                })
        }
    }

    private init(columns: [String], rows: [[Cell]]) {
        self.columns = columns
        self.rows = rows
    }
}
