public import Foundation
import HTTPTypes
import Services
import Synchronization

/// Hands messages on to a server that runs already, and its answers back.
public final class MCPBridge: Sendable {
    private let address: URL
    private let token: String
    /// Tells its requests from those of other clients of the server.
    private let session = UUID().uuidString.lowercased()
    /// As `initialize` was answered
    private let version = Mutex(String?.none)

    private static let patience = Duration.seconds(120)
    /// Bytes of the longest answer that is handed back: of each message what a model can read, as text and as data.
    private static let longest = MCPRoutes.mostMessages << 20

    /// - Parameters:
    ///   - server: `http://localhost:8042`
    ///   - token: a bearer token; its scopes are what may be done
    public init(server: URL, token: String) {
        address = server.appending(path: "mcp")
        self.token = token
    }

    /// - Parameter line: one message
    /// - Returns: its answer, one line; `nil` for what asks for none
    public func answer(_ line: Data) async -> Data? {
        let message = (try? JSONReader.value(Array(line))) ?? .null
        guard
            let download = await LimitedDownload.answer(
                to: question(line, message), limit: Self.longest, timeout: Self.patience)
        else {
            return MCPLocal.failure(
                "VitalPath does not answer at \(address.absoluteString). Start it: vitalpath", id: message["id"])
        }
        let answer = try? JSONReader.value(Array(download.body), most: .max)
        if let spoken = answer?["result"]?["protocolVersion"]?.text { version.withLock { $0 = spoken } }
        if let answer, answer["jsonrpc"] != nil || answer.list != nil { return try? JSON.encoder.encode(answer) }
        if download.status == 202 { return nil }
        return MCPLocal.failure(
            answer?["detail"]?.text ?? "The server answered \(download.status).", id: message["id"])
    }

    private func question(_ line: Data, _ message: JSONValue) -> LimitedDownload.Question {
        var question = LimitedDownload.Question(
            url: address, method: .post,
            fields: [
                .contentType: "application/json", .accept: "application/json, text/event-stream",
                .authorization: "Bearer \(token)", .mcpSession: session,
            ], body: line)
        guard let own = MCPVersion.declared(in: message) else {
            question.fields[.mcpProtocolVersion] = version.withLock { $0 }
            return question
        }
        question.fields[.mcpProtocolVersion] = own
        question.fields[.mcpMethod] = message["method"]?.text
        let params = message["params"]
        if let name = (params?["uri"] ?? params?["name"])?.text {
            question.fields[.mcpName] = "=?base64?\(Data(name.utf8).base64EncodedString())?="
        }
        return question
    }
}
