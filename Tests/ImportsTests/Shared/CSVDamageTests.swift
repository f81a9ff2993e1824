import Foundation
import Testing

@testable import Imports

@Suite("Quotes that were lost, or stand where none should")
struct CSVDamageTests {
    struct Table: CustomStringConvertible, Sendable {
        var description: String
        var text: String
    }

    private static let strong: String = {
        var text =
            "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
        for day in 1...9 {
            for set in 1...3 {
                let note = set == 2 && day % 3 == 0 ? "\"felt, good\nand \"\"strong\"\"\n2 more, next time\"" : "\"\""
                text +=
                    "2026-04-0\(day) 18:05:00,\"Push, heavy\",1h 5m,\"Bench Press\",\(set),\(60 + set),8,0,0,\(note),\"\",8\n"
            }
        }
        return text
    }()

    static let tables: [Table] = [
        Table(description: "Strong with notes of several lines", text: strong),
        Table(
            description: "every cell in quotes",
            text: "\"title\",\"start\",\"name\",\"set\",\"kg\",\"reps\"\r\n"
                + (1...12).map {
                    "\"Leg day\",\"\($0) Mar 2025, 17:29\",\"Squat (Barbell)\",\"\($0)\",\"100.5\",\"\($0 % 5)\"\r\n"
                }.joined()),
        Table(
            description: "semicolons, decimal commas, few quotes",
            text: "Datum;Naam;kcal;eiwit\n"
                + (1...12).map { "0\($0 % 9 + 1)-01-2026;\($0 == 5 ? "\"Soep; rood\"" : "Brood");\($0)00,5;\($0)\n" }
                .joined()),
        Table(
            description: "no quotes at all, and no line end at the end",
            text: "Day,Group,Food,Amount,Energy\n"
                + (1...12).map { "2026-01-1\($0 % 10),Lunch,Bread \($0),\($0) g,\($0 * 10)" }.joined(separator: "\n")),
        Table(
            description: "a diary of two columns, whose notes have commas and lines",
            text: "Date,Note\n"
                + (1...10).map {
                    "2026-01-1\($0 % 10),\"slept well, mostly\n\($0 % 2 == 0 ? "rice, beans\nand, at last, cake" : "more")\"\n"
                }.joined()),
        Table(
            description: "rows of two widths",
            text: "Date,Name,Type,Quantity,Units,kcal,Fat,Protein\n"
                + (1...12).map {
                    $0 % 4 == 0
                        ? "01/\($0)/2025,\"Running\",Exercise,30,Minutes,-320\n"
                        : "01/\($0)/2025,\"Soup, Tomato\",Lunch,1,Cup,90,0,\($0)\n"
                }.joined()),
    ]

    static func rows(_ bytes: [UInt8], of size: Int = 1 << 20) throws -> (rows: [[String]], lost: Int, lines: [Int]) {
        let separator = bytes.prefix { $0 != 10 }.contains(UInt8(ascii: ";")) ? ";" : ","
        var reader = try CSVReader(
            PieceStream(bytes, of: size), separator: UInt8(ascii: separator.unicodeScalars.first ?? ","))
        var rows: [[String]] = []
        while let record = try reader.next() {
            rows.append(
                reader.cells.map { cell in
                    var text: [UInt8] = []
                    record.part(cell.range).unquoted(into: &text)
                    return String(decoding: text, as: UTF8.self)
                })
        }
        return (rows, reader.tooLong, reader.losses.map(\.line))
    }

    /// The bytes with a quote more, less, or another letter in its place.
    static func damaged(_ bytes: [UInt8], from start: Int) -> [(place: Int, bytes: [UInt8])] {
        (start...bytes.count).flatMap { place -> [(place: Int, bytes: [UInt8])] in
            var more = bytes
            more.insert(UInt8(ascii: "\""), at: place)
            guard place < bytes.count else { return [(place, more)] }
            var (less, other) = (bytes, bytes)
            if bytes[place] == UInt8(ascii: "\"") {
                less.remove(at: place)
                other[place] = UInt8(ascii: "x")
                return [(place, more), (place, less), (place, other)]
            }
            other[place] = UInt8(ascii: "\"")
            // A line end that became a quote joins two rows, which no reader can know.
            return bytes[place] == 10 || bytes[place] == 13 ? [(place, more)] : [(place, more), (place, other)]
        }
    }

    @Test("One wrong quote anywhere costs at most its own row, and a row that is lost is counted", arguments: tables)
    func anywhere(_ table: Table) throws {
        let bytes = Array(table.text.utf8)
        let whole = try Self.rows(bytes)
        #expect(whole.lost == 0)
        let start = bytes.firstIndex(of: 10).map { $0 + 1 } ?? 0
        for (place, damaged) in Self.damaged(bytes, from: start) {
            let found = try Self.rows(damaged)
            var left = found.rows
            let missing = whole.rows.filter { row in
                guard let place = left.firstIndex(of: row) else { return true }
                left.remove(at: place)
                return false
            }
            #expect(missing.count <= 1, "\(place): \(missing)")
            #expect(found.rows.count + found.lost >= whole.rows.count, "\(place): \(missing)")
            // What is left of a row of several lines counts by the line.
            #expect(found.lost <= 3, "\(place): \(found.lines)")
        }
    }

    @Test("Wherever the pieces end, the same rows are lost", arguments: tables)
    func pieces(_ table: Table) throws {
        let bytes = Array(table.text.utf8)
        for (place, damaged) in Self.damaged(bytes, from: bytes.count / 3) where place % 7 == 0 {
            let whole = try Self.rows(damaged)
            for size in [1, 13, 100] {
                let found = try Self.rows(damaged, of: size)
                #expect(found.rows == whole.rows && found.lost == whole.lost && found.lines == whole.lines, "\(place)")
            }
        }
    }
}
