/// Foods that people name together. Which foods belong to one is a table of the catalogue.
public enum FoodGroup: String, Codable, Sendable, CaseIterable {
    case fruit, vegetables, fish, redMeat, meat, poultry, sweets, bread, dairy, cheese, nuts, wholeGrain, eggs, legumes
    case potatoes, fastFood, saltySnacks
    /// By the class of the drink, whatever food it was logged from
    case alcoholicDrinks, softDrinks, coffeeAndTea

    var drink: DrinkClass? {
        switch self {
        case .alcoholicDrinks: .alcohol
        case .softDrinks: .softDrink
        case .coffeeAndTea: .coffeeTea
        default: nil
        }
    }
}
