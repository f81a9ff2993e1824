import ArgumentParser
import Catalogue
import Domain
import Foundation
import Imports
import Storage

struct Foods: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "foods", abstract: "Big food catalogues: FoodData Central, Open Food Facts, NEVO.",
        subcommands: [FoodsImport.self, FoodsList.self, FoodsRemove.self])
}

struct FoodsImport: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Read a dump into the catalogue that search and barcodes use.",
        discussion: """
            FILE is what the sources offer for download: FoodData Central's CSV zip or JSON, Open Food Facts' CSV or \
            JSONL (.gz as it is), or your own NEVO file. What was read of the same source before is replaced. A server \
            that runs uses the new catalogue at once.
            """)

    @Argument(help: "The dump.", completion: .file()) var file: String
    @Option(help: "Words of the messages: en or nl.") var lang = "en"
    @OptionGroup var data: DataDirectory

    func validate() throws {
        guard Language(rawValue: lang) != nil else { throw ValidationError("--lang takes en or nl.") }
    }

    func run() throws {
        let language = Language(rawValue: lang) ?? .en
        func text(_ key: String, _ values: [String: String] = [:]) -> String {
            Strings.shared.text(key, language, values)
        }
        func count(_ number: Int) -> String { NumberText.format(Double(number), decimals: 0, language) }
        let line = ProgressLine()
        do {
            try FileManager.default.createDirectory(
                at: data.url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let dump = try CatalogueFile(URL(filePath: file))
            print(text("import.begin", ["source": dump.source.name]))
            var summary = ImportSummary(source: dump.source)
            let begin = ContinuousClock.now
            try CatalogueStore(directory: data.url).replace(
                dump.source, now: Date(),
                progress: { done, total in
                    line.show(text("import.writing", ["percent": String(total > 0 ? 100 * done / total : 100)]))
                },
                fill: { add in
                    summary = try dump.read(
                        progress: { progress in
                            line.show(
                                text(
                                    "import.reading",
                                    [
                                        "percent": String(100 * progress.bytesRead / max(progress.bytesTotal, 1)),
                                        "foods": count(progress.items),
                                    ]))
                        }, add)
                    return summary.edition
                })
            line.end()
            let seconds = begin.duration(to: .now) / .seconds(1)
            print(
                text(
                    "import.done",
                    [
                        "kept": count(summary.kept), "read": count(summary.read),
                        "seconds": NumberText.format(seconds, decimals: 1, language),
                    ]))
            for reason in SkipReason.allCases {
                if let skipped = summary.skipped[reason] { print("  \(count(skipped))  \(text(reason.key))") }
            }
        } catch let error as ImportError {
            line.end()
            throw CommandFailure(text(error.key, ["file": file]))
        } catch StorageError.diskFull {
            line.end()
            throw CommandFailure(text("import.error.diskFull"))
        } catch StorageError.notFound {
            line.end()
            throw CommandFailure(text("import.error.empty", ["file": file]))
        } catch StorageError.locked {
            line.end()
            throw CommandFailure(text("import.error.busy"))
        }
    }
}

struct FoodsList: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "What has been imported.")

    @OptionGroup var data: DataDirectory

    func run() throws {
        let sources = try CatalogueStore(directory: data.url).sources()
        if sources.isEmpty { print("Nothing has been imported yet.") }
        for source in sources {
            print("\(source.source.rawValue)\t\(source.foods)\t\(source.edition ?? "-")\t\(source.source.name)")
        }
    }
}

struct FoodsRemove: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Take a source out again.")

    @Argument(help: "fdc, off or nevo, as `list` names it.") var source: String
    @OptionGroup var data: DataDirectory

    func validate() throws {
        guard FoodSource(rawValue: source) != nil else { throw ValidationError("The source is fdc, off or nevo.") }
    }

    func run() throws {
        guard let source = FoodSource(rawValue: source) else { return }
        do {
            try CatalogueStore(directory: data.url).remove(source)
        } catch StorageError.notFound {
            throw CommandFailure("Nothing of \(source.name) has been imported.")
        }
    }
}
