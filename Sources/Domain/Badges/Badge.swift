/// Something worth a quiet word: when it was first reached, how often since, and how near the next time is.
///
/// No badge is for eating little, for weighing less than is healthy, or for losing fast.
public struct Badge: Codable, Sendable, Equatable, Identifiable {
    public enum ID: String, Codable, Sendable, CaseIterable, CodingKeyRepresentable {
        case streak7, streak30, streak100, streak365, weekends, comeback
        case hydration, vegetables, fibre, balancedWeek, alcoholFreeWeek, explorer
        case steps, sleep, workouts
        case firstPhoto, firstRecipe
        case firstKilogram, halfKilograms

        /// The picture that belongs to it, by name.
        public var icon: String {
            switch self {
            case .streak7, .streak30, .streak100, .streak365: "flame"
            case .weekends: "calendar"
            case .comeback: "return"
            case .hydration: "drop"
            case .vegetables: "carrot"
            case .fibre: "wheat"
            case .balancedWeek: "scale"
            case .alcoholFreeWeek: "leaf"
            case .explorer: "compass"
            case .steps: "shoe"
            case .sleep: "moon"
            case .workouts: "dumbbell"
            case .firstPhoto: "camera"
            case .firstRecipe: "pot"
            case .firstKilogram, .halfKilograms: "mountain"
            }
        }
    }

    public let id: ID
    /// The first day on which it was true; later days do not take it back.
    public let earned: CivilDate?
    /// The last day on which it was reached again.
    public let latest: CivilDate?
    /// Times reached.
    public let count: Int
    /// 0 to 1, towards the first or the next time; 1 for one that is there for good.
    public let progress: Double

    /// Different foods for each time that `explorer` is reached.
    public static let foodsToExplore = 50

    /// Whether it is to be celebrated on `date`.
    public func isNew(on date: CivilDate) -> Bool { latest == date }
}

/// What badges need to know beside the days.
public struct BadgeFacts: Sendable {
    /// For each different food the day on which it was logged first.
    public var newFoods: [CivilDate]
    public var firstPhoto: CivilDate?
    public var firstRecipe: CivilDate?

    public init(
        newFoods: [CivilDate] = [], firstPhoto: CivilDate? = nil, firstRecipe: CivilDate? = nil
    ) {
        self.newFoods = newFoods
        self.firstPhoto = firstPhoto
        self.firstRecipe = firstRecipe
    }
}
