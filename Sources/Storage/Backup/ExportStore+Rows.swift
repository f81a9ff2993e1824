public import Domain
import Foundation
import GRDB

/// Tables of what was logged, finer than a day: a row an entry, a set, a figure.
extension ExportStore {
    /// A row for each thing eaten or drunk, the first of them first, with the field names of food entries; vitamins and
    /// minerals with their unit in the name.
    public func entries(
        _ owner: Account.ID, in range: DayRange? = nil, write: ([UInt8]) throws -> Void
    ) throws {
        let nutrients = FoodEntry.nutrientFields
        try write(
            CSV.line(
                [
                    "logDate", "time", "at", "slot", "foodName", "servingQuantity", "unit", "grams", "millilitres",
                    "drink",
                ] + nutrients.map(\.name) + Micronutrient.allCases.map(\.column)
                    + ["hunger", "mood", "notes", "foodId", "id"]))
        guard let range = try range ?? bounds(owner) else { return }
        try connection.read { db in
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT \(FoodEntryStore.allColumns) FROM food_entry
                    WHERE owner = ? AND day BETWEEN ? AND ? AND deleted_at IS NULL ORDER BY day, at, created_at, id
                    """, arguments: [owner, range.start.description, range.end.description])
            while let row = try rows.next() {
                guard let entry = FoodEntryStore.wholeEntry(row) else { continue }
                let micros = entry.micros
                var cells = [
                    entry.day.description, entry.time, Logged.moment(entry.at, minute: entry.minute),
                    entry.slot.rawValue, CSV.text(entry.name), CSV.number(entry.amount), CSV.text(entry.unit),
                    CSV.number(entry.grams), CSV.number(entry.millilitres), entry.drink?.rawValue ?? "",
                ]
                cells += nutrients.map { CSV.number(entry.nutrients[$0.metric]) }
                cells += Micronutrient.allCases.map { CSV.number(micros?[$0]) }
                cells += [
                    CSV.whole(entry.hunger), CSV.text(entry.mood), CSV.text(entry.notes), CSV.text(entry.foodID),
                    CSV.text(entry.id),
                ]
                try write(CSV.line(cells))
            }
        }
    }

    /// A row for each set of each finished workout, also of those that devices recorded; one without sets, or without
    /// exercises, has a row with nothing in their place. Loads in kg.
    public func sets(_ owner: Account.ID, in range: DayRange? = nil, write: ([UInt8]) throws -> Void) throws {
        try write(
            CSV.line([
                "logDate", "time", "at", "workout", "kind", "workoutMinutes", "source", "exerciseNumber", "exercise",
                "exerciseId", "superset", "restSeconds", "setNumber", "reps", "loadKg", "typedLoad", "typedUnit", "rpe",
                "seconds", "metres", "isWarmUp", "isDone", "exerciseNotes", "workoutNotes", "workoutId",
            ]))
        let workouts = WorkoutStore(connection: connection)
        try years(owner, in: range) { year in
            for workout in try workouts.log(of: owner, in: year).workouts {
                try write(workout.exercises.isEmpty ? Self.line(workout) : Self.lines(workout))
            }
        }
    }

    private static func lines(_ workout: Workout) -> [UInt8] {
        workout.exercises.enumerated().flatMap { place, exercise in
            exercise.sets.isEmpty
                ? line(workout, exercise, place + 1)
                : exercise.sets.enumerated().flatMap { line(workout, exercise, place + 1, $1, $0 + 1) }
        }
    }

    private static func line(
        _ workout: Workout, _ exercise: WorkoutExercise? = nil, _ place: Int? = nil, _ set: WorkoutSet? = nil,
        _ number: Int? = nil
    ) -> [UInt8] {
        CSV.line([
            workout.day.description, FoodEntry.time(of: workout.minute),
            Logged.moment(workout.at, minute: workout.minute), CSV.text(workout.name), workout.kind.rawValue,
            CSV.number(workout.minutes), CSV.text(workout.recorded?.source.rawValue), CSV.whole(place),
            CSV.text(exercise?.name), CSV.text(exercise?.exerciseID), CSV.whole(exercise?.superset),
            CSV.whole(exercise?.restSeconds), CSV.whole(number), CSV.whole(set?.reps), CSV.number(set?.load),
            CSV.number(set?.typedLoad?.value), CSV.text(set?.typedLoad?.unit), CSV.number(set?.rpe),
            CSV.number(set?.seconds), CSV.number(set?.metres), set.map { CSV.flag($0.isWarmUp) } ?? "",
            set.map { CSV.flag($0.isDone) } ?? "", CSV.text(exercise?.notes), CSV.text(workout.notes),
            CSV.text(workout.id),
        ])
    }

    /// A row for each figure of each day that counts, with where it came from: typed, summed from entries, or the name of
    /// what recorded it; what the person measures by names of their own with these. `isAtLeast` says that a part of a sum
    /// is not known.
    public func figures(
        _ owner: Account.ID, in range: DayRange? = nil, write: ([UInt8]) throws -> Void
    ) throws {
        try write(CSV.line(["logDate", "metric", "value", "unit", "source", "isAtLeast", "typedValue", "typedUnit"]))
        let own = OwnMeasureStore(connection: connection)
        let measures = try own.list(owner)
        try years(owner, in: range) { year in
            let measured = try own.figures(of: owner, in: year)
            for day in try connection.read({ try DayReader($0, owner, year).days(recorded: false) }) {
                for metric in Metric.allCases {
                    guard let figure = day.figures[metric] else { continue }
                    try write(
                        CSV.line([
                            day.date.description, metric.rawValue, CSV.number(figure.value), metric.unit.rawValue,
                            CSV.text(figure.source.rawValue), CSV.flag(figure.isAtLeast),
                            CSV.number(figure.typed?.value), CSV.text(figure.typed?.unit),
                        ]))
                }
                for measure in measures {
                    guard let value = measured[day.date]?[measure.id] else { continue }
                    try write(
                        CSV.line([
                            day.date.description, CSV.text(measure.name), CSV.number(value), CSV.text(measure.unit),
                            Source.manual.rawValue, CSV.flag(false), "", "",
                        ]))
                }
            }
        }
    }

    /// The days with something in them, a year at a time, so that ten need no more memory than one.
    private func years(_ owner: Account.ID, in range: DayRange?, _ body: (DayRange) throws -> Void) throws {
        guard let known = try bounds(owner) else { return }
        let end = min(known.end, range?.end ?? known.end)
        var start = max(known.start, range?.start ?? known.start)
        while let year = DayRange(from: start, through: min(end, start.adding(days: 364))) {
            try body(year)
            if year.end == end { return }
            start = year.end.adding(days: 1)
        }
    }
}

extension Micronutrient {
    /// `vitaminB12Ug`, `calciumMg`
    fileprivate var column: String { key + (unit == .milligrams ? "Mg" : "Ug") }
}
