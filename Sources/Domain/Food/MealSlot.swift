/// The seven places of a day that food and drink are logged in, in the order of the day.
public enum MealSlot: String, CaseIterable, Codable, Sendable, Comparable {
    case breakfast, morningSnack, lunch, afternoonSnack, dinner, eveningSnack, drinks

    /// Minutes after midnight that the slot usually covers; `nil` for drinks, which run through the day.
    public var window: Range<Int>? {
        switch self {
        case .breakfast: 6 * 60..<10 * 60
        case .morningSnack: 10 * 60..<12 * 60
        case .lunch: 12 * 60..<14 * 60
        case .afternoonSnack: 14 * 60..<17 * 60
        case .dinner: 17 * 60..<21 * 60
        case .eveningSnack: 21 * 60..<23 * 60
        case .drinks: nil
        }
    }

    /// The slot whose window holds `minute` (0..<1440); the evening snack runs on through the night.
    public static func at(minute: Int) -> MealSlot {
        allCases.first { $0.window?.contains(minute) == true } ?? .eveningSnack
    }

    /// Reads our own names and those of API callers: `snack` is the snack slot nearest to `minute`.
    public init?(name: String, minute: Int) {
        switch name {
        case "snack": self = minute < 13 * 60 ? .morningSnack : minute < 19 * 60 ? .afternoonSnack : .eveningSnack
        case "drink": self = .drinks
        default: self.init(rawValue: name)
        }
    }

    /// The name in the four-meal vocabulary of API callers.
    public var coarse: String {
        switch self {
        case .breakfast, .lunch, .dinner: rawValue
        case .morningSnack, .afternoonSnack, .eveningSnack, .drinks: "snack"
        }
    }

    public static func < (lhs: MealSlot, rhs: MealSlot) -> Bool { lhs.order < rhs.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
