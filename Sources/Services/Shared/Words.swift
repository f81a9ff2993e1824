import Catalogue
public import Domain

extension Person {
    /// A sentence in this person's language and units.
    public func text(_ key: String, _ values: [String: SentenceValue] = [:]) -> String {
        Strings.shared.sentence(key, language).filled { values[$0]?.text(language, preferences.units) }
    }

    /// The same in the tone that this person likes, where there are words for it.
    public func toned(_ key: String, _ values: [String: SentenceValue] = [:]) -> String {
        guard let tone, let own = Tones.shared.sentence(key, tone, language) else { return text(key, values) }
        return own.filled { values[$0]?.text(language, preferences.units) }
    }
}
