import Catalogue
import Domain
import Storage
import Synchronization

/// The sentence parser's words with a person's own: their exercises, and what they call their templates.
final class PersonalWords: Sendable {
    private let database: Database
    private let known = Mutex<
        [Account.ID: (version: UInt64, entries: [SentenceLexicon.Entry], lexicon: SentenceLexicon)]
    >(
        [:])

    init(database: Database) { self.database = database }

    func lexicon(of person: Person) throws -> SentenceLexicon {
        let owner = person.owner
        let version = database.changes.version(of: owner)
        let hit = known.withLock { $0[owner] }
        if let hit, hit.version == version { return hit.lexicon }
        let entries = try entries(of: person)
        // Most changes are food that was logged: the words are the same.
        let lexicon = hit.flatMap { $0.entries == entries ? $0.lexicon : nil } ?? SentenceLexicon.wide.adding(entries)
        known.withLock { known in
            if known.count > 8 { known.removeAll() }
            known[owner] = (version, entries, lexicon)
        }
        return lexicon
    }

    private func entries(of person: Person) throws -> [SentenceLexicon.Entry] {
        let owner = person.owner
        let exercises = try database.exercises.list(owner, limit: 500).map {
            SentenceLexicon.Entry(exercise: $0)
        }
        let workouts = try database.workoutTemplates.list(owner, limit: 200).map(\.name)
        let meals = try database.templates.offered(
            on: person.today, in: .breakfast, to: owner, offset: 0, limit: 200
        ).filter { $0.items.count > 1 }.map(\.name)
        // One word may be a food or an exercise; several are hardly anything else.
        let names = (workouts + meals).map { $0.lowercased() }.filter {
            (2...6).contains($0.split(separator: " ").count)
        }
        return exercises
            + names.map { SentenceLexicon.Entry(role: .templateName, language: nil, value: $0, phrases: [$0]) }
    }
}
