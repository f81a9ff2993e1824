import Domain
import Foundation
import Testing

@testable import Imports

@Suite("Histories that are hostile")
struct HistoryAttackTests {
    private static let head = "Date,Weight (kg),Steps\n"

    private func read(_ text: String) throws -> HistoryFileTests.Found { try HistoryFileTests.read(text) }

    @Test("A line of megabytes costs itself", .timeLimit(.minutes(1)))
    func longLine() throws {
        for filler in ["x", "\"", ",", "\",\""] {
            let long = String(repeating: filler, count: 2_000_000)
            let found = try read(Self.head + "2026-01-14,80,1000\n2026-01-15,\(long)\n2026-01-16,81,1000\n")
            #expect(found.value(.weight, "2026-01-14") == 80 && found.value(.weight, "2026-01-16") == 81, "\(filler)")
            #expect(found.value(.weight, "2026-01-15") == nil)
        }
    }

    @Test("A quote at the beginning of every line is no slower than none", .timeLimit(.minutes(1)))
    func quotesEverywhere() throws {
        let rows = (0..<10_000).map { "2026-01-\(10 + $0 % 20),\"8\($0 % 9),1000\n" }.joined()
        let found = try read(Self.head + rows)
        #expect(found.value(.weight, "2026-01-14") != nil)
        let lines = (0..<20_000).map { _ in "\"\"\"x\n" }.joined()
        _ = try? read(Self.head + "2026-01-14,80,1000\n2026-01-15,\"" + lines)
    }

    @Test("A million columns are refused or read, in no time", .timeLimit(.minutes(1)))
    func manyColumns() throws {
        let wide = String(repeating: ",a", count: 1_000_000)
        #expect(throws: (any Error).self) { try read("Date,Weight (kg)" + wide + "\n2026-01-14,80\n") }
        let hundred = (0..<2000).map { ",col\($0)" }.joined()
        let found = try read("Date,Weight (kg)\(hundred)\n2026-01-14,80" + String(repeating: ",1", count: 2000) + "\n")
        #expect(found.value(.weight, "2026-01-14") == 80 && found.summary.history?.questions.count ?? 0 <= 100)
    }

    @Test("Zeros, lone carriage returns, mixed line ends, doubled headers")
    func oddities() throws {
        let old = try read("Date,Weight (kg)\r2026-01-14,80\r2026-01-15,81\r")
        #expect(old.value(.weight, "2026-01-15") == 81)
        let mixed = try read("Date,Weight (kg)\r\n2026-01-14,80\n2026-01-15,81\r\n\n\r\n2026-01-16,82")
        #expect(mixed.value(.weight, "2026-01-16") == 82 && mixed.value(.weight, "2026-01-14") == 80)
        let zeros = try read("Date,Weight (kg)\n2026-01-14,80\n2026-\0-15,81\n\0\0\0\n2026-01-16,82\n")
        #expect(zeros.value(.weight, "2026-01-16") == 82 && zeros.value(.weight, "2026-01-15") == nil)
        let twice = try read("Date,Weight (kg),Weight (kg),Date\n2026-01-14,80,,2026-01-15\n2026-01-16,,81,\n")
        #expect(twice.value(.weight, "2026-01-14") == 80 && twice.value(.weight, "2026-01-16") == 81)
        let again = try read("Date,Weight (kg)\n2026-01-14,80\nDate,Weight (kg)\n2026-01-15,81\n")
        #expect(again.value(.weight, "2026-01-15") == 81 && again.summary.skipped == [.date: 1])
    }

    @Test("Days that no calendar of a life has are counted, not taken")
    func days() throws {
        let found = try read(
            Self.head
                + ["0000-01-01", "9999-12-31", "2026-02-30", "0001-01-01", "99999-01-01", "1e9", "2026-01-14"].map {
                    "\($0),80,1000\n"
                }.joined())
        #expect(found.summary.days == 1 && found.summary.skipped[.date] == 6)
    }

    @Test("A comma before decimals in a file of points is a decimal")
    func decimals() throws {
        let found = try read("Date;Weight (kg)\n2026-01-14;82,4\n2026-01-15;82.6\n2026-01-16;1e400\n2026-01-17;-80\n")
        #expect(found.value(.weight, "2026-01-14") == 82.4 && found.value(.weight, "2026-01-15") == 82.6)
        #expect(found.value(.weight, "2026-01-17") == nil && found.summary.skipped.values.reduce(0, +) == 2)
    }

    @Test("Archives in archives, cut ones and bombs say what they are")
    func archives() throws {
        let inner = Packing.gzip(Array((Self.head + "2026-01-14,80,1000\n").utf8))
        let packed = Packing.zip([Packing.Entry(name: "x.csv.gz", bytes: inner, method: 0)])
        #expect(throws: ImportError.nestedArchive) { try HistoryFileTests.read(packed, name: "x.zip") }
        let cut = Array(inner.dropLast(12))
        #expect(throws: ImportError.self) { try HistoryFileTests.read(cut, name: "x.csv.gz") }
        #expect(throws: (any Error).self) {
            try HistoryFileTests.read(Packing.gzip(zeros: 100 << 20), name: "x.csv.gz")
        }
        let locked = Packing.zip([
            Packing.Entry(name: "weight.csv", bytes: Array(Self.head.utf8), flags: 1)
        ])
        #expect(throws: ImportError.unsupported) { try HistoryFileTests.read(locked, name: "x.zip") }
    }
}
