/// Alcohol in the measures that health advice is given in.
public struct Alcohol: Codable, Sendable, Equatable {
    /// g of ethanol in a ml
    public static let density = 0.78924
    /// The Dutch standard glass, g (Gezondheidsraad 2015: none, or at most one a day)
    public static let gramsPerDutchGlass = 10.0
    /// The US standard drink, g
    public static let gramsPerUSDrink = 14.0

    /// g of ethanol
    public let grams: Double

    public init(grams: Double) { self.grams = max(0, grams) }

    /// - Parameters:
    ///   - millilitres: of the drink
    ///   - strength: % by volume
    public init(millilitres: Double, strength: Double) {
        self.init(grams: millilitres * strength / 100 * Self.density)
    }

    /// UK units of 10 ml (Chief Medical Officers 2016: at most 14 a week, spread over three days or more).
    public var units: Double { grams / Self.density / 10 }
    public var dutchGlasses: Double { grams / Self.gramsPerDutchGlass }
    public var usDrinks: Double { grams / Self.gramsPerUSDrink }
}
