/// What is known of a day by metric, in the order of the metrics; coded like a dictionary of their names.
///
/// Charts, insights and the coach ask days for figures by the ten thousand. A bit tells whether one is known, and how many
/// stand before it where it is: nothing is hashed.
public struct DayFigures: Sendable, Equatable, Collection, ExpressibleByDictionaryLiteral {
    public typealias Key = Metric
    public typealias Value = Figure
    public typealias Element = (key: Metric, value: Figure)

    private var known: UInt64 = 0
    private var figures: [Figure] = []

    public init() {}

    /// - Parameter elements: the last one of a metric counts
    public init(_ elements: some Sequence<(key: Metric, value: Figure)>) {
        for (metric, figure) in elements { self[metric] = figure }
    }

    public init(dictionaryLiteral elements: (Metric, Figure)...) { self.init(elements.lazy.map { ($0.0, $0.1) }) }

    public subscript(metric: Metric) -> Figure? {
        get { known & metric.bit == 0 ? nil : figures[place(of: metric)] }
        set {
            let (isKnown, place) = (known & metric.bit != 0, place(of: metric))
            switch newValue {
            case let figure? where isKnown: figures[place] = figure
            case let figure?:
                figures.insert(figure, at: place)
                known |= metric.bit
            case nil where isKnown:
                figures.remove(at: place)
                known &= ~metric.bit
            case nil: break
            }
        }
    }

    /// Its value alone, without a copy of where it came from.
    func value(of metric: Metric) -> Double? {
        known & metric.bit == 0 ? nil : figures[place(of: metric)].value
    }

    public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> DayFigures {
        DayFigures(try Array(self).filter(isIncluded))
    }

    private func place(of metric: Metric) -> Int { (known & (metric.bit - 1)).nonzeroBitCount }

    // Positions are those of the bits.
    public var startIndex: Int { known.trailingZeroBitCount }
    public var endIndex: Int { UInt64.bitWidth }
    public var count: Int { figures.count }

    public func index(after position: Int) -> Int { (known & (~1 << UInt64(position))).trailingZeroBitCount }

    public subscript(position: Int) -> Element {
        let metric = Metric.allCases[position]
        return (metric, figures[place(of: metric)])
    }
}

extension DayFigures: Codable {

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: NameKey.self)
        for key in container.allKeys {
            guard let metric = Metric(rawValue: key.stringValue) else {
                throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "No such metric")
            }
            self[metric] = try container.decode(Figure.self, forKey: key)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: NameKey.self)
        for (metric, figure) in self { try container.encode(figure, forKey: NameKey(metric.rawValue)) }
    }
}

extension Metric {
    /// One of its own: cases without payload are numbered in their order, and there are less than 64 (a test counts them).
    fileprivate var bit: UInt64 { 1 << UInt64(unsafeBitCast(self, to: UInt8.self)) }
}
