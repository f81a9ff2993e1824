extension SentenceLexer {
    /// "cup", not "cups": without a number it is one.
    func isSingularPortion(_ chunk: SentenceChunk) -> Bool {
        let word = tokens[chunk.tokens.lowerBound].key
        switch language {
        case .en: return !word.hasSuffix("s") || word == "glass"
        case .nl:
            return !(word.hasSuffix("en") || word.hasSuffix("jes") || word.hasSuffix("s") && word != "glas")
                || word == "teen"
        }
    }
}
