import Crypto
import Domain
import Foundation
import Hummingbird

extension Request {
    /// By which a request that is sent again, because its answer was lost, is known.
    ///
    /// - Throws: 400 for an empty one, or more than 200 bytes
    func idempotencyKey() throws(Problem) -> String? {
        guard let key = headers[.idempotencyKey] else { return nil }
        guard !key.isEmpty, key.utf8.count <= 200 else { throw .badRequest("problem.idempotencyKey") }
        return key
    }

    /// The id of what a request makes for `owner`; sent again by the same key it makes the same.
    func newID(for owner: Account.ID) throws(Problem) -> String {
        guard let key = try idempotencyKey() else { return UUID().uuidString.lowercased() }
        return SHA256.hash(data: Data("\(owner) \(key)".utf8)).prefix(16).hex
    }
}
