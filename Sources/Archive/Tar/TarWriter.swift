/// Writes a tar file (POSIX ustar) piece by piece.
public final class TarWriter {
    static let block = 512
    private let send: Push
    private let modified: Int
    private var left = 0
    private var padding = 0

    /// - Parameter modified: seconds since 1970, of all its files
    public init(modified: Int, send: @escaping Push) {
        self.modified = modified
        self.send = send
    }

    /// Begins a file of exactly `size` bytes.
    ///
    /// - Parameter name: at most 100 bytes of ASCII
    /// - Throws: `ArchiveError.tooLarge` from 8 GiB on
    public func begin(_ name: String, size: Int) throws {
        precondition(left == 0 && name.utf8.count <= 100)
        guard size < 1 << 33 else { throw ArchiveError.tooLarge }
        var header = [UInt8](repeating: 0, count: Self.block)
        func put(_ text: String, at place: Int) {
            header.replaceSubrange(place..<place + text.utf8.count, with: text.utf8)
        }
        func number(_ value: Int, _ digits: Int) -> String {
            let text = String(value, radix: 8)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        put(name, at: 0)
        put(number(0o600, 7), at: 100)
        put(number(0, 7), at: 108)
        put(number(0, 7), at: 116)
        put(number(size, 11), at: 124)
        put(number(modified, 11), at: 136)
        put("        ", at: 148)
        put("0", at: 156)
        put("ustar\u{0}00", at: 257)
        put(number(header.reduce(0) { $0 + Int($1) }, 6) + "\u{0} ", at: 148)
        try send(header)
        left = size
        padding = (Self.block - size % Self.block) % Self.block
        if left == 0 { try pad() }
    }

    /// The next bytes of the file that was begun.
    ///
    /// - Throws: `ArchiveError.tooLarge` for more than it was said to have
    public func write(_ bytes: [UInt8]) throws {
        guard bytes.count <= left else { throw ArchiveError.tooLarge }
        guard !bytes.isEmpty else { return }
        left -= bytes.count
        try send(bytes)
        if left == 0 { try pad() }
    }

    /// - Throws: `ArchiveError.truncated` when the last file is shorter than it was said to be
    public func finish() throws {
        guard left == 0 else { throw ArchiveError.truncated }
        try send([UInt8](repeating: 0, count: 2 * Self.block))
    }

    private func pad() throws {
        if padding > 0 { try send([UInt8](repeating: 0, count: padding)) }
        padding = 0
    }
}
