import Crypto
import Domain
import Foundation
import JWTKit
import Services
import Storage

/// Signed tokens (JWT, HS256) for API clients that log in with e-mail and password. A changed password ends them all.
struct AccessTokens: Sendable {
    /// Seconds that one is good for.
    static let lifetime: TimeInterval = 86_400

    private struct Claims: JWTPayload {
        var sub: SubjectClaim
        var exp: ExpirationClaim
        var iat: IssuedAtClaim
        /// A trace of the password hash at the time.
        var pwd: String

        /// The time is checked against the site's own clock, by `owner(of:now:)`.
        func verify(using _: some JWTAlgorithm) throws {}
    }

    private let keys: JWTKeyCollection
    private let database: Database

    init(secrets: Secrets, database: Database) async {
        keys = await JWTKeyCollection().add(
            hmac: HMACKey(key: SymmetricKey(data: secrets.signingKey)), digestAlgorithm: .sha256)
        self.database = database
    }

    func issue(for owner: Account.ID, passwordHash: String?, now: Date) async throws -> String {
        try await keys.sign(
            Claims(
                sub: SubjectClaim(value: owner), exp: ExpirationClaim(value: now.addingTimeInterval(Self.lifetime)),
                iat: IssuedAtClaim(value: now), pwd: Self.trace(passwordHash)))
    }

    /// - Throws: 401 for anything but a token of ours that still holds.
    func owner(of token: String, now: Date) async throws -> Account.ID {
        guard token.utf8.count < 2048, let claims = try? await keys.verify(token, as: Claims.self),
            claims.exp.value > now,
            try database.accounts.find(id: claims.sub.value) != nil,
            claims.pwd == Self.trace(try database.accounts.passwordHash(of: claims.sub.value))
        else { throw Problem.signInNeeded }
        return claims.sub.value
    }

    private static func trace(_ passwordHash: String?) -> String {
        Data(SHA256.hash(data: Data((passwordHash ?? "").utf8)).prefix(9)).base64URL
    }
}
