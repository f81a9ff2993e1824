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
    public var mealTimes: MealTimes
    /// Whether a barcode that is not known here may be asked for at Open Food Facts.
    public var looksUpBarcodes: Bool
    /// Hours without food that are aimed at, one of `Fast.goals`; 0 where the time without food is of no concern.
    public var fastingHours: Int
    /// The weekday on which a week is looked back on, 1 for Monday to 7 for Sunday
    public var checkInDay: Int
    /// Whether others may make themselves an account here; it counts in the owner's preferences only.
    public var opensRegistration: Bool

    public init(
        language: Language = .en, units: UnitSystem = .metric, theme: Theme = .system, dayStartHour: Int = 0,
        timeZone: String = "UTC", glass: Double = 250, hideCalories: Bool = false, notificationsEnabled: Bool = false,
        mealTimes: MealTimes = .usual, looksUpBarcodes: Bool = false, fastingHours: Int = 0,
        checkInDay: Int = 7, opensRegistration: Bool = false
    ) {
        self.language = language
        self.units = units
        self.theme = theme
        self.dayStartHour = dayStartHour
        self.timeZone = timeZone
        self.glass = glass
        self.hideCalories = hideCalories
        self.notificationsEnabled = notificationsEnabled
        self.mealTimes = mealTimes
        self.looksUpBarcodes = looksUpBarcodes
        self.fastingHours = fastingHours
        self.checkInDay = checkInDay
        self.opensRegistration = opensRegistration
    }

    /// What was stored before there was a setting for it is as it is for everybody.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys, _ usual: Value) throws -> Value {
            try container.decodeIfPresent(Value.self, forKey: key) ?? usual
        }
        let usual = Preferences()
        language = try value(.language, usual.language)
        units = try value(.units, usual.units)
        theme = try value(.theme, usual.theme)
        dayStartHour = try value(.dayStartHour, usual.dayStartHour)
        timeZone = try value(.timeZone, usual.timeZone)
        glass = try value(.glass, usual.glass)
        hideCalories = try value(.hideCalories, usual.hideCalories)
        notificationsEnabled = try value(.notificationsEnabled, usual.notificationsEnabled)
        mealTimes = try value(.mealTimes, usual.mealTimes)
        looksUpBarcodes = try value(.looksUpBarcodes, usual.looksUpBarcodes)
        fastingHours = try value(.fastingHours, usual.fastingHours)
        checkInDay = try value(.checkInDay, usual.checkInDay)
        opensRegistration = try value(.opensRegistration, usual.opensRegistration)
    }
}

public enum UnitSystem: String, CaseIterable, Codable, Sendable { case metric, imperial }

public enum Theme: String, CaseIterable, Codable, Sendable { case light, dark, system }
