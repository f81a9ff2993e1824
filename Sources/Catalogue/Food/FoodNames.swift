public import Domain

/// What a logged food is called for whoever reads it.
public enum FoodNames {
    /// `name` in `language` where it is the catalogue's name for the food; what someone called it themselves stays.
    public static func shown(_ name: String, of id: Food.ID?, _ language: Language) -> String {
        guard let id, let food = FoodCatalogue.shared.food(id: id), name == food.name || name == food.nameNL else {
            return name
        }
        return food.name(in: language)
    }
}
