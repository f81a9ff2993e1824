public import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
public import Storage

/// Everything someone has, to take away: streamed, so that ten years need no more memory than ten days.
struct ExportRoutes {
    let database: Database
    let people: People
    let gate: Gate

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
        return Response(
            status: .ok,
            headers: [
                .contentType: gzip ? "application/gzip" : form.contentType,
                .contentDisposition: "attachment; filename=\"\(name)\"",
            ],
            body: ResponseBody { [database, gate] writer in
                try await gate.enter()
                defer { gate.leave() }
                // Rows are read on one thread and packed on another.
                let chunks = ChunkPipe { send in
                    try Export.write(form, of: person.owner, from: database, send: send)
                }
                defer { chunks.leave() }
                let pack = gzip ? try GzipStream() : nil
                while let chunk = try await chunks.next() {
                    let ready = try pack?.write(chunk) ?? chunk
                    if !ready.isEmpty { try await writer.write(ByteBuffer(bytes: ready)) }
                }
                if let pack { try await writer.write(ByteBuffer(bytes: pack.finish())) }
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

    public static func write(
        _ form: ExportForm, gzip: Bool, of owner: Account.ID, from database: Database, send: ([UInt8]) throws -> Void
    ) throws {
        guard gzip else { return try write(form, of: owner, from: database, send: send) }
        let pack = try GzipStream()
        try write(form, of: owner, from: database) { chunk in
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
