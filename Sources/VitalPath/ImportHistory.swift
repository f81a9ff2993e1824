import ArgumentParser
import Catalogue
import Domain
import Foundation
import Imports
import Services
import Storage

struct ImportAny: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "file",
        abstract: "Read a file of another app, whoever wrote it.",
        discussion: """
            FILE is told by what is in it: MyFitnessPal, Cronometer, Lose It!, Strong, Hevy, FitNotes, StrongLifts, Strava, \
            Fitbit, Withings, Samsung Health, openScale, Libra, Waistline, OpenNutriTracker, an export from here, any table with a \
            day a row; and what import apple-health reads. Nothing counts before it has been read to its end. Importing a \
            later, longer file adds what is new; any import can be taken back on the page /import. What a file does not \
            say itself (kg or lb, day or month first) is guessed and told; --answer says it.
            """)

    @Argument(help: "A CSV, zip, JSON or XML.", completion: .file()) var file: String
    @Option(help: "Whose; the owner's otherwise.") var user: String?
    @Flag(name: .customLong("dry-run"), help: "Only tell what is in it.") var dryRun = false
    @Flag(help: "Tell it as JSON.") var json = false
    @Option(name: .customLong("answer"), help: "An answer to a question, as id=value: weightUnit=lb.") var answers:
        [String] = []
    @Option(help: "Words of the messages: en or nl.") var lang = "en"
    @OptionGroup var data: DataDirectory

    func validate() throws {
        guard Language(rawValue: lang) != nil else { throw ValidationError("--lang takes en or nl.") }
        guard answers.allSatisfy({ $0.contains("=") }) else { throw ValidationError("--answer takes id=value.") }
    }

    func run() throws {
        let language = Language(rawValue: lang) ?? .en
        let url = URL(filePath: file)
        let line = ProgressLine()
        let begin = ContinuousClock.now
        func failure(_ key: String, _ values: [String: String] = [:]) -> CommandFailure {
            line.end()
            let name = url.lastPathComponent
            return CommandFailure(
                Strings.shared.text(key, language, values.merging(["file": name]) { told, _ in told }))
        }
        do {
            switch try ImportFile(url, name: url.lastPathComponent) {
            case .health where !json:
                var health = ImportAppleHealth()
                health.file = file
                health.user = user
                health.dryRun = dryRun
                health.daysJSON = false
                health.cycle = false
                health.lang = lang
                health.data = data
                try health.run()
            case .health(let export) where dryRun:
                let reading = try export.read(
                    home: .current, includesCycle: false, scratch: FileManager.default.temporaryDirectory, now: Date())
                let summary = try reading.digest(figure: { _ in }, detail: { _, _ in })
                show(HistoryReport(reading.origin, summary))
            case .health:
                throw CommandFailure("--json tells of such an export with --dry-run; leave it out to bring it in.")
            case .history(let file):
                let words = HealthWords(language: language)
                let progress: (ImportProgress) throws -> Void = { line.show(words.progress($0)) }
                let summary = try read(file, progress)
                line.end()
                if json {
                    show(HistoryReport(file.origin, summary))
                } else {
                    let seconds = begin.duration(to: .now) / .seconds(1)
                    print(words.history(summary, of: file.origin), terminator: "")
                    print(words.text(summary, seconds: seconds, isDry: dryRun), terminator: "")
                }
            }
        } catch let unknown as UnknownHistory {
            throw failure(unknown.key, ["names": unknown.names.joined(separator: ", ")])
        } catch let foreign as ForeignExport {
            throw failure(ForeignExport.key, ["vendor": foreign.rawValue])
        } catch let error as ImportError {
            throw failure(error.healthKey)
        } catch StorageError.diskFull {
            throw failure(ImportError.diskFull.healthKey)
        }
    }

    private var given: [String: String] {
        let pairs = answers.map { text in
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return (parts[0], parts.count > 1 ? parts[1] : "")
        }
        return Dictionary(pairs, uniquingKeysWith: { _, last in last })
    }

    private func read(_ file: HistoryFile, _ progress: @escaping (ImportProgress) throws -> Void) throws
        -> HealthSummary
    {
        let now = Date()
        if dryRun, user == nil {
            let context = HistoryContext(home: .current, now: now, answers: given)
            return try HistoryImporter.preview(file, context, progress: progress)
        }
        let database = try data.open()
        defer { try? database.close() }
        let account = try user.map { try AccountName.find($0, in: database) } ?? database.accounts.all().first
        guard let account else { throw CommandFailure("There is no account yet. Start vitalpath once.") }
        let importer = HistoryImporter(database: database, owner: account.id)
        if dryRun {
            return try HistoryImporter.preview(
                file, importer.context(given, for: file.origin, now: now), own: database.exercises.list(account.id),
                progress: progress)
        }
        try database.health.discardUnfinished()
        let batch = try database.health.begin(
            account.id, .export, fileName: URL(filePath: self.file).lastPathComponent, now: now)
        let summary = try importer.run(file, batch: batch, answers: given, now: now, progress: progress)
        _ = try? database.backups.make(.beforeImport, now: now)
        try database.health.confirm(batch, of: account.id)
        return summary
    }

    private func show(_ report: HistoryReport) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        if let data = try? encoder.encode(report) { FileHandle.standardOutput.write(data + Data("\n".utf8)) }
    }
}

/// What a file has, for other programs.
private struct HistoryReport: Encodable {
    struct Skipped: Encodable {
        var reason: String
        var count: Int
    }

    var kind: String
    var from: CivilDate?
    var to: CivilDate?
    var days: Int
    var entries: Int
    var workouts: Int
    var sets: Int
    var weights: Int
    var figures: Int
    var skipped: [Skipped]
    var questions: [Question]

    struct Question: Encodable {
        var id: String
        var guess: String
        var reason: String
        var options: [String]
    }

    private enum CodingKeys: String, CodingKey {
        case kind, from, to, days, entries, workouts, sets, weights, figures, skipped, questions
    }

    init(_ origin: HealthOrigin, _ summary: HealthSummary) {
        kind = origin.rawValue
        from = summary.firstDay
        to = summary.lastDay
        self.days = summary.days
        let history = summary.history
        entries = history?.entries ?? 0
        func found(_ metric: Metric) -> Int { summary.metrics.first { $0.metric == metric }?.days ?? 0 }
        workouts = history?.workouts ?? found(.workoutCount)
        sets = history?.sets ?? 0
        weights = history?.weights ?? found(.weight)
        figures =
            history?.figures ?? summary.metrics.reduce(0) { $0 + $1.days } - found(.weight) - found(.workoutCount)
            - found(.workoutMinutes)
        skipped = HealthSkip.allCases.compactMap { reason in
            summary.skipped[reason].map { Skipped(reason: reason.rawValue, count: $0) }
        }
        questions = (history?.questions ?? []).map {
            Question(id: $0.id, guess: $0.guess, reason: $0.reason.rawValue, options: $0.options)
        }
    }

    /// Every key is there, also of what is not known.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .kind)
        try container.encode(from, forKey: .from)
        try container.encode(to, forKey: .to)
        try container.encode(days, forKey: .days)
        try container.encode(entries, forKey: .entries)
        try container.encode(workouts, forKey: .workouts)
        try container.encode(sets, forKey: .sets)
        try container.encode(weights, forKey: .weights)
        try container.encode(figures, forKey: .figures)
        try container.encode(skipped, forKey: .skipped)
        try container.encode(questions, forKey: .questions)
    }
}

extension HealthWords {
    /// What came beside figures of days, and what was guessed.
    func history(_ summary: HealthSummary, of origin: HealthOrigin) -> String {
        guard let history = summary.history else { return "" }
        var lines = [
            key(
                "health.command.history",
                [
                    "name": origin.name, "entries": count(history.entries), "workouts": count(history.workouts),
                    "sets": count(history.sets), "weights": count(history.weights), "figures": count(history.figures),
                ])
        ]
        for doubt in history.doubts ?? [] { lines.append("  " + key(doubt.key)) }
        for question in history.questions {
            let words = key("health.question.\(question.kind.rawValue)", ["subject": question.subject ?? ""])
            lines.append(
                "  "
                    + key(
                        "health.command.question",
                        [
                            "words": words, "guess": question.guess, "id": question.id,
                            "reason": key("health.question.reason.\(question.reason.rawValue)"),
                        ]))
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
