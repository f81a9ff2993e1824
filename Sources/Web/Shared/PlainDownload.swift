import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request over plain HTTP, for servers so near that they can send faster than anything can be called off: every
/// byte is counted where it arrives, and the connection ends with the one that is too many.
enum PlainDownload {
    /// - Returns: `nil` when there is no whole answer within the limits.
    static func answer(to request: URLRequest, limit: Int, timeout: Duration) async -> LimitedDownload.Answer? {
        guard let url = request.url, let host = url.host(percentEncoded: false) else { return nil }
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        let promise = loop.makePromise(of: LimitedDownload.Answer?.self)
        let patience = TimeAmount(timeout)
        let head = head(of: request, url)
        let body = ByteBuffer(bytes: request.httpBody ?? Data())
        ClientBootstrap(group: loop).connectTimeout(patience).channelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                let pipeline = channel.pipeline.syncOperations
                // Twice the body: chunks have their lengths beside them.
                try pipeline.addHandler(ByteLimit(2 * limit + 32 * 1024))
                try pipeline.addHTTPClientHandlers()
                try pipeline.addHandler(Collector(head, body, limit: limit, promise))
                let end = channel.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
                channel.closeFuture.whenComplete { _ in end.cancel() }
            }
        }.connect(host: host.trimmingCharacters(in: ["[", "]"]), port: url.port ?? 80).whenFailure { _ in
            promise.succeed(nil)
        }
        return await withTaskCancellationHandler {
            (try? await promise.futureResult.get()) ?? nil
        } onCancel: {
            // The connection's own deadline ends it soon.
            promise.succeed(nil)
        }
    }

    private static func head(of request: URLRequest, _ url: URL) -> HTTPRequestHead {
        var fields = HTTPHeaders()
        for (name, value) in request.allHTTPHeaderFields ?? [:] { fields.add(name: name, value: value) }
        if !fields.contains(name: "Host") {
            fields.add(name: "Host", value: (url.host() ?? "") + (url.port.map { ":\($0)" } ?? ""))
        }
        fields.replaceOrAdd(name: "Connection", value: "close")
        if let body = request.httpBody { fields.replaceOrAdd(name: "Content-Length", value: String(body.count)) }
        let path = url.path(percentEncoded: true)
        let query = url.query(percentEncoded: true).map { "?\($0)" } ?? ""
        return HTTPRequestHead(
            version: .http1_1, method: HTTPMethod(rawValue: request.httpMethod ?? "GET"),
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
