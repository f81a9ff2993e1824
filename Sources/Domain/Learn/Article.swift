/// Something to read about food, weight, training, sleep and what the dashboard shows of them, in one language.
public struct Article: Sendable {
    public enum Category: String, Codable, Sendable, CaseIterable {
        case nutrition, weight, training, sleep, recovery, mind, health, dashboard
    }

    /// The same in both languages, and its address.
    public let slug: String
    public let title: String
    /// One sentence
    public let summary: String
    public let category: Category
    /// What to read next, by slug.
    public let related: [String]
    public let markdown: String
    public let prose: Prose
    /// Minutes, at least 1
    public let readTime: Int

    /// Words a minute that people read of such a text: Brysbaert, How many words do we read per minute?, Journal of Memory
    /// and Language 109 (2019), 238 in English.
    private static let wordsPerMinute = 238.0

    /// - Parameter text: `key: value` lines between two lines of `---`, then Markdown
    /// - Returns: `nil` without a title, a summary and a known category
    public init?(slug: String, _ text: String) {
        let parts = text.split(separator: "---\n", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].isEmpty else { return nil }
        var head: [Substring: String] = [:]
        for line in parts[1].split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            head[line[..<colon]] = String(line[line.index(after: colon)...].drop(while: \.isWhitespace))
        }
        guard let title = head["title"], let summary = head["summary"],
            let category = head["category"].flatMap(Category.init)
        else { return nil }
        self.slug = slug
        self.title = title
        self.summary = summary
        self.category = category
        related = (head["related"] ?? "").split { $0 == "," || $0 == " " }.map(String.init)
        markdown = parts[2].drop(while: \.isNewline).description
        prose = Prose(markdown)
        let words = prose.words.split(whereSeparator: \.isWhitespace).count
        readTime = max(1, Int((Double(words) / Self.wordsPerMinute).rounded()))
    }
}

/// Where a figure in an article is from.
public struct ArticleSource: Encodable, Sendable, Equatable {
    public let authors: String
    public let year: String
    public let title: String
    /// The journal with its volume and pages, or the body that published it.
    public let publisher: String

    public init(authors: String, year: String, title: String, publisher: String) {
        self.authors = authors
        self.year = year
        self.title = title
        self.publisher = publisher
    }
}
