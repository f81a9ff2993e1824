public import Domain
public import Foundation
import Hummingbird
public import Logging
import NIOEmbedded
import Services
public import Storage

/// The Model Context Protocol without a server: the same messages by the same routes, for somebody at this machine.
public struct MCPLocal: Sendable {
    private let messages: MCPMessages
    private let owner: Account.ID
    private let scopes: [APIToken.Scope]
    private let logger: Logger

    public init(_ owner: Account.ID, scopes: [APIToken.Scope], database: Database, logger: Logger) async throws {
        let people = People(database: database, now: { Date() })
        let router = try await Site.router(database: database, options: SiteOptions())
        messages = MCPMessages(
            service: MCPService(
                database: database, people: people, inside: Inside(responder: router.buildResponder())))
        self.owner = owner
        self.scopes = scopes
        self.logger = logger
    }

    /// - Parameter line: one message
    /// - Returns: its answer, one line; `nil` for what asks for none
    public func answer(_ line: Data) async -> Data? {
        var caller = Caller(source: ApplicationRequestContextSource(channel: EmbeddedChannel(), logger: logger))
        caller.visitor = Visitor(owner: owner, pass: .token(scopes: scopes))
        guard line.count <= Request.formLimit, let value = try? JSONReader.value(Array(line)) else {
            return try? JSON.encoder.encode(MCPMessages.failed(.notJSON, for: caller))
        }
        let version: MCPVersion
        do { version = try MCPVersion(of: value) } catch {
            return try? JSON.encoder.encode(MCPMessages.failed(error, RPCMessage.id(value["id"]) ?? .null, for: caller))
        }
        let exchange = MCPMessages.Exchange(version: version, headers: nil, owner: owner, session: "")
        return await messages.answer(value, exchange, for: caller).flatMap { try? JSON.encoder.encode($0) }
    }

    /// The answer to a request that never got here, in words; `nil` for what asks for none.
    public static func failure(_ words: String, to line: Data) -> Data? {
        failure(words, id: (try? JSONReader.value(Array(line)))?["id"])
    }

    /// - Parameter id: of the request; `nil` for what has none
    static func failure(_ words: String, id: JSONValue?) -> Data? {
        guard let id else { return nil }
        return try? JSON.encoder.encode(MCPMessages.failed(words, RPCMessage.id(id) ?? .null))
    }
}
