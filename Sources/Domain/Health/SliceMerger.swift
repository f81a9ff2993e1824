/// Cuts the time of samples wherever one starts or ends, and says what each source recorded in each slice beside which
/// others.
///
/// Apple documents that its statistics merge all sources by priority; slices are the reading of it that keeps every
/// sum, with gaps of one source filled by the next. Samples of one source that overlap add up, and a sample is spread
/// evenly over its time, so that midnight cuts it pro rata.
///
/// Works in one pass over samples in order of their start; time and memory grow with the samples that overlap, not with
/// all of them.
public struct SliceMerger {
    /// A sample of something that adds up. Times are seconds since 1970; `offset` is how far the wall clock is ahead at
    /// its start, `endOffset` at its end.
    public struct Sample {
        public var start: Int64
        public var end: Int64
        public var offset: Int64
        public var endOffset: Int64
        public var source: Int
        public var amount: Double

        public init(start: Int64, end: Int64, offset: Int64, endOffset: Int64, source: Int, amount: Double) {
            self.start = start
            self.end = end
            self.offset = offset
            self.endOffset = endOffset
            self.source = source
            self.amount = amount
        }
    }

    /// Told of each slice: its bucket, the source, the other sources that cover it (sorted), and the amount.
    public typealias Emit = (_ bucket: Int64, _ source: Int, _ rivals: [Int], _ amount: Double) throws -> Void

    /// What one source adds to a bucket at present.
    private struct Flow {
        var source: Int
        var bucket: Int64
        /// Amount a second.
        var rate: Double
        var count: Int
    }

    /// The part of a sample that lies in one bucket.
    private struct Piece: Comparable {
        var until: Int64
        var bucket: Int64
        var rate: Double
        var sample: Sample

        static func < (a: Piece, b: Piece) -> Bool { a.until < b.until }
        static func == (a: Piece, b: Piece) -> Bool { a.until == b.until }
    }

    private let width: Int64
    private var flows: [Flow] = []
    private var pieces = Heap<Piece>()
    private var cursor = Int64.min

    /// - Parameter width: seconds of a bucket: 86,400 for days of the wall clock, 3,600 for its hours. A bucket's number
    ///   counts them from 1970.
    public init(width: Int64) { self.width = width }

    /// Starts must not fall; of equal ones the longest comes first. An instant counts unless a rival covers it.
    public mutating func add(_ sample: Sample, _ emit: Emit) throws {
        try advance(to: sample.start, emit)
        if sample.end > sample.start {
            open(sample, at: sample.start, rate: sample.amount / Double(sample.end - sample.start))
        } else {
            let bucket = (sample.start + sample.offset).floored(by: width)
            try emit(bucket, sample.source, rivals(of: sample.source), sample.amount)
        }
    }

    /// Tells of what is still open.
    public mutating func finish(_ emit: Emit) throws {
        try advance(to: .max, emit)
        cursor = .min
    }

    private mutating func open(_ sample: Sample, at time: Int64, rate: Double) {
        // Where the clock is set in between, its last part goes by the clock at the end.
        let isLast = time > sample.start && sample.end - time <= width
        let offset = isLast ? sample.endOffset : sample.offset
        let bucket = (time + offset).floored(by: width)
        let until = min(sample.end, (bucket + 1) * width - offset)
        pieces.insert(Piece(until: until, bucket: bucket, rate: rate, sample: sample))
        if let place = flows.firstIndex(where: { $0.source == sample.source && $0.bucket == bucket }) {
            flows[place].rate += rate
            flows[place].count += 1
        } else {
            flows.append(Flow(source: sample.source, bucket: bucket, rate: rate, count: 1))
        }
    }

    private mutating func advance(to time: Int64, _ emit: Emit) throws {
        while let piece = pieces.first, piece.until <= time {
            try slice(to: piece.until, emit)
            pieces.removeFirst()
            if let place = flows.firstIndex(where: {
                $0.source == piece.sample.source && $0.bucket == piece.bucket
            }) {
                flows[place].count -= 1
                flows[place].rate -= piece.rate
                if flows[place].count == 0 { flows.remove(at: place) }
            }
            if piece.until < piece.sample.end { open(piece.sample, at: piece.until, rate: piece.rate) }
        }
        try slice(to: time, emit)
    }

    private mutating func slice(to time: Int64, _ emit: Emit) throws {
        defer { cursor = max(cursor, time) }
        guard !flows.isEmpty, time > cursor else { return }
        let seconds = Double(time - cursor)
        for flow in flows { try emit(flow.bucket, flow.source, rivals(of: flow.source), flow.rate * seconds) }
    }

    private func rivals(of source: Int) -> [Int] {
        if flows.isEmpty || (flows.count == 1 && flows[0].source == source) { return [] }
        var rivals: [Int] = []
        for flow in flows where flow.source != source && !rivals.contains(flow.source) { rivals.append(flow.source) }
        return rivals.sorted()
    }
}
