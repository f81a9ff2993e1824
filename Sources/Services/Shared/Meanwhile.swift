import Dispatch
import Synchronization

/// A value that another core works out while its asker goes on with what does not need it.
final class Meanwhile<Value: Sendable>: Sendable {
    private let result = Mutex(Result<Value, any Error>.failure(CancellationError()))
    private let done = DispatchGroup()

    /// Begins at once.
    init(_ work: @escaping @Sendable () throws -> Value) {
        DispatchQueue.global().async(group: done) {
            let result = Result { try work() }
            self.result.withLock { $0 = result }
        }
    }

    /// Waits for it.
    ///
    /// - Throws: what the work threw
    func value() throws -> Value {
        done.wait()
        return try result.withLock { $0 }.get()
    }
}
