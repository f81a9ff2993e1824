import Domain
import HTTPTypes
import Hummingbird
import Logging
import Services
import Storage

/// Answers messages, wherever they come from.
struct MCPMessages: Sendable {
    let service: MCPService
    private let runs = MCPRuns()

    init(service: MCPService) { self.service = service }

    /// How messages come: what they speak, and whose they are.
    struct Exchange: Sendable {
        let version: MCPVersion
        /// `nil` where messages come without
        let headers: HTTPFields?
        let owner: Account.ID
        /// Tells the requests of two clients apart; nothing is kept for it.
        let session: String

        fileprivate func key(_ id: JSONValue) -> MCPRuns.Key? {
            (try? id.written).map { MCPRuns.Key(owner: owner, session: session, id: $0) }
        }
    }

    /// `nil` for what asks for no answer, or no longer.
    func answer(_ value: JSONValue, _ exchange: Exchange, for caller: Caller) async -> JSONValue? {
        do {
            switch try RPCMessage(value) {
            case .response: return nil
            case .notification(let method, let params):
                if method == "notifications/cancelled", let key = params["requestId"].flatMap(exchange.key) {
                    runs.cancel(key)
                }
                return nil
            case .request(let id, let method, let params):
                return await answer(id, method, params, exchange, caller)
            }
        } catch {
            return Self.failed(error, for: caller)
        }
    }

    private func answer(
        _ id: JSONValue, _ method: String, _ params: [String: JSONValue], _ exchange: Exchange, _ caller: Caller
    ) async -> JSONValue? {
        do {
            if !exchange.version.hasHandshake { try MCPVersion.checkEnvelope(method, params, exchange.headers) }
            guard let key = exchange.key(id) else { throw RPCFailure.invalidRequest }
            let result = try await runs.run(key) { [service] in
                try await service.answer(method, params, exchange.version, for: caller)
            }
            return ["jsonrpc": "2.0", "id": id, "result": result]
        } catch is CancellationError {
            return nil
        } catch let failure as RPCFailure {
            return Self.failed(failure, id, for: caller)
        } catch let refusal as Inside.Refusal {
            return Self.failed(refusal.words, id)
        } catch let problem as Problem {
            return Self.failed(problem.words(for: caller), id)
        } catch {
            caller.logger.error("Failed", metadata: ["route": "mcp", "error": "\(ErrorTrace.text(error))"])
            return Self.failed(RPCFailure(-32603, "problem.internal"), id, for: caller)
        }
    }

    static func failed(_ failure: RPCFailure, _ id: JSONValue = .null, for caller: Caller) -> JSONValue {
        ["jsonrpc": "2.0", "id": id, "error": failure.error(for: caller)]
    }

    /// What cannot be answered, in words.
    static func failed(_ words: String, _ id: JSONValue) -> JSONValue {
        ["jsonrpc": "2.0", "id": id, "error": ["code": -32603, "message": .text(words)]]
    }
}

extension Problem {
    /// In words, with what is wrong of each field.
    func words(for caller: Caller) -> String {
        let errors = fields.sorted { $0.key < $1.key }.map {
            "\($0.key): \($0.value.text(caller.language, caller.units))"
        }
        return ([detail.text(caller.language, caller.units)] + errors).joined(separator: "\n")
    }
}
