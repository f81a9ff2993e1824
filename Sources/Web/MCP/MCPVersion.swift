import Domain
import Foundation
import HTTPTypes
import Hummingbird

/// A version of the Model Context Protocol.
enum MCPVersion: String, CaseIterable {
    case march2025 = "2025-03-26"
    case june2025 = "2025-06-18"
    case november2025 = "2025-11-25"
    /// Without a handshake: every request says what it speaks.
    case july2026 = "2026-07-28"

    /// The newest that begins with `initialize`
    static let newestWithHandshake = november2025

    var hasHandshake: Bool { self != .july2026 }
    /// Only the first version with streamable HTTP took several messages in one body.
    var allowsBatches: Bool { self == .march2025 }

    private static let versionKey = "io.modelcontextprotocol/protocolVersion"
    private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"

    /// What a request speaks by its header; without one, the version before the header was there.
    ///
    /// - Throws: for a version that we do not speak
    init(header: String?) throws(RPCFailure) {
        guard let header else {
            self = .march2025
            return
        }
        guard let version = MCPVersion(rawValue: header) else { throw Self.unsupported(header) }
        self = version
    }

    static func unsupported(_ name: String) -> RPCFailure {
        RPCFailure(
            -32022, "mcp.problem.version", ["name": .text(String(name.prefix(40)))],
            data: [
                "supported": .list(allCases.map { .text($0.rawValue) }), "requested": .text(String(name.prefix(40))),
            ])
    }

    /// What a message speaks by itself, where it comes without headers.
    ///
    /// - Throws: for a version that we do not speak
    init(of message: JSONValue) throws(RPCFailure) {
        guard let name = Self.declared(in: message) else {
            self = .newestWithHandshake
            return
        }
        try self.init(header: name)
    }

    /// The version that a request without handshake carries.
    static func declared(in message: JSONValue) -> String? { message["params"]?["_meta"]?[versionKey]?.text }

    /// Whether a request without handshake carries what it has to in its body, and alike in its headers.
    ///
    /// - Throws: for what is missing, or says otherwise in the headers
    static func checkEnvelope(
        _ method: String, _ params: [String: JSONValue], _ headers: HTTPFields?
    ) throws(RPCFailure) {
        let meta = params["_meta"]
        guard let version = meta?[versionKey]?.text else { throw .parameter("_meta.\(versionKey)") }
        guard meta?[capabilitiesKey]?.members != nil else { throw .parameter("_meta.\(capabilitiesKey)") }
        guard let headers else { return }
        let named = params[method == "resources/read" ? "uri" : "name"]?.text
        let namesOne = ["tools/call", "prompts/get", "resources/read"].contains(method) && named != nil
        guard headers[.mcpProtocolVersion] == version, headers[.mcpMethod] == method,
            !namesOne || headers[.mcpName].flatMap(decoded) == named
        else { throw RPCFailure(-32020, "mcp.problem.headers") }
    }

    /// A header's value, which is written in base64 where it is no plain ASCII.
    private static func decoded(_ value: String) -> String? {
        guard value.hasPrefix("=?base64?"), value.hasSuffix("?="), value.utf8.count > 11 else { return value }
        return Data(base64Encoded: String(value.dropFirst(9).dropLast(2))).flatMap {
            String(validating: $0, as: UTF8.self)
        }
    }
}
