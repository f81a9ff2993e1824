import Testing

@testable import Domain

@Suite("Text of articles")
struct ProseTests {
    @Test("Headings, paragraphs, lists, stress, links and sources are read, and whatever else is text")
    func blocks() {
        let prose = Prose(
            """
            One **bold *and* so** line
            goes on.[^hall2011]

            ## A heading
            - an *item*
            - [a page](/plan) and [elsewhere](https://example.org)
            After the list, 5 * 3 ** 2, `a *file*` and [open
            """)
        #expect(
            prose.blocks == [
                .paragraph([
                    .text("One "), .strong([.text("bold "), .emphasis([.text("and")]), .text(" so")]),
                    .text(" line goes on."), .source("hall2011"),
                ]),
                .heading([.text("A heading")]),
                .list([
                    [.text("an "), .emphasis([.text("item")])],
                    [.link([.text("a page")], to: "/plan"), .text(" and [elsewhere](https://example.org)")],
                ]),
                .paragraph([.text("After the list, 5 * 3 ** 2, "), .code("a *file*"), .text(" and [open")]),
            ])
        #expect(prose.sources == ["hall2011"] && prose.links == ["/plan"])
        #expect(prose.words.hasPrefix("One bold and so line goes on.\nA heading"))
    }

    @Test("Any text is read without an end in sight being missed: no character of it is lost but marks")
    func anything() {
        let pieces = [
            "*", "**", "[", "]", "(", ")", "[^", "a", " ", "\n", "## ", "- ", "é", "/", "\u{301}", "---", "`",
        ]
        for _ in 0..<3000 {
            let text = (0..<Int.random(in: 0...40)).map { _ in pieces.randomElement() ?? "" }.joined()
            let letters = Prose(text).words.count { $0 == "a" } + Prose(text).sources.joined().count { $0 == "a" }
            let hidden = Prose(text).links.joined().count { $0 == "a" }
            #expect(letters + hidden <= text.count { $0 == "a" })
        }
    }

    @Test("An article has its head, its reading time, and is none without a title or a known category")
    func article() throws {
        let head = "---\ntitle: T: and more\nsummary: S\ncategory: sleep\nrelated: a, b\n---\n"
        let article = try #require(Article(slug: "x", head + "\n" + String(repeating: "word ", count: 714)))
        #expect(article.title == "T: and more" && article.category == .sleep && article.related == ["a", "b"])
        #expect(article.readTime == 3)
        for bad in ["", "text", "---\ntitle: T\n---\ntext", head.replacing("sleep", with: "gossip") + "text"] {
            #expect(Article(slug: "x", bad) == nil, "\(bad)")
        }
    }
}
