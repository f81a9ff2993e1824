import Domain

/// Sleep samples, in order of their start, put together to nights.
struct SleepBuilder {
    struct Night {
        /// Days since 1970 of the waking.
        var day: Int64
        var record: RecordedNight
    }

    /// Nights by the day of waking.
    var nights: [Int64: [RecordedNight]] = [:]

    /// Less than this between two samples and they are one sleep.
    private static let gap = Int64(3 * 3600)
    /// Nobody sleeps longer; what goes on is another one.
    private static let longest = Int64(36 * 3600)
    private static let mostSamples = 20_000

    private var open: [HealthSample] = []
    private var reach: Int64 = 0
    private var windows: [(start: Int64, end: Int64, day: Int64)] = []

    /// - Returns: the night that this sample shows to have ended
    mutating func add(_ sample: HealthSample, _ local: inout LocalOffsets) -> Night? {
        var night: Night?
        if let first = open.first,
            sample.start - reach >= Self.gap || sample.start - first.start > Self.longest
                || open.count >= Self.mostSamples
        {
            night = finish(&local)
        }
        open.append(sample)
        reach = open.count == 1 ? sample.end : max(reach, sample.end)
        return night
    }

    mutating func finish(_ local: inout LocalOffsets) -> Night? {
        defer { open = [] }
        guard let first = open.first, let last = open.max(by: { $0.end < $1.end }) else { return nil }
        let offset = local.offsets(last).end
        let day = (last.end + offset).floored(by: 86_400)
        let midnight = day * 86_400
        var sources: [RecordedNight.Record] = []
        for sample in open {
            // By the clock of waking throughout, so that lengths are what passed in the night that clocks are set, too.
            let end = Double(sample.end + offset - midnight) / 60
            let span = SleepSession.Span(
                HealthCategory.stages[min(Int(sample.stage), HealthCategory.stages.count - 1)],
                from: end - Double(sample.length) / 60, to: end)
            if let place = sources.firstIndex(where: { $0.source == Int(sample.source) }) {
                sources[place].spans.append(span)
            } else {
                sources.append(RecordedNight.Record(source: Int(sample.source), spans: [span]))
            }
        }
        windows.append((first.start, last.end, day))
        return Night(
            day: day,
            record: RecordedNight(
                start: Double(first.start + offset - midnight) / 60, end: Double(last.end + offset - midnight) / 60,
                sources: sources))
    }

    /// The day of the night that `instant` lies in.
    func night(at instant: Int64) -> Int64? {
        let later = windows.partitioningIndex { $0.start > instant }
        guard later > 0, windows[later - 1].end >= instant else { return nil }
        return windows[later - 1].day
    }
}
