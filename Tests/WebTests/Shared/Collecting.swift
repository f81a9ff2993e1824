import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

@testable import Web

/// All that a response writes.
func collected(_ response: Response) async throws -> String {
    let writer = Collector()
    try await response.body.write(writer)
    return writer.bytes.withLock { String(buffer: $0) }
}

private final class Collector: ResponseBodyWriter {
    let bytes = Mutex(ByteBuffer())

    func write(_ buffer: ByteBuffer) async throws {
        bytes.withLock { _ = $0.writeImmutableBuffer(buffer) }
    }

    func finish(_: HTTPFields?) async throws {}
}
