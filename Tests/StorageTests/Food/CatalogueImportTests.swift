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

    private func sample(_ name: String) -> URL {
        URL(filePath: #filePath).appending(path: "../../../Samples/\(name)").standardized
    }

    @Test("Foundation Foods and both layouts of Open Food Facts stand side by side")
    func samples() throws {
        try with { store, _ in
            try take(CatalogueFile(sample("foundation.zip")), into: store)
            try take(CatalogueFile(sample("products.jsonl")), into: store)
            #expect(try store.sources().map(\.foods) == [34, 2])
            #expect(try store.sources().map(\.edition) == ["2024-10-31", "2026-09-21"])
            let porridge = try #require(try store.search("porr comm", language: .en, limit: 5).first)
            #expect(porridge.id == "fdc-900002")
            let spread = try #require(try Barcode("8712345678906").flatMap { try store.food(barcode: $0) })
            #expect(spread.per100g.energy == 541)
            #expect(try store.search("hazel notel", language: .nl, limit: 5) == [spread])
        }
    }

    @Test("A dump that is cut off leaves the old catalogue as it was", arguments: [0.3, 0.6, 0.99])
    func cut(part: Double) throws {
        try with { store, folder in
            let table = sample("products.csv")
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
