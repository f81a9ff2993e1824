import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle
import Synchronization

/// Tells every open page of an account what has changed, so that two tabs stay in step.
final class Events: Sendable {
    enum Area: String, Codable, Sendable { case day, profile, preferences, foods, health, training, account, reminders }

    private struct Change: Encodable {
        var areas: [Area]
        var dates: [CivilDate]
    }

    private typealias Listener = AsyncStream<ByteBuffer>.Continuation
    /// By account, the oldest first
    private let listeners = Mutex<[Account.ID: [(id: UUID, listener: Listener)]]>([:])
    private static let perAccount = 32

    func publish(_ areas: Area..., dates: [CivilDate] = [], to owner: Account.ID) {
        guard let json = try? JSON.encoder.encode(Change(areas: areas, dates: dates)) else { return }
        let message = ByteBuffer(string: "event: change\ndata: \(String(decoding: json, as: UTF8.self))\n\n")
        listeners.withLock { all in
            for (_, listener) in all[owner, default: []] { listener.yield(message) }
        }
    }

    /// Ends every stream, or those of an account that is gone. At shutdown they end by themselves.
    func close(_ owner: Account.ID? = nil) {
        let ending = listeners.withLock { all in
            all.filter { owner == nil || owner == $0.key }.flatMap { $0.value.map(\.listener) }
        }
        // Not under the lock: a stream that ends takes itself out of the list.
        for stream in ending { stream.finish() }
    }

    /// An open `text/event-stream` with a comment every 20 s, so that a closed tab is noticed. Where an account has all it
    /// may have, the oldest makes way: most likely its page was left, and if not, it asks again.
    func stream(for owner: Account.ID) -> Response {
        let id = UUID()
        let (stream, continuation) = AsyncStream.makeStream(of: ByteBuffer.self, bufferingPolicy: .bufferingNewest(64))
        let oldest: Listener? = listeners.withLock { all in
            all[owner, default: []].append((id, continuation))
            guard let open = all[owner], open.count > Self.perAccount else { return nil }
            return open.first?.listener
        }
        oldest?.finish()
        let heartbeat = Task {
            while !Task.isCancelled {
                try await Task.sleep(for: .seconds(20))
                continuation.yield(ByteBuffer(string: ": still here\n\n"))
            }
        }
        continuation.onTermination = { [weak self] _ in
            heartbeat.cancel()
            self?.listeners.withLock { $0[owner]?.removeAll { $0.id == id } }
        }
        continuation.yield(ByteBuffer(string: "retry: 2000\n\n"))
        return Response(
            status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
            body: ResponseBody { writer in
                for await message in stream.cancelOnGracefulShutdown() { try await writer.write(message) }
                try await writer.finish(nil)
            })
    }
}
