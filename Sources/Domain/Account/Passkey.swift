public import struct Foundation.Date

/// A key that somebody signs in with instead of a password. Its secret half never leaves their device.
public struct Passkey: Codable, Sendable, Equatable, Identifiable {
    public var id: String
    public var name: String
    public var createdAt: Date
    public var lastUsedAt: Date?
    /// When it was last refused for counting back, which a copy of it does.
    public var refusedAt: Date?

    /// Of one account
    public static let most = 20

    public init(id: String, name: String, createdAt: Date, lastUsedAt: Date? = nil, refusedAt: Date? = nil) {
        self.id = id
        self.name = name
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
        self.refusedAt = refusedAt
    }
}
