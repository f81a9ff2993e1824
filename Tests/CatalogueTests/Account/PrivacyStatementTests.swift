import Domain
import Foundation
import Testing

@testable import Catalogue

@Suite("What PRIVACY.md says")
struct PrivacyStatementTests {
    @Test("Both languages have each heading, paragraph and point of the file, and no mark of it is left")
    func languages() throws {
        let prose = try Language.allCases.map { try #require(PrivacyStatement.prose($0)) }
        func shape(_ block: Prose.Block) -> String {
            switch block {
            case .heading: "heading"
            case .paragraph: "paragraph"
            case .list(let items): "list of \(items.count)"
            }
        }
        #expect(prose[0].blocks.map(shape) == prose[1].blocks.map(shape))
        #expect(prose[0].blocks.count > 30)
        let file = try String(contentsOf: URL(filePath: "PRIVACY.md"), encoding: .utf8)
        let marks = "*#`"
        let words = file.split(separator: "\n").map { line in
            line.drop { "#- ".contains($0) }.filter { !marks.contains($0) }
        }
        let said = prose.map(\.words).joined(separator: "\n").split(separator: "\n").map(String.init)
        // The file has its pointer to Dutch and two titles beside.
        #expect(words.filter { !said.contains(String($0)) }.count == 3)
        #expect(prose.allSatisfy { !$0.words.contains { marks.contains($0) } })
    }
}
