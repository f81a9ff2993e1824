import Catalogue
import Domain
import Storage
import Synchronization

/// Foods by id and by words: the catalogue's and the person's own.
final class FoodFinder: Sendable {
    private let database: Database
    private let own = Mutex<[Account.ID: (version: UInt64, foods: OwnFoods)]>([:])

    init(database: Database) { self.database = database }

    func food(_ id: String, of owner: Account.ID) throws -> Food? {
        if id.hasPrefix(Self.ownPrefix) { return try database.foods.find(id, of: owner) }
        if id.hasPrefix(Recipe.idPrefix) { return try database.recipes.find(id, of: owner)?.asFood }
        return FoodCatalogue.shared.food(id: id)
    }

    /// Best first; the person's own foods compete with the catalogue's.
    func search(_ text: String, of owner: Account.ID, _ language: Language, limit: Int) throws -> [Food] {
        FoodCatalogue.shared.search(text, language: language, limit: limit, own: try ownFoods(of: owner))
    }

    static let ownPrefix = "my-"

    private func ownFoods(of owner: Account.ID) throws -> OwnFoods {
        let version = database.changes.version(of: owner)
        if let hit = own.withLock({ $0[owner] }), hit.version == version { return hit.foods }
        let foods = OwnFoods(try database.foods.list(owner) + database.recipes.list(owner).compactMap(\.asFood))
        own.withLock { own in
            if own.count > 64 { own.removeAll() }
            own[owner] = (version, foods)
        }
        return foods
    }
}
