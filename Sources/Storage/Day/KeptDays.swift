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
            if known.count + range.count > mostDays { known = known.filter { range.contains($0.key) } }
            let missing = range.filter { known[$0] == nil }
            if let first = missing.first, let last = missing.last, let span = DayRange(from: first, through: last) {
                for (date, item) in zip(span, try read(span)) { known[date] = item }
            }
            kept = known
            return range.compactMap { known[$0] }
        }
    }
}
