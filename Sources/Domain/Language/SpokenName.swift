/// The name of a food out of the words that say it.
enum SpokenName {
    /// The tokens as they were written, one blank between those that stand apart.
    static func text(_ tokens: some Collection<SentenceToken>) -> String {
        var text = ""
        var end = 0
        for token in tokens {
            if !text.isEmpty {
                if let joint = token.joint, token.isGlued {
                    text.append(joint)
                } else if !token.isGlued || token.span.start > end {
                    // "Ice cream (vanilla)": a mark stood between.
                    text += " "
                }
            }
            text += token.text
            end = token.span.end
        }
        return text
    }

    /// The last word in the singular; a diminutive stays one.
    static func singular(_ name: String, _ language: Language, isKnown: (String) -> Bool) -> String {
        guard let start = name.lastIndex(where: { $0 == " " || $0 == "-" }).map({ name.index(after: $0) }) else {
            return SingularWord.of(name, language, isKnown: isKnown)
        }
        return name[..<start] + SingularWord.of(String(name[start...]), language, isKnown: isKnown)
    }

    /// The last word of a name, in its dictionary form; the first one of "pizza quattro stagioni".
    ///
    /// - Parameter leads: whether dishes are called by this word before one that nobody knows
    static func head(
        _ name: String, _ language: Language, isKnown: (String) -> Bool, leads: (String) -> Bool = { _ in false }
    ) -> String {
        let words = name.split { $0 == " " }.map(String.init)
        var last = words.last ?? name
        if words.count > 1, leads(words[0]), !isKnown(last) { last = words[0] }
        let singular = SingularWord.of(last, language, isKnown: isKnown)
        return language.grammar.hasDiminutives ? SingularWord.withoutDiminutive(singular) : singular
    }
}
