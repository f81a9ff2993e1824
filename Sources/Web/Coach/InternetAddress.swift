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

    private static func reach(v4 bytes: some Sequence<UInt8>) -> Reach {
        let bytes = Array(bytes)
        return switch (bytes[0], bytes[1]) {
        case (127, _): .loopback
        case (10, _), (192, 168), (172, 16...31), (100, 64...127): .own
        case (0, _), (169, 254), (224..., _): .forbidden
        default: .world
        }
    }

    private static func reach(v6 bytes: [UInt8]) -> Reach {
        let isEmptyBeforeLast = bytes[..<15].allSatisfy { $0 == 0 }
        if isEmptyBeforeLast { return bytes[15] == 1 ? .loopback : .forbidden }
        // IPv4 inside IPv6: mapped, compatible, by NAT64, by 6to4.
        if bytes[..<10].allSatisfy({ $0 == 0 }), bytes[10] == bytes[11], bytes[10] == 0xff || bytes[10] == 0 {
            return reach(v4: bytes[12...])
        }
        if bytes.starts(with: [0, 0x64, 0xff, 0x9b]) { return reach(v4: bytes[12...]) }
        if bytes.starts(with: [0x20, 0x02]) { return reach(v4: bytes[2..<6]) }
        // Amazon's twin of 169.254.169.254
        if bytes.starts(with: [0xfd, 0, 0x0e, 0xc2]) { return .forbidden }
        switch bytes[0] {
        case 0xfc, 0xfd: return .own
        case 0xfe, 0xff: return .forbidden
        default: return .world
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
