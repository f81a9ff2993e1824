import Catalogue
import Domain
import Foundation
import Testing

@testable import Web

@Suite("Pages and their words")
struct PagesTests {
    @Test(
        "Every page is there in both languages, with no tag left unfilled and no missing word",
        arguments: Language.allCases)
    func filled(language: Language) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "\#(language.rawValue)"}"#)
            _ = try await sam.send("PATCH", "/api/profile", #"{"completedStep": "you"}"#)
            for page in Pages.all {
                let answer = try await sam.get(page.path)
                #expect(answer.status == 200, "\(page.path)")
                for left in ["{{", "}}", "{today"] { #expect(!answer.text.contains(left), "\(page.path): \(left)") }
                #expect(!answer.text.contains("«"), "\(page.path): a word is missing")
                #expect(answer.text.contains("lang=\"\(language.rawValue)\""), "\(page.path)")
                #expect(
                    !answer.text.contains("<script>") && !answer.text.contains("<style")
                        && !answer.text.contains(" style="), "\(page.path)")
                for attribute in ["src=\"", "href=\""] {
                    for piece in answer.text.components(separatedBy: attribute).dropFirst() {
                        #expect(
                            !piece.hasPrefix("http") && !piece.hasPrefix("//"),
                            "\(page.path) loads from elsewhere: \(piece.prefix(60))")
                    }
                }
            }
        }
    }

    @Test("A newcomer is led to onboarding, a stranger to the welcome page")
    func led() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            #expect(try await sam.get("/").header("location") == "/onboarding")
            #expect(try await site.get("/food").header("location") == "/welcome")
            _ = try await sam.send("PATCH", "/api/profile", #"{"onboardingCompleted": true}"#)
            #expect(try await sam.get("/").status == 200)
        }
    }

    @Test("A page that is not there says so as a page, in the reader's language")
    func missing() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let answer = try await site.get("/nothing", headers: ["Accept": "text/html", "Accept-Language": "nl"])
            #expect(answer.status == 404)
            #expect(answer.header("content-type")?.hasPrefix("text/html") == true)
            #expect(answer.text.contains("Niet gevonden"))
        }
    }

    @Test("Scripts and styles come with their type, and unchanged ones are not sent twice")
    func assets() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let script = try await site.get("/shared/api.js")
            #expect(script.header("content-type") == "text/javascript; charset=utf-8")
            let tag = try #require(script.header("etag"))
            #expect(try await site.get("/shared/api.js", headers: ["If-None-Match": tag]).status == 304)
            #expect(try await site.get("/strings/nl.js").text.hasPrefix("export default {"))
            #expect(try await site.get("/strings/fr.js").status == 404)
        }
    }

    @Test("Every word that a page or script asks for exists")
    func words() throws {
        var asked: Set<String> = []
        for text in try sources(["js", "html"]) {
            for match in text.matches(of: /\{\{t ([A-Za-z0-9_.]+)\}\}/) { asked.insert(String(match.1)) }
            for match in text.matches(of: /\bt\(\s*"([A-Za-z0-9_.]+)"/) { asked.insert(String(match.1)) }
        }
        #expect(asked.count > 100)
        let known = Strings.shared.all(.en)
        let missing = asked.filter { known[$0] == nil && known["\($0).other"] == nil }
        #expect(missing.isEmpty, "\(missing.sorted())")
    }

    @Test("Every word whose key a script puts together has a key of that shape")
    func composedWords() throws {
        var asked: Set<String> = []
        for text in try sources(["js"]) {
            // The first thing that `t` is told, with the templates in it.
            for call in text.matches(of: /\bt\(((?:"[^"]*"|`[^`]*`|\([^()]*\)|[^"`,()])+)/) {
                for template in call.1.matches(of: /`([A-Za-z0-9_]+\.[^`]*\$\{[^`]*)`/) {
                    asked.insert(String(template.1))
                }
            }
        }
        #expect(asked.count > 50)
        let known = Strings.shared.all(.en).keys
        let missing = asked.filter { template in
            let parts = template.split(separator: /\$\{[^}]*\}/, omittingEmptySubsequences: false)
            return !known.contains { key in
                guard let first = parts.first, key.hasPrefix(first) else { return false }
                var rest = key.dropFirst(first.count)
                for part in parts.dropFirst().dropLast() {
                    guard let found = rest.dropFirst().firstRange(of: part) else { return false }
                    rest = rest[found.upperBound...]
                }
                return parts.last.map { rest.count > $0.count && rest.hasSuffix($0) } ?? false
            }
        }
        #expect(missing.isEmpty, "\(missing.sorted())")
    }

    @Test("Everything the exercise library says of an exercise has a word")
    func exerciseWords() {
        let known = Strings.shared.all(.en)
        for exercise in ExerciseLibrary.all {
            let muscles = exercise.primaryMuscles + exercise.secondaryMuscles
            let keys =
                muscles.map { "muscle.\($0.rawValue)" }
                + (exercise.equipment.map { ["equipment.\($0.rawValue)"] } ?? [])
            for key in keys.map({ "exercise.\($0.replacing(" ", with: "_"))" }) {
                #expect(known[key] != nil, "\(key)")
            }
        }
    }

    /// What is written in the files of `Public/` that end so.
    private func sources(_ extensions: Set<String>) throws -> [String] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Public").standardized
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects ?? []
        return try files.compactMap { $0 as? URL }.filter { extensions.contains($0.pathExtension) }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }
}
