import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Services
import Storage

/// How the server does, for programs that watch it. Nothing in it is about anybody.
struct ServerRoutes {
    let database: Database
    let households: Households
    let meter: RequestMeter
    let connections: ConnectionBook
    /// Whether anybody on this machine may read the metrics
    let isOpen: Bool
    let now: @Sendable () -> Date
    private let probe: HealthProbe
    private let startedAt: Date

    init(
        database: Database, households: Households, meter: RequestMeter, connections: ConnectionBook, isOpen: Bool,
        now: @escaping @Sendable () -> Date
    ) {
        self.database = database
        self.households = households
        self.meter = meter
        self.connections = connections
        self.isOpen = isOpen
        self.now = now
        probe = HealthProbe(database: database)
        startedAt = now()
    }

    func add(to router: Router<Caller>) {
        router.get("healthz", use: health)
        router.get("metrics", use: metrics)
    }

    private struct Health: Encodable {
        /// `ok`, `busy` while a writer takes long, or `failing`
        var status: String
        var reads: Bool?
        var writes: Bool?
        var hasRoom: Bool?
        var sound: Bool?
    }

    @Sendable private func health(_: Request, context _: Caller) async -> Response {
        guard let found = await probe.health() else { return .json(Health(status: "busy")) }
        return .json(
            Health(
                status: found.isWell ? "ok" : "failing", reads: found.reads, writes: found.writes,
                hasRoom: found.hasRoom, sound: found.isSound),
            status: found.isWell ? .ok : .serviceUnavailable)
    }

    /// For the owner, a token of theirs for it, or whoever the owner lets.
    @Sendable private func metrics(_: Request, context: Caller) async throws -> Response {
        if !(isOpen && context.address == RemoteAddress.thisMachine) {
            guard try households.isOwner(try context.owner()) else {
                throw Problem.forbidden("problem.ownerOnly.metrics")
            }
        }
        let sizes = try await Work.onThread { [database] in try database.sizes() }
        let text = Metrics.text(
            meter.now, sizes: sizes, connections: connections.count, process: ProcessFigures(), startedAt: startedAt)
        return Response(
            status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}
