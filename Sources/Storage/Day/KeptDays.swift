import Domain

/// What is made of each day of an account, kept until that day changes.
struct KeptDays<Item: Sendable>: Sendable {
    private let kept: PerAccount<[CivilDate: Item]>
    /// What one account has in memory at most. A longer range is read each time.
    private let mostDays: Int

    /// - Parameter mostAccounts: whose days are kept at once
    init(changes: Changes, mostDays: Int, mostAccounts: Int) {
        kept = PerAccount(changes: changes, limit: mostAccounts)
        self.mostDays = mostDays
    }

    /// One item for each date of the range, oldest first.
    ///
    /// - Parameter read: reads the items of a shorter range, one for each date of it
    func items(
        of owner: Account.ID, in range: DayRange, read: (DayRange) throws -> [Item]
    ) rethrows -> [Item] {
        guard range.count <= mostDays else { return try read(range) }
        return try kept.update(of: owner) { kept, changed in
            var known = kept ?? [:]
            kept = nil
            for date in changed { known[date] = nil }
            let missing = range.filter { known[$0] == nil }
            if known.count + missing.count > mostDays { known = known.filter { range.contains($0.key) } }
            for span in Self.spans(missing) {
                for (date, item) in zip(span, try read(span)) { known[date] = item }
            }
            kept = known
            return range.compactMap { known[$0] }
        }
    }

    /// Days between two that are missing which are read with them, rather than apart.
    private static var gap: Int { 14 }

    /// Ranges with all of some dates: what is missing of ten years may be their first days and today.
    ///
    /// - Parameter dates: oldest first
    private static func spans(_ dates: [CivilDate]) -> [DayRange] {
        var spans: [DayRange] = []
        for date in dates {
            if let last = spans.last, last.end.days(to: date) <= gap,
                let longer = DayRange(from: last.start, through: date)
            {
                spans[spans.count - 1] = longer
            } else {
                spans.append(DayRange(1, endingOn: date))
            }
        }
        return spans
    }
}
