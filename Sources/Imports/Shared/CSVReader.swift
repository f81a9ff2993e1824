/// Records of comma-separated values after RFC 4180: a cell may stand in quotes, with doubled quotes, separators and line
/// ends inside.
struct CSVReader {
    private let window: ByteWindow
    private let separator: UInt8
    private(set) var cells: [CSVCell] = []
    /// Records that were longer than a record may be.
    private(set) var tooLong = 0

    init(_ stream: any ByteStream, separator: UInt8 = UInt8(ascii: ","), longestRecord: Int = 512 << 10) throws {
        window = ByteWindow(stream, longestRecord: longestRecord)
        self.separator = separator
        try window.dropByteOrderMark()
    }

    /// Reads the next record's `cells`, valid until the next call.
    ///
    /// - Returns: its bytes; `nil` at the end.
    mutating func next() throws -> Bytes? {
        while true {
            let bytes = window.bytes
            if let length = split(bytes) {
                window.drop(length)
                if length > window.longestRecord {
                    tooLong += 1
                    continue
                }
                // An empty line is no record.
                if cells.count == 1, cells[0].range.isEmpty { continue }
                return bytes
            }
            if bytes.count > window.longestRecord {
                // A quote without its other half, most likely: go on with the next line.
                tooLong += 1
                try skipLine()
                continue
            }
            if try window.more() { continue }
            guard !bytes.isEmpty else { return nil }
            window.drop(bytes.count)
            // The last record has no line end, or its quote was never closed.
            if finish(bytes) { return bytes }
            throw ImportError.truncated
        }
    }

    private func skipLine() throws {
        while true {
            if let end = window.bytes.index(of: UInt8(ascii: "\n"), from: 0) {
                window.drop(end + 1)
                return
            }
            window.drop(window.bytes.count)
            guard try window.more() else { return }
        }
    }

    private mutating func finish(_ bytes: Bytes) -> Bool {
        var padded = Array(bytes)
        padded.append(UInt8(ascii: "\n"))
        return padded.withUnsafeBufferPointer { split($0) != nil }
    }

    /// Finds the cells of the first record.
    ///
    /// - Returns: its length with its line end; `nil` when the record's end is not there yet.
    private mutating func split(_ bytes: Bytes) -> Int? {
        cells.removeAll(keepingCapacity: true)
        let count = bytes.count
        var position = 0
        while position < count {
            var cell: CSVCell
            if bytes[position] == UInt8(ascii: "\"") {
                guard let quoted = quotedCell(bytes, from: position + 1) else { return nil }
                cell = quoted
                position = quoted.range.upperBound + 1
            } else {
                cell = CSVCell(range: position..<position, hasQuotes: false)
            }
            // Up to the separator; text after a closing quote is not RFC 4180, and ignored.
            while position < count, bytes[position] != separator, bytes[position] != UInt8(ascii: "\n") {
                position += 1
            }
            guard position < count else { return nil }
            if !cell.isQuoted {
                var end = position
                if bytes[position] == UInt8(ascii: "\n"), end > cell.range.lowerBound,
                    bytes[end - 1] == UInt8(ascii: "\r")
                {
                    end -= 1
                }
                cell.range = cell.range.lowerBound..<end
            }
            cells.append(cell)
            position += 1
            if bytes[position - 1] == UInt8(ascii: "\n") { return position }
        }
        return nil
    }

    private func quotedCell(_ bytes: Bytes, from start: Int) -> CSVCell? {
        var hasQuotes = false
        var position = start
        while let quote = bytes.index(of: UInt8(ascii: "\""), from: position) {
            guard quote + 1 < bytes.count else { return nil }
            if bytes[quote + 1] != UInt8(ascii: "\"") {
                return CSVCell(range: start..<quote, hasQuotes: hasQuotes, isQuoted: true)
            }
            hasQuotes = true
            position = quote + 2
        }
        return nil
    }
}

/// Where a cell is in its record.
struct CSVCell {
    var range: Range<Int>
    /// Whether it has doubled quotes inside.
    var hasQuotes: Bool
    var isQuoted = false
}
