import Catalogue
import Domain
import Storage
import Synchronization

/// The words that sentences are read with: everybody's, and the names that a person gave their exercises and templates.
final class PersonLexicons: Sendable {
    private let database: Database
    private let known = Mutex<[Account.ID: (version: UInt64, lexicon: SentenceLexicon)]>([:])

    init(database: Database) { self.database = database }

    /// Kept until the person changes something.
    func lexicon(of owner: Account.ID) throws -> SentenceLexicon {
        let version = database.changes.version(of: owner)
        if let hit = known.withLock({ $0[owner] }), hit.version == version { return hit.lexicon }
        let templates =
            try database.workoutTemplates.list(owner, limit: 200).map(\.name)
            + database.templates.names(owner, limit: 200)
        let lexicon = SentenceLexicon.shared.with(
            exercises: try database.exercises.list(owner, limit: 500), templates: templates)
        known.withLock { known in
            if known.count > 64 { known.removeAll() }
            known[owner] = (version, lexicon)
        }
        return lexicon
    }
}
