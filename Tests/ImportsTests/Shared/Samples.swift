import Domain
import Foundation
import Testing

@testable import Imports

/// Real files, read from the folder that is given to the project: `VITALPATH_SHARED`, else `../shared` beside it.
enum Samples {
    static func url(_ path: String) -> URL {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        let shared =
            ProcessInfo.processInfo.environment["VITALPATH_SHARED"].map { URL(filePath: $0) }
            ?? root.appending(path: "../shared").standardized
        return shared.appending(path: "data/\(path)")
    }

    static let foundation = url("samples/usda/FoodData_Central_foundation_food_csv_2024-10-31.zip")
    static let legacyJSON = url("samples/usda/sr_legacy_shape_sample.json")
    static let offTable = url("samples/off/off_products_tsv_sample.csv")
    static let offLines = url("samples/off/SYNTHETIC_both_schemas.jsonl")
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
