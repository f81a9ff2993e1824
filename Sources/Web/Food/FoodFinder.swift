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
        return try FoodCatalogue.shared.food(id: id) ?? database.catalogue.food(id: id)
    }

    /// Best first; the person's own foods and those of imported catalogues compete with the built-in ones.
    func search(_ text: String, of owner: Account.ID, _ language: Language, limit: Int) throws -> [Food] {
        let own = try ownFoods(of: owner).search(text, language: language, limit: limit)
        let imported = try database.catalogue.hits(text, language: language, limit: limit)
        return FoodCatalogue.shared.search(text, language: language, limit: limit, others: own + imported)
    }

    /// The food with a barcode: the person's own, else an imported one.
    func food(_ barcode: Barcode, of owner: Account.ID) throws -> Food? {
        try database.foods.find(barcode, of: owner) ?? database.catalogue.food(barcode: barcode)
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
