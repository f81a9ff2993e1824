import Catalogue
public import Domain
public import Storage

/// The words that sentences are read with: everybody's, and the names that a person gave their exercises and templates.
public final class PersonalWords: Sendable {
    private let database: Database
    private let known: PerAccount<SentenceLexicon>

    public init(database: Database) {
        self.database = database
        known = PerAccount(changes: database.changes)
    }

    /// Kept until the person changes something.
    public func lexicon(of person: Person) throws -> SentenceLexicon {
        let owner = person.owner
        return try known.value(of: owner, needsDays: false) {
            let workouts = try database.workoutTemplates.list(owner, limit: 200).map(\.name)
            let meals = try database.templates.offered(
                on: person.today, in: .breakfast, to: owner, offset: 0, limit: 200
            ).filter { $0.items.count > 1 }.map(\.name)
            // One word may be a food or an exercise; several are hardly anything else.
            let templates = (workouts + meals).filter { (2...6).contains($0.split(separator: " ").count) }
            return SentenceLexicon.wide.with(
                exercises: try database.exercises.list(owner, limit: 500), templates: templates)
        }
    }
}
