import NIOCore
import NIOHTTPTypes

/// Stands in each connection between the bytes and the requests, keeps its times, and ends it when they are over.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let book: ConnectionBook
    private var state: ConnectionState
    /// What the book was told last
    private var told = (standing: ConnectionBook.Standing.unproven, since: NIODeadline.uptimeNanoseconds(0))
    private var alarm: (at: NIODeadline, task: Scheduled<Void>)?
    private var isClosing = false
    /// Answers that are complete and not yet with the system
    private var sending = 0
    private var closeLater: (mode: CloseMode, promise: EventLoopPromise<Void>?)?

    init(book: ConnectionBook) {
        self.book = book
        state = ConnectionState(limits: book.limits, now: .now())
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let address = RemoteAddress.group(context.channel.remoteAddress)
        try? context.channel.syncOptions?.setOption(.socketOption(.so_sndbuf), value: book.limits.sendBuffer)
        guard book.open(context.channel, from: address, at: .now()) else {
            // Once it is set up: a channel that closes before has no reader to tell.
            let channel = context.channel
            context.eventLoop.execute { channel.close(promise: nil) }
            return
        }
        settle(context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        alarm?.task.cancel()
        book.close(context.channel)
    }

    func channelInactive(context: ChannelHandlerContext) {
        alarm?.task.cancel()
        alarm = nil
        isClosing = true
        book.close(context.channel)
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isClosing { return }
        switch unwrapInboundIn(data) {
        case .head: state.readHead(at: .now())
        case .body(let bytes):
            guard state.readBody(bytes.readableBytes, at: .now()) else { return end(context) }
        case .end: state.readEnd(at: .now())
        }
        context.fireChannelRead(data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        settle(context)
        context.fireChannelReadComplete()
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        state.writable(context.channel.isWritable, at: .now())
        settle(context)
        context.fireChannelWritabilityChanged()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard case .end = unwrapOutboundIn(data) else { return context.write(data, promise: promise) }
        let sent = promise ?? context.eventLoop.makePromise()
        sending += 1
        let place = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        sent.futureResult.assumeIsolated().whenComplete { _ in
            let (guarding, context) = place.value
            guarding.sent(context)
        }
        context.write(data, promise: sent)
    }

    private func sent(_ context: ChannelHandlerContext) {
        sending -= 1
        if isClosing { return }
        state.answered(at: .now())
        settle(context)
        if sending == 0, let close = closeLater {
            closeLater = nil
            context.close(mode: close.mode, promise: close.promise)
        }
    }

    /// What is complete is sent before the connection ends; the deadlines see to it that this does not take for ever.
    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        guard mode == .all, sending > 0, !isClosing, closeLater == nil else {
            return context.close(mode: mode, promise: promise)
        }
        closeLater = (mode, promise)
        context.flush()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ChannelEvent.inputClosed: book.left(context.channel)
        case is ChannelShouldQuiesceEvent:
            let place = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            context.eventLoop.scheduleTask(in: book.limits.farewell) {
                let (guarding, context) = place.value
                guarding.end(context)
            }
        default: break
        }
        context.fireUserInboundEventTriggered(event)
    }

    /// Tells the book, and sets the clock to the next deadline.
    private func settle(_ context: ChannelHandlerContext) {
        if isClosing { return }
        // A newcomer keeps the moment at which it came, so that the book has them in that order.
        let now = (standing: state.standing, since: state.since)
        if told.standing != now.standing || told.since != now.since && now.standing == .reading {
            told = now
            book.note(context.channel, now.standing, since: now.since)
        }
        guard let deadline = state.deadline else { return }
        if let alarm {
            // An alarm that is early only looks again.
            if alarm.at <= deadline { return }
            alarm.task.cancel()
        }
        let place = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let task = context.eventLoop.scheduleTask(deadline: deadline) {
            let (guarding, context) = place.value
            guarding.ring(context)
        }
        alarm = (deadline, task)
    }

    private func ring(_ context: ChannelHandlerContext) {
        alarm = nil
        guard let deadline = state.deadline else { return }
        if deadline <= .now() { end(context) } else { settle(context) }
    }

    private func end(_ context: ChannelHandlerContext) {
        if isClosing { return }
        isClosing = true
        book.close(context.channel)
        context.close(promise: nil)
    }
}

@available(*, unavailable)
extension ConnectionGuard: Sendable {}
