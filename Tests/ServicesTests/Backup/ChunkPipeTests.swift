import Testing

@testable import Services

@Suite("Bytes from one thread to another")
struct ChunkPipeTests {
    @Test("A stream of many chunks arrives whole, and a reader that leaves stops the writer")
    func pipe() async throws {
        let pipe = ChunkPipe { send in
            for index in 0..<200 { try send([UInt8(index)]) }
        }
        var bytes: [UInt8] = []
        while let chunk = try pipe.next() { bytes += chunk }
        pipe.leave()
        #expect(bytes == (0..<200).map(UInt8.init))

        struct Broken: Error {}
        let broken = ChunkPipe { send in
            try send([1])
            throw Broken()
        }
        #expect(try await broken.next() != nil)
        await #expect(throws: Broken.self) { _ = try await broken.next() }

        let stopped = AsyncStream.makeStream(of: Bool.self)
        let left = ChunkPipe { send in
            defer { stopped.continuation.yield(true) }
            while true { try send([0]) }
        }
        _ = try left.next()
        left.leave()
        #expect(await stopped.stream.first { _ in true } == true)
    }
}
