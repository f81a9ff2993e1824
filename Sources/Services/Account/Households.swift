public import Domain
public import Foundation
public import Storage

/// Accounts as they come and go: the first one, further ones, and the links that let people in.
public struct Households: Sendable {
    public static let linkLength: TimeInterval = 24 * 3600
    private let database: Database

    public init(database: Database) { self.database = database }

    /// The owner's account; made when there is none yet.
    public func owner(now: Date) throws -> Account {
        let all = try database.accounts.all()
        if let first = all.first { return first }
        return try add("me", passwordHash: nil, now: now, isOwner: true)
    }

    /// Whether somebody who is not known yet may make an account. The owner's preferences say so.
    public func isOpen() throws -> Bool {
        try database.accounts.all().first.map { try database.preferences.get($0.id).opensRegistration } ?? false
    }

    /// Whether this is the account that others are added from.
    public func isOwner(_ account: Account.ID) throws -> Bool { try database.accounts.all().first?.id == account }

    /// A new account with its preferences set to this machine's zone.
    ///
    /// - Throws: `StorageError.nameTaken`, `.emailTaken`
    @discardableResult
    public func add(
        _ name: String, id: Account.ID = UUID().uuidString.lowercased(), email: String? = nil, passwordHash: String?,
        now: Date, language: Language = .en, isOwner: Bool = false
    ) throws -> Account {
        let account = try database.accounts.create(
            id: id, name: name, email: email, passwordHash: passwordHash, now: now, isOwner: isOwner)
        try database.preferences.save(
            Preferences(language: language, timeZone: TimeZone.current.identifier), of: account.id)
        return account
    }

    /// A link that lets its first visitor in, once, within `lasting` seconds.
    public func link(
        for account: Account.ID, base: String, now: Date, lasting: TimeInterval = linkLength
    ) throws -> String {
        let token = Secret.token()
        try database.sessions.createLink(
            account, tokenHash: Secret.hash(token), now: now, expires: now.addingTimeInterval(lasting))
        return "\(base)/start?token=\(token)"
    }

    /// A bearer token for scripts; the secret is returned once and not kept.
    public func token(
        for account: Account.ID, name: String, scopes: [APIToken.Scope], now: Date
    ) throws -> (token: APIToken, secret: String) {
        let secret = Secret.prefix + Secret.token()
        let token = try database.tokens.create(
            account, name: name, scopes: scopes, tokenHash: Secret.hash(secret), now: now)
        return (token, secret)
    }
}
