public import Domain
public import Foundation
public import Imports
public import Storage

/// Brings a Health export into an account: read whole, written unseen, ready to be confirmed.
public struct HealthImporter {
    let database: Database
    let owner: Account.ID

    public init(database: Database, owner: Account.ID) {
        self.database = database
        self.owner = owner
    }

    /// - Parameters:
    ///   - export: opened here, so that one which cannot be leaves no batch behind
    ///   - batch: what `HealthStore.begin` made; it is gone again when this throws
    ///   - home: the zone that decides days where the file does not
    ///   - seen: told of every figure, for whoever wants to know
    /// - Throws: `ImportError`, `StorageError`, and what `progress` throws to cancel
    public func run(
        _ export: @autoclosure () throws -> HealthExport, batch: Int64, home: TimeZone, includesCycle: Bool, now: Date,
        progress: @escaping (ImportProgress) throws -> Void,
        seen: @escaping ([HealthSource], RecordedFigure) -> Void = { _, _ in }
    ) throws -> HealthSummary {
        do {
            let reading = try export().read(
                home: home, includesCycle: includesCycle, scratch: database.directory, now: now, progress: progress)
            let writer = try database.health.writer(owner, batch: batch, sources: reading.sources, from: reading.origin)
            var summary = try reading.digest {
                seen(reading.sources, $0)
                try writer.add($0)
            } detail: {
                try writer.add($1, on: $0)
            }
            summary.newDays = try writer.finish()
            try database.health.finish(batch, of: owner, summary)
            return summary
        } catch {
            try? database.health.discard(batch, of: owner)
            throw error
        }
    }
}
