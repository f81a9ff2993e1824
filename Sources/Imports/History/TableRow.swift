import Domain

/// The row that a table is at, its cells by what they are.
struct TableRow {
    let bytes: Bytes
    let cells: [CSVCell]
    /// The date that stood above, in a row of its own
    var heading: CivilDate?

    func bytes(_ place: Int) -> Bytes {
        guard cells.indices.contains(place) else { return Bytes(start: nil, count: 0) }
        var range = cells[place].range
        while range.lowerBound < range.upperBound, bytes[range.lowerBound] <= 0x20 {
            range = range.lowerBound + 1..<range.upperBound
        }
        while range.lowerBound < range.upperBound, bytes[range.upperBound - 1] <= 0x20 {
            range = range.lowerBound..<range.upperBound - 1
        }
        return bytes.part(range)
    }

    /// The first of these columns that has something.
    func filled(_ places: [Int]) -> Bytes? {
        for place in places {
            let part = bytes(place)
            if !part.isEmpty { return part }
        }
        return nil
    }

    func text(_ places: [Int], _ clean: inout CleanText, limit: Int = 200) -> String? {
        for place in places where cells.indices.contains(place) {
            let cell = cells[place]
            if let text = clean.string(
                bytes.part(cell.range), limit: limit, hasDoubledQuotes: cell.hasQuotes, isLatin1: true)
            {
                return text
            }
        }
        return nil
    }

    /// The date of a row that has nothing else.
    func heading(_ order: WrittenDate.Order) -> CivilDate? {
        guard cells.indices.dropFirst().allSatisfy({ bytes($0).isEmpty }) else { return nil }
        return WrittenDate(bytes(0), order)?.day
    }

    var isEmpty: Bool { cells.indices.allSatisfy { bytes($0).isEmpty } }

    /// As it is written, for whoever wants to see what was left out.
    var words: String {
        let end = min(cells.last?.range.upperBound ?? 0, 160)
        var clean = CleanText()
        return clean.string(bytes.part(0..<end), limit: 100, hasReferences: false, isLatin1: true) ?? ""
    }
}

/// Reads moments of rows; the same cell as in the row before is not read again.
struct MomentReader {
    private let date: [Int]
    private let time: [Int]
    private let offset: [Int]
    private let order: WrittenDate.Order
    private let home: DayClock
    /// Whether moments without a zone are those of UTC.
    private let isUTC: Bool
    private var last: (cell: [UInt8], date: WrittenDate)?

    init(_ head: TableHead, order: WrittenDate.Order, home: DayClock, isUTC: Bool = false, end: Bool = false) {
        if end {
            date = head.dated(head.places(.end))
            time = []
        } else {
            // A time alone may be called the start.
            let starts = head.places(.start)
            let dates = head.places(.date) + head.places(.datetime)
            date = head.dated(head.shape == .nights || isUTC ? starts + dates : dates + starts)
            time = dates.isEmpty && !head.isHeaded ? [] : head.places(.time) + starts
        }
        offset = head.places(.offset)
        self.order = order
        self.home = home
        self.isUTC = isUTC
    }

    /// Columns with the date.
    var dates: [Int] { date }

    /// The moment as it is written, whatever its zone.
    mutating func written(_ row: TableRow) -> WrittenDate? {
        if let day = row.heading { return WrittenDate(day) }
        guard let cell = row.filled(date) else { return nil }
        if let last, cell.equals(last.cell) { return last.date }
        guard let date = WrittenDate(cell, order) else { return nil }
        last = (Array(cell), date)
        return date
    }

    /// The day, and the minute where one is known, as the clock on the wall showed them.
    mutating func read(_ row: TableRow) -> WrittenDate? {
        guard var result = written(row) else { return nil }
        if result.seconds == nil, let seconds = time.lazy.compactMap({ WrittenDate.time(row.bytes($0)) }).first {
            result.seconds = seconds
        }
        guard let seconds = result.seconds else { return result }
        var ahead: Int64?
        if let cell = row.filled(offset) { ahead = DateTokens.offset(cell) }
        let isInstant = result.zone == .utc || isUTC && result.zone == .unsaid
        guard isInstant || ahead != nil && isUTC else { return result }
        let wall = Int64(result.day.ordinal) * 86_400 + Int64(seconds)
        let shift = ahead.map { $0 * 60 } ?? home.secondsAhead(at: wall)
        return WrittenDate(wall: wall + shift)
    }
}

extension WrittenDate {
    /// What a clock shows that is so many seconds after 1970.
    init(wall: Int64) {
        let day = wall.floored(by: 86_400)
        self.init(CivilDate(ordinal: Int(day)), seconds: Int(wall - day * 86_400))
    }

    /// Seconds since 1970 of the clock on the wall, as if it were in UTC; of a day alone its noon.
    var wall: Int64 { Int64(day.ordinal) * 86_400 + Int64(seconds ?? 43_200) }
}
