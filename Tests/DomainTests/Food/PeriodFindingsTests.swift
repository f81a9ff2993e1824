import Domain
import Foundation
import Testing

@Suite("What is said of a stretch of days")
struct PeriodFindingsTests {
    /// Something that is done to an even history, and what should be said of it.
    struct Planted: Sendable, CustomTestStringConvertible {
        var kind: String
        var count = 28
        var spread = 80.0
        var change: MadeUpHistory.Change

        var testDescription: String { "\(kind) in \(count) days" }
    }

    private static let month = MadeUpHistory.end.adding(days: -27)
    private static let week = MadeUpHistory.end.adding(days: -6)

    private static let planted = [
        Planted(kind: "change", change: scaled(0.8) { $0.day >= month }),
        Planted(kind: "change", count: 7, change: scaled(0.5) { $0.day >= week }),
        Planted(kind: "balance") { entry in
            edited(entry, if: entry.day >= month) { $0.nutrients.protein = $0.nutrients.protein.map { $0 * 1.3 } }
        },
        Planted(kind: "water") { entry in
            edited(entry, if: entry.day >= month) { $0.millilitres = $0.millilitres.map { $0 * 1.3 } }
        },
        Planted(kind: "steadiest") { $0.slot == .breakfast || $0.minute % 10 < 5 ? $0 : nil },
        Planted(kind: "highestWeekday", change: scaled(1.8) { $0.day.weekday == 6 }),
        Planted(kind: "lowestWeekday", change: scaled(0.5) { $0.day.weekday == 1 }),
        Planted(kind: "weekendSnacks", change: scaled(4) { $0.slot.isSnack && $0.day.weekday >= 6 }),
        Planted(kind: "weekendShift", spread: 25) { entry in
            edited(entry, if: entry.day.weekday >= 6) { $0.minute = min($0.minute + 120, 1439) }
        },
        Planted(kind: "late") { entry in
            edited(entry, if: entry.day >= month && entry.slot == .dinner) { $0.minute = min($0.minute + 150, 1439) }
        },
        Planted(kind: "snacks", change: scaled(2.2) { $0.slot.isSnack && $0.day >= month }),
        Planted(kind: "regularHours", spread: 10) { $0.slot == .eveningSnack ? nil : $0 },
    ]

    private static func edited(_ entry: FoodEntry, if isChanged: Bool, _ edit: (inout FoodEntry) -> Void) -> FoodEntry {
        var entry = entry
        if isChanged { edit(&entry) }
        return entry
    }

    private static func scaled(
        _ factor: Double, where isChanged: @escaping @Sendable (FoodEntry) -> Bool
    ) -> MadeUpHistory.Change {
        { entry in edited(entry, if: isChanged(entry)) { $0.nutrients = $0.nutrients.scaled(by: factor) } }
    }

    /// How often each kind is said of `histories` people.
    private func rates(
        _ histories: UInt64, days: Int, spread: Double, change: MadeUpHistory.Change
    ) -> [String: Double] {
        var said: [String: Double] = [:]
        for seed in 0..<histories {
            let history = MadeUpHistory(days * 2, seed: seed, spread: spread, change: change)
            let kinds = history.findings(days).map { String(describing: $0).prefix { $0 != "(" } }
            for kind in Set(kinds) { said[String(kind), default: 0] += 1 / Double(histories) }
        }
        return said
    }

    @Test("Chance makes each kind of sentence in fewer than one of ten histories", arguments: [7, 30])
    func noise(days: Int) {
        let rates = rates(300, days: days, spread: 80) { $0 }
        #expect(rates.count > 6, "the test sees what is said at all")
        for (kind, rate) in rates { #expect(rate < 0.1, "\(kind): \(rate)") }
    }

    @Test("A real effect is told in more than eight of ten histories", arguments: planted)
    func effect(planted: Planted) {
        let rates = rates(40, days: planted.count, spread: planted.spread, change: planted.change)
        #expect(rates[planted.kind] ?? 0 > 0.8)
    }

    @Test("Where a fifth of the days is partly unknown, no change is told")
    func unknown() {
        let month = Self.month
        let seeds = (0..<40 as Range<UInt64>).filter { seed in
            let history = MadeUpHistory(56, seed: seed) { entry in
                Self.edited(entry, if: entry.day >= month) {
                    $0.nutrients = $0.nutrients.scaled(by: 0.5)
                    if $0.slot == .lunch, $0.day.ordinal % 3 == 0 { $0.nutrients.energy = nil }
                }
            }
            return history.findings(28).contains { if case .change = $0 { true } else { false } }
        }
        #expect(seeds.isEmpty)
    }
}
