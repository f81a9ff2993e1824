import Catalogue
public import Domain

extension FoodEntry {
    /// What was logged before entries kept their vitamins and minerals has those of the built-in food that it is.
    public var withShippedMicros: FoodEntry {
        guard micros == nil, let id = foodID, let grams else { return self }
        var entry = self
        entry.micros = FoodCatalogue.shared.micros(of: id)?.scaled(by: grams / 100)
        return entry
    }
}
