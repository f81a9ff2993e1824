import Domain
import Foundation

/// A day, or a moment of one, a row: figures of that day.
struct DayRows: TableRows {
    private struct Cell {
        var place: Int
        var metric: Metric
        var factor: Double
        /// Whether a bare number may also stand as "7:30" or "7h 30m".
        var isTime: Bool { [.minutes, .milliseconds].contains(metric.unit) }
    }

    private var cells: [Cell] = []
    private let fatMass, weight, deleted, source: [Int]
    /// Columns of pounds that are written beside stones.
    private let stones: Set<Int>
    /// Of the row before
    private var lastSource: [UInt8] = []
    private let isDaily: Bool
    private let setting: TableSetting
    private var moment: MomentReader
    private var clean = CleanText()
    private let hasBloodPressure: Bool
    private var means: [Metric: [CivilDate: (sum: Double, count: Double)]] = [:]

    init(_ head: TableHead, _ setting: TableSetting, _ tally: HistoryTally, isUTC: Bool = false, isDaily: Bool = false)
    {
        self.setting = setting
        hasBloodPressure = head.has(.systolic)
        weight = head.places(.weight)
        let pounds = weight.filter { place in
            head.columns[place].unit?.name == "lb" && Self.numbers(head.cells(place), setting).allSatisfy { $0 < 14 }
        }
        stones = head.columns.contains { $0.key == .weight && $0.unit?.name == "st" } ? Set(pounds) : []
        deleted = head.places(.deleted)
        source = head.places(.source)
        self.isDaily = isDaily
        fatMass = head.has(.bodyFat) ? [] : head.places(.fatMass)
        moment = MomentReader(head, order: setting.order, home: setting.home, isUTC: isUTC)
        // A scale that names fat and water means those of the body.
        let isScale = head.has(.weight) && !head.has(.energy) && !head.has(.protein) && !head.has(.carbs)
        let isSpO2 = head.has(.averageValue) && head.has(.lowerBound)
        for (place, column) in head.columns.enumerated() {
            guard let key = column.key else {
                guard setting.origin == .table else { continue }
                Self.ask(column, head.cells(place), tally).map {
                    cells.append(Cell(place: place, metric: $0, factor: $1))
                }
                continue
            }
            if hasBloodPressure, key == .heartRate { continue }
            var metric = key.metric
            if isScale, key == .fat { metric = .bodyFat }
            if isScale, key == .water, column.unit?.dimension != .volume { metric = nil }
            if isSpO2, key == .averageValue { metric = .oxygenSaturation }
            if key == .waterInFood, !isScale, column.unit == nil { metric = .water }
            if key == .energy, head.movement > 0, !column.saysEaten {
                Self.askBurned(column, head, tally).map { cells.append(Cell(place: place, metric: $0, factor: $1)) }
                continue
            }
            // A diary of moods has an energy of 1 to 10, which nobody eats.
            if key == .energy, column.unit == nil, Self.isScore(head.cells(place), setting) { metric = .energyLevel }
            if key == .sodium { metric = .salt }
            if key == .energyKJ, !head.has(.energy) { metric = .energy }
            guard let metric, let factor = Self.factor(key, metric, column.unit, head.cells(place), setting) else {
                continue
            }
            cells.append(Cell(place: place, metric: metric, factor: factor))
        }
    }

    private static func isScore(_ cells: [String], _ setting: TableSetting) -> Bool {
        let values = numbers(cells, setting)
        return !values.isEmpty && values.allSatisfy(Metric.energyLevel.range.contains)
    }

    private static func numbers(_ cells: [String], _ setting: TableSetting) -> [Double] {
        cells.prefix(500).compactMap { text in
            var bytes = Array(text.utf8)
            return bytes.withUnsafeMutableBufferPointer { setting.numbers.cell(Bytes($0)).value }
        }
    }

    /// From what stands in a column to the metric's unit; without a unit, by what its values are.
    private static func factor(
        _ key: ColumnKey, _ metric: Metric, _ unit: WrittenUnit?, _ cells: [String], _ setting: TableSetting
    ) -> Double? {
        if key == .sodium { return (unit.flatMap { $0.factor(to: .grams) } ?? 0.001) * 2.5 }
        if key == .energyKJ { return 1 / 4.184 }
        if let unit, let factor = unit.factor(to: metric.unit) { return factor }
        let values = numbers(cells, setting).filter { $0 > 0 }.sorted()
        let middle = values.isEmpty ? 0 : values[values.count / 2]
        if unit?.dimension == .percent, metric.unit != .percent { return nil }
        switch metric {
        case .weight: return setting.weightUnit?.factor(to: .kilograms) ?? 1
        case .waist, .hips, .chest, .neck: return setting.weightUnit?.name == "lb" ? 2.54 : 1
        case .distance: return setting.distanceUnit?.factor(to: .kilometres) ?? 1
        case .sleep, .sleepInBed, .sleepDeep, .sleepCore, .sleepREM, .sleepAwake:
            // Nobody sleeps 24 minutes as a rule, nor 1440.
            return middle <= 24 ? 60 : middle > 1440 ? 1.0 / 60 : 1
        // Litres, fluid ounces, or ml.
        case .water: return middle < 20 ? 1000 : middle < 250 ? UnitConversion.millilitresPerFluidOunce : 1
        case .bodyFat, .oxygenSaturation: return middle < 1 ? 100 : 1
        default: return 1
        }
    }

    /// Calories among columns of movement were burned, whether by moving alone nobody says; beside a weight and steps they
    /// may have been eaten after all.
    private static func askBurned(_ column: ColumnName, _ head: TableHead, _ tally: HistoryTally) -> (Metric, Double)? {
        let options = ["skip", Metric.activeEnergy.rawValue, Metric.energy.rawValue]
        let answer = tally.settle(
            HistoryQuestion(.column, subject: column.title, options: options, guess: "skip", reason: .header))
        guard let metric = Metric(rawValue: answer), metric.unit == .kilocalories else { return nil }
        return (metric, column.unit?.factor(to: .kilocalories) ?? 1)
    }

    /// A column whose name says nothing: what the person said it is.
    private static func ask(_ column: ColumnName, _ cells: [String], _ tally: HistoryTally) -> (Metric, Double)? {
        let isNumeric =
            !cells.isEmpty
            && cells.prefix(50).allSatisfy { $0.contains { $0.isNumber } && !$0.contains { $0.isLetter } }
        guard isNumeric, !column.title.isEmpty, column.title.utf8.count <= 60 else { return nil }
        let options = ["skip"] + Metric.allCases.filter { $0 != .menstrualFlow }.flatMap(MappedUnit.options)
        let answer = tally.settle(
            HistoryQuestion(.column, subject: column.title, options: options, guess: "skip", reason: .header))
        guard let (metric, named) = HistoryQuestion.column(of: answer) else { return nil }
        let unit = named.map { WrittenUnit($0) } ?? column.unit
        return (metric, unit?.factor(to: metric.unit) ?? 1)
    }

    mutating func add(_ row: TableRow, _ tally: HistoryTally) throws {
        if row.isTrue(deleted) { return tally.skip(.deleted, row.words) }
        guard let at = isDaily ? moment.written(row) : moment.read(row) else {
            return tally.skip(row.isEmpty ? .empty : row.startsAsTotal(&clean) ? .total : .date, row.words)
        }
        guard tally.isPossible(at.day) else { return tally.skip(.date, row.words) }
        if let place = source.first, !row.bytes(place).equals(lastSource) {
            lastSource = Array(row.bytes(place))
            tally.tell(by: row.text(source, &clean, limit: 60) ?? "")
        }
        var found: [(Metric, Double)] = []
        for cell in cells {
            switch read(row.bytes(cell.place), cell) {
            case .empty: continue
            case .unreadable: return tally.skip(.malformed, row.words)
            // Nothing worn, weighed or eaten is written as 0.
            case .number(let value):
                // Pounds beside stones come on top of them.
                if cell.metric == .weight, let place = found.firstIndex(where: { $0.0 == .weight }),
                    stones.contains(cell.place)
                {
                    found[place].1 += value * cell.factor
                } else if let place = found.firstIndex(where: { $0.0 == .activeMinutes && $0.0 == cell.metric }) {
                    // Fairly active, and very.
                    found[place].1 += value * cell.factor
                } else if value != 0 {
                    found.append((cell.metric, value * cell.factor))
                }
            }
        }
        if let mass = row.filled(fatMass).flatMap({ setting.numbers.cell($0).value }),
            let whole = row.filled(weight).flatMap({ setting.numbers.cell($0).value }), whole > 0, mass > 0
        {
            found.append((.bodyFat, mass / whole * 100))
        }
        guard !found.isEmpty else { return tally.skip(hasBloodPressure ? .noPlace : .empty, row.words) }
        guard found.contains(where: { $0.0.range.contains($0.1) }) else { return tally.skip(.implausible, row.words) }
        for (metric, value) in found {
            if Self.isMean(metric) {
                let before = means[metric]?[at.day] ?? (0, 0)
                means[metric, default: [:]][at.day] = (before.sum + value, before.count + 1)
            } else {
                tally.set(metric, on: at.day, value, weight: at.seconds.map(Double.init))
            }
        }
    }

    private func read(_ bytes: Bytes, _ cell: Cell) -> WrittenNumber.Cell {
        let plain = setting.numbers.cell(bytes)
        guard plain == .unreadable, cell.isTime else { return plain }
        let text = String(decoding: bytes, as: UTF8.self)
        let seconds = WrittenDuration.seconds(text, unit: 60, pair: 3600)
        return seconds.map { .number($0 / 60 / cell.factor) } ?? .unreadable
    }

    private static func isMean(_ metric: Metric) -> Bool {
        [.heartRate, .restingHeartRate, .oxygenSaturation, .respiratoryRate, .hrv, .rmssd].contains(metric)
    }

    mutating func finish(_ tally: HistoryTally) throws {
        for (metric, days) in means {
            for (day, mean) in days { tally.set(metric, on: day, mean.sum / mean.count) }
        }
        means = [:]
    }
}

/// Units that somebody's own column may be in, beside the one that its metric is kept in.
enum MappedUnit {
    /// Answers to what a column holds: `weight`, `weight lb`.
    static func options(of metric: Metric) -> [String] {
        [metric.rawValue] + others(metric.unit).map { "\(metric.rawValue) \($0)" }
    }

    private static func others(_ unit: MetricUnit) -> [String] {
        switch unit {
        case .kilograms: ["lb", "st"]
        case .centimetres: ["in", "m"]
        case .kilometres: ["mi", "m"]
        case .kilocalories: ["kJ"]
        case .millilitres: ["l", "fl oz"]
        case .minutes: ["h", "s"]
        case .grams: ["mg", "oz"]
        case .milligrams: ["g"]
        default: []
        }
    }
}
