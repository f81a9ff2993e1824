/// How a typed word can meet the words of names, and how well: 1 to 100.
struct WordMatcher {
    /// How far a query goes to find something.
    enum Effort {
        case spelt
        /// Words in the middle of compounds too.
        case inside
        /// As if the words that stand nowhere were mistyped.
        case mistypedUnknown
        /// As if any word were mistyped.
        case mistyped
    }

    /// What of a name's word is typed.
    enum Kind: UInt16 {
        case part
        /// The end of a compound, which says what it is: "appelsap" is "sap".
        case ended
        case begun
        case whole
    }

    let tokens: TokenTable
    let effort: Effort

    /// Calls `found` with each word of the table that `word` meets, how well, what of that word it is, and the
    /// language whose rule made it so, if one did.
    ///
    /// - Parameter isLast: whether it may still be being typed
    func match(_ word: [UInt8], isLast: Bool, _ found: (Int, Int, Kind, Language?) -> Void) {
        guard !word.isEmpty, word.count <= FoldedText.longestWord else { return }
        let starting = tokens.words.range(startingWith: word)
        let isKnown = starting.first.map { tokens.words.length($0) == word.count } ?? false
        for token in starting {
            let length = tokens.words.length(token)
            if length == word.count {
                // One letter is rarely all of a word.
                if length > 1 { found(token, 100, .whole, nil) } else { found(token, 50, .begun, nil) }
            } else if !tokens.isJoining(token) {
                found(token, (isLast ? 62 : 50) + 22 * word.count / length, .begun, nil)
            }
        }
        if word.count > 2 {
            for language in Language.allCases { matchStem(of: word, language, 95, found) }
            // "Eitje" has a food of its own; "gebakken eitjes" are none of those.
            if !isKnown || effort == .inside {
                WordStem.withoutDiminutive(word).forEach { matchStem(of: $0, .nl, 84, found) }
            }
            matchEnd(word, found)
        }
        switch effort {
        case .spelt: break
        case .inside: matchInside(word, found)
        case .mistypedUnknown: if !tokens.knows(word) { matchMistyped(word, isLast: isLast, found) }
        case .mistyped: matchMistyped(word, isLast: isLast, found)
        }
    }

    private func matchStem(
        of word: [UInt8], _ language: Language, _ quality: Int, _ found: (Int, Int, Kind, Language?) -> Void
    ) {
        let stems = tokens.stems(language)
        for index in stems.range(equalTo: tokens.stem(word, language)) {
            found(Int(stems.values[index]), quality, .whole, language)
        }
    }

    /// "brood" in "volkorenbrood", but not "aple" in "maple": what stands before has to be able to be a word.
    private func matchEnd(_ word: [UInt8], _ found: (Int, Int, Kind, Language?) -> Void) {
        for index in tokens.reversed.range(startingWith: word.reversed()) {
            let length = tokens.reversed.length(index)
            guard length > word.count + 2 else { continue }
            found(Int(tokens.reversed.values[index]), 65 + 15 * word.count / length, .ended, nil)
        }
    }

    /// "kool" in "boerenkoolstamppot".
    private func matchInside(_ word: [UInt8], _ found: (Int, Int, Kind, Language?) -> Void) {
        guard word.count > 3 else { return }
        let letters = TokenTable.letters(word)
        for token in 0..<tokens.words.count where letters & ~tokens.letters[token] == 0 {
            let isInside = tokens.words.withBytes { bytes, starts in
                let start = Int(starts[token])
                let end = Int(starts[token + 1])
                guard end - start > word.count + 1 else { return false }
                return (start + 1..<end - word.count).contains { at in
                    word.indices.allSatisfy { bytes[at + $0] == word[$0] }
                }
            }
            if isInside { found(token, 36, .part, nil) }
        }
    }

    private func matchMistyped(_ word: [UInt8], isLast: Bool, _ found: (Int, Int, Kind, Language?) -> Void) {
        guard word.count > 3 else { return }
        let limit = word.count >= 8 ? 2 : 1
        let letters = TokenTable.letters(word)
        let mayBeStart = isLast && word.count > 4
        word.withUnsafeBufferPointer { word in
            tokens.words.withBytes { bytes, starts in
                for token in 0..<tokens.words.count {
                    // Each mistake brings in or loses at most one letter.
                    guard (letters & ~tokens.letters[token]).nonzeroBitCount <= limit, !tokens.isJoining(token) else {
                        continue
                    }
                    let start = Int(starts[token])
                    let text = UnsafeBufferPointer(rebasing: bytes[start..<Int(starts[token + 1])])
                    let sameFirst = text[0] == word[0]
                    // "Canolli", "brocolli": which letter is the doubled one is soon forgotten.
                    if letters == tokens.letters[token], sameFirst, EditDistance.isOnlyDoubling(word, text) {
                        found(token, 66, .whole, nil)
                        continue
                    }
                    guard text.count + limit >= word.count else { continue }
                    if text.count <= word.count + limit,
                        let distance = EditDistance.between(word, text, limit: limit), distance > 0
                    {
                        // The first letter is seldom the wrong one.
                        found(token, (distance == 1 ? 66 : 48) - (sameFirst ? 0 : 8), .whole, nil)
                    } else if mayBeStart, sameFirst, text.count > word.count,
                        let distance = EditDistance.between(word, text, limit: limit, asStart: true), distance > 0
                    {
                        found(token, (distance == 1 ? 40 : 26) + 10 * word.count / text.count, .part, nil)
                    }
                }
            }
        }
    }
}
