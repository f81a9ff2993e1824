import Foundation

/// An address that a name stands for, and what lies behind such an address.
struct InternetAddress: Equatable, Sendable {
    enum Reach {
        /// This machine.
        case loopback
        /// A network of one's own.
        case own
        /// Never asked: link-local, where clouds keep their secrets, multicast, and what is no address of one machine.
        case forbidden
        case world
    }

    /// 4 or 16
    let bytes: [UInt8]

    var reach: Reach { bytes.count == 4 ? Self.reach(v4: bytes) : Self.reach(v6: bytes) }

    /// In a form that a URL can hold.
    var host: String {
        if bytes.count == 4 { return bytes.map(String.init).joined(separator: ".") }
        let groups = stride(from: 0, to: 16, by: 2).map {
            String(UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]), radix: 16)
        }
        return "[\(groups.joined(separator: ":"))]"
    }

    /// The IPv4 address inside a mapped one, `::ffff:a.b.c.d`.
    var mapped: InternetAddress? {
        guard bytes.count == 16, bytes.starts(with: Self.mappedPrefix) else { return nil }
        return InternetAddress(bytes: Array(bytes[12...]))
    }

    private static let mappedPrefix: [UInt8] = Array(repeating: 0, count: 10) + [0xff, 0xff]
    /// NAT64 (RFC 6052): the world's IPv4 seen from a network that has none.
    private static let nat64Prefix: [UInt8] = [0, 0x64, 0xff, 0x9b] + Array(repeating: 0, count: 8)

    /// Where clouds tell a machine its secrets, beside link-local: Alibaba, Azure, Oracle.
    private static let metadata4: [[UInt8]] = [[100, 100, 100, 200], [168, 63, 129, 16], [192, 0, 0, 192]]
    /// The same of Amazon, Google, Scaleway and Oracle, in networks that are otherwise one's own.
    private static let metadata6: [[UInt8]] = [
        [0xfd, 0, 0x0e, 0xc2], [0xfd, 0x20, 0, 0xce], [0xfd, 0, 0, 0x42], [0xfd, 0, 0, 0xc1],
    ]

    /// Networks of one's own (RFC 1918, RFC 6598), each with its mask
    static let own4: [[UInt8]] = [
        [10, 0, 0, 0, 255, 0, 0, 0], [172, 16, 0, 0, 255, 240, 0, 0], [192, 168, 0, 0, 255, 255, 0, 0],
        [100, 64, 0, 0, 255, 192, 0, 0],
    ]

    private static func reach(v4 bytes: some Sequence<UInt8>) -> Reach {
        let bytes = Array(bytes)
        if metadata4.contains(bytes) { return .forbidden }
        if own4.contains(where: { own in (0..<4).allSatisfy { bytes[$0] & own[$0 + 4] == own[$0] } }) { return .own }
        return switch (bytes[0], bytes[1]) {
        case (127, _): .loopback
        case (0, _), (169, 254), (224..., _): .forbidden
        default: .world
        }
    }

    private static func reach(v6 bytes: [UInt8]) -> Reach {
        if bytes == Array(repeating: 0, count: 15) + [1] { return .loopback }
        if bytes.starts(with: mappedPrefix) { return reach(v4: bytes[12...]) }
        if bytes.starts(with: nat64Prefix) { return reach(v4: bytes[12...]) == .world ? .world : .forbidden }
        if metadata6.contains(where: bytes.starts) { return .forbidden }
        // Tunnels that end at an IPv4 address of anybody's choice: Teredo and 6to4.
        if bytes.starts(with: [0x20, 0x01, 0, 0]) || bytes.starts(with: [0x20, 0x02]) { return .forbidden }
        switch bytes[0] {
        case 0xfc, 0xfd: return .own
        // What is given out to the world, RFC 4291 section 2.4.
        case 0x20...0x3f: return .world
        default: return .forbidden
        }
    }

    /// What the system's resolver says of a name or a written address. It waits for the answer.
    static func resolve(_ host: String) -> [InternetAddress] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
        defer { freeaddrinfo(list) }
        var found: [InternetAddress] = []
        var next = list
        while let entry = next?.pointee {
            next = entry.ai_next
            guard let address = entry.ai_addr else { continue }
            let raw = UnsafeRawBufferPointer(start: address, count: Int(entry.ai_addrlen))
            let bytes: [UInt8] =
                switch entry.ai_family {
                case AF_INET where raw.count >= 8: Array(raw[4..<8])
                case AF_INET6 where raw.count >= 24: Array(raw[8..<24])
                default: []
                }
            let one = InternetAddress(bytes: bytes)
            if !bytes.isEmpty, !found.contains(one) { found.append(one) }
        }
        return found
    }
}
