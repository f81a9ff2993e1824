import Foundation

/// Work that takes longer than those who wait for a thread should.
enum Work {
    static func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: body()) }
        }
    }

    static func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        let result: Result<Value, any Error> = await onThread { Result { try body() } }
        return try result.get()
    }
}
