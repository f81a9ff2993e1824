/// Something that a person measures of their body and that is no `Metric`: a name and a unit of their own.
public struct OwnMeasure: Codable, Sendable, Equatable, Identifiable {
    public typealias ID = String

    public let id: ID
    public var name: String
    /// As the person writes it; empty for a bare number
    public var unit: String

    public init(id: ID, name: String, unit: String) {
        self.id = id
        self.name = name
        self.unit = unit
    }

    /// What can be entered, in `unit`.
    public static let range = -100_000.0...100_000.0
    /// Measures that one person may have
    public static let most = 50

    /// "Upper arm (cm)"
    public var title: String { unit.isEmpty ? name : "\(name) (\(unit))" }
}
