/// What fills a blank of a sentence; how it is written depends on who reads it.
public enum SentenceValue: Sendable, Equatable, ExpressibleByStringLiteral {
    case text(String)
    /// With as many decimals as it needs, at most three.
    case number(Double)
    /// A figure in a stored unit, shown in the reader's, with the unit's name.
    case quantity(Double, MetricUnit)
    case date(CivilDate)

    public init(stringLiteral text: String) { self = .text(text) }

    public func text(_ language: Language, _ units: UnitSystem) -> String {
        switch self {
        case .text(let text): return text
        case .number(let value): return NumberText.shortest(value, language)
        case .quantity(let value, let unit):
            let (shown, name) = UnitConversion.display(value, of: unit, in: units)
            // A converted figure has decimals that nobody meant.
            let tenths = units == .metric ? shown : (shown * 10).rounded() / 10
            return NumberText.shortest(tenths, language) + " " + name
        case .date(let date): return DateText.full(date, language)
        }
    }
}
