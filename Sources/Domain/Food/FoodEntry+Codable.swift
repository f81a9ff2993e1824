import struct Foundation.Date

/// The JSON form of a food entry, in the field names that API clients know. Nutrients stand flat beside the rest.
extension FoodEntry {
    private enum CodingKeys: String, CodingKey {
        case id, logDate, mealType, slot, foodId, foodName, servingSize, servingQuantity, unit, grams, millilitres,
            drink
        case calories, proteinGrams, carbsGrams, fatGrams, fibreGrams, sugarGrams, saturatedFatGrams, saltGrams
        case caffeineMg, alcoholGrams, at, time, notes, hunger, mood
    }

    private static let nutrientKeys: [(CodingKeys, Metric)] = [
        (.calories, .energy), (.proteinGrams, .protein), (.carbsGrams, .carbs), (.fatGrams, .fat),
        (.fibreGrams, .fibre), (.sugarGrams, .sugar), (.saturatedFatGrams, .saturatedFat), (.saltGrams, .salt),
        (.caffeineMg, .caffeine), (.alcoholGrams, .alcohol),
    ]

    /// Each nutrient with the name of its field.
    public static let nutrientFields = nutrientKeys.map { (name: $0.0.stringValue, metric: $0.1) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(day, forKey: .logDate)
        try container.encode(slot.coarse, forKey: .mealType)
        try container.encode(slot, forKey: .slot)
        try container.encodeIfPresent(foodID, forKey: .foodId)
        try container.encode(name, forKey: .foodName)
        try container.encode(unit, forKey: .servingSize)
        try container.encode(amount, forKey: .servingQuantity)
        try container.encode(unit, forKey: .unit)
        try container.encodeIfPresent(grams, forKey: .grams)
        try container.encodeIfPresent(millilitres, forKey: .millilitres)
        try container.encodeIfPresent(drink, forKey: .drink)
        for (key, metric) in Self.nutrientKeys {
            try container.encodeIfPresent(nutrients[metric].map(Self.tidy), forKey: key)
        }
        try container.encode(at, forKey: .at)
        try container.encode(time, forKey: .time)
        try container.encodeIfPresent(notes, forKey: .notes)
        try container.encodeIfPresent(hunger, forKey: .hunger)
        try container.encodeIfPresent(mood, forKey: .mood)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let time = try container.decode(String.self, forKey: .time)
        guard let minute = Self.minute(of: time) else {
            throw DecodingError.dataCorruptedError(forKey: .time, in: container, debugDescription: "not a time: HH:MM")
        }
        var nutrients = Nutrients()
        for (key, metric) in Self.nutrientKeys {
            nutrients[metric] = try container.decodeIfPresent(Double.self, forKey: key)
        }
        self.init(
            id: try container.decode(String.self, forKey: .id),
            day: try container.decode(CivilDate.self, forKey: .logDate),
            at: try container.decode(Date.self, forKey: .at),
            minute: minute,
            slot: try container.decode(MealSlot.self, forKey: .slot),
            foodID: try container.decodeIfPresent(String.self, forKey: .foodId),
            name: try container.decode(String.self, forKey: .foodName),
            amount: try container.decode(Double.self, forKey: .servingQuantity),
            unit: try container.decode(String.self, forKey: .unit),
            grams: try container.decodeIfPresent(Double.self, forKey: .grams),
            millilitres: try container.decodeIfPresent(Double.self, forKey: .millilitres),
            drink: try container.decodeIfPresent(DrinkClass.self, forKey: .drink),
            nutrients: nutrients,
            notes: try container.decodeIfPresent(String.self, forKey: .notes),
            hunger: try container.decodeIfPresent(Int.self, forKey: .hunger),
            mood: try container.decodeIfPresent(String.self, forKey: .mood))
    }

    /// Wall-clock time where it was logged, `HH:MM`.
    public var time: String { Self.time(of: minute) }

    /// `HH:MM` of a minute after midnight.
    public static func time(of minute: Int) -> String {
        let hour = minute / 60
        let rest = minute % 60
        return "\(hour < 10 ? "0" : "")\(hour):\(rest < 10 ? "0" : "")\(rest)"
    }

    /// Reads `HH:MM`; `nil` for anything that a clock does not show.
    public static func minute(of time: String) -> Int? {
        let parts = time.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2,
            parts.allSatisfy({ (1...2).contains($0.utf8.count) && $0.utf8.allSatisfy { 48...57 ~= $0 } }),
            let hour = Int(parts[0]), let minute = Int(parts[1]), (0..<24).contains(hour), (0..<60).contains(minute)
        else { return nil }
        return hour * 60 + minute
    }

    /// To a thousandth: what a scale can tell, and no 0.30000000000000004.
    private static func tidy(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
