import Domain
import Foundation
import GRDB
import Testing

@testable import Storage

@Suite("Tables of entries, sets and figures")
struct ExportRowsTests {
    typealias Table = @Sendable (ExportStore) -> (Account.ID, DayRange?, ([UInt8]) throws -> Void) throws -> Void

    static let tables: [(name: String, of: Table)] = [
        ("days", { store in { try store.days($0, in: $1, write: $2) } }),
        ("entries", { store in { try store.entries($0, in: $1, write: $2) } }),
        ("sets", { store in { try store.sets($0, in: $1, write: $2) } }),
        ("figures", { store in { try store.figures($0, in: $1, write: $2) } }),
    ]

    /// Cells as RFC 4180 has them.
    private func cells(_ text: String) -> [[String]] {
        var rows: [[String]] = [[""]]
        var isQuoted = false
        var before: Character?
        for character in text {
            defer { before = character }
            switch character {
            case "\"":
                // A second one in a row stands for itself.
                if !isQuoted, before == "\"" { rows[rows.count - 1][rows[rows.count - 1].count - 1].append("\"") }
                isQuoted.toggle()
            case "," where !isQuoted: rows[rows.count - 1].append("")
            case "\r\n" where !isQuoted: rows.append([""])
            default: rows[rows.count - 1][rows[rows.count - 1].count - 1].append(character)
            }
        }
        return rows.dropLast()
    }

    private func read(
        _ table: Table, _ owner: Account.ID, _ database: Storage.Database, in range: DayRange? = nil
    ) throws -> [[String: String]] {
        var bytes: [UInt8] = []
        try table(database.export)(owner, range) { bytes += $0 }
        let rows = cells(String(decoding: bytes, as: UTF8.self))
        let header = try #require(rows.first)
        return try rows.dropFirst().map { row in
            try #require(row.count == header.count, "\(row)")
            return Dictionary(zip(header, row)) { $1 }
        }
    }

    private func date(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

    @Test("An entry, a set and a figure is a row each, with units, what was typed, and where it came from")
    func rows() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let now = Date(timeIntervalSince1970: 1_774_000_000)
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        let day = try date("2026-03-20")
        var micros = Micronutrients()
        micros[.vitaminB12] = 1.5
        // Half past twelve at night in Amsterdam still counts for the day before.
        let at = Date(timeIntervalSince1970: 1_774_049_400)
        _ = try database.entries.add(
            FoodEntry(
                id: "e", day: day, at: at, minute: 30, slot: .eveningSnack, name: "Kaas, \"oud\"", amount: 2,
                unit: "slice", grams: 40, nutrients: Nutrients(energy: 150.25, salt: 0.8), micros: micros,
                notes: "=1+1", hunger: 4), of: sam, now: now)
        let heavy = WorkoutSet(
            reps: 5, load: 83.9146, typedLoad: Quantity(value: 185, unit: "lb"), rpe: 8.5, isWarmUp: true)
        _ = try database.workouts.add(
            Workout(
                id: "w", day: day, at: at, minute: 30, name: "Legs", kind: .strength, minutes: 45,
                exercises: [
                    WorkoutExercise(exerciseID: "barbell-squat", name: "Squat", sets: [heavy, WorkoutSet(reps: 3)]),
                    WorkoutExercise(name: "Talk", sets: [], notes: "-so"),
                ], notes: "a\nb"), of: sam, now: now)
        _ = try database.workouts.add(
            Workout(
                id: "x", day: day.adding(days: 1), at: at, minute: 0, name: "Sauna", kind: .recovery, exercises: []),
            of: sam, now: now)
        try database.days.save(
            sam, day: day, figures: [.weight: 82.5], typed: [.weight: try #require(Quantity(value: 181.9, unit: "lb"))],
            now: now)

        let entry = try #require(try read(Self.tables[1].of, sam, database).first)
        #expect(entry["at"] == "2026-03-21 00:30:00 +0100" && entry["time"] == "00:30")
        #expect(entry["logDate"] == "2026-03-20" && entry["foodName"] == "Kaas, \"oud\"" && entry["grams"] == "40")
        #expect(entry["calories"] == "150.25" && entry["saltGrams"] == "0.8" && entry["proteinGrams"] == "")
        #expect(entry["vitaminB12Ug"] == "1.5" && entry["calciumMg"] == "" && entry["hunger"] == "4")
        #expect(entry["notes"] == "'=1+1" && entry["id"] == "e")

        let sets = try read(Self.tables[2].of, sam, database)
        #expect(sets.map { $0["exercise"] } == ["Squat", "Squat", "Talk", ""])
        #expect(sets.map { $0["setNumber"] } == ["1", "2", "", ""] && sets[1]["exerciseNumber"] == "1")
        #expect(sets[0]["loadKg"] == "83.915" && sets[0]["typedLoad"] == "185" && sets[0]["typedUnit"] == "lb")
        #expect(sets[0]["isWarmUp"] == "true" && sets[1]["isWarmUp"] == "false" && sets[0]["rpe"] == "8.5")
        #expect(
            sets[2]["exerciseNotes"] == "'-so" && sets[2]["workoutNotes"] == "a\nb" && sets[3]["workout"] == "Sauna")

        let figures = try read(Self.tables[3].of, sam, database)
        let weight = try #require(figures.first { $0["metric"] == "weight" })
        #expect(weight["value"] == "82.5" && weight["unit"] == "kg" && weight["source"] == "manual")
        #expect(weight["typedValue"] == "181.9" && weight["typedUnit"] == "lb")
        let energy = try #require(figures.first { $0["metric"] == "energy" })
        #expect(energy["value"] == "150.25" && energy["source"] == "entries")
    }

    @Test(
        "Whatever is in the store: rows are whole, no cell starts a formula, and the days of a range are those of all",
        arguments: 0..<4)
    func ranges(seed: UInt64) throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        var store = RandomStore(database, seed: seed)
        let sam = try store.add("sam", rows: 12, isOwner: true)
        let eve = try store.add("eve", rows: 3, isOwner: false)
        let middle = CivilDate(ordinal: 20_004)
        let (early, late) = (
            DayRange(from: .first, through: middle), DayRange(from: middle.adding(days: 1), through: .last)
        )
        for (name, table) in Self.tables {
            let all = try read(table, sam, database)
            #expect(!all.isEmpty, "\(name)")
            #expect(try read(table, sam, database, in: early) + read(table, sam, database, in: late) == all, "\(name)")
            for row in all {
                for cell in row.values where Double(cell) == nil {
                    #expect(!"=+-@".contains(cell.first ?? "x"), "\(name): \(cell)")
                }
            }
        }
        let count = try database.connection.read {
            try Int.fetchOne(
                $0, sql: "SELECT count(*) FROM food_entry WHERE owner = ? AND deleted_at IS NULL", arguments: [sam])
        }
        #expect(try read(Self.tables[1].of, sam, database).count == count)
        let theirs = Set(try read(Self.tables[1].of, eve, database).map { $0["id"] })
        #expect(theirs.isDisjoint(with: try read(Self.tables[1].of, sam, database).map { $0["id"] }))
        // Nobody, and days with nothing in them.
        for (_, table) in Self.tables {
            #expect(try read(table, "nobody", database).isEmpty)
            #expect(try read(table, sam, database, in: DayRange(1, endingOn: .last)).isEmpty)
            #expect(try read(table, sam, database, in: DayRange(1, endingOn: .first)).isEmpty)
        }
    }

    @Test("The last date that exists is told once")
    func lastDate() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let now = Date(timeIntervalSince1970: 1_774_000_000)
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        try database.days.save(sam, day: .last, figures: [.weight: 80], now: now)
        for (name, table) in Self.tables {
            var count = 0
            try table(database.export)(sam, nil) { _ in
                count += 1
                try #require(count < 100, "\(name)")
            }
        }
        #expect(try read(Self.tables[0].of, sam, database).map { $0["logDate"] } == ["2199-12-31"])
    }

    @Test("Moments that no clock shows cost neither the export nor the server", arguments: [1e300, -1e300, 9.2e18, 0])
    func strangeMoments(at: Double) throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        var store = RandomStore(database, seed: 1)
        let sam = try store.add("sam", rows: 2, isOwner: true)
        try database.connection.pool.write { db in
            try db.execute(sql: "UPDATE food_entry SET at = ?; UPDATE workout SET at = ?", arguments: [at, at])
        }
        for (_, table) in Self.tables { _ = try read(table, sam, database) }
        try database.export.logged(.energy, of: sam, zone: .gmt) { #expect(!$0.moment.isEmpty) }
    }
}
