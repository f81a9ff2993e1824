import Domain
import Foundation
import Synchronization

/// Answers that a model is at, so that whoever asked can stop them.
final class ModelRuns: Sendable {
    /// At once, for an account
    static let most = 2

    private struct Run {
        var id: String
        /// Once it is known
        var stop: (@Sendable () -> Void)?
        var isStopped = false
    }

    private let runs = Mutex<[Account.ID: [Run]]>([:])

    /// - Returns: false where an account has as many as it may have
    func begin(_ id: String, of owner: Account.ID) -> Bool {
        runs.withLock { runs in
            guard runs[owner, default: []].count < Self.most else { return false }
            runs[owner, default: []].append(Run(id: id))
            return true
        }
    }

    func set(_ id: String, of owner: Account.ID, stop: @escaping @Sendable () -> Void) {
        let isStopped = runs.withLock { runs in
            guard let index = runs[owner]?.firstIndex(where: { $0.id == id }) else { return true }
            runs[owner]?[index].stop = stop
            return runs[owner]?[index].isStopped ?? true
        }
        if isStopped { stop() }
    }

    func end(_ id: String, of owner: Account.ID) {
        runs.withLock { runs in
            runs[owner]?.removeAll { $0.id == id }
            if runs[owner]?.isEmpty == true { runs[owner] = nil }
        }
    }

    /// - Returns: whether there was one to stop
    func stop(_ id: String, of owner: Account.ID) -> Bool {
        let found: (isThere: Bool, stop: (@Sendable () -> Void)?) = runs.withLock { runs in
            guard let index = runs[owner]?.firstIndex(where: { $0.id == id }) else { return (false, nil) }
            runs[owner]?[index].isStopped = true
            return (true, runs[owner]?[index].stop)
        }
        found.stop?()
        return found.isThere
    }
}
