public import Domain
import GRDB

extension ExportStore {
    /// What is reckoned beside a day: expenditure with its 90 % interval and the target in kcal, the trend in kg.
    static let reckoned = [
        "expenditureKcal", "expenditureLowKcal", "expenditureHighKcal", "weightTrendKg", "targetKcal",
    ]

    /// A row for each day of `range` with something in it, with the field names of the daily log, what is reckoned, and
    /// what the person measures by names of their own.
    public func days(
        _ owner: Account.ID, in range: DayRange? = nil, write: ([UInt8]) throws -> Void
    ) throws {
        let words = ["workoutCompleted", "workoutType", "notes"]
        let measures = try OwnMeasureStore(connection: connection).list(owner)
        try write(
            CSV.line(
                ["logDate"] + DailyLog.fields.map(\.name) + words + Self.reckoned + measures.map { CSV.text($0.title) })
        )
        guard let known = try bounds(owner) else { return }
        let (first, last, wanted) = (known.start, known.end, range ?? known)
        let profile = try ProfileStore(connection: connection).get(owner)
        let goals = try GoalStore(connection: connection).history(owner)
        var body = KnownBody()
        var past: [Day] = []
        var start = first
        // The odd days first, so that the last year is reckoned as the plan reckons it.
        var end = first.adding(days: first.days(to: last) % 365)
        // What is reckoned rests on all days before.
        while start <= min(last, wanted.end) {
            guard let year = DayRange(from: start, through: end) else { break }
            var lines: [UInt8] = []
            let days = try connection.read { try DayReader($0, owner, year).days(recorded: false) }
            let targets = TargetHistory(profile: profile, goals: goals, before: body, days: days)
            body = targets[end].body
            past = Array((past + days).suffix(days.count + EnergyRecord.longest))
            let trend = WeightTrend.trend(of: past.map { $0[.weight] }).suffix(days.count)
            let expenditure = EnergyRecord(days: past, through: end, isLastEaten: end < last).map {
                AdaptiveExpenditure(record: $0, profile: profile).days
            }
            let burnt = Dictionary((expenditure ?? []).map { ($0.date, $0) }, uniquingKeysWith: { $1 })
            let measured = try OwnMeasureStore(connection: connection).figures(of: owner, in: year)
            for (day, trend) in zip(days, trend)
            where (!day.isEmpty || measured[day.date] != nil) && wanted.contains(day.date) {
                var cells = [day.date.description]
                cells += DailyLog.fields.map { CSV.number(day[$0.metric], factor: $0.factor) }
                cells.append(day.workoutCompleted.map(CSV.flag) ?? "")
                cells.append(CSV.text(day.workoutType))
                cells.append(CSV.text(day.notes))
                let spent = burnt[day.date]
                let target = goals.isEmpty ? nil : targets[day.date].energy?.value.rounded()
                cells += [
                    spent?.kilocalories.rounded(), spent?.interval.lowerBound.rounded(),
                    spent?.interval.upperBound.rounded(), trend, target,
                ].map { CSV.number($0) }
                cells += measures.map { CSV.number(measured[day.date]?[$0.id]) }
                lines += CSV.line(cells)
            }
            try write(lines)
            // After the last date that exists there is none to go on from.
            if end >= last { return }
            start = end.adding(days: 1)
            end = start.adding(days: 364)
        }
    }

    /// From the first to the last day with something in it.
    func bounds(_ owner: Account.ID) throws -> DayRange? {
        try connection.read { db in
            let row = try Row.fetchOne(
                db,
                sql: """
                    SELECT min(day) AS first, max(day) AS last FROM (
                        SELECT day FROM figure WHERE owner = ?1 UNION ALL SELECT day FROM day_log WHERE owner = ?1
                        UNION ALL SELECT day FROM own_figure WHERE owner = ?1
                        UNION ALL SELECT day FROM health_figure WHERE owner = ?1
                        UNION ALL SELECT day FROM workout WHERE owner = ?1 AND deleted_at IS NULL AND NOT is_open
                        UNION ALL SELECT day FROM food_entry WHERE owner = ?1 AND deleted_at IS NULL)
                    """,
                arguments: [owner])
            guard let row, let first = (row["first"] as String?).flatMap({ CivilDate($0) }),
                let last = (row["last"] as String?).flatMap({ CivilDate($0) })
            else { return nil }
            return DayRange(from: first, through: last)
        }
    }
}
