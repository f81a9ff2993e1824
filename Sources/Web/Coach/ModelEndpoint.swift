import Foundation
import NIOPosix

/// Where a person's language model answers, and how it is asked. The key is never shown again.
struct ModelEndpoint: Codable, Sendable, Equatable {
    /// `https://api.example.com/v1`, or `http` for a machine of one's own.
    var url: String
    var model: String
    var key: String?

    enum Objection: Error, Equatable {
        case noURL, plainHTTP, forbidden, unknownHost, ownerOnly
    }

    /// The address to ask, once every address behind its name is allowed.
    struct Target: Equatable, Sendable {
        var url: URL
        /// What the `Host` field says, where `url` names the address that was checked.
        var host: String?
    }

    /// Checks the URL as it is written.
    static func written(_ text: String) throws(Objection) -> URL {
        guard text.utf8.count <= 300, let url = URL(string: text), let scheme = url.scheme?.lowercased(),
            scheme == "http" || scheme == "https", let host = url.host(percentEncoded: false), !host.isEmpty,
            url.user(percentEncoded: true) == nil, url.password(percentEncoded: true) == nil,
            url.query(percentEncoded: true) == nil, url.fragment(percentEncoded: true) == nil,
            url.port.map({ (1...65_535).contains($0) }) ?? true
        else { throw .noURL }
        return url
    }

    /// Checks where the URL leads to: plain HTTP only to this machine or a network of one's own, nothing link-local. Over
    /// plain HTTP the address that was checked is the one that is asked; over TLS the certificate has to be the name's.
    ///
    /// - Parameter maybeHere: whether it may be on this machine
    static func target(
        _ text: String, maybeHere: Bool,
        resolve: @escaping @Sendable (String) -> [InternetAddress] = InternetAddress.resolve
    ) async throws(Objection) -> Target {
        let url = try written(text)
        let host = (url.host(percentEncoded: false) ?? "").trimmingCharacters(in: ["[", "]"])
        let addresses = (try? await NIOThreadPool.singleton.runIfActive { resolve(host) }) ?? []
        guard let first = addresses.first(where: { $0.bytes.count == 4 }) ?? addresses.first else { throw .unknownHost }
        guard !addresses.contains(where: { $0.reach == .forbidden }) else { throw .forbidden }
        guard maybeHere || !addresses.contains(where: { $0.reach == .loopback }) else { throw .ownerOnly }
        let path = url.path().hasSuffix("/chat/completions") ? url : url.appending(path: "chat/completions")
        guard url.scheme?.lowercased() == "http" else { return Target(url: path) }
        guard addresses.allSatisfy({ $0.reach == .loopback || $0.reach == .own }) else { throw .plainHTTP }
        var parts = URLComponents(url: path, resolvingAgainstBaseURL: false)
        parts?.encodedHost = first.host
        guard let checked = parts?.url else { throw .noURL }
        return Target(url: checked, host: url.port.map { "\(host):\($0)" } ?? host)
    }
}
