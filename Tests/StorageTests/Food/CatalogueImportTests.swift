import Domain
import Foundation
import Imports
import Storage
import Testing

@Suite("From a dump to the catalogue")
struct CatalogueImportTests {
    private func with(_ body: (CatalogueStore, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitalpath-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(CatalogueStore(directory: folder), folder)
    }

    private func take(_ file: CatalogueFile, into store: CatalogueStore) throws {
        try store.replace(file.source, now: Date(timeIntervalSince1970: 0)) { add in try file.read(add).edition }
    }

    private var shared: URL {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        return ProcessInfo.processInfo.environment["VITALPATH_SHARED"].map { URL(filePath: $0) }
            ?? root.appending(path: "../shared").standardized
    }

    @Test("Foundation Foods and both layouts of Open Food Facts stand side by side")
    func samples() throws {
        try with { store, _ in
            let samples = shared.appending(path: "data/samples")
            try take(
                CatalogueFile(samples.appending(path: "usda/FoodData_Central_foundation_food_csv_2024-10-31.zip")),
                into: store)
            try take(CatalogueFile(samples.appending(path: "off/SYNTHETIC_both_schemas.jsonl")), into: store)
            #expect(try store.sources().map(\.foods) == [316, 2])
            #expect(try store.sources().map(\.edition) == ["2024-10-31", "2026-09-21"])
            let hummus = try #require(try store.search("humm", language: .en, limit: 5).first)
            #expect(hummus.id == "fdc-321358")
            #expect(hummus.per100g.energy == 229)
            let nutella = try #require(try Barcode("3017620422003").flatMap { try store.food(barcode: $0) })
            #expect(nutella.per100g.energy == 539)
            #expect(try store.search("nutella ferr", language: .nl, limit: 5) == [nutella])
        }
    }

    @Test("A dump that is cut off leaves the old catalogue as it was", arguments: [0.3, 0.6, 0.99])
    func cut(part: Double) throws {
        try with { store, folder in
            let table = shared.appending(path: "data/samples/off/off_products_tsv_sample.csv")
            try take(CatalogueFile(table), into: store)
            let catalogue = folder.appending(path: "catalogue.db")
            let before = try Data(contentsOf: catalogue)
            let whole = try Data(contentsOf: table)
            let half = folder.appending(path: "half.csv")
            try whole.prefix(Int(Double(whole.count) * part)).write(to: half)
            #expect(throws: ImportError.truncated) { try take(CatalogueFile(half), into: store) }
            #expect(try Data(contentsOf: catalogue) == before)
            #expect(try store.sources().map(\.source) == [.off])
        }
    }
}
