import Domain
import Foundation
import HTTPTypes
import Synchronization

/// Makes guessing slow: each wrong answer for a name from an address doubles the wait, from 1 s to 15 min.
final class LoginThrottle: Sendable {
    private struct Record {
        var failures: Int
        var openAt: Date
    }

    private static let longest: TimeInterval = 15 * 60
    private let records = Mutex<[String: Record]>([:])

    /// - Throws: 429 with `Retry-After` while the wait lasts.
    func check(_ name: String, _ address: String, now: Date) throws(Problem) {
        let openAt = records.withLock { $0[Self.key(name, address)]?.openAt ?? .distantPast }
        let wait = openAt.timeIntervalSince(now)
        guard wait > 0 else { return }
        let seconds = min(wait.rounded(.up), Self.longest)
        throw Problem(
            .tooManyRequests, "problem.throttled", values: ["seconds": .number(seconds)],
            headers: [.retryAfter: String(Int(exactly: seconds) ?? Int(Self.longest))])
    }

    func failed(_ name: String, _ address: String, now: Date) {
        records.withLock { records in
            if records.count > 10_000 { records = records.filter { $0.value.openAt > now } }
            let failures = (records[Self.key(name, address)]?.failures ?? 0) + 1
            let wait = min(Self.longest, pow(2, Double(min(failures, 12) - 1)))
            records[Self.key(name, address)] = Record(failures: failures, openAt: now.addingTimeInterval(wait))
        }
    }

    func succeeded(_ name: String, _ address: String) {
        records.withLock { _ = $0.removeValue(forKey: Self.key(name, address)) }
    }

    private static func key(_ name: String, _ address: String) -> String {
        "\(name.prefix(200).lowercased()) \(address)"
    }
}
