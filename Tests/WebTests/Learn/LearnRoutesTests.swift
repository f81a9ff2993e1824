import Catalogue
import Domain
import Testing

@testable import Web

@Suite("Articles on pages and by the API")
struct LearnRoutesTests {
    @Test("Each article is a page in the reader's language with its sources, and nothing in it is unescaped")
    func pages() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            #expect(try await site.get("/learn/sleep").header("location") == "/welcome")
            let sam = try await site.signIn()
            for language in Language.allCases {
                _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "\#(language.rawValue)"}"#)
                for article in Articles.shared.list(language) {
                    let page = try await sam.get("/learn/\(article.slug)")
                    #expect(
                        page.status == 200 && !page.text.contains("{{") && !page.text.contains("[^"), "\(article.slug)")
                    #expect(page.text.contains("<h1>\(Pages.escape(article.title))</h1>"), "\(article.slug)")
                    for number in article.prose.sources.indices {
                        #expect(page.text.contains("<li id=\"source-\(number + 1)\">"), "\(article.slug)")
                    }
                }
            }
            #expect(try await sam.get("/learn/nothing").status == 404)
            #expect(try await sam.get("/learn/learn.js").header("content-type")?.hasPrefix("text/javascript") == true)
            #expect(ProseHTML(Prose("<b> [x](/a\"b)")).html == "<p>&lt;b&gt; <a href=\"/a&quot;b\">x</a></p>")
        }
    }

    @Test("The list is searched and filtered; what one has read is marked for oneself alone, and can be unmarked")
    func list() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            let path = "/api/educational-content"
            func read(_ guest: Guest) async throws -> [String] {
                try await guest.get(path).list.filter { $0["isRead"] as? Bool == true }.compactMap {
                    $0["slug"] as? String
                }
            }
            #expect(try await sam.get(path).list.count == Articles.shared.list(.en).count)
            #expect(try await sam.send("PUT", "\(path)/sleep/read").status == 204)
            #expect(try await sam.send("PUT", "\(path)/sleep/read").status == 204)
            #expect(try await read(sam) == ["sleep"])
            #expect(try await read(eve).isEmpty)
            #expect(try await sam.send("DELETE", "\(path)/sleep/read").status == 204)
            #expect(try await read(sam).isEmpty)
            #expect(try await sam.send("PUT", "\(path)/nothing/read").status == 404)
            #expect(try await sam.get("\(path)?q=metabolic").list.first?["slug"] as? String == "metabolic-adaptation")
            #expect(
                try await sam.get("\(path)?category=sleep").list.allSatisfy { $0["category"] as? String == "sleep" })
            #expect(try await sam.get("\(path)?category=gossip").status == 422)
            let article = try await sam.get("\(path)/sleep").object
            #expect((article["content"] as? String)?.contains("## ") == true)
            #expect((article["sources"] as? [Any])?.isEmpty == false)
        }
    }
}
