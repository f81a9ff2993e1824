import Catalogue
import Domain
import Storage

/// What someone has reached: their whole past is gone through once, and then from two weeks ago on while nothing before
/// that changes.
final class BadgeHistory: Sendable {
    /// The days from `start` to the one before `next`.
    private struct Known {
        var start: CivilDate
        var next: CivilDate
        var replay: BadgeReplay
    }

    private let database: Database
    private let known: PerAccount<Known>

    init(database: Database) {
        self.database = database
        known = PerAccount(changes: database.changes, limit: 1000)
    }

    /// - Parameter range: up to today
    func achievements(of owner: Account.ID, in range: DayRange, _ facts: BadgeFacts) throws -> Achievements {
        let replay = try known.update(of: owner) { kept, changed in
            let settled = range.end.adding(days: -14)
            var past = Known(start: range.start, next: range.start, replay: BadgeReplay())
            if let kept, kept.start == range.start, kept.next <= settled, changed.allSatisfy({ $0 >= kept.next }) {
                past = kept
            }
            kept = past.next > past.start ? past : nil
            guard let rest = DayRange(from: past.next, through: range.end) else { return past.replay }
            let days = try database.days.days(of: owner, in: rest)
            let targets = try database.targets(of: owner, beside: days)
            let produce = Dictionary(grouping: try database.entries.entries(of: owner, in: rest), by: \.day)
                .mapValues { FoodKinds.shared.produce(in: $0).portions }
            for day in days {
                if day.date == settled, past.next.days(to: settled) >= 14 {
                    kept = Known(start: past.start, next: settled, replay: past.replay)
                }
                past.replay.note(day, targets[day.date], produce: produce[day.date] ?? 0)
            }
            return past.replay
        }
        return replay.achievements(facts, today: range.end)
    }
}
