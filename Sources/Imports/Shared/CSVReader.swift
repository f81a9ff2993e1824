/// Records of comma-separated values after RFC 4180: a cell may stand in quotes, with doubled quotes, separators and line
/// ends inside.
///
/// A quote that was lost, or stands where none should, costs the row that it is in: a quote closes a cell only before a
/// separator or a line end, and a cell does not go on over rows that are whole by themselves.
struct CSVReader {
    /// Where the names of the columns are: rows have as many cells, as a rule.
    enum Header {
        case first
        /// So many columns, behind so many records.
        case known(width: Int, before: Int)
        case unknown
    }

    /// A row that cannot be told apart into cells.
    struct Loss {
        /// From 1.
        var line: Int
        /// How it begins.
        var text: String
    }

    private let window: ByteWindow
    private let separator: UInt8
    private(set) var cells: [CSVCell] = []
    /// Records that were longer than a record may be, or lost to a quote.
    private(set) var tooLong = 0
    /// The first of them; whoever has told of them removes them.
    var losses: [Loss] = []
    /// Where the record begins that came last, from 1.
    private(set) var line = 1
    private var nextLine = 1
    private var scan: CSVScan
    /// Records in front of the rows; `nil` where nobody knows.
    private var ahead: Int?
    private let isHeaderFirst: Bool

    private static let mostLosses = 20

    init(
        _ stream: any ByteStream, separator: UInt8 = UInt8(ascii: ","), longestRecord: Int = 512 << 10,
        header: Header = .first
    ) throws {
        window = ByteWindow(stream, longestRecord: longestRecord)
        self.separator = separator
        scan = CSVScan(separator: separator)
        switch header {
        case .first: (ahead, isHeaderFirst) = (1, true)
        case .known(let width, let before):
            scan.width = width
            (ahead, isHeaderFirst) = (before + 1, false)
        case .unknown: (ahead, isHeaderFirst) = (nil, false)
        }
        try window.dropByteOrderMark()
    }

    /// Reads the next record's `cells`, valid until the next call.
    ///
    /// - Returns: its bytes; `nil` at the end.
    mutating func next() throws -> Bytes? {
        while true {
            let bytes = window.bytes
            if bytes.isEmpty, window.isAtEnd { return nil }
            var found = scan.record(bytes, isAtEnd: window.isAtEnd, &cells)
            // Nothing is that long: what is there has to do.
            if case .more = found, bytes.count > window.longestRecord {
                found = scan.record(bytes, isAtEnd: true, &cells)
            }
            switch found {
            case .more:
                guard try window.more() || !window.bytes.isEmpty else { return nil }
            case .record(let length, let lines):
                drop(length, lines: lines)
                guard length <= window.longestRecord else {
                    tooLong += 1
                    keep(bytes)
                    try skipRest(of: bytes, length)
                    continue
                }
                // An empty line is no record.
                if cells.count == 1, cells[0].range.isEmpty { continue }
                learn(bytes)
                return bytes
            case .lost(let length, let lines, let rows):
                drop(length, lines: lines)
                tooLong += rows
                keep(bytes)
                try skipRest(of: bytes, length)
            }
        }
    }

    private mutating func learn(_ bytes: Bytes) {
        guard let ahead else { return scan.guess(cells.count) }
        if ahead == 0 { return scan.learn(bytes, cells) }
        if isHeaderFirst { scan.width = cells.count }
        self.ahead = ahead - 1
    }

    private mutating func drop(_ length: Int, lines: Int) {
        window.drop(length)
        line = nextLine
        nextLine += lines
    }

    private mutating func keep(_ bytes: Bytes) {
        guard losses.count < Self.mostLosses else { return }
        let end = bytes.prefix(120).firstIndex(of: UInt8(ascii: "\n")) ?? min(bytes.count, 120)
        var clean = CleanText()
        let text = clean.string(bytes.part(0..<end), limit: 100, hasReferences: false, isLatin1: true)
        losses.append(Loss(line: line, text: text ?? ""))
    }

    /// Goes on behind a line that is longer than what was looked at.
    private mutating func skipRest(of bytes: Bytes, _ length: Int) throws {
        guard length == bytes.count, bytes.last != UInt8(ascii: "\n") else { return }
        while try window.more() {
            if let end = window.bytes.index(of: UInt8(ascii: "\n"), from: 0) { return window.drop(end + 1) }
            window.drop(window.bytes.count)
        }
    }
}

/// Where a cell is in its record.
struct CSVCell {
    var range: Range<Int>
    /// Whether it has doubled quotes inside.
    var hasQuotes: Bool
    var isQuoted = false
}
