/// What a workout sentence is made of, once numbers have their units.
struct WorkoutAtom {
    enum Kind {
        case number(Double)
        case list([Double])
        case load([Double], SpokenExercise.LoadUnit)
        case minutes(Double)
        case kilometres(Double)
        /// The kilometres of a race that has a name.
        case race(Double)
        case clock([Int])
        /// Minutes a kilometre.
        case pace(Double)
        case rpe(Double)
        case sets, reps, times, at, `for`, `in`
        case exercise(Int)
        /// What stands where an exercise would.
        case unknown
        case equipment(SentenceLexicon.ExerciseVariant?)
        case separator(Separator)
        case correction, negation, skipped, insteadOf, verb
        case more, less, extra, instead
        case bodyweight
        case colon
        /// Understood, and of no consequence.
        case noise
    }

    enum Separator {
        case and, comma, with, but, stop
    }

    var kind: Kind
    var span: SentenceSpan

    var isSeparator: Bool { if case .separator = kind { true } else { false } }

    var isComma: Bool { if case .separator(.comma) = kind { true } else { false } }

    var isColon: Bool { if case .colon = kind { true } else { false } }

    var exercise: Int? { if case .exercise(let index) = kind { index } else { nil } }

    var number: Double? { if case .number(let value) = kind { value } else { nil } }

    /// Whether it says that a number counts sets or repetitions.
    var isCounter: Bool {
        switch kind {
        case .sets, .reps, .times: true
        default: false
        }
    }

    /// Whether it says how much.
    var isMeasure: Bool {
        switch kind {
        case .number, .list, .load, .minutes, .kilometres, .race, .clock, .pace, .rpe: true
        default: false
        }
    }
}
