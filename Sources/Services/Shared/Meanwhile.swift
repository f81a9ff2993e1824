import Dispatch
import Synchronization

/// A value that another core works out while its asker goes on with what does not need it.
final class Meanwhile<Value: Sendable>: Sendable {
    private let work: @Sendable () throws -> Value
    private let result = Mutex<Result<Value, any Error>?>(nil)
    private let done = DispatchGroup()

    /// Begins at once.
    init(_ work: @escaping @Sendable () throws -> Value) {
        self.work = work
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
        return try (result.withLock { $0 } ?? Result { try work() }).get()
    }
}
