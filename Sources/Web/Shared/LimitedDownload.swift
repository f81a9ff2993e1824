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

    /// - Parameter trust: whose certificates count; this machine's authorities unless a test has its own
    /// - Returns: `nil` when there is no whole answer within the limits.
    static func answer(
        to question: Question, limit: Int, timeout: Duration, trust: NIOSSLTrustRoots = .default
    ) async -> Answer? {
        let url = question.url
        guard let name = url.host(percentEncoded: false) else { return nil }
        let host = name.trimmingCharacters(in: ["[", "]"])
        let isPlain = url.scheme?.lowercased() == "http"
        guard isPlain || url.scheme?.lowercased() == "https" else { return nil }
        // Authorities are read anew: this is asked a few times a day, and they are many.
        var context: NIOSSLContext?
        if !isPlain {
            context = try? await NIOThreadPool.singleton.runIfActive { try Self.context(trust) }
            if context == nil { return nil }
        }
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        let promise = loop.makePromise(of: Answer?.self)
        let patience = TimeAmount(timeout)
        let head = head(of: question)
        let body = ByteBuffer(bytes: question.body)
        ClientBootstrap(group: loop).connectTimeout(patience).channelInitializer { [context] channel in
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
                try pipeline.addHandler(Collector(head, body, limit: limit, promise))
                let end = channel.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
                channel.closeFuture.whenComplete { _ in end.cancel() }
            }
        }.connect(host: host, port: url.port ?? (isPlain ? 80 : 443)).whenFailure { _ in
            promise.succeed(nil)
        }
        return await withTaskCancellationHandler {
            (try? await promise.futureResult.get()) ?? nil
        } onCancel: {
            // The connection's own deadline ends it soon.
            promise.succeed(nil)
        }
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

/// Sends the request and gathers the answer.
private final class Collector: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundOut = HTTPClientRequestPart

    private let head: HTTPRequestHead
    private let body: ByteBuffer
    private let limit: Int
    private let promise: EventLoopPromise<LimitedDownload.Answer?>
    private var answer = LimitedDownload.Answer(status: 0, body: Data())
    private var isOver = false

    init(
        _ head: HTTPRequestHead, _ body: ByteBuffer, limit: Int, _ promise: EventLoopPromise<LimitedDownload.Answer?>
    ) {
        self.head = head
        self.body = body
        self.limit = limit
        self.promise = promise
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
        case .head(let head): answer.status = Int(head.status.code)
        case .body(let bytes):
            answer.body.append(contentsOf: bytes.readableBytesView)
            if answer.body.count > limit { finish(nil, context) }
        case .end: finish(answer, context)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        finish(nil, context)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error _: any Error) { finish(nil, context) }

    private func finish(_ answer: LimitedDownload.Answer?, _ context: ChannelHandlerContext) {
        if isOver { return }
        isOver = true
        promise.succeed(answer)
        context.close(promise: nil)
    }
}
