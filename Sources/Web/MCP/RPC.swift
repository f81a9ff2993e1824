import Domain
import Services

/// A message of JSON-RPC 2.0 as a client sends it.
enum RPCMessage {
    case request(id: JSONValue, method: String, params: [String: JSONValue])
    case notification(method: String, params: [String: JSONValue])
    /// An answer to something that we never asked
    case response

    /// - Throws: `invalidRequest` for anything else
    init(_ value: JSONValue) throws(RPCFailure) {
        guard let members = value.members, members["jsonrpc"] == "2.0" else { throw .invalidRequest }
        guard let method = members["method"]?.text else {
            guard members["method"] == nil, members["result"] != nil || members["error"] != nil else {
                throw .invalidRequest
            }
            self = .response
            return
        }
        let params: [String: JSONValue]
        switch members["params"] {
        case nil: params = [:]
        case .object(let object): params = object
        default: throw .invalidRequest
        }
        guard let given = members["id"] else {
            self = .notification(method: method, params: params)
            return
        }
        guard let id = Self.id(given) else { throw .invalidRequest }
        self = .request(id: id, method: method, params: params)
    }

    /// What may be a request's id, and go back with its answer; `nil` for anything else.
    static func id(_ value: JSONValue?) -> JSONValue? {
        switch value {
        case .text(let text) where text.utf8.count <= 256: value
        case .number(let number) where number.isFinite: value
        default: nil
        }
    }
}

/// What goes wrong with a message itself: a code of JSON-RPC or MCP, and a sentence of the catalogue.
struct RPCFailure: Error {
    var code: Int
    var message: Message
    var data: JSONValue?

    init(_ code: Int, _ key: String, _ values: [String: SentenceValue] = [:], data: JSONValue? = nil) {
        self.code = code
        message = Message(key: key, values: values)
        self.data = data
    }

    static var notJSON: RPCFailure { RPCFailure(-32700, "mcp.problem.json") }
    static var invalidRequest: RPCFailure { RPCFailure(-32600, "mcp.problem.request") }
    static func noMethod(_ name: String) -> RPCFailure {
        RPCFailure(-32601, "mcp.problem.method", ["name": .text(String(name.prefix(80)))])
    }
    static func parameter(_ name: String) -> RPCFailure {
        RPCFailure(-32602, "mcp.problem.parameter", ["name": .text(name)])
    }
    static func unknown(_ key: String, _ name: String) -> RPCFailure {
        RPCFailure(-32602, key, ["name": .text(String(name.prefix(80)))])
    }
    static var noResource: RPCFailure { RPCFailure(-32002, "problem.notFound") }

    func error(for caller: Caller) -> JSONValue {
        var error: JSONValue = [
            "code": .number(Double(code)), "message": .text(message.text(caller.language, caller.units)),
        ]
        error["data"] = data
        return error
    }
}
