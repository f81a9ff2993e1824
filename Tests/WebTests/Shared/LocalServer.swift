import Hummingbird

/// A server of the test's own on this machine, for as long as the body runs.
enum LocalServer {
    /// - Parameter body: is given where it is, without a slash at the end
    static func with(
        _ router: Router<BasicRequestContext>, _ body: (_ address: String) async throws -> Void
    ) async throws {
        let (ports, found) = AsyncStream.makeStream(of: Int.self)
        let app = Application(
            router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { channel in
                found.yield(channel.localAddress?.port ?? 0)
                found.finish()
            }, logger: quiet)
        let serving = Task { try await app.run() }
        defer { serving.cancel() }
        let port = await ports.first { _ in true } ?? 0
        try await body("http://127.0.0.1:\(port)")
    }
}
