import Domain
import Foundation

/// What an account archive says of days, put together from its records.
struct AccountDays {
    let source: HealthSource
    private(set) var summary = HealthSummary()

    private let home: DayClock
    /// Nothing can be later.
    private let latest: CivilDate
    private var values: [Metric: [CivilDate: (value: Double, weight: Double)]] = [:]
    private var workouts: [CivilDate: [RecordedWorkout]] = [:]
    private var seen: Set<String> = []

    init(_ vendor: HealthOrigin, home: TimeZone, now: Date) {
        source = HealthSource(name: vendor.rawValue.capitalized, kind: .watch)
        self.home = DayClock(timeZone: home, dayStartHour: 0)
        latest = self.home.civilDate(of: now).adding(days: 1)
    }

    /// A file of a kind that does not become part of a day.
    mutating func pass(_ kind: String) { summary.others[kind, default: 0] += 1 }

    /// The rest of a file that makes no sense.
    mutating func malformed() { summary.skip(.malformed) }

    mutating func add(_ row: AccountRow, _ stream: AccountStream) {
        summary.records += 1
        if let id = row.text("id") ?? row.text("uuid"), !seen.insert(stream.name + id).inserted {
            return summary.skip(.repeated)
        }
        if let workout = stream.workout { return addWorkout(row, workout) }
        guard !stream.refused.contains(row.text("type") ?? "") else { return }
        guard let day = stream.day.lazy.compactMap({ row.text($0) }).first.flatMap(Self.day), day <= latest,
            day > .first
        else { return summary.skip(.date) }
        var figures: [Metric: Double] = [:]
        for field in stream.fields {
            // Nothing worn and nothing counted are both written as 0.
            guard let number = row.number(field.path), number > 0 else { continue }
            figures[field.metric, default: 0] += number * field.factor
        }
        if let bed = stream.bed, let start = row.text(bed.start).flatMap(Self.moment),
            let end = row.text(bed.end).flatMap(Self.moment), end.seconds > start.seconds
        {
            figures[.sleepInBed] = Double(end.seconds - start.seconds) / 60
        }
        let weight = stream.weight.map { row.number($0) ?? 0 }
        for (metric, value) in figures { set(metric, on: day, value, weight: weight) }
    }

    private mutating func set(_ metric: Metric, on day: CivilDate, _ value: Double, weight: Double?) {
        guard metric.range.contains(value) else { return summary.skip(.implausible) }
        guard let weight, let before = values[metric]?[day] else {
            values[metric, default: [:]][day] = (value, weight ?? 0)
            return
        }
        if metric.isAdditive {
            let sum = before.value + value
            guard metric.range.contains(sum) else { return summary.skip(.implausible) }
            values[metric]?[day] = (sum, weight)
        } else if weight >= before.weight {
            values[metric]?[day] = (value, weight)
        }
    }

    private mutating func addWorkout(_ row: AccountRow, _ fields: AccountStream.Workout) {
        guard let start = moment(row, fields.start), start.seconds > 0 else { return summary.skip(.date) }
        let local =
            fields.wallClock.flatMap { path in row.text(path).flatMap(Self.moment)?.seconds ?? milliseconds(row, path) }
            ?? start.offset.map { start.seconds + $0 * 60 }
        let began = Date(timeIntervalSince1970: Double(start.seconds))
        let day = local.map { CivilDate(ordinal: Int($0.floored(by: 86_400))) } ?? home.civilDate(of: began)
        let minute = local.map { Int(($0 - $0.floored(by: 86_400) * 86_400) / 60) } ?? home.minute(of: began)
        guard day <= latest, day > .first else { return summary.skip(.date) }
        let length =
            fields.length.flatMap { field in row.number(field.path).map { $0 * field.factor } }
            ?? fields.end.flatMap { moment(row, $0) }.map { Double($0.seconds - start.seconds) / 60 }
        guard let minutes = length, minutes > 0, Metric.workoutMinutes.range.contains(minutes) else {
            return summary.skip(.implausible)
        }
        func known(_ path: String?, _ range: ClosedRange<Double>, _ factor: Double = 1) -> Double? {
            path.flatMap { row.number($0) }.map { $0 * factor }.flatMap { range.contains($0) && $0 > 0 ? $0 : nil }
        }
        let workout = RecordedWorkout(
            activity: AccountActivity.name(fields.activity.lazy.compactMap { row.text($0) }.first),
            source: Source(rawValue: source.name), start: began, minute: minute, minutes: minutes,
            activeEnergy: known(fields.energy, Metric.activeEnergy.range),
            distance: known(fields.distance.path, Metric.distance.range, fields.distance.factor),
            heartRate: known(fields.heartRate, Metric.heartRate.range),
            heartRateMax: known(fields.heartRateMax, Metric.heartRate.range))
        guard workouts[day]?.contains(workout) != true else { return summary.skip(.repeated) }
        workouts[day, default: []].append(workout)
        for (metric, value) in [(Metric.workoutMinutes, minutes), (.workoutCount, 1)] {
            set(metric, on: day, value, weight: minutes)
        }
    }

    /// Tells every figure, by metric and then by day, and the workouts.
    func digest(
        figure: (RecordedFigure) throws -> Void, detail: (CivilDate, RecordedDetail) throws -> Void
    ) rethrows {
        for (metric, days) in values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            for (day, found) in days.sorted(by: { $0.key < $1.key }) {
                try figure(RecordedFigure(metric, on: day, RecordedShare(source: 0, value: found.value)))
            }
        }
        for (day, list) in workouts.sorted(by: { $0.key < $1.key }) {
            let list = list.sorted { $0.start < $1.start }
            try detail(day, .workouts(list.map { RecordedDetail.Workout(source: 0, rivals: [], workout: $0) }))
        }
    }

    // MARK: Moments

    /// Seconds since 1970, and how many minutes the written clock is ahead of UTC; `nil` where no zone is written.
    private typealias Moment = (seconds: Int64, offset: Int64?)

    private func moment(_ row: AccountRow, _ path: String) -> Moment? {
        if let text = row.text(path) {
            guard let moment = Self.moment(text) else { return nil }
            if moment.offset != nil { return moment }
            // A wall clock: the person's own.
            let day = CivilDate(ordinal: Int(moment.seconds.floored(by: 86_400)))
            let minute = Int((moment.seconds - Int64(day.ordinal) * 86_400) / 60)
            let instant = home.instant(on: day, minute: minute).timeIntervalSince1970
            let seconds = Int64(instant) + moment.seconds % 60
            return (seconds, (moment.seconds - seconds) / 60)
        }
        return milliseconds(row, path).map { ($0, nil) }
    }

    /// Seconds, within a few thousand years.
    private func milliseconds(_ row: AccountRow, _ path: String) -> Int64? {
        guard let number = row.number(path), abs(number) < 1e14 else { return nil }
        return Int64(exactly: (number / 1000).rounded())
    }

    private static func day(_ text: String) -> CivilDate? { CivilDate(String(text.prefix(10))) }

    /// Reads `2024-01-09T22:50:00`, with or without fraction and zone; without one it is as if in UTC.
    private static func moment(_ text: String) -> Moment? {
        guard let day = day(text) else { return nil }
        let rest = text.utf8.dropFirst(10)
        guard let mark = rest.first, mark == UInt8(ascii: "T") || mark == 0x20 else { return nil }
        let clock = rest.dropFirst()
        let parts = String(clock.prefix(8)) ?? ""
        let numbers = parts.split(separator: ":").compactMap { Int64($0) }
        guard numbers.count == 3, (0..<24).contains(numbers[0]), (0..<60).contains(numbers[1]),
            (0..<61).contains(numbers[2])
        else { return nil }
        let wall = Int64(day.ordinal) * 86_400 + numbers[0] * 3600 + numbers[1] * 60 + numbers[2]
        guard let offset = offset(String(clock.dropFirst(8)) ?? "") else { return (wall, nil) }
        return (wall - offset * 60, offset)
    }

    private static func offset(_ text: String) -> Int64? {
        let zone = text.drop { $0 == "." || $0.isNumber }
        if zone == "Z" { return 0 }
        guard let sign = zone.first, sign == "+" || sign == "-" else { return nil }
        let digits = zone.dropFirst().filter(\.isNumber)
        guard digits.count == 4, let hours = Int64(digits.prefix(2)), let minutes = Int64(digits.suffix(2)), hours < 24,
            minutes < 60
        else { return nil }
        return (hours * 60 + minutes) * (sign == "-" ? -1 : 1)
    }
}

/// Names of activities, in the words of the Health app, which the pages know.
enum AccountActivity {
    private static let names: [(part: String, name: String)] = [
        ("strength", "TraditionalStrengthTraining"), ("run", "Running"), ("cycling", "Cycling"), ("biking", "Cycling"),
        ("spinning", "Cycling"), ("hik", "Hiking"), ("walk", "Walking"), ("swim", "Swimming"), ("rowing", "Rowing"),
        ("yoga", "Yoga"), ("pilates", "Pilates"), ("elliptical", "Elliptical"), ("tennis", "Tennis"),
        ("soccer", "Soccer"), ("football", "Soccer"), ("danc", "Dance"), ("stair", "StairClimbing"),
    ]

    /// `trail_running` is Running; what is not known keeps its name: `rock_climbing` becomes RockClimbing.
    static func name(_ text: String?) -> String {
        guard let text = text?.lowercased(), !text.isEmpty else { return "Other" }
        if let known = names.first(where: { text.contains($0.part) }) { return known.name }
        let words = text.split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? "Other" : String(words.map(\.capitalized).joined().prefix(60))
    }
}
