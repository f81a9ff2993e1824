import Domain
import Foundation
import Storage

/// Plays the demo's days again: how often is what was logged next among the five foods that were offered?
enum SuggestionBench {
    /// Days that are only learnt from.
    private static let learning = 14

    static func run() throws -> (learnt: Double, mostFrequent: Double, time: Duration) {
        let database = try Database.temporary()
        defer { try? database.close() }
        let now = Date()
        let owner = try database.accounts.create(name: "habits", passwordHash: nil, now: now, isOwner: true).id
        let today = CivilDate(ordinal: Int(now.timeIntervalSince1970) / 86_400)
        try DemoData.fill(database, owner: owner, endingOn: today, now: now)
        let entries = try database.entries.entries(of: owner, in: DayRange(400, endingOn: today))
            .sorted { ($0.day, $0.minute) < ($1.day, $1.minute) }
        var learnt = 0
        var frequent = 0
        var asked = 0
        var times: [Duration] = []
        var counts: [String: Int] = [:]
        let start = today.adding(days: learning - 399)
        for (index, entry) in entries.enumerated() {
            let key = entry.foodID ?? entry.name
            if entry.day >= start {
                asked += 1
                let habits = FoodHabits(Array(entries[..<index]))
                let occasion = FoodHabits.Occasion(date: entry.day, minute: entry.minute, slot: entry.slot)
                var offered: [FoodHabits.Suggestion] = []
                times.append(ContinuousClock().measure { offered = habits.suggestions(at: occasion, limit: 5) })
                if offered.contains(where: { ($0.last.foodID ?? $0.last.name) == key }) { learnt += 1 }
                let top = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(5).map(\.key)
                if top.contains(key) { frequent += 1 }
            }
            counts[key, default: 0] += 1
        }
        let total = Double(max(asked, 1))
        return (Double(learnt) / total, Double(frequent) / total, Bench.percentile(0.99, of: times))
    }
}
