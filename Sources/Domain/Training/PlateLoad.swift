/// The plates for a load on a bar. All in one unit, kg or lb: plates of both do not mix.
public struct PlateLoad: Sendable, Codable, Equatable {
    /// A bar and the pairs of plates beside it.
    public struct Rack: Sendable, Equatable {
        public var bar: Double
        /// The weight of a plate, and how many pairs of it there are.
        public var pairs: [(plate: Double, count: Int)]

        public init(bar: Double, pairs: [(plate: Double, count: Int)]) {
            self.bar = bar
            self.pairs = pairs
        }

        /// As many of each plate as fit.
        public init(bar: Double, plates: [Double]) {
            self.init(bar: bar, pairs: plates.map { ($0, 20) })
        }

        public static let kilograms = Rack(bar: 20, plates: [25, 20, 15, 10, 5, 2.5, 1.25])
        public static let pounds = Rack(bar: 45, plates: [45, 35, 25, 10, 5, 2.5])

        public static func == (a: Rack, b: Rack) -> Bool {
            a.bar == b.bar && a.pairs.elementsEqual(b.pairs) { $0 == $1 }
        }
    }

    /// Of one side, the heaviest first.
    public let perSide: [Double]
    /// What the bar then weighs.
    public let total: Double
    /// What no plate could make up; below 0 where the bar alone is more than was asked.
    public let leftOver: Double

    /// The heaviest load that does not pass `load`, the heaviest plates first as people put them on.
    ///
    /// - Parameters:
    ///   - load: 0...2,500
    ///   - rack: a bar of 0...100, at most 20 kinds of plates of 0.05...100
    /// - Returns: `nil` outside those ranges.
    public static func solve(_ load: Double, with rack: Rack) -> PlateLoad? {
        guard (0...2500).contains(load), (0...100).contains(rack.bar), rack.pairs.count <= 20,
            rack.pairs.allSatisfy({ (0.05...100).contains($0.plate) })
        else { return nil }
        // In hundredths of one side; a hair more, so that a load that was once in the other unit still takes its plates.
        let room = max(0, Int(exactly: ((load - rack.bar) * 50 + 0.1).rounded(.down)) ?? 0)
        let kinds = rack.pairs.sorted { $0.plate > $1.plate }.compactMap { pair in
            Int(exactly: (pair.plate * 100).rounded()).map { Kind(plate: pair.plate, size: $0, count: pair.count) }
        }
        let greedy = greedily(kinds, room)
        let counts =
            greedy.left == 0 ? greedy.counts : exactly(kinds, room, better: room - greedy.left) ?? greedy.counts
        let perSide = zip(kinds, counts).flatMap { [Double](repeating: $0.plate, count: $1) }
        let total = rack.bar + 2 * perSide.reduce(0, +)
        return PlateLoad(perSide: perSide, total: total, leftOver: load - total)
    }

    private struct Kind {
        var plate: Double
        /// Hundredths
        var size: Int
        var count: Int
    }

    private static func greedily(_ kinds: [Kind], _ room: Int) -> (counts: [Int], left: Int) {
        var left = room
        let counts = kinds.map { kind in
            let count = min(left / kind.size, max(kind.count, 0))
            left -= count * kind.size
            return count
        }
        return (counts, left)
    }

    /// With few plates the heaviest first may leave over what others would fill: 40 from one 25 and two 20s.
    ///
    /// - Returns: `nil` where no sum passes `better`.
    private static func exactly(_ kinds: [Kind], _ room: Int, better: Int) -> [Int]? {
        var isReached = [Bool](repeating: false, count: room + 1)
        isReached[0] = true
        // How many of each kind a sum takes that was first reached with it.
        let taken = kinds.map { kind in
            var taken = [Int](repeating: 0, count: room + 1)
            for sum in stride(from: kind.size, through: room, by: 1)
            where !isReached[sum] && isReached[sum - kind.size] && taken[sum - kind.size] < kind.count {
                isReached[sum] = true
                taken[sum] = taken[sum - kind.size] + 1
            }
            return taken
        }
        guard var sum = isReached.lastIndex(of: true), sum > better else { return nil }
        var counts: [Int] = []
        for (kind, taken) in zip(kinds, taken).reversed() {
            counts.append(taken[sum])
            sum -= taken[sum] * kind.size
        }
        return counts.reversed()
    }
}
