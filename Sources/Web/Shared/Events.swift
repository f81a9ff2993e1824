import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle
import Services
import Storage
import Synchronization

/// Tells every open page of an account what has changed, so that two tabs stay in step.
final class Events: Sendable {
    private struct Listener {
        let id = UUID()
        let stream: AsyncStream<ByteBuffer>.Continuation
        /// The page that listens, by the name it gave itself
        let page: String?
        /// Whether it may still hear
        let isOpen: @Sendable () -> Bool
    }

    /// By account, the oldest first
    private let listeners = Mutex<[Account.ID: [Listener]]>([:])
    private static let perAccount = 32

    init(_ changes: Changes) {
        changes.listen { [weak self] owner, change in
            let page = RequestChanges.current?.note(change, of: owner)
            self?.publish(change, to: owner, except: page)
        }
    }

    /// Tells what is no write of an account's data, or what one changed.
    ///
    /// - Parameter page: hears of it by other means
    func publish(_ change: AccountChange, to owner: Account.ID, except page: String? = nil) {
        let hearing = listeners.withLock { $0[owner, default: []] }.filter { page == nil || $0.page != page }
        guard !hearing.isEmpty, let json = try? JSON.encoder.encode(ToldChange(change)) else { return }
        let message = ByteBuffer(string: "event: change\ndata: \(String(decoding: json, as: UTF8.self))\n\n")
        // Not under the lock: whether one may hear is asked of others, and a stream that ends takes itself out of the list.
        for listener in hearing {
            if listener.isOpen() { listener.stream.yield(message) } else { listener.stream.finish() }
        }
    }

    /// Ends the streams that may not hear any more.
    func closeLocked(_ owner: Account.ID) {
        for listener in listeners.withLock({ $0[owner, default: []] }) where !listener.isOpen() {
            listener.stream.finish()
        }
    }

    /// Ends every stream, or those of an account that is gone. At shutdown they end by themselves.
    func close(_ owner: Account.ID? = nil) {
        let ending = listeners.withLock { all in
            all.filter { owner == nil || owner == $0.key }.flatMap { $0.value.map(\.stream) }
        }
        // Not under the lock: a stream that ends takes itself out of the list.
        for stream in ending { stream.finish() }
    }

    /// An open `text/event-stream` with a comment every 20 s, so that a closed tab is noticed. Where an account has all it
    /// may have, the oldest makes way: most likely its page was left, and if not, it asks again.
    ///
    /// - Parameters:
    ///   - page: whose stream it is; what a page changes itself is told by the answer, and not here
    ///   - isOpen: asked before anything is told; once it is not, the stream ends.
    func stream(
        for owner: Account.ID, page: String? = nil, while isOpen: @escaping @Sendable () -> Bool = { true }
    ) -> Response {
        let (stream, continuation) = AsyncStream.makeStream(of: ByteBuffer.self, bufferingPolicy: .bufferingNewest(64))
        let listener = Listener(stream: continuation, page: page, isOpen: isOpen)
        let oldest: Listener? = listeners.withLock { all in
            all[owner, default: []].append(listener)
            guard let open = all[owner], open.count > Self.perAccount else { return nil }
            return open.first
        }
        oldest?.stream.finish()
        let heartbeat = Task {
            while !Task.isCancelled {
                try await Task.sleep(for: .seconds(20))
                if !isOpen() { return continuation.finish() }
                continuation.yield(ByteBuffer(string: ": still here\n\n"))
            }
        }
        continuation.onTermination = { [weak self, id = listener.id] _ in
            heartbeat.cancel()
            self?.listeners.withLock { $0[owner]?.removeAll { $0.id == id } }
        }
        continuation.yield(ByteBuffer(string: "retry: 2000\n\n"))
        return .events(stream)
    }
}

extension Response {
    /// Server-sent events as they come; they end when the server does.
    static func events(_ stream: AsyncStream<ByteBuffer>) -> Response {
        Response(
            status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
            body: ResponseBody { writer in
                for await message in stream.cancelOnGracefulShutdown() { try await writer.write(message) }
                try await writer.finish(nil)
            })
    }
}
