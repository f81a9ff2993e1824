public import struct Foundation.Date

/// Food that is logged together again and again: a usual breakfast, or one food in its usual amount.
public struct MealTemplate: Codable, Sendable, Equatable, Identifiable {
    /// A food with its amount, as it was when it was saved.
    public struct Item: Codable, Sendable, Equatable {
        public var foodID: String?
        public var name: String
        public var amount: Double
        public var unit: String
        public var grams: Double?
        public var millilitres: Double?
        public var drink: DrinkClass?
        /// For the whole amount.
        public var nutrients: Nutrients
        /// For the whole amount.
        public var micros: Micronutrients?

        private enum CodingKeys: String, CodingKey {
            case foodID = "foodId"
            case name, amount, unit, grams, millilitres, drink, nutrients, micros
        }

        public init(_ entry: FoodEntry) {
            foodID = entry.foodID
            name = entry.name
            amount = entry.amount
            unit = entry.unit
            grams = entry.grams
            millilitres = entry.millilitres
            drink = entry.drink
            nutrients = entry.nutrients
            micros = entry.micros
        }

        /// - Parameters:
        ///   - nutrients: of the whole amount
        ///   - millilitres: fluid that it adds to a day, of drinks
        public init(
            foodID: String? = nil, name: String, amount: Double, unit: String, grams: Double? = nil,
            millilitres: Double? = nil, drink: DrinkClass? = nil, nutrients: Nutrients,
            micros: Micronutrients? = nil
        ) {
            self.foodID = foodID
            self.name = name
            self.amount = amount
            self.unit = unit
            self.grams = grams
            self.millilitres = millilitres
            self.drink = drink
            self.nutrients = nutrients
            self.micros = micros
        }

        /// An amount of a food as it is now, under the name that it has for whoever adds it.
        ///
        /// - Returns: `nil` for a unit that the food has no weight for.
        public init?(_ food: Food, _ amount: Double, _ unit: String, in language: Language) {
            guard let weighed = food.weigh(amount, unit) else { return nil }
            self.init(
                foodID: food.id, name: food.name(in: language), amount: amount, unit: unit, grams: weighed.grams,
                millilitres: food.drink == nil ? nil : weighed.millilitres, drink: food.drink,
                nutrients: food.per100g.scaled(by: weighed.grams / 100),
                micros: food.micros?.scaled(by: weighed.grams / 100))
        }

        /// As something eaten.
        public func entry(id: String, day: CivilDate, at: Date, minute: Int, slot: MealSlot) -> FoodEntry {
            FoodEntry(
                id: id, day: day, at: at, minute: minute, slot: slot, foodID: foodID, name: name, amount: amount,
                unit: unit, grams: grams, millilitres: millilitres, drink: drink, nutrients: nutrients,
                micros: micros)
        }

        /// The same food in another amount of its unit.
        public func scaled(to amount: Double) -> Item {
            let factor = self.amount > 0 ? amount / self.amount : 0
            var item = self
            item.amount = amount
            item.grams = grams.map { $0 * factor }
            item.millilitres = millilitres.map { $0 * factor }
            item.nutrients = nutrients.scaled(by: factor)
            item.micros = micros?.scaled(by: factor)
            return item
        }
    }

    public var id: String
    public var name: String
    /// Where it is logged unless someone says otherwise.
    public var slot: MealSlot?
    /// ISO weekdays, 1 to 7, on which it is offered first; any day when empty.
    public var weekdays: Set<Int>
    public var items: [Item]
    public var usedCount: Int
    public var lastUsedAt: Date?

    public init(
        id: String, name: String, slot: MealSlot?, weekdays: Set<Int> = [], items: [Item], usedCount: Int = 0,
        lastUsedAt: Date? = nil
    ) {
        self.id = id
        self.name = name
        self.slot = slot
        self.weekdays = weekdays
        self.items = items
        self.usedCount = usedCount
        self.lastUsedAt = lastUsedAt
    }
}
