import Domain
import Foundation
import Hummingbird
import Services
import Storage
import Synchronization

/// What one request changes. The page that sent it hears of it with the answer, at once and once; its stream of events
/// tells what others change.
final class RequestChanges: Sendable {
    @TaskLocal static var current: RequestChanges?

    private let page: String
    private let owner: Account.ID
    private let change = Mutex<AccountChange?>(nil)

    /// - Returns: `nil` for a request that no page says to be its own
    init?(_ request: Request, of owner: Account.ID) {
        guard let page = request.headers[.vitalpathPage], Self.isName(page) else { return nil }
        self.page = page
        self.owner = owner
    }

    /// Whether a text may be what a page calls itself.
    static func isName(_ text: String) -> Bool { (1...64).contains(text.utf8.count) }

    /// - Returns: the page that hears of it with the answer, where it is of this request's account
    func note(_ change: AccountChange, of owner: Account.ID) -> String? {
        if owner != self.owner { return nil }
        self.change.withLock { $0 = $0?.joined(change) ?? change }
        return page
    }

    /// Adds to the answer what was changed.
    func tell(in response: inout Response) {
        guard let change = change.withLock({ $0 }), let json = try? JSON.encoder.encode(ToldChange(change)) else {
            return
        }
        response.headers[.vitalpathChanged] = String(decoding: json, as: UTF8.self)
    }
}

/// A change as pages are told of it.
struct ToldChange: Encodable {
    var areas: [AccountChange.Area]
    /// Empty where it may be any day
    var dates: [CivilDate]

    /// As many as a header may well name
    private static let most = 60

    init(_ change: AccountChange) {
        areas = change.areas.sorted { $0.rawValue < $1.rawValue }
        dates = change.dates.count > Self.most ? [] : change.dates.sorted()
    }
}

extension AccountChange {
    /// This change and another of the same request.
    fileprivate func joined(_ other: AccountChange) -> AccountChange {
        // What names no day may be of any, and only what is of days names them.
        let days = [self, other].filter { $0.areas.contains(.day) }
        let isAny = days.contains { $0.dates.isEmpty }
        return AccountChange(
            areas.union(other.areas), dates: isAny ? [] : days.reduce(into: []) { $0.formUnion($1.dates) })
    }
}
