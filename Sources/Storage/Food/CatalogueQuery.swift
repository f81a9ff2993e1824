import Domain
import GRDB

/// What is typed, as a search of the catalogue.
struct CatalogueQuery {
    private let words: [String]

    private static let mostWords = 8
    /// So many are looked at to find the best.
    private static let fewestCandidates = 60

    /// - Returns: `nil` when there is no word in it.
    init?(_ text: String) {
        words = FoldedText.words(text.prefix(120)).prefix(Self.mostWords).map { String(decoding: $0, as: UTF8.self) }
        if words.isEmpty { return nil }
    }

    /// Foods that have all the words, the plainest and best known first.
    func foods(_ db: GRDB.Database, limit: Int) throws -> [(rank: FoodRank, food: Food)] {
        let count = max(Self.fewestCandidates, limit)
        let found = try rows(db, matching: pattern(db, unfinished: words.count - 1..<words.count), count)
        guard found.isEmpty, words.count > 1 else { return found }
        // "choc mil": no word may be finished.
        return try rows(db, matching: pattern(db, unfinished: 0..<words.count), count)
    }

    /// The best of them by the words of their names.
    func ranked(
        _ found: [(rank: FoodRank, food: Food)], _ text: String, language: Language, limit: Int
    ) -> [(score: Float, food: Food)] {
        let index = FoodIndex(
            found.map { rank, food in
                FoodIndex.Names(
                    en: food.name, nl: food.nameNL, synonymsEN: food.brand.map { ["\(food.name) \($0)"] } ?? [],
                    rank: Self.steps(rank))
            })
        var isRanked = [Bool](repeating: false, count: found.count)
        var hits: [(score: Float, food: Food)] = []
        for hit in index.search(text, language: language, limit: limit) where hit.score >= 0 {
            isRanked[hit.index] = true
            hits.append((hit.score, found[hit.index].food))
        }
        // Words that stand in a synonym only.
        for (place, hit) in found.enumerated() where !isRanked[place] && hits.count < limit {
            hits.append((0, hit.food))
        }
        return hits
    }

    /// A rank of the catalogue in the steps of the built-in foods, 1 to 7.
    private static func steps(_ rank: FoodRank) -> Int {
        switch rank.value {
        case 0..<16: 4
        case 16..<40: 6
        default: 7
        }
    }

    /// - Returns: `nil` when some word is in no food
    private func pattern(_ db: GRDB.Database, unfinished: Range<Int>) throws -> String? {
        var parts: [String] = []
        for (place, word) in words.enumerated() {
            guard let part = unfinished.contains(place) ? try Self.beginning(word, db) : Self.quoted(word) else {
                return nil
            }
            parts.append(part)
        }
        return parts.joined(separator: " AND ")
    }

    /// What stands for all words that begin with `word`.
    ///
    /// FTS5 puts the rows of all such words together before it gives the first, but for short beginnings, which have an
    /// index. So where the rows are many, the commonest words stand for all: their rows come as they are asked for.
    private static func beginning(_ word: String, _ db: GRDB.Database) throws -> String? {
        guard word.unicodeScalars.count > CatalogueSchema.longestIndexedPrefix else { return "\(quoted(word)) *" }
        let terms = try Row.fetchAll(
            db.cachedStatement(sql: "SELECT word, foods FROM term WHERE word >= ? AND word < ? ORDER BY foods DESC"),
            arguments: [word, word + "\u{10ffff}"])
        guard !terms.isEmpty else { return nil }
        let rows = terms.reduce(0) { $0 + ($1["foods"] as Int) }
        if rows <= mostMergedRows { return "\(quoted(word)) *" }
        return "(\(terms.prefix(mostTerms).map { quoted($0["word"]) }.joined(separator: " OR ")))"
    }

    /// So many rows are put together in about two milliseconds.
    private static let mostMergedRows = 20_000
    private static let mostTerms = 32

    /// Folded words hold letters and digits only, but AND, OR and NOT are words too.
    private static func quoted(_ word: String) -> String { "\"\(word)\"" }

    private func rows(
        _ db: GRDB.Database, matching pattern: String?, _ limit: Int
    ) throws -> [(rank: FoodRank, food: Food)] {
        guard let pattern else { return [] }
        let ids = try Int64.fetchAll(
            db.cachedStatement(sql: "SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid LIMIT ?"),
            arguments: [pattern, limit])
        let select = try db.cachedStatement(sql: "SELECT \(CatalogueSchema.columns) FROM food WHERE id = ?")
        return try ids.compactMap { id in
            try Row.fetchOne(select, arguments: [id]).flatMap(CatalogueSchema.food).map {
                (FoodRank(Int(id >> CatalogueSchema.rankShift)), $0)
            }
        }
    }
}
