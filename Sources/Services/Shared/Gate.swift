import Synchronization

/// Lets a fixed number in at once. The rest wait in turn, one of each crowd after the other, so that a crowd waits for
/// itself; a queue that grows too long is refused.
public final class Gate: Sendable {
    /// Too many wait already.
    public struct Busy: Error {}

    /// Who wants to come in.
    public struct Turn: Sendable {
        /// Those who share one share their turns.
        var crowd: String
        /// Whether nobody waits for the outcome any more.
        var isGone: @Sendable () -> Bool

        public init(crowd: String = "", isGone: @escaping @Sendable () -> Bool = { false }) {
            self.crowd = crowd
            self.isGone = isGone
        }
    }

    fileprivate struct Waiting {
        let turn: Turn
        let continuation: CheckedContinuation<Bool, Never>
    }

    fileprivate struct State {
        var free: Int
        /// Of each crowd, the first to come first; the crowd whose turn it is first.
        var crowds: [(name: String, waiting: [Waiting])] = []

        var count: Int { crowds.reduce(0) { $0 + $1.waiting.count } }
    }

    private let state: Mutex<State>
    private let longestQueue: Int

    public init(places: Int, longestQueue: Int) {
        state = Mutex(State(free: places))
        self.longestQueue = longestQueue
    }

    /// How many wait
    var waiting: Int { state.withLock { $0.count } }

    /// - Throws: `Busy`
    public func enter(_ turn: Turn = Turn()) async throws {
        let isIn = await withCheckedContinuation { continuation in
            let refused = state.withLock { state -> [Waiting] in
                let newcomer = Waiting(turn: turn, continuation: continuation)
                if state.free > 0 {
                    state.free -= 1
                    continuation.resume(returning: true)
                    return []
                }
                var refused = state.count < longestQueue ? [] : state.takeGone()
                state.add(newcomer)
                if state.count > longestQueue, let last = state.takeLastOfLargest() { refused.append(last) }
                return refused
            }
            for waiting in refused { waiting.continuation.resume(returning: false) }
        }
        if !isIn { throw Busy() }
    }

    /// Gives the place to the next who still waits. Once for each `enter` that threw nothing.
    public func leave() {
        while let next = state.withLock({ $0.next() }) {
            let isGone = next.turn.isGone()
            next.continuation.resume(returning: !isGone)
            if !isGone { return }
        }
    }
}

extension Gate.State {
    fileprivate mutating func add(_ newcomer: Gate.Waiting) {
        if let index = crowds.firstIndex(where: { $0.name == newcomer.turn.crowd }) {
            crowds[index].waiting.append(newcomer)
        } else {
            crowds.append((newcomer.turn.crowd, [newcomer]))
        }
    }

    /// The next in turn; with nobody waiting the place is free.
    fileprivate mutating func next() -> Gate.Waiting? {
        guard var crowd = crowds.first else {
            free += 1
            return nil
        }
        crowds.removeFirst()
        let next = crowd.waiting.removeFirst()
        if !crowd.waiting.isEmpty { crowds.append(crowd) }
        return next
    }

    fileprivate mutating func takeGone() -> [Gate.Waiting] {
        var gone: [Gate.Waiting] = []
        for index in crowds.indices {
            // Asked once of each: it may change meanwhile.
            let split = Dictionary(grouping: crowds[index].waiting) { $0.turn.isGone() }
            gone += split[true] ?? []
            crowds[index].waiting = split[false] ?? []
        }
        crowds.removeAll { $0.waiting.isEmpty }
        return gone
    }

    fileprivate mutating func takeLastOfLargest() -> Gate.Waiting? {
        guard let index = crowds.indices.max(by: { crowds[$0].waiting.count < crowds[$1].waiting.count }) else {
            return nil
        }
        let last = crowds[index].waiting.removeLast()
        if crowds[index].waiting.isEmpty { crowds.remove(at: index) }
        return last
    }
}
