import Domain
import Foundation
import Services

/// Reads what someone says they trained.
struct WorkoutForm {
    let book: ExerciseBook
    let person: Person

    static let mostExercises = 60
    static let mostSets = 100

    /// - Throws: 422 with a message per field.
    func create(_ form: inout Form) throws -> Workout {
        let isOpen = form.flag("isOpen").value ?? false
        let day = date(&form).value ?? person.today
        let time = form.time("time").value
        let minutes = minutes(&form).value
        let (at, minute) = begin(day, time, minutes: isOpen ? nil : minutes)
        let exercises = exercises(&form, isDone: !isOpen)
        let name = form.text("name", limit: WorkoutName.longest).value
        if !isOpen, exercises.isEmpty, name == nil { form.complain("exercises", "problem.workout.empty") }
        let kind = form.choice("kind", of: Workout.Kind.self).value
        let workout = Workout(
            id: UUID().uuidString.lowercased(), day: day, at: at, minute: minute,
            name: name ?? book.name(exercises, person), kind: kind ?? book.kind(exercises), minutes: minutes,
            exercises: exercises, notes: form.text("notes", limit: 4000, lines: true).value, isOpen: isOpen,
            templateID: form.text("templateId", limit: 100).value)
        try form.check()
        return workout
    }

    /// - Throws: 422 with a message per field.
    func update(_ old: Workout, _ form: inout Form) throws -> Workout {
        var workout = old
        let wasNamed = old.name != book.name(old.exercises, person)
        let hadKind = old.kind != book.kind(old.exercises)
        date(&form).apply(to: &workout.day)
        form.time("time").apply(to: &workout.minute)
        if workout.day != old.day || workout.minute != old.minute {
            workout.at = person.clock.instant(on: workout.day, minute: workout.minute)
        }
        minutes(&form).apply(to: &workout.minutes)
        form.flag("isOpen").apply(to: &workout.isOpen)
        if form.has("exercises") {
            workout.exercises = exercises(&form, isDone: !workout.isOpen, old: old.exercises)
        }
        form.text("notes", limit: 4000, lines: true).apply(to: &workout.notes)
        // A name that was made from the exercises follows them.
        switch form.text("name", limit: WorkoutName.longest) {
        case .set(let name): workout.name = name
        case .unchanged where wasNamed: break
        default: workout.name = book.name(workout.exercises, person)
        }
        switch form.choice("kind", of: Workout.Kind.self) {
        case .set(let kind): workout.kind = kind
        case .unchanged where hadKind: break
        default: workout.kind = book.kind(workout.exercises)
        }
        try form.check()
        return workout
    }

    func date(_ form: inout Form) -> Change<CivilDate> {
        form.date("logDate", in: CivilDate.first...person.today.adding(days: 1))
    }

    private func minutes(_ form: inout Form) -> Change<Double> { form.number("durationMinutes", in: 0...1440) }

    /// When it began: as it was said, or so that it ends now, or at noon of another day.
    func begin(_ day: CivilDate, _ time: Int?, minutes: Double?) -> (at: Date, minute: Int) {
        if let time { return (person.clock.instant(on: day, minute: time), time) }
        guard day == person.today else { return (person.clock.instant(on: day, minute: 720), 720) }
        let began = person.now - (minutes ?? 0) * 60
        let at = person.clock.civilDate(of: began) == day ? began : person.now
        return (at, person.clock.minute(of: at))
    }

    /// - Parameter old: what the workout has already: an exercise that was deleted since stays in it.
    private func exercises(_ form: inout Form, isDone: Bool, old: [WorkoutExercise] = []) -> [WorkoutExercise] {
        form.parts("exercises", most: Self.mostExercises) { part in
            let (id, name) = book.named(&part, old: old)
            let sets = part.parts("sets", most: Self.mostSets) { Self.set(&$0, isDone: isDone) }
            return WorkoutExercise(
                exerciseID: id, name: name, sets: sets, superset: part.integer("superset", in: 1...60).value,
                restSeconds: part.integer("restSeconds", in: 1...3600).value,
                notes: part.text("notes", limit: 1000, lines: true).value)
        }
    }

    private static func set(_ part: inout Form, isDone: Bool) -> WorkoutSet {
        let (load, typed) = part.load()
        return WorkoutSet(
            reps: part.integer("reps", in: 1...1000).value, load: load, typedLoad: typed,
            rpe: part.number("rpe", in: 1...10).value, seconds: part.number("seconds", in: 1...86_400).value,
            metres: part.number("metres", in: 1...500_000).value, isWarmUp: part.flag("isWarmUp").value ?? false,
            isDone: part.flag("isDone").value ?? isDone)
    }
}

extension ExerciseBook {
    /// Which exercise a part of a form means, and what it is called.
    func named(_ part: inout Form, old: [WorkoutExercise]) -> (id: Exercise.ID?, name: String) {
        guard let id = part.text("exerciseId", limit: 100).value else {
            return (nil, part.requiredText("name", limit: 120))
        }
        if let known = self[id] { return (id, known.name) }
        if let kept = old.first(where: { $0.exerciseID == id }) { return (id, kept.name) }
        part.complain("exerciseId", "problem.exercise")
        return (nil, "")
    }
}

extension Form {
    /// The parts of a list, each read by `read`; complaints name the place: `sets.2.reps`.
    mutating func parts<Value>(_ key: String, most: Int, _ read: (inout Form) -> Value) -> [Value] {
        objects(key, limit: most).enumerated().map { index, part in
            var part = part
            let value = read(&part)
            adopt(part, under: "\(key).\(index)")
            return value
        }
    }

    /// A load in kg, and as it was typed where that was in another unit: `"load": "185 lb"`, or both, as we answer them.
    mutating func load() -> (kilograms: Double?, typed: Quantity?) {
        let load = number("load", in: 0...1000, .kilograms).value
        let typed = typed("load", .kilograms) ?? typed("typedLoad", .kilograms)
        guard let typed, let kilograms = typed.converted(to: .kilograms) else { return (load, nil) }
        // What was typed is only kept where it still is what the load says.
        if let load { return (load, abs(load - kilograms) < 0.01 && typed.unit != "kg" ? typed : nil) }
        return (nil, nil)
    }
}
