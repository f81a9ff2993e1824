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

    private var base = LexiconLayer(firstWord: 0, firstNode: 0)
    /// One person's own names.
    private var own: LexiconLayer?
    private(set) var exercises: [Exercise] = []
    /// Exercises that are a whole session by name, as the table calls them: a heading over others, and to questions a kind
    /// of workout.
    static let sessions: Set<String> = ["strength training"]
    private(set) var exerciseIndex: [String: Int] = [:]
    private var cues: [Language: [String: Cues]] = [:]

    public init(_ entries: [Entry]) {
        for entry in entries where entry.role == .exercise { addExercise(entry) }
        for entry in entries where entry.role == .variant { addVariant(entry) }
        for entry in entries where entry.role == .cue { addCue(entry) }
        for entry in entries where ![.exercise, .variant, .cue].contains(entry.role) { addWords(entry) }
        for (word, number) in DutchNumbers.all {
            add(word, Sense(role: .number, language: .nl, number: number, text: ""))
        }
    }

    /// The same words, and further names of exercises. What a phrase means already, it means still.
    ///
    /// - Parameter evenUnderstood: whether names are added, too, whose words say what exercise it is: a sentence is then taken
    ///   to mean that exercise, not the kind of exercise it is
    public func adding(_ library: [Domain.Exercise], evenUnderstood: Bool = false) -> SentenceLexicon {
        var lexicon = self
        let isNews = { evenUnderstood ? !isTaken($0) : !isUnderstood($0) }
        for exercise in library {
            let name = exercise.name.lowercased()
            let names = [name] + exercise.aliases.map { $0.lowercased() }
            guard evenUnderstood || isNews(name) || exerciseIndex[name] != nil else { continue }
            let phrases: [(phrase: String, language: Language?)] =
                names.map { ($0, nil) } + (exercise.dutchName.map { [($0.lowercased(), .nl)] } ?? [])
            let news = phrases.filter { isNews($0.phrase) }
            guard !news.isEmpty else { continue }
            let index = lexicon.index(of: name, ExerciseKind(exercise))
            for (phrase, language) in news {
                let sense = Sense(role: .exercise, language: language, number: Double(index), text: "")
                for form in WordForms.all(phrase) where isNews(form) { lexicon.add(form, sense) }
            }
        }
        return lexicon
    }

    /// The same words and one person's own names, which come before others. It costs as much as they are many.
    ///
    /// - Parameter templates: of workouts and meals
    public func with(exercises own: [Domain.Exercise], templates: [String]) -> SentenceLexicon {
        guard !own.isEmpty || !templates.isEmpty else { return self }
        var lexicon = self
        lexicon.own = LexiconLayer(firstWord: base.nextWord, firstNode: base.nextNode)
        for exercise in own {
            let index = lexicon.index(of: exercise.name, ExerciseKind(exercise))
            let sense = Sense(role: .exercise, language: nil, number: Double(index), text: "")
            for name in [exercise.name] + exercise.aliases where isName(name) {
                for form in WordForms.all(name.lowercased()) { lexicon.add(form, sense) }
            }
        }
        for template in templates where isName(template) {
            lexicon.add(template.lowercased(), Sense(role: .templateName, language: nil, number: 1, text: template))
        }
        return lexicon
    }

    /// Whether a person's name for something can be told from the words of every sentence: "Max" cannot.
    private func isName(_ name: String) -> Bool {
        let tokens = SentenceTokenizer.tokens(name, .en)
        guard tokens.contains(where: { $0.isWord && $0.key.utf8.count > 1 }) else { return false }
        guard tokens.count == 1, let word = word(tokens[0].key), let node = step(from: Self.root, by: word) else {
            return true
        }
        return senses(at: node).allSatisfy { [.exercise, .food, .dish, .templateName].contains($0.role) }
    }

    /// Whether a name of an exercise is read as one already: all its words belong to an exercise, or go with one.
    private func isUnderstood(_ name: String) -> Bool {
        let tokens = SentenceTokenizer.tokens(name, .en).filter(\.isWord)
        var place = 0
        var hasExercise = false
        while place < tokens.count {
            var node = Self.root
            var end: Int?
            for index in place..<tokens.count {
                guard let word = word(tokens[index].key), let next = step(from: node, by: word) else { break }
                node = next
                let roles = senses(at: node).map(\.role)
                if roles.contains(.exercise) { hasExercise = true }
                if roles.contains(where: { $0 == .exercise || Self.goWithExercises.contains($0) }) { end = index + 1 }
            }
            guard let end else { return false }
            place = end
        }
        return hasExercise
    }

    private static let goWithExercises: Set<Role> = [
        .equipment, .modifier, .each, .bodyweight, .with, .on, .of, .at, .in, .for, .and, .determiner, .article,
    ]

    private mutating func index(of name: String, _ kind: ExerciseKind) -> Int {
        if let index = exerciseIndex[name] { return index }
        exercises.append(Exercise(name: name, kind: kind))
        exerciseIndex[name] = exercises.count - 1
        return exercises.count - 1
    }

    private mutating func addWords(_ entry: Entry) {
        let number = Double(entry.value.split(separator: "*").last.map(String.init) ?? "") ?? 0
        let text = entry.value.split(separator: "*").first.map(String.init) ?? ""
        let sense = Sense(role: entry.role, language: entry.language, number: number, text: text)
        for phrase in entry.phrases {
            let hasForms = entry.role == .dish || entry.role == .food && text == "head"
            for form in hasForms ? WordForms.all(phrase) : [phrase] { add(form, sense) }
        }
    }

    private mutating func addCue(_ entry: Entry) {
        guard let cue = Cue.named[entry.value] else { return }
        for language in entry.language.map({ [$0] }) ?? Language.allCases {
            for word in entry.phrases {
                for token in SentenceTokenizer.tokens(word, language) {
                    cues[language, default: [:]][token.key, default: Cues()].insert(cue)
                }
            }
        }
    }

    private mutating func addExercise(_ entry: Entry) {
        // The value is the kind; the first phrase is the standard name.
        guard let name = entry.phrases.first, let kind = ExerciseKind(rawValue: entry.value) else { return }
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
            guard let word = word(token.key), let next = step(from: node, by: word) else { return false }
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
        var node = Self.root
        for token in tokens {
            let known = word(token.key)
            let next = known.flatMap { step(from: node, by: $0) }
            if own != nil {
                node = own?.step(from: node, token, known: known, next: next, sense) ?? node
            } else {
                node = base.step(from: node, token, known: known, next: next, sense)
            }
        }
        let isKnown = senses(at: node).contains {
            $0.role == sense.role && $0.text == sense.text && ($0.language == nil || $0.language == sense.language)
        }
        if own != nil {
            own?.add(sense, at: node)
        } else if !isKnown {
            base.add(sense, at: node)
        }
    }

    // MARK: Looking up

    /// The number of a word; `nil` where no table has it.
    func word(_ key: String) -> Int32? { base.words[key] ?? own?.words[key] }

    /// What a word tells the rules in a language.
    func cues(of key: String, _ language: Language) -> Cues { cues[language]?[key] ?? Cues() }

    /// Whether a word means anything in such a sentence.
    func isKnown(_ word: Int32, kind: SentenceDraft.Kind, language: Language) -> Bool {
        if let own, own.spelling.means(word, kind: kind, language: language) { return true }
        return base.spelling.isKnown(word, kind: kind, language: language)
    }

    /// The word that was likely meant by one that no table has.
    ///
    /// - Returns: with whether no other word is as near
    func correction(
        of key: String, kind: SentenceDraft.Kind, language: Language
    ) -> (key: String, word: Int32, isClear: Bool)? {
        let nearest = base.spelling.nearest(to: key, kind: kind, language: language)
        guard let own, let other = own.spelling.nearest(to: key, kind: kind, language: language) else {
            return nearest.map { ($0.key, $0.word, $0.isClear) }
        }
        if let nearest, nearest.cost <= other.cost { return (nearest.key, nearest.word, nearest.isClear) }
        return (other.key, other.word, other.isClear)
    }

    static let root: Int32 = 0

    func step(from node: Int32, by word: Int32) -> Int32? {
        base.next(from: node, by: word) ?? own?.next(from: node, by: word)
    }

    func senses(at node: Int32) -> [Sense] {
        guard let own else { return base.senses(at: node) }
        let added = own.senses(at: node)
        return node < own.firstNode ? added + base.senses(at: node) : added
    }
}
