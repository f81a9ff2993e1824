/// Runs of days on which something was logged.
public struct Streak: Codable, Sendable, Equatable {
    /// Days in a row up to today; a today without an entry is not over yet and breaks nothing.
    public let current: Int
    public let longest: Int

    init(current: Int, longest: Int) {
        self.current = current
        self.longest = longest
    }

    /// - Parameter loggedDays: in any order; repeats count once, days after `today` not at all.
    public init(loggedDays: some Sequence<CivilDate>, today: CivilDate) {
        let days = Set(loggedDays).filter { $0 <= today }
        var longest = 0
        for day in days where !days.contains(day.adding(days: -1)) {
            longest = max(longest, Self.run(from: day, step: 1, in: days))
        }
        let end = days.contains(today) ? today : today.adding(days: -1)
        current = Self.run(from: end, step: -1, in: days)
        self.longest = longest
    }

    private static func run(from day: CivilDate, step: Int, in days: Set<CivilDate>) -> Int {
        var length = 0
        while days.contains(day.adding(days: step * length)) { length += 1 }
        return length
    }
}
