import Domain
public import Foundation
import Synchronization

/// Makes guessing slow. Each wrong answer about an account doubles its wait, from 1 s to 15 min, wherever it came from;
/// and from one address, whatever it asks about, there is one try a second after the first 60.
///
/// A try counts before it is looked at, so that many at once cost as much as one after the other.
public final class LoginThrottle: Sendable {
    /// Tries about one subject that count as wrong, the oldest first.
    fileprivate struct Record {
        var failures: [(number: Int, at: Date)] = []

        /// When the next may be
        var openAt: Date {
            guard let last = failures.last else { return .distantPast }
            return last.at.addingTimeInterval(min(LoginThrottle.longest, pow(2, Double(failures.count - 1))))
        }
    }

    /// Tries from one address, the oldest first, each with how much of it counts yet: one is forgotten each second.
    fileprivate struct Crowd {
        var tries: [(number: Int, share: Double)] = []
        var at: Date
    }

    fileprivate struct State {
        var subjects: [String: Record] = [:]
        var addresses: [String: Crowd] = [:]
        var begun = 0
    }

    /// It is too early for the next try.
    public struct Wait: Error {
        public let seconds: TimeInterval

        public init(seconds: TimeInterval) { self.seconds = seconds }
    }

    /// One that was let through, and counts as wrong until something else is said of it.
    public struct Try: Sendable {
        fileprivate let subject: String
        fileprivate let address: String
        fileprivate let number: Int
    }

    /// How many failures about a subject are kept: one more makes no wait longer.
    private static let most = 12
    /// In seconds
    public static let longest: TimeInterval = 15 * 60
    private static let triesOfAnAddress = 60.0
    private let state = Mutex(State())

    public init() {}

    /// - Parameter subject: whose secret is guessed: an account, or a name that there is no account of
    /// - Throws: `Wait` while it lasts, of 15 minutes at most
    public func begin(_ subject: String, from address: String, now: Date) throws(Wait) -> Try {
        let subject = String(subject.prefix(200)).lowercased()
        let (number, wait) = state.withLock { state -> (Int, TimeInterval) in
            state.forget(now)
            var record = state.subjects[subject] ?? Record()
            var crowd = state.addresses[address] ?? Crowd(at: now)
            crowd.forget(now)
            let wait = max(record.openAt.timeIntervalSince(now), crowd.count - Self.triesOfAnAddress + 1)
            guard wait <= 0 else { return (0, wait) }
            state.begun += 1
            record.failures = (record.failures + [(state.begun, now)]).suffix(Self.most)
            state.subjects[subject] = record
            crowd.tries.append((state.begun, 1))
            state.addresses[address] = crowd
            return (state.begun, 0)
        }
        guard wait > 0 else { return Try(subject: subject, address: address, number: number) }
        throw Wait(seconds: min(wait, Self.longest))
    }

    /// It was right: nothing of before counts any more. What came after it does.
    public func succeeded(_ tried: Try, now: Date) { end(tried, now) { $0 <= tried.number } }

    /// It was never looked at: all is as it were without it.
    public func withdraw(_ tried: Try, now: Date) { end(tried, now) { $0 == tried.number } }

    private func end(_ tried: Try, _ now: Date, forgetting isForgotten: (Int) -> Bool) {
        state.withLock { state in
            state.subjects[tried.subject]?.failures.removeAll { isForgotten($0.number) }
            if state.subjects[tried.subject]?.failures.isEmpty == true { state.subjects[tried.subject] = nil }
            state.addresses[tried.address]?.forget(now)
            state.addresses[tried.address]?.tries.removeAll { $0.number == tried.number }
        }
    }
}

extension LoginThrottle.Crowd {
    fileprivate var count: Double { tries.map(\.share).reduce(0, +) }

    fileprivate mutating func forget(_ now: Date) {
        var seconds = max(0, now.timeIntervalSince(at))
        at = now
        while seconds > 0, let first = tries.first {
            if first.share > seconds { tries[0].share -= seconds } else { tries.removeFirst() }
            seconds -= first.share
        }
    }
}

extension LoginThrottle.State {
    fileprivate mutating func forget(_ now: Date) {
        if subjects.count > 10_000 {
            subjects = subjects.filter { $0.value.openAt > now }
        }
        if addresses.count > 10_000 {
            addresses = addresses.filter { $0.value.count > max(0, now.timeIntervalSince($0.value.at)) }
        }
    }
}
