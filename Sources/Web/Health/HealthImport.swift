import Catalogue
import Domain
import Foundation
import Imports

/// An import as the page shows it.
struct HealthImport: Encodable {
    enum State: String, Encodable { case reading, ready, live, takenBack, failed }

    struct Progress: Encodable {
        var bytesRead: Int
        var bytesTotal: Int
        var records: Int
    }

    struct Found: Encodable {
        var metric: String
        var name: String
        var days: Int
        var firstDay: CivilDate
        var lastDay: CivilDate
        var sources: [SourceDays]
    }

    struct SourceDays: Encodable {
        var name: String
        var days: Int
    }

    struct Skipped: Encodable {
        var reason: String
        var words: String
        var count: Int
        /// A few of them as they are written.
        var examples: [String]
    }

    struct Other: Encodable {
        var type: String
        var count: Int
    }

    struct Preview: Encodable {
        var records: Int
        var firstDay: CivilDate?
        var lastDay: CivilDate?
        var days: Int
        var newDays: Int
        var metrics: [Found]
        var skipped: [Skipped]
        /// Kinds that do not become part of a day.
        var others: [Other]
        /// Of a file of an app that people log with.
        var history: History?
    }

    struct History: Encodable {
        var entries: Int
        var workouts: Int
        var sets: Int
        var weights: Int
        var figures: Int
        var questions: [Question]
        /// What no answer would settle, in the reader's language.
        var doubts: [String]
        var leftOut: [LeftOut]
    }

    /// Files of an archive that nothing was taken of; those that differ in their numbers alone are one.
    struct LeftOut: Encodable {
        var name: String
        var reason: LeftOutFile.Reason
        var words: String
        var count: Int
    }

    /// What the file does not say itself, with the guess that it was read by.
    struct Question: Encodable {
        var id: String
        var kind: HistoryQuestion.Kind
        var subject: String?
        var words: String
        var reason: String
        var guess: String
        var options: [Option]
    }

    struct Option: Encodable {
        var value: String
        var words: String
    }

    var id: String
    var kind: ImportBatch.Kind
    var fileName: String
    var state: State
    /// What went wrong, in the reader's language.
    var error: String?
    var startedAt: Date
    var exportedAt: Date?
    var progress: Progress?
    var preview: Preview?

    init(_ batch: ImportBatch, _ language: Language) {
        id = String(batch.id)
        kind = batch.kind
        fileName = batch.fileName
        state =
            switch batch.state {
            case .reading: .reading
            case .ready: .ready
            case .live: .live
            case .takenBack: .takenBack
            }
        startedAt = batch.createdAt
        exportedAt = batch.summary?.exportedAt == nil ? nil : batch.exportedAt
        preview = batch.summary.map { Preview($0, language) }
    }

    init(_ job: HealthImports.Job) {
        id = String(job.batch)
        kind = .export
        fileName = job.fileName
        state = .reading
        startedAt = job.startedAt
        progress = job.progress.map {
            Progress(bytesRead: $0.bytesRead, bytesTotal: $0.bytesTotal, records: $0.items)
        }
    }

    init(_ failure: HealthImports.Failure, _ language: Language) {
        id = String(failure.batch)
        kind = .export
        fileName = failure.fileName
        state = .failed
        error = Strings.shared.text(
            failure.key, language, failure.values.merging(["file": failure.fileName]) { told, _ in told })
        startedAt = failure.startedAt
    }
}

extension HealthImport.Preview {
    init(_ summary: HealthSummary, _ language: Language) {
        func text(_ key: String) -> String { Strings.shared.text(key, language) }
        records = summary.records
        firstDay = summary.firstDay
        lastDay = summary.lastDay
        days = summary.days
        newDays = summary.newDays
        metrics = summary.metrics.map { found in
            HealthImport.Found(
                metric: found.metric.rawValue, name: HealthImport.name(of: found.metric, language), days: found.days,
                firstDay: found.firstDay, lastDay: found.lastDay,
                sources: found.sources.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map {
                    HealthImport.SourceDays(name: $0.key, days: $0.value)
                })
        }
        skipped = HealthSkip.allCases.compactMap { reason in
            summary.skipped[reason].map {
                HealthImport.Skipped(
                    reason: reason.rawValue, words: text(reason.key), count: $0,
                    examples: Self.examples(summary.history, reason, language))
            }
        }
        others = summary.others.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map {
            HealthImport.Other(type: $0.key, count: $0.value)
        }
        history = summary.history.map { HealthImport.History($0, language) }
    }

    /// Rows as they are written, with where they stand.
    private static func examples(_ history: HistorySummary?, _ reason: HealthSkip, _ language: Language) -> [String] {
        let lines = history?.lines?[reason] ?? []
        return (history?.examples[reason] ?? []).enumerated().map { place, text in
            guard lines.indices.contains(place), lines[place] > 0 else { return text }
            return Strings.shared.text(HealthSkip.lineKey, language, ["line": String(lines[place]), "text": text])
        }
    }
}

extension HealthImport.History {
    init(_ history: HistorySummary, _ language: Language) {
        doubts = (history.doubts ?? []).map { Strings.shared.text($0.key, language) }
        leftOut = (history.leftOut ?? []).map {
            HealthImport.LeftOut(
                name: $0.name, reason: $0.reason, words: Strings.shared.text($0.reason.key, language), count: $0.count)
        }
        entries = history.entries
        workouts = history.workouts
        sets = history.sets
        weights = history.weights
        figures = history.figures
        questions = history.questions.map { question in
            func text(_ key: String) -> String {
                Strings.shared.text(key, language, ["subject": question.subject ?? ""])
            }
            return HealthImport.Question(
                id: question.id, kind: question.kind, subject: question.subject,
                words: text("health.question.\(question.kind.rawValue)"),
                reason: text("health.question.reason.\(question.reason.rawValue)"), guess: question.guess,
                options: question.options.map { value in
                    HealthImport.Option(value: value, words: Self.words(value, of: question.kind, language))
                })
        }
    }

    private static func words(_ value: String, of kind: HistoryQuestion.Kind, _ language: Language) -> String {
        switch kind {
        case .weightUnit, .distanceUnit: value
        case .dateOrder: Strings.shared.text("health.question.order.\(value)", language)
        case .app: HealthOrigin(rawValue: value)?.name ?? value
        case .column:
            value == "skip"
                ? Strings.shared.text("health.question.skip", language)
                : HealthImport.name(ofColumn: value, language)
        case .exercise:
            ExerciseLibrary.index[value]?.name(in: language) ?? Strings.shared.text("health.question.own", language)
        }
    }
}

extension HealthImport {
    /// "weight lb" as "Weight (lb)".
    static func name(ofColumn value: String, _ language: Language) -> String {
        guard let (metric, unit) = HistoryQuestion.column(of: value) else { return value }
        let name = name(of: metric, language)
        return unit.map { "\(name) (\($0))" } ?? name
    }

    static func name(of metric: Metric, _ language: Language) -> String {
        Strings.shared.text(metric.nameKey, language)
    }
}
