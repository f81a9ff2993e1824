import ArgumentParser
import Catalogue
import Domain
import Foundation
import Imports
import Services
import Storage

struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Bring in what other programs recorded.",
        subcommands: [ImportAny.self, ImportAppleHealth.self],
        defaultSubcommand: ImportAny.self)
}

struct ImportAppleHealth: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "apple-health",
        abstract: "Read the export of an iPhone's Health app, or of Garmin, Oura or Polar.",
        discussion: """
            FILE is the export.zip of Health (profile picture, Export All Health Data), the export.xml inside it, or the \
            archive that Garmin, Oura or Polar send when you ask for your data. \
            Nothing is written before it has been read to its end. Importing a later export adds what is new; any \
            import can be taken back on the page /import.
            """, aliases: ["garmin", "oura", "polar"])

    @Argument(help: "export.zip, export.xml, or the archive of your account.", completion: .file()) var file: String
    @Option(help: "Whose; the owner's otherwise.") var user: String?
    @Flag(name: .customLong("dry-run"), help: "Only tell what is in it.") var dryRun = false
    @Flag(name: .customLong("days-json"), help: "Print the daily totals of the file as JSON.") var daysJSON = false
    @Flag(help: "Read menstrual flow, too.") var cycle = false
    @Option(help: "Words of the messages: en or nl.") var lang = "en"
    @OptionGroup var data: DataDirectory

    func validate() throws {
        guard Language(rawValue: lang) != nil else { throw ValidationError("--lang takes en or nl.") }
    }

    func run() throws {
        let language = Language(rawValue: lang) ?? .en
        let words = HealthWords(language: language)
        let line = ProgressLine()
        let totals = DayTotals()
        let begin = ContinuousClock.now
        let progress: (ImportProgress) throws -> Void = { line.show(words.progress($0)) }
        do {
            let summary: HealthSummary
            if dryRun {
                let reading = try HealthExport(URL(filePath: file)).read(
                    home: .current, includesCycle: cycle, scratch: FileManager.default.temporaryDirectory, now: Date(),
                    progress: progress)
                summary = try reading.digest {
                    totals.add(reading.sources, $0)
                } detail: { _, _ in
                }
            } else {
                summary = try write(progress, totals)
            }
            line.end()
            let seconds = begin.duration(to: .now) / .seconds(1)
            // Totals are for another program to read; then the words go where people look.
            let text = words.text(summary, seconds: seconds, isDry: dryRun)
            (daysJSON ? FileHandle.standardError : FileHandle.standardOutput).write(Data(text.utf8))
            if daysJSON { FileHandle.standardOutput.write(totals.json()) }
        } catch let foreign as ForeignExport {
            line.end()
            throw CommandFailure(
                Strings.shared.text(ForeignExport.key, language, ["file": file, "vendor": foreign.rawValue]))
        } catch let error as ImportError {
            line.end()
            throw CommandFailure(Strings.shared.text(error.healthKey, language, ["file": file]))
        } catch StorageError.diskFull {
            line.end()
            throw CommandFailure(Strings.shared.text(ImportError.diskFull.healthKey, language))
        }
    }

    private func write(
        _ progress: @escaping (ImportProgress) throws -> Void, _ totals: DayTotals
    ) throws -> HealthSummary {
        let export = try HealthExport(URL(filePath: file))
        let database = try data.open()
        defer { try? database.close() }
        let account = try user.map { try AccountName.find($0, in: database) } ?? database.accounts.all().first
        guard let account else { throw CommandFailure("There is no account yet. Start vitalpath once.") }
        let zone = try TimeZone(identifier: database.preferences.get(account.id).timeZone) ?? .gmt
        try database.health.discardUnfinished()
        let now = Date()
        let name = URL(filePath: file).lastPathComponent
        let batch = try database.health.begin(account.id, .export, fileName: name, now: now)
        let summary = try HealthImporter(database: database, owner: account.id).run(
            export, batch: batch, home: zone, includesCycle: cycle, now: now, progress: progress, seen: totals.add)
        _ = try? database.backups.make(.beforeImport, now: now)
        try database.health.confirm(batch, of: account.id)
        return summary
    }
}

/// What an import found, as sentences.
struct HealthWords {
    let language: Language

    func progress(_ progress: ImportProgress) -> String {
        let percent = 100 * Double(progress.bytesRead) / Double(max(progress.bytesTotal, 1))
        return key(
            "health.command.reading",
            ["percent": NumberText.format(percent, decimals: 0, language), "records": count(progress.items)])
    }

    func text(_ summary: HealthSummary, seconds: Double, isDry: Bool) -> String {
        var values = [
            "records": count(summary.records), "seconds": NumberText.format(seconds, decimals: 1, language),
            "days": count(summary.days), "new": count(isDry ? summary.days : summary.newDays),
        ]
        values["first"] = summary.firstDay?.description
        values["last"] = summary.lastDay?.description
        var lines = [key(summary.days > 0 ? "health.command.done" : "health.command.none", values)]
        for found in summary.metrics {
            let sources = found.sources.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
            lines.append(
                "  "
                    + key(
                        "health.command.metric",
                        [
                            "name": key(found.metric.nameKey), "days": count(found.days),
                            "first": found.firstDay.description, "last": found.lastDay.description,
                            "sources": sources.map { "\($0.key) \(count($0.value))" }.joined(separator: ", "),
                        ]))
        }
        if !summary.skipped.isEmpty { lines.append(key("health.command.skipped")) }
        for reason in HealthSkip.allCases {
            guard let skipped = summary.skipped[reason] else { continue }
            lines.append("  \(count(skipped))  \(key(reason.key))")
            let places = summary.history?.lines?[reason] ?? []
            for (place, text) in zip(places, summary.history?.examples[reason] ?? []) where place > 0 {
                lines.append("    " + key(HealthSkip.lineKey, ["line": String(place), "text": text]))
            }
        }
        for file in summary.history?.leftOut ?? [] {
            let values = ["name": file.name, "count": count(file.count), "why": key(file.reason.key)]
            lines.append("  " + key("health.command.leftOut", values))
        }
        if !summary.others.isEmpty {
            let kinds = summary.others.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
                .map { "\($0.key) \(count($0.value))" }
            lines.append(key("health.command.others", ["kinds": kinds.joined(separator: ", ")]))
        }
        if isDry { lines.append(key("health.command.dry")) }
        return lines.joined(separator: "\n") + "\n"
    }

    func key(_ key: String, _ values: [String: String] = [:]) -> String {
        Strings.shared.text(key, language, values)
    }

    func count(_ number: Int) -> String { NumberText.format(Double(number), decimals: 0, language) }
}

/// The daily totals of one file, whoever else knows something of the days.
private final class DayTotals {
    private var days: [CivilDate: [Metric: [RecordedShare]]] = [:]
    private var sources: [HealthSource] = []

    private static let keys: [(String, Metric)] = [
        ("steps", .steps), ("distance_km", .distance), ("active_kcal", .activeEnergy), ("basal_kcal", .basalEnergy),
        ("sleep_min", .sleep), ("hr_mean", .heartRate), ("hrv_med", .hrv), ("rhr", .restingHeartRate),
        ("workouts", .workoutCount), ("workout_min", .workoutMinutes), ("dietary_kcal", .energy),
        ("water_ml", .water), ("weight_kg", .weight), ("body_fat_pct", .bodyFat), ("waist_cm", .waist),
    ]

    func add(_ sources: [HealthSource], _ figure: RecordedFigure) {
        self.sources = sources
        days[figure.day, default: [:]][figure.metric, default: []].append(figure.share)
    }

    /// A list of objects, a day each, the earliest first; what is unknown is left out.
    func json() -> Data {
        let order = HealthSource.order(sources, chosen: []).map(\.name)
        let ranks = sources.map { order.firstIndex(of: $0.name) ?? order.count }
        let lines = days.sorted { $0.key < $1.key }.map { day, metrics in
            let values = Self.keys.compactMap { name, metric -> String? in
                let figure = metrics[metric].flatMap {
                    Figure.recorded($0, rank: { ranks[$0] }, source: { Source(rawValue: sources[$0].name) })
                }
                return figure.map { "\"\(name)\":\($0.value)" }
            }
            return "{" + (["\"date\":\"\(day)\""] + values).joined(separator: ",") + "}"
        }
        return Data(("[" + lines.joined(separator: ",\n") + "]\n").utf8)
    }
}
