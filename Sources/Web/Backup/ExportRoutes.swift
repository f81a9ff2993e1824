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
        let name = "vitalpath-\(person.today).\(form.rawValue)\(gzip ? ".gz" : "")"
        return Response(
            status: .ok,
            headers: [
                .contentType: gzip ? "application/gzip" : form.contentType,
                .contentDisposition: "attachment; filename=\"\(name)\"",
            ],
            body: ResponseBody { [database, gate] writer in
                try await gate.enter()
                defer { gate.leave() }
                let chunks = ChunkPipe { send in
                    try Export.write(form, gzip: gzip, of: person.owner, from: database, send: send)
                }
                defer { chunks.leave() }
                while let chunk = try await chunks.next() { try await writer.write(chunk) }
                try await writer.finish(nil)
            })
    }
}

public enum ExportForm: String, CaseIterable, Sendable {
    case json, csv

    var contentType: String { self == .json ? "application/json; charset=utf-8" : "text/csv; charset=utf-8" }
}

/// Writes an export piece by piece. The server and the command line share it.
public enum Export {
    public static func write(
        _ form: ExportForm, gzip: Bool, of owner: Account.ID, from database: Database,
        send: @escaping ([UInt8]) throws -> Void
    ) throws {
        let collector = try ChunkCollector(gzip: gzip, send: send)
        switch form {
        case .json: try database.export.json(owner) { try collector.add($0) }
        case .csv: try database.export.csv(owner) { try collector.add($0) }
        }
        try collector.finish()
    }
}

/// Gathers small pieces into chunks of 64 KB, compressed where wished.
private final class ChunkCollector {
    private static let size = 64 * 1024
    private var pending: [UInt8] = []
    private let gzip: GzipStream?
    private let send: ([UInt8]) throws -> Void

    init(gzip: Bool, send: @escaping ([UInt8]) throws -> Void) throws {
        self.gzip = gzip ? try GzipStream() : nil
        self.send = send
        pending.reserveCapacity(Self.size * 2)
    }

    func add(_ piece: some Collection<UInt8>) throws {
        pending.append(contentsOf: piece)
        if pending.count >= Self.size { try flush() }
    }

    func finish() throws {
        try flush()
        if let gzip { try gzip.finish(send) }
    }

    private func flush() throws {
        if let gzip { try gzip.write(pending, send) } else if !pending.isEmpty { try send(pending) }
        pending.removeAll(keepingCapacity: true)
    }
}
