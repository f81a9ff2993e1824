import Catalogue
import Domain
import Foundation
import Testing

@testable import Web

@Suite("Files at addresses of their content")
struct AssetTests {
    private func links(_ files: [String: String]) -> AssetLinks {
        AssetLinks { files[$0].map { Array($0.utf8) } }
    }

    private func linked(_ links: inout AssetLinks, _ text: String) -> String {
        String(decoding: links.linked(Array(text.utf8)), as: UTF8.self)
    }

    private let graph = [
        "a.js": "import { b } from \"/b.js\";\nconst later = () => import(\"/c.js\");\n",
        "b.js": "import \"/a.js\";\nexport const b = `/d.svg#x`;\n", "c.js": "export {};\n", "d.svg": "<svg/>",
    ]

    @Test("A file's address changes with it and with all that it names, however far, and with nothing else")
    func tags() {
        var before = links(graph)
        for (changed, moved) in [
            ("c.js", ["a.js", "b.js", "c.js"]), ("d.svg", ["a.js", "b.js", "d.svg"]), ("a.js", ["a.js", "b.js"]),
        ] {
            var files = graph
            files[changed, default: ""] += " "
            var after = links(files)
            for path in graph.keys {
                #expect((before.tag(of: path) != after.tag(of: path)) == moved.contains(path), "\(changed) \(path)")
            }
        }
    }

    @Test("Only whole paths of files become addresses, in quotes and brackets alike")
    func addresses() {
        var links = links(["a.js": "1", "b/c.css": "2", "p.html": "3"])
        let (a, c) = (links.address(of: "a.js"), links.address(of: "b/c.css"))
        #expect(linked(&links, "\"/a.js\" '/b/c.css' `/a.js#x` url(/b/c.css)") == "\"\(a)\" '\(c)' `\(a)#x` url(\(c))")
        for text in ["/a.js", "\"a.js\"", "\"/a.jsx\"", "\"/b/a.js\"", "\"/p.html\"", "\"/\"", "\"", "", "/"] {
            #expect(linked(&links, text) == text)
        }
    }

    @Test("What an address says is what it was made of", arguments: ["shared/dom.js", "a.b/c.min.css", "icon.svg"])
    func parts(path: String) {
        let parted = AssetLinks.parted(String(AssetLinks.address(path, tag: "0a1b2c3d4e").dropFirst()))
        #expect(parted.path == path)
        #expect(parted.tag == "0a1b2c3d4e")
    }

    @Test("Imports are followed in circles once, calls are not")
    func imports() {
        var links = links(graph)
        #expect(links.imports(of: ["a.js"]) == ["a.js", "b.js"])
    }

    @Test("The words of what is called without waiting for all of them are there, too")
    func spoken() {
        var links = links([
            "a.js": "import { b } from \"/b.js\";\nimport(\"/c.js\");\nwithWords(() => import(\"/d.js\"));\n",
            "b.js": "",
            "c.js": "", "d.js": "",
        ])
        #expect(links.spoken(by: ["a.js"]) == ["a.js", "b.js", "c.js"])
    }

    @Test("A sheet has those that it imports in their place")
    func sheets() {
        var links = links(["a.css": "@import \"/b.css\";\n.a { color: red; }\n", "b.css": "/* why */\n.b {}\n"])
        #expect(String(decoding: links.ready("a.css"), as: UTF8.self) == ".b {}\n.a { color: red; }\n")
    }

    @Test("What is for readers of the source is not sent, and nothing else is lost")
    func lean() {
        let lean = { (text: String) in String(decoding: PlainText.lean(Array(text.utf8)), as: UTF8.self) }
        #expect(
            lean("// a\n\n  let a = 1; // b\n/** c\n * d */\n    f();\n/* e */ g();\n")
                == "let a = 1; // b\nf();\ng();\n")
        let page = "const a = `\n    // kept\n`;\n"
        #expect(lean(page) == page)
    }

    @Test("Every script and sheet of the site is served for good and in gzip, and what each names is there")
    func site() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            for (path, _, _) in Embedded.files where [".js", ".css"].contains(where: path.hasSuffix) {
                let plain = try await site.get("/\(path)")
                #expect(plain.status == 200 && plain.header("cache-control") == "no-cache", "\(path)")
                for name in plain.text.matches(of: /["`](\/[a-z\/-]+\.[0-9a-f]{10}\.[a-z]+)/).map({ String($0.1) }) {
                    let answer = try await site.get(name, headers: ["Accept-Encoding": "br, gzip"])
                    #expect(
                        answer.status == 200 && answer.header("cache-control") == Assets.forGood, "\(path): \(name)")
                    #expect(answer.header("content-encoding") == "gzip" && answer.header("vary") == "Accept-Encoding")
                }
                #expect(plain.text.firstMatch(of: /(from|import) "\/[a-z\/-]+\.js"/) == nil, "\(path): a plain import")
            }
        }
    }

    @Test(
        "Gzip goes only to whom it is welcome",
        arguments: ["", "identity", "gzip;q=0", "br", "gzip; q=0.0, deflate", "x-gzip-not"])
    func unwelcome(encodings: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let page = try await site.get("/welcome").text
            let name = try #require(page.firstMatch(of: /"(\/shared\/dom\.[0-9a-f]+\.js)"/)).1
            let answer = try await site.get(String(name), headers: ["Accept-Encoding": encodings])
            #expect(answer.header("content-encoding") == nil)
            #expect(answer.text.contains("export function h("))
        }
    }

    @Test("An address of an earlier version gets what there is now, and is not kept")
    func earlier() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            for path in ["/shared/dom.0123456789.js", "/strings/en/day/today.0123456789.js"] {
                let answer = try await site.get(path)
                #expect(answer.status == 200 && answer.header("cache-control") == "no-cache", "\(path)")
            }
            for path in [
                "/strings/en/day/none.js", "/strings/en/../day/today.js", "/shared/none.0123456789.js",
                "/day/today.0123456789.html",
            ] {
                #expect(try await site.get(path).status == 404, "\(path)")
            }
        }
    }

    @Test("No answer with somebody's data is compressed")
    func breach() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for path in [
                "/food", "/api/today", "/api/profile", "/charts/weight.svg", "/learn/protein", "/api/export/json",
            ] {
                let answer = try await sam.get(path, headers: ["Accept-Encoding": "gzip"])
                #expect(answer.header("content-encoding") == nil, "\(path)")
            }
        }
    }

    @Test("A page's words are those that its scripts can say, in both languages")
    func words() {
        let script = Array("t(\"food.title\"); t(`slot.${a}`); t(\"today.days\", { count }); const a = \"x y\";".utf8)
        let keys = SpokenKeys([script])
        for key in ["food.title", "slot.lunch", "today.days", "today.days.one", "today.days.other"] {
            #expect(keys.contains(key))
        }
        for key in ["food.titles", "food", "today.day", "x", "slots.a"] { #expect(!keys.contains(key)) }
        #expect(SpokenKeys([Array("choice(\"activity\"); t(`${prefix}.${value}`)".utf8)]).contains("activity.light"))
    }
}
