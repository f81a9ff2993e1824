/// How the sentences of a language are built, beyond their words.
struct SentenceGrammar: Sendable {
    /// "3/4" is the third of April
    let isDayFirst: Bool
    /// "half acht" is a time without a word between
    let hasBareHalf: Bool
    /// "2 uur" after a word for from or till is a time, and no length
    let hourTellsTime: Bool
    /// "bordje", "biertje"
    let hasDiminutives: Bool
    /// "rijstwafel", "evenveel": words that belong together are one
    let hasCompounds: Bool
    /// Of nouns, as sentences of sets have them
    let pluralEndings: [String]
    /// What a known word of food can have behind it, as a plural or a diminutive
    let formEndings: [String]
    /// "chicken ones": what stands for a noun that was said
    let pronoun: String?
    /// "another" says one by itself; "nog" does so with a number alone
    let moreIsOne: Bool
    /// "dessert overgeslagen": what says that something was not done can follow it
    let deniesBackwards: Bool
    /// "nee" takes back and "geen" leaves out; "no" does both
    let hasWordForNone: Bool
    /// "eggs fried in butter"
    let hasTrailingParticiple: Bool
    /// Who ate stands before the verb and what was eaten behind it, whatever else the sentence begins with
    let objectFollowsVerb: Bool
    /// "two eggs toast": a plural ends a name, for what stands before a noun is singular
    let pluralEndsName: Bool
    /// Words are mistyped as they sound
    let isHeard: Bool

    static let english = SentenceGrammar(
        isDayFirst: false, hasBareHalf: false, hourTellsTime: false, hasDiminutives: false, hasCompounds: false,
        pluralEndings: ["s"], formEndings: ["s", "es"], pronoun: "ones", moreIsOne: true, deniesBackwards: false,
        hasWordForNone: false, hasTrailingParticiple: true, objectFollowsVerb: true, pluralEndsName: true,
        isHeard: false)

    static let dutch = SentenceGrammar(
        isDayFirst: true, hasBareHalf: true, hourTellsTime: true, hasDiminutives: true, hasCompounds: true,
        pluralEndings: ["en", "s"], formEndings: ["en", "s", "je", "jes", "tje", "tjes", "'tje", "'tjes"], pronoun: nil,
        moreIsOne: false, deniesBackwards: true, hasWordForNone: true, hasTrailingParticiple: false,
        objectFollowsVerb: false, pluralEndsName: false, isHeard: true)
}

extension Language {
    var grammar: SentenceGrammar { choose(en: .english, nl: .dutch) }
}
