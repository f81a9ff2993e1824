/// What was drunk on a day, by kind, with what came along in it.
public struct DrinkDay: Codable, Sendable, Equatable {
    public struct Kind: Codable, Sendable, Equatable {
        public let drink: DrinkClass
        public let millilitres: Double
        public let entries: Int
    }

    /// Only those that were drunk, in the order of `DrinkClass`.
    public let kinds: [Kind]
    /// ml, of drinks without alcohol
    public let fluid: Double
    /// ml, of plain water alone
    public let water: Double
    public let caffeine: Caffeine
    public let alcohol: Alcohol
    /// g in soft drinks
    public let softDrinkSugar: Double
    /// mg of caffeine still in the body at the asked moment.
    public let caffeineLeft: Double

    /// - Parameters:
    ///   - entries: those of the day; food counts for its caffeine and alcohol
    ///   - minute: until when the caffeine is followed, minutes after midnight
    public init(_ entries: [FoodEntry], isPregnant: Bool, minute: Int) {
        let drinks = entries.filter { $0.drink != nil }
        kinds = DrinkClass.allCases.compactMap { kind in
            let list = drinks.filter { $0.drink == kind }
            guard !list.isEmpty else { return nil }
            return Kind(drink: kind, millilitres: list.compactMap(\.millilitres).reduce(0, +), entries: list.count)
        }
        fluid = entries.compactMap(\.fluid).reduce(0, +)
        water = entries.compactMap(\.plainWater).reduce(0, +)
        let doses = entries.compactMap { entry in
            entry.nutrients.caffeine.map { (milligrams: $0, hour: Double(entry.minute) / 60) }
        }
        caffeine = Caffeine(doses: doses.map(\.milligrams), isPregnant: isPregnant)
        caffeineLeft = Caffeine.remaining(doses, at: Double(minute) / 60)
        alcohol = Alcohol(grams: entries.compactMap(\.nutrients.alcohol).reduce(0, +))
        softDrinkSugar = drinks.filter { $0.drink == .softDrink }.compactMap(\.nutrients.sugar).reduce(0, +)
    }
}
