import Domain
import Foundation

/// An exercise a row, its sets side by side: "Set 1 (Reps)", "Set 1 (KG)".
struct WideSetRows: TableRows {
    private struct Pair {
        var reps: Int?
        var load: (place: Int, unit: WrittenUnit?)?
        var seconds: Int?
    }

    private let pairs: [Pair]
    private let exercise, workout, duration, bodyWeight, notes: [Int]
    private let bodyUnit: WrittenUnit?
    private let durationUnit: Double
    private let setting: TableSetting
    private var moment: MomentReader
    private var clean = CleanText()
    private var open: OpenWorkout?

    init(_ head: TableHead, _ setting: TableSetting) {
        self.setting = setting
        var pairs: [Int: Pair] = [:]
        for (place, column) in head.columns.enumerated() {
            let plain = ColumnName.plain(column.title)
            guard plain.hasPrefix("set"), let number = Int(plain.dropFirst(3).prefix { $0.isNumber }) else { continue }
            let inside = plain.dropFirst(3).drop { $0.isNumber }
            if inside.hasPrefix("rep") {
                pairs[number, default: Pair()].reps = place
            } else if column.unit?.dimension == .time || inside.hasPrefix("time") || inside.hasPrefix("sec") {
                pairs[number, default: Pair()].seconds = place
            } else {
                pairs[number, default: Pair()].load = (place, column.unit)
            }
        }
        self.pairs = pairs.sorted { $0.key < $1.key }.map(\.value)
        exercise = head.places(.exercise)
        // "Workout" is a number, "Workout Name" what people call it.
        workout = head.places(.workout).reversed()
        duration = head.places(.duration)
        durationUnit = duration.first.flatMap { head.columns[$0].unit }.map { $0.factor } ?? 60
        bodyWeight = head.places(.weight)
        bodyUnit = bodyWeight.first.flatMap { head.columns[$0].unit }
        notes = head.places(.notes)
        moment = MomentReader(head, order: setting.order, home: setting.home)
    }

    mutating func add(_ row: TableRow, _ tally: HistoryTally) throws {
        guard let at = moment.read(row) else { return tally.skip(row.isEmpty ? .empty : .date, row.words) }
        guard tally.isPossible(at.day) else { return tally.skip(.date, row.words) }
        guard let name = row.text(exercise, &clean) else { return tally.skip(.malformed, row.words) }
        if let cell = row.filled(bodyWeight), let value = setting.numbers.cell(cell).value, value > 0 {
            let factor = (bodyUnit ?? setting.weightUnit)?.factor(to: .kilograms) ?? 1
            tally.set(.weight, on: at.day, value * factor, weight: Double(at.seconds ?? 0))
        }
        var sets: [WorkoutSet] = []
        for pair in pairs {
            let reps = pair.reps.flatMap { setting.numbers.cell(row.bytes($0)).value }
            let seconds = pair.seconds.flatMap { setting.numbers.cell(row.bytes($0)).value }
            var set = WorkoutSet(
                reps: reps.flatMap { (1...1000).contains($0) ? Int(exactly: $0.rounded()) : nil },
                seconds: seconds.flatMap { (1...86_400).contains($0) ? $0 : nil })
            guard set.reps != nil || set.seconds != nil else { continue }
            if let (place, unit) = pair.load, let load = setting.numbers.cell(row.bytes(place)).value, load > 0 {
                let kilograms = load * ((unit ?? setting.weightUnit)?.factor(to: .kilograms) ?? 1)
                set.load = kilograms <= 1000 ? (kilograms * 1e6).rounded() / 1e6 : nil
                if unit?.name == "lb" { set.typedLoad = Quantity(value: load, unit: "lb") }
            }
            sets.append(set)
        }
        guard !sets.isEmpty else { return tally.skip(.empty, row.words) }
        let title = row.text(workout, &clean, limit: 100) ?? ""
        let key = "\(at.wall) \(title)"
        if open?.key != key {
            try finish(tally)
            let minute = at.minute ?? 12 * 60
            let minutes = row.filled(duration).flatMap {
                WrittenDuration.seconds(String(decoding: $0, as: UTF8.self), unit: durationUnit * 60, pair: 3600)
            }.map { $0 / 60 }
            open = OpenWorkout(
                key: key,
                workout: Workout(
                    id: "", day: at.day, at: tally.home.instant(on: at.day, minute: minute), minute: minute,
                    name: title,
                    kind: .strength, minutes: minutes.flatMap { $0 > 0 && $0 <= 1440 ? $0 : nil }, exercises: []))
        }
        let note = row.text(notes, &clean, limit: 500)
        for set in sets { open?.add(set, to: name, notes: note) }
    }

    mutating func finish(_ tally: HistoryTally) throws {
        if let open { try tally.add(open.workout) }
        open = nil
    }
}
