import Domain
import Foundation
import Imports
import Storage

/// How quick a big catalogue is imported and searched: `Bench catalogue [COUNT|FILE]`.
enum CatalogueBench {
    static func run(_ argument: String?) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitalpath-bench-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        if let argument, FileManager.default.fileExists(atPath: argument) {
            try importing(URL(filePath: argument), folder)
            return try searching(folder)
        }
        let count = argument.flatMap { Int($0) } ?? 2_000_000
        for kind in ["table", "lines"] {
            let dump = folder.appending(path: "\(kind).gz")
            var writer = DumpWriter()
            try kind == "table" ? writer.writeTable(count, to: dump) : writer.writeLines(count, to: dump)
            print("\(kind): \(count) made-up products, \(megabytes(dump)) MB as gzip")
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
                    // Of the processor, so that what else the machine does is not counted.
                    let start = processorSeconds()
                    found += try store.search(query, language: .en, limit: 20).count
                    if round > 0 || name == "all" { times.append(((processorSeconds() - start) * 1000, query)) }
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
