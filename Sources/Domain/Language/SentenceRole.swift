extension SentenceLexicon {
    /// What a word does in a sentence. Tables name the roles; some belong to one kind of sentence only.
    public enum Role: UInt8, Sendable, CaseIterable {
        // Numbers: the value is the number.
        case number, article, half, quarter, third, dozen, couple, hundred, ordinal, decimalPoint, oh
        // Amounts: the value is `unit*factor`.
        case unit, time, distance, load, portion
        // Small words.
        case and, with, then, on, but, or, of, at, `for`, `in`, times, plus, minus, filler, verb, approximately, some
        case size, determiner
        // Changing one's mind, and not doing something.
        case correction, no, negation, skipped, insteadOf, nothing, plan
        // Dates: the value is a number of days, an ISO weekday or a month.
        case day, weekday, month, holiday, ago, span, past, previousWeek, daypart, dateLead
        // Times and places that are nothing to log.
        case clock, hour, range, hourPart, circumstanceLead, circumstance
        // Using an earlier entry again.
        case same, asLead, use, last, usual, templateWord, templateName, more, less, extra, instead
        // Workouts.
        case exercise, variant, equipment, modifier, sets, reps, rpe, reserve, each, bodyweight, added, per, round, bout
        case muscle, weighed
        // Meals.
        case person, share, wine, madeOf, meal, mealVerb, mealLead, course, dish, food, header, additive, filling,
            filledDish
        // Questions over history, and the one box: the value says what the words do there.
        case question, reading
        // What rules ask for: see ``Cue``.
        case cue

        /// By what a table calls it.
        public static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

        /// `nil` for both kinds of sentence.
        var kind: SentenceDraft.Kind? {
            switch self {
            case .exercise, .equipment, .modifier, .sets, .reps, .rpe, .reserve, .each, .bodyweight, .added, .per,
                .distance, .load, .round, .bout, .muscle, .weighed:
                .workout
            case .share, .wine, .portion, .madeOf, .meal, .mealVerb, .mealLead, .course, .dish, .food, .header,
                .additive, .filling,
                .filledDish, .some, .size, .unit:
                .meal
            default: nil
            }
        }
    }

    /// What one word may do, to be looked at without its meanings.
    struct Roles: Sendable {
        private var bits: UInt128 = 0

        func has(_ role: Role) -> Bool { bits & (1 << UInt128(role.rawValue)) != 0 }

        mutating func insert(_ role: Role) { bits |= 1 << UInt128(role.rawValue) }
    }

    /// How an exercise is measured, so that a bare number can be understood.
    public enum ExerciseKind: String, Sendable {
        case strength, bodyweight, hold, cardio, recovery

        init(_ exercise: Domain.Exercise) {
            switch exercise.kind {
            case .cardio: self = .cardio
            case .recovery, .stretching: self = .recovery
            case .strength, .powerlifting, .strongman, .plyometrics, .olympicWeightlifting:
                let words = FoldedText.words(exercise.name)
                let isHeld = ["hold", "hang", "sit", "plank"].contains { words.last?.elementsEqual($0.utf8) == true }
                self = isHeld ? .hold : exercise.equipment == .bodyOnly ? .bodyweight : .strength
            }
        }
    }

    enum ExerciseVariant: String, Sendable {
        case dumbbell, machine, cable, barbell
        /// With a distance or a time and no load: "rowed 2k".
        case cardio
        /// With a load or sets: "rows 4x8 60 kg".
        case strength
    }
}
