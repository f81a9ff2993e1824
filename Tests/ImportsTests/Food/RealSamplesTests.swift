import Domain
import Foundation
import Testing

@testable import Imports

@Suite("Real dumps")
struct RealSamplesTests {
    @Test("The Foundation Foods zip has 316 current foods, with energy wherever any is given")
    func foundation() throws {
        let file = try CatalogueFile(Samples.foundation)
        #expect(file.kind == .fdcTables)
        let (foods, summary) = try file.foods()
        #expect(foods.count == 316)
        #expect(summary.kept == 316)
        #expect(summary.skipped == [.replaced: 71])
        #expect(summary.edition == "2024-10-31")
        // 29 have no energy in the tables at all, neither measured nor by any of Atwater's factors.
        #expect(foods.count { $0.per100g.energy == nil } == 29)
        let hummus = try #require(foods.first { $0.number == 321_358 })
        #expect(hummus.portions == [Portion(unit: "tbsp", grams: 16.95)])
        print(
            summary, hummus, foods.prefix(40).map { ($0.name, $0.rank.value, $0.portions.map(\.unit), $0.drink as Any) }
        )
    }
    @Test func tables() throws {
        for url in [Samples.offTable, Samples.offLines, Samples.legacyJSON] {
            let (foods, summary) = try CatalogueFile(url).foods()
            print(summary)
            for f in foods.prefix(25) {
                print(
                    f.id, f.name, f.brand ?? "-", f.barcode?.text ?? "-", f.drink as Any, f.rank.value,
                    f.per100g.energy as Any, f.portions.map { "\($0.unit)=\($0.grams)" })
            }
        }
    }
}
