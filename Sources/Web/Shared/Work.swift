import Foundation

/// Work that takes longer than those who wait for a thread should.
enum Work {
    static func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        // What belongs to the task does not follow onto a thread by itself.
        let changes = RequestChanges.current
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(returning: RequestChanges.$current.withValue(changes, operation: body))
            }
        }
    }

    static func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        let result: Result<Value, any Error> = await onThread { Result { try body() } }
        return try result.get()
    }
}
