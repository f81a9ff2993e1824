import Domain
import Foundation
import Testing

@testable import Imports

@Suite("Histories that are cut, damaged or come in pieces")
struct HistoryFuzzTests {
    private func isRefusal(_ error: any Error) -> Bool { error is UnknownHistory || error is ImportError }

    @Test("Wherever a file is cut, what is before it is read, or it is refused", arguments: HistorySamples.all)
    func cuts(_ sample: HistorySamples.Sample) throws {
        let bytes = Array(sample.text.utf8)
        for end in stride(from: 0, to: bytes.count, by: 7) {
            do {
                let found = try HistoryFileTests.read(Array(bytes[..<end]))
                #expect(found.counts.allSatisfy { $0 >= 0 })
            } catch {
                #expect(isRefusal(error))
            }
        }
    }

    @Test("Damage costs rows, never the reader", arguments: HistorySamples.all)
    func damage(_ sample: HistorySamples.Sample) throws {
        let bytes = Array(sample.text.utf8)
        var mutator = Mutator(seed: UInt64(bytes.count))
        for _ in 0..<60 {
            do {
                let found = try HistoryFileTests.read(mutator.damaged(bytes))
                let bad = found.figures.flatMap { metric, days in days.values.filter { !metric.range.contains($0) } }
                #expect(bad.isEmpty)
                #expect(
                    found.entries.allSatisfy { $0.amount > 0 && (0..<1440).contains($0.minute) && !$0.name.isEmpty })
                #expect(
                    found.workouts.flatMap(\.exercises).flatMap(\.sets).allSatisfy { (0...1000).contains($0.load ?? 0) }
                )
            } catch {
                #expect(isRefusal(error))
            }
        }
    }

    @Test("The rows of a table do not depend on the pieces that they come in")
    func pieces() throws {
        for sample in HistorySamples.lifted + HistorySamples.eaten {
            let bytes = Array(sample.text.utf8)
            guard SamsungTable(bytes) == nil else { continue }
            let head = try #require(TableHead(bytes, isWhole: true))
            var seen: Set<[Int]> = []
            for size in [1, 2, 3, 7, 64, 1000, bytes.count] {
                var sets = 0
                var entries = 0
                let tally = HistoryTally(
                    .table, HistoryContext(home: .gmt, now: Date(timeIntervalSince1970: 1_800_000_000)),
                    entry: { _ in entries += 1 }, workout: { sets += $0.exercises.flatMap(\.sets).count })
                try TableReading(head: head, origin: .table).read(
                    EncodedStream(PieceStream(bytes, of: size)), ImportMeter(total: 0) { _ in }, tally)
                seen.insert([sets, entries])
            }
            #expect(seen.count == 1, "\(sample)")
        }
    }

    @Test("Bytes of no meaning are refused or read as nothing")
    func noise() {
        var mutator = Mutator(seed: 11)
        for length in [1, 5, 40, 300, 4000] {
            for _ in 0..<20 {
                let bytes = (0..<length).map { _ in UInt8(mutator.below(256)) }
                do { _ = try HistoryFileTests.read(bytes) } catch { #expect(isRefusal(error)) }
            }
        }
    }
}

@Suite("Numbers, dates and times as people write them")
struct WrittenValueTests {
    private func number(_ text: String, comma: Bool = false) -> WrittenNumber.Cell {
        var bytes = Array(text.utf8)
        let numbers = WrittenNumber(mark: UInt8(ascii: comma ? "," : "."))
        return bytes.withUnsafeMutableBufferPointer { numbers.cell(Bytes($0)) }
    }

    private func date(_ text: String, _ order: WrittenDate.Order = .dmy) -> WrittenDate? {
        var bytes = Array(text.utf8)
        return bytes.withUnsafeMutableBufferPointer { WrittenDate(Bytes($0), order) }
    }

    @Test("Groups, marks, signs and units")
    func numbers() {
        for (text, value) in [
            ("1,050", 1050.0), ("1.5", 1.5), ("12,5", 12.5), ("-3", -3), ("+4", 4), ("1 234", 1234), ("82.4 kg", 82.4),
            ("1,234.5", 1234.5),
        ] { #expect(number(text) == .number(value), "\(text)") }
        for (text, value) in [("1.050", 1050.0), ("1,5", 1.5), ("12.5", 12.5), ("1.234,5", 1234.5), ("0,125", 0.125)] {
            #expect(number(text, comma: true) == .number(value), "\(text)")
        }
        for text in ["", "n/a", "N/A", "--", "NaN", "–"] { #expect(number(text) == .empty, "\(text)") }
        for text in ["lots", "1.2.3", "12 apples", "1,23,4", "inf"] { #expect(number(text) == .unreadable, "\(text)") }
    }

    @Test("Dates with numbers and names of months, and their times")
    func dates() {
        for (text, day, seconds) in [
            ("2026-01-05", "2026-01-05", nil), ("2026/1/5 07:08", "2026-01-05", 25_680),
            ("20260105", "2026-01-05", nil),
            ("5.1.2026", "2026-01-05", nil), ("5-1-26", "2026-01-05", nil),
            ("28 Mar 2025, 17:29", "2025-03-28", 62_940),
            ("May 15, 2026, 7:26 PM", "2026-05-15", 69_960), ("mar. 3 févr. 2026 à 18h00", "2026-02-03", 64_800),
            ("2026-06-01T18:00:00.123+02:00", "2026-06-01", 64_800), ("12:05 AM", nil, nil),
            ("12. Dezember 2025", "2025-12-12", nil),
            ("31/02/2026", nil, nil), ("99", nil, nil), ("", nil, nil), ("2026-01-05 25:00", nil, nil),
        ] as [(String, String?, Int?)] {
            let found = date(text)
            #expect(found?.day.description == day, "\(text)")
            if day != nil { #expect(found?.seconds == seconds, "\(text)") }
        }
        #expect(date("03/04/2025", .mdy)?.day.description == "2025-03-04" && date("03/04/2025")?.isAmbiguous == true)
        #expect(date("25/04/2025", .mdy)?.order == .dmy)
    }

    @Test("How long something took")
    func durations() {
        for (text, seconds) in [
            ("1h 5m", 3900.0), ("52m", 3120), ("0:05:00", 300), ("45:30", 2730), ("90", 90), ("PT1H30M", 5400),
            ("1 uur 5 min", 3900),
            ("30s", 30), ("1.5h", 5400),
        ] { #expect(WrittenDuration.seconds(text, unit: 1, pair: 60) == seconds, "\(text)") }
        for text in ["", "soon", "1:xx", "1h5q"] {
            #expect(WrittenDuration.seconds(text, unit: 1, pair: 60) == nil, "\(text)")
        }
    }
}
