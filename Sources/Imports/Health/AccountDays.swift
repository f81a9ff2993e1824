import Domain
import Foundation

/// What an account archive says of days, put together from its records.
struct AccountDays {
    let source: HealthSource
    var summary = HealthSummary()
    /// Days with something that is no figure.
    var noted: Set<CivilDate> = []

    let home: DayClock
    /// Nothing can be later.
    let latest: CivilDate
    /// What of the file is being read. An archive may tell a day's steps as a sum, by the minute and by two devices: what
    /// adds up does within one of them, and the one that has the most of a day counts.
    var telling = ""
    private var values: [Metric: [CivilDate: [Told]]] = [:]
    private var workouts: [CivilDate: [RecordedWorkout]] = [:]
    private var seen: Set<String> = []

    private struct Told {
        var value: Double
        var weight: Double
        /// Empty for what does not add up.
        var telling: String
    }

    init(_ vendor: HealthOrigin, home: TimeZone, now: Date) {
        source = HealthSource(name: vendor.name, kind: vendor.sourceKind)
        self.home = DayClock(timeZone: home, dayStartHour: 0)
        latest = self.home.civilDate(of: now).adding(days: 1)
    }

    /// A file of a kind that does not become part of a day.
    mutating func pass(_ kind: String) {
        summary.others[kind, default: 0] += 1
        summary.skip(.file)
    }

    /// The rest of a file that makes no sense.
    mutating func malformed() { summary.skip(.malformed) }

    mutating func add(_ row: AccountRow, _ stream: AccountStream) {
        summary.records += 1
        if let id = row.text("id") ?? row.text("uuid"), !seen.insert(stream.name + id).inserted {
            return summary.skip(.repeated)
        }
        if let workout = stream.workout { return addWorkout(row, workout) }
        if let refused = stream.refused, refused.words.contains(row.text(refused.path) ?? "") {
            return summary.skip(.unconfirmed)
        }
        guard let day = stream.day.lazy.compactMap({ row.text($0) }).first.flatMap(Self.day), day <= latest,
            day > .first
        else { return summary.skip(.date) }
        var figures: [Metric: Double] = [:]
        for field in stream.fields {
            // Nothing worn and nothing counted are both written as 0.
            guard let number = row.number(field.path), number > 0 else { continue }
            figures[field.metric, default: 0] += number * field.factor
        }
        if let bed = stream.bed, let start = row.text(bed.start).flatMap({ WrittenMoment($0) }),
            let end = row.text(bed.end).flatMap({ WrittenMoment($0) }), end.wall > start.wall
        {
            figures[.sleepInBed] = Double(end.wall - start.wall) / 60
        }
        let weight = stream.weight.map { row.number($0) ?? 0 }
        for (metric, value) in figures { set(metric, on: day, value, weight: weight) }
    }

    /// - Parameter weight: with one, what adds up does, and of the rest that with the most of it counts; else the last
    mutating func set(_ metric: Metric, on day: CivilDate, _ value: Double, weight: Double?) {
        guard metric.range.contains(value) else { return summary.skip(.implausible) }
        let told = Told(value: value, weight: weight ?? 0, telling: metric.isAdditive ? telling : "")
        guard let place = values[metric]?[day]?.firstIndex(where: { $0.telling == told.telling }) else {
            values[metric, default: [:]][day, default: []].append(told)
            return
        }
        guard let weight, let before = values[metric]?[day]?[place] else {
            values[metric]?[day]?[place] = told
            return
        }
        if metric.isAdditive {
            let sum = before.value + value
            guard metric.range.contains(sum) else { return summary.skip(.implausible) }
            values[metric]?[day]?[place].value = sum
        } else if weight >= before.weight {
            values[metric]?[day]?[place] = told
        }
    }

    private mutating func addWorkout(_ row: AccountRow, _ fields: AccountStream.Workout) {
        guard let start = start(row, fields), start.seconds > 0 else { return summary.skip(.date) }
        let local =
            fields.wallClock.flatMap { path in
                row.text(path).flatMap { WrittenMoment($0) }?.wall ?? milliseconds(row, path)
            } ?? start.seconds + Int64(start.offset) * 60
        let began = Date(timeIntervalSince1970: Double(start.seconds))
        let day = CivilDate(ordinal: Int(local.floored(by: 86_400)))
        let minute = Int((local - local.floored(by: 86_400) * 86_400) / 60)
        guard day <= latest, day > .first else { return summary.skip(.date) }
        let length =
            Self.number(row, fields.length)
            ?? fields.end.flatMap { moment(row, $0) }.map { Double($0.seconds - start.seconds) / 60 }
        guard let minutes = length, minutes > 0, Metric.workoutMinutes.range.contains(minutes) else {
            return summary.skip(.implausible)
        }
        func known(_ paths: [String], _ range: ClosedRange<Double>) -> Double? {
            paths.lazy.compactMap { row.number($0) }.first { range.contains($0) && $0 > 0 }
        }
        let distance = Self.number(row, fields.distance).flatMap {
            Metric.distance.range.contains($0) && $0 > 0 ? $0 : nil
        }
        let workout = RecordedWorkout(
            activity: AccountActivity.name(fields.activity.lazy.compactMap { row.text($0) }.first),
            source: Source(rawValue: source.name), start: began, minute: minute, minutes: minutes,
            activeEnergy: known(fields.energy, Metric.activeEnergy.range),
            distance: distance,
            heartRate: known(fields.heartRate, Metric.heartRate.range),
            heartRateMax: known(fields.heartRateMax, Metric.heartRate.range))
        add(workout, on: day)
    }

    mutating func add(_ workout: RecordedWorkout, on day: CivilDate) {
        guard workouts[day]?.contains(workout) != true else { return summary.skip(.repeated) }
        workouts[day, default: []].append(workout)
        for (metric, value) in [(Metric.workoutMinutes, workout.minutes), (.workoutCount, 1)] {
            set(metric, on: day, value, weight: workout.minutes)
        }
    }

    /// Days with a figure of the metric.
    func count(of metric: Metric) -> Int { values[metric]?.count ?? 0 }

    /// Workouts that were recorded.
    var workoutCount: Int { workouts.values.reduce(0) { $0 + $1.count } }

    /// Tells every figure, by metric and then by day, and the workouts.
    func digest(
        figure: (RecordedFigure) throws -> Void, detail: (CivilDate, RecordedDetail) throws -> Void
    ) rethrows {
        for (metric, days) in values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            for (day, told) in days.sorted(by: { $0.key < $1.key }) {
                guard let value = told.map(\.value).max() else { continue }
                try figure(RecordedFigure(metric, on: day, RecordedShare(source: 0, value: value)))
            }
        }
        for (day, list) in workouts.sorted(by: { $0.key < $1.key }) {
            let list = list.sorted { $0.start < $1.start }
            try detail(day, .workouts(list.map { RecordedDetail.Workout(source: 0, rivals: [], workout: $0) }))
        }
    }

    // MARK: Moments

    /// The first of these that the record has.
    private static func number(_ row: AccountRow, _ fields: [AccountStream.Field]) -> Double? {
        fields.lazy.compactMap { field in row.number(field.path).map { $0 * field.factor } }.first
    }

    private func start(_ row: AccountRow, _ fields: AccountStream.Workout) -> HealthStamp? {
        guard let text = row.text(fields.start), let written = WrittenMoment(text), written.zone == .unsaid,
            let ahead = fields.offset.lazy.compactMap({ row.number($0) }).first, abs(ahead) < 24 * 60
        else { return moment(row, fields.start) }
        return HealthStamp(seconds: written.wall - Int64(ahead) * 60, offset: Int16(ahead))
    }

    private func moment(_ row: AccountRow, _ path: String) -> HealthStamp? {
        if let text = row.text(path) { return WrittenMoment(text)?.stamp(home: home.timeZone) }
        return milliseconds(row, path).map { WrittenMoment(utc: $0).stamp(home: home.timeZone) }
    }

    /// Seconds, within a few thousand years.
    private func milliseconds(_ row: AccountRow, _ path: String) -> Int64? {
        guard let number = row.number(path), abs(number) < 1e14 else { return nil }
        return Int64(exactly: (number / 1000).rounded())
    }

    private static func day(_ text: String) -> CivilDate? { CivilDate(String(text.prefix(10))) }
}

/// Names of activities, in the words of the Health app, which the pages know.
enum AccountActivity {
    private static let names: [(part: String, name: String)] = [
        ("strength", "TraditionalStrengthTraining"), ("weight", "TraditionalStrengthTraining"), ("run", "Running"),
        ("jog", "Running"), ("hardlopen", "Running"), ("cycling", "Cycling"), ("bik", "Cycling"), ("ride", "Cycling"),
        ("spinning", "Cycling"), ("fiets", "Cycling"), ("hik", "Hiking"), ("walk", "Walking"), ("wandel", "Walking"),
        ("swim", "Swimming"), ("zwem", "Swimming"), ("rowing", "Rowing"), ("roeien", "Rowing"), ("yoga", "Yoga"),
        ("pilates", "Pilates"), ("elliptical", "Elliptical"), ("tennis", "Tennis"), ("soccer", "Soccer"),
        ("football", "Soccer"), ("voetbal", "Soccer"), ("danc", "Dance"), ("stair", "StairClimbing"),
    ]

    /// `trail_running` is Running; what is not known keeps its name: `rock_climbing` becomes RockClimbing.
    static func name(_ text: String?) -> String {
        guard let text = text?.lowercased(), !text.isEmpty else { return "Other" }
        if let known = names.first(where: { text.contains($0.part) }) { return known.name }
        let words = text.split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? "Other" : String(words.map(\.capitalized).joined().prefix(60))
    }
}
