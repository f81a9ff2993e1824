import Domain
import Foundation
import HTTPTypes
import Synchronization

/// Makes guessing slow. Each wrong answer about an account doubles its wait, from 1 s to 15 min, wherever it came from;
/// and from one address, whatever it asks about, there is one try a second after the first 60.
///
/// A try counts before it is looked at, so that many at once cost as much as one after the other.
final class LoginThrottle: Sendable {
    fileprivate struct Record {
        var failures: Int
        var openAt: Date
    }

    fileprivate struct State {
        var subjects: [String: Record] = [:]
        /// How many tries of an address are to be forgotten yet, as of a moment.
        var addresses: [String: (tries: Double, at: Date)] = [:]
    }

    /// One that was let through, and counts as wrong until something else is said of it.
    struct Try: Sendable {
        fileprivate let subject: String
        fileprivate let address: String
        fileprivate let before: Record?
    }

    private static let longest: TimeInterval = 15 * 60
    private static let triesOfAnAddress = 60.0
    private let state = Mutex(State())

    /// - Parameter subject: whose secret is guessed: an account, or a name that there is no account of
    /// - Throws: 429 with `Retry-After` while the wait lasts.
    func begin(_ subject: String, from address: String, now: Date) throws(Problem) -> Try {
        let subject = String(subject.prefix(200)).lowercased()
        let (before, wait) = state.withLock { state -> (Record?, TimeInterval) in
            state.forget(now)
            let record = state.subjects[subject]
            let tries = state.tries(of: address, now)
            let wait = max(
                record?.openAt.timeIntervalSince(now) ?? 0, tries - Self.triesOfAnAddress + 1)
            guard wait <= 0 else { return (nil, wait) }
            let failures = (record?.failures ?? 0) + 1
            let next = min(Self.longest, pow(2, Double(min(failures, 12) - 1)))
            state.subjects[subject] = Record(failures: failures, openAt: now.addingTimeInterval(next))
            state.addresses[address] = (tries + 1, now)
            return (record, 0)
        }
        guard wait > 0 else { return Try(subject: subject, address: address, before: before) }
        throw Self.wait(min(wait, Self.longest))
    }

    /// 429 for who has to wait for so many seconds.
    static func wait(_ wait: TimeInterval) -> Problem {
        let seconds = wait.rounded(.up)
        return Problem(
            .tooManyRequests, "problem.throttled", values: ["seconds": .number(seconds)],
            headers: [.retryAfter: String(Int(exactly: seconds) ?? Int(longest))])
    }

    /// It was right: nothing of before counts any more.
    func succeeded(_ tried: Try) { end(tried, with: nil) }

    /// It was never looked at: all is as before it.
    func withdraw(_ tried: Try) { end(tried, with: tried.before) }

    private func end(_ tried: Try, with record: Record?) {
        state.withLock { state in
            state.subjects[tried.subject] = record
            state.addresses[tried.address]?.tries -= 1
        }
    }
}

extension LoginThrottle.State {
    /// One is forgotten each second.
    fileprivate func tries(of address: String, _ now: Date) -> Double {
        addresses[address].map { max(0, $0.tries - max(0, now.timeIntervalSince($0.at))) } ?? 0
    }

    fileprivate mutating func forget(_ now: Date) {
        if subjects.count > 10_000 {
            subjects = subjects.filter { $0.value.openAt > now }
        }
        if addresses.count > 10_000 { addresses = addresses.filter { tries(of: $0.key, now) > 0 } }
    }
}
