public import Domain
import Foundation
import GRDB

/// Who someone is.
public struct ProfileStore: Sendable {
    private let connection: Connection
    private let kept: PerAccount<Profile>

    init(connection: Connection) {
        self.connection = connection
        kept = PerAccount(changes: connection.changes)
    }

    public func get(_ owner: Account.ID) throws -> Profile {
        try kept.value(of: owner, needsDays: false) {
            try connection.read { db in
                try String.fetchOne(db, sql: "SELECT profile FROM profile WHERE owner = ?", arguments: [owner])
            }.map { try StoredJSON.decode(Profile.self, $0) } ?? Profile()
        }
    }

    public func save(_ profile: Profile, of owner: Account.ID) throws {
        try connection.write(owner, [.day, .profile]) { try Self.save(profile, of: owner, in: $0) }
    }

    static func save(_ profile: Profile, of owner: Account.ID, in db: GRDB.Database) throws {
        try db.execute(
            sql:
                "INSERT INTO profile (owner, profile) VALUES (?, ?) ON CONFLICT (owner) DO UPDATE SET profile = excluded.profile",
            arguments: [owner, try StoredJSON.encode(profile)])
    }
}

/// How someone likes it shown.
public struct PreferenceStore: Sendable {
    let connection: Connection

    public func get(_ owner: Account.ID) throws -> Preferences {
        try connection.read { db in
            try String.fetchOne(db, sql: "SELECT preferences FROM preferences WHERE owner = ?", arguments: [owner])
        }.map { try StoredJSON.decode(Preferences.self, $0) } ?? Preferences()
    }

    public func save(_ preferences: Preferences, of owner: Account.ID) throws {
        try connection.write(owner, [.preferences]) { try Self.save(preferences, of: owner, in: $0) }
    }

    static func save(_ preferences: Preferences, of owner: Account.ID, in db: GRDB.Database) throws {
        try db.execute(
            sql: """
                INSERT INTO preferences (owner, preferences) VALUES (?, ?)
                ON CONFLICT (owner) DO UPDATE SET preferences = excluded.preferences
                """,
            arguments: [owner, try StoredJSON.encode(preferences)])
    }
}

/// What someone aims for, by the day it counts from.
public struct GoalStore: Sendable {
    private let connection: Connection
    private let kept: PerAccount<[Goals]>

    init(connection: Connection) {
        self.connection = connection
        kept = PerAccount(changes: connection.changes)
    }

    /// Oldest first.
    public func history(_ owner: Account.ID) throws -> [Goals] {
        try kept.value(of: owner, needsDays: false) {
            try connection.read { db in
                try String.fetchAll(
                    db, sql: "SELECT goals FROM goals WHERE owner = ? ORDER BY from_day", arguments: [owner])
            }.map { try StoredJSON.decode(Goals.self, $0) }
        }
    }

    /// Sets goals from their day on; the same day again changes them.
    public func set(_ goals: Goals, of owner: Account.ID) throws {
        try connection.write(owner, [.day, .profile]) { try Self.set(goals, of: owner, in: $0) }
    }

    static func set(_ goals: Goals, of owner: Account.ID, in db: GRDB.Database) throws {
        try db.execute(
            sql: """
                INSERT INTO goals (owner, from_day, goals) VALUES (?, ?, ?)
                ON CONFLICT (owner, from_day) DO UPDATE SET goals = excluded.goals
                """,
            arguments: [owner, goals.from.description, try StoredJSON.encode(goals)])
    }
}

/// Values that are stored whole.
enum StoredJSON {
    static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    static func decode<Value: Decodable>(_: Value.Type, _ text: String) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(Value.self, from: Data(text.utf8))
    }
}
