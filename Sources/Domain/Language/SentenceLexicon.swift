/// The words the sentence parser knows, in both languages. Made once from tables, then only read.
public struct SentenceLexicon: Sendable {
    /// A line of a table: words that mean the same.
    public struct Entry: Sendable, Equatable {
        public var role: Role
        /// `nil` where both languages use them.
        public var language: Language?
        /// What they stand for, in the form of the role: a number, a unit, a name.
        public var value: String
        public var phrases: [String]

        public init(role: Role, language: Language?, value: String, phrases: [String]) {
            self.role = role
            self.language = language
            self.value = value
            self.phrases = phrases
        }
    }

    struct Exercise: Sendable {
        var name: String
        var kind: ExerciseKind
        /// Words that say the same of another exercise when they come with this equipment or these figures.
        var variants: [ExerciseVariant: Int] = [:]
    }

    struct Sense: Sendable {
        var role: Role
        var language: Language?
        var number: Double
        var text: String
    }

    private var words: [String: Int32] = [:]
    private var edges: [UInt64: Int32] = [:]
    private var senses: [[Sense]] = [[]]
    private(set) var exercises: [Exercise] = []
    private(set) var exerciseIndex: [String: Int] = [:]
    private var spelling = SpellingIndex()

    public init(_ entries: [Entry]) {
        for entry in entries where entry.role == .exercise { addExercise(entry) }
        for entry in entries where entry.role == .variant { addVariant(entry) }
        for entry in entries where entry.role != .exercise && entry.role != .variant { addWords(entry) }
        for (word, number) in DutchNumbers.all {
            add(word, Sense(role: .number, language: .nl, number: number, text: ""))
        }
    }

    /// The same with further exercises and words. What an exercise or a small word is called already stays its name.
    public func adding(_ entries: [Entry]) -> SentenceLexicon {
        var lexicon = self
        for entry in entries {
            if entry.role == .exercise {
                var free = entry
                free.phrases = entry.phrases.filter { !lexicon.isTaken($0) }
                if !free.phrases.isEmpty { lexicon.addExercise(free, name: entry.phrases.first) }
            } else {
                lexicon.addWords(entry)
            }
        }
        return lexicon
    }

    private mutating func addWords(_ entry: Entry) {
        let number = Double(entry.value.split(separator: "*").last.map(String.init) ?? "") ?? 0
        let text = entry.value.split(separator: "*").first.map(String.init) ?? ""
        let sense = Sense(role: entry.role, language: entry.language, number: number, text: text)
        for phrase in entry.phrases {
            for form in entry.role == .dish ? WordForms.all(phrase) : [phrase] { add(form, sense) }
        }
    }

    private mutating func addExercise(_ entry: Entry, name: String? = nil) {
        // The value is the kind; the first phrase is the standard name.
        guard let name = name ?? entry.phrases.first, let kind = ExerciseKind(rawValue: entry.value) else { return }
        let index = exerciseIndex[name] ?? exercises.count
        if index == exercises.count { exercises.append(Exercise(name: name, kind: kind)) }
        exerciseIndex[name] = index
        let sense = Sense(role: .exercise, language: nil, number: Double(index), text: "")
        for phrase in entry.phrases {
            for form in WordForms.all(phrase) { add(form, sense) }
        }
    }

    /// Whether a phrase means something in a workout already.
    private func isTaken(_ phrase: String) -> Bool {
        var node = Self.root
        for token in SentenceTokenizer.tokens(phrase, .en) {
            guard let word = words[token.key], let next = step(from: node, by: word) else { return false }
            node = next
        }
        return senses(at: node).contains { $0.role.kind != .meal }
    }

    /// "dumbbell", then the exercise as it is without, then as it is with.
    private mutating func addVariant(_ entry: Entry) {
        guard entry.phrases.count == 2, let variant = ExerciseVariant(rawValue: entry.value),
            let from = exerciseIndex[entry.phrases[0]], let to = exerciseIndex[entry.phrases[1]]
        else { return }
        exercises[from].variants[variant] = to
    }

    private mutating func add(_ phrase: String, _ sense: Sense) {
        let tokens = SentenceTokenizer.tokens(phrase, .en)
        guard !tokens.isEmpty else { return }
        var node: Int32 = 0
        for token in tokens {
            let word = intern(token, sense)
            let edge = Self.edge(node, word)
            if let next = edges[edge] {
                node = next
            } else {
                node = Int32(truncatingIfNeeded: senses.count)
                senses.append([])
                edges[edge] = node
            }
        }
        let isKnown = senses[Int(node)].contains {
            $0.role == sense.role && $0.text == sense.text && ($0.language == nil || $0.language == sense.language)
        }
        if !isKnown { senses[Int(node)].append(sense) }
    }

    private mutating func intern(_ token: SentenceToken, _ sense: Sense) -> Int32 {
        if let word = words[token.key] {
            if token.isWord { spelling.widen(word, to: sense) }
            return word
        }
        let word = Int32(truncatingIfNeeded: words.count)
        words[token.key] = word
        spelling.add(token.key, word, sense, isWord: token.isWord)
        return word
    }

    private static func edge(_ node: Int32, _ word: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: word))
    }

    // MARK: Looking up

    /// The number of a word; `nil` where no table has it.
    func word(_ key: String) -> Int32? { words[key] }

    /// Whether a word means anything in such a sentence.
    func isKnown(_ word: Int32, kind: SentenceDraft.Kind, language: Language) -> Bool {
        spelling.isKnown(word, kind: kind, language: language)
    }

    /// The word that was likely meant by one that no table has.
    func correction(of key: String, kind: SentenceDraft.Kind, language: Language) -> (key: String, word: Int32)? {
        spelling.nearest(to: key, kind: kind, language: language)
    }

    static let root: Int32 = 0

    func step(from node: Int32, by word: Int32) -> Int32? { edges[Self.edge(node, word)] }

    func senses(at node: Int32) -> [Sense] { senses[Int(node)] }
}

extension SentenceLexicon.Entry {
    /// An exercise by its names and what else it is called.
    public init(exercise: Exercise) {
        let names = [exercise.name, exercise.dutchName].compactMap(\.self) + exercise.aliases
        self.init(
            role: .exercise, language: nil, value: SentenceLexicon.ExerciseKind(exercise).rawValue,
            phrases: names.map { $0.lowercased() })
    }
}

extension SentenceLexicon.ExerciseKind {
    fileprivate init(_ exercise: Exercise) {
        self =
            switch exercise.kind {
            case .cardio: .cardio
            case .recovery: .recovery
            case .stretching: .hold
            case .plyometrics: .bodyweight
            case .strength, .powerlifting, .strongman, .olympicWeightlifting:
                exercise.equipment == .bodyOnly ? .bodyweight : .strength
            }
    }
}
