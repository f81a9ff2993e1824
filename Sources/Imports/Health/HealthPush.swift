public import Domain
public import Foundation

/// What a phone automation sends: the JSON form of the Health Auto Export app.
///
/// The app sums and merges before it sends, so a figure of a day is taken as the app has it. Send whole days: of a day
/// that comes again, the later message counts.
public struct HealthPush {
    public private(set) var summary = HealthSummary()
    /// By the numbers that figures name them by.
    public private(set) var sources: [HealthSource] = []
    public private(set) var figures: [RecordedFigure] = []

    private struct Message: Decodable {
        var data: Body

        struct Body: Decodable {
            var metrics: [Series]?
            var workouts: [Workout]?
        }
    }

    private struct Series: Decodable {
        var name: String
        var units: String?
        var data: [Point]
    }

    /// Numbers and words by name: each metric has its own.
    private struct Point: Decodable {
        var numbers: [String: Double] = [:]
        var words: [String: String] = [:]

        private struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            for key in container.allKeys {
                if let number = try? container.decode(Double.self, forKey: key) {
                    numbers[key.stringValue] = number
                } else if let text = try? container.decode(String.self, forKey: key) {
                    words[key.stringValue] = text
                }
            }
        }
    }

    private struct Workout: Decodable {
        var name: String?
        var start: String
        var end: String
    }

    static let kinds: [String: HealthKind] = [
        "step_count": .steps, "walking_running_distance": .distance, "active_energy": .activeEnergy,
        "basal_energy_burned": .basalEnergy, "apple_exercise_time": .exercise, "heart_rate": .heartRate,
        "resting_heart_rate": .restingHeartRate, "heart_rate_variability": .hrv, "respiratory_rate": .respiratoryRate,
        "blood_oxygen_saturation": .oxygenSaturation, "vo2_max": .vo2Max, "weight_body_mass": .weight,
        "body_fat_percentage": .bodyFat, "waist_circumference": .waist, "dietary_energy": .energy,
        "protein": .protein, "carbohydrates": .carbs, "total_fat": .fat, "saturated_fat": .saturatedFat,
        "fiber": .fibre, "dietary_sugar": .sugar, "sodium": .sodium, "dietary_water": .water, "caffeine": .caffeine,
        "mindful_minutes": .mindful, "sleep_analysis": .sleep,
    ]

    /// Figures of the sleep, in hours, by their names in the message.
    private static let nights: [(name: String, metric: Metric)] = [
        ("totalSleep", .sleep), ("asleep", .sleep), ("inBed", .sleepInBed), ("awake", .sleepAwake),
        ("core", .sleepCore), ("deep", .sleepDeep), ("rem", .sleepREM),
    ]

    private var stamps = HealthStamp.Reader()
    private var days: [Metric: [CivilDate: [Double]]] = [:]
    private let latest: Int64

    /// - Throws: `ImportError.unknownKind` for JSON of another form
    public init(_ message: Data, now: Date) throws {
        latest = Int64(now.timeIntervalSince1970.rounded()) + 2 * 86_400
        guard let body = try? JSONDecoder().decode(Message.self, from: message).data,
            body.metrics != nil || body.workouts != nil
        else { throw ImportError.unknownKind }
        sources = [HealthSource(name: "Health Auto Export", kind: .other)]
        for series in body.metrics ?? [] { read(series) }
        for workout in body.workouts ?? [] { read(workout) }
        finish()
    }

    private mutating func read(_ series: Series) {
        summary.records += series.data.count
        guard let kind = Self.kinds[series.name] else {
            summary.others[String(series.name.prefix(80)), default: 0] += series.data.count
            return
        }
        for point in series.data {
            guard let text = point.words["date"] ?? point.words["startDate"], let day = day(text) else {
                summary.skip(.date)
                continue
            }
            if kind == .sleep {
                readNight(point, day)
            } else {
                readFigure(point, kind, series.units ?? "", day)
            }
        }
    }

    private mutating func readFigure(_ point: Point, _ kind: HealthKind, _ unit: String, _ day: CivilDate) {
        // What is not summed comes as its mean, with least and most beside it.
        guard let number = point.numbers["qty"] ?? point.numbers["Avg"] else { return summary.skip(.malformed) }
        guard let factor = factor(unit, kind) else { return summary.skip(.unit) }
        guard kind.range.contains(number * factor) else { return summary.skip(.implausible) }
        days[kind.metric, default: [:]][day, default: []].append(number * factor)
        guard kind == .heartRate else { return }
        for (name, metric) in [("Min", Metric.heartRateMin), ("Max", .heartRateMax)] {
            if let value = point.numbers[name], kind.range.contains(value) {
                days[metric, default: [:]][day, default: []].append(value)
            }
        }
    }

    private mutating func readNight(_ point: Point, _ day: CivilDate) {
        // A night is dated by its evening in some settings; where it says when it ended, that day counts.
        let day = (point.words["sleepEnd"] ?? point.words["endDate"]).flatMap { self.day($0) } ?? day
        var known: Set<Metric> = []
        for (name, metric) in Self.nights {
            // An app that tells no total leaves 0.
            guard let hours = point.numbers[name], hours > 0, metric.range.contains(hours * 60),
                known.insert(metric).inserted
            else { continue }
            days[metric, default: [:]][day, default: []].append(hours * 60)
        }
        if known.isEmpty { summary.skip(.malformed) }
    }

    private mutating func read(_ workout: Workout) {
        summary.records += 1
        guard let start = stamp(workout.start), let end = stamp(workout.end), end.seconds >= start.seconds else {
            return summary.skip(.date)
        }
        let minutes = Double(end.seconds - start.seconds) / 60
        guard let day = day(workout.start), Metric.workoutMinutes.range.contains(minutes) else {
            return summary.skip(.implausible)
        }
        days[.workoutMinutes, default: [:]][day, default: []].append(minutes)
        days[.workoutCount, default: [:]][day, default: []].append(1)
    }

    private mutating func finish() {
        var all: Set<CivilDate> = []
        for (metric, values) in days.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            var found = HealthSummary.Found(metric: metric, firstDay: values.keys.min() ?? .first)
            found.days = values.count
            found.lastDay = values.keys.max() ?? .first
            found.sources = [sources[0].name: values.count]
            summary.metrics.append(found)
            for (day, list) in values.sorted(by: { $0.key < $1.key }) {
                all.insert(day)
                guard let value = Self.figure(metric, list) else { continue }
                figures.append(RecordedFigure(metric, on: day, RecordedShare(source: 0, value: value)))
            }
        }
        summary.days = all.count
        summary.firstDay = all.min()
        summary.lastDay = all.max()
    }

    /// One figure out of those of a day: a sum, a mean, an extreme, a median, or the last.
    private static func figure(_ metric: Metric, _ values: [Double]) -> Double? {
        switch metric {
        case .heartRateMin: values.min()
        case .heartRateMax: values.max()
        case .heartRate, .restingHeartRate, .respiratoryRate, .oxygenSaturation:
            values.reduce(0, +) / Double(max(values.count, 1))
        case .hrv: Median.of(values)
        case .weight, .bodyFat, .waist, .vo2Max: values.last
        default: values.reduce(0, +)
        }
    }

    private func factor(_ unit: String, _ kind: HealthKind) -> Double? {
        guard let measure = kind.measure else { return kind == .mindful && unit == "min" ? 1 : nil }
        // Percentages come as 97 here, as 0.97 in the export.
        if measure.dimension == .fraction, unit == "%" { return 1 }
        var bytes = Array(unit.utf8)
        return bytes.withUnsafeMutableBufferPointer { HealthUnit.factor(Bytes($0), measure.dimension) }
            .map { $0 * measure.factor }
    }

    private mutating func stamp(_ text: String) -> HealthStamp? {
        var bytes = Array(text.utf8)
        let stamp = bytes.withUnsafeMutableBufferPointer { stamps.stamp(Bytes($0)) }
        guard let stamp, stamp.seconds <= latest, stamp.seconds > 0 else { return nil }
        return stamp
    }

    /// The day as it is written: the phone's own.
    private mutating func day(_ text: String) -> CivilDate? {
        if let date = CivilDate(text) { return date }
        return stamp(text).map { CivilDate(ordinal: Int(($0.seconds + Int64($0.offset) * 60).floored(by: 86_400))) }
    }
}
