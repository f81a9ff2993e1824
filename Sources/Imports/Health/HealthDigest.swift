import Domain
import Foundation

/// Puts the samples of an export together to days, one kind after the other.
struct HealthDigest {
    private let sources: [HealthSource]
    private var local: LocalOffsets
    private let figure: (RecordedFigure) throws -> Void
    private let detail: (CivilDate, RecordedDetail) throws -> Void

    private var kind: HealthKind?
    private var merger = SliceMerger(width: 86_400)
    private var sums = DayTable<SumShare>()
    private var means = DayTable<MeanShare>()
    private var values = DayTable<ListShare>()
    private var singles = DayTable<ListShare>()
    private var sleep: SleepBuilder

    init(
        sources: [HealthSource], local: LocalOffsets, figure: @escaping (RecordedFigure) throws -> Void,
        detail: @escaping (CivilDate, RecordedDetail) throws -> Void
    ) {
        self.sources = sources
        self.local = local
        self.figure = figure
        self.detail = detail
        sleep = SleepBuilder()
    }

    /// Samples come by kind, and by start within a kind.
    mutating func add(_ sample: HealthSample) throws {
        if sample.kind != kind?.number {
            try flush()
            let all = HealthKind.allCases
            kind = all[min(Int(sample.kind), all.count - 1)]
            merger = SliceMerger(width: kind == .steps ? 3600 : 86_400)
        }
        guard let kind else { return }
        let source = Int(sample.source)
        switch kind.way {
        case .sum, .duration:
            let (offset, endOffset) = local.offsets(sample)
            try merger.add(
                SliceMerger.Sample(
                    start: sample.start, end: sample.end, offset: offset, endOffset: endOffset, source: source,
                    amount: sample.value)
            ) { sums.add($0, $1, $2, $3, isHourly: kind == .steps) }
        case .mean:
            let hour = (sample.start + local.offsets(sample).start).floored(by: 3600)
            means.update(hour.floored(by: 24), source: source, make: MeanShare.init) {
                $0.add(sample.value, hour: kind == .heartRate ? Int(hour - hour.floored(by: 24) * 24) : nil)
            }
        case .median:
            let day = (sample.start + local.offsets(sample).start).floored(by: 86_400)
            values.update(day, source: source, make: ListShare.init) { $0.values.append(sample.value) }
            if kind == .hrv, let night = sleep.night(at: sample.start) {
                singles.update(night, source: source, make: ListShare.init) { $0.values.append(sample.value) }
            }
        case .latest, .most:
            let day = (sample.start + local.offsets(sample).start).floored(by: 86_400)
            singles.update(day, source: source, make: ListShare.init) { share in
                let isMore = kind.way == .latest || sample.value > (share.values.first ?? -1)
                if isMore { share.values = [sample.value] }
            }
        case .sleep:
            if let night = sleep.add(sample, &local) { try give(night) }
        }
    }

    /// Tells of what the last kind came to.
    mutating func flush() throws {
        defer { kind = nil }
        guard let kind else { return }
        switch kind.way {
        case .sum, .duration:
            try merger.finish { sums.add($0, $1, $2, $3, isHourly: kind == .steps) }
            try giveSums(kind)
        case .mean: try giveMeans(kind)
        case .median:
            try give(kind.metric, values) { Median.of($0.values) }
            if kind == .hrv { try give(.hrvSleep, singles) { Median.of($0.values) } }
        case .latest, .most: try give(kind.metric, singles) { $0.values.first }
        case .sleep:
            if let night = sleep.finish(&local) { try give(night) }
            try giveNights()
        }
        sums = DayTable()
        means = DayTable()
        values = DayTable()
        singles = DayTable()
    }

    // MARK: Sums

    private func giveSums(_ kind: HealthKind) throws {
        for (day, shares) in sums.sorted {
            for share in shares {
                try figure(
                    RecordedFigure(
                        kind.metric, on: day,
                        RecordedShare(source: share.source, rivals: share.rivals, value: Self.tidy(share.value))))
            }
            if kind == .steps {
                let hours = shares.map {
                    RecordedDetail.Hours(
                        source: $0.source, rivals: $0.rivals, values: $0.hours.map { ($0 * 10).rounded() / 10 })
                }
                try detail(day, .steps(hours))
            }
        }
    }

    // MARK: Means, medians, single values

    private func giveMeans(_ kind: HealthKind) throws {
        try give(kind.metric, means) { $0.sum / Double(max($0.count, 1)) }
        guard kind == .heartRate else { return }
        try give(.heartRateMin, means) { $0.least }
        try give(.heartRateMax, means) { $0.most }
        for (day, shares) in means.sorted {
            let hours = shares.map { share -> RecordedDetail.Hours in
                let values = zip(share.hourSums, share.hourCounts).map { sum, count -> Double in
                    count > 0 ? (Double(sum) / Double(count) * 10).rounded() / 10 : .nan
                }
                let rivals = shares.map(\.source).filter { $0 != share.source }.sorted()
                return RecordedDetail.Hours(source: share.source, rivals: rivals, values: values)
            }
            try detail(day, .heartRate(hours))
        }
    }

    /// One value for each source and day, each a rival of the others.
    private func give<Share: SourceShare>(
        _ metric: Metric, _ table: DayTable<Share>, value: (Share) -> Double?
    ) throws {
        for (day, shares) in table.sorted {
            for share in shares {
                guard let value = value(share) else { continue }
                let rivals = shares.map(\.source).filter { $0 != share.source }.sorted()
                try figure(
                    RecordedFigure(
                        metric, on: day, RecordedShare(source: share.source, rivals: rivals, value: Self.tidy(value))))
            }
        }
    }

    // MARK: Sleep

    private mutating func give(_ night: SleepBuilder.Night) throws {
        sleep.nights[night.day, default: []].append(night.record)
    }

    private func giveNights() throws {
        let days = sleep.nights.sorted { $0.key < $1.key }
        for metric in [Metric.sleep, .sleepInBed, .sleepAwake, .sleepCore, .sleepDeep, .sleepREM] {
            for (day, nights) in days {
                for share in nights.flatMap(\.shares).filter({ $0.metric == metric }) {
                    try figure(RecordedFigure(metric, on: CivilDate(ordinal: Int(day)), share.share))
                }
            }
        }
        for (day, nights) in days { try detail(CivilDate(ordinal: Int(day)), .sleep(nights)) }
    }

    // MARK: Workouts

    /// Workouts of the file; one that another source recorded for most of its time has it as a rival.
    mutating func add(_ workouts: [HealthWorkout], skip: (HealthSkip) -> Void) throws {
        var byDay: [Int64: [HealthWorkout]] = [:]
        for workout in workouts.sorted(by: { ($0.start.seconds, $0.source) < ($1.start.seconds, $1.source) }) {
            let day = (workout.start.seconds + local.offset(workout)).floored(by: 86_400)
            let isRepeated = byDay[day, default: []].contains {
                $0.start == workout.start && $0.end == workout.end && $0.source == workout.source
                    && $0.activity == workout.activity
            }
            if isRepeated { skip(.repeated) } else { byDay[day, default: []].append(workout) }
        }
        let days = byDay.sorted { $0.key < $1.key }.map { day, workouts in
            (
                CivilDate(ordinal: Int(day)),
                workouts.map { workout in
                    RecordedDetail.Workout(
                        source: workout.source, rivals: rivals(of: workout, among: workouts),
                        workout: recorded(workout))
                }
            )
        }
        for metric in [Metric.workoutMinutes, .workoutCount] {
            for (day, workouts) in days {
                for workout in workouts {
                    let value = metric == .workoutCount ? 1 : workout.workout.minutes
                    try figure(
                        RecordedFigure(
                            metric, on: day,
                            RecordedShare(source: workout.source, rivals: workout.rivals, value: value)))
                }
            }
        }
        for (day, workouts) in days { try detail(day, .workouts(workouts)) }
    }

    private func rivals(of workout: HealthWorkout, among others: [HealthWorkout]) -> [Int] {
        let rivals = others.filter { other in
            let shared = min(workout.end, other.end) - max(workout.start.seconds, other.start.seconds)
            let shorter = min(workout.end - workout.start.seconds, other.end - other.start.seconds)
            return other.source != workout.source && shared * 2 > shorter
        }
        return Set(rivals.map(\.source)).sorted()
    }

    private mutating func recorded(_ workout: HealthWorkout) -> RecordedWorkout {
        let minute = (workout.start.seconds + local.offset(workout)).floored(by: 60)
        return RecordedWorkout(
            activity: workout.activity, source: Source(rawValue: sources[workout.source].name),
            start: Date(timeIntervalSince1970: Double(workout.start.seconds)),
            minute: Int(minute - minute.floored(by: 1440) * 1440), minutes: workout.minutes,
            activeEnergy: workout.activeEnergy, distance: workout.distance, heartRate: workout.heartRate,
            heartRateMin: workout.heartRateMin, heartRateMax: workout.heartRateMax)
    }

    /// Without the dust of divisions.
    private static func tidy(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}
