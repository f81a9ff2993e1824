/// Exact factors between units, and how a stored figure is shown.
public enum UnitConversion {
    /// International avoirdupois pound, kg (1959)
    public static let kilogramsPerPound = 0.45359237
    /// International inch, cm
    public static let centimetresPerInch = 2.54
    /// US fluid ounce, ml
    public static let millilitresPerFluidOunce = 29.5735295625
    /// International mile, km
    public static let kilometresPerMile = 1.609344
    /// International avoirdupois ounce, g
    public static let gramsPerOunce = 28.349523125

    /// A stored figure in the unit that `system` shows. Grams of nutrients stay grams everywhere, as on labels.
    public static func display(
        _ value: Double, of unit: MetricUnit, in system: UnitSystem
    ) -> (value: Double, unit: String) {
        guard system == .imperial else { return (value, unit.rawValue) }
        return switch unit {
        case .kilograms: (value / kilogramsPerPound, "lb")
        case .centimetres: (value / centimetresPerInch, "in")
        case .millilitres: (value / millilitresPerFluidOunce, "fl oz")
        case .kilometres: (value / kilometresPerMile, "mi")
        default: (value, unit.rawValue)
        }
    }
}
