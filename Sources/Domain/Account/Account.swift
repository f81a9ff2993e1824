public import struct Foundation.Date

/// One person's own space. Every stored row belongs to exactly one.
public struct Account: Codable, Sendable, Equatable, Identifiable {
    public var id: String
    /// Unique without regard to case; how someone signs in.
    public var name: String
    /// Set by API clients that register with one; unique without regard to case.
    public var email: String?
    public var createdAt: Date

    public init(id: String, name: String, email: String? = nil, createdAt: Date) {
        self.id = id
        self.name = name
        self.email = email
        self.createdAt = createdAt
    }
}

/// Someone signed in on one browser.
public struct Session: Codable, Sendable, Equatable, Identifiable {
    public var id: String
    public var createdAt: Date
    public var lastSeenAt: Date
    public var userAgent: String

    public init(id: String, createdAt: Date, lastSeenAt: Date, userAgent: String) {
        self.id = id
        self.createdAt = createdAt
        self.lastSeenAt = lastSeenAt
        self.userAgent = userAgent
    }
}

/// A bearer token for a script. The secret itself is shown once and never stored.
public struct APIToken: Codable, Sendable, Equatable, Identifiable {
    public var id: String
    public var name: String
    public var scopes: [Scope]
    public var createdAt: Date
    public var lastUsedAt: Date?

    public enum Scope: String, CaseIterable, Codable, Sendable {
        case read, write
        /// Nothing but the picture of today
        case widget
        /// Nothing but how the server does
        case metrics
    }

    public init(id: String, name: String, scopes: [Scope], createdAt: Date, lastUsedAt: Date? = nil) {
        self.id = id
        self.name = name
        self.scopes = scopes
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
    }
}
