/// What a sleep sample says of its time.
public enum SleepStage: String, Codable, Sendable, CaseIterable {
    case inBed, awake
    /// Asleep, with no stage known.
    case asleep
    case core, deep, rem = "REM"

    /// `inBed` and `awake` never are.
    public var isAsleep: Bool { self != .inBed && self != .awake }
    /// Whether it tells one kind of sleep from another.
    public var isStage: Bool { self == .core || self == .deep || self == .rem }
}

/// One sleep: samples less than three hours apart, as the one source that counts for it has them.
///
/// Times are minutes of the wall clock after the midnight that begins the day of waking; what came before it is
/// negative. So nights can be compared with no zone at hand.
public struct SleepSession: Codable, Sendable, Equatable {
    /// When sleep was tracked, in bed included.
    public var start: Double
    public var end: Double
    /// `nil` where no source says anything but "in bed".
    public var source: Source?
    /// What `source` recorded, in order. In-bed times are of every source.
    public var spans: [Span]

    public struct Span: Codable, Sendable, Equatable {
        public var stage: SleepStage
        public var start: Double
        public var end: Double

        public init(_ stage: SleepStage, from start: Double, to end: Double) {
            self.stage = stage
            self.start = start
            self.end = end
        }
    }

    public init(start: Double, end: Double, source: Source?, spans: [Span]) {
        self.start = start
        self.end = end
        self.source = source
        self.spans = spans
    }
}
