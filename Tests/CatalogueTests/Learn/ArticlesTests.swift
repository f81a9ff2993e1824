import Domain
import Foundation
import Testing

@testable import Catalogue

@Suite("Articles")
struct ArticlesTests {
    private static let pages: Set<String> = [
        "/", "/food", "/train", "/trends", "/plan", "/recovery", "/goals", "/profile", "/settings", "/history",
        "/import",
        "/coach", "/badges", "/training/progress", "/learn",
    ]

    @Test("There are at least thirty, the same in both languages, each 400 to 900 words")
    func complete() {
        let slugs = Language.allCases.map { Set(Articles.shared.list($0).map(\.slug)) }
        #expect(Set(slugs).count == 1 && (slugs.first?.count ?? 0) >= 30)
        let files = Table.paths.filter { $0.hasPrefix("Learn/") && $0.hasSuffix(".md") }
        #expect(files.count == Language.allCases.map { Articles.shared.list($0).count }.reduce(0, +))
        for language in Language.allCases {
            for article in Articles.shared.list(language) {
                let words = article.prose.words.split(whereSeparator: \.isWhitespace).count
                #expect((400...900).contains(words), "\(article.slug).\(language): \(words) words")
                #expect(article.summary.count <= 140, "\(article.slug).\(language)")
            }
        }
    }

    @Test("Every source that a text names is in the table, and every row of the table is named")
    func sources() {
        var named: Set<String> = []
        for article in Language.allCases.flatMap(Articles.shared.list) {
            for key in article.prose.sources {
                named.insert(key)
                #expect(Articles.shared.source(key) != nil, "\(article.slug) names \(key)")
            }
        }
        let known = (Table("Learn/sources.tsv")?.rows ?? []).map { String($0[0]) }
        #expect(Set(known) == named, "\(Set(known).symmetricDifference(named))")
    }

    /// A list may have its source in the sentence that leads to it.
    @Test("Where a text tells a percentage, that paragraph or the one before names a source")
    func claims() {
        for article in Language.allCases.flatMap(Articles.shared.list) {
            let parts = article.markdown.components(separatedBy: "\n\n")
            for (part, before) in zip(parts, [""] + parts) where part.contains("%") && !part.contains("[^") {
                #expect(before.contains("[^"), "\(article.slug): \(part)")
            }
        }
    }

    @Test("Both languages name the same sources, and links lead to pages and articles that are there")
    func agree() throws {
        for article in Articles.shared.list(.en) {
            let dutch = try #require(Articles.shared.find(article.slug, .nl))
            #expect(Set(article.prose.sources) == Set(dutch.prose.sources), "\(article.slug)")
            #expect(article.category == dutch.category && article.related == dutch.related, "\(article.slug)")
            for slug in article.related {
                #expect(Articles.shared.find(slug, .en) != nil, "\(article.slug) leads to \(slug)")
            }
            for link in article.prose.links + dutch.prose.links {
                if link.hasPrefix("/learn/") {
                    #expect(Articles.shared.find(String(link.dropFirst(7)), .en) != nil, "\(article.slug) to \(link)")
                } else {
                    #expect(Self.pages.contains(link), "\(article.slug) to \(link)")
                }
            }
        }
    }

    @Test(
        "Articles are found by words of a title, by what only their text says, and with mistakes",
        arguments: [
            ("metabolic adaptation", Language.en, "metabolic-adaptation"),
            ("metabolc adaptaton", .en, "metabolic-adaptation"),
            ("creatine", .nl, "creatine-and-supplements"), ("slaap", .nl, "sleep"), ("overgang", .nl, "menopause"),
            ("nutri-score", .nl, "labels-and-nutri-score"), ("hot flushes", .en, "menopause"),
        ])
    func found(query: String, language: Language, slug: String) {
        #expect(Articles.shared.search(query, language).prefix(3).map(\.slug).contains(slug))
    }

    @Test(
        "A question leads to the article about what it names, and one about something else to none",
        arguments: [
            ("Explain metabolic adaptation to me", Language.en, "metabolic-adaptation"),
            ("I'm struggling with motivation. Can you help?", .en, "motivation-and-habits"),
            ("What's the best workout split for someone 40+?", .en, "strength-after-40"),
            ("How do I know if I'm in a caloric deficit?", .en, "energy-balance"),
            ("I'm feeling tired lately. What could be causing this?", .en, "stress"),
            ("Kun je de spaarstand uitleggen?", .nl, "metabolic-adaptation"),
            ("hoeveel eiwit heb ik nodig na mijn 40e", .nl, "protein"),
            ("wat helpt tegen opvliegers", .nl, "menopause"),
            ("which lift has stalled", .en, "progression"), ("my weight has stalled", .en, "plateaus"),
            ("What did I eat yesterday?", .en, nil), ("hoe zwaar was ik in mei", .nl, nil), ("", .en, nil),
        ] as [(String, Language, String?)])
    func about(question: String, language: Language, slug: String?) {
        #expect(Articles.shared.about(question, language)?.slug == slug)
    }

    @Test("Every article has names that lead to it in both languages")
    func topics() {
        let rows = (Table("Learn/topics.tsv")?.rows ?? []).filter { $0.count == 3 }
        for language in Language.allCases {
            let named = rows.filter { $0[1] == language.rawValue }.map { String($0[0]) }
            #expect(Set(named) == Set(Articles.shared.list(language).map(\.slug)) && named.count == Set(named).count)
        }
    }

    @Test("Nothing is found for nothing, for words that no article has, and for endless ones")
    func notFound() {
        for query in ["", " ", "a", "xqzvbk", "sleep xqzvbk", String(repeating: "sleep", count: 500)] {
            #expect(Articles.shared.search(query, .en).isEmpty, "\(query)")
        }
    }

    @Test("Each insight, phase and figure that has an article beside it has one that exists, in both languages")
    func links() {
        #expect(Articles.shared.links.count > 50)
        for (place, slug) in Articles.shared.links {
            for language in Language.allCases {
                #expect(Articles.shared.beside(place, language)?.slug == slug, "\(place): \(slug)")
            }
            if place.hasPrefix("metric.") { #expect(Metric(rawValue: String(place.dropFirst(7))) != nil, "\(place)") }
            if place.hasPrefix("phase.") { #expect(Phase(rawValue: String(place.dropFirst(6))) != nil, "\(place)") }
            if place.hasPrefix("insight.") { #expect(Strings.shared.has("\(place).formula"), "\(place)") }
        }
        for phase in Phase.allCases { #expect(Articles.shared.beside("phase.\(phase.rawValue)", .en) != nil) }
    }

    @Test("What has no article of its own takes that of what it belongs to")
    func belongs() {
        #expect(Articles.shared.beside("progress.why.best", .nl)?.slug == "progression")
        #expect(Articles.shared.beside("progress.why.sets", .nl)?.slug == "strength-after-40")
        #expect(Articles.shared.beside("nothing.of.it", .en) == nil)
    }
}
