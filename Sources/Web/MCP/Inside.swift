import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Services
import Synchronization

/// Asks the routes of this site as its own client does, without a connection: whatever they check and say holds here too.
struct Inside: Sendable {
    /// What is asked of a route.
    struct Call: Equatable {
        var method: HTTPRequest.Method = .get
        var path: String
        /// For `GET`
        var query: [URLQueryItem] = []
        var body: JSONValue?
    }

    let responder: any HTTPResponder<Caller>

    /// Bytes of the longest answer that is read.
    static let longest = 4 << 20

    /// What a route answers to someone who has been let in.
    ///
    /// - Throws: `Refusal` for anything but a success, 400 for a body that JSON cannot tell, `CancellationError`
    func answer(_ call: Call, as caller: Caller) async throws -> JSONValue {
        try Task.checkCancellation()
        let body = try call.body.map(Self.bytes)
        var caller = caller
        // This server asks itself, by the name that it has here.
        caller.isSecure = false
        var headers: HTTPFields = [:]
        if body != nil { headers[.contentType] = "application/json" }
        let response = try await responder.respond(
            to: Request(
                head: HTTPRequest(
                    method: call.method, scheme: "http", authority: "localhost", path: Self.path(call),
                    headerFields: headers),
                body: RequestBody(buffer: body ?? ByteBuffer())),
            context: caller)
        let answer = Collected()
        try await response.body.write(answer)
        try Task.checkCancellation()
        let bytes = answer.bytes.withLock { Array($0.readableBytesView) }
        let value = bytes.isEmpty ? .null : try JSONReader.value(bytes, most: .max)
        guard response.status.kind == .successful else { throw Refusal(status: response.status, problem: value) }
        return value
    }

    /// An answer that is none: the problem as the route words it.
    struct Refusal: Error {
        let status: HTTPResponse.Status
        let problem: JSONValue

        /// In words, with what is wrong of each field.
        var words: String {
            let fields = (problem["errors"]?.members ?? [:]).sorted { $0.key < $1.key }
            let errors = fields.map { "\($0.key): \($0.value.text ?? "")" }
            return ([problem["detail"]?.text ?? status.reasonPhrase] + errors).joined(separator: "\n")
        }
    }

    /// - Throws: 400 for a number that is not finite, which JSON has no word for
    private static func bytes(_ body: JSONValue) throws(Problem) -> ByteBuffer {
        guard let data = try? JSON.encoder.encode(body) else { throw .badRequest("problem.badRequest") }
        return ByteBuffer(bytes: data)
    }

    private static func path(_ call: Call) -> String {
        guard !call.query.isEmpty else { return call.path }
        return call.path + "?"
            + call.query.map { "\(part($0.name))=\(part($0.value ?? ""))" }.joined(separator: "&")
    }

    /// A text as one part of a path or of a query.
    static func part(_ name: String) -> String {
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "-_~")
        return name.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }

    private final class Collected: ResponseBodyWriter {
        let bytes = Mutex(ByteBuffer())

        func write(_ buffer: ByteBuffer) async throws {
            try bytes.withLock { bytes in
                guard bytes.readableBytes + buffer.readableBytes <= longest else { throw Problem.tooLarge }
                _ = bytes.writeImmutableBuffer(buffer)
            }
        }

        func finish(_: HTTPFields?) async throws {}
    }
}
