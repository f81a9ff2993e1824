/// A device or an app that records, as a Health export names it.
public struct HealthSource: Codable, Sendable, Equatable {
    public var name: String
    public var kind: Kind

    /// In the order in which sources count as long as nobody has said otherwise.
    public enum Kind: String, Codable, Sendable, CaseIterable, Comparable {
        /// Typed into the Health app or another one.
        case manual
        case watch, phone, other

        public static func < (a: Kind, b: Kind) -> Bool { a.rank < b.rank }
        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    public init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }

    /// The order that counts: what a person chose, and sources they have not placed before the first of a later kind.
    ///
    /// - Parameters:
    ///   - sources: by first appearance
    ///   - chosen: names, the most trusted first
    public static func order(_ sources: [HealthSource], chosen: [String]) -> [HealthSource] {
        let byName = Dictionary(sources.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var order = chosen.compactMap { byName[$0] }
        let placed = Set(order.map(\.name))
        // Stable: within a kind, the one that appeared first.
        for kind in Kind.allCases {
            for source in sources where source.kind == kind && !placed.contains(source.name) {
                let place = order.firstIndex { $0.kind > kind } ?? order.count
                order.insert(source, at: place)
            }
        }
        return order
    }
}
