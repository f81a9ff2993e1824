/// Finds where a record ends and what its cells are, with a doubt about every quote.
struct CSVScan {
    enum Found {
        /// The end is not there yet.
        case more
        /// A record of so many bytes and lines.
        case record(length: Int, lines: Int)
        /// So many bytes and lines that are no record, in which so many rows stood.
        case lost(length: Int, lines: Int, rows: Int)
    }

    /// Cells of a whole row, once they are known.
    var width: Int?
    private let separator: UInt8
    /// What rows were as wide as, where that is another number: some have no cells at their end.
    private var widths: Set<Int> = []
    /// What the cells of a column begin with: digits, or others.
    private var kinds: [UInt8] = []
    private var learned = 0
    private var lastWidth = 0
    /// How far a cell may go on over lines. Where quotes were often left open, less far: each is looked for again.
    private var patience = most

    private static let most = 1 << 30
    private static let least = 512
    private static let quote = UInt8(ascii: "\"")
    private static let lineEnd = UInt8(ascii: "\n")
    private static let enoughRows = 64
    private static let mostWidths = 4
    /// What is looked at of a line to see whether it is a row by itself.
    private static let longestRow = 64 << 10

    init(separator: UInt8) { self.separator = separator }

    // MARK: What rows are like

    mutating func learn(_ bytes: Bytes, _ cells: [CSVCell]) {
        // Words behind a lost quote may look like a row.
        guard learned < Self.enoughRows || cells.count != width, isAlike(bytes, cells) else { return }
        if cells.count != width, cells.count > 1, widths.count < Self.mostWidths { widths.insert(cells.count) }
        guard learned < Self.enoughRows else { return }
        learned += 1
        if kinds.count < cells.count { kinds += Array(repeating: 0, count: cells.count - kinds.count) }
        for (place, cell) in cells.enumerated() { kinds[place] |= kind(bytes, cell.range.lowerBound) }
    }

    /// Where nobody knows how many columns there are, two records of one width are rows.
    mutating func guess(_ count: Int) {
        if count == lastWidth, count > 1, width == nil { width = count }
        lastWidth = count
    }

    /// 1 for what begins with a digit, 2 for what begins with anything else, 0 for nothing.
    private func kind(_ bytes: Bytes, _ place: Int) -> UInt8 {
        guard place < bytes.count else { return 0 }
        switch bytes[place] {
        case separator, Self.quote, Self.lineEnd, UInt8(ascii: "\r"): return 0
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): return 1
        default: return 2
        }
    }

    /// Whether most cells begin as those above them.
    private func isAlike(_ bytes: Bytes, _ cells: [CSVCell]) -> Bool {
        var (filled, unlike) = (0, 0)
        for (place, cell) in cells.enumerated() where place < kinds.count && !cell.range.isEmpty && kinds[place] != 0 {
            filled += 1
            if kind(bytes, cell.range.lowerBound) & kinds[place] == 0 { unlike += 1 }
        }
        return unlike * 4 < max(1, filled)
    }

    // MARK: A record

    /// The first record, its cells put into `cells`.
    ///
    /// - Parameter isAtEnd: whether nothing follows the bytes; then their end is that of the last line
    mutating func record(_ bytes: Bytes, isAtEnd: Bool, _ cells: inout [CSVCell]) -> Found {
        cells.removeAll(keepingCapacity: true)
        let count = bytes.count
        var position = 0
        var isClean = true
        var inside = LinesInside()
        while true {
            if position < count, bytes[position] == Self.quote {
                switch quoted(bytes, position, isAtEnd, cells, &isClean, &inside) {
                case .more: return .more
                case .open:
                    patience = max(Self.least, min(patience, bytes.count) / 2)
                    return lost(bytes, until: inside.first ?? lineLength(bytes), &cells)
                case .rows: return lost(bytes, until: inside.first ?? lineLength(bytes), &cells)
                case .closed(let cell, let end):
                    cells.append(cell)
                    position = end
                }
            } else {
                let start = position
                while position < count, bytes[position] != separator, bytes[position] != Self.lineEnd { position += 1 }
                guard position < count || isAtEnd else { return .more }
                var end = position
                if end == count || bytes[end] == Self.lineEnd, end > start, bytes[end - 1] == UInt8(ascii: "\r") {
                    end -= 1
                }
                cells.append(CSVCell(range: start..<end, hasQuotes: false))
            }
            let isLast = position >= count || bytes[position] == Self.lineEnd
            position = min(count, position + 1)
            if isLast { break }
        }
        return judged(bytes, position, isClean, inside, &cells)
    }

    /// Takes a record as it seems to be, or doubts it.
    private mutating func judged(
        _ bytes: Bytes, _ length: Int, _ isClean: Bool, _ inside: LinesInside, _ cells: inout [CSVCell]
    ) -> Found {
        let isWide = width == nil || cells.count == width || widths.contains(cells.count)
        guard inside.lines == 0 else {
            // Lines in a cell may look like rows where others beside them do not.
            let isLegal = isClean && cells.count == width && inside.others > 0
            if let row = inside.firstRow, !isLegal { return lost(bytes, until: row, &cells) }
            if isWide || isClean {
                patience = Self.most
                return .record(length: length, lines: 1 + inside.lines)
            }
            return .lost(length: length, lines: 1 + inside.lines, rows: 1)
        }
        if isWide || isClean && !hasStray(bytes, cells) { return .record(length: length, lines: 1) }
        return lost(bytes, until: length, &cells)
    }

    /// Whether a cell without quotes around it has one inside.
    private func hasStray(_ bytes: Bytes, _ cells: [CSVCell]) -> Bool {
        cells.contains { !$0.isQuoted && bytes.part($0.range).index(of: Self.quote, from: 0) != nil }
    }

    /// A row whose quotes make no sense: where it has the right number of cells without them, these are its cells.
    private func lost(_ bytes: Bytes, until end: Int, _ cells: inout [CSVCell]) -> Found {
        let line = lineLength(bytes)
        var lines = 0
        var rows = 1
        var position = 0
        while position < end {
            let next = bytes.index(of: Self.lineEnd, from: position).map { $0 + 1 } ?? end
            // A row that is as damaged as the one before it.
            let part = bytes.part(position..<next)
            let plain = position > 0 ? plainCells(part) : []
            if plain.count == width, isAlike(part, plain) { rows += 1 }
            lines += 1
            position = next
        }
        if line >= end {
            let plain = plainCells(bytes.part(0..<line))
            if plain.count > 1, plain.count == width ?? rowWidth(bytes, from: line) ?? lastWidth {
                cells = plain
                return .record(length: line, lines: 1)
            }
        }
        return .lost(length: end, lines: max(1, lines), rows: rows)
    }

    private func lineLength(_ bytes: Bytes) -> Int {
        bytes.index(of: Self.lineEnd, from: 0).map { $0 + 1 } ?? bytes.count
    }

    /// The cells of a line where every separator counts, without quotes around them.
    private func plainCells(_ line: Bytes) -> [CSVCell] {
        var cells: [CSVCell] = []
        var end = line.count
        if end > 0, line[end - 1] == Self.lineEnd { end -= 1 }
        if end > 0, line[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        var start = 0
        while true {
            let stop = line.part(0..<end).index(of: separator, from: start) ?? end
            var range = start..<stop
            let isQuoted = !range.isEmpty && line[start] == Self.quote
            while isQuoted, !range.isEmpty, line[range.lowerBound] == Self.quote { range = range.dropFirst() }
            while isQuoted, !range.isEmpty, line[range.upperBound - 1] == Self.quote { range = range.dropLast() }
            cells.append(CSVCell(range: range, hasQuotes: false, isQuoted: isQuoted))
            guard stop < end else { return cells }
            start = stop + 1
        }
    }

    // MARK: A cell in quotes

    /// The lines that a cell has inside.
    private struct LinesInside {
        var lines = 0
        /// Where the first of them begins that is a row by itself.
        var firstRow: Int?
        var rows = 0
        /// Where the first of them begins that would be one but for its quotes, and how many those are.
        var firstAlike: Int?
        var alike = 0
        /// Those between the first and the last line that are neither.
        var others = 0

        var first: Int? { [firstRow, firstAlike].compactMap(\.self).min() }
    }

    private enum Quoted {
        case more, open, rows
        case closed(CSVCell, end: Int)
    }

    private func quoted(
        _ bytes: Bytes, _ start: Int, _ isAtEnd: Bool, _ cells: [CSVCell], _ isClean: inout Bool,
        _ inside: inout LinesInside
    ) -> Quoted {
        var hasQuotes = false
        var position = start + 1
        // What was looked through for line ends: a line of quotes is not looked through anew for each.
        var looked = position
        while true {
            let quote = bytes.index(of: Self.quote, from: position)
            let stop = quote ?? bytes.count
            while let end = bytes.part(0..<stop).index(of: Self.lineEnd, from: looked) {
                looked = end + 1
                inside.lines += 1
                // The line that ends here is inside as a whole, unless it is the first.
                switch isRow(bytes, from: looked, isAtEnd, after: cells) {
                case nil: return .more
                case true?:
                    inside.rows += 1
                    if inside.firstRow == nil { inside.firstRow = looked }
                case false?:
                    guard let next = bytes.index(of: Self.lineEnd, from: looked) else { break }
                    let line = bytes.part(looked..<next)
                    if !kinds.isEmpty, line.count(where: { $0 == separator }) + 1 == width,
                        isAlike(line, plainCells(line))
                    {
                        inside.alike += 1
                        if inside.firstAlike == nil { inside.firstAlike = looked }
                    } else if next < stop {
                        inside.others += 1
                    }
                }
                let rows = inside.rows + inside.alike
                if rows >= 3 && inside.others == 0 || rows >= 20 { return .rows }
                if looked - start > patience { return .open }
            }
            looked = stop
            guard let quote else { return isAtEnd ? .open : .more }
            guard quote + 1 < bytes.count || isAtEnd else { return .more }
            if quote + 1 < bytes.count, bytes[quote + 1] == Self.quote {
                hasQuotes = true
                position = quote + 2
                continue
            }
            switch closing(bytes, quote, isAtEnd) {
            case nil: return .more
            case let end? where end >= 0:
                let cell = CSVCell(range: start + 1..<quote, hasQuotes: hasQuotes, isQuoted: true)
                return .closed(cell, end: end)
            default:
                isClean = false
                position = quote + 1
            }
        }
    }

    /// Where the separator or the line end stands that a quote closes its cell before: -1 where none does; `nil` where more
    /// is to be seen.
    private func closing(_ bytes: Bytes, _ quote: Int, _ isAtEnd: Bool) -> Int? {
        var position = quote + 1
        while position < bytes.count {
            let byte = bytes[position]
            if byte == separator || byte == Self.lineEnd { return position }
            guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t") else {
                return -1
            }
            position += 1
        }
        return isAtEnd ? position : nil
    }

    // MARK: A row by itself

    /// Whether a row begins there: as wide as rows are, its quotes where they belong, its cells like those above them.
    private func isRow(_ bytes: Bytes, from start: Int, _ isAtEnd: Bool, after cells: [CSVCell]) -> Bool? {
        guard let (found, isAlike) = row(bytes, from: start, isAtEnd, after: cells) else { return nil }
        guard let found, isAlike else { return false }
        if let width {
            return found.width == width || widths.contains(found.width) || isShort(bytes, start, found.width)
        }
        // Where the width of rows is not known, two of one width are rows.
        guard found.width > 1 else { return false }
        if found.end >= bytes.count { return isAtEnd ? true : nil }
        guard let (next, _) = row(bytes, from: found.end, isAtEnd, after: []) else { return nil }
        return next?.width == found.width
    }

    /// Whether it is a row without its last cells, of which none was seen yet: its first is a number as in every row.
    private func isShort(_ bytes: Bytes, _ start: Int, _ count: Int) -> Bool {
        guard let width, let first = kinds.first, first == 1, count > 2, count < width else { return false }
        return kind(bytes, bytes[start] == Self.quote ? start + 1 : start) == 1
    }

    private func rowWidth(_ bytes: Bytes, from start: Int) -> Int? {
        row(bytes, from: start, true, after: [])?.0?.width
    }

    /// - Returns: the row with where it ends, or nothing where there is none, and whether its cells are like others; `nil`
    ///   where more is to be seen
    private func row(
        _ bytes: Bytes, from start: Int, _ isAtEnd: Bool, after cells: [CSVCell]
    ) -> ((width: Int, end: Int)?, Bool)? {
        let count = min(bytes.count, start + Self.longestRow)
        let isWhole = isAtEnd || count < bytes.count
        var position = start
        var found = 0
        var (filled, unlike) = (0, 0)
        while true {
            var place = position
            var end = position
            if position < count, bytes[position] == Self.quote {
                place += 1
                var at = position + 1
                search: while true {
                    guard let quote = bytes.part(0..<count).index(of: Self.quote, from: at) else {
                        return isWhole ? (nil, false) : nil
                    }
                    guard quote + 1 < count || isWhole else { return nil }
                    if quote + 1 < count, bytes[quote + 1] == Self.quote {
                        at = quote + 2
                        continue
                    }
                    switch closing(bytes.part(0..<count), quote, isWhole) {
                    case nil: return nil
                    case let close? where close >= 0:
                        end = close
                        break search
                    default: return (nil, false)
                    }
                }
            } else {
                while end < count, bytes[end] != separator, bytes[end] != Self.lineEnd { end += 1 }
                guard end < count || isWhole else { return nil }
                let last = end > position && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
                if last > position, bytes[last - 1] == Self.quote { return (nil, false) }
            }
            let kind = place < end ? kind(bytes, place) : 0
            let known = found < kinds.count ? kinds[found] : 0
            let own = found < cells.count ? self.kind(bytes, cells[found].range.lowerBound) : 0
            if kind != 0, known | own != 0 {
                filled += 1
                if kind & (known | own) == 0 { unlike += 1 }
            }
            found += 1
            position = end + 1
            if end >= count || bytes[end] == Self.lineEnd { break }
        }
        return ((found, min(position, bytes.count)), unlike * 4 < max(1, filled))
    }
}
