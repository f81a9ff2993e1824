/// Foods that people name together. Which foods belong to one is a table of the catalogue.
public enum FoodGroup: String, Codable, Sendable, CaseIterable {
    case fruit, vegetables, fish, redMeat, meat, poultry, sweets, bread, dairy, cheese, nuts, wholeGrain, eggs, legumes
    case potatoes, fastFood, saltySnacks
    /// By the class of the drink, whatever food it was logged from
    case alcoholicDrinks, softDrinks, coffeeAndTea
    /// Whatever is drunk
    case drinks

    /// Whether what is drunk belongs to it by its class.
    func contains(_ drink: DrinkClass) -> Bool {
        switch self {
        case .alcoholicDrinks: drink == .alcohol
        case .softDrinks: drink == .softDrink
        case .coffeeAndTea: drink == .coffeeTea
        case .drinks: true
        default: false
        }
    }
}
