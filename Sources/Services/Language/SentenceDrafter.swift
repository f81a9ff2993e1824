import Catalogue
public import Domain
import Foundation
public import Storage

/// Turns a sentence into what can be logged, with a person's own foods, exercises and templates.
public struct SentenceDrafter: Sendable {
    let database: Database
    public let words: PersonalWords
    public let foods: FoodFinder
    public let exercises: ExerciseFinder

    public init(database: Database, words: PersonalWords, foods: FoodFinder, exercises: ExerciseFinder) {
        self.database = database
        self.words = words
        self.foods = foods
        self.exercises = exercises
    }

    /// What asks for care gets help first, and only what is surely a log is drafted below it.
    public func draft(
        _ text: String, _ kind: SentenceDraft.Kind?, _ date: CivilDate?, for person: Person
    ) throws -> DraftAnswer {
        guard let concern = Care.shared.concern(in: text) else { return try answer(text, kind, date, person) }
        var answer = try answer(Self.withoutConcern(text), kind, date, person)
        // Only what is surely a log stands below the help.
        if answer.isUnsure { answer = try self.answer("", kind, date, person) }
        answer.care = CareHelp(concern, for: person)
        return answer
    }

    /// The parts of `text` that ask for no care, where another part does; else nothing.
    private static func withoutConcern(_ text: String) -> String {
        var parts = [text]
        for mark in ["\n", ", ", ". ", "; ", "! ", "? "] {
            parts = parts.flatMap { $0.components(separatedBy: mark) }
        }
        let calm = parts.filter { Care.shared.concern(in: $0) == nil }
        return calm.count < parts.count ? calm.joined(separator: ", ") : ""
    }

    /// What a language model makes of a sentence that was hardly understood; `nil` where it knows no better.
    public func second(
        _ first: DraftAnswer, read draft: SentenceDraft, _ date: CivilDate?, for person: Person
    ) throws -> DraftAnswer? {
        let parser = SentenceParser(lexicon: try words.lexicon(of: person))
        var draft = draft
        var answer = try resolve(&draft, first.text, date, parser, person)
        answer.isByModel = true
        return answer.isUnsure ? nil : answer
    }

    private func answer(
        _ text: String, _ kind: SentenceDraft.Kind?, _ date: CivilDate?, _ person: Person
    ) throws -> DraftAnswer {
        let parser = SentenceParser(lexicon: try words.lexicon(of: person))
        var draft = parser.parse(text, kind: kind, languages: person.languages, today: person.today)
        let first = try resolve(&draft, text, date, parser, person)
        guard kind == nil, draft.intent == .template else { return first }
        // "Use my push day" does not say whether it is eaten: what there is tells.
        let other: SentenceDraft.Kind = draft.kind == .meal ? .workout : .meal
        var second = parser.parse(text, kind: other, languages: person.languages, today: person.today)
        let answer = try resolve(&second, text, date, parser, person)
        if answer.fit != first.fit { return answer.fit > first.fit ? answer : first }
        return draft.kind == .meal && draft.meal == nil && first.template?.found == nil
            && isNoFood(draft.template?.reference.value ?? "", person) ? answer : first
    }

    /// Where there is neither, a name that no food has is hardly eaten.
    private func isNoFood(_ reference: String, _ person: Person) -> Bool {
        guard case .named(let name) = SpokenReference(reference, person),
            let found = try? foods.search(name, of: person.owner, person.language, limit: 5)
        else { return false }
        return TemplateName.matches(name, in: found.map { $0.name(in: person.language) }).isEmpty
    }

    private func resolve(
        _ draft: inout SentenceDraft, _ text: String, _ date: CivilDate?, _ parser: SentenceParser, _ person: Person
    ) throws -> DraftAnswer {
        if let date, draft.dateSpan == nil { draft.date = date }
        // Nobody has logged the future.
        draft.date = min(draft.date, person.today.adding(days: 1))
        var answer = DraftAnswer(
            text: text, kind: draft.kind, intent: draft.intent, date: draft.date, parts: [], notUnderstood: [])
        switch draft.kind {
        case .meal:
            draft.joinFoods(of: text, isOneFood: FoodCatalogue.shared.isName)
            try MealDrafter(database: database, finder: foods, person: person).resolve(&draft, into: &answer)
        case .workout:
            try WorkoutDrafter(database: database, finder: exercises, parser: parser, person: person)
                .resolve(&draft, Array(text.utf16), into: &answer)
        }
        answer.parts = draft.parts
        let units = Array(text.utf16)
        answer.notUnderstood = answer.parts.filter { $0.meaning == .notUnderstood }
            .map { units.words(from: $0.start, to: $0.end) }
        return answer
    }
}

extension DraftAnswer {
    /// How well an earlier entry fits what was said of it.
    fileprivate var fit: Int {
        guard let template, template.found != nil else { return 0 }
        let applied = template.changes.count(where: \.isApplied)
        return 2 + 2 * applied - 3 * (template.changes.count - applied)
    }
}

extension Person {
    /// The two that sentences are read in, the reader's own first.
    public var languages: [Language] { [language] + Language.allCases.filter { $0 != language } }
}

extension [UInt16] {
    /// What stands between two places of a text, as spans count them.
    func words(from start: Int, to end: Int) -> String {
        guard start >= 0, start < end, end <= count else { return "" }
        return String(decoding: self[start..<end], as: UTF16.self)
    }
}
