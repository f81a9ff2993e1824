import Domain
import Foundation
import Testing

@testable import Storage

@Suite("Accounts in the store")
struct AccountStoreTests {
    private let now = Date(timeIntervalSince1970: 1_774_000_000)

    @Test("Names and e-mails are unique without regard to case")
    func unique() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "Sam", email: "s@x.nl", passwordHash: "h", now: now, isOwner: true)
        #expect(throws: StorageError.nameTaken) {
            try database.accounts.create(name: "SAM", passwordHash: nil, now: now, isOwner: false)
        }
        #expect(throws: StorageError.emailTaken) {
            try database.accounts.create(name: "b", email: "S@X.NL", passwordHash: nil, now: now, isOwner: false)
        }
        #expect(try database.accounts.find(name: "sam") == sam)
        #expect(try database.accounts.find(email: "S@x.nl") == sam)
        #expect(try database.accounts.find(id: "nobody") == nil)
        try database.accounts.rename(sam.id, to: "Samuel")
        #expect(try database.accounts.find(id: sam.id)?.name == "Samuel")
        #expect(throws: StorageError.notFound) { try database.accounts.rename("nobody", to: "x") }
        try database.accounts.setPasswordHash(nil, of: sam.id)
        #expect(try database.accounts.passwordHash(of: sam.id) == nil)
    }

    @Test("Sessions end when their time is up, and only their owner ends them")
    func sessions() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        let eve = try database.accounts.create(name: "eve", passwordHash: nil, now: now, isOwner: false).id
        let hash = Data([1, 2, 3])
        let session = try database.sessions.create(sam, tokenHash: hash, userAgent: "x", now: now, expires: now + 100)
        #expect(try database.sessions.find(tokenHash: hash, now: now)?.1 == sam)
        #expect(try database.sessions.find(tokenHash: hash, now: now + 100) == nil)
        try database.sessions.touch(session.id, of: sam, now: now + 50, expires: now + 500)
        #expect(try database.sessions.find(tokenHash: hash, now: now + 100)?.0.lastSeenAt == now + 50)
        #expect(throws: StorageError.notFound) { try database.sessions.end(session.id, of: eve) }
        try database.sessions.endAll(of: sam, except: session.id)
        #expect(try database.sessions.list(sam).count == 1)
        try database.sessions.end(session.id, of: sam)
        #expect(try database.sessions.list(sam).isEmpty)
    }

    @Test("A link is spent once, and tokens are found by hash only")
    func secrets() throws {
        let database = try Storage.Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        try database.sessions.createLink(sam, tokenHash: Data([9]), now: now, expires: now + 10)
        #expect(try database.sessions.spendLink(Data([9]), now: now) == sam)
        #expect(try database.sessions.spendLink(Data([9]), now: now) == nil)
        try database.sessions.createLink(sam, tokenHash: Data([8]), now: now, expires: now + 10)
        #expect(try database.sessions.spendLink(Data([8]), now: now + 11) == nil)
        let token = try database.tokens.create(sam, name: "t", scopes: [.read, .write], tokenHash: Data([7]), now: now)
        let found = try #require(try database.tokens.find(tokenHash: Data([7])))
        #expect(found.0.scopes == [.read, .write] && found.1 == sam)
        try database.tokens.used(found.0, of: sam, at: now + 5)
        #expect(try database.tokens.list(sam).first?.lastUsedAt == now + 5)
        #expect(throws: StorageError.notFound) { try database.tokens.revoke(token.id, of: "other") }
        try database.tokens.revoke(token.id, of: sam)
        #expect(try database.tokens.find(tokenHash: Data([7])) == nil)
    }
}
