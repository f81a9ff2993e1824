import Domain

/// Which kind of drink a pack is, by the category tags of Open Food Facts or the category names of FoodData Central.
enum DrinkKind {
    private enum Tag: String, CaseIterable {
        case waters, springWaters = "spring-waters", mineralWaters = "mineral-waters", coffees, teas
        case coffeeDrinks = "coffee-drinks", beverages, sodas, colas, lemonades
        case softDrinks = "soft-drinks", carbonatedDrinks = "carbonated-drinks", icedTeas = "iced-teas"
        case energyDrinks = "energy-drinks", sweetenedBeverages = "sweetened-beverages"
        case alcoholicBeverages = "alcoholic-beverages", beers, wines, spirits
        case juices, fruitJuices = "fruit-juices", nectars = "fruit-nectars", smoothies, milks
        case plantMilks = "plant-based-milk-alternatives", dairyDrinks = "dairy-drinks"
    }

    private static let tags = WordTable<Tag>()

    /// The most telling of the tags seen so far, one of which is `tag` (`en:waters`).
    static func better(_ known: DrinkClass?, _ tag: Bytes) -> DrinkClass? {
        guard tag.count > 3, tag.part(0..<3).equals("en:"), let word = tags[tag.part(3..<tag.count)] else {
            return known
        }
        let found: DrinkClass =
            switch word {
            case .waters, .springWaters, .mineralWaters: .water
            case .coffees, .teas, .coffeeDrinks: .coffeeTea
            case .alcoholicBeverages, .beers, .wines, .spirits: .alcohol
            case .juices, .fruitJuices, .nectars, .smoothies, .milks, .plantMilks, .dairyDrinks: .juice
            case .beverages, .sodas, .colas, .lemonades, .softDrinks, .carbonatedDrinks, .icedTeas, .energyDrinks,
                .sweetenedBeverages:
                .softDrink
            }
        // "beverages" and "sweetened-beverages" stand beside the tags that say which.
        if known == .alcohol || found == .softDrink && known != nil { return known }
        return found
    }

    /// The kind for a category of FoodData Central: "Soda", "Plant Based Milk", "Alcoholic Beverages".
    static func named(_ category: String, food: String) -> DrinkClass? {
        // Over bytes: searching in strings takes longer than all else that is done with a food.
        var category = category.lowercased()
        var food = food.lowercased()
        return category.withUTF8 { category in food.withUTF8 { named(category, food: $0) } }
    }

    private static func named(_ category: Bytes, food: Bytes) -> DrinkClass? {
        func has(_ words: StaticString...) -> Bool { words.contains { category.contains(text: $0) } }
        if has("alcohol", "beer", "wine", "liquor", "cocktail") {
            return has("non-alcohol", "nonalcohol") ? .softDrink : .alcohol
        }
        if has("juice", "smoothie", "nectar") || category.equals("milk") || has("plant based milk", "milk, ") {
            return has("powder") ? nil : .juice
        }
        if has("soda", "soft drink", "energy", "sport", "iced & bottle tea", "other drinks", "fruit drink") {
            return has("powder", "bars") ? nil : .softDrink
        }
        guard has("beverage", "water", "coffee", "tea") else { return nil }
        if has("steak", "frozen", "ice") { return nil }
        if food.contains(text: "alcoholic beverage") { return .alcohol }
        if has("water") || food.contains(text: "water, ") { return .water }
        if food.contains(text: "coffee") || food.contains(text: "tea,") || has("coffee", "tea") { return .coffeeTea }
        return .softDrink
    }

    /// The kind, unless the figures are those of a powder or of beans.
    static func checked(_ kind: DrinkClass?, _ nutrients: Nutrients) -> DrinkClass? {
        guard let kind else { return nil }
        let mostEnergy: Double = kind == .alcohol ? 400 : 130
        return nutrients.energy ?? 0 <= mostEnergy ? kind : nil
    }
}
