import Domain

/// A bout of exercise a row: minutes and what it burned; or how often and with what it was lifted.
struct ActivityRows: TableRows {
    private let exercise, time, burned, distance, sets, reps, weight, heartRate: [Int]
    private let isInMetres: Bool
    private let units: [Int: WrittenUnit]
    private let setting: TableSetting
    private var moment: MomentReader
    private var ending: MomentReader
    private var clean = CleanText()
    /// What was lifted on one day is one workout.
    private var open: OpenWorkout?

    init(_ head: TableHead, _ setting: TableSetting, isUTC: Bool = false) {
        self.setting = setting
        // Beside what somebody called it, what kind it was.
        let names = head.places(.exercise)
        let kinds = names.filter { place in
            let title = head.columns[place].title.lowercased()
            return ["type", "soort", "art"].contains { title.contains($0) }
        }
        exercise = kinds.isEmpty ? names : kinds
        let times = head.places(.minutes) + head.places(.duration) + head.places(.seconds)
        time = times.isEmpty && !head.has(.end) ? head.places(.time) : times
        burned = head.places(.burned) + head.places(.activeEnergy) + head.places(.energy)
        // Strava tells it twice: in kilometres as shown, then in metres.
        let distances = head.places(.distance)
        isInMetres = setting.origin == .strava && distances.count > 1
        distance = setting.origin == .strava ? distances.suffix(1) : distances
        sets = head.places(.sets)
        reps = head.places(.repsPerSet)
        weight = head.places(.weight)
        heartRate = head.places(.heartRate)
        units = head.columns.indices.reduce(into: [:]) { units, place in
            let isInSeconds = setting.origin == .strava || head.columns[place].key == .seconds
            units[place] = head.columns[place].unit ?? (isInSeconds ? WrittenUnit("s") : nil)
        }
        moment = MomentReader(head, order: setting.order, home: setting.home, isUTC: isUTC)
        ending = MomentReader(head, order: setting.order, home: setting.home, isUTC: isUTC, end: true)
    }

    mutating func add(_ row: TableRow, _ tally: HistoryTally) throws {
        guard let at = moment.read(row) else {
            return tally.skip(row.isEmpty ? .empty : row.startsAsTotal(&clean) ? .total : .date, row.words)
        }
        guard tally.isPossible(at.day) else { return tally.skip(.date, row.words) }
        guard var name = row.text(exercise, &clean, limit: 100) else { return tally.skip(.malformed, row.words) }
        if setting.origin == .samsung { name = SamsungTable.activity(name) ?? "Other" }
        if TotalWords.isTotal(name) { return tally.skip(.total, row.words) }
        if let count = number(row, sets), let each = number(row, reps), count >= 1, each >= 1 {
            return try addSets(row, name, at, count, each, tally)
        }
        guard let minutes = minutes(row, at) else { return tally.skip(.malformed, row.words) }
        // Corrections for steps that another device counted have no time.
        guard minutes > 0 else { return tally.skip(.noPlace, row.words) }
        guard Metric.workoutMinutes.range.contains(minutes) else { return tally.skip(.implausible, row.words) }
        let isInMetres = isInMetres || setting.origin == .garmin && Self.isSwim(name)
        let kilometres = number(row, distance).map {
            isInMetres
                ? $0 / 1000
                : $0 * ((distance.first.flatMap { units[$0] } ?? setting.distanceUnit)?.factor(to: .kilometres) ?? 1)
        }
        tally.add(
            activity: name, on: at.day, minute: at.minute, minutes: minutes,
            energy: number(row, burned).map { abs($0) },
            distance: kilometres, heartRate: number(row, heartRate))
    }

    /// A table that has kilometres of all else has lengths of a pool in metres.
    static func isSwim(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["swim", "zwem", "schwimm", "natation", "nataci", "nuoto"].contains { name.contains($0) }
    }

    private func number(_ row: TableRow, _ places: [Int]) -> Double? {
        row.filled(places).flatMap { setting.numbers.cell($0).value }
    }

    /// - Returns: 0 where it is not told, `nil` where it makes no sense
    private mutating func minutes(_ row: TableRow, _ at: WrittenDate) -> Double? {
        for place in time where !row.bytes(place).isEmpty {
            let unit = units[place].flatMap { $0.dimension == .time ? $0.factor * 60 : nil } ?? 60
            if case .number(let value) = setting.numbers.cell(row.bytes(place)) { return value * unit / 60 }
            let text = String(decoding: row.bytes(place), as: UTF8.self)
            return WrittenDuration.seconds(text, unit: unit, pair: 3600).map { $0 / 60 }
        }
        return ending.read(row).map { max(0, Double($0.wall - at.wall) / 60) } ?? 0
    }

    private mutating func addSets(
        _ row: TableRow, _ name: String, _ at: WrittenDate, _ count: Double, _ each: Double, _ tally: HistoryTally
    ) throws {
        guard count <= 100, each <= 1000, let number = Int(exactly: count.rounded()),
            let reps = Int(exactly: each.rounded())
        else { return tally.skip(.implausible, row.words) }
        var set = WorkoutSet(reps: reps)
        if let place = weight.first(where: { !row.bytes($0).isEmpty }),
            let load = setting.numbers.cell(row.bytes(place)).value, load > 0
        {
            let unit = units[place] ?? setting.weightUnit
            let kilograms = load * (unit?.factor(to: .kilograms) ?? 1)
            set.load = kilograms <= 1000 ? (kilograms * 1e6).rounded() / 1e6 : nil
            if unit?.name == "lb" { set.typedLoad = Quantity(value: load, unit: "lb") }
        }
        let key = at.day.description
        if open?.key != key {
            try finish(tally)
            let minute = at.minute ?? 12 * 60
            open = OpenWorkout(
                key: key,
                workout: Workout(
                    id: "", day: at.day, at: tally.home.instant(on: at.day, minute: minute), minute: minute, name: "",
                    kind: .strength, exercises: []))
        }
        for _ in 0..<number { open?.add(set, to: name) }
    }

    mutating func finish(_ tally: HistoryTally) throws {
        if let open { try tally.add(open.workout) }
        open = nil
    }
}
