import Catalogue
import Domain

/// An article beside an answer, an insight, a phase, or what stands behind a figure.
public struct ArticleLink: Codable, Sendable {
    var slug: String
    public var title: String
    /// On this site
    var href: String

    init(_ article: Article) {
        slug = article.slug
        title = article.title
        href = "/learn/\(article.slug)"
    }
}

extension Person {
    /// What there is to read beside something on a page, as `Articles.beside` finds it.
    public func article(beside place: String) -> ArticleLink? {
        guard let article = Articles.shared.beside(place, language), mayRead(article, isCareful: isGentle) else {
            return nil
        }
        return ArticleLink(article)
    }

    /// Nobody for whom it is no good, who is to be told of it carefully or hides calories, reads on about eating less.
    func mayRead(_ article: Article, isCareful: Bool) -> Bool {
        !(isCareful || preferences.hideCalories) || !Self.aboutLess.contains(article.slug)
    }

    private static let aboutLess: Set = [
        "energy-balance", "metabolic-adaptation", "diet-breaks", "plateaus", "meal-timing",
    ]
}
