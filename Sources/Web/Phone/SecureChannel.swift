import HummingbirdCore
import Logging
import NIOCore
import NIOSSL

/// What `base` does with a connection, behind TLS with the certificate of the moment.
struct SecureChannel<Base: ServerChildChannel>: ServerChildChannel {
    let base: Base
    let network: LocalNetwork

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
        channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: network.context))
        }.flatMap { base.setup(channel: channel, logger: logger) }
    }

    func handle(value: Base.Value, logger: Logger) async { await base.handle(value: value, logger: logger) }
}
