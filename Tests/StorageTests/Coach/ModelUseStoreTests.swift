import Domain
import Foundation
import Testing

@testable import Storage

@Suite("What a language model costs")
struct ModelUseStoreTests {
    @Test("A request is reserved as dear as it can be and settled as it was; none goes past the month's cap")
    func cap() throws {
        let database = try Database.temporary()
        defer { try? database.close() }
        let sam = try database.accounts.create(name: "sam", passwordHash: nil, now: .now, isOwner: true).id
        let eve = try database.accounts.create(name: "eve", passwordHash: nil, now: .now, isOwner: false).id
        let uses = database.modelUse
        let most = ModelTokens(input: 100_000, output: 10_000)
        #expect(try uses.limits(of: sam) == ModelLimits())
        #expect(try uses.reserve(most, of: sam, in: "2026-03"))
        #expect(try uses.use(of: sam, in: "2026-03").cost == 0)
        try uses.set(ModelLimits(inputPrice: 3, outputPrice: 15, monthCap: 1), of: sam)
        // 0.45 each
        #expect(try uses.reserve(most, of: sam, in: "2026-03"))
        #expect(try uses.reserve(most, of: sam, in: "2026-03"))
        #expect(try !uses.reserve(most, of: sam, in: "2026-03"))
        try uses.settle(most, to: ModelTokens(input: 1000, output: 100), of: sam, in: "2026-03")
        #expect(try uses.reserve(most, of: sam, in: "2026-03"))
        let use = try uses.use(of: sam, in: "2026-03")
        #expect(use.requests == 4 && use.tokens == ModelTokens(input: 301_000, output: 30_100))
        #expect(abs(use.cost - 0.9045) < 1e-9)
        #expect(try uses.reserve(most, of: sam, in: "2026-04") && uses.reserve(most, of: eve, in: "2026-03"))
        #expect(try uses.use(of: eve, in: "2026-03").cost == 0)
    }
}
