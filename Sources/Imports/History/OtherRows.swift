import Domain

/// A measurement a row, with its name and unit: `Weight`, `lbs`, `180`.
struct MeasurementRows: TableRows {
    private let metric, amount, units: [Int]
    private let setting: TableSetting
    private var moment: MomentReader
    private var clean = CleanText()
    private var names: [String: ColumnKey?] = [:]

    init(_ head: TableHead, _ setting: TableSetting) {
        self.setting = setting
        metric = head.places(.metric)
        amount = head.places(.quantity) + head.places(.value)
        units = head.places(.units)
        moment = MomentReader(head, order: setting.order, home: setting.home)
    }

    mutating func add(_ row: TableRow, _ tally: HistoryTally) throws {
        guard let at = moment.read(row) else { return tally.skip(row.isEmpty ? .empty : .date, row.words) }
        guard tally.isPossible(at.day) else { return tally.skip(.date, row.words) }
        guard let name = row.text(metric, &clean, limit: 80) else { return tally.skip(.malformed, row.words) }
        let key: ColumnKey?
        if let known = names[name] {
            key = known
        } else {
            key = ColumnName(name).key
            names[name] = .some(key)
        }
        guard let key, let metric = key == .fat ? .bodyFat : key.metric else { return tally.skip(.noPlace, row.words) }
        guard let cell = row.filled(amount), case .number(let value) = setting.numbers.cell(cell) else {
            return tally.skip(.malformed, row.words)
        }
        let unit = row.text(units, &clean, limit: 20).flatMap { WrittenUnit($0) }
        let isUnitless = [.score, .count, .beatsPerMinute, .breathsPerMinute, .milliseconds].contains(metric.unit)
        guard let factor = unit?.factor(to: metric.unit) ?? (unit == nil || isUnitless ? 1 : nil) else {
            return tally.skip(.unit, row.words)
        }
        tally.set(metric, on: at.day, value * factor, weight: at.seconds.map(Double.init))
    }
}

/// A night a row: when it began and ended, and how long each stage was.
struct NightRows: TableRows {
    private let stages: [(place: Int, metric: Metric, factor: Double?)]
    /// What was measured in that night, each in its own unit
    private let measured: [(place: Int, metric: Metric)]
    private let setting: TableSetting
    private var begin: MomentReader
    private var end: MomentReader

    init(_ head: TableHead, _ setting: TableSetting, isUTC: Bool = false) {
        self.setting = setting
        stages = head.columns.enumerated().compactMap { place, column in
            guard let metric = column.key?.metric,
                [.sleepDeep, .sleepCore, .sleepREM, .sleepAwake, .sleep].contains(metric)
            else { return nil }
            return (place, metric, column.unit?.factor(to: .minutes))
        }
        measured = head.columns.enumerated().compactMap { place, column in
            guard let metric = column.key?.metric,
                [.restingHeartRate, .hrv, .rmssd, .respiratoryRate, .oxygenSaturation].contains(metric)
            else { return nil }
            return (place, metric)
        }
        begin = MomentReader(head, order: setting.order, home: setting.home, isUTC: isUTC)
        end = MomentReader(head, order: setting.order, home: setting.home, isUTC: isUTC, end: true)
    }

    mutating func add(_ row: TableRow, _ tally: HistoryTally) throws {
        guard let from = begin.read(row), let to = end.read(row), to.wall > from.wall else {
            return tally.skip(row.isEmpty ? .empty : .date, row.words)
        }
        guard tally.isPossible(to.day), to.wall - from.wall <= 86_400 else { return tally.skip(.date, row.words) }
        let length = Double(to.wall - from.wall) / 60
        var found: [Metric: Double] = [:]
        var bare: [Metric: Double] = [:]
        for stage in stages {
            switch setting.numbers.cell(row.bytes(stage.place)) {
            case .unreadable: return tally.skip(.malformed, row.words)
            case .empty: continue
            case .number(let value):
                if let factor = stage.factor {
                    found[stage.metric] = value * factor
                } else {
                    bare[stage.metric] = value
                }
            }
        }
        // Nobody sleeps longer than the night: then it is seconds.
        let scale = bare.values.contains { $0 > length * 1.05 } ? 1.0 / 60 : 1
        found.merge(bare.mapValues { $0 * scale }) { told, _ in told }
        if found[.sleep] == nil {
            let parts = [Metric.sleepDeep, .sleepCore, .sleepREM].compactMap { found[$0] }
            if !parts.isEmpty { found[.sleep] = parts.reduce(0, +) }
        }
        for one in measured {
            // What is not measured may be told in words.
            if case .number(let value) = setting.numbers.cell(row.bytes(one.place)) { found[one.metric] = value }
        }
        found[.sleepInBed] = length
        for (metric, value) in found where value > 0 { tally.set(metric, on: to.day, value, weight: length) }
    }
}

/// Rows that are words alone, which have no place here.
struct NoteRows: TableRows {
    mutating func add(_ row: TableRow, _ tally: HistoryTally) throws { tally.skip(.note, row.words) }
}
