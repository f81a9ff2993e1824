import Domain
import Foundation
import GRDB
import Testing

@testable import Storage

@Suite("The big catalogues")
struct CatalogueStoreTests {
    private func with(_ body: (CatalogueStore, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitalpath-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(CatalogueStore(directory: folder), folder)
    }

    private func pack(
        _ number: Int64, _ name: String, nl: String? = nil, brand: String? = nil, scans: Int = 0, changed: Int64 = 0
    ) -> CatalogueFood {
        CatalogueFood(
            source: .off, number: number, barcode: Barcode(UInt64(number)), name: name, nameNL: nl, brand: brand,
            per100g: Nutrients(energy: 100), rank: .branded(name, scans: scans), changed: changed)
    }

    private func plain(_ number: Int64, _ name: String, _ source: FoodSource = .fdc) -> CatalogueFood {
        CatalogueFood(
            source: source, number: number, name: name, group: "fruit", per100g: Nutrients(energy: 89),
            rank: .plain(name))
    }

    private func put(_ foods: [CatalogueFood], of source: FoodSource = .off, in store: CatalogueStore) throws {
        try store.replace(source, now: Date(timeIntervalSince1970: 1000)) { add in
            try foods.forEach(add)
            return "2099-01-01"
        }
    }

    private func names(_ text: String, _ store: CatalogueStore, limit: Int = 20) throws -> [String] {
        try store.search(text, language: .en, limit: limit).map(\.name)
    }

    private func left(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "catalogue.lock" }.sorted()
    }

    @Test("Without a catalogue nothing is found, and nothing is made")
    func none() throws {
        try with { (store, folder) throws in
            #expect(try store.search("milk", language: .en, limit: 10).isEmpty)
            #expect(try store.food(id: "off-3017620422003") == nil)
            #expect(try store.sources().isEmpty)
            #expect(try left(in: folder).isEmpty)
            #expect(throws: StorageError.notFound) { try store.remove(.off) }
            #expect(throws: StorageError.notFound) { try put([], in: store) }
            #expect(try left(in: folder).isEmpty)
        }
    }

    @Test("A food comes back as it went in, by id, barcode and words")
    func whole() throws {
        try with { store, folder in
            let food = CatalogueFood(
                source: .off, number: 3_017_620_422_003, barcode: Barcode("3017620422003"), name: "Hazelnut spread",
                nameNL: "Hazelnootpasta", synonyms: "nutella", brand: "Ferrero", group: "sweets", drink: .softDrink,
                per100g: Nutrients(
                    energy: 539, protein: 6.3, carbs: 57.5, fat: 30.9, fibre: nil, sugar: 56.3, saturatedFat: 10.6,
                    salt: 0.107, caffeine: 12.25, alcohol: 0),
                density: 1.03,
                portions: [Portion(unit: "serving", grams: 15), Portion(unit: "cup; 1=2, sliced", grams: 0.5)],
                rank: .branded("Hazelnut spread", scans: 9), changed: 1_700_000_000,
                micros: Micronutrients([.iron: 3.5, .calcium: 120]))
            try put([food], in: store)
            let found = try #require(try store.food(id: food.id))
            #expect(found == food.food)
            #expect(try store.food(barcode: try #require(food.barcode)) == found)
            var listed = found
            listed.micros = nil
            #expect(found.barcode == "3017620422003")
            for text in ["hazel", "HAZELNOOTPASTA", "spread ferr", "nutella", "ferrero hazelnut"] {
                #expect(try store.search(text, language: .nl, limit: 5) == [listed], "\(text)")
            }
            for text in ["", "  ", "pasta hazel xyz", "hazelx", "\"", "AND", "hazelnut OR", "name:hazel", "(*"] {
                #expect(try store.search(text, language: .en, limit: 5).isEmpty, "\(text)")
            }
            #expect(
                try store.sources() == [
                    CatalogueSource(
                        source: .off, edition: "2099-01-01", importedAt: Date(timeIntervalSince1970: 1000), foods: 1)
                ])
            #expect(try left(in: folder) == ["catalogue.db"])
            let mode = try FileManager.default.attributesOfItem(atPath: folder.appending(path: "catalogue.db").path)
            #expect(mode[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test("Plain foods come first, then the packs that most people scanned")
    func rank() throws {
        try with { store, _ in
            try put(
                [
                    pack(1, "Banana bread with nuts", scans: 1), pack(2, "Banana", scans: 2000),
                    pack(3, "Banana", brand: "Chiquita", scans: 20), pack(4, "Banana"),
                ], in: store)
            try put([plain(1, "Bread, banana, homemade"), plain(2, "Banana, raw")], of: .fdc, in: store)
            let found = try store.search("banana", language: .en, limit: 10)
            #expect(found.first?.id == "fdc-2")
            #expect(
                found.map(\.id).filter { ["off-2", "off-3", "off-4"].contains($0) } == ["off-2", "off-3", "off-4"])
            #expect(found.count == 6)
            #expect(try store.hits("banana", language: .en, limit: 2).map(\.food.id).count == 2)
        }
    }

    @Test("Accents, capitals and unfinished words do not matter; every word has to be there")
    func words() throws {
        try with { store, _ in
            try put(
                [pack(1, "Crème brûlée"), pack(2, "Ben & Jerry's Cookie Dough"), pack(3, "Pinda's, gezouten")],
                in: store)
            for text in ["creme", "CRÈME BRUL", "brulee crème", "cr br"] {
                #expect(try names(text, store) == ["Crème brûlée"])
            }
            #expect(try names("ben jerrys dou", store) == ["Ben & Jerry's Cookie Dough"])
            #expect(try names("pindas", store) == ["Pinda's, gezouten"])
            #expect(try names("creme dough", store).isEmpty)
        }
    }

    @Test("A pack is found by each form of its number")
    func barcodes() throws {
        try with { store, _ in
            try put(
                [pack(5_449_000_000_996, "Cola"), pack(41_220_576_074, "Milk"), pack(96_385_074, "Gum")], in: store)
            var fdc = plain(77, "FDC gum")
            fdc.barcode = Barcode("04210000526")
            fdc.rank = .branded("FDC gum")
            try put([fdc, plain(41_220_576_074, "Not a pack")], of: .fdc, in: store)
            func name(_ digits: String) throws -> String? {
                try Barcode(digits).flatMap { try store.food(barcode: $0) }?.name
            }
            #expect(try name("5449000000996") == "Cola")
            #expect(try name("05449000000996") == "Cola")
            #expect(try name("041220576074") == "Milk")
            #expect(try name("0041220576074") == "Milk")
            #expect(try name("96385074") == "Gum")
            #expect(try name("0000096385074") == "Gum")
            #expect(try name("4006381333931") == nil)
            #expect(try store.food(id: "off-41220576074")?.name == "Milk")
            #expect(try store.food(id: "off-0041220576074")?.id == "off-0041220576074")
            for id in ["off-", "off-x", "off--1", "xyz-1", "off", "", "off-99999999999999999999"] {
                #expect(try store.food(id: id) == nil)
            }
        }
    }

    @Test("Of two with one barcode the one that changed last stays, whichever came first")
    func versions() throws {
        try with { store, _ in
            let nutella: Int64 = 3_017_620_422_003
            try put(
                [
                    pack(nutella, "New", changed: 20), pack(nutella, "Old", scans: 9999, changed: 10),
                    pack(5, "First", changed: 7), pack(5, "Second", scans: 50, changed: 7),
                ], in: store)
            #expect(try store.food(id: "off-\(nutella)")?.name == "New")
            #expect(try names("old", store).isEmpty)
            #expect(try names("second", store) == ["Second"])
            #expect(try names("first", store).isEmpty)
            #expect(try store.sources().map(\.foods) == [2])
        }
    }

    @Test("A second source keeps the first, the same source again replaces it, and one can be taken out")
    func sources() throws {
        try with { store, folder in
            try put([pack(1, "Cola pack"), pack(2, "Cola light")], in: store)
            try put([plain(9, "Cola, plain", .nevo)], of: .nevo, in: store)
            #expect(Set(try names("cola", store)) == ["Cola, plain", "Cola pack", "Cola light"])
            try put([pack(3, "Cola zero")], in: store)
            #expect(Set(try names("cola", store)) == ["Cola, plain", "Cola zero"])
            #expect(try store.sources().map(\.source) == [.nevo, .off])
            #expect(try store.food(id: "off-1") == nil)
            #expect(try store.food(id: "nevo-9")?.group == "fruit")
            try store.remove(.off)
            #expect(try names("cola", store) == ["Cola, plain"])
            #expect(try store.sources().map(\.source) == [.nevo])
            try store.remove(.nevo)
            #expect(try store.sources().isEmpty)
            #expect(try left(in: folder).isEmpty)
        }
    }

    @Test("An import that ends half-way leaves the old catalogue, and nothing else", arguments: [0, 1, 2])
    func cancelled(stage: Int) throws {
        try with { store, folder in
            try put([pack(1, "Old")], in: store)
            let before = try Data(contentsOf: folder.appending(path: "catalogue.db"))
            #expect(throws: CancellationError.self) {
                try store.replace(.off, now: Date()) { _, _ in
                    if stage == 2 { throw CancellationError() }
                } fill: { add in
                    for number in 0..<20_000 {
                        try add(pack(Int64(number + 10), "New \(number)"))
                        if stage == 0, number == 50 { throw CancellationError() }
                    }
                    if stage == 1 { throw CancellationError() }
                    return nil
                }
            }
            #expect(try names("old", store) == ["Old"])
            #expect(try names("new", store).isEmpty)
            #expect(try left(in: folder) == ["catalogue.db"])
            #expect(try Data(contentsOf: folder.appending(path: "catalogue.db")) == before)
        }
    }

    @Test("What a killed import left behind is swept up")
    func leftOver() throws {
        try with { store, folder in
            try put([pack(1, "Old")], in: store)
            try Data("half".utf8).write(to: folder.appending(path: "catalogue.db.new"))
            #expect(try names("old", CatalogueStore(directory: folder)) == ["Old"])
            try put([pack(2, "New")], in: store)
            #expect(try left(in: folder) == ["catalogue.db"])
        }
    }

    @Test(
        "A broken file, or one of another version, counts as none and is set aside",
        arguments: ["text", "other", "holes"])
    func broken(how: String) throws {
        try with { _, folder in
            let file = folder.appending(path: "catalogue.db")
            let first = CatalogueStore(directory: folder)
            try put((1...5000).map { pack($0, "Old thing \($0)") }, in: first)
            try put([plain(1, "Kept?", .nevo)], of: .nevo, in: first)
            switch how {
            case "text": try Data("no database at all".utf8).write(to: file)
            case "other":
                let queue = try DatabaseQueue(path: file.path)
                try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA user_version = 99") }
                try queue.close()
            default:
                var bytes = try Data(contentsOf: file)
                for page in 1..<bytes.count / 4096 where page % 2 == 1 {
                    bytes.replaceSubrange(page * 4096..<page * 4096 + 200, with: repeatElement(0xff, count: 200))
                }
                try bytes.write(to: file)
            }
            let store = CatalogueStore(directory: folder)
            #expect(try store.search("thing", language: .en, limit: 5).isEmpty)
            #expect(try store.food(id: "off-77") == nil)
            try put([pack(1, "Fresh")], in: store)
            #expect(try names("fresh", store) == ["Fresh"])
            #expect(try left(in: folder).contains("catalogue.db.unusable"))
        }
    }

    @Test("A catalogue of the version before keeps its foods; their vitamins and minerals are unknown")
    func older() throws {
        try with { first, folder in
            try put([pack(1, "Old thing")], in: first)
            let queue = try DatabaseQueue(path: folder.appending(path: "catalogue.db").path)
            try queue.writeWithoutTransaction {
                try $0.execute(sql: "ALTER TABLE food DROP COLUMN micros; PRAGMA user_version = 1")
            }
            try queue.close()
            let store = CatalogueStore(directory: folder)
            #expect(try names("thing", store) == ["Old thing"])
            #expect(try store.food(id: pack(1, "").id)?.micros == nil)
            var plain = plain(2, "New")
            plain.micros = Micronutrients([.zinc: 1])
            try put([plain], of: .fdc, in: store)
            #expect(try store.food(id: plain.id)?.micros?[.zinc] == 1)
            #expect(try names("thing", store) == ["Old thing"])
        }
    }

    @Test("A catalogue that another process put there is seen at the next search")
    func replacedBehind() throws {
        try with { store, folder in
            try put([pack(1, "Old")], in: store)
            #expect(try names("old", store) == ["Old"])
            try put([pack(2, "New")], in: CatalogueStore(directory: folder))
            #expect(try names("old", store).isEmpty)
            #expect(try names("new", store) == ["New"])
        }
    }

    @Test("Beginnings of any length find what whole words find, however many foods have them")
    func beginnings() throws {
        try with { store, _ in
            let foods = (1...30_000).map { number in
                pack(Int64(number), "Chocolate\(number % 40 == 0 ? "" : "s") item\(number % 300)", scans: number % 7)
            }
            try put(foods + [pack(99_999, "Chocoprince rare")], in: store)
            for length in 1..."chocolate".count {
                #expect(try names(String("chocolate".prefix(length)), store, limit: 50).count == 50)
            }
            #expect(try names("chocop", store) == ["Chocoprince rare"])
            #expect(try names("chocol item29", store, limit: 5).allSatisfy { $0.contains("item29") })
            #expect(try names("chocolate item7", store, limit: 5).count == 5)
            #expect(try names("chocolatey", store).isEmpty)
        }
    }
}
