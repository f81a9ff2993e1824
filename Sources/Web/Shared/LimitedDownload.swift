import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

/// One request to a server that nobody trusts: no redirects, no cookies, no more than so many bytes, no longer than so
/// long. Every byte is counted where it arrives, and the connection ends with the one that is too many: a server may be so
/// near that it can send faster than anything can be called off. Over TLS its certificate has to be the name's.
enum LimitedDownload {
    struct Question: Sendable {
        let url: URL
        /// What the `Host` field says, where `url` names an address instead
        var host: String?
        var method = HTTPRequest.Method.get
        var fields = HTTPFields()
        var body = Data()
    }

    struct Answer: Sendable {
        var status: Int
        var body: Data
    }

    /// What has arrived of an answer.
    enum Part: Sendable {
        case status(Int)
        case bytes(ByteBuffer)
    }

    typealias Parts = AsyncThrowingStream<Part, any Error>

    /// There is no whole answer within the limits.
    struct BrokenOff: Error {}

    /// - Parameter trust: whose certificates count; this machine's authorities unless a test has its own
    /// - Returns: `nil` when there is no whole answer within the limits.
    static func answer(
        to question: Question, limit: Int, timeout: Duration, trust: NIOSSLTrustRoots = .default
    ) async -> Answer? {
        var answer = Answer(status: 0, body: Data())
        do {
            for try await part in try await parts(of: question, limit: limit, timeout: timeout, trust: trust) {
                switch part {
                case .status(let status): answer.status = status
                case .bytes(let bytes): answer.body.append(contentsOf: bytes.readableBytesView)
                }
            }
        } catch { return nil }
        return Task.isCancelled ? nil : answer
    }

    /// The answer as it arrives. Whoever stops listening ends the connection.
    ///
    /// - Throws: `BrokenOff`, also while it is listened to, where there is no whole answer within the limits
    static func parts(
        of question: Question, limit: Int, timeout: Duration, trust: NIOSSLTrustRoots = .default
    ) async throws(BrokenOff) -> Parts {
        let url = question.url
        guard let name = url.host(percentEncoded: false) else { throw BrokenOff() }
        let host = name.trimmingCharacters(in: ["[", "]"])
        let isPlain = url.scheme?.lowercased() == "http"
        guard isPlain || url.scheme?.lowercased() == "https" else { throw BrokenOff() }
        // Authorities are read anew: this is asked a few times a day, and they are many.
        var context: NIOSSLContext?
        if !isPlain {
            context = try? await NIOThreadPool.singleton.runIfActive { try Self.context(trust) }
            if context == nil { throw BrokenOff() }
        }
        let (stream, parts) = Parts.makeStream()
        let patience = TimeAmount(timeout)
        let head = head(of: question)
        let body = ByteBuffer(bytes: question.body)
        let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton.next()).connectTimeout(patience)
            .channelInitializer { [context] channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    // Twice the body: chunks have their lengths beside them, and a certificate comes first.
                    try pipeline.addHandler(ByteLimit(2 * limit + 64 * 1024))
                    if let context {
                        // An address is no name to ask for; it is looked for in the certificate all the same.
                        let isAddress = (try? SocketAddress(ipAddress: host, port: 0)) != nil
                        try pipeline.addHandler(
                            NIOSSLClientHandler(context: context, serverHostname: isAddress ? nil : host))
                    }
                    try pipeline.addHTTPClientHandlers()
                    try pipeline.addHandler(Teller(head, body, limit: limit, parts))
                    let end = channel.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
                    channel.closeFuture.whenComplete { _ in end.cancel() }
                }
            }
        let connecting = bootstrap.connect(host: host, port: url.port ?? (isPlain ? 80 : 443))
        connecting.whenFailure { _ in parts.finish(throwing: BrokenOff()) }
        parts.onTermination = { _ in connecting.whenSuccess { $0.close(promise: nil) } }
        return stream
    }

    private static func context(_ trust: NIOSSLTrustRoots) throws -> NIOSSLContext {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = ["http/1.1"]
        configuration.trustRoots = trust
        return try NIOSSLContext(configuration: configuration)
    }

    private static func head(of question: Question) -> HTTPRequestHead {
        let url = question.url
        var fields = HTTPHeaders(question.fields.map { ($0.name.rawName, $0.value) })
        fields.add(name: "Host", value: question.host ?? (url.host() ?? "") + (url.port.map { ":\($0)" } ?? ""))
        fields.replaceOrAdd(name: "Connection", value: "close")
        if !question.body.isEmpty { fields.replaceOrAdd(name: "Content-Length", value: String(question.body.count)) }
        let path = url.path(percentEncoded: true)
        let query = url.query(percentEncoded: true).map { "?\($0)" } ?? ""
        return HTTPRequestHead(
            version: .http1_1, method: HTTPMethod(rawValue: question.method.rawValue),
            uri: (path.isEmpty ? "/" : path) + query, headers: fields)
    }
}

/// Ends a connection that brings more than so many bytes in all.
private final class ByteLimit: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private var left: Int

    init(_ limit: Int) { left = limit }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        left -= unwrapInboundIn(data).readableBytes
        if left < 0 { context.close(promise: nil) } else { context.fireChannelRead(data) }
    }
}

/// Sends the request and tells what comes of the answer.
private final class Teller: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundOut = HTTPClientRequestPart

    private let head: HTTPRequestHead
    private let body: ByteBuffer
    private let parts: LimitedDownload.Parts.Continuation
    private var left: Int
    private var isOver = false

    init(_ head: HTTPRequestHead, _ body: ByteBuffer, limit: Int, _ parts: LimitedDownload.Parts.Continuation) {
        self.head = head
        self.body = body
        self.parts = parts
        left = limit
    }

    func channelActive(context: ChannelHandlerContext) {
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        context.fireChannelActive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isOver { return }
        switch unwrapInboundIn(data) {
        case .head(let head): parts.yield(.status(Int(head.status.code)))
        case .body(let bytes):
            left -= bytes.readableBytes
            if left < 0 { return finish(isWhole: false, context) }
            parts.yield(.bytes(bytes))
        case .end: finish(isWhole: true, context)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        finish(isWhole: false, context)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error _: any Error) { finish(isWhole: false, context) }

    private func finish(isWhole: Bool, _ context: ChannelHandlerContext) {
        if isOver { return }
        isOver = true
        parts.finish(throwing: isWhole ? nil : LimitedDownload.BrokenOff())
        context.close(promise: nil)
    }
}
