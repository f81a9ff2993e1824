import Foundation
import NIOCore

/// What this machine is called in the network at home.
struct LocalNames: Equatable, Sendable {
    /// Names that others there may know it by, small letters
    var hosts: [String]
    /// Private IPv4 addresses, the likeliest to be the room's first
    var addresses: [InternetAddress]

    /// Domains of names that mean something in one network alone (RFC 6762, RFC 8375, and what routers give out)
    static let domains = ["local", "home.arpa", "internal", "lan", "home", "fritz.box"]

    /// Those of now: they change with the network that one is in.
    static var current: LocalNames {
        var names = LocalNames(hosts: [], addresses: [])
        let machine = machine
        // A name with a domain of its own stands as it is; a bare one is heard by others as `.local`.
        if machine.contains(".") {
            if domains.contains(where: { machine.hasSuffix(".\($0)") }) { names.hosts = [machine] }
        } else if isLabel(machine) {
            names.hosts = ["\(machine).local"]
        }
        // What containers and virtual machines are given comes last: no phone is there.
        let devices = (try? System.enumerateDevices()) ?? []
        for device in devices.filter({ !isVirtual($0.name) }) + devices.filter({ isVirtual($0.name) }) {
            guard let address = device.address.flatMap(InternetAddress.init), address.bytes.count == 4,
                address.reach == .own, !names.addresses.contains(address)
            else { continue }
            names.addresses.append(address)
        }
        return names
    }

    private static func isVirtual(_ device: String) -> Bool {
        ["docker", "br-", "veth", "virbr", "vmnet", "vbox", "podman", "cni"].contains { device.hasPrefix($0) }
    }

    /// What the system calls this machine, in small letters
    static var machine: String {
        var buffer = [UInt8](repeating: 0, count: 256)
        let isRead = buffer.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map { gethostname($0.assumingMemoryBound(to: CChar.self), bytes.count - 1) == 0 } ?? false
        }
        let name = isRead ? String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self).lowercased() : ""
        return isLabel(name.replacing(".", with: "")) ? name : "localhost"
    }

    private static func isLabel(_ text: String) -> Bool {
        (1...63).contains(text.utf8.count) && text != "localhost"
            && text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (97...122).contains($0) || (48...57).contains($0) }
    }

    /// Whether one of them is the host of this authority, whatever its port.
    func contain(_ authority: String?) -> Bool {
        guard let host = ThisMachine.host(of: authority) else { return false }
        return hosts.contains(host) || addresses.contains { $0.host == host }
    }
}
