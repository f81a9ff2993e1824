import Foundation
import NIOSSL
import Synchronization

/// This server as the network at home sees it: by which names, at which port, with which certificate.
final class LocalNetwork: Sendable {
    private struct State {
        var port: Int
        var names: LocalNames
        var context: NIOSSLContext
        var madeAt: Date
        var lookedAt: Date
    }

    /// A certificate is replaced when this much of its time is left.
    private static let renewal: TimeInterval = 30 * 86_400
    /// Seconds between looks at the machine's addresses
    private static let lookEvery: TimeInterval = 20

    let authority: LocalAuthority
    private let now: @Sendable () -> Date
    private let look: @Sendable () -> LocalNames
    private let state: Mutex<State>

    /// The authority is made where there is none yet, or none for much longer.
    ///
    /// - Parameter look: what this machine is called now
    /// - Throws: when the file `secrets` cannot be read or written
    init(
        port: Int, directory: URL, now: @escaping @Sendable () -> Date,
        look: @escaping @Sendable () -> LocalNames
    ) throws {
        var secrets = try Secrets(directory: directory)
        let moment = now()
        if let known = secrets.authority, known.expires.timeIntervalSince(moment) > LocalAuthority.leafLength {
            authority = known
        } else {
            authority = try LocalAuthority(machine: LocalNames.machine, now: moment)
            secrets.authority = authority
            try secrets.write(to: directory)
        }
        let names = look()
        state = Mutex(
            State(
                port: port, names: names, context: try authority.context(for: names, now: moment), madeAt: moment,
                lookedAt: moment))
        self.now = now
        self.look = look
    }

    /// What the next connection speaks TLS with: a new certificate once the old one ends soon, or the names are others.
    var context: NIOSSLContext {
        let moment = now()
        return state.withLock { state in
            refresh(&state, moment)
            return state.context
        }
    }

    /// Where it can be reached, the likeliest way first.
    var addresses: [String] {
        let moment = now()
        return state.withLock { state in
            refresh(&state, moment)
            return (state.names.addresses.map(\.host) + state.names.hosts).map { "https://\($0):\(state.port)" }
        }
    }

    /// Whether a request that asks for this authority means this server.
    func allows(_ authority: String?) -> Bool { state.withLock { $0.names.contain(authority) } }

    /// The port is known once somebody listens there.
    func listens(at port: Int) { state.withLock { $0.port = port } }

    private func refresh(_ state: inout State, _ moment: Date) {
        let isOld = moment.timeIntervalSince(state.madeAt) > LocalAuthority.leafLength - Self.renewal
        // A clock that was set back is looked at, too.
        guard isOld || abs(moment.timeIntervalSince(state.lookedAt)) > Self.lookEvery else { return }
        state.lookedAt = moment
        let names = look()
        // With the old certificate some still get in; without one nobody does.
        guard isOld || names != state.names || moment < state.madeAt,
            let context = try? authority.context(for: names, now: moment)
        else { return }
        (state.names, state.context, state.madeAt) = (names, context, moment)
    }
}
