import Domain
import Foundation
import GRDBSQLite
import Imports
import Storage

/// How quick a big catalogue is imported and searched: `ImportBench [foods|FILE] [lines|table] [fts]`.
@main
struct ImportBench {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let count = arguments.first.flatMap { Int($0) } ?? 2_000_000
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitalpath-bench-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        if let path = arguments.first, FileManager.default.fileExists(atPath: path) {
            try importing(URL(filePath: path), folder)
            return try searching(folder)
        }
        if arguments.contains("fts") { try plainIndex(count, folder) }
        for kind in ["table", "lines"] where !arguments.contains(kind == "table" ? "lines" : "table") {
            let dump = folder.appending(path: "\(kind).gz")
            var writer = DumpWriter()
            let writing = try ContinuousClock().measure {
                if kind == "table" {
                    try writer.writeTable(count, to: dump)
                } else {
                    try writer.writeLines(count, to: dump)
                }
            }
            print("\(kind): \(megabytes(dump)) MB gz written in \(seconds(writing))")
            try importing(dump, folder)
            try FileManager.default.removeItem(at: dump)
        }
        try searching(folder)
    }

    private static func importing(_ dump: URL, _ folder: URL) throws {
        let store = CatalogueStore(directory: folder)
        let file = try CatalogueFile(dump)
        let clock = ContinuousClock()
        let start = clock.now
        let cpu = processorSeconds()
        var read = start
        var summary: ImportSummary?
        let source = try store.replace(file.source, now: Date()) { add in
            let result = try file.read(add)
            read = clock.now
            summary = result
            return result.edition
        }
        let whole = clock.now - start
        let rate = Double(source.foods) / (whole / .seconds(1))
        print(
            "  \(source.foods) foods in \(seconds(whole)) (\(seconds(read - start)) reading): \(Int(rate)) foods/s, "
                + "\(Int(Double(source.foods) / (processorSeconds() - cpu))) a second of one core, "
                + "peak \(peakMemory()) MB, catalogue \(megabytes(folder.appending(path: "catalogue.db"))) MB")
        if let summary { print("  \(summary.read) read, \(summary.kept) kept, skipped \(summary.skipped)") }
    }

    private static func searching(_ folder: URL) throws {
        let store = CatalogueStore(directory: folder)
        let typed = ["chocolate milk", "strawberry yogurt", "kaas", "banaan", "peanut butter", "organic chicken soup"]
        let letters = typed.flatMap { text in (1...text.count).map { String(text.prefix($0)) } }
        let pairs = [
            "milk tofu", "soy vegan", "chocolate pasta", "green tea", "ice cream", "water gluten", "rye vegan",
            "chocolade melk", "wheat oat bran", "vegan tofu soy", "chicken chocolate ice", "choc mil", "a b", "c m",
            "s c", "cho kra", "milk b", "melk c", "brood kaas", "tofu kaas", "gluten brood",
        ]
        let nothing = ["xyzzy", "qqqq milk", "zzz", "milk qqqqq", "chocolate xyzzy"]
        let alphabet = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        let doubles = alphabet.flatMap { a in ["a", "e", "o", "r"].map { "\(a)\($0)" } }
        for (name, queries) in [
            ("letter by letter", letters), ("words together", pairs), ("no hit", nothing), ("one letter", alphabet),
            ("two letters", doubles), ("all", letters + pairs + nothing + alphabet + doubles),
        ] {
            var times: [(Double, String)] = []
            var found = 0
            for round in 0..<3 {
                for query in queries {
                    let time = try ContinuousClock().measure {
                        found += try store.search(query, language: .en, limit: 20).count
                    }
                    if round > 0 || name == "all" { times.append((time / .milliseconds(1), query)) }
                }
            }
            times.sort { $0.0 < $1.0 }
            func at(_ part: Double) -> String { String(format: "%.2f", times[Int(Double(times.count - 1) * part)].0) }
            print(
                "  \(name): \(times.count) searches, p50 \(at(0.5)) ms, p99 \(at(0.99)) ms, slowest \(at(1)) ms "
                    + "(\(times.last?.1 ?? "")), \(found) found")
        }
        let time = try ContinuousClock().measure {
            for number in 0..<1000 { _ = try store.food(id: "off-\(2_000_000_000_007 + number * 370)") }
        }
        print("  1000 foods by number in \(seconds(time))")
    }

    /// The same words put into an index by themselves, for comparison.
    private static func plainIndex(_ count: Int, _ folder: URL) throws {
        var writer = DumpWriter()
        let texts = (0..<min(count, 500_000)).map { number in
            let product = writer.next(number)
            return "\(product.name) \(product.nameNL ?? "") \(product.brand)".lowercased()
        }
        for prefix in ["", ", prefix = '1 2 3'"] {
            let path = folder.appending(path: "plain.db").path
            try? FileManager.default.removeItem(atPath: path)
            var db: OpaquePointer?
            sqlite3_open(path, &db)
            sqlite3_exec(db, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF", nil, nil, nil)
            sqlite3_exec(
                db, "CREATE VIRTUAL TABLE w USING fts5(t, content = '', tokenize = 'unicode61'\(prefix)); BEGIN", nil,
                nil,
                nil)
            var insert: OpaquePointer?
            sqlite3_prepare_v2(db, "INSERT INTO w (rowid, t) VALUES (?, ?)", -1, &insert, nil)
            let time = ContinuousClock().measure {
                for (number, text) in texts.enumerated() {
                    sqlite3_bind_int64(insert, 1, Int64(number + 1))
                    text.withCString { text in
                        sqlite3_bind_text(insert, 2, text, -1, nil)
                        sqlite3_step(insert)
                        sqlite3_reset(insert)
                    }
                }
                sqlite3_exec(db, "COMMIT", nil, nil, nil)
            }
            sqlite3_finalize(insert)
            sqlite3_close(db)
            print("plain FTS5\(prefix): \(Int(Double(texts.count) / (time / .seconds(1)))) rows/s")
        }
    }

    private static func seconds(_ duration: Duration) -> String { String(format: "%.1f s", duration / .seconds(1)) }

    private static func megabytes(_ file: URL) -> Int {
        ((try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0) / 1_000_000
    }

    private static func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static func peakMemory() -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
        return (line?.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Int($0) } ?? 0) / 1000
    }
}
