import Storage
import Synchronization

/// Looks at the store at most once a second, however many ask.
final class HealthProbe: Sendable {
    private struct State {
        var found: (health: StoreHealth, at: ContinuousClock.Instant)?
        var isLooking = false

        func isFresh(at moment: ContinuousClock.Instant) -> Bool {
            found.map { $0.at.duration(to: moment) < HealthProbe.keeps } ?? false
        }
    }

    private static let keeps = Duration.seconds(1)
    private static let patience = Duration.seconds(3)

    private let database: Database
    private let state = Mutex(State())

    init(database: Database) { self.database = database }

    /// What was found, a second ago at most; `nil` where it takes longer than `patience`, behind a writer.
    func health() async -> StoreHealth? {
        let asked = ContinuousClock.now
        let starts = state.withLock { state in
            if state.isLooking || state.isFresh(at: asked) { return false }
            state.isLooking = true
            return true
        }
        if starts { Task { await look() } }
        // It takes a millisecond, or is behind somebody.
        var pause = Duration.milliseconds(1)
        repeat {
            if let health = state.withLock({ $0.isFresh(at: asked) ? $0.found?.health : nil }) { return health }
            try? await Task.sleep(for: pause, tolerance: .zero)
            pause = min(pause * 2, .milliseconds(20))
        } while !Task.isCancelled && asked.duration(to: .now) < Self.patience
        return nil
    }

    private func look() async {
        let database = database
        let health = await Work.onThread { database.examine() }
        state.withLock {
            $0.found = (health, .now)
            $0.isLooking = false
        }
    }
}
