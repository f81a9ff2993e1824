import Catalogue
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Services
import Storage

/// Articles: the list with its search, each as a page and as JSON, and which ones were read.
struct LearnRoutes {
    let database: Database
    let pages: Pages
    let assets: Assets

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("educational-content", use: list)
        group.get("educational-content/:slug", use: one)
        group.put("educational-content/:slug/read") { try mark($0, $1, isRead: true) }
        group.delete("educational-content/:slug/read") { try mark($0, $1, isRead: false) }
    }

    func addPage(to router: Router<Caller>) { router.get("learn/:slug", use: page) }

    /// An article without its text.
    private struct Listed: Encodable {
        var id: String
        var slug: String
        var title: String
        var summary: String
        var category: Article.Category
        var readTimeMinutes: Int
        var isRead: Bool

        init(_ article: Article, read: Set<String>) {
            id = article.slug
            slug = article.slug
            title = article.title
            summary = article.summary
            category = article.category
            readTimeMinutes = article.readTime
            isRead = read.contains(article.slug)
        }
    }

    private struct Whole: Encodable {
        var id: String
        var slug: String
        var title: String
        var summary: String
        var category: Article.Category
        var readTimeMinutes: Int
        var isRead: Bool
        /// Markdown
        var content: String
        /// In the order in which the text names them, from 1 on
        var sources: [ArticleSource]
        var related: [Listed]
    }

    /// With `?q=` those that have its words, best first; with `?category=` those of one.
    @Sendable private func list(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let query = request.uri.queryParameters["q"].map(String.init) ?? ""
        guard query.utf8.count <= 400 else { throw Problem.invalid("q", "problem.tooLong", values: ["max": "100"]) }
        let category = try request.choice("category", of: Article.Category.self)
        let isSearch = query.contains { !$0.isWhitespace }
        let found =
            isSearch ? Articles.shared.search(query, person.language) : Articles.shared.list(person.language)
        let read = try database.articlesRead.list(person.owner)
        return .json(
            found.filter { category == nil || $0.category == category }.map { Listed($0, read: read) })
    }

    @Sendable private func one(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let article = try article(context, person.language)
        let read = try database.articlesRead.list(person.owner)
        let listed = Listed(article, read: read)
        return .json(
            Whole(
                id: listed.id, slug: listed.slug, title: listed.title, summary: listed.summary,
                category: listed.category, readTimeMinutes: listed.readTimeMinutes, isRead: listed.isRead,
                content: article.markdown,
                sources: Self.sources(of: article),
                related: Self.related(to: article, person.language).map { Listed($0, read: read) }))
    }

    private func mark(_: Request, _ context: PersonalContext, isRead: Bool) throws -> Response {
        let person = context.person
        let article = try article(context, person.language)
        try database.articlesRead.mark(article.slug, isRead: isRead, of: person.owner, now: person.now)
        return .noContent
    }

    private func article(_ context: some RequestContext, _ language: Language) throws -> Article {
        guard let article = Articles.shared.find(try context.parameters.require("slug"), language) else {
            throw Problem.notFound
        }
        return article
    }

    private static func sources(of article: Article) -> [ArticleSource] {
        article.prose.sources.compactMap(Articles.shared.source)
    }

    private static func related(to article: Article, _ language: Language) -> [Article] {
        article.related.compactMap { Articles.shared.find($0, language) }
    }

    /// Files of the folder with the same name come this way, too.
    @Sendable private func page(_ request: Request, context: Caller) throws -> Response {
        let slug = try context.parameters.require("slug")
        if let file = assets.response("learn/\(slug)", for: request) { return file }
        if context.locked != nil { throw context.nobody }
        guard let person = context.person else { return .redirect(to: "/welcome", type: .normal) }
        let article = try article(context, person.language)
        let sources = Self.sources(of: article).enumerated().map { place, source in
            "<li id=\"source-\(place + 1)\">"
                + Pages.escape("\(source.authors) (\(source.year)). \(source.title). \(source.publisher).") + "</li>"
        }
        let related = Self.related(to: article, person.language).map {
            "<li class=\"card\"><h3><a href=\"/learn/\($0.slug)\">\(Pages.escape($0.title))</a></h3>"
                + "<p class=\"small muted\">\(Pages.escape($0.summary))</p></li>"
        }
        let isRead = try database.articlesRead.list(person.owner).contains(article.slug)
        let values = [
            "slug": article.slug, "read": String(isRead), "title": Pages.escape(article.title),
            "summary": Pages.escape(article.summary),
            "category": Pages.escape(person.text("learn.category.\(article.category.rawValue)")),
            "time": Pages.escape(person.text("learn.minutes", ["count": .text("\(article.readTime)")])),
            "text": ProseHTML(article.prose).html, "sources": sources.joined(separator: "\n"),
            "related": related.joined(separator: "\n"),
        ]
        guard
            let page = pages.page(
                "learn/article.html", at: ("/learn/\(article.slug)", "/coach"), values: values, context: context)
        else {
            throw Problem.notFound
        }
        return page
    }
}
