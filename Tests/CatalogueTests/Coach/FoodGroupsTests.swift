import Catalogue
import Domain
import Testing

@Suite("Groups of foods")
struct FoodGroupsTests {
    @Test(
        "Foods are in the groups that people would put them in",
        arguments: [
            ("banana", FoodGroup.fruit, true), ("broccoli-cooked", .vegetables, true), ("salmon-baked", .fish, true),
            ("minced-beef-cooked", .redMeat, true), ("chicken-breast-cooked", .redMeat, false),
            ("chicken-breast-cooked", .meat, true), ("chocolate-dark", .sweets, true),
            ("bread-wholemeal", .bread, true),
            ("bread-wholemeal", .wholeGrain, true), ("rice-brown-cooked", .wholeGrain, true),
            ("greek-yogurt", .dairy, true), ("cheese-gouda", .cheese, true), ("walnuts", .nuts, true),
            ("egg-boiled", .eggs, true), ("beer", .fruit, false), ("banana", .vegetables, false),
            ("potatoes-boiled", .vegetables, false), ("crisps", .saltySnacks, true),
        ])
    func members(id: String, group: FoodGroup, isIn: Bool) throws {
        let food = try #require(FoodCatalogue.shared.food(id: id))
        #expect(FoodGroups.shared.contains(food, in: group) == isIn)
    }

    @Test("Every group but the classes of drinks has foods")
    func none() {
        let drinks: Set<FoodGroup> = [.alcoholicDrinks, .softDrinks, .coffeeAndTea, .drinks]
        let ids: Set<Food.ID> = [
            "banana", "broccoli-cooked", "salmon-baked", "minced-beef-cooked", "chicken-breast-cooked",
            "chocolate-dark",
            "bread-wholemeal", "greek-yogurt", "cheese-gouda", "walnuts", "egg-boiled", "potatoes-boiled", "crisps",
            "kidney-beans-cooked", "lentils-cooked", "chickpeas-cooked", "cheeseburger", "hamburger", "french-fries",
            "beefburger-grilled",
        ]
        for group in FoodGroup.allCases where !drinks.contains(group) && group != .fastFood && group != .legumes {
            #expect(!FoodGroups.shared.ids(of: group, among: ids).isEmpty, "\(group)")
        }
    }
}
