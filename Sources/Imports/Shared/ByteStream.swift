/// Bytes in memory that are valid until whoever gave them is asked for more.
typealias Bytes = UnsafeBufferPointer<UInt8>

/// Bytes that come in chunks.
protocol ByteStream: AnyObject {
    /// The next chunk, never empty, valid until the next call; `nil` at the end.
    ///
    /// - Throws: `ImportError`, and what the meter throws to cancel.
    func next() throws -> Bytes?
}

/// Part of a file, as it is.
final class FileStream: ByteStream {
    private let file: InputFile
    private let meter: ImportMeter?
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private var offset: Int
    private let end: Int

    init(_ file: InputFile, _ range: Range<Int>, meter: ImportMeter? = nil, chunk: Int = 256 << 10) {
        self.file = file
        self.meter = meter
        offset = range.lowerBound
        end = range.upperBound
        buffer = .allocate(capacity: max(1, min(chunk, range.count)))
    }

    deinit { buffer.deallocate() }

    func next() throws -> Bytes? {
        let count = min(buffer.count, end - offset)
        guard count > 0 else { return nil }
        let got = try file.read(
            into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[..<count])), at: offset)
        // The range was taken from the file's size, or from an archive that promised so much.
        guard got == count else { throw ImportError.truncated }
        offset += got
        try meter?.add(got)
        return Bytes(rebasing: Bytes(buffer)[..<got])
    }
}

/// How far an import is.
public struct ImportProgress: Sendable, Equatable {
    /// Bytes of the file, compressed where it is compressed.
    public var bytesRead: Int
    public var bytesTotal: Int
    /// Foods kept, or rows read.
    public var items: Int
}

/// Counts what is read, and tells whoever wants to know; they cancel by throwing.
final class ImportMeter {
    var total: Int
    var items = 0
    private var done = 0
    private let report: (ImportProgress) throws -> Void

    init(total: Int, report: @escaping (ImportProgress) throws -> Void) {
        self.total = total
        self.report = report
    }

    func add(_ bytes: Int) throws {
        done += bytes
        try report(ImportProgress(bytesRead: min(done, total), bytesTotal: total, items: items))
    }
}
