/// A text whose lines end as they do here: those of old programs end in a carriage return alone.
///
/// Only where no line before the first such end has another; elsewhere a carriage return is a blank.
final class LineEnds: ByteStream {
    private let source: any ByteStream
    private var isBegun = false
    private var output: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)
    private var isOld = false

    init(_ source: any ByteStream) { self.source = source }

    deinit { output.deallocate() }

    func next() throws -> Bytes? {
        guard let chunk = try source.next() else { return nil }
        if !isBegun {
            isBegun = true
            let returns = chunk.index(of: UInt8(ascii: "\r"), from: 0)
            isOld = returns.map { $0 + 1 < chunk.count && chunk[$0 + 1] != UInt8(ascii: "\n") } ?? false
            // A blank at the end of one line is no line end.
            if isOld, let line = chunk.index(of: UInt8(ascii: "\n"), from: 0), line < returns ?? 0 { isOld = false }
        }
        guard isOld else { return chunk }
        if output.count < chunk.count {
            output.deallocate()
            output = .allocate(capacity: chunk.count)
        }
        for (place, byte) in chunk.enumerated() {
            output[place] = byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte
        }
        return Bytes(rebasing: Bytes(output)[..<chunk.count])
    }
}
