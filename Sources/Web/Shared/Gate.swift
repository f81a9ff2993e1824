import HTTPTypes
import Synchronization

/// Lets a fixed number in at once; the rest wait in turn, and a queue that grows too long is refused.
final class Gate: Sendable {
    private struct State {
        var free: Int
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>
    private let longestQueue: Int

    init(places: Int, longestQueue: Int = 32) {
        state = Mutex(State(free: places))
        self.longestQueue = longestQueue
    }

    /// - Throws: 503 when too many wait already.
    func enter() async throws {
        let isFull = state.withLock { $0.free == 0 && $0.waiting.count >= longestQueue }
        if isFull { throw Problem(.serviceUnavailable, "problem.busy", headers: [.retryAfter: "5"]) }
        await withCheckedContinuation { continuation in
            let goesIn = state.withLock { state in
                if state.free > 0 {
                    state.free -= 1
                    return true
                }
                state.waiting.append(continuation)
                return false
            }
            if goesIn { continuation.resume() }
        }
    }

    func leave() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            if state.waiting.isEmpty {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.resume()
    }
}
