import Domain
import Foundation

/// Turns the rows of a message into samples, nights and workouts.
struct PushReader {
    private(set) var summary = HealthSummary()
    private(set) var sources = HealthSources()
    private(set) var workouts: [HealthWorkout] = []

    private typealias DaySource = [CivilDate: [Int: [Metric: Double]]]

    private let home: TimeZone
    private let latest: Int64
    /// With the number of their day where they may be all there is of it.
    private var rows: [(sample: HealthSample, wholeDay: Int64?)] = []
    /// Nights that the app has summed up, in minutes.
    private var summed: DaySource = [:]
    /// Least and most that stood beside a mean.
    private var extremes: DaySource = [:]

    private static let longest = Int64(7 * 86_400)
    private static let mostOthers = 500

    init(home: TimeZone, now: Date) {
        self.home = home
        latest = Int64(now.timeIntervalSince1970.rounded()) + 2 * 86_400
    }

    mutating func read(_ item: HealthMessage.Item) {
        switch item {
        case .malformed: summary.skip(.malformed)
        case .other(let name, let count): other(name, count)
        case .workout(let row):
            summary.records += 1
            read(workout: row)
        case .row(let row, let name, let units):
            summary.records += 1
            guard let kind = PushKind.named(name) else { return other(name, 1) }
            if kind == .sleep { read(night: row, units) } else { read(row, kind, units) }
        }
    }

    private mutating func other(_ name: String, _ count: Int) {
        let name = summary.others.count < Self.mostOthers ? String(name.prefix(80)) : "…"
        if count > 0 { summary.others[name, default: 0] += count }
    }

    // MARK: Rows

    private mutating func read(_ row: AccountRow, _ kind: HealthKind, _ units: String) {
        guard let begin = stamp(row, ["startDate", "start", "date"]), let end = end(row, begin) else {
            return summary.skip(.date)
        }
        // What is not summed comes as its mean, with least and most beside it.
        guard let number = row.number("qty") ?? row.number("Avg") ?? row.number("value") else {
            return summary.skip(.malformed)
        }
        guard let factor = PushKind.factor(row.text("units") ?? units, kind) else { return summary.skip(.unit) }
        guard kind.range.contains(number * factor) else { return summary.skip(.implausible) }
        let source = source(row)
        let sample = sample(kind, begin, end, source, value: number * factor)
        let isWholeDay = end.seconds == begin.seconds && (begin.seconds + Int64(begin.offset) * 60) % 86_400 == 0
        rows.append((sample, isWholeDay ? (begin.seconds + Int64(begin.offset) * 60).floored(by: 86_400) : nil))
        guard kind == .heartRate else { return }
        let least = row.number("Min").map { $0 * factor }.flatMap { kind.range.contains($0) ? $0 : nil }
        let most = row.number("Max").map { $0 * factor }.flatMap { kind.range.contains($0) ? $0 : nil }
        update(&extremes, Self.day(begin), source, .heartRateMin, least, min)
        update(&extremes, Self.day(begin), source, .heartRateMax, most, max)
    }

    private func sample(
        _ kind: HealthKind, _ begin: HealthStamp, _ end: HealthStamp, _ source: Int, value: Double,
        stage: SleepStage? = nil
    ) -> HealthSample {
        HealthSample(
            start: begin.seconds, value: value, created: 0,
            length: Int32(truncatingIfNeeded: end.seconds - begin.seconds), offset: begin.offset,
            endOffset: end.offset, source: UInt16(truncatingIfNeeded: source), zone: 0, kind: kind.number,
            stage: UInt8(truncatingIfNeeded: stage.flatMap { HealthCategory.stages.firstIndex(of: $0) } ?? 0))
    }

    private func update(
        _ table: inout DaySource, _ day: CivilDate, _ source: Int, _ metric: Metric, _ value: Double?,
        _ join: (Double, Double) -> Double
    ) {
        guard let value else { return }
        let before = table[day]?[source]?[metric]
        table[day, default: [:]][source, default: [:]][metric] = before.map { join($0, value) } ?? value
    }

    /// Samples by kind and start. What has no end lasts a minute, and one that is all its source has of a day, that day:
    /// so two sources that tell of the same time are known to.
    func samples() -> [HealthSample] {
        var counts: [String: Int] = [:]
        func key(_ sample: HealthSample) -> String {
            let day = (sample.start + Int64(sample.offset) * 60).floored(by: 86_400)
            return "\(sample.kind) \(sample.source) \(day)"
        }
        for row in rows { counts[key(row.sample), default: 0] += 1 }
        return rows.map { row in
            var sample = row.sample
            guard sample.length == 0 else { return sample }
            sample.length = row.wholeDay != nil && counts[key(sample)] == 1 ? 86_400 : 60
            sample.endOffset = sample.offset
            return sample
        }.sorted(by: HealthSample.precedes)
    }

    /// A figure of the least or most, with what stood beside the means.
    func widened(_ figure: RecordedFigure) -> RecordedFigure {
        guard let beside = extremes[figure.day]?[figure.share.source]?[figure.metric] else { return figure }
        var figure = figure
        figure.share.value =
            figure.metric == .heartRateMin ? min(figure.share.value, beside) : max(figure.share.value, beside)
        return figure
    }

    // MARK: Nights

    private mutating func read(night row: AccountRow, _ units: String) {
        let known = PushKind.night(row, units)
        if known.isEmpty, let stage = row.text("value").flatMap(PushKind.stage) {
            guard let begin = stamp(row, ["startDate", "start", "date"]), let end = end(row, begin), end != begin else {
                return summary.skip(.date)
            }
            return rows.append((sample(.sleep, begin, end, source(row), value: 0, stage: stage), nil))
        }
        // A night is dated by its evening in some settings; where it says when it ended, that day counts.
        let ends = ["sleepEnd", "inBedEnd", "endDate", "end", "date", "startDate"]
        guard let end = stamp(row, ends) else { return summary.skip(.date) }
        if known.isEmpty { return summary.skip(.malformed) }
        let source = source(row)
        for (metric, minutes) in known { update(&summed, Self.day(end), source, metric, minutes, +) }
    }

    /// Figures of the nights that were summed up: of one night, each source is a rival of the others.
    func nights() -> [RecordedFigure] {
        summed.flatMap { day, sources in
            sources.flatMap { source, metrics in
                metrics.compactMap { metric, value in
                    guard metric.range.contains(value) else { return nil }
                    let rivals = sources.filter { $0.key != source && $0.value[metric] != nil }.keys.sorted()
                    return RecordedFigure(metric, on: day, RecordedShare(source: source, rivals: rivals, value: value))
                }
            }
        }
    }

    // MARK: Workouts

    private mutating func read(workout row: AccountRow) {
        guard let begin = stamp(row, ["start", "startDate", "date"]) else { return summary.skip(.date) }
        let seconds = row.number("duration").flatMap { (0...Double(Self.longest)).contains($0) ? $0 : nil }
        var end = stamp(row, ["end", "endDate"])
        if end == nil, row.text("end") == nil, let seconds {
            end = HealthStamp(seconds: begin.seconds + Int64(seconds), offset: begin.offset)
        }
        guard let end, end.seconds >= begin.seconds, end.seconds - begin.seconds <= Self.longest else {
            return summary.skip(.date)
        }
        let minutes = Double(end.seconds - begin.seconds) / 60
        guard Metric.workoutMinutes.range.contains(minutes) else { return summary.skip(.implausible) }
        let name = row.text("name") ?? row.text("workoutActivityType")
        var workout = HealthWorkout(
            activity: AccountActivity.name(name), source: source(row), start: begin, end: end.seconds, minutes: minutes)
        workout.activeEnergy = PushKind.amount(row, ["activeEnergyBurned", "activeEnergy"], .energy)
        workout.distance = PushKind.amount(row, ["distance", "totalDistance", "walkingAndRunningDistance"], .length)
            .map { $0 / 1000 }
        func beats(_ names: [String]) -> Double? {
            PushKind.amount(row, names, .frequency).flatMap { Metric.heartRate.range.contains($0) ? $0 : nil }
        }
        workout.heartRate = beats(["heartRate.avg", "avgHeartRate", "heartRateAvg"])
        workout.heartRateMin = beats(["heartRate.min", "minHeartRate"])
        workout.heartRateMax = beats(["heartRate.max", "maxHeartRate"])
        workouts.append(workout)
    }

    // MARK: Who and when

    private mutating func source(_ row: AccountRow) -> Int {
        var name = row.text("source") ?? row.text("sourceName") ?? "Health Auto Export"
        return name.withUTF8 { sources.number($0, device: nil, kind: nil) }
    }

    private func end(_ row: AccountRow, _ begin: HealthStamp) -> HealthStamp? {
        guard row.text("endDate") != nil || row.text("end") != nil else { return begin }
        guard let end = stamp(row, ["endDate", "end"]), end.seconds >= begin.seconds,
            end.seconds - begin.seconds <= Self.longest
        else { return nil }
        return end
    }

    /// The first of these that the row has.
    private func stamp(_ row: AccountRow, _ names: [String]) -> HealthStamp? {
        guard let text = names.lazy.compactMap({ row.text($0) }).first, let moment = WrittenMoment(text) else {
            return nil
        }
        let stamp = moment.stamp(home: home)
        return stamp.seconds > 0 && stamp.seconds <= latest ? stamp : nil
    }

    private static func day(_ stamp: HealthStamp) -> CivilDate {
        CivilDate(ordinal: Int((stamp.seconds + Int64(stamp.offset) * 60).floored(by: 86_400)))
    }
}

extension WrittenMoment {
    /// - Parameter home: whose clock it is where it does not say
    func stamp(home: TimeZone) -> HealthStamp {
        func ahead(_ seconds: Int64) -> Int64 {
            Int64(home.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))))
        }
        let offset: Int64
        switch zone {
        case .minutes(let minutes): offset = minutes * 60
        case .utc: return HealthStamp(seconds: wall, offset: Int16(truncatingIfNeeded: ahead(wall) / 60))
        case .unsaid: offset = ahead(wall - ahead(wall))
        }
        return HealthStamp(seconds: wall - offset, offset: Int16(truncatingIfNeeded: offset / 60))
    }
}
