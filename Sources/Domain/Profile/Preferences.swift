/// How someone likes it shown, and when their day starts.
public struct Preferences: Codable, Sendable, Equatable {
    public var language: Language
    public var units: UnitSystem
    public var theme: Theme
    /// 0...6: what happens before this hour counts for the day before.
    public var dayStartHour: Int
    /// IANA name, such as `Europe/Amsterdam`.
    public var timeZone: String
    /// ml in "a glass", 100...500
    public var glass: Double
    public var hideCalories: Bool
    public var notificationsEnabled: Bool

    public init(
        language: Language = .en, units: UnitSystem = .metric, theme: Theme = .system, dayStartHour: Int = 0,
        timeZone: String = "UTC", glass: Double = 250, hideCalories: Bool = false, notificationsEnabled: Bool = false
    ) {
        self.language = language
        self.units = units
        self.theme = theme
        self.dayStartHour = dayStartHour
        self.timeZone = timeZone
        self.glass = glass
        self.hideCalories = hideCalories
        self.notificationsEnabled = notificationsEnabled
    }
}

public enum UnitSystem: String, CaseIterable, Codable, Sendable { case metric, imperial }

public enum Theme: String, CaseIterable, Codable, Sendable { case light, dark, system }
