public import Domain
public import Foundation
public import Imports
public import Storage

/// Brings a history from another app into an account: read whole, written unseen, ready to be confirmed.
public struct HistoryImporter {
    let database: Database
    let owner: Account.ID

    public init(database: Database, owner: Account.ID) {
        self.database = database
        self.owner = owner
    }

    /// What is known of the person, and what they answered before or now.
    ///
    /// - Parameter answers: given now
    public func context(_ answers: [String: String], for origin: HealthOrigin, now: Date) throws -> HistoryContext {
        let preferences = try database.preferences.get(owner)
        let zone = TimeZone(identifier: preferences.timeZone) ?? .gmt
        let today = DayClock(timeZone: zone, dayStartHour: preferences.dayStartHour).civilDate(of: now)
        var known: [String: String] = [:]
        for (question, answer) in try database.health.answers(of: owner) {
            if let id = Self.question(question, for: origin) { known[id] = answer }
        }
        return HistoryContext(
            home: zone, now: now, mealTimes: preferences.mealTimes, isImperial: preferences.units == .imperial,
            weight: try database.days.latest(.weight, of: owner, onOrBefore: today)?.value,
            answers: known.merging(answers) { _, given in given })
    }

    /// Keeps answers for the next file of the same app; those about columns and exercises for any.
    func remember(_ answers: [String: String], from origin: HealthOrigin) throws {
        let named = answers.map { id, answer in
            (Self.isOfAnyFile(id) ? id : "\(origin.rawValue) \(id)", answer)
        }
        try database.health.remember(Dictionary(named, uniquingKeysWith: { first, _ in first }), of: owner)
    }

    private static func isOfAnyFile(_ id: String) -> Bool { id.hasPrefix("exercise:") || id.hasPrefix("column:") }

    private static func question(_ kept: String, for origin: HealthOrigin) -> String? {
        if isOfAnyFile(kept) { return kept }
        // Tables have nothing in common but their columns.
        guard origin != .table, kept.hasPrefix(origin.rawValue + " ") else { return nil }
        return String(kept.dropFirst(origin.rawValue.count + 1))
    }

    /// What is in a file, without an account.
    public static func preview(
        _ file: HistoryFile, _ context: HistoryContext, own: [Exercise] = [],
        progress: @escaping (ImportProgress) throws -> Void = { _ in }
    ) throws -> HealthSummary {
        let namer = ExerciseNamer(own, answers: context.answers)
        let reading = try file.read(context, progress: progress, workout: { _ = try namer.settled($0) })
        var summary = try reading.digest(figure: { _ in }, detail: { _, _ in })
        summary.history?.questions += namer.questions
        return summary
    }

    /// - Parameters:
    ///   - batch: what `HealthStore.begin` made; it is gone again when this throws
    ///   - answers: to what the file does not say, given now; kept for the next one
    /// - Throws: `ImportError`, `StorageError`, and what `progress` throws to cancel
    public func run(
        _ file: HistoryFile, batch: Int64, answers: [String: String], now: Date,
        progress: @escaping (ImportProgress) throws -> Void
    ) throws -> HealthSummary {
        do {
            try remember(answers, from: file.origin)
            let context = try context(answers, for: file.origin, now: now)
            let store = database.health
            let writer = store.historyWriter(owner, batch: batch, from: file.origin, now: now)
            let namer = ExerciseNamer(try database.exercises.list(owner), answers: context.answers) {
                try writer.ownExercise($0, $1)
            }
            let foods = FoodNamer(try database.foods.list(owner))
            let reading = try file.read(
                context, progress: progress, entry: { try writer.add(foods.settled($0)) },
                workout: { try writer.add(namer.settled($0)) })
            let figures = try store.writer(owner, batch: batch, sources: reading.sources, from: reading.origin)
            var summary = try reading.digest(figure: figures.add, detail: { try figures.add($1, on: $0) })
            let (newDays, known) = try writer.finish()
            summary.newDays = try figures.finish(with: newDays)
            summary.history?.entries -= known.entries
            summary.history?.workouts -= known.workouts
            summary.history?.sets -= known.sets
            summary.skip(.loggedHere, known.entries + known.workouts)
            summary.history?.questions += namer.questions
            try store.finish(batch, of: owner, summary)
            return summary
        } catch {
            try? database.health.discard(batch, of: owner)
            throw error
        }
    }
}
