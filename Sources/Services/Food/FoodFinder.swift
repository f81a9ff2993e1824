public import Catalogue
public import Domain
public import Storage

/// Foods by id and by words: the catalogue's and the person's own.
public final class FoodFinder: Sendable {
    private let database: Database
    private let kept: PerAccount<Known>
    private let eaten: PerAccount<Eaten>

    public init(database: Database) {
        self.database = database
        kept = PerAccount(changes: database.changes)
        eaten = PerAccount(changes: database.changes)
    }

    /// One food with all that is known of it; foods of a search come without vitamins and minerals.
    public func food(_ id: String, of owner: Account.ID) throws -> Food? {
        if id.hasPrefix(Self.ownPrefix) { return try database.foods.find(id, of: owner) }
        if id.hasPrefix(Recipe.idPrefix) { return try database.recipes.find(id, of: owner)?.asFood }
        guard var food = FoodCatalogue.shared.food(id: id) else { return try database.catalogue.food(id: id) }
        food.micros = FoodCatalogue.shared.micros(of: id)
        return food
    }

    /// Best first; the person's own foods and those of imported catalogues compete with the built-in ones.
    ///
    /// - Parameter order: what the list is for. What is theirs is their own foods, and what they had before.
    public func search(
        _ text: String, of owner: Account.ID, _ language: Language, limit: Int, order: FoodOffers.Order = .meaning
    ) throws -> [Food] {
        let own = try known(of: owner).foods.search(text, language: language, limit: limit)
        let imported = try database.catalogue.hits(text, language: language, limit: limit)
        let eaten = order == .meaning ? Eaten.nothing : try self.eaten(by: owner)
        return FoodCatalogue.shared.search(
            text, language: language, limit: limit,
            mine: own + eaten.imported.search(text, language: language, limit: limit), others: imported,
            had: eaten.had, order: order)
    }

    /// What a shorter form of a phrase finds that finds nothing itself, and which form that is.
    public func searchShorter(
        _ text: String, of owner: Account.ID, _ language: Language, limit: Int, order: FoodOffers.Order = .meaning,
        onlyNames: Bool = false
    ) throws -> (text: String, foods: [Food])? {
        let own = try known(of: owner).foods
        return try FoodCatalogue.shared.searchShorter(
            text, onlyNames: onlyNames, isName: { FoodCatalogue.shared.isName($0) || own.isName($0) },
            search: { try search($0, of: owner, language, limit: limit, order: order) })
    }

    /// The food with a barcode: the person's own, else an imported one.
    public func food(_ barcode: Barcode, of owner: Account.ID) throws -> Food? {
        try database.foods.find(barcode, of: owner) ?? database.catalogue.food(barcode: barcode)
    }

    /// What a person calls the foods and recipes of their own.
    public func ownNames(of owner: Account.ID) throws -> [String] { try known(of: owner).names }

    /// Their own foods and recipes, each by name.
    public func own(of owner: Account.ID) throws -> [Food] {
        try database.foods.list(owner) + database.recipes.list(owner).compactMap(\.asFood)
    }

    /// What this person does not eat.
    public func diet(of owner: Account.ID) throws -> DietaryProfile { try known(of: owner).diet }

    public static let ownPrefix = "my-"

    /// A food as a list shows it, with what in it this person does not eat.
    public func item(_ food: Food, for person: Person) throws -> FoodItem {
        FoodItem(food, person.language, flags: try known(of: person.owner).diet.flags(for: food))
    }

    /// - Parameter searchedFor: the shorter text that found them
    public func items(_ foods: [Food], for person: Person, searchedFor: String? = nil) throws -> [FoodItem] {
        try foods.map { food in
            var item = try item(food, for: person)
            item.searchedFor = searchedFor
            return item
        }
    }

    private func known(of owner: Account.ID) throws -> Known {
        try kept.value(of: owner, needsDays: false) {
            let foods = try own(of: owner)
            return Known(
                foods: OwnFoods(foods), names: foods.map(\.name),
                diet: DietaryProfile(try database.profiles.get(owner)))
        }
    }

    private func eaten(by owner: Account.ID) throws -> Eaten {
        try eaten.update(of: owner) { kept, changed in
            if let kept, changed.isEmpty { return kept }
            let ids = try database.entries.usedFoodIDs(of: owner)
            // A meal of what one always has is nothing new.
            if let kept, kept.had.ids == ids { return kept }
            let imported = try ids.filter { FoodSource.split($0) != nil }.prefix(Eaten.mostImported)
                .compactMap { try database.catalogue.food(id: $0) }
            let eaten = Eaten(had: HadFoods(ids), imported: OwnFoods(imported))
            kept = eaten
            return eaten
        }
    }

    /// What a person had before, until they have something new.
    private struct Eaten: Sendable {
        static let mostImported = 500
        static let nothing = Eaten()

        var had = HadFoods([])
        /// Those of imported catalogues
        var imported = OwnFoods([])
    }

    /// What searching needs of a person, until they change something.
    private struct Known: Sendable {
        var foods: OwnFoods
        var names: [String]
        var diet: DietaryProfile
    }
}
