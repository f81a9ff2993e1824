import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle
import Synchronization

/// Tells every open page of an account what has changed, so that two tabs stay in step.
final class Events: Sendable {
    enum Area: String, Codable, Sendable { case day, profile, preferences, foods, health, training, account }

    private struct Change: Encodable {
        var areas: [Area]
        var dates: [CivilDate]
    }

    private typealias Listener = AsyncStream<ByteBuffer>.Continuation
    private let listeners = Mutex<[Account.ID: [UUID: Listener]]>([:])
    private static let perAccount = 32

    func publish(_ areas: Area..., dates: [CivilDate] = [], to owner: Account.ID) {
        guard let json = try? JSON.encoder.encode(Change(areas: areas, dates: dates)) else { return }
        let message = ByteBuffer(string: "event: change\ndata: \(String(decoding: json, as: UTF8.self))\n\n")
        listeners.withLock { all in
            for listener in all[owner, default: [:]].values { listener.yield(message) }
        }
    }

    /// Ends every stream, or those of an account that is gone. At shutdown they end by themselves.
    func close(_ owner: Account.ID? = nil) {
        let ending = listeners.withLock { all in
            all.filter { owner == nil || owner == $0.key }.flatMap { Array($0.value.values) }
        }
        // Not under the lock: a stream that ends takes itself out of the list.
        for stream in ending { stream.finish() }
    }

    /// An open `text/event-stream` with a comment every 20 s, so that a closed tab is noticed.
    func stream(for owner: Account.ID) throws(Problem) -> Response {
        let id = UUID()
        let (stream, continuation) = AsyncStream.makeStream(of: ByteBuffer.self, bufferingPolicy: .bufferingNewest(64))
        let isFull = listeners.withLock { all in
            if all[owner, default: [:]].count >= Self.perAccount { return true }
            all[owner, default: [:]][id] = continuation
            return false
        }
        if isFull { throw Problem(.tooManyRequests, "problem.tooManyStreams") }
        let heartbeat = Task {
            while !Task.isCancelled {
                try await Task.sleep(for: .seconds(20))
                continuation.yield(ByteBuffer(string: ": still here\n\n"))
            }
        }
        continuation.onTermination = { [weak self] _ in
            heartbeat.cancel()
            self?.listeners.withLock { _ = $0[owner]?.removeValue(forKey: id) }
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
