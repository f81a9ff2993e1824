import Domain
import Foundation
import Testing

@testable import Imports

@Suite("Catalogue files")
struct CatalogueFileTests {
    static let nevo = """
        "NEVO-versie/NEVO-version"|"Voedingsmiddelgroep"|"Food group"|"NEVO-code"|"Voedingsmiddelnaam/Dutch food name"|"Engelse naam/Food name"|"Synoniem"|"Hoeveelheid/Quantity"|"Opmerking"|"ENERCJ (kJ)"|"ENERCC (kcal)"|"PROT (g)"|"FAT (g)"|"FASAT (g)"|"CHO (g)"|"SUGAR (g)"|"FIBT (g)"|"ALC (g)"|"NA (mg)"|"VITA_RAE (µg)"|"VITA_RE (µg)"|"K (mg)"|"FOL (µg)"
        "NEVO-Online 2099 1.0"|"Brood"|"Bread"|"9001"|"Brood volkoren"|"Bread wholemeal"|"Volkorenbrood"|"per 100g"|""|"990"|"235"|"11,1"|"2,2"|"0,4"|"38,8"|"1,7"|"6,7"|"0"|"400"|"0"|"1"|"248"|"39,5"
        "NEVO-Online 2099 1.0"|"Alcoholische dranken"|"Alcoholic beverages"|"9002"|"Bier pils"|"Beer pilsner"||"per 100ml"|""|"180"|"43"|"0,4"|"0"|"0"|"3,1"|"0,2"|"0"|"4"|"3"||||
        """
    static let line =
        #"{"code":"3017620422003","product_name":"Nutella","brands":"Ferrero","nutriments":{"energy-kcal_100g":539,"fat_100g":30.9}}"#

    @Test("NEVO: columns by their codes, decimal commas, figures for 100 ml")
    func nevo() throws {
        for text in [
            Self.nevo, "\u{feff}" + Self.nevo.replacing("\n", with: "\r\n"), Self.nevo.replacing("\"", with: ""),
        ] {
            let (foods, summary) = try CatalogueFile.foods(text)
            #expect(summary.source == .nevo)
            #expect(summary.edition == "NEVO-Online 2099 1.0")
            #expect(foods.map(\.id) == ["nevo-9001", "nevo-9002"])
            #expect(foods[0].name == "Bread wholemeal")
            #expect(foods[0].nameNL == "Brood volkoren")
            #expect(foods[0].synonyms == "Volkorenbrood")
            #expect(
                foods[0].per100g
                    == Nutrients(
                        energy: 235, protein: 11.1, carbs: 38.8, fat: 2.2, fibre: 6.7, sugar: 1.7, saturatedFat: 0.4,
                        salt: 1, alcohol: 0))
            #expect(foods[0].micros == Micronutrients([.vitaminA: 0, .potassium: 248, .folate: 39.5]))
            #expect(foods[1].micros == nil)
            #expect(foods[1].density == 1)
            #expect(foods[1].drink == .alcohol)
        }
        // Older files are in Latin-1.
        let latin = Self.nevo.replacing("Brood volkoren", with: "Crème").unicodeScalars.map { UInt8($0.value) }
        #expect(try CatalogueFile.foods(latin).foods.first?.nameNL == "Crème")
    }

    /// The table of foods as rows of one figure each.
    private static func long(_ table: String) -> [String] {
        let lines = table.split(separator: "\n").map {
            $0.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: ["\""]) }
        }
        return lines.dropFirst().flatMap { row in
            zip(lines[0], row).dropFirst(9).map { title, value in
                let code = title.prefix { $0 != " " }
                let unit = title.dropFirst(code.count + 2).dropLast()
                return
                    (row[0...5] + [
                        row[7], "Groep", "Group", " \(code)", "stof", "component", value, "\(unit)", "", "", "",
                    ])
                    .joined(separator: "|")
            }
        }
    }

    private static let longHeader =
        "NEVO-versie/NEVO-version|Voedingsmiddelgroep|Food group|NEVO-code|Voedingsmiddelnaam/Dutch food name|Engelse naam/Food name|Hoeveelheid/Quantity|Voedingsstofgroep|Component group|Nutrient-code|Voedingsstof|Component|Gehalte/Value|Eenheid/Unit|Spoor / Verrijkt/Trace / Fortified|Broncode/Source code|Referentie/Reference"

    @Test("NEVO's long form, a row for each food and nutrient in any order, gives the same foods as the wide one")
    func nevoLong() throws {
        let wide = try CatalogueFile.foods(Self.nevo)
        let rows = Self.long(Self.nevo)
        var random = Mutator(seed: 4)
        for turn in 0..<20 {
            // Foods stand in the order in which they come up.
            let order = turn == 0 ? rows : rows.map { (random.below(1 << 30), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
            let text = ([Self.longHeader] + order).joined(separator: turn % 2 == 0 ? "\n" : "\r\n")
            var (foods, summary) = try CatalogueFile.foods(text)
            foods.sort { $0.number < $1.number }
            for index in foods.indices { foods[index].synonyms = wide.foods[index].synonyms }
            #expect(foods == wide.foods)
            #expect(summary == wide.summary)
        }
    }

    @Test("A figure of the long form in another unit is converted, in a foreign one left out")
    func nevoUnits() throws {
        let rows = Self.long(Self.nevo)
        func protein(_ value: String, _ unit: String) throws -> Double? {
            let changed = rows.map { $0.contains("9001") ? $0.replacing("|11,1|g|", with: "|\(value)|\(unit)|") : $0 }
            return try CatalogueFile.foods(([Self.longHeader] + changed).joined(separator: "\n")).foods.first?.per100g
                .protein
        }
        #expect(try protein("11,1", "g") == 11.1)
        #expect(try protein("11100", "mg") == 11.1)
        #expect(try protein("11,1", "kcal") == nil)
        #expect(try protein("", "g") == nil)
    }

    @Test("A file is known by its bytes, packed or not", arguments: ["plain", "gzip", "zip"])
    func kinds(packing: String) throws {
        func pack(_ text: String) -> [UInt8] {
            switch packing {
            case "gzip": Packing.gzip(Array(text.utf8))
            case "zip": Packing.zip([("read me.pdf", "%PDF"), ("data/products.csv", text)])
            default: Array(text.utf8)
            }
        }
        #expect(try CatalogueFile.foods(pack(Self.nevo)).foods.count == 2)
        #expect(try CatalogueFile.foods(pack(Self.line)).foods.count == 1)
        let table = "code\tproduct_name\tenergy-kcal_100g\n3017620422003\tNutella\t539\n"
        #expect(try CatalogueFile.foods(pack(table)).foods.count == 1)
        #expect(throws: ImportError.unknownKind) { try CatalogueFile.foods(pack("a,b,c\n1,2,3\n")) }
        #expect(throws: ImportError.unknownKind) { try CatalogueFile.foods(pack("")) }
        #expect(throws: ImportError.unknownKind) { try CatalogueFile.foods(pack("{\"a\": 1}")) }
    }

    @Test("No file, a folder and an empty file are refused by name")
    func nothing() throws {
        let folder = FileManager.default.temporaryDirectory
        #expect(throws: ImportError.unreadable) { try CatalogueFile(folder) }
        #expect(throws: ImportError.unreadable) { try CatalogueFile(folder.appending(path: "no such file")) }
        #expect(throws: ImportError.unreadable) { try CatalogueFile(URL(filePath: "/dev/zero")) }
        #expect(throws: ImportError.unknownKind) { try CatalogueFile.foods([]) }
    }

    @Test("Progress reaches the end, and throwing from it cancels", arguments: [false, true])
    func progress(isPacked: Bool) throws {
        var random = Mutator(seed: 9)
        let lines = (0..<40_000).map {
            let name = "Thing \(random.below(1 << 30)) \(random.below(1 << 30))"
            return #"{"code":"\#(1_000_000 + $0)","product_name":"\#(name)","nutriments":{"energy-kcal_100g":1}}"#
        }
        let bytes = Array(lines.joined(separator: "\n").utf8)
        let file = try TemporaryFile(isPacked ? Packing.gzip(bytes) : bytes)
        let catalogue = try CatalogueFile(file.url)
        var seen: [ImportProgress] = []
        _ = try catalogue.read {
            seen.append($0)
        } _: { _ in
        }
        #expect(seen.count > 2)
        #expect(seen.last?.bytesRead == catalogue.size)
        #expect(seen.allSatisfy { $0.bytesTotal == catalogue.size })
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.bytesRead < $1.bytesRead && $0.items <= $1.items })
        var count = 0
        #expect(throws: CancellationError.self) {
            try catalogue.read {
                if $0.bytesRead > catalogue.size / 2 { throw CancellationError() }
            } _: { _ in
                count += 1
            }
        }
        #expect(count > 0 && count < 40_000)
    }

    @Test("A zip of tables, cut off at every hundredth byte, says that it is cut off")
    func cutZip() throws {
        let file = try TemporaryFile([UInt8](try Data(contentsOf: Samples.foundation)))
        let handle = try FileHandle(forUpdating: file.url)
        let size = try handle.seekToEnd()
        for count in stride(from: UInt64(size / 100 * 100), to: 0, by: -100) {
            try handle.truncate(atOffset: count)
            #expect(throws: ImportError.truncated) { try CatalogueFile(file.url).foods() }
        }
    }

    @Test("A packed dump that is cut off anywhere gives an error, never a shorter catalogue")
    func cutGzip() throws {
        for text in [Self.nevo, Self.line + "\n" + Self.line] {
            let whole = Packing.gzip(Array(text.utf8))
            for count in 4..<whole.count {
                #expect(throws: ImportError.self) { try CatalogueFile.foods(Array(whole[..<count])) }
            }
        }
    }

    @Test("A bomb in a dump is refused")
    func bomb() throws {
        let limits = InflateLimits(ratio: 250, allowance: 1 << 20)
        let bomb = Packing.gzip(Array((Self.line + "\n").utf8)) + Packing.gzip(zeros: 1 << 26)
        let file = try TemporaryFile(bomb)
        #expect(throws: ImportError.tooLarge) { try CatalogueFile(file.url, limits: limits).foods() }
    }

    @Test("No damaged file ends the program", arguments: 0..<4)
    func fuzz(part: Int) throws {
        let runs = ProcessInfo.processInfo.environment["VITALPATH_FUZZ"].flatMap { Int($0) } ?? 2500
        let legacy = [UInt8](try Data(contentsOf: Samples.legacyJSON))
        let lines = [UInt8](try Data(contentsOf: Samples.offLines))
        let table = [UInt8](try Data(contentsOf: Samples.offTable).prefix(9000))
        var random = Mutator(seed: UInt64(part + 10))
        for _ in 0..<runs {
            let bytes = random.damaged([legacy, lines, table, Array(Self.nevo.utf8)][part])
            let stream = PieceStream(bytes, of: 1 + random.below(3000))
            let meter = ImportMeter(total: bytes.count) { _ in }
            do {
                switch part {
                case 0: _ = try FoodDataCentralJSON.read(stream, meter: meter) { _ in }
                case 1: _ = try OpenFoodFactsLines.read(stream, meter: meter) { _ in }
                case 2: _ = try OpenFoodFactsTable.read(stream, meter: meter) { _ in }
                default: _ = try NEVOTable.read(stream, separator: UInt8(ascii: "|"), meter: meter) { _ in }
                }
            } catch is ImportError {
                // Refused by name: as it should be.
            }
        }
    }
}
