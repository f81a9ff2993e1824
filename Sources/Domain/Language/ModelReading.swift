/// What somebody else's reading of a sentence says, in the form that a language model is asked for. Nothing of it is
/// believed before it has passed `draft(of:)`.
public struct ModelReading: Decodable, Sendable {
    struct Exercise: Decodable, Sendable {
        var said: String
        var name: String
        var sets: Double?
        var reps: [Double]?
        var load: Double?
        var unit: String?
        var rpe: Double?
        var minutes: Double?
        var kilometres: Double?
    }

    struct Food: Decodable, Sendable {
        var said: String
        var name: String
        var amount: Double?
        var unit: String?
    }

    var intent: String
    var date: String
    var meal: String?
    var exercises: [Exercise]
    var foods: [Food]

    private static let mostItems = 40
    private static let longestName = 80
    /// Days before today.
    private static let furthest = 400

    /// The draft that it stands for.
    ///
    /// - Parameters:
    ///   - text: the sentence; what an item says has to stand in it
    ///   - isExercise: whether a name is one that is known
    /// - Returns: `nil` when any part of it is out of range, was not said, or does not belong to a `kind`, and when it says
    ///   nothing at all
    public func draft(
        of text: String, kind: SentenceDraft.Kind, language: Language, today: CivilDate, isExercise: (String) -> Bool
    ) -> SentenceDraft? {
        guard let intent = SentenceDraft.Intent(rawValue: intent), intent != .template, let date = CivilDate(date),
            date <= today, date >= today.adding(days: -Self.furthest),
            exercises.count <= Self.mostItems, foods.count <= Self.mostItems,
            kind == .workout ? foods.isEmpty : exercises.isEmpty,
            (intent == .log) == !(exercises.isEmpty && foods.isEmpty)
        else { return nil }
        var draft = SentenceDraft(
            kind: kind, intent: intent, date: date, dateSpan: nil, meal: nil, template: nil, exercises: [], foods: [],
            notUnderstood: [])
        if let meal {
            guard kind == .meal, let known = SentenceDraft.Meal(rawValue: meal) else { return nil }
            draft.meal = Spoken(known, SentenceSpan(start: 0, end: text.utf16.count))
        }
        for exercise in exercises {
            guard let spoken = Self.exercise(exercise, text, isExercise) else { return nil }
            draft.exercises.append(spoken)
        }
        for food in foods {
            guard let spoken = Self.food(food, text, language) else { return nil }
            draft.foods.append(spoken)
        }
        return draft
    }

    private static func exercise(
        _ answer: Exercise, _ text: String, _ isExercise: (String) -> Bool
    ) -> SpokenExercise? {
        guard let span = span(of: answer.said, in: text), let name = name(answer.name),
            isIn(answer.sets, 1...100), isIn(answer.load, 0...2000), isIn(answer.rpe, 1...10),
            isIn(answer.minutes, 0.05...2880), isIn(answer.kilometres, 0.005...2000),
            answer.unit == nil || SpokenExercise.LoadUnit(rawValue: answer.unit ?? "") != nil
        else { return nil }
        var sets: Int?
        if let said = answer.sets {
            guard let whole = Int(exactly: said) else { return nil }
            sets = whole
        }
        var reps: [Int]?
        if let said = answer.reps, !said.isEmpty {
            let whole = said.filter { $0 >= 1 && $0 <= 10_000 }.compactMap(Int.init(exactly:))
            guard whole.count == said.count, whole.count == 1 || sets == nil || whole.count == sets else { return nil }
            reps = whole
        }
        return SpokenExercise(
            name: Spoken(name, span), isKnown: isExercise(name), sets: sets.map { Spoken($0, span) },
            reps: reps.map { Spoken($0, span) }, load: answer.load.map { Spoken([$0], span) },
            loadUnit: answer.load == nil ? nil : answer.unit.flatMap(SpokenExercise.LoadUnit.init),
            rpe: answer.rpe.map { Spoken($0, span) }, minutes: answer.minutes.map { Spoken($0, span) },
            kilometres: answer.kilometres.map { Spoken($0, span) }, span: span)
    }

    private static func food(_ answer: Food, _ text: String, _ language: Language) -> SpokenFood? {
        guard let span = span(of: answer.said, in: text), let name = name(answer.name),
            isIn(answer.amount, 0.001...20_000), answer.unit.map(units.contains) ?? true
        else { return nil }
        return SpokenFood(
            name: Spoken(name, span), head: SpokenName.head(name, language) { _ in false },
            amount: answer.amount.map { Spoken($0, span) }, unit: answer.unit, span: span)
    }

    /// The units that a food can be counted in.
    public static let units = [
        "g", "kg", "ml", "l", "cl", "oz", "lb", "fl oz", "cup", "tbsp", "tsp", "piece", "slice", "bowl", "glass", "mug",
        "can", "pack", "bag", "handful", "scoop", "serving", "pint", "rasher",
    ]

    private static func isIn(_ value: Double?, _ range: ClosedRange<Double>) -> Bool {
        value.map { $0.isFinite && range.contains($0) } ?? true
    }

    private static func name(_ text: String) -> String? {
        let name = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let isClean = name.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 }
        return name.isEmpty || name.utf8.count > longestName || !isClean ? nil : name
    }

    /// Where words stand in a sentence, whatever their case.
    private static func span(of said: String, in text: String) -> SentenceSpan? {
        let words = Array(said.lowercased().unicodeScalars)
        let whole = Array(text.unicodeScalars)
        guard !words.isEmpty, words.count <= whole.count else { return nil }
        let lowered = whole.map { $0.properties.lowercaseMapping }
        for start in 0...whole.count - words.count {
            let isThere = words.indices.allSatisfy { lowered[start + $0] == String(words[$0]) }
            guard isThere else { continue }
            let before = whole[..<start].reduce(0) { $0 + UTF16.width($1) }
            let length = whole[start..<start + words.count].reduce(0) { $0 + UTF16.width($1) }
            return SentenceSpan(start: before, end: before + length)
        }
        return nil
    }
}
