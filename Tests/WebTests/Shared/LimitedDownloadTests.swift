import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import Testing

@testable import Web

@Suite("A request to a server that nobody trusts")
struct LimitedDownloadTests {
    private func answer(_ address: String, limit: Int = 1000, trust: NIOSSLTrustRoots) async throws
        -> LimitedDownload.Answer?
    {
        let url = try #require(URL(string: address))
        return await LimitedDownload.answer(
            to: LimitedDownload.Question(url: url, fields: [.accept: "text/plain"]), limit: limit,
            timeout: .seconds(30), trust: trust)
    }

    @Test("Over TLS it is answered where an authority vouches for the name, and by nobody else")
    func names() async throws {
        try await TLSStandIn.with(body: "hello") { port in
            let known = NIOSSLTrustRoots.certificates([try TLSStandIn.authority])
            let told = try #require(try await answer("https://localhost:\(port)/a?b=c", trust: known))
            #expect(told.status == 200)
            #expect(String(decoding: told.body, as: UTF8.self) == "/a?b=c localhost:\(port) hello")
            // The same server by another name, and by an authority that this machine does not know.
            #expect(try await answer("https://127.0.0.1:\(port)/", trust: known) == nil)
            #expect(try await answer("https://localhost:\(port)/", trust: .default) == nil)
            // Plain words to a server that speaks TLS are no answer either, nor is another protocol.
            #expect(try await answer("http://localhost:\(port)/", trust: known) == nil)
            #expect(try await answer("ftp://localhost:\(port)/", trust: known) == nil)
        }
    }

    @Test("What is longer than the limit is no answer, over TLS either")
    func limit() async throws {
        try await TLSStandIn.with(body: String(repeating: "x", count: 4000)) { port in
            let known = NIOSSLTrustRoots.certificates([try TLSStandIn.authority])
            #expect(try await answer("https://localhost:\(port)/", trust: known) == nil)
            #expect(try await answer("https://localhost:\(port)/", limit: 5000, trust: known)?.body.count ?? 0 > 4000)
        }
    }
}

/// A server on this machine with a certificate for `localhost` of an authority of the tests' own.
private enum TLSStandIn {
    static var authority: NIOSSLCertificate {
        get throws { try NIOSSLCertificate(bytes: Array(authorityPEM.utf8), format: .pem) }
    }

    static func with(body: String, _ test: (_ port: Int) async throws -> Void) async throws {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: [.certificate(try NIOSSLCertificate(bytes: Array(certificatePEM.utf8), format: .pem))],
            privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(keyPEM.utf8), format: .pem)))
        configuration.applicationProtocols = ["http/1.1"]
        let context = try NIOSSLContext(configuration: configuration)
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(Echo(body))
                }
            }.bind(host: "127.0.0.1", port: 0).get()
        do {
            try await test(channel.localAddress?.port ?? 0)
        } catch {
            try await channel.close()
            throw error
        }
        try await channel.close()
    }

    /// Tells what it was asked for, and a text.
    private final class Echo: ChannelInboundHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart

        private let body: String
        private var asked = ""

        init(_ body: String) { self.body = body }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head(let head): asked = "\(head.uri) \(head.headers["host"].joined())"
            case .body: break
            case .end:
                let text = ByteBuffer(string: "\(asked) \(body)")
                let fields = HTTPHeaders([("Content-Length", "\(text.readableBytes)")])
                let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: fields)
                context.write(wrapOutboundOut(.head(head)), promise: nil)
                context.write(wrapOutboundOut(.body(.byteBuffer(text))), promise: nil)
                context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
            }
        }

        func errorCaught(context: ChannelHandlerContext, error _: any Error) { context.close(promise: nil) }
    }

    // Made by openssl for a hundred years; the key of the authority was not kept.
    private static let authorityPEM = """
        -----BEGIN CERTIFICATE-----
        MIIBojCCAUegAwIBAgIUS5z1CoqPl0nNUHEnWudvoAyjWv0wCgYIKoZIzj0EAwIw
        HTEbMBkGA1UEAwwSVGVzdHMgb2YgVml0YWxQYXRoMCAXDTI2MTEyMzA1MjEwNloY
        DzIxMjYxMDMwMDUyMTA2WjAdMRswGQYDVQQDDBJUZXN0cyBvZiBWaXRhbFBhdGgw
        WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQtm7yJWrcfv6p0ty2YfGstzGher/y1
        kXI2a3AaW47wqE0P7wpTpXnglcc+ctov4ACqS7BnEmAsrh/rZMYm/1Aco2MwYTAd
        BgNVHQ4EFgQUj91EVqDxg0/x6lFNh84sVwQrXp4wHwYDVR0jBBgwFoAUj91EVqDx
        g0/x6lFNh84sVwQrXp4wDwYDVR0TAQH/BAUwAwEB/zAOBgNVHQ8BAf8EBAMCAgQw
        CgYIKoZIzj0EAwIDSQAwRgIhAOR/AZ1CvYqCwHvAQmlMAeEAhwse6pHf0jUeL3m1
        JDG/AiEA1mbBpLhTsdnrlXkmZu4uq/eWthOWE+qnFcxiAw4Gvaw=
        -----END CERTIFICATE-----
        """
    private static let certificatePEM = """
        -----BEGIN CERTIFICATE-----
        MIIBrjCCAVOgAwIBAgIUGnFMLYCih1pwsxhVl6DvEes7oH0wCgYIKoZIzj0EAwIw
        HTEbMBkGA1UEAwwSVGVzdHMgb2YgVml0YWxQYXRoMCAXDTI2MTEyMzA1MjEwNloY
        DzIxMjYxMDMwMDUyMTA2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjO
        PQIBBggqhkjOPQMBBwNCAAQAbJTqoPaaM0nLA49uek19SThEv46vgU0CkUispnpW
        qW9irh/gpxVVhg4KLggkuhMuI4tC8Pn3CX4GrUkNeY/do3gwdjAUBgNVHREEDTAL
        gglsb2NhbGhvc3QwCQYDVR0TBAIwADATBgNVHSUEDDAKBggrBgEFBQcDATAdBgNV
        HQ4EFgQUku6lfWBTyPVThacFsWPSdlLhpGcwHwYDVR0jBBgwFoAUj91EVqDxg0/x
        6lFNh84sVwQrXp4wCgYIKoZIzj0EAwIDSQAwRgIhALI+2TeediFNqapJ42PVqQiC
        yBKvS7h/nu/veJXK1+zkAiEAhSn7cBcpjp7YUtVHJsu72tKpiBNPBnBor2h5wDN5
        Xn8=
        -----END CERTIFICATE-----
        """
    private static let keyPEM = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgokPUYr3sySA8hVYM
        94UlwSk1EVLkeb8fEkzZEJu/Xd2hRANCAAQAbJTqoPaaM0nLA49uek19SThEv46v
        gU0CkUispnpWqW9irh/gpxVVhg4KLggkuhMuI4tC8Pn3CX4GrUkNeY/d
        -----END PRIVATE KEY-----
        """
}
