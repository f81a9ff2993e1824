import Domain
import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Foods on their way into the catalogue, written down by rank: they come in any order, and rows are quickest made in
/// the order of their numbers.
///
/// One file without a name, so nothing stays behind however the import ends. Each rank fills a block at a time.
final class FoodSpool {
    private struct Block {
        var offset: Int
        var count: Int
    }

    /// What tells two versions of a food apart.
    private struct Version {
        var key: UInt64
        var changed: UInt32
        var sequence: UInt32
    }

    private static let blockSize = 128 << 10

    private let descriptor: Int32
    private var end = 0
    private var open = [[UInt8]](repeating: [], count: FoodRank.count)
    private var blocks = [[Block]](repeating: [], count: FoodRank.count)
    private var versions: [Version] = []
    /// By sequence: whether a newer version came.
    private var isReplaced: [Bool] = []
    /// Foods that were written down, old versions among them.
    private(set) var count = 0
    private(set) var replaced = 0

    /// - Throws: `StorageError.diskFull`, `CocoaError`
    init(in directory: URL) throws {
        var path = Array(directory.appending(path: "catalogue.spool-XXXXXX").path.utf8CString)
        descriptor = mkstemp(&path)
        guard descriptor >= 0 else { throw Self.error(errno) }
        unlink(path)
    }

    deinit { close(descriptor) }

    /// A food without a name is left out.
    ///
    /// - Throws: `StorageError.diskFull`
    func add(_ food: CatalogueFood) throws {
        guard !food.name.isEmpty else { return }
        let rank = food.rank.value
        guard let sequence = UInt32(exactly: count) else { throw StorageError.diskFull }
        count += 1
        let key = food.barcode?.value ?? UInt64(bitPattern: food.number) | 1 << 62
        versions.append(Version(key: key, changed: UInt32(clamping: food.changed), sequence: sequence))
        FoodRecord.write(food, sequence, to: &open[rank])
        if open[rank].count >= Self.blockSize { try flush(rank) }
    }

    /// Finds out which versions are old.
    func finish() throws {
        for rank in open.indices { try flush(rank) }
        open = []
        versions.sort { ($0.key, $0.changed, $0.sequence) < ($1.key, $1.changed, $1.sequence) }
        isReplaced = [Bool](repeating: false, count: versions.count)
        for (version, next) in zip(versions, versions.dropFirst()) where version.key == next.key {
            isReplaced[Int(version.sequence)] = true
            replaced += 1
        }
        versions = []
    }

    /// Calls `body` with each food of a rank that has not been replaced, in the order in which they came.
    func read(rank: Int, _ body: (FoodRecord) throws -> Void) throws {
        for block in blocks[rank] {
            var bytes = [UInt8](repeating: 0, count: block.count)
            try bytes.withUnsafeMutableBytes { try fill($0, from: block.offset) }
            try bytes.withUnsafeBytes { bytes in
                var position = 0
                while let record = FoodRecord(bytes, at: &position) {
                    if !isReplaced[Int(record.sequence)] { try body(record) }
                }
            }
        }
    }

    private func flush(_ rank: Int) throws {
        let bytes = open[rank]
        guard !bytes.isEmpty else { return }
        var written = 0
        while written < bytes.count {
            let got = bytes.withUnsafeBytes {
                pwrite(descriptor, $0.baseAddress.map { $0 + written }, bytes.count - written, off_t(end + written))
            }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { throw Self.error(errno) }
            written += got
        }
        blocks[rank].append(Block(offset: end, count: bytes.count))
        end += bytes.count
        open[rank].removeAll(keepingCapacity: true)
    }

    private func fill(_ buffer: UnsafeMutableRawBufferPointer, from offset: Int) throws {
        var count = 0
        while count < buffer.count {
            let got = pread(
                descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count, off_t(offset + count))
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { throw Self.error(errno) }
            count += got
        }
    }

    private static func error(_ code: Int32) -> any Error {
        code == ENOSPC || code == EDQUOT ? StorageError.diskFull : CocoaError(.fileWriteUnknown)
    }
}
