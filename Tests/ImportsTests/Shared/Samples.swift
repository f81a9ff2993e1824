import Domain
import Foundation
import Testing

@testable import Imports

/// Catalogues in the layouts of those that are published, made by `Tests/Samples/make.py`.
enum Samples {
    private static func url(_ name: String) -> URL {
        URL(filePath: #filePath).appending(path: "../../../Samples/\(name)").standardized
    }

    static let foundation = url("foundation.zip")
    /// What the zip was made from.
    static let foundationTable = url("foundation.tsv")
    static let legacyJSON = url("legacy.json")
    static let offTable = url("products.csv")
    static let offLines = url("products.jsonl")
}

/// A file that is gone when it is let go.
final class TemporaryFile {
    let url: URL

    init(_ bytes: [UInt8]) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "vitalpath-test-\(UUID().uuidString)")
        try Data(bytes).write(to: url)
    }

    convenience init(_ text: String) throws { try self.init(Array(text.utf8)) }

    deinit { try? FileManager.default.removeItem(at: url) }
}

extension CatalogueFile {
    /// Everything at once.
    func foods() throws -> (foods: [CatalogueFood], summary: ImportSummary) {
        var foods: [CatalogueFood] = []
        let summary = try read { foods.append($0) }
        return (foods, summary)
    }

    static func foods(_ bytes: [UInt8]) throws -> (foods: [CatalogueFood], summary: ImportSummary) {
        let file = try TemporaryFile(bytes)
        return try withExtendedLifetime(file) { try CatalogueFile(file.url).foods() }
    }

    static func foods(_ text: String) throws -> (foods: [CatalogueFood], summary: ImportSummary) {
        try foods(Array(text.utf8))
    }
}
