import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The Model Context Protocol over HTTP: a message in, its answer out. There are no sessions to keep and no stream to
/// listen to, so a `GET` is answered with 405.
struct MCPRoutes {
    let messages: MCPMessages

    /// Messages in one body, for the version that has that.
    static let mostMessages = 20

    func add(to router: Router<Caller>) {
        router.post("mcp", use: receive)
    }

    @Sendable private func receive(_ request: Request, context: Caller) async throws -> Response {
        let owner = try context.owner()
        guard request.mediaType == "application/json" else {
            throw Problem(.unsupportedMediaType, "problem.contentType")
        }
        let bytes = try await request.bytes(limit: Request.formLimit)
        do {
            let version = try MCPVersion(header: request.headers[.mcpProtocolVersion])
            guard let body = try? JSONReader.value(Array(bytes.readableBytesView)) else { throw RPCFailure.notJSON }
            let exchange = MCPMessages.Exchange(
                version: version, headers: request.headers, owner: owner,
                session: String((request.headers[.mcpSession] ?? "").prefix(128)))
            if case .list(let list) = body { return try await batch(list, exchange, context) }
            guard let answer = await messages.answer(body, exchange, for: context) else {
                return Response(status: .accepted)
            }
            var response = Response.json(answer, status: Self.status(answer, version))
            if answer["result"]?["protocolVersion"] != nil {
                response.headers[.mcpSession] = UUID().uuidString.lowercased()
            }
            return response
        } catch let failure as RPCFailure {
            return .json(MCPMessages.failed(failure, for: context), status: .badRequest)
        }
    }

    private func batch(
        _ list: [JSONValue], _ exchange: MCPMessages.Exchange, _ context: Caller
    ) async throws -> Response {
        guard exchange.version.allowsBatches, (1...Self.mostMessages).contains(list.count) else {
            throw RPCFailure.invalidRequest
        }
        var answers: [JSONValue] = []
        for message in list {
            if let answer = await messages.answer(message, exchange, for: context) { answers.append(answer) }
        }
        return answers.isEmpty ? Response(status: .accepted) : .json(answers)
    }

    /// The version without a handshake says in the status, too, what went wrong.
    private static func status(_ answer: JSONValue, _ version: MCPVersion) -> HTTPResponse.Status {
        guard let code = answer["error"]?["code"] else { return .ok }
        if answer["id"] == nil { return .badRequest }
        if version.hasHandshake || code == -32603 { return .ok }
        return code == -32601 ? .notFound : .badRequest
    }
}
