/// One sleep as every source recorded it: samples less than three hours apart, whoever took them.
///
/// Kept whole, because which source counts is the person's choice.
public struct RecordedNight: Sendable, Equatable {
    /// Minutes of the wall clock after the midnight that begins the day of waking.
    public var start: Double
    public var end: Double
    /// In the order of their first sample.
    public var sources: [Record]

    public struct Record: Sendable, Equatable {
        public var source: Int
        public var spans: [SleepSession.Span]

        public init(source: Int, spans: [SleepSession.Span]) {
            self.source = source
            self.spans = spans
        }

        var hasStages: Bool { spans.contains { $0.stage.isStage } }
        var hasSleep: Bool { spans.contains { $0.stage.isAsleep } }
    }

    public init(start: Double, end: Double, sources: [Record]) {
        self.start = start
        self.end = end
        self.sources = sources
    }

    /// Sources that can count for it: those that tell stages where any does, else those that say "asleep".
    public var candidates: [Record] {
        let staged = sources.filter(\.hasStages)
        return staged.isEmpty ? sources.filter(\.hasSleep) : staged
    }

    /// Minutes in bed, as all sources together have them.
    public var inBed: Double { Self.union(sources.flatMap(\.spans).filter { $0.stage == .inBed }) }

    /// The night as the first of its candidates has it.
    public func session(rank: (Int) -> Int, source: (Int) -> Source) -> SleepSession {
        let chosen = candidates.min { rank($0.source) < rank($1.source) }
        let inBed = sources.flatMap(\.spans).filter { $0.stage == .inBed }
        let spans = (chosen?.spans ?? []).filter { $0.stage != .inBed } + inBed
        return SleepSession(
            start: start, end: end, source: chosen.map { source($0.source) },
            spans: spans.sorted { ($0.start, $0.end) < ($1.start, $1.end) })
    }

    /// Of nights that overlap, which different senders told of, the one of the source that stands first; in order.
    public static func once(_ nights: [RecordedNight], rank: (Int) -> Int) -> [RecordedNight] {
        func best(_ night: RecordedNight) -> Int { night.candidates.map { rank($0.source) }.min() ?? .max }
        var kept: [RecordedNight] = []
        for night in nights.sorted(by: { (best($0), $0.start) < (best($1), $1.start) })
        where !kept.contains(where: { $0.start < night.end && night.start < $0.end }) { kept.append(night) }
        return kept.sorted { $0.start < $1.start }
    }

    /// Figures of the night in minutes, each of the candidates as a rival of the others.
    public var shares: [(metric: Metric, share: RecordedShare)] {
        let candidates = candidates
        var shares: [(Metric, RecordedShare)] = []
        for record in candidates {
            let rivals = candidates.map(\.source).filter { $0 != record.source }.sorted()
            func add(_ metric: Metric, _ belongs: (SleepStage) -> Bool) {
                let spans = record.spans.filter { belongs($0.stage) }
                guard !spans.isEmpty else { return }
                shares.append((metric, RecordedShare(source: record.source, rivals: rivals, value: Self.union(spans))))
            }
            add(.sleep, \.isAsleep)
            add(.sleepAwake) { $0 == .awake }
            add(.sleepCore) { $0 == .core }
            add(.sleepDeep) { $0 == .deep }
            add(.sleepREM) { $0 == .rem }
        }
        if let record = sources.first(where: { $0.spans.contains { $0.stage == .inBed } }) {
            shares.append((.sleepInBed, RecordedShare(source: record.source, value: inBed)))
        }
        return shares
    }

    /// Minutes that at least one of them covers.
    static func union(_ spans: [SleepSession.Span]) -> Double {
        var total = 0.0
        var reach = -Double.infinity
        for span in spans.sorted(by: { $0.start < $1.start }) where span.end > reach {
            total += span.end - max(span.start, reach)
            reach = span.end
        }
        return total
    }
}

extension SleepSession {
    /// Minutes asleep; `nil` where nobody says more than "in bed".
    public var asleep: Double? {
        let spans = spans.filter(\.stage.isAsleep)
        return spans.isEmpty ? nil : RecordedNight.union(spans)
    }

    public func minutes(of stage: SleepStage) -> Double { RecordedNight.union(spans.filter { $0.stage == stage }) }
}
