import Domain

/// What the first part of a table shows: how its cells are separated, where its header stands, what its columns are.
struct TableHead {
    let separator: UInt8
    /// Records before the header.
    let before: [[String]]
    let columns: [ColumnName]
    let shape: TableShape
    /// Rows below the header, as far as the part goes.
    let rows: [[String]]
    /// Whether dates stand in rows of their own, above what was then.
    let isHeaded: Bool

    /// Titles, dates and comments before a header are fewer.
    private static let mostBefore = 30
    private static let mostRows = 5000
    private static let separators = [",", ";", "\t", "|"].flatMap { Array($0.utf8) }

    /// - Parameter column: what a title stands for
    /// - Returns: `nil` where no line is the header of a table that is known
    init?(_ head: [UInt8], isWhole: Bool, column: (String) -> ColumnName = { ColumnName($0) }) {
        var best: (TableHead, score: Int)?
        for separator in Self.separators where head.contains(separator) {
            let records = Self.records(head, separator, isWhole: isWhole)
            for (place, record) in records.prefix(Self.mostBefore).enumerated() {
                guard record.count > 1 else { continue }
                let rows = records[(place + 1)...]
                let named = Self.meant(record.map(column))
                guard TableShape(named, isDated: true) != nil else { continue }
                let columns = Self.dated(named, rows.prefix(Self.sample))
                let isHeaded = Self.isHeaded(columns, rows.prefix(Self.sample))
                guard let shape = TableShape(columns, isDated: isHeaded) else { continue }
                let score = columns.count { $0.key != nil }
                guard score > best?.score ?? 0 else { continue }
                best = (
                    TableHead(
                        separator: separator, before: Array(records[..<place]), columns: columns, shape: shape,
                        rows: Array(rows.prefix(Self.mostRows)), isHeaded: isHeaded), score
                )
            }
        }
        guard let best else { return nil }
        self = best.0
    }

    private init(
        separator: UInt8, before: [[String]], columns: [ColumnName], shape: TableShape, rows: [[String]],
        isHeaded: Bool
    ) {
        self.separator = separator
        self.before = before
        self.columns = columns
        self.shape = shape
        self.rows = rows
        self.isHeaded = isHeaded
    }

    /// Rows that show what a column holds
    private static let sample = 20

    /// What an app means by a name that others use otherwise.
    private static func meant(_ columns: [ColumnName]) -> [ColumnName] {
        let names = Set(columns.map { ColumnName.plain($0.title) })
        return columns.map { column in
            switch column.key {
            // Garmin's nights, and Whoop's.
            case .duration where names.contains("sleepneed"): ColumnName(column.title, key: .sleep, unit: column.unit)
            case .hrv where names.contains("recoveryscorepercent"):
                ColumnName(column.title, key: .rmssd, unit: column.unit)
            default: column
            }
        }
    }

    /// With the first column that holds dates as the date, where none does that is called so.
    private static func dated(_ columns: [ColumnName], _ rows: ArraySlice<[String]>) -> [ColumnName] {
        func holdsDates(_ place: Int) -> Bool {
            let cells = rows.lazy.filter { $0.indices.contains(place) && !$0[place].isEmpty }.map { $0[place] }
            return !cells.isEmpty && cells.count { Self.isDate($0) } * 2 > cells.count
        }
        let named = columns.indices.filter { [.date, .datetime, .start].contains(columns[$0].key) }
        guard !named.contains(where: holdsDates),
            let place = columns.indices.first(where: { [nil, .time].contains(columns[$0].key) && holdsDates($0) })
        else { return columns }
        return columns.enumerated().map { index, column in
            switch column.key {
            case _ where index == place: ColumnName(column.title, key: .date, unit: nil)
            // What is called a start or an end is of that date, then.
            case .start: ColumnName(column.title, key: .time, unit: nil)
            case .end: ColumnName(column.title, key: nil, unit: nil)
            default: column
            }
        }
    }

    /// A time in each row, and above them a row with nothing but a date.
    private static func isHeaded(_ columns: [ColumnName], _ rows: ArraySlice<[String]>) -> Bool {
        guard columns.first?.key == .time, !columns.contains(where: { [.date, .datetime, .start].contains($0.key) })
        else { return false }
        return rows.contains { row in
            Self.isDate(row.first ?? "") && row.dropFirst().allSatisfy { $0.allSatisfy(\.isWhitespace) }
        }
    }

    /// A figure alone may be anything.
    private static func isDate(_ cell: String) -> Bool {
        (6...60).contains(cell.utf8.count) && cell.contains { !$0.isNumber } && isReadAsDate(cell)
    }

    private static func isReadAsDate(_ cell: String) -> Bool {
        Array(cell.utf8).withUnsafeBufferPointer { WrittenDate($0, .dmy) ?? WrittenDate($0, .mdy) } != nil
    }

    static func records(_ head: [UInt8], _ separator: UInt8, isWhole: Bool) -> [[String]] {
        var records: [[String]] = []
        var clean = CleanText()
        do {
            var reader = try CSVReader(MemoryStream(head), separator: separator, header: .unknown)
            while records.count < mostRows, let bytes = try reader.next() {
                records.append(
                    reader.cells.map {
                        clean.string(
                            bytes.part($0.range), hasDoubledQuotes: $0.hasQuotes, hasReferences: false, isLatin1: true)
                            ?? ""
                    })
            }
        } catch {
            return records
        }
        // The last one may have been cut.
        if !isWhole, records.count < mostRows { _ = records.popLast() }
        return records
    }

    // MARK: What the file says of itself

    func places(_ key: ColumnKey) -> [Int] { columns.indices.filter { columns[$0].key == key } }
    func has(_ key: ColumnKey) -> Bool { columns.contains { $0.key == key } }

    /// How many of its columns tell how somebody moved, where none tells what was eaten: what is called "Calories" there
    /// was burned. 0 where another column says what was burned.
    var movement: Int {
        let eaten: Set<ColumnKey> = [
            .protein, .carbs, .netCarbs, .fibre, .sugar, .saturatedFat, .sodium, .salt, .food, .meal, .alcohol,
            .caffeine,
        ]
        let burned: Set<ColumnKey> = [.burned, .activeEnergy, .totalBurned]
        let moved: Set<ColumnKey> = [
            .steps, .distance, .activeMinutes, .workoutMinutes, .workoutCount, .minutes, .duration, .heartRate,
            .heartRateMin, .heartRateMax, .exercise, .basalEnergy,
        ]
        guard !columns.contains(where: { $0.key.map { eaten.contains($0) || burned.contains($0) } ?? false }) else {
            return 0
        }
        let words = ["activ", "sedentar", "floor", "intensit", "exercise", "workout", "verdieping", "beweg", "etage"]
        return columns.count { column in
            if let key = column.key, moved.contains(key) { return true }
            let title = column.title.lowercased()
            return words.contains { title.contains($0) }
        }
    }

    /// The cells of a column that have something.
    func cells(_ place: Int) -> [String] {
        rows.compactMap { $0.indices.contains(place) && !$0[place].isEmpty ? $0[place] : nil }
    }

    /// Of columns that are called so, those that hold dates: "Data" is Italian for one, and English for anything.
    func dated(_ places: [Int]) -> [Int] {
        let found = places.filter { place in
            cells(place).prefix(Self.sample).contains(where: Self.isReadAsDate)
        }
        return found.isEmpty ? places : found
    }

    static let moments: Set<ColumnKey> = [.date, .time, .datetime, .start, .end]

    /// What stands before decimals: what most cells say, else what the separator suggests.
    var mark: UInt8 {
        let places = columns.indices.filter { columns[$0].key.map { !Self.moments.contains($0) } ?? true }
        var votes = (comma: 0, point: 0, unclear: 0)
        for row in rows {
            for place in places where row.indices.contains(place) {
                let cell = Array(row[place].utf8)
                switch cell.withUnsafeBufferPointer({ WrittenNumber.usesComma($0) }) {
                case true: votes.comma += 1
                case false: votes.point += 1
                default: if cell.contains(UInt8(ascii: ",")), cell.allSatisfy({ $0 < 0x3a }) { votes.unclear += 1 }
                }
            }
        }
        let isComma =
            votes.comma == votes.point
            ? separator == UInt8(ascii: ";") && votes.unclear > 0 : votes.comma > votes.point
        return isComma ? UInt8(ascii: ",") : UInt8(ascii: ".")
    }

    /// What the dates themselves say of which number is the day.
    ///
    /// - Returns: an order, and whether it is beyond doubt; `nil` where no date is written so that it matters
    func order(preferred: WrittenDate.Order) -> (order: WrittenDate.Order, isSure: Bool, bySequence: Bool)? {
        guard let place = columns.firstIndex(where: { [.date, .datetime, .start].contains($0.key) }) else { return nil }
        let cells = cells(place).map { Array($0.utf8) }
        func dates(_ order: WrittenDate.Order) -> [WrittenDate] {
            cells.compactMap { cell in cell.withUnsafeBufferPointer { WrittenDate($0, order) } }
        }
        let found = dates(preferred)
        if let sure = found.lazy.compactMap(\.order).first { return (sure, true, false) }
        guard found.contains(where: \.isAmbiguous) else { return nil }
        func near(_ dates: [WrittenDate]) -> Int {
            zip(dates, dates.dropFirst()).count { abs($0.0.day.days(to: $0.1.day)) <= 3 }
        }
        let (dmy, mdy) = (near(dates(.dmy)), near(dates(.mdy)))
        if dmy != mdy { return (dmy > mdy ? .dmy : .mdy, false, true) }
        return (preferred, false, false)
    }
}

/// What the rows of a table are.
enum TableShape {
    /// A set a row.
    case sets
    /// An exercise a row, its sets side by side.
    case wideSets
    /// A food, or a meal, a row.
    case food
    /// A measurement a row, with its name.
    case measurements
    /// A bout of exercise a row.
    case activities
    /// A night a row.
    case nights
    /// A day, or a moment of one, a row.
    case days
    /// Words.
    case notes

    /// - Parameter isDated: whether dates stand elsewhere than in a column
    init?(_ columns: [ColumnName], isDated: Bool = false) {
        let keys = Set(columns.compactMap(\.key))
        func any(_ these: ColumnKey...) -> Bool { these.contains(where: keys.contains) }
        guard isDated || any(.date, .datetime, .start) else { return nil }
        let isEaten = any(.energy, .energyKJ, .protein, .carbs, .fat)
        if keys.contains(.exercise), columns.contains(where: { ColumnName.plain($0.title).hasPrefix("set1") }) {
            self = .wideSets
        } else if keys.contains(.exercise), !any(.burned, .repsPerSet),
            any(.setOrder, .reps) || keys.contains(.category) && any(.weight, .distance, .time)
        {
            self = .sets
        } else if keys.contains(.exercise),
            any(.minutes, .burned, .duration, .seconds, .end) || any(.time) && isEaten && !any(.food, .meal)
        {
            self = .activities
        } else if isEaten, any(.food, .meal) {
            self = .food
        } else if any(.metric), any(.quantity, .value) {
            self = .measurements
        } else if keys.isSuperset(of: [.start, .end]), any(.sleepDeep, .sleepCore, .sleepREM, .sleep) {
            self = .nights
        } else if keys.contains(where: { $0.metric != nil || $0.isWorkedOut }) {
            self = .days
        } else if any(.notes), keys.subtracting([.date, .datetime, .time, .meal, .notes]).isEmpty {
            self = .notes
        } else {
            return nil
        }
    }
}

extension ColumnKey {
    /// Not a figure itself, but one follows from it; or it is known that there is no place for it.
    var isWorkedOut: Bool { [.sodium, .energyKJ, .fatMass, .systolic, .averageValue].contains(self) }
}
