import Catalogue
import Domain

extension Person {
    /// A sentence in this person's language and units.
    func text(_ key: String, _ values: [String: SentenceValue] = [:]) -> String {
        Strings.shared.sentence(key, language).filled { values[$0]?.text(language, preferences.units) }
    }
}
