import Catalogue
public import Domain

/// A sentence of the catalogue with its values.
public struct Message: Equatable, Sendable {
    public var key: String
    public var values: [String: SentenceValue]

    public init(key: String, values: [String: SentenceValue] = [:]) {
        self.key = key
        self.values = values
    }

    /// In the reader's words and units.
    public func text(_ language: Language, _ units: UnitSystem) -> String {
        Strings.shared.sentence(key, language).filled { values[$0]?.text(language, units) }
    }
}
