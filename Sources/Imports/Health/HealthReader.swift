import Domain
import Foundation

/// Turns the tags of an export into samples and workouts.
final class HealthReader {
    private let tags: HealthTags
    private let meter: ImportMeter
    private let spool: SampleSpool
    private let includesCycle: Bool
    private let latest: Int64

    private(set) var summary = HealthSummary()
    private(set) var sources = HealthSources()
    private(set) var zones = HealthZones()
    private(set) var workouts: [HealthWorkout] = []
    /// Offsets that were written, and from when to when.
    private(set) var offsets: ClosedRange<Int16>?
    private(set) var times: ClosedRange<Int64>?

    private var stamps = HealthStamp.Reader()
    private var kinds = HealthKindTable()
    private var record: OpenRecord?
    private var workout: HealthWorkout?
    private var isInCorrelation = false
    private var isInActivity = false

    private static let earliest = Int64(315_532_800)
    private static let longest = Int64(7 * 86_400)
    private static let mostWorkouts = 200_000

    private struct OpenRecord {
        var sample: HealthSample
        var beats: [Double] = []
    }

    init(_ stream: any ByteStream, meter: ImportMeter, spool: SampleSpool, includesCycle: Bool, now: Date) throws {
        tags = try HealthTags(stream)
        self.meter = meter
        self.spool = spool
        self.includesCycle = includesCycle
        // Clocks differ, and zones do.
        latest = Int64(now.timeIntervalSince1970.rounded()) + 2 * 86_400
    }

    /// - Throws: `ImportError`: `.truncated` when the end of the document is missing, `.clinicalDocument`, `.unknownKind`
    func read() throws {
        var hasBegun = false
        var hasEnded = false
        while try tags.next() {
            if !hasBegun {
                switch tags.element {
                case .healthData: hasBegun = true
                case .clinicalDocument: throw ImportError.clinicalDocument
                default: throw ImportError.unknownKind
                }
            }
            switch tags.element {
            case .record: try readRecord()
            case .beat: readBeat()
            case .metadataEntry: readMetadata()
            case .correlation: isInCorrelation = tags.form == .open
            case .workout: try readWorkout()
            case .workoutActivity: isInActivity = tags.form == .open
            case .workoutStatistics: readStatistics()
            case .exportDate:
                if let stamp = stamps.stamp(tags[.value]) { summary.exportedAt = Double(stamp.seconds) }
            case .healthData: hasEnded = tags.form == .close
            case .clinicalDocument, .other: break
            }
        }
        guard hasBegun else { throw ImportError.unknownKind }
        guard hasEnded else { throw ImportError.truncated }
        summary.skip(.malformed, tags.malformed)
    }

    // MARK: Records

    private func readRecord() throws {
        guard tags.form != .close else {
            if let record { try keep(record) }
            record = nil
            return
        }
        summary.records += 1
        meter.items = summary.records
        guard !isInCorrelation else { return summary.skip(.nested) }
        guard let type = tags[.type] else { return summary.skip(.malformed) }
        guard let kind = kinds.kind(type) else { return kinds.count(type, in: &summary.others) }
        guard includesCycle || !kind.isCycle else { return summary.skip(.notAskedFor) }
        guard let sample = sample(kind) else { return }
        if tags.form == .empty {
            try spool.add(sample)
        } else {
            record = OpenRecord(sample: sample)
        }
    }

    private func sample(_ kind: HealthKind) -> HealthSample? {
        guard let name = tags[.sourceName], let first = tags[.startDate], let last = tags[.endDate] else {
            summary.skip(.malformed)
            return nil
        }
        guard let start = stamps.stamp(first), let end = stamps.stamp(last), isPlausible(start, end) else {
            summary.skip(.date)
            return nil
        }
        var sample = HealthSample(
            start: start.seconds, value: 0, created: stamps.stamp(tags[.creationDate])?.seconds ?? 0,
            length: Int32(truncatingIfNeeded: end.seconds - start.seconds), offset: start.offset,
            endOffset: end.offset, source: 0, zone: 0, kind: kind.number, stage: 0)
        if let reason = fill(&sample, kind) {
            summary.skip(reason)
            return nil
        }
        sample.source = UInt16(truncatingIfNeeded: sources.number(name, device: tags[.device], kind: kind))
        note(start)
        return sample
    }

    /// Puts the value into the sample, or says why there is none.
    private func fill(_ sample: inout HealthSample, _ kind: HealthKind) -> HealthSkip? {
        let text = tags[.value]
        switch kind {
        case .sleep:
            guard let text, let stage = HealthCategory.stage(text) else { return .malformed }
            sample.stage = UInt8(truncatingIfNeeded: HealthCategory.stages.firstIndex(of: stage) ?? 0)
        case .flow:
            guard let text, let flow = HealthCategory.flow(text) else { return .malformed }
            sample.value = flow
        case .mindful: sample.value = Double(sample.length) / 60
        default:
            guard let text, let number = NumberBytes.double(text) else { return .malformed }
            guard let unit = tags[.unit], let factor = kinds.factor(unit, kind) else { return .unit }
            sample.value = number * factor
            guard kind.range.contains(sample.value) else { return .implausible }
        }
        return nil
    }

    private func isPlausible(_ start: HealthStamp, _ end: HealthStamp) -> Bool {
        start.seconds >= Self.earliest && end.seconds <= latest && end.seconds >= start.seconds
            && end.seconds - start.seconds <= Self.longest
    }

    private func note(_ stamp: HealthStamp) {
        offsets =
            offsets.map { min($0.lowerBound, stamp.offset)...max($0.upperBound, stamp.offset) }
            ?? stamp.offset...stamp.offset
        times =
            times.map { min($0.lowerBound, stamp.seconds)...max($0.upperBound, stamp.seconds) }
            ?? stamp.seconds...stamp.seconds
    }

    private func keep(_ record: OpenRecord) throws {
        try spool.add(record.sample)
        guard record.sample.kind == HealthKind.hrv.number, let rmssd = BeatList.rmssd(record.beats),
            HealthKind.rmssd.range.contains(rmssd)
        else { return }
        var sample = record.sample
        sample.kind = HealthKind.rmssd.number
        sample.value = rmssd
        try spool.add(sample)
    }

    private func readBeat() {
        // A minute has a few dozen beats; more is no beat list.
        guard record != nil, let time = tags[.time].flatMap(BeatTime.seconds), (record?.beats.count ?? 0) < 2000 else {
            return
        }
        record?.beats.append(time)
    }

    private func readMetadata() {
        guard record != nil || workout != nil, let key = tags[.key], let value = tags[.value] else { return }
        if key.equals("HKWasUserEntered"), value.equals("1") || value.equals("true") {
            if let source = record?.sample.source {
                record?.sample.source = UInt16(truncatingIfNeeded: sources.typed(into: Int(source)))
            } else if let source = workout?.source {
                workout?.source = sources.typed(into: source)
            }
        } else if key.equals("HKTimeZone"), let zone = zones.number(value) {
            record?.sample.zone = zone
            workout?.zone = zone
        }
    }

    // MARK: Workouts

    private func readWorkout() throws {
        if tags.form != .close {
            summary.records += 1
            workout = openWorkout()
        }
        guard tags.form != .open, let closed = workout else { return }
        workout = nil
        isInActivity = false
        if workouts.count < Self.mostWorkouts { workouts.append(closed) }
    }

    private func openWorkout() -> HealthWorkout? {
        guard let type = tags[.workoutActivityType], let first = tags[.startDate], let last = tags[.endDate] else {
            summary.skip(.malformed)
            return nil
        }
        guard let start = stamps.stamp(first), let end = stamps.stamp(last), isPlausible(start, end) else {
            summary.skip(.date)
            return nil
        }
        note(start)
        let source = sources.number(tags[.sourceName] ?? Bytes(start: nil, count: 0), device: tags[.device], kind: nil)
        var workout = HealthWorkout(
            activity: kinds.activity(type), source: source, start: start, end: end.seconds, zone: 0,
            minutes: Double(end.seconds - start.seconds) / 60)
        if let duration = amount(.duration, .durationUnit, .time) { workout.minutes = duration / 60 }
        workout.activeEnergy = amount(.totalEnergyBurned, .totalEnergyBurnedUnit, .energy)
        workout.distance = amount(.totalDistance, .totalDistanceUnit, .length).map { $0 / 1000 }
        guard Metric.workoutMinutes.range.contains(workout.minutes) else {
            summary.skip(.implausible)
            return nil
        }
        return workout
    }

    private func readStatistics() {
        guard workout != nil, !isInActivity, let type = tags[.type], type.count > 24 else { return }
        let kind = type.part(24..<type.count)
        if kind.equals("ActiveEnergyBurned") {
            workout?.activeEnergy = amount(.sum, .unit, .energy) ?? workout?.activeEnergy
        } else if kind.equals("HeartRate") {
            workout?.heartRate = amount(.average, .unit, .frequency)
            workout?.heartRateMin = amount(.minimum, .unit, .frequency)
            workout?.heartRateMax = amount(.maximum, .unit, .frequency)
        } else if kind.part(0..<8).equals("Distance") {
            workout?.distance = amount(.sum, .unit, .length).map { $0 / 1000 } ?? workout?.distance
        }
    }

    private func amount(
        _ value: HealthAttribute, _ unit: HealthAttribute, _ dimension: HealthUnit.Dimension
    ) -> Double? {
        guard let value = tags[value].flatMap({ NumberBytes.double($0) }), value >= 0, value < 1e6,
            let factor = HealthUnit.factor(tags[unit] ?? Bytes(start: nil, count: 0), dimension)
        else { return nil }
        return value * factor
    }
}

/// A workout as it is read.
struct HealthWorkout {
    var activity: String
    var source: Int
    var start: HealthStamp
    var end: Int64
    var zone: UInt16
    var minutes: Double
    /// kcal
    var activeEnergy: Double?
    /// km
    var distance: Double?
    var heartRate: Double?
    var heartRateMin: Double?
    var heartRateMax: Double?
}
