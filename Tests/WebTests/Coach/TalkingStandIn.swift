import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

@testable import Web

/// A local server that talks as a language model does, or as none should.
final class TalkingStandIn: Sendable {
    enum Step: Sendable {
        case bytes([UInt8])
        case pause(Duration)
        /// Until the other side has gone, a byte or a piece at a time
        case endless([UInt8], every: Duration)
        /// Ends the connection in the middle
        case drop
    }

    struct Script: Sendable {
        var status: HTTPResponse.Status = .ok
        var headers: HTTPFields = [.contentType: "text/event-stream"]
        var steps: [Step]
    }

    private struct State {
        var scripts: [Script] = []
        var bodies: [String] = []
        var headers: [HTTPFields] = []
        var left = 0
    }

    private let state = Mutex(State())

    /// What was asked
    var bodies: [String] { state.withLock { $0.bodies } }
    var headers: [HTTPFields] { state.withLock { $0.headers } }
    /// Answers without end that nobody listens to any more
    var left: Int { state.withLock { $0.left } }

    /// The answers from now on, one a request; the last one again and again.
    func say(_ scripts: [Script]) {
        state.withLock {
            $0.scripts = scripts
            $0.bodies = []
            $0.headers = []
            $0.left = 0
        }
    }

    static func with(_ body: (TalkingStandIn, _ address: String) async throws -> Void) async throws {
        let standIn = TalkingStandIn()
        let router = Router()
        router.post("**") { request, _ in
            let body = try await request.body.collect(upTo: 1 << 20)
            let script = standIn.state.withLock { state in
                state.bodies.append(String(buffer: body))
                state.headers.append(request.headers)
                return state.scripts.count > 1 ? state.scripts.removeFirst() : state.scripts.first ?? Script(steps: [])
            }
            return Response(
                status: script.status, headers: script.headers,
                body: ResponseBody { writer in
                    for step in script.steps { try await standIn.take(step, &writer) }
                    try await writer.finish(nil)
                })
        }
        try await LocalServer.with(router) { try await body(standIn, "\($0)/v1") }
    }

    private func take(_ step: Step, _ writer: inout any ResponseBodyWriter) async throws {
        switch step {
        case .bytes(let bytes): try await writer.write(ByteBuffer(bytes: bytes))
        case .pause(let time): try await Task.sleep(for: time)
        case .drop: throw CancellationError()
        case .endless(let bytes, let pause):
            do {
                while true {
                    try await writer.write(ByteBuffer(bytes: bytes))
                    try await Task.sleep(for: pause)
                }
            } catch {
                state.withLock { $0.left += 1 }
                throw error
            }
        }
    }
}

extension TalkingStandIn.Script {
    /// Any bytes
    static func raw(_ text: String, _ status: HTTPResponse.Status = .ok, type: String = "text/event-stream") -> Self {
        Self(status: status, headers: [.contentType: type], steps: [.bytes(Array(text.utf8))])
    }

    static func steps(_ steps: TalkingStandIn.Step...) -> Self { Self(steps: steps) }

    /// Text in these pieces
    static func text(_ pieces: String..., end: String = "stop", usage: String = "") -> Self {
        Self(steps: pieces.map { .bytes(Array(delta($0).utf8)) } + [.bytes(Array(done(end, usage).utf8))])
    }

    /// Functions that it wants called
    static func calls(_ calls: (name: String, arguments: String)...) -> Self {
        var steps: [TalkingStandIn.Step] = []
        for (index, call) in calls.enumerated() {
            // Names come whole, arguments in pieces.
            let half = call.arguments.index(call.arguments.startIndex, offsetBy: call.arguments.count / 2)
            steps.append(
                .bytes(
                    Array(
                        event(
                            #"{"tool_calls":[{"index":\#(index),"id":"c\#(index)","type":"function","function":{"name":\#(quoted(call.name)),"arguments":\#(quoted(String(call.arguments[..<half])))}}]}"#
                        ).utf8)))
            steps.append(
                .bytes(
                    Array(
                        event(
                            #"{"tool_calls":[{"index":\#(index),"function":{"arguments":\#(quoted(String(call.arguments[half...])))}}]}"#
                        ).utf8)))
        }
        return Self(steps: steps + [.bytes(Array(done("tool_calls", "").utf8))])
    }

    static func delta(_ text: String) -> String { event(#"{"content":\#(quoted(text))}"#) }

    static func event(_ delta: String) -> String {
        "data: {\"object\":\"chat.completion.chunk\",\"choices\":[{\"index\":0,\"delta\":\(delta),\"finish_reason\":null}]}\n\n"
    }

    static func done(_ reason: String, _ usage: String) -> String {
        "data: {\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"\(reason)\"}]}\n\n"
            + (usage.isEmpty ? "" : "data: {\"choices\":[],\"usage\":\(usage)}\n\n") + "data: [DONE]\n\n"
    }

    static func quoted(_ text: String) -> String {
        (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
