/// How often each food was eaten, of all there is; `FoodEntry.isEaten` says what that is.
public struct FoodTally: Sendable {
    public struct Food: Sendable {
        /// The latest entry of it
        public var last: FoodEntry
        public var count: Int

        public init(last: FoodEntry, count: Int) {
            self.last = last
            self.count = count
        }
    }

    /// Foods that it tells, however many there were.
    public static let most = 20

    /// Days that something was eaten on
    public var days: Int
    public var entries: Int
    /// Different foods among them
    public var different: Int
    /// At most `most` of those, the ones that were logged most often first
    public var foods: [Food]

    public init(days: Int, entries: Int, different: Int, foods: [Food]) {
        self.days = days
        self.entries = entries
        self.different = different
        self.foods = foods
    }

    /// What entries of the same food have in common.
    public static func key(_ entry: FoodEntry) -> String { entry.foodID ?? called + entry.name.lowercased() }

    /// Before the name of a food that has no id
    public static let called = "called "
}
