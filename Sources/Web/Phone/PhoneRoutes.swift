import Domain
import Drawing
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Services
import Storage

/// Bringing a phone at home in: first it learns whom to trust, then it is given a way in, each by a code for its camera.
struct PhoneRoutes {
    /// Missing where the server is not served to the network at home
    let network: LocalNetwork?
    let households: Households
    let pages: Pages
    let now: @Sendable () -> Date

    /// Seconds in which a way in has to be taken
    private static let linkLength: TimeInterval = 600

    func add(to group: RouterGroup<Caller>) {
        group.get("phone", use: ways)
        group.post("phone/link", use: link)
    }

    func addPages(to router: Router<Caller>) {
        router.get("trust", use: trust)
        router.get("trust/vitalpath.crt", use: certificate)
    }

    private struct Ways: Encodable {
        struct Way: Encodable {
            var address: String
            /// Where a phone learns whom to trust, as a QR code
            var code: String
        }

        var isServed: Bool
        var ways: [Way]
        /// SHA-256, of the authority's certificate
        var fingerprint: String?
        var expires: Date?
    }

    @Sendable private func ways(_: Request, context: Caller) throws -> Response {
        _ = try context.signedInOwner()
        return .json(
            Ways(
                isServed: network != nil,
                ways: (network?.addresses ?? []).compactMap { address in
                    code("\(address)/trust").map { Ways.Way(address: address, code: $0) }
                },
                fingerprint: network?.authority.fingerprint, expires: network?.authority.expires))
    }

    private struct WayIn: Encodable {
        var link: String
        var expiresAt: Date
        var code: String
    }

    /// A way into the account of who asks, for one device, once.
    @Sendable private func link(_ request: Request, context: Caller) async throws -> Response {
        let owner = try context.signedInOwner()
        var form = try await request.form()
        let address = form.requiredText("address", limit: 300)
        try form.check()
        guard let network, network.addresses.contains(address) else {
            throw Problem(.conflict, "problem.phone.address")
        }
        let now = now()
        let link = try households.link(for: owner, base: address, now: now, lasting: Self.linkLength)
        guard let code = code(link) else { throw Problem(.conflict, "problem.phone.address") }
        return .json(
            WayIn(link: link, expiresAt: now.addingTimeInterval(Self.linkLength), code: code), status: .created)
    }

    private func code(_ text: String) -> String? {
        QRCode(text).map { String(decoding: $0.svg(title: text), as: UTF8.self) }
    }

    /// What the phone sees first: whom it is to trust, and how that is done. Nothing here is anybody's.
    @Sendable private func trust(_ request: Request, context: Caller) throws -> Response {
        guard let network else { throw Problem.notFound }
        let isAndroid = request.headers[.userAgent]?.contains("Android") == true
        let values = [
            "fingerprint": network.authority.fingerprint, "apple": isAndroid ? "" : "open",
            "android": isAndroid ? "open" : "",
        ]
        guard let page = pages.page("phone/trust.html", values: values, context: context) else {
            throw Problem.notFound
        }
        return page
    }

    @Sendable private func certificate(_: Request, context _: Caller) throws -> Response {
        guard let network else { throw Problem.notFound }
        return Response(
            status: .ok,
            headers: [
                .contentType: "application/x-x509-ca-cert",
                .contentDisposition: "attachment; filename=\"vitalpath.crt\"",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: network.authority.certificate)))
    }
}
