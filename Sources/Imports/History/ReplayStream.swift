/// A stream whose beginning is looked at before it is read.
final class ReplayStream: ByteStream {
    /// As many bytes as were asked for, or all there are.
    let head: [UInt8]
    /// Whether there is nothing behind the head.
    let isWhole: Bool
    private let rest: any ByteStream
    private let copy: UnsafeMutableBufferPointer<UInt8>
    private var isReplayed = false

    init(_ stream: any ByteStream, peek: Int) throws {
        var head: [UInt8] = []
        var isWhole = false
        while head.count < peek {
            guard let chunk = try stream.next() else {
                isWhole = true
                break
            }
            head += chunk
        }
        self.head = head
        self.isWhole = isWhole
        rest = stream
        copy = .allocate(capacity: head.count)
        _ = copy.initialize(fromContentsOf: head)
    }

    deinit { copy.deallocate() }

    func next() throws -> Bytes? {
        if isReplayed { return try rest.next() }
        isReplayed = true
        return head.isEmpty ? try rest.next() : Bytes(copy)
    }
}

/// Bytes that are in memory anyway, as a stream.
final class MemoryStream: ByteStream {
    private let copy: UnsafeMutableBufferPointer<UInt8>
    private var isRead = false

    init(_ bytes: some Collection<UInt8>) {
        copy = .allocate(capacity: bytes.count)
        _ = copy.initialize(fromContentsOf: bytes)
    }

    deinit { copy.deallocate() }

    func next() -> Bytes? {
        defer { isRead = true }
        return isRead || copy.isEmpty ? nil : Bytes(copy)
    }
}
