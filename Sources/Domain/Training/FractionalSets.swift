/// Sets counted by muscle: a set counts one for what it is done for, and a half for what helps (Pelland 2024).
public struct FractionalSets<Muscle: Hashable & Sendable>: Sendable {
    public private(set) var counts: [Muscle: Double] = [:]

    public init() {}

    public mutating func add(_ sets: Int, primary: some Sequence<Muscle>, secondary: some Sequence<Muscle>) {
        let primary = Set(primary)
        for muscle in primary { counts[muscle, default: 0] += Double(sets) }
        for muscle in Set(secondary).subtracting(primary) { counts[muscle, default: 0] += 0.5 * Double(sets) }
    }
}

/// How many sets a week a muscle got, in the bands that studies compare (Schoenfeld 2017). A band is a description.
public enum VolumeBand: String, Sendable, Codable, CaseIterable {
    /// Under 5
    case low
    /// 5 to under 10
    case moderate
    /// 10 and more
    case high

    public init(sets: Double) { self = sets < 5 ? .low : sets < 10 ? .moderate : .high }
}
