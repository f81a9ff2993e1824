import Domain
import Foundation

/// A set a row; the rows of one moment and name are a workout.
struct SetRows: TableRows {
    private let exercise, workout, number, setOrder, setType, weight, weightUnit, reps, distance, distanceUnit: [Int]
    private let seconds, duration, rpe, superset, notes, workoutNotes, sets: [Int]
    private let units: [Int: WrittenUnit]
    private let setting: TableSetting
    private let hasTimedSets: Bool
    private var moment: MomentReader
    private var ending: MomentReader
    private var clean = CleanText()
    /// Those that may still get sets, the oldest first.
    private var open: [OpenWorkout] = []

    private static let mostOpen = 24
    /// Of one exercise in one row
    private static let mostSets = 50.0

    init(_ head: TableHead, _ setting: TableSetting) {
        self.setting = setting
        exercise = head.places(.exercise)
        workout = head.places(.workout)
        number = head.places(.workoutNumber)
        setOrder = head.places(.setOrder)
        setType = head.places(.setType)
        // A row that is one set of several may tell how many there are.
        sets = setOrder.isEmpty ? head.places(.sets) : []
        weight = head.places(.weight)
        weightUnit = head.places(.weightUnit)
        reps = head.places(.reps)
        distance = head.places(.distance)
        distanceUnit = head.places(.distanceUnit)
        let times = head.places(.seconds)
        // Where sets have no seconds and days no workouts, a time is that of the set.
        hasTimedSets = times.isEmpty && workout.isEmpty && setOrder.isEmpty
        seconds = times.isEmpty && hasTimedSets ? head.places(.time) + head.places(.duration) : times
        duration = hasTimedSets ? [] : head.places(.duration) + head.places(.minutes)
        rpe = head.places(.rpe)
        superset = head.places(.superset)
        notes = head.places(.notes)
        workoutNotes = head.places(.workoutNotes) + head.places(.description)
        units = head.columns.indices.reduce(into: [:]) { units, place in units[place] = head.columns[place].unit }
        moment = MomentReader(head, order: setting.order, home: setting.home)
        ending = MomentReader(head, order: setting.order, home: setting.home, end: true)
    }

    mutating func add(_ row: TableRow, _ tally: HistoryTally) throws {
        guard var at = moment.read(row) else {
            return tally.skip(row.isEmpty ? .empty : row.startsAsTotal(&clean) ? .total : .date, row.words)
        }
        if hasTimedSets { at.seconds = nil }
        guard tally.isPossible(at.day) else { return tally.skip(.date, row.words) }
        guard let name = row.text(exercise, &clean) else { return tally.skip(.malformed, row.words) }
        let order = row.text(setOrder, &clean, limit: 40)?.lowercased() ?? ""
        guard let set = set(row, order) else { return tally.skip(.malformed, row.words) }
        // Whatever it is called, what was repeated is a set.
        if set.reps == nil, !order.isEmpty, !SetWords.isSet(order) { return tally.skip(.note, row.words) }
        guard set.reps != nil || set.load != nil || set.seconds != nil || set.metres != nil else {
            return tally.skip(.empty, row.words)
        }
        let title = row.text(workout, &clean, limit: 100) ?? ""
        let key = "\(at.wall) \(row.text(number, &clean, limit: 40) ?? "") \(title)"
        let place = try place(key, row, at, title, tally)
        let superset = row.filled(superset).flatMap { setting.numbers.cell($0).value }.flatMap { Int(exactly: $0) }
        let text = row.text(notes, &clean, limit: 500)
        for _ in 0..<count(row) { open[place].add(set, to: name, superset: superset, notes: text) }
    }

    /// "3 sets of 8" in one row.
    private func count(_ row: TableRow) -> Int {
        let told = row.filled(sets).flatMap { setting.numbers.cell($0).value } ?? 1
        return (1...Self.mostSets).contains(told) ? Int(told) : 1
    }

    private mutating func place(
        _ key: String, _ row: TableRow, _ at: WrittenDate, _ title: String, _ tally: HistoryTally
    ) throws -> Int {
        if let last = open.last, last.key == key { return open.count - 1 }
        if let place = open.firstIndex(where: { $0.key == key }) { return place }
        if open.count == Self.mostOpen { try tally.add(open.removeFirst().workout) }
        let minute = at.minute ?? 12 * 60
        let units = units
        var minutes = duration.lazy.compactMap { place -> Double? in
            let unit = units[place].flatMap { $0.dimension == .time ? $0.factor * 60 : nil } ?? 60
            let text = String(decoding: row.bytes(place), as: UTF8.self)
            return WrittenDuration.seconds(text, unit: unit, pair: 3600).map { $0 / 60 }
        }.first
        if minutes == nil, let end = ending.read(row) { minutes = Double(end.wall - at.wall) / 60 }
        open.append(
            OpenWorkout(
                key: key,
                workout: Workout(
                    id: "", day: at.day, at: tally.home.instant(on: at.day, minute: minute), minute: minute,
                    name: title,
                    kind: .strength, minutes: minutes.flatMap { $0 > 0 && $0 <= 1440 ? $0 : nil }, exercises: [],
                    notes: row.text(workoutNotes, &clean, limit: 1000))))
        return open.count - 1
    }

    mutating func finish(_ tally: HistoryTally) throws {
        for open in open { try tally.add(open.workout) }
        open = []
    }

    /// - Returns: `nil` where a cell makes no sense
    private mutating func set(_ row: TableRow, _ order: String) -> WorkoutSet? {
        let type = row.text(setType, &clean, limit: 40)?.lowercased() ?? ""
        var set = WorkoutSet(
            isWarmUp: order.hasPrefix("w") || type.contains("warm") || type.contains("opwarm") || type == "w")
        var load: (value: Double, place: Int)?
        for place in weight {
            switch setting.numbers.cell(row.bytes(place)) {
            case .unreadable: return nil
            case .empty: continue
            case .number(let value): if load == nil { load = (value, place) }
            }
        }
        if let load, load.value > 0 {
            let written = row.text(weightUnit, &clean, limit: 20).flatMap { WrittenUnit($0) }
            let unit = units[load.place] ?? written ?? setting.weightUnit
            let kilograms = load.value * (unit?.factor(to: .kilograms) ?? 1)
            guard kilograms <= 1000 else { return nil }
            set.load = (kilograms * 1e6).rounded() / 1e6
            if unit?.name == "lb" { set.typedLoad = Quantity(value: load.value, unit: "lb") }
        }
        switch row.filled(reps).map({ setting.numbers.cell($0) }) {
        case .unreadable: return nil
        case .number(let value):
            guard value >= 0, value <= 1000 else { return nil }
            set.reps = Int(exactly: value.rounded()).flatMap { $0 > 0 ? $0 : nil }
        default: break
        }
        guard let metres = metres(row), let time = time(row) else { return nil }
        set.metres = (1...500_000).contains(metres) ? metres : nil
        set.seconds = (1...86_400).contains(time) ? time : nil
        set.rpe = row.filled(rpe).flatMap { setting.numbers.cell($0).value }.flatMap {
            (1...10).contains($0) ? $0 : nil
        }
        return set
    }

    private mutating func metres(_ row: TableRow) -> Double? {
        for place in distance {
            switch setting.numbers.cell(row.bytes(place)) {
            case .unreadable: return nil
            case .empty: continue
            case .number(let value):
                let written = row.text(distanceUnit, &clean, limit: 20).flatMap { WrittenUnit($0) }
                return value * 1000 * ((units[place] ?? written ?? setting.distanceUnit)?.factor(to: .kilometres) ?? 1)
            }
        }
        return 0
    }

    private func time(_ row: TableRow) -> Double? {
        guard let cell = row.filled(seconds) else { return 0 }
        if case .number(let value) = setting.numbers.cell(cell) { return value }
        return WrittenDuration.seconds(String(decoding: cell, as: UTF8.self), unit: 1, pair: 60)
    }
}

/// A workout that rows are still added to.
struct OpenWorkout {
    let key: String
    var workout: Workout

    init(key: String, workout: Workout) {
        self.key = key
        self.workout = workout
    }

    mutating func add(_ set: WorkoutSet, to name: String, superset: Int? = nil, notes: String? = nil) {
        if let place = workout.exercises.lastIndex(where: { $0.name == name && $0.superset == superset }) {
            workout.exercises[place].sets.append(set)
            if workout.exercises[place].notes == nil { workout.exercises[place].notes = notes }
        } else {
            workout.exercises.append(WorkoutExercise(name: name, sets: [set], superset: superset, notes: notes))
        }
    }
}

/// What stands where the number of a set is expected.
enum SetWords {
    private static let marks: Set<String> = [
        "w", "d", "f", "r", "l", "warmup", "warm-up", "warm up", "drop", "drop set", "dropset", "failure", "normal",
        "working",
    ]

    /// A number, or the mark of a kind of set; others are pauses and notes.
    static func isSet(_ order: String) -> Bool {
        marks.contains(order) || order.contains { $0.isNumber } && order.count <= 4
    }
}
