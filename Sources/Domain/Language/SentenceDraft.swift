/// Where something stands in a sentence, in UTF-16 code units, as browsers count; `end` is not part of it.
public struct SentenceSpan: Sendable, Hashable, Codable {
    public var start: Int
    public var end: Int

    public init(start: Int, end: Int) {
        self.start = start
        self.end = end
    }

    func union(_ other: SentenceSpan) -> SentenceSpan {
        SentenceSpan(start: min(start, other.start), end: max(end, other.end))
    }
}

/// A value, and where in the sentence it was said.
public struct Spoken<Value: Sendable & Equatable & Codable>: Sendable, Equatable, Codable {
    public var value: Value
    public var span: SentenceSpan

    public init(_ value: Value, _ span: SentenceSpan) {
        self.value = value
        self.span = span
    }
}

/// What one sentence says was done or eaten. A draft: people look at it before anything is kept.
public struct SentenceDraft: Sendable, Equatable, Codable {
    public enum Kind: String, Sendable, Codable, CaseIterable {
        case workout, meal
    }

    public enum Intent: String, Sendable, Codable {
        /// Something was done or eaten.
        case log
        /// An earlier entry or a template is used again.
        case template
        /// It says that there is nothing to log.
        case none
    }

    public enum Meal: String, Sendable, Codable, CaseIterable {
        case breakfast, lunch, dinner, snack
    }

    public var kind: Kind
    public var intent: Intent
    public var date: CivilDate
    /// `nil` where no date was said: then `date` is today.
    public var dateSpan: SentenceSpan?
    /// Only when it was said.
    public var meal: Spoken<Meal>?
    /// Minutes after midnight at which it was eaten, where the sentence says so.
    public var minute: Spoken<Int>?
    /// Only with the intent `template`.
    public var template: SpokenTemplate?
    public var exercises: [SpokenExercise]
    public var foods: [SpokenFood]
    /// Words that the parser could not place, in order and apart.
    public var notUnderstood: [SentenceSpan]

    /// Whether it says anything at all: words that are no part of it are not counted.
    public var isEmpty: Bool { intent == .log && exercises.isEmpty && foods.isEmpty }
}

/// One exercise of a workout. What was not said is `nil`.
public struct SpokenExercise: Sendable, Equatable, Codable {
    public enum LoadUnit: String, Sendable, Codable {
        case kg, lb
    }

    /// The standard name; what was said, where the lexicon does not know it.
    public var name: Spoken<String>
    public var isKnown: Bool
    /// 1...100
    public var sets: Spoken<Int>?
    /// One number where all sets are alike, else one for each set; 1...10,000 each.
    public var reps: Spoken<[Int]>?
    /// As said, in `loadUnit`; one number where all sets are alike, else one for each set.
    public var load: Spoken<[Double]>?
    /// `nil` where no unit was said: the person's own.
    public var loadUnit: LoadUnit?
    /// 1...10; what was said as repetitions in reserve is taken from 10.
    public var rpe: Spoken<Double>?
    /// Minutes, of each set where there are sets.
    public var minutes: Spoken<Double>?
    /// Kilometres, of each set where there are sets.
    public var kilometres: Spoken<Double>?
    /// Exercises with the same number are done in turn.
    public var superset: Int?
    public var span: SentenceSpan
}

/// One food or drink of a meal. What was not said is `nil`.
public struct SpokenFood: Sendable, Equatable, Codable {
    /// In the words of the sentence, singular, without the amount.
    public var name: Spoken<String>
    /// The word of `name` that says what it is, in its dictionary form: "chicken breast" is a breast.
    public var head: String
    /// Above 0, at most 20,000.
    public var amount: Spoken<Double>?
    /// `g`, `ml`, `cup`, `slice` and so on; `nil` where pieces of the food itself are counted, or nothing was said.
    public var unit: String?
    public var span: SentenceSpan
}

/// An earlier entry that is used again, and what is to be different.
public struct SpokenTemplate: Sendable, Equatable, Codable {
    public enum Operation: String, Sendable, Codable {
        case addWeight = "add_weight"
        case setWeight = "set_weight"
        case addReps = "add_reps"
        case setReps = "set_reps"
        case addSets = "add_sets"
        case setRPE = "set_rpe"
        case skip
    }

    public struct Change: Sendable, Equatable, Codable {
        public var operation: Operation
        /// `nil` for `skip`.
        public var value: Double?
        public var unit: SpokenExercise.LoadUnit?
        /// The exercise or food; `nil` for all.
        public var target: String?
        public var span: SentenceSpan

        public init(
            operation: Operation, value: Double?, unit: SpokenExercise.LoadUnit?, target: String?, span: SentenceSpan
        ) {
            self.operation = operation
            self.value = value
            self.unit = unit
            self.target = target
            self.span = span
        }
    }

    /// `last`, the day in the words of the sentence (`yesterday`, `gisteren`), or the name of a template.
    public var reference: Spoken<String>
    public var changes: [Change]
}
