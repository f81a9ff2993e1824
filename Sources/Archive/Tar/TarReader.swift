/// Reads a tar file (POSIX ustar) front to back.
public final class TarReader {
    /// A file in it.
    public struct Entry: Sendable, Equatable {
        /// As it stands there, without a leading "./"; no path to write to.
        public let name: String
        public let size: Int
    }

    private let pull: Pull
    private var buffer: [UInt8] = []
    private var start = 0
    private var left = 0
    private var padding = 0

    public init(_ pull: @escaping Pull) { self.pull = pull }

    /// The next file; what was not read of the one before is passed over. `nil` at the end, which has to be there.
    ///
    /// - Throws: `ArchiveError.truncated`, `.damaged`, `.foreign` for something else than plain files and folders
    public func next() throws -> Entry? {
        while true {
            while try read() != nil {}
            _ = try take(padding)
            padding = 0
            let header = try take(TarWriter.block)
            if header.allSatisfy({ $0 == 0 }) {
                try end()
                return nil
            }
            let sum = header.enumerated().reduce(0) { $0 + ((148..<156).contains($1.offset) ? 32 : Int($1.element)) }
            guard header[257..<262].elementsEqual("ustar".utf8), let size = Self.number(header[124..<136]),
                Self.number(header[148..<156]) == sum
            else { throw ArchiveError.damaged }
            left = size
            padding = (TarWriter.block - size % TarWriter.block) % TarWriter.block
            switch header[156] {
            case UInt8(ascii: "0"), 0:
                let name = String(decoding: header[..<100].prefix { $0 != 0 }, as: UTF8.self)
                return Entry(name: name.hasPrefix("./") ? String(name.dropFirst(2)) : name, size: size)
            case UInt8(ascii: "5"): continue
            default: throw ArchiveError.foreign
            }
        }
    }

    /// The next bytes of the file; `nil` at its end.
    ///
    /// - Throws: `ArchiveError.truncated`
    public func read() throws -> [UInt8]? {
        guard left > 0 else { return nil }
        if start == buffer.count, try !fill() { throw ArchiveError.truncated }
        let end = min(buffer.count, start + left)
        defer { start = end }
        left -= end - start
        return Array(buffer[start..<end])
    }

    /// All that follows is zeros.
    private func end() throws {
        repeat {
            guard buffer[start...].allSatisfy({ $0 == 0 }) else { throw ArchiveError.damaged }
            start = buffer.count
        } while try fill()
    }

    /// - Returns: `false` at the end
    private func fill() throws -> Bool {
        guard let more = try pull() else { return false }
        buffer.removeFirst(start)
        start = 0
        buffer += more
        return true
    }

    private func take(_ count: Int) throws -> [UInt8] {
        while buffer.count - start < count { guard try fill() else { throw ArchiveError.truncated } }
        defer { start += count }
        return Array(buffer[start..<start + count])
    }

    private static func number(_ field: ArraySlice<UInt8>) -> Int? {
        let digits = field.drop { $0 == 32 }.prefix { (48..<56).contains($0) }
        return digits.isEmpty || digits.count > 12 ? nil : digits.reduce(0) { $0 << 3 | Int($1 - 48) }
    }
}
