public import Domain

/// What there is to read, and where its figures are from.
public struct Articles: Sendable {
    public static let shared = Articles()

    private let all: [Language: [Article]]
    private let searches: [Language: ArticleSearch]
    private let sources: [String: ArticleSource]
    /// What people call what an article is about: the words of each, folded.
    private let topics: [Language: [(words: [[UInt8]], slug: String)]]
    /// By what stands on a page which article belongs beside it, by `links.tsv`
    private let places: [String: String]

    private init() {
        var all: [Language: [Article]] = [:]
        for path in Table.paths where path.hasPrefix("Learn/") && path.hasSuffix(".md") {
            let parts = path.dropFirst("Learn/".count).split(separator: ".")
            guard parts.count == 3, let language = Language(rawValue: String(parts[1])), let text = Table.text(path),
                let article = Article(slug: String(parts[0]), text)
            else { continue }
            all[language, default: []].append(article)
        }
        let order = Article.Category.allCases
        self.all = all.mapValues { articles in
            articles.sorted {
                (order.firstIndex(of: $0.category) ?? 0, $0.title) < (order.firstIndex(of: $1.category) ?? 0, $1.title)
            }
        }
        searches = self.all.mapValues(ArticleSearch.init)
        var sources: [String: ArticleSource] = [:]
        for row in Table("Learn/sources.tsv")?.rows ?? [] where row.count == 5 {
            sources[String(row[0])] = ArticleSource(
                authors: String(row[1]), year: String(row[2]), title: String(row[3]), publisher: String(row[4]))
        }
        self.sources = sources
        var topics: [Language: [(words: [[UInt8]], slug: String)]] = [:]
        for row in Table("Learn/topics.tsv")?.rows ?? [] where row.count == 3 {
            guard let language = Language(rawValue: String(row[1])) else { continue }
            topics[language, default: []] += row[2].split(separator: "|").map { (FoldedText.words($0), String(row[0])) }
        }
        self.topics = topics
        places = Dictionary(
            (Table("Learn/links.tsv")?.rows ?? []).filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) },
            uniquingKeysWith: { first, _ in first })
    }

    /// What `links.tsv` has a place for, and the article of each.
    public var links: [String: String] { places }

    /// The article that belongs beside something on a page.
    ///
    /// - Parameter place: "insight.stress", "phase.cutting", "metric.sleep", or the key of what stands behind a figure; one
    ///   that has none takes that of the key it begins with
    public func beside(_ place: String, _ language: Language) -> Article? {
        var parts = place.split(separator: ".")
        while !parts.isEmpty {
            if let slug = places[parts.joined(separator: ".")] { return find(slug, language) }
            parts.removeLast()
        }
        return nil
    }

    /// By category, then title.
    public func list(_ language: Language) -> [Article] { all[language] ?? [] }

    /// Best first.
    public func search(_ text: String, _ language: Language) -> [Article] { searches[language]?(text) ?? [] }

    /// The article about what a question names, by the longest name that stands in it.
    public func about(_ question: String, _ language: Language) -> Article? {
        let words = FoldedText.words(question)
        let named = (topics[language] ?? []).filter { words.contains($0.words) }
        return named.max { $0.words.joined().count < $1.words.joined().count }.flatMap { find($0.slug, language) }
    }

    public func find(_ slug: String, _ language: Language) -> Article? { list(language).first { $0.slug == slug } }

    public func source(_ key: String) -> ArticleSource? { sources[key] }
}
