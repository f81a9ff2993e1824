import Domain
import Foundation
import Storage
import Testing

@testable import Web

@Suite("What someone has reached, kept and gone on with")
struct BadgeHistoryTests {
    @Test("Continued through any changes it is what a fresh reading gives")
    func continued() throws {
        let database = try Database.temporary()
        defer { try? database.close() }
        let now = Date(timeIntervalSince1970: 1_774_085_400)
        let owner = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        let start = CivilDate(ordinal: 20_400)
        let history = BadgeHistory(database: database)
        var random = SystemRandomNumberGenerator()
        var ids: [FoodEntry.ID] = []
        var deleted: [FoodEntry.ID] = []
        var length = 80
        func entry(_ id: String) -> FoodEntry {
            // Any day, or one of the last.
            let days = Bool.random(using: &random) ? -3...length : length - 9...length
            return FoodEntry(
                id: id, day: start.adding(days: Int.random(in: days, using: &random)), at: now, minute: 600,
                slot: .lunch, foodID: ["apple", "banana"].randomElement(), name: "x", amount: 1, unit: "piece",
                grams: 150, nutrients: Nutrients(energy: Double.random(in: 1...500, using: &random)))
        }
        for round in 0..<400 {
            let id = ids.randomElement(using: &random)
            switch Int.random(in: 0..<12, using: &random) {
            case 0...3:
                let new = (0..<Int.random(in: 1...3, using: &random)).map { entry("e\(round)-\($0)") }
                try database.entries.add(new, of: owner, now: now)
                ids += new.map(\.id)
            case 4, 5: if let id { try database.entries.update(entry(id), of: owner, now: now) }
            case 6:
                if let id {
                    try database.entries.delete(id, of: owner, now: now)
                    ids.removeAll { $0 == id }
                    deleted.append(id)
                }
            case 7:
                if let id = deleted.popLast() {
                    _ = try database.entries.restore(id, of: owner)
                    ids.append(id)
                }
            case 8:
                try database.days.save(
                    owner, day: start.adding(days: Int.random(in: 0...length, using: &random)),
                    figures: [.steps: 9000, .weight: Double.random(in: 70...90, using: &random)],
                    now: now)
            case 11:
                try database.goals.set(
                    Goals(from: start, phase: .cutting, targetWeight: Double.random(in: 60...80, using: &random)),
                    of: owner)
            case 9, 10: length = max(1, length + Int.random(in: -2...5, using: &random))
            default: continue
            }
            if Bool.random(using: &random) { continue }
            let range = DayRange(length, endingOn: start.adding(days: length - 1))
            let kept = try history.achievements(of: owner, in: range, BadgeFacts())
            let fresh = try BadgeHistory(database: database).achievements(of: owner, in: range, BadgeFacts())
            #expect(kept == fresh, "round \(round)")
        }
    }
}
