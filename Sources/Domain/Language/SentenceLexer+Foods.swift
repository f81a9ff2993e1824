extension SentenceLexer {
    /// Dutch words for portions that end as plurals do.
    private static let singular: Set<String> = ["glas", "fles", "doos"]

    /// "cup", not "cups": without a number it is one.
    func isSingularPortion(_ chunk: SentenceChunk) -> Bool {
        let word = tokens[chunk.tokens.lowerBound].key
        switch language {
        case .en: return !word.hasSuffix("s") || word == "glass"
        case .nl:
            return
                !(word.hasSuffix("en") || word.hasSuffix("jes") || word.hasSuffix("s") && !Self.singular.contains(word))
                || word == "teen"
        }
    }

    /// A pizza of 12 inches.
    func isInch(_ chunk: SentenceChunk) -> Bool { chunk.isMark("\"") || isCue(.inch, chunk) }

    /// Whether it is a plural or a diminutive of a known word.
    func isPluralOfKnown(_ key: String) -> Bool {
        kind == .meal
            && language.grammar.formEndings.contains {
                key.hasSuffix($0) && lexicon.word(String(key.dropLast($0.count))) != nil
            }
    }

    /// "rijstwafels": a word that is made of two known ones is not mistyped.
    func isCompound(_ key: String) -> Bool {
        let letters = Array(key.utf8)
        guard kind == .meal, language.grammar.hasCompounds, (8...32).contains(letters.count) else { return false }
        return (4...(letters.count - 4)).contains { cut in
            let last = String(decoding: letters[cut...], as: UTF8.self)
            return isFood(String(decoding: letters[..<cut], as: UTF8.self)) && (isFood(last) || isPluralOfKnown(last))
        }
    }

    private func isFood(_ key: String) -> Bool {
        lexicon.word(key).map { lexicon.isKnown($0, kind: .meal, language: language) } ?? false
    }
}
