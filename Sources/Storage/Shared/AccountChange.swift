public import Domain

/// What a write changed of an account's data, for whoever keeps or shows something that is made of it.
public struct AccountChange: Equatable, Sendable {
    public enum Area: String, Codable, CaseIterable, Sendable {
        case account, day, foods, health, preferences, profile, reminders, training
    }

    /// Empty where nothing changed that a page shows.
    public var areas: Set<Area>
    /// The days that it is about; empty where it may be any.
    public var dates: Set<CivilDate>

    public init(_ areas: Set<Area>, dates: Set<CivilDate> = []) {
        self.areas = areas
        self.dates = dates
    }
}
