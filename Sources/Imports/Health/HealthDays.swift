import Domain
import Foundation

/// What one source has for one day.
protocol SourceShare {
    var source: Int { get }
}

/// Shares by day. Samples come in order of time, so the day that was asked for last is asked for again.
struct DayTable<Share: SourceShare> {
    private var days: [Int64: [Share]] = [:]
    private var day = Int64.min
    private var shares: [Share] = []

    /// Changes the share of a source, made where there is none.
    mutating func update(_ day: Int64, source: Int, make: (Int) -> Share, _ change: (inout Share) -> Void) {
        go(to: day)
        if let place = shares.firstIndex(where: { $0.source == source }) {
            change(&shares[place])
        } else {
            var share = make(source)
            change(&share)
            shares.append(share)
        }
    }

    fileprivate mutating func go(to day: Int64) {
        guard day != self.day else { return }
        if !shares.isEmpty { days[self.day] = shares }
        self.day = day
        shares = days.removeValue(forKey: day) ?? []
    }

    /// By day, the earliest first.
    var sorted: [(CivilDate, [Share])] {
        var all = days
        if !shares.isEmpty { all[day] = shares }
        return all.sorted { $0.key < $1.key }.map { (CivilDate(ordinal: Int($0.key)), $0.value) }
    }
}

struct SumShare: SourceShare {
    var source: Int
    var rivals: [Int]
    var value = 0.0
    /// 24 where hours are kept, else none.
    var hours: [Double] = []
}

extension DayTable<SumShare> {
    /// - Parameter bucket: the hour since 1970 where `isHourly`, else the day
    mutating func add(_ bucket: Int64, _ source: Int, _ rivals: [Int], _ amount: Double, isHourly: Bool) {
        go(to: isHourly ? bucket.floored(by: 24) : bucket)
        var place = shares.firstIndex { $0.source == source && $0.rivals == rivals }
        if place == nil {
            place = shares.count
            shares.append(
                SumShare(source: source, rivals: rivals, hours: isHourly ? Array(repeating: 0, count: 24) : []))
        }
        guard let place else { return }
        shares[place].value += amount
        if isHourly { shares[place].hours[Int(bucket - bucket.floored(by: 24) * 24)] += amount }
    }
}

struct MeanShare: SourceShare {
    let source: Int
    var count = 0
    var sum = 0.0
    var least = Double.infinity
    var most = -Double.infinity
    var hourSums = [Float](repeating: 0, count: 24)
    var hourCounts = [Int32](repeating: 0, count: 24)

    init(source: Int) { self.source = source }

    mutating func add(_ value: Double, hour: Int?) {
        count += 1
        sum += value
        least = min(least, value)
        most = max(most, value)
        if let hour {
            hourSums[hour] += Float(value)
            hourCounts[hour] += 1
        }
    }
}

struct ListShare: SourceShare {
    let source: Int
    var values: [Double] = []

    init(source: Int) { self.source = source }
}

/// How far the wall clock of a sample was ahead of UTC, in seconds.
struct LocalOffsets {
    private let rule: LocalTime
    private var home: ZoneOffsets?
    private var zones: [ZoneOffsets]

    init(_ rule: LocalTime, zones: [TimeZone]) {
        self.rule = rule
        if case .zone(let zone) = rule { home = ZoneOffsets(zone) }
        self.zones = zones.map(ZoneOffsets.init)
    }

    mutating func offsets(_ sample: HealthSample) -> (start: Int64, end: Int64) {
        let start = offset(sample.start, sample.zone, written: sample.offset)
        return (start, sample.length == 0 ? start : offset(sample.end, sample.zone, written: sample.endOffset))
    }

    mutating func offset(_ workout: HealthWorkout) -> Int64 {
        offset(workout.start.seconds, workout.zone, written: workout.start.offset)
    }

    private mutating func offset(_ instant: Int64, _ zone: UInt16, written: Int16) -> Int64 {
        if zone > 0, zones.indices.contains(Int(zone) - 1) { return zones[Int(zone) - 1].offset(at: instant) }
        return home?.offset(at: instant) ?? Int64(written) * 60
    }
}
