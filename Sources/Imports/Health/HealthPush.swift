public import Domain
public import Foundation

/// What a phone automation sends: the JSON form of the Health Auto Export app, summed by day or not.
///
/// Sources are merged like those of an export, by time and in the person's order. Send whole days: of a day that comes
/// again from the same source, the later message counts.
public struct HealthPush {
    public private(set) var summary = HealthSummary()
    /// By the numbers that figures and details name them by.
    public var sources: [HealthSource] { senders.all }
    /// Those of a metric and day stand together.
    public private(set) var figures: [RecordedFigure] = []
    public private(set) var details: [(day: CivilDate, detail: RecordedDetail)] = []

    private var reader: PushReader
    private var senders: HealthSources { reader.sources }

    /// - Parameter home: decides days and moments where the message does not
    /// - Throws: `ImportError.unknownKind` for JSON of another form
    public init(_ message: Data, home: TimeZone, now: Date) throws {
        reader = PushReader(home: home, now: now)
        let bytes = Array(message)
        try bytes.withUnsafeBufferPointer { bytes in
            try HealthMessage.each(bytes) { reader.read($0) }
        }
        summary = reader.summary
        try digest()
    }

    private mutating func digest() throws {
        let found = Found()
        let (samples, local) = (reader.samples(), LocalOffsets(.written, zones: []))
        var digest = HealthDigest(
            sources: sources, local: local, figure: { found.figures.append($0) },
            detail: { found.details.append((day: $0, detail: $1)) })
        var last: HealthSample?
        for sample in samples {
            if let last, sample.repeats(last) {
                summary.skip(.repeated)
            } else {
                try digest.add(sample)
            }
            last = sample
        }
        try digest.flush()
        var repeated = 0
        try digest.add(reader.workouts) { _ in repeated += 1 }
        summary.skip(.repeated, repeated)
        // Figures of an hour or a day say nothing of hours, nor of the night they may be dated in.
        details = found.details.filter {
            if case .steps = $0.detail { false } else if case .heartRate = $0.detail { false } else { true }
        }
        figures = found.figures.filter { $0.metric != .hrvSleep }.map(reader.widened) + reader.nights()
        join()
        let census = HealthCensus(sources)
        for figure in figures { census.add(figure) }
        census.finish(&summary, noted: [])
    }

    /// Sorts figures, and says of sources that came together for a day where they are not rivals: what is known of them
    /// from one message adds up, what comes with another does not.
    private mutating func join() {
        let groups = Dictionary(grouping: figures) { $0.metric }.sorted { $0.key.rawValue < $1.key.rawValue }
        figures = groups.flatMap { metric, figures in
            Dictionary(grouping: figures) { $0.day }.sorted { $0.key < $1.key }.flatMap { day, figures in
                let sources = Set(figures.map(\.share.source)).sorted()
                return figures
                    + sources.compactMap { source in
                        let rivals = sources.filter { $0 != source }
                        if rivals.isEmpty
                            || figures.contains(where: { $0.share.source == source && $0.share.rivals == rivals })
                        {
                            return nil
                        }
                        return RecordedFigure(metric, on: day, RecordedShare(source: source, rivals: rivals, value: 0))
                    }
            }
        }
    }

    private final class Found {
        var figures: [RecordedFigure] = []
        var details: [(day: CivilDate, detail: RecordedDetail)] = []
    }
}
