import Domain

/// Reads the rows of one table, whatever they are.
struct TableReading {
    let head: TableHead
    var origin: HealthOrigin
    /// Whether the app writes moments in UTC.
    var isUTC = false
    /// Whether a row is a day, whatever the zone of the moment that it is written as.
    var isDaily = false
    var samsung: SamsungTable?

    func read(_ stream: any ByteStream, _ meter: ImportMeter, _ tally: HistoryTally) throws {
        let setting = TableSetting(head, origin, tally)
        func run(_ rows: some TableRows) throws { try self.run(rows, setting.order, stream, meter, tally) }
        switch head.shape {
        case .sets: try run(SetRows(head, setting))
        case .wideSets: try run(WideSetRows(head, setting))
        case .food: try run(FoodRows(head, setting, isUTC: isUTC))
        case .measurements: try run(MeasurementRows(head, setting))
        case .activities: try run(ActivityRows(head, setting, isUTC: isUTC))
        case .nights: try run(NightRows(head, setting, isUTC: isUTC))
        case .notes: try run(NoteRows())
        case .days:
            if samsung == .steps {
                try run(SamsungSteps(head, setting))
            } else {
                try run(
                    DayRows(head, setting, tally, isUTC: isUTC, isDaily: isDaily))
            }
        }
    }

    private func run(
        _ rows: some TableRows, _ order: WrittenDate.Order, _ stream: any ByteStream, _ meter: ImportMeter,
        _ tally: HistoryTally
    ) throws {
        var rows = rows
        var reader = try CSVReader(
            stream, separator: head.separator, header: .known(width: head.columns.count, before: head.before.count))
        var passed = 0
        var lost = 0
        var heading: CivilDate?
        while let bytes = try reader.next() {
            if reader.tooLong > lost { Self.tell(&reader, &lost, tally) }
            guard passed > head.before.count else {
                passed += 1
                continue
            }
            meter.items += 1
            var row = TableRow(bytes: bytes, cells: reader.cells)
            if head.isHeaded, let day = row.heading(order) {
                heading = day
                continue
            }
            row.heading = heading
            tally.days.summary.records += 1
            tally.line = reader.line
            try rows.add(row, tally)
        }
        Self.tell(&reader, &lost, tally)
        tally.line = 0
        try rows.finish(tally)
    }

    /// Rows that cannot be told apart into cells.
    private static func tell(_ reader: inout CSVReader, _ told: inout Int, _ tally: HistoryTally) {
        let new = reader.tooLong - told
        tally.days.summary.records += new
        for loss in reader.losses.prefix(new) { tally.skip(.malformed, loss.text, line: loss.line) }
        tally.days.summary.skip(.malformed, new - min(new, reader.losses.count))
        told += new
        reader.losses = []
    }
}

/// Kinds of tables that Samsung Health writes: the first line of each names its kind.
enum SamsungTable: Equatable {
    case weight, food, water, sleep, steps, heartRate, exercise
    /// A kind that has no place here.
    case other

    init?(_ head: [UInt8]) {
        let line = String(decoding: head.prefix(200), as: UTF8.self).prefix { !$0.isNewline }.drop { $0 == "\u{feff}" }
        guard line.hasPrefix("com.samsung.") else { return nil }
        let kind = line.prefix { $0 != "," }
        switch kind.split(separator: ".").last {
        case "weight": self = .weight
        case "nutrition": self = .food
        case "sleep": self = .sleep
        case "water_intake": self = .water
        case "step_daily_trend", "pedometer_day_summary": self = .steps
        case "heart_rate": self = .heartRate
        case "exercise": self = .exercise
        default: self = .other
        }
    }

    /// Its columns by what this kind calls so.
    func column(_ title: String) -> ColumnName {
        let name = ColumnName(title)
        let last = title.split(separator: ".").last.map(String.init) ?? title
        func named(_ key: ColumnKey?, _ unit: String? = nil) -> ColumnName {
            ColumnName(title, key: key, unit: unit.flatMap { WrittenUnit($0) })
        }
        switch (self, last) {
        case (_, "start_time"): return named(.start)
        case (_, "end_time"): return named(.end)
        case (_, "time_offset"): return named(.offset)
        case (.weight, "weight"): return named(.weight, "kg")
        case (.weight, "body_fat"): return named(.bodyFat, "%")
        case (.food, "title"): return named(.food)
        case (.food, "calorie"): return named(.energy)
        // As the documentation of Samsung's nutrition data has them. Calcium, iron and vitamins are shares of a daily value
        // in older versions and weights in newer ones, and no file says which: not taken.
        case (.food, "protein"): return named(.protein, "g")
        case (.food, "total_fat"): return named(.fat, "g")
        case (.food, "saturated_fat"): return named(.saturatedFat, "g")
        case (.food, "monosaturated_fat"): return named(.monounsaturated, "g")
        case (.food, "polysaturated_fat"): return named(.polyunsaturated, "g")
        case (.food, "trans_fat"): return named(.transFat, "g")
        case (.food, "carbohydrate"): return named(.carbs, "g")
        case (.food, "dietary_fiber"): return named(.fibre, "g")
        case (.food, "sugar"): return named(.sugar, "g")
        case (.food, "added_sugar"): return named(.addedSugar, "g")
        case (.food, "cholesterol"): return named(.cholesterol, "mg")
        case (.food, "sodium"): return named(.sodium, "mg")
        case (.food, "potassium"): return named(.potassium, "mg")
        case (.food, "meal_type"): return named(.meal)
        case (.sleep, "sleep_duration"), (.sleep, "total_rem_duration"), (.sleep, "total_light_duration"): return name
        case (.water, "amount"): return named(.water, "ml")
        case (.steps, "count"), (.steps, "step_count"): return named(.steps)
        case (.steps, "distance"): return named(.distance, "m")
        case (.steps, "day_time"): return named(.date)
        case (.steps, "source_type"): return named(.kind)
        case (.heartRate, "heart_rate"): return named(.heartRate)
        case (.exercise, "exercise_type"): return named(.exercise)
        case (.exercise, "duration"): return named(.duration, "ms")
        case (.exercise, "distance"): return named(.distance, "m")
        case (.exercise, "calorie"): return named(.burned)
        case (.exercise, "mean_heart_rate"): return named(.heartRate)
        default: return named(nil)
        }
    }

    /// What the numbers of exercises mean.
    static func activity(_ code: String) -> String? {
        [
            "1001": "Walking", "1002": "Running", "11007": "Cycling", "13001": "Hiking", "14001": "Swimming",
            "15002": "StrengthTraining", "15005": "Rowing", "15006": "Elliptical", "9002": "Yoga", "9001": "Pilates",
            "10004": "StrengthTraining", "10007": "StrengthTraining", "6003": "Tennis", "4004": "Soccer",
            "8002": "Dance", "15003": "Cycling",
        ][code]
    }
}

/// Steps of a day by each device, and of all together: that one counts, else the most.
struct SamsungSteps: TableRows {
    private let steps, distance, kind: [Int]
    private let setting: TableSetting
    private var moment: MomentReader
    private var days: [CivilDate: (isWhole: Bool, steps: Double, distance: Double)] = [:]

    init(_ head: TableHead, _ setting: TableSetting) {
        steps = head.places(.steps)
        distance = head.places(.distance)
        kind = head.places(.kind)
        self.setting = setting
        moment = MomentReader(head, order: setting.order, home: setting.home)
    }

    mutating func add(_ row: TableRow, _ tally: HistoryTally) throws {
        if row.isEmpty { return tally.skip(.empty, row.words) }
        // A day is written as its midnight, whatever the zone.
        guard let cell = row.filled(moment.dates), let at = WrittenDate(cell, setting.order), tally.isPossible(at.day)
        else {
            return tally.skip(.date, row.words)
        }
        guard let count = row.filled(steps).flatMap({ setting.numbers.cell($0).value }) else {
            return tally.skip(.malformed, row.words)
        }
        let metres = row.filled(distance).flatMap { setting.numbers.cell($0).value } ?? 0
        let isWhole = row.filled(kind).map { $0.elementsEqual("-2".utf8) } ?? false
        let before = days[at.day]
        if before == nil || isWhole && before?.isWhole == false
            || isWhole == before?.isWhole && count > before?.steps ?? 0
        {
            if before != nil { tally.skip(.repeated, row.words) }
            days[at.day] = (isWhole, count, metres)
        } else {
            tally.skip(.repeated, row.words)
        }
    }

    mutating func finish(_ tally: HistoryTally) throws {
        for (day, found) in days {
            if found.steps > 0 { tally.set(.steps, on: day, found.steps) }
            if found.distance > 0 { tally.set(.distance, on: day, found.distance / 1000) }
        }
    }
}
