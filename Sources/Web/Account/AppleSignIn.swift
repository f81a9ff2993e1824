import Domain
public import Foundation
import HTTPTypes
import JWTKit

/// Checks the identity tokens of Sign in with Apple, without asking Apple: the public keys are given.
public struct AppleSignIn: Sendable {
    private static let issuer = "https://appleid.apple.com"

    private struct Configuration: Decodable {
        /// The app or service that tokens have to be made for.
        var clientId: String
    }

    private struct Claims: JWTPayload {
        var iss: IssuerClaim
        var aud: AudienceClaim
        var exp: ExpirationClaim
        var sub: SubjectClaim
        var email: String?

        /// The claims are checked against the site's own clock and client, by `identity(in:now:)`.
        func verify(using _: some JWTAlgorithm) throws {}
    }

    /// Whom a token speaks of.
    struct Identity {
        /// Apple's name for this person in this app.
        let subject: String
        let email: String?
    }

    private let clientID: String
    private let keys: JWTKeyCollection

    /// - Parameter configuration: JSON with `clientId`, and `keys` as Apple publishes them (a JSON Web Key Set, RFC 7517).
    /// - Throws: when it is something else.
    public init(configuration: Data) async throws {
        clientID = try JSONDecoder().decode(Configuration.self, from: configuration).clientId
        keys = try await JWTKeyCollection().add(jwksJSON: String(decoding: configuration, as: UTF8.self))
    }

    /// - Throws: 401 for anything but a token of Apple's for this client that still holds.
    func identity(in token: String, now: Date) async throws(Problem) -> Identity {
        guard token.utf8.count <= 8192, let claims = try? await keys.verify(token, as: Claims.self),
            claims.iss.value == Self.issuer, claims.aud.value.contains(clientID), claims.exp.value > now,
            (1...255).contains(claims.sub.value.utf8.count)
        else { throw Problem(.unauthorized, "problem.apple.token") }
        return Identity(subject: claims.sub.value, email: claims.email.flatMap { $0.utf8.count <= 254 ? $0 : nil })
    }
}
