import Foundation
import Hummingbird
import NIOCore
import ServiceLifecycle

/// The server that the network at home reaches. It says of its own port that it is taken.
public struct NetworkService: NamedService {
    /// Another program listens there.
    public struct PortTaken: Error {
        public let port: Int
    }

    let application: any ApplicationProtocol
    let port: Int

    public func run() async throws {
        do {
            try await application.run()
        } catch let error as IOError where error.errnoCode == EADDRINUSE {
            throw PortTaken(port: port)
        }
    }
}
