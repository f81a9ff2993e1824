extension QuestionReader {
    /// A number as it was said, in the unit of a metric
    func figure(_ number: Double, of metric: Metric) -> Double {
        switch metric.unit {
        case .kilograms: kilograms(number)
        case .centimetres:
            isMeant(Self.inches, not: Self.centimetres) ? number * UnitConversion.centimetresPerInch : number
        default: metric.asSaid(number)
        }
    }

    func kilograms(_ number: Double) -> Double { isInPounds ? number * UnitConversion.kilogramsPerPound : number }

    /// "Under 180 pounds", "under 180" of whoever weighs in them
    var isInPounds: Bool { isMeant(Self.pounds, not: Self.kilos) }

    /// Whether one unit was said, or is meant where neither was
    private func isMeant(_ imperial: Set<String>, not metric: Set<String>) -> Bool {
        let keys = lexer.tokens.map(\.key)
        return keys.allSatisfy { !metric.contains($0) }
            && (units == .imperial || keys.contains(where: imperial.contains))
    }

    private static let pounds: Set<String> = ["lb", "lbs", "pound", "pounds"]
    private static let kilos: Set<String> = [
        "kg", "kgs", "kilo", "kilos", "kilo's", "kilogram", "kilograms", "kilogrammen",
    ]
    private static let inches: Set<String> = ["inch", "inches"]
    private static let centimetres: Set<String> = ["cm", "centimetre", "centimetres", "centimeter", "centimeters"]
}
