import Domain
import Foundation
import Testing

@testable import Imports

@Suite("Tags of a Health export")
struct HealthTagTests {
    private static let stamp = "2025-03-05 08:00:00 +0100"

    /// Longer than what is looked at in one piece.
    private static let filler = String(repeating: "<Record type='x' & \" > ", count: 24_000)

    private func read(_ rows: String, of size: Int) throws -> HealthReader {
        let xml = HealthFile.xml(rows)
        let reader = HealthReader(
            PieceStream(xml, of: size), meter: ImportMeter(total: xml.utf8.count) { _ in },
            spool: SampleSpool(in: FileManager.default.temporaryDirectory), includesCycle: false,
            now: Date(timeIntervalSince1970: 1_763_800_000))
        try reader.read()
        return reader
    }

    @Test(
        "However much stands between an opening and a closing tag, the end reads nothing of the beginning",
        arguments: [1, 2, 3, 5, 7, 13, 64, 1000, 4096, 65_536, 1 << 19, 1 << 20])
    func farApart(size: Int) throws {
        for between in ["<!--\(Self.filler)-->", "<![CDATA[\(Self.filler)]]>", "<?x \(Self.filler)?>"] {
            let typed = "<MetadataEntry key=\"HKWasUserEntered\" value=\"1\"><Foo a=\"1\"/>\(between)</MetadataEntry>"
            let reader = try read(
                HealthFile.record(from: Self.stamp, typed) + HealthFile.record(source: "Phone", from: Self.stamp),
                of: size)
            #expect(reader.sources.all.map(\.name) == ["Watch", "Watch ✎", "Phone"])
            #expect(reader.summary.records == 2)
            #expect(reader.summary.skipped.isEmpty)
        }
    }

    @Test("Elements with a written-out end say the same as empty ones", arguments: [1, 7, 1 << 18])
    func written(size: Int) throws {
        let beats = stride(from: 0, to: 30, by: 0.75).map { time -> String in
            let second = Int(time * 4) % 2 == 0 ? time : time + 0.02
            return "<InstantaneousBeatsPerMinute bpm=\"75\" time=\"07:00:\(String(format: "%05.2f", second))\"/>"
        }
        let entry = "<MetadataEntry key=\"HKWasUserEntered\" value=\"1\"/>"
        let statistics =
            "<WorkoutStatistics type=\"HKQuantityTypeIdentifierDistanceCycling\" sum=\"5\" unit=\"km\"/>"
        let rows =
            HealthFile.record(
                "HeartRateVariabilitySDNN", "60", unit: "ms", from: Self.stamp, entry + beats.joined())
            + "<Workout workoutActivityType=\"HKWorkoutActivityTypeCycling\" sourceName=\"Watch\" startDate=\"\(Self.stamp)\" endDate=\"\(Self.stamp)\">\(entry)\(statistics)</Workout>"
        let long = rows.replacing(/<(\w+)([^<>]*)\/>/) { "<\($0.output.1)\($0.output.2)></\($0.output.1)>" }
        #expect(long != rows)
        let (short, full) = (try HealthFile.read(rows), try HealthFile.read(long))
        #expect(short.value(.rmssd, "2025-03-05") != nil)
        #expect(full.shares == short.shares && full.details == short.details && full.sources == short.sources)
        let reader = try read(long, of: size)
        #expect(reader.workouts.map(\.distance) == [5])
        #expect(reader.sources.all.map(\.name) == ["Watch", "Watch ✎"])
    }

    @Test("Character references are characters in every attribute")
    func references() throws {
        let result = try HealthFile.read(
            HealthFile.record("VO2Max", "41&#46;5", unit: "mL/min&#183;kg", from: Self.stamp)
                + HealthFile.record("VO2Max", "42", unit: "mL/min&#xB7;kg", from: "2025-03-06 08&#58;00:00 &#x2b;0100")
                + HealthFile.record("Step&#67;ount", "7", source: "A &amp;lt; B &#8217; &amp; &nbsp;", from: Self.stamp)
        )
        #expect(result.value(.vo2Max, "2025-03-05") == 41.5)
        #expect(result.value(.vo2Max, "2025-03-06") == 42)
        #expect(result.value(.steps, "2025-03-05") == 7)
        #expect(result.sources.last?.name == "A &lt; B ’ & &nbsp;")
        #expect(result.summary.skipped.isEmpty)
    }

    @Test(
        "Broken references stay as they are written, and harm nothing",
        arguments: ["&", "&#", "&#;", "&#x;", "&#-1;", "&#0;", "&#xD800;", "&#99999999999;", "&amp", "&bogus;"])
    func brokenReferences(text: String) throws {
        let result = try HealthFile.read(HealthFile.record(source: "a\(text)b", from: Self.stamp))
        #expect(result.sources.first?.name == "a\(text)b")
    }

    @Test("Oxygen uptake is known in the ways that it is written")
    func oxygenUptake() throws {
        for unit in ["mL/min·kg", "mL/kg·min", "ml/(kg·min)", "ml/(kg*min)", "mL/(min*kg)", "mL/kg/min", "mL/min/kg"] {
            let result = try HealthFile.read(HealthFile.record("VO2Max", "40", unit: unit, from: Self.stamp))
            #expect(result.value(.vo2Max, "2025-03-05") == 40, "\(unit)")
        }
        for unit in ["mL/kg", "mL", "kg/min/mL", "L/min", "ml kg min"] {
            let result = try HealthFile.read(HealthFile.record("VO2Max", "40", unit: unit, from: Self.stamp))
            #expect(result.summary.skipped == [.unit: 1], "\(unit)")
        }
    }

    @Test("Spaces and line ends may stand around an equals sign and before a bracket", arguments: [1, 3, 1 << 18])
    func spaces(size: Int) throws {
        let row = HealthFile.record(from: Self.stamp, "<MetadataEntry key=\"a\" value=\"b\"/>")
        let wide = row.replacingOccurrences(of: "=\"", with: " =\r\n\t\"")
            .replacingOccurrences(of: "</Record>", with: "</Record \n>")
        let reader = try read(wide, of: size)
        #expect(reader.summary.records == 1 && reader.summary.skipped.isEmpty)
        #expect(reader.sources.all.map(\.name) == ["Watch"])
    }

    @Test("A document type may have comments with brackets in them")
    func documentType() throws {
        let xml = HealthFile.xml(HealthFile.record(from: Self.stamp)).replacingOccurrences(
            of: "<!-- HealthKit", with: "<!-- ]> <!ENTITY a \"b\"> HealthKit")
        let result = try HealthFile.read(Array(xml.utf8))
        #expect(result.value(.steps, "2025-03-05") == 100 && result.summary.skipped.isEmpty)
    }

    @Test("What is not closed by its own end is left out and counted, and its neighbours are read")
    func mismatched() throws {
        let open = HealthFile.record(from: Self.stamp).replacingOccurrences(of: "/>", with: ">")
        let whole = HealthFile.record("BodyMass", "80", unit: "kg", from: Self.stamp)
        let workout =
            "<Workout workoutActivityType=\"HKWorkoutActivityTypeRunning\" sourceName=\"Watch\" startDate=\"\(Self.stamp)\" endDate=\"2025-03-05 09:00:00 +0100\">"
        for rows in [
            open + "</Recrd>" + whole, open + whole, open + "</Correlation>" + whole, whole + open,
            workout + "</Wrkout>" + whole, whole + workout,
            workout + open + "</Record></Wrkout>" + workout + "</Workout>" + whole,
        ] {
            let result = try HealthFile.read(rows)
            #expect(result.summary.skipped == [.malformed: 1], "\(rows)")
            #expect(result.value(.weight, "2025-03-05") == 80)
        }
    }

    @Test("Text in any encoding that XML names is the same text", arguments: [1, 2, 3, 1000])
    func encodings(size: Int) throws {
        let xml = HealthFile.xml(HealthFile.record(source: "Zoë’s Watch", from: Self.stamp))
        func bytes(_ encoding: String.Encoding, named name: String? = nil) throws -> [UInt8] {
            let text = name.map { xml.replacingOccurrences(of: "UTF-8", with: $0) } ?? xml
            return Array(try #require(text.data(using: encoding)))
        }
        let latin = Array(
            xml.replacingOccurrences(of: "UTF-8", with: "ISO-8859-1").replacingOccurrences(of: "’", with: "&#8217;")
                .unicodeScalars.map { UInt8($0.value) })
        for bytes in [
            Array(xml.utf8), [0xef, 0xbb, 0xbf] + Array(xml.utf8), try bytes(.utf8, named: "UTF-16"),
            [0xff, 0xfe] + (try bytes(.utf16LittleEndian, named: "UTF-16")),
            [0xfe, 0xff] + (try bytes(.utf16BigEndian)),
            try bytes(.utf16LittleEndian), try bytes(.utf16BigEndian), try bytes(.utf32LittleEndian),
            [0, 0, 0xfe, 0xff] + (try bytes(.utf32BigEndian)), try bytes(.windowsCP1252, named: "windows-1252"), latin,
        ] {
            #expect(try HealthFile.read(bytes).sources.map(\.name) == ["Zoë’s Watch"])
            #expect(
                try HealthFile.read(Packing.zip([Packing.Entry(name: "export.xml", bytes: bytes)])).value(
                    .steps, "2025-03-05") == 100)
            let stream = EncodedStream(PieceStream(bytes, of: size))
            var text: [UInt8] = []
            while let chunk = try stream.next() {
                #expect(!chunk.isEmpty)
                text += chunk
            }
            #expect(String(decoding: text, as: UTF8.self).contains("<HealthData"))
        }
    }

    @Test("An encoding that nobody knows is refused by name; half characters harm nothing")
    func badEncodings() throws {
        let xml = HealthFile.xml(HealthFile.record(from: Self.stamp))
        for name in ["EBCDIC-NOBODY", "UTF-9", "../x", "LATIN1//IGNORE"] {
            let bytes = Array(xml.replacingOccurrences(of: "UTF-8", with: name).utf8)
            #expect(throws: ImportError.encoding) { try HealthFile.read(bytes) }
        }
        let wide = Array(try #require(xml.data(using: .utf16LittleEndian)))
        for length in stride(from: 0, to: wide.count - 4, by: 7) {
            #expect(throws: ImportError.self) { try HealthFile.read(Array(wide[..<length])) }
        }
        // A lone surrogate in a name.
        var broken = Array(
            try #require(xml.replacingOccurrences(of: "Watch", with: "W?tch").data(using: .utf16LittleEndian)))
        let place = try #require(
            stride(from: 0, to: broken.count, by: 2).first {
                broken[$0] == UInt8(ascii: "?") && broken[$0 - 2] == UInt8(ascii: "W")
            })
        broken.replaceSubrange(place..<place + 2, with: [0x00, 0xd8])
        #expect(try HealthFile.read(broken).sources.map(\.name) == ["W\u{fffd}tch"])
    }

    @Test("Tags in any order, broken anywhere, come to the same in pieces of any size", arguments: 1...12)
    func soup(seed: UInt64) throws {
        var random = Mutator(seed: seed)
        let names = [
            "Record", "MetadataEntry", "Workout", "WorkoutStatistics", "Correlation", "InstantaneousBeatsPerMinute",
            "Foo",
        ]
        for _ in 0..<40 {
            var rows = ""
            for _ in 0..<random.below(30) {
                let name = names[random.below(names.count)]
                switch random.below(6) {
                case 0: rows += "</\(name)>"
                case 1: rows += "<!-- <\(name) a=\"&\"> -->"
                case 2: rows += "<![CDATA[</\(name)>]]>"
                case 3: rows += "<\(name) key=\"HKTimeZone\" value=\"Europe/Amsterdam\">"
                default:
                    rows += HealthFile.record(from: Self.stamp, random.below(2) == 0 ? "<\(name)/>" : "")
                }
            }
            let whole = try read(rows, of: 1 << 20)
            let pieces = try read(rows, of: 1 + random.below(40))
            #expect(pieces.summary == whole.summary, "\(rows)")
            #expect(pieces.sources.all == whole.sources.all)
            #expect(pieces.workouts.count == whole.workouts.count)
        }
    }
}
