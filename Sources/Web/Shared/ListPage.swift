import Domain
import Hummingbird

/// Which part of a long list is asked for: `?page=`, from 1, of 50 each.
struct ListPage {
    private static let size = 50
    private let number: Int

    /// - Throws: 422 for anything but a whole number from 1.
    init(_ request: Request) throws(Problem) {
        number = try request.number("page", in: 1...10_000, default: 1)
    }

    var offset: Int { (number - 1) * Self.size }
    /// One more than a page holds: it tells whether there are more.
    var limit: Int { Self.size + 1 }

    /// `{name: […], page, hasMore}` of what was found from `offset`, up to `limit`.
    func answer<Found, Shown: Encodable>(
        _ name: String, _ found: [Found], _ show: (Found) throws -> Shown
    ) rethrows -> Response {
        .json(
            Answer(
                name: name, items: try found.prefix(Self.size).map(show), page: number,
                hasMore: found.count > Self.size))
    }

    private struct Answer<Item: Encodable>: Encodable {
        var name: String
        var items: [Item]
        var page: Int
        var hasMore: Bool

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: NameKey.self)
            try container.encode(items, forKey: NameKey(name))
            try container.encode(page, forKey: NameKey("page"))
            try container.encode(hasMore, forKey: NameKey("hasMore"))
        }
    }
}
