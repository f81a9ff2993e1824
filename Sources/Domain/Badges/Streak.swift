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
    public init(loggedDays: some Collection<CivilDate>, today: CivilDate) {
        let first = loggedDays.min() ?? today
        var isLogged = [Bool](repeating: false, count: max(first.days(to: today) + 1, 1))
        for day in loggedDays where day <= today { isLogged[first.days(to: day)] = true }
        var run = 0
        var longest = 0
        for isLogged in isLogged.dropLast() {
            run = isLogged ? run + 1 : 0
            longest = max(longest, run)
        }
        if isLogged.last == true { run += 1 }
        current = run
        self.longest = max(longest, run)
    }
}
