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
    /// At most `most` of them, those that were logged most often first
    public var foods: [Food]

    /// Different foods among the entries
    public var different: Int

    public init(days: Int, entries: Int, different: Int, foods: [Food]) {
        self.different = different
        self.days = days
        self.entries = entries
        self.foods = foods
    }

    /// What entries of the same food have in common.
    public static func key(_ entry: FoodEntry) -> String { entry.foodID ?? "called " + entry.name.lowercased() }
}
