import Foundation
import Imports
import Services
import Testing

@Suite("What a file is that somebody brings")
struct ImportFileTests {
    @Test(
        "A catalogue of foods is told as one, and where it belongs",
        arguments: ["foundation.zip", "legacy.json", "products.csv", "products.jsonl"])
    func catalogue(name: String) throws {
        let url = URL(filePath: #filePath).appending(path: "../../../Samples/\(name)").standardized
        let error = #expect(throws: UnknownHistory.self) { try ImportFile(url, name: name) }
        #expect(error?.key == "health.looks.catalogue")
    }
}
