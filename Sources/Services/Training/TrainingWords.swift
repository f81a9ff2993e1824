import Catalogue
public import Domain

/// Words for figures of training.
public struct TrainingWords {
    public let person: Person
    public let trained: Trained

    public init(person: Person, trained: Trained) {
        self.person = person
        self.trained = trained
    }

    private var units: UnitSystem { person.preferences.units }

    /// Kilograms in the reader's unit.
    public func load(_ kilograms: Double) -> String { SetText.load(kilograms, person.language, units) }

    /// An estimate, which no scale reads to grams.
    public func estimate(_ kilograms: Double) -> String { load((kilograms * 10).rounded() / 10) }

    /// A set in short: "8 × 80 kg".
    public func text(_ set: WorkoutSet) -> String { set.text(person.language, units) }

    /// The finished one, with its name in the reader's language.
    public func workout(_ id: Workout.ID) -> Workout? {
        trained.history.workouts.last { $0.id == id }?.shown(person.language)
    }

    public func workoutName(_ id: Workout.ID) -> String { workout(id)?.name ?? "" }

    /// The value of a record, in the unit of its kind.
    public func value(_ record: TrainingRecord, _ value: Double) -> String {
        switch record.kind {
        case .heaviest: load(value)
        case .bestEstimate: estimate(value)
        case .mostReps: person.text("progress.reps", ["reps": .number(value)])
        case .longest, .fastest: SetText.time(value)
        case .furthest: SetText.distance(value, person.language, units)
        }
    }

    /// What a record is of: "Most reps with 80 kg".
    public func label(_ record: TrainingRecord) -> String {
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

    public func why(_ record: TrainingRecord) -> Why {
        let row = Why.Row(date: record.date, text: text(record.set), source: workoutName(record.workoutID))
        guard record.kind == .bestEstimate, let method = record.method else {
            return person.why("progress.why.\(record.kind.rawValue)", [:], [row])
        }
        return person.why("progress.why.\(method.rawValue)", [:], [row])
    }
}

extension Workout {
    /// With its name in the reader's language, where nobody has named it.
    public func shown(_ language: Language) -> Workout {
        guard isImported, let activity = recorded?.activity else { return self }
        let key = "recovery.activity.\(activity)"
        var shown = self
        let words = Strings.shared.text(key, language)
        if words != key { shown.name = words }
        return shown
    }
}
