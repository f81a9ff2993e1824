import Domain
import Foundation
import GRDB
import Testing

@testable import Storage

@Suite("The export")
struct ExportStoreTests {
    @Test("Every column of every table with an owner is in the JSON, but for hashes of secrets")
    func nothingMissing() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let connection = try #require(Mirror(reflecting: database).descendant("connection") as? Connection)
        let owner = try database.accounts.create(
            name: "NAME-planted", email: "EMAIL-planted", passwordHash: "HASH",
            now: Date(timeIntervalSince1970: 77_001), isOwner: true
        ).id
        var planted: [String: String] = [:]
        try connection.pool.write { db in
            let tables = try String.fetchAll(
                db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%owner TEXT%'")
            #expect(tables.count >= 11)
            for (number, table) in tables.enumerated() {
                let columns = try Row.fetchAll(db, sql: "PRAGMA table_info(\(table))")
                var values: [String: any DatabaseValueConvertible] = [:]
                for (place, column) in columns.enumerated() {
                    let name: String = column["name"]
                    let key = "\(table).\(name)"
                    switch (name, column["type"] as String) {
                    case ("owner", _): values[name] = owner
                    case ("day", _), ("from_day", _):
                        let day = "2026-0\(number / 20 + 1)-\(number % 20 + 10)"
                        values[name] = day
                        planted[key] = day
                    case ("profile", _), ("preferences", _), ("goals", _), ("portions", _), ("items", _), ("recipe", _),
                        ("summary", _), ("content", _), ("template", _), ("exercises", _), ("exercise", _),
                        ("answer", _), ("reminders", _):
                        values[name] = "{\"k\":\"JSON-\(key)\"}"
                        planted[key] = "JSON-\(key)"
                    // Words that are one of a few.
                    case ("kind", _):
                        values[name] =
                            ["import_batch": "push", "health_source": "watch", "import_item": "entry"][table] ?? "sleep"
                    case ("session", _): values[name] = "TEXT-session.id"
                    case ("measure", _): values[name] = "TEXT-own_measure.id"
                    case ("month", _):
                        values[name] = "2026-07"
                        planted[key] = "\"month\":\"2026-07\""
                    case ("state", _): values[name] = "live"
                    case ("origin", _): values[name] = "oura"
                    case ("micros", _):
                        values[name] = "\(number).25"
                        planted[key] = "\"vitaminA\":\(number).25"
                    case ("minute", _), ("hunger", _), ("workout_completed", _), ("is_open", _),
                        ("locks_on_return", _):
                        values[name] = 1
                    case (_, "TEXT"):
                        values[name] = "TEXT-\(key)"
                        planted[key] = "TEXT-\(key)"
                    case (_, "BLOB"): values[name] = Data("BLOB-\(key)".utf8)
                    default:
                        values[name] = 10_000 + number * 100 + place
                        planted[key] = "\(10_000 + number * 100 + place)"
                    }
                }
                let names = values.keys.sorted()
                try db.execute(
                    sql:
                        "INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))",
                    arguments: StatementArguments(names.map { values[$0] }))
            }
        }
        var bytes: [UInt8] = []
        try database.export.json(owner) { bytes += $0 }
        let text = String(decoding: bytes, as: UTF8.self)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect(object["format"] as? String == "vitalpath")
        for (key, value) in planted { #expect(text.contains(value), "\(key) is missing") }
        #expect(text.contains("NAME-planted") && text.contains("EMAIL-planted") && text.contains("77001"))
        #expect(!text.contains("BLOB-") && !text.contains("HASH"))
        for flag in ["\"minute\":1", "\"hunger\":1", "\"workoutCompleted\":1"] { #expect(text.contains(flag)) }
    }

    @Test("Only the owner's rows go out, and an unknown account has no export")
    func ownership() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let now = Date()
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        let eve = try database.accounts.create(name: "eve", passwordHash: nil, now: now, isOwner: false).id
        try database.days.save(
            eve, day: CivilDate(ordinal: 20_000), figures: [:], log: DayLogChange(notes: .set("EVE'S NOTE")), now: now)
        for owner in [sam] {
            var text = ""
            try database.export.json(owner) { text += String(decoding: $0, as: UTF8.self) }
            try database.export.days(owner) { text += String(decoding: $0, as: UTF8.self) }
            #expect(!text.contains("EVE"))
        }
        #expect(throws: StorageError.notFound) { try database.export.json("nobody") { _ in } }
    }

    @Test(
        "CSV cells never start a formula and are quoted by the rules",
        arguments: [
            ("=1+1", "'=1+1"), ("+a", "'+a"), ("-a", "'-a"), ("@a", "'@a"), ("\ta", "'\ta"), ("a,b", "\"a,b\""),
            ("a\"b", "\"a\"\"b\""), ("a\nb", "\"a\nb\""), ("plain", "plain"), ("", ""), ("a-b=c", "a-b=c"),
            ("\u{ff1d}1", "'\u{ff1d}1"), (" =1", " '=1"), ("\n=1", "\"'\n'=1\""),
            // A cell begins there where lists are parted by semicolons, as in the Netherlands.
            ("a;=1+1", "a;'=1+1"), ("a; \"=1", "\"a; \"\"'=1\""), ("a\n\n@b", "\"a\n\n'@b\""), ("a;b", "a;b"),
        ])
    func cells(text: String, cell: String) {
        #expect(CSV.text(text) == cell)
        #expect(
            CSV.number(.nan) == "" && CSV.number(nil) == "" && CSV.number(1750, factor: 1000) == "1.75"
                && CSV.number(8421) == "8421")
    }
}
