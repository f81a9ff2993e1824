import Domain
import Foundation
import Testing

@Suite("Which backups are kept")
struct KeepRuleTests {
    private let start = Date(timeIntervalSince1970: 1_770_000_000)

    private func backup(_ seconds: TimeInterval, isSound: Bool = true, rows: Int = 100) -> KeptBackup {
        KeptBackup(
            name: "\(seconds)-\(rows)-\(isSound)", at: start.addingTimeInterval(seconds), isSound: isSound, rows: rows)
    }

    /// Two years of a backup a day, thinned each time.
    @Test("A year of daily backups leaves two days whole, then 12 days, 10 weeks and 9 months")
    func year() {
        var kept: [KeptBackup] = []
        for number in 0..<730 {
            kept.append(backup(Double(number) * 86_400, rows: 1000 + number))
            let now = kept.last!.at
            let gone = KeepRule.expired(kept, now: now).map(\.name)
            kept.removeAll { gone.contains($0.name) }
        }
        let ages = kept.map { kept.last!.at.timeIntervalSince($0.at) / 86_400 }
        #expect(ages.filter { $0 <= 2 }.count == 3)
        #expect(ages.filter { $0 > 2 && $0 <= 14 }.count == 12)
        #expect((10...11).contains(ages.filter { $0 > 14 && $0 <= 84 }.count))
        #expect((9...10).contains(ages.filter { $0 > 84 }.count))
        #expect(ages.max()! <= 354)
    }

    @Test("A burst of backups ten minutes apart is kept half an hour apart, and its first ones do not starve")
    func burst() {
        var kept: [KeptBackup] = []
        for number in 0..<60 {
            kept.append(backup(Double(number) * 600))
            let gone = KeepRule.expired(kept, now: kept.last!.at).map(\.name)
            kept.removeAll { gone.contains($0.name) }
        }
        #expect(kept.count == 21)
        for (one, next) in zip(kept, kept.dropFirst().dropLast()) { #expect(next.at.timeIntervalSince(one.at) >= 1800) }
    }

    @Test("An empty backup never drives out a full one, however old")
    func emptied() {
        let full = backup(0, rows: 5000)
        let later = (1...500).map { backup(Double($0) * 86_400, rows: 0) }
        let expired = KeepRule.expired([full] + later, now: later.last!.at)
        #expect(!expired.contains(full))
        #expect(expired.count > 400)
    }

    @Test(
        "Whatever there is: the last sound one stays, and each that goes leaves a later sound one with half as much",
        arguments: 0..<200)
    func properties(seed: UInt64) {
        var random = Random(seed: seed)
        let now = start.addingTimeInterval(Double.random(in: -1e5...5e7, using: &random))
        let backups = (0..<Int.random(in: 0..<60, using: &random)).map { number in
            KeptBackup(
                name: "\(number)", at: start.addingTimeInterval(.random(in: 0...5e7, using: &random).rounded()),
                isSound: Int.random(in: 0..<5, using: &random) > 0,
                rows: [0, 10, 1000, 2500, 100_000].randomElement(using: &random)!)
        }
        let expired = KeepRule.expired(backups, now: now)
        let left = backups.filter { !expired.contains($0) }
        let last = backups.filter(\.isSound).max { ($0.at, $0.name) < ($1.at, $1.name) }
        if let last { #expect(left.contains(last)) }
        for gone in expired {
            let better = left.contains { $0.isSound && $0.at >= gone.at && (!gone.isSound || 2 * $0.rows >= gone.rows) }
            #expect(better, "\(gone) of \(backups)")
        }
        #expect(expired.allSatisfy { $0.at <= now })
        #expect(KeepRule.expired(left, now: now) == [], "once is enough")
        #expect(KeepRule.expired(backups.shuffled(using: &random), now: now) == expired)
    }
}
