import Crypto
import Domain
import Foundation
import NIOSSL
import SwiftASN1
import X509

/// Signs certificates for this installation's names in the network at home. Phones that take it over trust those, and
/// nothing else: it can sign for private addresses and the names of local networks only (RFC 5280, section 4.2.1.10).
/// It stands in the file `secrets`.
struct LocalAuthority: Codable, Sendable {
    /// Its private key, the 32 bytes of P-256
    private let key: Data
    /// Its certificate, DER: what phones are given
    let certificate: Data
    let expires: Date

    /// Seconds in ten years
    private static let length: TimeInterval = 10 * 365 * 86_400
    /// What a server's certificate may last for (Apple: 825 days where the authority was added by hand, 398 elsewhere)
    static let leafLength: TimeInterval = 397 * 86_400
    /// Clocks differ.
    private static let early: TimeInterval = 86_400

    /// - Parameter machine: what this computer is called, for people
    init(machine: String, now: Date) throws {
        let key = P256.Signing.PrivateKey()
        let name = try DistinguishedName {
            CommonName("VitalPath, \(machine.prefix(40))")
            OrganizationName("VitalPath")
        }
        expires = now.addingTimeInterval(Self.length)
        let certificate = try Certificate(
            version: .v3, serialNumber: .init(), publicKey: .init(key.publicKey),
            notValidBefore: now.addingTimeInterval(-Self.early), notValidAfter: expires, issuer: name, subject: name,
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
                Critical(KeyUsage(keyCertSign: true))
                Critical(
                    NameConstraints(
                        permittedDNSDomains: LocalNames.domains,
                        permittedIPRanges: InternetAddress.own4.map { ASN1OctetString(contentBytes: $0[...]) }))
                SubjectKeyIdentifier(hash: .init(key.publicKey))
            },
            issuerPrivateKey: .init(key))
        self.key = key.rawRepresentation
        self.certificate = Data(try Self.der(certificate))
    }

    /// SHA-256 of the certificate, as phones and browsers show it: pairs of hexadecimal digits.
    var fingerprint: String {
        SHA256.hash(data: certificate).map { [$0].hex.uppercased() }.joined(separator: " ")
    }

    /// What a server of these names needs to speak TLS, with a key of its own that is nowhere else.
    ///
    /// - Throws: when what stands in `secrets` is no key or certificate
    func context(for names: LocalNames, now: Date) throws -> NIOSSLContext {
        let key = P256.Signing.PrivateKey()
        let leaf = try leaf(of: key.publicKey, names, now: now)
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: [.certificate(try NIOSSLCertificate(bytes: Self.der(leaf), format: .der))],
            privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(key.derRepresentation), format: .der)))
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = ["http/1.1"]
        return try NIOSSLContext(configuration: configuration)
    }

    func leaf(of publicKey: P256.Signing.PublicKey, _ names: LocalNames, now: Date) throws -> Certificate {
        let authority = try Certificate(derEncoded: Array(certificate))
        return try Certificate(
            version: .v3, serialNumber: .init(), publicKey: .init(publicKey),
            notValidBefore: now.addingTimeInterval(-Self.early),
            notValidAfter: min(now.addingTimeInterval(Self.leafLength), expires), issuer: authority.subject,
            subject: try DistinguishedName { CommonName("VitalPath") }, signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.notCertificateAuthority)
                Critical(KeyUsage(digitalSignature: true))
                try ExtendedKeyUsage([.serverAuth])
                SubjectAlternativeNames(
                    names.hosts.map { .dnsName($0) }
                        + names.addresses.map { .ipAddress(ASN1OctetString(contentBytes: $0.bytes[...])) })
                try AuthorityKeyIdentifier(keyIdentifier: authority.extensions.subjectKeyIdentifier?.keyIdentifier)
            },
            issuerPrivateKey: .init(P256.Signing.PrivateKey(rawRepresentation: key)))
    }

    private static func der(_ certificate: Certificate) throws -> [UInt8] {
        var serializer = DER.Serializer()
        try serializer.serialize(certificate)
        return serializer.serializedBytes
    }
}
