import Domain
import Synchronization

/// The requests that are being answered, so that whoever sent one can take it back.
final class MCPRuns: Sendable {
    /// A request's id is its client's own: two clients may use the same.
    struct Key: Hashable {
        let owner: Account.ID
        let session: String
        let id: String
    }

    private let running = Mutex<[Key: Task<JSONValue, any Error>]>([:])

    /// - Throws: `CancellationError` when it is taken back meanwhile
    func run(
        _ key: Key, _ body: @escaping @Sendable () async throws -> JSONValue
    ) async throws -> JSONValue {
        let task = Task(operation: body)
        running.withLock { $0[key] = task }
        defer { running.withLock { if $0[key] == task { $0[key] = nil } } }
        let value = try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
        if task.isCancelled { throw CancellationError() }
        return value
    }

    func cancel(_ key: Key) { running.withLock { $0[key] }?.cancel() }
}
