/// The seven places of a day that food and drink are logged in, in the order of the day.
public enum MealSlot: String, CaseIterable, Codable, Sendable, Comparable {
    case breakfast, morningSnack, lunch, afternoonSnack, dinner, eveningSnack, drinks

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
