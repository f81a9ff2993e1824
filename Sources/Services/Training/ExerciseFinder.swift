import Catalogue
public import Domain
public import Storage

/// Exercises by id, name and words: the library's and the person's own.
public final class ExerciseFinder: Sendable {
    public static let ownPrefix = "own-"
    /// Their own exercise is likelier meant than anybody's.
    private static let advantage: Float = 12

    private let database: Database
    private let known: PerAccount<ExerciseIndex>

    public init(database: Database) {
        self.database = database
        known = PerAccount(changes: database.changes)
    }

    public func exercise(_ id: Exercise.ID, of owner: Account.ID) throws -> Exercise? {
        id.hasPrefix(Self.ownPrefix) ? try own(of: owner)[id] : ExerciseLibrary.index[id]
    }

    /// The exercise that is called so, the person's own before the library's. No guesses.
    public func exercise(named name: String, of owner: Account.ID) throws -> Exercise? {
        try own(of: owner).exercise(named: name) ?? ExerciseLibrary.index.exercise(named: name)
    }

    /// Best first; without words the person's own, then the library's, the best-known first.
    public func search(
        _ text: String, of owner: Account.ID, _ language: Language, filter: ExerciseFilter = ExerciseFilter(),
        limit: Int
    ) throws -> [Exercise] {
        let own = try own(of: owner).search(text, language: language, filter: filter, limit: limit)
        let library = ExerciseLibrary.index.search(text, language: language, filter: filter, limit: limit)
        var hits: [ExerciseIndex.Hit] = []
        var rest = library[...]
        for hit in own {
            while let next = rest.first, next.score > hit.score + Self.advantage { hits.append(rest.removeFirst()) }
            hits.append(hit)
        }
        return (hits + rest).prefix(limit).map(\.exercise)
    }

    /// A person's own exercises, kept until they change something.
    public func own(of owner: Account.ID) throws -> ExerciseIndex {
        try known.value(of: owner, needsDays: false) {
            ExerciseIndex(try database.exercises.list(owner).map { ExerciseIndex.Entry($0, rank: 1) })
        }
    }
}
