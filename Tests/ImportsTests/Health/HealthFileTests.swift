import Domain
import Foundation
import Testing

@testable import Imports

@Suite("Health files as phones and people make them")
struct HealthFileTests {
    private let row = HealthFile.record(from: "2025-03-05 08:00:00 +0100", to: "2025-03-05 09:00:00 +0100")

    private func steps(_ text: String) throws -> Double? {
        try HealthFile.read(Array(text.utf8)).value(.steps, "2025-03-05")
    }

    @Test("A document type with a bracket missing, as iOS 16 wrote it, is passed over")
    func brokenDocumentType() throws {
        let broken = HealthFile.xml(row).replacingOccurrences(
            of: "]>",
            with:
                "<!ELEMENT VisionPrescription (MetadataEntry*)>\n<!ATTLIST VisionPrescription\n  type CDATA #REQUIRED\n<!ELEMENT RightEye EMPTY>\n]>"
        )
        #expect(try steps(broken) == 100)
    }

    @Test("Without a document type, with a byte order mark, in one line, with single quotes: all the same")
    func forms() throws {
        #expect(try steps("<HealthData>\(row)</HealthData>") == 100)
        #expect(try steps("\u{feff}" + HealthFile.xml(row)) == 100)
        #expect(try steps(HealthFile.xml(row).replacingOccurrences(of: "\n", with: " ")) == 100)
        #expect(try steps(HealthFile.xml(row).replacingOccurrences(of: "\n", with: "\r\n")) == 100)
        #expect(try steps(HealthFile.xml(row.replacingOccurrences(of: "\"", with: "'"))) == 100)
        #expect(try steps(HealthFile.xml("<!-- \(row) -->\n<![CDATA[\(row)]]>\(row)")) == 100)
    }

    @Test("Stray control characters do no harm")
    func controlCharacters() throws {
        let result = try HealthFile.read(
            HealthFile.record(source: "bad\u{b}name", from: "2025-03-05 08:00:00 +0100"))
        #expect(result.sources.first?.name == "bad name")
    }

    @Test("A tag that makes no sense is left out and counted; what follows is read")
    func malformed() throws {
        let lost = "<Record type=\"HKQuantityTypeIdentifierStepCount\" sourceName=\"Watch value=\"1\"/>\n"
        let result = try HealthFile.read(lost + "< >\n<Record type=5/>" + row)
        #expect(result.value(.steps, "2025-03-05") == 100)
        #expect((result.summary.skipped[.malformed] ?? 0) >= 2)
    }

    @Test("Entities of its own are refused")
    func entities() {
        let bomb = HealthFile.xml(row).replacingOccurrences(of: "]>", with: "<!ENTITY a \"aaaa\">\n]>")
        #expect(throws: ImportError.entities) { try HealthFile.read(Array(bomb.utf8)) }
    }

    @Test("Nothing, the clinical document, something else, an archive in an archive: each is told apart")
    func mistakes() {
        #expect(throws: ImportError.empty) { try HealthFile.read([UInt8]()) }
        let clinical = "<?xml version=\"1.0\"?><ClinicalDocument xmlns=\"urn:hl7-org:v3\"/>"
        #expect(throws: ImportError.clinicalDocument) { try HealthFile.read(Array(clinical.utf8)) }
        #expect(throws: ImportError.clinicalDocument) {
            try HealthFile.read(Packing.zip([("apple_health_export/export_cda.xml", clinical)]))
        }
        #expect(throws: ImportError.unknownKind) { try HealthFile.read(Array("<gpx/>".utf8)) }
        #expect(throws: ImportError.unknownKind) { try HealthFile.read(Array("hello".utf8)) }
        #expect(throws: ImportError.unknownKind) { try HealthFile.read(Packing.zip([("a.txt", "hello")])) }
        let inner = Packing.zip([("apple_health_export/export.xml", HealthFile.xml(row))])
        #expect(throws: ImportError.nestedArchive) {
            try HealthFile.read(Packing.zip([Packing.Entry(name: "export.zip", bytes: inner)]))
        }
    }

    @Test("In an archive the export is found in whatever language, with Zip64 and data descriptors")
    func archives() throws {
        let xml = Array(HealthFile.xml(row).utf8)
        for name in [
            "apple_health_export/export.xml", "apple_health_export/exporteren.xml", "导出.xml", "../../export.xml",
        ] {
            let zip = Packing.zip([
                Packing.Entry(name: "apple_health_export/export_cda.xml", bytes: Array("<ClinicalDocument/>".utf8)),
                Packing.Entry(name: name, bytes: xml, hasDataDescriptor: true, isZip64: true),
                Packing.Entry(name: "apple_health_export/workout-routes/route.gpx", bytes: Array("<gpx/>".utf8)),
            ])
            #expect(try HealthFile.read(zip).value(.steps, "2025-03-05") == 100)
        }
    }

    @Test("Cut at any byte it is refused, as a document and as an archive")
    func cut() throws {
        let xml = Array(
            HealthFile.xml(row + HealthFile.record("BodyMass", "80", unit: "kg", from: "2025-03-05 08:00:00 +0100"))
                .utf8)
        // Behind the last bracket nothing is missing.
        let whole = try #require(xml.lastIndex(of: UInt8(ascii: ">")))
        for length in 0...whole { #expect(throws: ImportError.self) { try HealthFile.read(Array(xml[..<length])) } }
        let zip = Packing.zip([Packing.Entry(name: "export.xml", bytes: xml)])
        for length in 0..<zip.count { #expect(throws: ImportError.self) { try HealthFile.read(Array(zip[..<length])) } }
    }

    @Test("Chunks may break a tag anywhere")
    func chunks() throws {
        let xml = HealthFile.xml(row)
        for size in [1, 2, 3, 7, 64] {
            let spool = SampleSpool(in: FileManager.default.temporaryDirectory)
            let reader = HealthReader(
                PieceStream(xml, of: size), meter: ImportMeter(total: xml.utf8.count) { _ in }, spool: spool,
                includesCycle: false, now: Date(timeIntervalSince1970: 1_763_800_000))
            try reader.read()
            #expect(reader.summary.records == 1)
            #expect(reader.summary.skipped.isEmpty)
        }
    }

    @Test("Whoever cancels gets their own error back")
    func cancel() {
        struct Enough: Error {}
        #expect(throws: Enough.self) {
            try HealthFile.read(Array(HealthFile.xml(row).utf8)) { _ in throw Enough() }
        }
    }

    @Test("Samples come back in order however they came, in memory or from disk", arguments: [7, 1000, 100_000])
    func spool(capacity: Int) throws {
        var random = Mutator(seed: 5)
        let spool = SampleSpool(in: FileManager.default.temporaryDirectory, capacity: capacity)
        var all: [HealthSample] = []
        for number in 0..<5000 {
            all.append(
                HealthSample(
                    start: Int64(random.below(900)), value: Double(random.below(3)), created: 0,
                    length: Int32(random.below(5)),
                    offset: 0, endOffset: 0, source: UInt16(random.below(3)), zone: 0, kind: UInt8(number / 2000),
                    stage: 0))
        }
        for sample in all { try spool.add(sample) }
        var given: [HealthSample] = []
        var copies = 0
        try spool.forEach(repeated: { _ in copies += 1 }) { given.append($0) }
        var expected: [HealthSample] = []
        for sample in all.sorted(by: HealthSample.precedes) where expected.last.map({ !sample.repeats($0) }) ?? true {
            expected.append(sample)
        }
        #expect(given == expected)
        #expect(copies == all.count - expected.count)
    }

    @Test("Damaged files are refused or read, and never do more", arguments: 0..<8)
    func damaged(seed: Int) throws {
        let nights = HealthFile.sleep("AsleepDeep", from: "2025-03-04 23:00:00 +0100", to: "2025-03-05 07:00:00 +0100")
        let xml = Array(HealthFile.xml(row + nights + row).utf8)
        let zip = Packing.zip([Packing.Entry(name: "export.xml", bytes: xml)])
        var random = Mutator(seed: UInt64(seed + 1))
        for number in 0..<400 {
            do {
                let result = try HealthFile.read(random.damaged(number % 2 == 0 ? xml : zip))
                for metrics in result.shares.values {
                    for share in metrics.values.joined() { #expect(share.value.isFinite) }
                }
            } catch is ImportError {}
        }
    }
}
