public import struct Foundation.Date

/// Something eaten or drunk: a snapshot that later changes to the food never touch.
public struct FoodEntry: Codable, Sendable, Equatable, Identifiable {
    public var id: String
    /// The day it counts for, fixed when it was logged.
    public var day: CivilDate
    public var at: Date
    /// Wall-clock minutes after midnight where it was logged, 0..<1440.
    public var minute: Int
    public var slot: MealSlot
    /// The catalogue's or the person's food that it was made from.
    public var foodID: String?
    public var name: String
    /// As typed: 2 `slice`, 150 `g`.
    public var amount: Double
    public var unit: String
    public var grams: Double?
    /// Fluid that it adds to the day, ml; `nil` for solid food.
    public var millilitres: Double?
    public var drink: DrinkClass?
    /// For the whole amount.
    public var nutrients: Nutrients
    /// For the whole amount. Entries of a range of days come without it unless it is asked for, and JSON never has it.
    public var micros: Micronutrients?
    public var notes: String?
    /// Before eating, 1 (not hungry) to 5 (starving).
    public var hunger: Int?
    /// One emoji, after eating.
    public var mood: String?

    /// The unit of a meal that is known as a whole, not by its foods.
    public static let wholeMeal = "meal"

    public init(
        id: String, day: CivilDate, at: Date, minute: Int, slot: MealSlot, foodID: String? = nil, name: String,
        amount: Double,
        unit: String, grams: Double? = nil, millilitres: Double? = nil, drink: DrinkClass? = nil, nutrients: Nutrients,
        micros: Micronutrients? = nil, notes: String? = nil, hunger: Int? = nil, mood: String? = nil
    ) {
        self.id = id
        self.day = day
        self.at = at
        self.minute = minute
        self.slot = slot
        self.foodID = foodID
        self.name = name
        self.amount = amount
        self.unit = unit
        self.grams = grams
        self.millilitres = millilitres
        self.drink = drink
        self.nutrients = nutrients
        self.micros = micros
        self.notes = notes
        self.hunger = hunger
        self.mood = mood
    }
}
