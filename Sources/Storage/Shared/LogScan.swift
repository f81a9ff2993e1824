import Foundation

/// Reads SQLite's write-ahead log as SQLite does (sqlite.org/fileformat2.html, section 4) and looks on where SQLite
/// stops: at a frame whose checksum is wrong. After a crash that is the end. What follows it of the same generation was
/// saved, and is lost.
enum LogScan {
    /// Transactions.
    struct Damage: Equatable {
        var readable: Int
        var lost: Int
    }

    /// - Returns: `nil` for a log that is whole, absent, or ends as a crash leaves it
    static func damage(log: URL, index: URL) throws -> Damage? {
        // The index first: a replicator may be adding to both, and the log may know more than the index, never less.
        let index = (try? Data(contentsOf: index)).flatMap { LogIndex([UInt8]($0.prefix(LogIndex.size))) }
        let bytes = FileManager.default.fileExists(atPath: log.path) ? try Data(contentsOf: log) : Data()
        return damage([UInt8](bytes), index: index)
    }

    static func damage(_ log: [UInt8], index: LogIndex?) -> Damage? {
        guard let header = Header(log) else {
            // One that never was begun, or of which not even the beginning can be read.
            let isLost = index.map { $0.frames > $0.saved } ?? (log.count > Header.size)
            return isLost ? Damage(readable: 0, lost: 1) : nil
        }
        var checksum = header.checksum
        var readable = 0
        var end = 0
        var stop: Int?
        for number in 0..<header.count(log) {
            guard header.owns(log, number), header.isWhole(log, number, after: checksum) else {
                stop = number
                break
            }
            checksum = Checksum(log, header.offset(number) + 16)
            if header.isCommit(log, number) {
                readable += 1
                end = number + 1
            }
        }
        let known = index.flatMap { $0.salts == header.salts ? $0 : nil }
        let later = stop.map { stop in (stop..<header.count(log)).filter { header.owns(log, $0) } } ?? []
        // The wrong byte may be the one by which a frame says that it ends a transaction.
        let commits = later.filter {
            header.isCommit(log, $0) && !($0 == stop && header.isWhole(log, $0, after: checksum, asCommit: false))
        }
        if let known, known.saved >= max(known.frames, (commits.last ?? -1) + 1) { return nil }
        // A frame that a crash cut short is the last of its generation, and shorter than the others or followed by an
        // older one.
        let isCutShort = later.count == 1 && later.first == stop && stop != header.count(log) - 1
        let lost = isCutShort ? 0 : max(commits.count, stop == header.count(log) - 1 && !later.isEmpty ? 1 : 0)
        let promised = known.map { $0.frames > end ? 1 : 0 } ?? 0
        return max(lost, promised) > 0 ? Damage(readable: readable, lost: max(lost, promised)) : nil
    }

    /// The first 32 bytes.
    private struct Header {
        static let size = 32
        let page: Int
        let salts: [UInt8]
        let checksum: Checksum
        let order: Checksum.Order

        init?(_ log: [UInt8]) {
            guard log.count >= Self.size else { return nil }
            switch bigEndian(log, 0) {
            case 0x377f_0682: order = .little
            case 0x377f_0683: order = .big
            default: return nil
            }
            page = Int(bigEndian(log, 8))
            salts = Array(log[16..<24])
            checksum = Checksum(log, 24)
            guard (512...65_536).contains(page), page.nonzeroBitCount == 1,
                Checksum().adding(log, 0..<24, order) == checksum
            else { return nil }
        }

        var frame: Int { 24 + page }
        func count(_ log: [UInt8]) -> Int { (log.count - Self.size) / frame }
        func offset(_ number: Int) -> Int { Self.size + number * frame }
        /// Whether a frame is of this generation of the log.
        func owns(_ log: [UInt8], _ number: Int) -> Bool {
            log[offset(number) + 8..<offset(number) + 16].elementsEqual(salts)
        }
        /// Whether a frame's checksum is right.
        ///
        /// - Parameter asCommit: false to read it as one that ends no transaction, whatever it says
        func isWhole(_ log: [UInt8], _ number: Int, after checksum: Checksum, asCommit: Bool = true) -> Bool {
            let at = offset(number)
            let head =
                asCommit
                ? checksum.adding(log, at..<at + 8, order)
                : checksum.adding(log[at..<at + 4] + [0, 0, 0, 0], 0..<8, order)
            return head.adding(log, at + 24..<at + frame, order) == Checksum(log, at + 16)
        }
        func isCommit(_ log: [UInt8], _ number: Int) -> Bool { bigEndian(log, offset(number) + 4) != 0 }
    }

    struct Checksum: Equatable {
        enum Order { case little, big }
        private var first: UInt32 = 0
        private var second: UInt32 = 0

        init() {}

        init(_ bytes: [UInt8], _ at: Int) {
            first = bigEndian(bytes, at)
            second = bigEndian(bytes, at + 4)
        }

        /// - Parameter range: a multiple of 8 bytes
        func adding(_ bytes: [UInt8], _ range: Range<Int>, _ order: Order) -> Checksum {
            var sum = self
            bytes.withUnsafeBytes { buffer in
                for at in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
                    let one = buffer.loadUnaligned(fromByteOffset: at, as: UInt32.self)
                    let two = buffer.loadUnaligned(fromByteOffset: at + 4, as: UInt32.self)
                    sum.first &+= (order == .little ? UInt32(littleEndian: one) : UInt32(bigEndian: one)) &+ sum.second
                    sum.second &+= (order == .little ? UInt32(littleEndian: two) : UInt32(bigEndian: two)) &+ sum.first
                }
            }
            return sum
        }
    }
}

/// What SQLite's index of the log (`-shm`, in the machine's own byte order) says of it. It outlives a killed process.
struct LogIndex: Equatable {
    static let size = 100
    /// Frames that are part of the database.
    let frames: Int
    /// Of these, those that were copied into it.
    let saved: Int
    let salts: [UInt8]

    /// - Returns: `nil` where the two copies of its header differ, as while it is being written
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.size, bytes[0..<48].elementsEqual(bytes[48..<96]), bytes[12] == 1 else { return nil }
        func number(_ at: Int) -> Int {
            Int(bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: at, as: UInt32.self) })
        }
        frames = number(16)
        saved = number(96)
        salts = Array(bytes[32..<40])
    }
}

private func bigEndian(_ bytes: [UInt8], _ at: Int) -> UInt32 {
    bytes[at..<at + 4].reduce(0) { $0 << 8 | UInt32($1) }
}
