/// Finds articles by words of their title, summary and text, with typing mistakes.
public struct ArticleSearch: Sendable {
    private struct Indexed: Sendable {
        let article: Article
        /// Each folded word with the most that it counts where it stands.
        var words: [[UInt8]: Int] = [:]
    }

    private static let inTitle = 12
    private static let inSummary = 5
    private static let inHeading = 4
    private static let inText = 1
    /// Of what a word that was typed in full counts: the beginning of one, and one with a mistake.
    private static let begun = 0.6
    private static let mistaken = 0.4

    private let articles: [Indexed]

    public init(_ articles: [Article]) {
        self.articles = articles.map { article in
            var indexed = Indexed(article: article)
            func add(_ text: String, _ weight: Int) {
                for word in FoldedText.words(text) { indexed.words[word] = max(indexed.words[word] ?? 0, weight) }
            }
            add(article.title, Self.inTitle)
            add(article.slug, Self.inTitle)
            add(article.summary, Self.inSummary)
            for block in article.prose.blocks {
                let isHeading = if case .heading = block { true } else { false }
                add(Prose.words(block), isHeading ? Self.inHeading : Self.inText)
            }
            return indexed
        }
    }

    /// Best first; articles that have something of each word. Words of less than three letters say nothing.
    public func callAsFunction(_ query: String) -> [Article] {
        let words = FoldedText.words(query).prefix(FoldedText.mostWords).filter { $0.count > 2 }
        guard !words.isEmpty else { return [] }
        return articles.enumerated().compactMap { place, indexed -> (score: Double, place: Int, Article)? in
            var total = 0.0
            for word in words {
                let best = indexed.words.reduce(0) { max($0, Self.likeness(word, $1.key) * Double($1.value)) }
                guard best > 0 else { return nil }
                total += best
            }
            return (total, place, indexed.article)
        }
        .sorted { $0.score != $1.score ? $0.score > $1.score : $0.place < $1.place }
        .map(\.2)
    }

    /// 0 where they are other words, 1 where they are the same.
    private static func likeness(_ typed: [UInt8], _ word: [UInt8]) -> Double {
        if typed == word { return 1 }
        if word.starts(with: typed) { return begun }
        guard typed.count >= 4 else { return 0 }
        let limit = typed.count >= 8 ? 2 : 1
        let distance = typed.withUnsafeBufferPointer { typed in
            word.withUnsafeBufferPointer { EditDistance.between(typed, $0, limit: limit) }
        }
        return distance.map { mistaken / Double($0) } ?? 0
    }
}
