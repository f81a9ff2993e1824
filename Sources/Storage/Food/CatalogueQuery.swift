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
        var rows = try rows(db, matching: pattern(unfinished: words.count - 1..<words.count), count)
        // "choc mil": no word may be finished.
        if rows.isEmpty, words.count > 1 {
            rows = try self.rows(db, matching: pattern(unfinished: 0..<words.count), count)
        }
        return rows
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
        case 0..<16: 5
        case 16..<40: 6
        default: 7
        }
    }

    private func pattern(unfinished: Range<Int>) -> String {
        // Folded words hold letters and digits only, but quotes are what keeps AND and NEAR words.
        words.enumerated().map { "\"\($1)\"\(unfinished.contains($0) ? " *" : "")" }.joined(separator: " AND ")
    }

    private func rows(
        _ db: GRDB.Database, matching pattern: String, _ limit: Int
    ) throws -> [(rank: FoodRank, food: Food)] {
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
