import Domain

/// Words for figures of training.
struct TrainingWords {
    let person: Person
    let trained: Trained

    private var units: UnitSystem { person.preferences.units }

    func load(_ kilograms: Double) -> String { SetText.load(kilograms, person.language, units) }

    /// An estimate, which no scale reads to grams.
    func estimate(_ kilograms: Double) -> String { load((kilograms * 10).rounded() / 10) }

    func text(_ set: WorkoutSet) -> String { set.text(person.language, units) }

    func workout(_ id: Workout.ID) -> Workout? {
        trained.history.workouts.last { $0.id == id }?.shown(person.language)
    }

    func workoutName(_ id: Workout.ID) -> String { workout(id)?.name ?? "" }

    func value(_ record: TrainingRecord, _ value: Double) -> String {
        switch record.kind {
        case .heaviest: load(value)
        case .bestEstimate: estimate(value)
        case .mostReps: person.text("progress.reps", ["reps": .number(value)])
        case .longest, .fastest: SetText.time(value)
        case .furthest: SetText.distance(value, person.language, units)
        }
    }

    func label(_ record: TrainingRecord) -> String {
        switch record.kind {
        case .mostReps:
            record.at.map { person.text("progress.record.mostReps.at", ["load": .text(load($0))]) }
                ?? person.text("progress.record.mostReps")
        case .fastest:
            person.text(
                "progress.record.fastest",
                ["distance": .text(SetText.distance(record.at ?? 0, person.language, units))])
        case .heaviest, .bestEstimate, .longest, .furthest: person.text("progress.record.\(record.kind.rawValue)")
        }
    }

    func why(_ record: TrainingRecord) -> Why {
        let row = Why.Row(date: record.date, text: text(record.set), source: workoutName(record.workoutID))
        guard record.kind == .bestEstimate, let method = record.method else {
            return person.why("progress.why.\(record.kind.rawValue)", [:], [row])
        }
        return person.why("progress.why.\(method.rawValue)", [:], [row])
    }
}
