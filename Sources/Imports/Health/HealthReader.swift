import Domain
import Foundation

/// Turns the tags of an export into samples and workouts.
///
/// What a tag says is taken from it while it is there; a record or a workout whose end is missing is left out and counted.
final class HealthReader: HealthTagHandler {
    private let stream: any ByteStream
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
    private var hasBegun = false
    private var hasEnded = false

    private static let earliest = Int64(315_532_800)
    private static let longest = Int64(7 * 86_400)
    private static let mostWorkouts = 200_000

    private struct OpenRecord {
        var sample: HealthSample
        var beats: [Double] = []
    }

    init(_ stream: any ByteStream, meter: ImportMeter, spool: SampleSpool, includesCycle: Bool, now: Date) {
        self.stream = stream
        self.meter = meter
        self.spool = spool
        self.includesCycle = includesCycle
        // Clocks differ, and zones do.
        latest = Int64(now.timeIntervalSince1970.rounded()) + 2 * 86_400
    }

    /// - Throws: `ImportError`: `.truncated` when the end of the document is missing, `.clinicalDocument`, `.unknownKind`
    func read() throws {
        let tags = try HealthTags(stream)
        try tags.read(self)
        guard hasBegun else { throw ImportError.unknownKind }
        guard hasEnded else { throw ImportError.truncated }
        summary.skip(.malformed, tags.malformed)
    }

    func opened(_ element: HealthElement, _ attributes: inout HealthAttributes, isEmpty: Bool) throws {
        if !hasBegun { try begin(element) }
        switch element {
        case .record:
            abandonRecord()
            try readRecord(&attributes, isEmpty: isEmpty)
        case .beat: readBeat(&attributes)
        case .metadataEntry: readMetadata(&attributes)
        case .correlation: isInCorrelation = !isEmpty
        case .workout:
            abandonRecord()
            abandonWorkout()
            readWorkout(&attributes, isEmpty: isEmpty)
        case .workoutActivity: isInActivity = !isEmpty
        case .workoutStatistics: if !isInActivity { workout?.add(&attributes) }
        case .exportDate:
            if let stamp = stamps.stamp(attributes[.value]) { summary.exportedAt = Double(stamp.seconds) }
        case .healthData: hasEnded = false
        case .clinicalDocument, .other: break
        }
    }

    func closed(_ element: HealthElement) throws {
        if !hasBegun { try begin(element) }
        switch element {
        case .record:
            if let record { try keep(record) }
            record = nil
        case .correlation:
            abandonRecord()
            isInCorrelation = false
        case .workout:
            abandonRecord()
            if let workout { keep(workout) }
            workout = nil
        case .workoutActivity: isInActivity = false
        case .healthData:
            abandonRecord()
            abandonWorkout()
            hasEnded = true
        case .metadataEntry, .beat, .workoutStatistics, .exportDate, .clinicalDocument, .other: break
        }
    }

    private func begin(_ element: HealthElement) throws {
        switch element {
        case .healthData: hasBegun = true
        case .clinicalDocument: throw ImportError.clinicalDocument
        default: throw ImportError.unknownKind
        }
    }

    private func abandonRecord() {
        if record != nil { summary.skip(.malformed) }
        record = nil
    }

    private func abandonWorkout() {
        if workout != nil { summary.skip(.malformed) }
        workout = nil
        isInActivity = false
    }

    // MARK: Records

    private func readRecord(_ attributes: inout HealthAttributes, isEmpty: Bool) throws {
        summary.records += 1
        meter.items = summary.records
        guard !isInCorrelation else { return summary.skip(.nested) }
        guard let type = attributes[.type] else { return summary.skip(.malformed) }
        guard let kind = kinds.kind(type) else { return kinds.count(type, in: &summary.others) }
        guard includesCycle || !kind.isCycle else { return summary.skip(.notAskedFor) }
        guard let sample = sample(kind, &attributes) else { return }
        if isEmpty {
            try spool.add(sample)
        } else {
            record = OpenRecord(sample: sample)
        }
    }

    private func sample(_ kind: HealthKind, _ attributes: inout HealthAttributes) -> HealthSample? {
        guard let name = attributes[.sourceName], let first = attributes[.startDate], let last = attributes[.endDate]
        else {
            summary.skip(.malformed)
            return nil
        }
        guard let start = stamps.stamp(first), let end = stamps.stamp(last), isPlausible(start, end) else {
            summary.skip(.date)
            return nil
        }
        var sample = HealthSample(
            start: start.seconds, value: 0, created: stamps.stamp(attributes[.creationDate])?.seconds ?? 0,
            length: Int32(truncatingIfNeeded: end.seconds - start.seconds), offset: start.offset,
            endOffset: end.offset, source: 0, zone: 0, kind: kind.number, stage: 0)
        if let reason = fill(&sample, kind, &attributes) {
            summary.skip(reason)
            return nil
        }
        sample.source = UInt16(truncatingIfNeeded: sources.number(name, device: attributes[.device], kind: kind))
        note(start)
        return sample
    }

    /// Puts the value into the sample, or says why there is none.
    private func fill(
        _ sample: inout HealthSample, _ kind: HealthKind, _ attributes: inout HealthAttributes
    ) -> HealthSkip? {
        let text = attributes[.value]
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
            guard let unit = attributes[.unit], let factor = kinds.factor(unit, kind) else { return .unit }
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

    private func readBeat(_ attributes: inout HealthAttributes) {
        // A minute has a few dozen beats; more is no beat list.
        guard record != nil, let time = attributes[.time].flatMap(BeatTime.seconds), (record?.beats.count ?? 0) < 2000
        else {
            return
        }
        record?.beats.append(time)
    }

    private func readMetadata(_ attributes: inout HealthAttributes) {
        guard record != nil || workout != nil, let key = attributes[.key], let value = attributes[.value] else {
            return
        }
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

    private func readWorkout(_ attributes: inout HealthAttributes, isEmpty: Bool) {
        summary.records += 1
        guard let opened = openWorkout(&attributes) else { return }
        if isEmpty { keep(opened) } else { workout = opened }
    }

    private func openWorkout(_ attributes: inout HealthAttributes) -> HealthWorkout? {
        guard let type = attributes[.workoutActivityType], let first = attributes[.startDate],
            let last = attributes[.endDate]
        else {
            summary.skip(.malformed)
            return nil
        }
        guard let start = stamps.stamp(first), let end = stamps.stamp(last), isPlausible(start, end) else {
            summary.skip(.date)
            return nil
        }
        let name = attributes[.sourceName] ?? Bytes(start: nil, count: 0)
        let workout = HealthWorkout(
            activity: kinds.activity(type), source: sources.number(name, device: attributes[.device], kind: nil),
            start: start, end: end.seconds, &attributes)
        guard Metric.workoutMinutes.range.contains(workout.minutes) else {
            summary.skip(.implausible)
            return nil
        }
        note(start)
        return workout
    }

    private func keep(_ workout: HealthWorkout) {
        if workouts.count < Self.mostWorkouts { workouts.append(workout) }
    }
}
