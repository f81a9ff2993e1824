import Foundation
import Synchronization
import Testing

@testable import Services

@Suite("Queues and waits before passwords")
struct QueueTests {
    private func throttle(_ body: (LoginThrottle, Date) throws -> Void) rethrows {
        try body(LoginThrottle(), Date(timeIntervalSince1970: 1_774_085_400))
    }

    @Test("An account's wait doubles wherever the wrong answers come from, and ends with a right one")
    func account() throws {
        try throttle { throttle, now in
            _ = try throttle.begin("sam", from: "a", now: now)
            #expect(throws: LoginThrottle.Wait.self) { try throttle.begin("SAM", from: "b", now: now) }
            let second = try throttle.begin("sam", from: "b", now: now + 1)
            #expect(throws: LoginThrottle.Wait.self) { try throttle.begin("sam", from: "c", now: now + 2) }
            throttle.succeeded(second, now: now + 1)
            _ = try throttle.begin("sam", from: "c", now: now + 2)
        }
    }

    @Test("One that was never looked at counts for nothing")
    func withdrawn() throws {
        try throttle { throttle, now in
            for _ in 0..<200 { throttle.withdraw(try throttle.begin("sam", from: "a", now: now), now: now) }
            _ = try throttle.begin("sam", from: "a", now: now)
        }
    }

    @Test("What ends one try leaves the failure of another, that came in between, as it is")
    func interleaved() throws {
        func wait(_ throttle: LoginThrottle, _ subject: String, _ address: String, _ now: Date) throws -> Double {
            do {
                throttle.withdraw(try throttle.begin(subject, from: address, now: now), now: now)
                return 0
            } catch {
                return error.seconds.rounded(.up)
            }
        }
        try throttle { throttle, now in
            // A slow right answer about Sam, and wrong ones while it was looked at.
            let slow = try throttle.begin("sam", from: "a", now: now)
            _ = try throttle.begin("sam", from: "b", now: now + 1)
            _ = try throttle.begin("sam", from: "b", now: now + 3)
            throttle.succeeded(slow, now: now + 3)
            #expect(try wait(throttle, "sam", "c", now + 3) == 2, "two failures")
            // One that was refused a place counts for nothing; the failure before it and the one after do.
            let refused = try throttle.begin("sam", from: "a", now: now + 5)
            _ = try throttle.begin("sam", from: "b", now: now + 9)
            throttle.withdraw(refused, now: now + 9)
            #expect(try wait(throttle, "sam", "c", now + 9) == 4, "three failures")
            throttle.succeeded(refused, now: now + 9)
            #expect(try wait(throttle, "sam", "c", now + 9) == 1, "the last one alone")
        }
        try throttle { throttle, now in
            let first = try throttle.begin("name", from: "a", now: now)
            for number in 0..<60 { _ = try throttle.begin("name \(number)", from: "a", now: now + 1) }
            // Long forgotten: who ends it takes none of the others with it.
            throttle.withdraw(first, now: now + 1)
            #expect(try wait(throttle, "another", "a", now + 1) == 1)
        }
    }

    @Test("From one address, names that nobody has are tried once a second in the end")
    func address() throws {
        try throttle { throttle, now in
            for number in 0..<60 { _ = try throttle.begin("name \(number)", from: "a", now: now) }
            #expect(throws: LoginThrottle.Wait.self) { try throttle.begin("another", from: "a", now: now) }
            _ = try throttle.begin("another", from: "b", now: now)
            _ = try throttle.begin("a third", from: "a", now: now + 1)
        }
    }

    /// What happened at a gate, in order.
    private final class Record: Sendable {
        private let entries = Mutex<[String]>([])
        private let gone = Mutex(false)

        var all: [String] { entries.withLock { $0 } }
        var isGone: Bool {
            get { gone.withLock { $0 } }
            set { gone.withLock { $0 = newValue } }
        }

        func note(_ entry: String) { entries.withLock { $0.append(entry) } }
    }

    private static func wait(
        _ name: String, _ crowd: String, at gate: Gate, _ record: Record,
        isGone: @escaping @Sendable () -> Bool = { false }
    ) async -> Task<Void, Never> {
        let task = Task {
            do {
                try await gate.enter(Gate.Turn(crowd: crowd, isGone: isGone))
                record.note(name)
                gate.leave()
            } catch {
                record.note("no \(name)")
            }
        }
        // In this order, one after the other.
        while gate.waiting + record.all.count < Int(name.suffix(1)) ?? 0 { await Task.yield() }
        return task
    }

    @Test("Each crowd has its turn, those who have gone lose theirs, and the longest queue is the one that is cut")
    func gate() async throws {
        let gate = Gate(places: 1, longestQueue: 4)
        let record = Record()
        try await gate.enter()
        var tasks = [await Self.wait("a1", "a", at: gate, record)]
        tasks.append(await Self.wait("a2", "a", at: gate, record, isGone: { record.isGone }))
        tasks.append(await Self.wait("a3", "a", at: gate, record))
        tasks.append(await Self.wait("a4", "a", at: gate, record))
        tasks.append(await Self.wait("b5", "b", at: gate, record))
        #expect(record.all == ["no a4"])
        record.isGone = true
        gate.leave()
        for task in tasks { await task.value }
        #expect(record.all.sorted() == ["a1", "a3", "b5", "no a2", "no a4"])
        let admitted = record.all.filter { !$0.hasPrefix("no") }
        #expect(admitted.firstIndex(of: "b5") ?? 9 < admitted.firstIndex(of: "a3") ?? 9)
    }
}
