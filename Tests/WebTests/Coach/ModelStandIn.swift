import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

@testable import Web

/// A local server that answers chat completions as a test wants them.
final class ModelStandIn: Sendable {
    struct Asked: Sendable {
        var path: String
        var headers: [String: String]
        var body: Data
    }

    enum Behaviour: Sendable {
        /// The content of the first choice.
        case content(String)
        case raw(HTTPResponse.Status, String)
        case redirect(String)
        case silence
        case endless
    }

    private let requests = Mutex<[Asked]>([])
    private let behaviour: Mutex<Behaviour>

    private let written = Mutex(0)

    /// Bytes of endless answers that somebody took
    var sent: Int { written.withLock { $0 } }
    var asked: [Asked] { requests.withLock { $0 } }
    func answer(_ new: Behaviour) { behaviour.withLock { $0 = new } }

    private init(_ behaviour: Behaviour) { self.behaviour = Mutex(behaviour) }

    static func with(_ behaviour: Behaviour, _ body: (ModelStandIn, String) async throws -> Void) async throws {
        let standIn = ModelStandIn(behaviour)
        let router = Router()
        router.post("**") { request, _ in
            let body = try await request.body.collect(upTo: 1 << 20)
            let headers = Dictionary(
                request.headers.map { ($0.name.canonicalName, $0.value) }, uniquingKeysWith: { first, _ in first })
            standIn.requests.withLock {
                $0.append(
                    Asked(
                        path: request.uri.path,
                        headers: headers.merging(["host": request.head.authority ?? ""]) { first, _ in first },
                        body: Data(body.readableBytesView)))
            }
            return try await standIn.response()
        }
        try await LocalServer.with(router) { try await body(standIn, "\($0)/v1") }
    }

    private func response() async throws -> Response {
        switch behaviour.withLock({ $0 }) {
        case .content(let text):
            let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
            return Self.json(
                .ok,
                #"{"choices": [{"finish_reason": "stop", "message": {"role": "assistant", "content": \#(quoted)}}]}"#)
        case .raw(let status, let text): return Self.json(status, text)
        case .redirect(let place): return Response(status: .found, headers: [.location: place])
        case .silence:
            try await Task.sleep(for: .seconds(60))
            return Response(status: .ok)
        case .endless:
            return Response(
                status: .ok,
                body: ResponseBody { writer in
                    for _ in 0..<4096 {
                        try await writer.write(ByteBuffer(repeating: 0x20, count: 64 * 1024))
                        self.written.withLock { $0 += 64 * 1024 }
                    }
                    try await writer.finish(nil)
                })
        }
    }

    private static func json(_ status: HTTPResponse.Status, _ text: String) -> Response {
        Response(
            status: status, headers: [.contentType: "application/json"],
            body: .init(byteBuffer: ByteBuffer(string: text)))
    }
}
