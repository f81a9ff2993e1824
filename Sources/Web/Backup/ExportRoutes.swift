public import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
public import Storage

/// Everything someone has, to take away: by way of a file, so that ten years need no more memory than ten days, and who
/// reads slowly holds nothing else up.
struct ExportRoutes {
    let people: People
    let downloads: Downloads

    /// Bytes that wait in memory for one reader
    private static let piece = 32 * 1024

    func add(to group: RouterGroup<Caller>) {
        for form in ExportForm.allCases {
            group.get("export/\(form.rawValue)") { request, context in
                try await download(form, gzip: false, context)
            }
            group.get("export/\(form.rawValue).gz") { request, context in
                try await download(form, gzip: true, context)
            }
        }
    }

    private func download(_ form: ExportForm, gzip: Bool, _ context: Caller) async throws -> Response {
        let person = try people.person(try context.owner())
        let name = "vitalpath-\(form.isForHealth ? "health-" : "")\(person.today).\(form.suffix)\(gzip ? ".gz" : "")"
        let reader = try await downloads.open(form, gzip: gzip, of: person.owner)
        return Response(
            status: .ok,
            headers: [
                .contentType: gzip ? "application/gzip" : form.contentType,
                .contentDisposition: "attachment; filename=\"\(name)\"",
            ],
            body: ResponseBody { writer in
                var sent = 0
                while let bytes = try await reader.bytes(at: sent, atMost: Self.piece) {
                    try await writer.write(ByteBuffer(bytes: bytes))
                    sent += bytes.count
                }
                try await writer.finish(nil)
            })
    }
}

public enum ExportForm: String, CaseIterable, Sendable {
    /// All of it, and a row a day.
    case json, csv
    /// What was logged here, for apps that write into Apple Health.
    case healthJSON = "health-json"
    case healthCSV = "health-csv"

    var isForHealth: Bool { self == .healthJSON || self == .healthCSV }
    var suffix: String { self == .json || self == .healthJSON ? "json" : "csv" }
    var contentType: String { suffix == "json" ? "application/json; charset=utf-8" : "text/csv; charset=utf-8" }
}

/// Writes an export piece by piece. The server and the command line share it.
public enum Export {
    private static let chunkSize = 64 * 1024

    /// - Parameter gzip: rows are then read on one thread and packed on another.
    public static func write(
        _ form: ExportForm, gzip: Bool, of owner: Account.ID, from database: Database, send: ([UInt8]) throws -> Void
    ) throws {
        guard gzip else { return try write(form, of: owner, from: database, send: send) }
        let chunks = ChunkPipe { try write(form, of: owner, from: database, send: $0) }
        defer { chunks.leave() }
        let pack = try GzipStream()
        while let chunk = try chunks.next() {
            let ready = try pack.write(chunk)
            if !ready.isEmpty { try send(ready) }
        }
        try send(pack.finish())
    }

    /// Gathers the small pieces into chunks.
    static func write(
        _ form: ExportForm, of owner: Account.ID, from database: Database, send: ([UInt8]) throws -> Void
    ) throws {
        var chunk: [UInt8] = []
        chunk.reserveCapacity(2 * chunkSize)
        func add(_ piece: [UInt8]) throws {
            chunk += piece
            if chunk.count < chunkSize { return }
            try send(chunk)
            chunk.removeAll(keepingCapacity: true)
        }
        func health() throws -> HealthFile {
            let zone = try TimeZone(identifier: database.preferences.get(owner).timeZone) ?? .gmt
            return HealthFile(database: database, owner: owner, zone: zone)
        }
        switch form {
        case .json: try database.export.json(owner, write: add)
        case .csv: try database.export.csv(owner, write: add)
        case .healthJSON: try health().json(write: add)
        case .healthCSV: try health().csv(write: add)
        }
        if !chunk.isEmpty { try send(chunk) }
    }
}
