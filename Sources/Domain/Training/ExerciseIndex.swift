/// Finds exercises by the words people type: from the start of a word, in either language, with typing mistakes, the
/// best-known first. Immutable once built.
public struct ExerciseIndex: Sendable {
    /// An exercise, and by what it is found beside its names.
    public struct Entry: Sendable {
        public var exercise: Exercise
        /// 1 (nearly everybody who trains does it) to 7 (hardly anybody)
        public var rank: Int
        /// What people call it, in either language. What is another exercise's own name does not count.
        public var spoken: [String]

        public init(_ exercise: Exercise, rank: Int, spoken: [String] = []) {
            self.exercise = exercise
            self.rank = rank
            self.spoken = spoken
        }
    }

    public struct Hit: Sendable {
        public let exercise: Exercise
        /// More is better; comparable between indexes.
        public let score: Float
    }

    /// In the order in which they were given.
    public let exercises: [Exercise]
    /// Places in `exercises`, the best-known first, those as well known by their Dutch names.
    private let dutchOrder: [Int]
    private let words: FoodIndex
    private let byID: [Exercise.ID: Int]
    private let byName: [String: Int]

    public init(_ entries: [Entry]) {
        let exercises = entries.map(\.exercise)
        byID = Dictionary(exercises.indices.map { (exercises[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
        let known = Self.names(of: exercises)
        let names = entries.enumerated().map { place, entry in
            Self.names(of: entry, entry.spoken.filter { Self.keys($0).allSatisfy { (known[$0] ?? place) == place } })
        }
        var byName = known
        for (place, entry) in entries.enumerated() {
            for key in entry.spoken.flatMap(Self.keys) where byName[key] == nil { byName[key] = place }
        }
        self.exercises = exercises
        let dutch = exercises.map { exercise in
            FoldedText.joined(exercise.name(in: .nl))
        }
        dutchOrder = exercises.indices.sorted {
            (entries[$0].rank, dutch[$0], $0) < (entries[$1].rank, dutch[$1], $1)
        }
        self.byName = byName
        words = FoodIndex(names)
    }

    public subscript(id: Exercise.ID) -> Exercise? { byID[id].map { exercises[$0] } }

    /// The exercise that is called so: "Pull ups", "bench press (barbell)", "hardlopen". No guesses.
    public func exercise(named name: String) -> Exercise? {
        let words = FoldedText.words(name)
        if let exercise = exercise(words) { return exercise }
        // "Floor Press (Barbell)": said with what it is done with anyway.
        for (place, word) in words.enumerated() {
            guard let equipment = Exercise.Equipment(word: String(decoding: word, as: UTF8.self)) else { continue }
            var others = words
            others.remove(at: place)
            if let exercise = exercise(others), exercise.equipment ?? .bodyOnly == equipment { return exercise }
        }
        return nil
    }

    private func exercise(_ words: [[UInt8]]) -> Exercise? {
        for key in Self.keys(words) {
            if let place = byName[key] { return exercises[place] }
        }
        return nil
    }

    /// The best exercises for what is typed, best first; all that the filter lets through, where nothing is.
    ///
    /// - Parameter language: whose words come first; the other language is searched too.
    public func search(
        _ text: String, language: Language, filter: ExerciseFilter = ExerciseFilter(), limit: Int = .max
    ) -> [Hit] {
        guard limit > 0 else { return [] }
        guard text.contains(where: { !$0.isWhitespace }) else {
            let order = language.choose(en: Array(exercises.indices), nl: dutchOrder)
            return order.lazy.map { exercises[$0] }.filter(filter.allows).prefix(limit)
                .map { Hit(exercise: $0, score: 0) }
        }
        let most = filter.isEmpty ? min(limit, exercises.count) : exercises.count
        var found = words.search(text, language: language, limit: most)
        if found.isEmpty {
            found =
                Self.parts(of: text).lazy.map { words.search($0, language: language, limit: most) }
                .first { !$0.isEmpty } ?? []
        }
        return found.lazy.map { Hit(exercise: exercises[$0.index], score: $0.score) }
            .filter { filter.allows($0.exercise) }.prefix(limit).map(\.self)
    }

    /// Of a name that nothing has all words of, what may still be one: "Upright Row (Kettlebell)" is an upright row,
    /// "Waiter curl" some curl. The longest parts first, of those the later ones, which say what it is.
    private static func parts(of text: String) -> [String] {
        var parts: [String] = []
        if let bracket = text.firstIndex(of: "("), bracket > text.startIndex { parts.append(String(text[..<bracket])) }
        let words = FoldedText.strings(text.prefix(120)).prefix(6)
        for length in stride(from: words.count - 1, to: 0, by: -1) {
            for start in stride(from: words.count - length, through: 0, by: -1) {
                let part = words[start..<start + length].joined(separator: " ")
                if part.utf8.count > 3 { parts.append(part) }
            }
        }
        return parts
    }

    // MARK: Names

    /// Names beat what other apps call an exercise: "Hack squat" is no leg press.
    private static func names(of exercises: [Exercise]) -> [String: Int] {
        var places: [String: Int] = [:]
        func add(_ name: String, _ place: Int) {
            for key in keys(name) where places[key] == nil { places[key] = place }
        }
        for (place, exercise) in exercises.enumerated() { add(exercise.name, place) }
        for (place, exercise) in exercises.enumerated() { exercise.dutchName.map { add($0, place) } }
        for (place, exercise) in exercises.enumerated() { exercise.aliases.forEach { add($0, place) } }
        return places
    }

    private static func names(of entry: Entry, _ spoken: [String]) -> FoodIndex.Names {
        let exercise = entry.exercise
        var others = exercise.aliases + spoken
        // "pullup" is "Pull-up" too.
        others += ([exercise.name] + exercise.aliases).filter { $0.contains("-") }.map { $0.replacing("-", with: "") }
        return FoodIndex.Names(
            en: exercise.name, nl: exercise.dutchName, synonymsEN: others, synonymsNL: others, rank: entry.rank)
    }

    /// The name without blanks, hyphens and accents; and with its words in the singular.
    private static func keys(_ name: String) -> [String] { keys(FoldedText.words(name)) }

    private static func keys(_ words: [[UInt8]]) -> [String] {
        guard !words.isEmpty else { return [] }
        let plain = String(decoding: words.joined(), as: UTF8.self)
        let singular = String(decoding: words.map(WordStem.english).joined(), as: UTF8.self)
        return plain == singular ? [plain] : [plain, singular]
    }
}
