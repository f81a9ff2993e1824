/// The words that questions are made of, with the names of exercises and foods. Made once.
public struct CoachLexicon: Sendable {
    /// A line of a table: words of one language, or of both, that mean the same in a question.
    public struct Entry: Sendable {
        /// `nil` where both languages use them.
        public var language: Language?
        public var kind: QuestionWord.Kind
        public var value: String
        public var phrases: [String]

        public init(language: Language?, kind: QuestionWord.Kind, value: String, phrases: [String]) {
            self.language = language
            self.kind = kind
            self.value = value
            self.phrases = phrases
        }
    }

    struct State {
        var metric: Metric
        var isLess: Bool
    }

    struct Ending: Sendable {
        var language: Language?
        var end: String
        /// What the word before it has to be
        var kind: QuestionWord.Kind
        /// Cues that it adds, each led by a plus
        var added: String
    }

    let words: SentenceLexicon
    /// The library by id.
    let exercises: [String: Exercise]
    /// Words of much and little, by whether they mean less
    let amounts: [String: Bool]
    /// How somebody is, by what that is more or less of than usual: "tired" is less energy
    let states: [String: State]
    /// Verbs that stand apart from the end of them, "viel … af", by the verb
    let parted: [String: [(end: String, word: QuestionWord)]]
    /// The ends of them
    let partedEnds: Set<String>
    /// With which ends a word that no table has is an exercise or a metric, and what they add to it: "-sessie", "-limiet"
    let endings: [Ending]
    /// What an exercise with a load is when it is measured by time or distance, by id
    let timed: [String: String]

    /// What the sentence parser calls meals.
    private static let slots: [String: Question.Slot] = [
        "breakfast": .breakfast, "lunch": .lunch, "dinner": .dinner, "snack": .snacks,
    ]

    /// - Parameters:
    ///   - sentences: numbers, dates, small words and exercises, as the sentence parser knows them
    ///   - foods: words of foods; with the value `known` those that typing mistakes are not measured against
    public init(
        _ entries: [Entry], sentences: [SentenceLexicon.Entry], foods: [SentenceLexicon.Entry], exercises: [Exercise]
    ) {
        // Exercises are words of questions, too, so that those and foods can stand in one question.
        var all = sentences.filter { $0.role.kind != .workout && $0.role != .variant }
        func add(_ language: Language?, _ value: String, _ phrases: [String]) {
            all.append(SentenceLexicon.Entry(role: .question, language: language, value: value, phrases: phrases))
        }
        var amounts: [String: Bool] = [:]
        var states: [String: State] = [:]
        var parted: [String: [(end: String, word: QuestionWord)]] = [:]
        var endings: [Ending] = []
        for entry in entries {
            let parts = entry.value.split(separator: "+")
            let isLess = parts.last == "less"
            switch entry.kind {
            case .amount: for phrase in entry.phrases { amounts[phrase] = isLess }
            case .state:
                guard let metric = parts.first.flatMap({ Metric(rawValue: String($0)) }) else { continue }
                for phrase in entry.phrases { states[phrase] = State(metric: metric, isLess: isLess) }
            case .ending:
                guard let kind = parts.first.flatMap({ QuestionWord.Kind(rawValue: String($0)) }) else { continue }
                let added = parts.dropFirst().map { "+\($0)" }.joined()
                endings += entry.phrases.map {
                    Ending(language: entry.language, end: $0, kind: kind, added: added)
                }
            default:
                let value = "\(entry.kind.rawValue):\(entry.value)"
                let apart = entry.phrases.filter { $0.contains(" … ") }
                let whole = entry.phrases.filter { !$0.contains(" … ") }
                if !whole.isEmpty { add(entry.language, value, whole) }
                for phrase in apart {
                    let parts = phrase.split(separator: " … ").map(String.init)
                    guard parts.count == 2, let word = QuestionWord(value) else { continue }
                    parted[parts[0], default: []].append((parts[1], word))
                    // Without its end it is no typing mistake, and says nothing that is known.
                    add(entry.language, "bind:parted", [parts[0]])
                }
            }
        }
        (self.amounts, self.states, self.parted, self.endings) = (amounts, states, parted, endings)
        partedEnds = Set(parted.values.joined().map(\.end))
        // "Brekkie" is a meal in a question, too; "at tea" says when it is drunk.
        for entry in sentences where entry.role == .meal {
            guard let slot = Self.slots[entry.value] else { continue }
            add(entry.language, "slot:\(slot.rawValue)", entry.phrases.filter { !$0.contains("tea") })
        }
        for entry in foods { add(entry.language, entry.value.isEmpty ? "food:" : entry.value, entry.phrases) }
        var identifiers: [String: String] = [:]
        for exercise in exercises where !SentenceLexicon.sessions.contains(exercise.name.lowercased()) {
            let names = ([exercise.name] + [exercise.dutchName].compactMap { $0 } + exercise.aliases)
                .map { $0.lowercased() }
            for name in names where identifiers[name] == nil { identifiers[name] = exercise.id }
            add(nil, "exercise:\(exercise.id)", names.flatMap(WordForms.all))
        }
        for entry in sentences where entry.role == .exercise {
            guard let name = entry.phrases.first, !SentenceLexicon.sessions.contains(name) else { continue }
            let joined = name.replacing(" ", with: "-")
            let isInLibrary = exercises.contains { $0.id == joined }
            let id = isInLibrary ? joined : identifiers[name] ?? name
            add(nil, "exercise:\(id)", entry.phrases.flatMap(WordForms.all))
        }
        // "row" with a distance or a time is another exercise than with a load.
        var timed: [String: String] = [:]
        for entry in sentences where entry.role == .variant && entry.value == "cardio" && entry.phrases.count == 2 {
            let ids = entry.phrases.map { name in
                let joined = name.replacing(" ", with: "-")
                return exercises.contains { $0.id == joined } ? joined : identifiers[name] ?? name
            }
            timed[ids[0]] = ids[1]
        }
        self.timed = timed
        words = SentenceLexicon(all)
        self.exercises = Dictionary(exercises.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
}

/// What a word or phrase does in a question.
public struct QuestionWord: Sendable, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
        case cue, metric, subject, slot, muscles, period, weekdays, since, until, span, recent, lead, topic, medical,
            courtesy
        case outside, exercise, food, small
        /// The lead of a condition; a word that must not be passed over; hours of the day
        case clause, bind, hours
        /// Leaves out what stands after it, or before it.
        case leaving
        case group, plan
        /// A phase that is told by what it is for: "since I started cutting"
        case phase
        /// When a night begins or ends
        case night
        /// A vitamin or a mineral
        case micro
        /// "Until", "before": the end of a time that has no other beginning than the first day
        case limit
        /// The first month of a season; a part of a longer time
        case season, part
        /// The second or third of the most or the least
        case rank
        /// "The first one", of what was told
        case place
        /// "that day"; "the week before"
        case back, shift
        /// Much or little; how somebody is
        case amount, state
        /// The end of a word that no table has, by what stands before it: "zout" and "limiet"
        case ending
        /// What leads to a day to come, how many days it is away, or what is said of it: "would"
        case ahead
    }

    var kind: Kind
    var value: String

    init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":"), let kind = Kind(rawValue: String(text[..<colon])) else {
            return nil
        }
        self.kind = kind
        value = String(text[text.index(after: colon)...])
    }

    var parts: [String] { value.split(separator: "+").map(String.init) }
}

/// A hint of how a question wants its subject measured.
enum QuestionCue: String, Sendable, CaseIterable {
    case heaviest, best, most, least, often, howMany, howOften, howMuch, howFar, howLong, longest, fastest
    case average, perWeek, perMonth, total, trend, last, first, compare, moreThan, lessThan, list, reached, sources,
        days, now
    case sets, reps, volume, what, when, did, ate, drank, should, will, why
    /// Something does not happen.
    case without
    case share, pace, remaining, goal, streak, clock, byWeekday, usual, perKilo, overview, common, nights
    /// It happens again and again: "do I", not "did I".
    case habit
    /// Less, more, worse or better than it was; earlier or later, too, which no amount tells.
    case differs, inTime
    /// "Week by week": what each came to
    case oneByOne
    /// The mean by name, not "a day".
    case mean
    /// The middle, rather than the mean
    case median
    /// Days are to be named.
    case which
    /// Of good and bad, not of much and little.
    case worst
    /// Whether it is as much as it should be.
    case enough
    /// The load of a bar, or the body's weight
    case weighed
    /// Weeks or months are counted, which nothing answers.
    case countsSpans
    /// Weeks or months rather than days
    case weeks, months
    /// More than is good, rather than less
    case tooMuch
    /// "Bad", "long": a count passes over it, so it is told or declined.
    case quality
    /// Up to this moment
    case soFar
    /// What was written down is counted, whatever it says.
    case logs
    /// So much a week, of a weight that changes
    case rate
    /// A part of each day that is asked for: "on which evenings"
    case evening, morning
    /// "Or more", rather than above
    case inclusive
    /// How fast, rather than how much
    case speed
    /// "My best time"
    case time
    /// From one to the next: "between my runs"
    case gap
    /// For each workout: "sets per workout"
    case perWorkout
    /// Glasses or slices are counted, which entries may hold several of.
    case portions
    /// Of one week or month, rather than of each
    case single
    /// Standard drinks
    case units
    /// Protein, carbohydrates and fat
    case macros
    /// What tells whether a body is rested
    case recovery
    /// Different ones are counted.
    case variety
    /// "What happens if I"
    case whatIf
    /// What goes with a figure: "what makes me happy"
    case influences
}
