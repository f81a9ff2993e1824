import Foundation
import NIOCore

/// Whom an address stands for where people are counted by it.
enum RemoteAddress {
    static let thisMachine = "this machine"

    /// This machine is one, by whichever of its addresses; an IPv6 network of 64 bits, which is what a home gets, is one.
    static func group(_ address: SocketAddress?) -> String {
        guard let address, let bytes = InternetAddress(address) else { return thisMachine }
        if bytes.reach == .loopback { return thisMachine }
        if let inner = bytes.mapped { return inner.host }
        return bytes.bytes.count == 4
            ? bytes.host : InternetAddress(bytes: bytes.bytes.prefix(8) + Array(repeating: 0, count: 8)).host
    }
}

extension InternetAddress {
    /// `nil` for what is no address of the Internet.
    init?(_ address: SocketAddress) {
        // By place, which is the same on Linux and macOS: which module the members of these are of, the compiler takes from
        // whichever file it happens to read with this one.
        switch address {
        case .v4(let v4): bytes = withUnsafeBytes(of: v4.address) { Array($0[4..<8]) }
        case .v6(let v6): bytes = withUnsafeBytes(of: v6.address) { Array($0[8..<24]) }
        case .unixDomainSocket: return nil
        }
    }
}
