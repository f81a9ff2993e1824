extension FoodEntry {
    /// The same entry for another amount. Its nutrients are scaled from the snapshot, so a food that was edited since
    /// does not rewrite what was eaten.
    ///
    /// - Parameter weighed: grams and fluid of the new amount where the food can be weighed; without it the amounts
    ///   themselves give the proportion, and the unit has to stay.
    /// - Returns: `nil` when the two amounts cannot be compared.
    public func changed(
        to newAmount: Double, _ newUnit: String, weighed: (grams: Double, millilitres: Double?)?
    ) -> FoodEntry? {
        let factor: Double
        if let weighed, let grams, grams > 0 {
            factor = weighed.grams / grams
        } else if newUnit == unit, amount > 0 {
            factor = newAmount / amount
        } else {
            return nil
        }
        var entry = self
        entry.amount = newAmount
        entry.unit = newUnit
        entry.nutrients = nutrients.scaled(by: factor)
        entry.micros = micros?.scaled(by: factor)
        entry.grams = weighed?.grams ?? grams.map { $0 * factor }
        entry.millilitres = millilitres.map { $0 * factor }
        return entry
    }
}
