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
            failure.key, language, ["file": failure.fileName, "vendor": failure.vendor ?? ""])
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
                metric: found.metric.rawValue, name: text("health.metric.\(found.metric.rawValue)"), days: found.days,
                firstDay: found.firstDay, lastDay: found.lastDay,
                sources: found.sources.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map {
                    HealthImport.SourceDays(name: $0.key, days: $0.value)
                })
        }
        skipped = HealthSkip.allCases.compactMap { reason in
            summary.skipped[reason].map {
                HealthImport.Skipped(reason: reason.rawValue, words: text(reason.key), count: $0)
            }
        }
        others = summary.others.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map {
            HealthImport.Other(type: $0.key, count: $0.value)
        }
    }
}
