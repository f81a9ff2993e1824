/// People and places, which no table can have all of: "with Karen", "at my gran's", "bij Sofie en Wout".
extension SentenceLexer {
    /// Whether most words have a capital, which then says nothing.
    var isTitled: Bool { capitals * 2 >= tokens.count }

    /// A word with a capital that no table knows, after a word that leads to people or places: it is no food or exercise
    /// that was mistyped.
    ///
    /// Asked while the words are looked up, so that only those before it are known.
    func isNameOfSomebody(_ index: Int) -> Bool {
        guard tokens[index].isCapital, index > 0, !isTitled, lexicon.word(tokens[index].key) == nil else {
            return false
        }
        var lead = index - 1
        while lead > 0, index - lead < 6, tokens[lead].isCapital || has(.determiner, at: lead) || has(.and, at: lead) {
            lead -= 1
        }
        if Self.places.contains(tokens[lead].key) { return true }
        return isCue(.company, at: lead) && !isAfterFood(lead)
    }

    /// "At luigi's", "at my gran's on tuesday", not "at Tesco's meal deal".
    func owner(at start: Int, led lead: String) -> Int? {
        var index = start
        while index - start < 2, has(.determiner, at: index) { index += 1 }
        guard Self.places.contains(lead), index < tokens.count, isOwner(index) else { return nil }
        let next = index + 1
        let isFree =
            isEnd(next) || has(.article, at: next) || has(.on, at: next) || has(.number, at: next)
            || [.weekday, .day, .dateLead, .in, .at, .with, .for].contains { has($0, at: next) }
        return isFree ? next : nil
    }

    /// "With Karen", "met Sofie en Wout", "samen met Lien": people by their names.
    ///
    /// A name that no table has is taken for one where it has a capital and nothing was eaten yet: "toast with Bovril".
    func company(at start: Int, led lead: Int) -> Int? {
        guard isCue(.company, at: lead) || Self.places.contains(tokens[lead].key) else { return nil }
        let isFirst = kind == .workout || !isAfterFood(lead)
        var end = start
        while end < tokens.count, end - start < 12 {
            var index = end
            if end > start {
                guard has(.and, at: index) || isMark(",", at: index) || isMark("&", at: index) else { break }
                index += 1
            }
            while index - end < 3, has(.determiner, at: index) { index += 1 }
            guard isSomebody(index, isFirst) else { break }
            end = index + 1
            // "Anna de Vries", "Tom Baker"
            while end < tokens.count, tokens[end].isCapital, !isTitled, lexicon.word(tokens[end].key) == nil {
                end += 1
            }
        }
        return end > start ? end : nil
    }

    private func isSomebody(_ index: Int, _ isFirst: Bool) -> Bool {
        guard index < tokens.count, tokens[index].isWord, !isOwner(index) else { return false }
        if let person = sense(.person, at: index) { return person.text != "pronoun" }
        // "Beers with Zofia at the pub"
        let isInPlace = index + 1 < tokens.count && Self.places.contains(tokens[index + 1].key)
        return (isFirst || isInPlace) && !isTitled && tokens[index].isCapital
            && lexicon.word(tokens[index].key) == nil
    }

    /// "Luigi's", "my gran's"; not "shepherd's pie".
    private func isOwner(_ index: Int) -> Bool {
        let text = tokens[index].text
        guard text.hasSuffix("'s") || text.hasSuffix("\u{2019}s") else { return false }
        guard lexicon.word(tokens[index].key) != nil else { return true }
        let owner = lexicon.word(SentenceTokenizer.tokens(String(text.dropLast(2)), language).first?.key ?? "")
        guard let owner, let node = lexicon.step(from: SentenceLexicon.root, by: owner) else { return false }
        return lexicon.senses(at: node).contains { $0.role == .person || $0.role == .circumstance }
    }

    /// Whether something to eat, or how much of it, stands shortly before.
    private func isAfterFood(_ index: Int) -> Bool {
        kind == .meal
            && (max(0, index - 8)..<index).contains { place in
                tokens[place].number != nil
                    || [.food, .dish, .filling, .filledDish, .header, .additive, .article, .number, .portion].contains {
                        has($0, at: place)
                    }
            }
    }

    /// Whether a cup of what follows is one of something hot: "tas koffie", "een tas verse tomatensoep".
    func isHot(_ start: Int) -> Bool {
        (start..<min(start + 3, tokens.count)).contains { endsWith(.hot, $0) }
    }

    /// Whether what is counted is scooped: "2 bolletjes vanille", "een ijsje met 3 bolletjes", not "soep en 2 bolletjes".
    func isScooped(_ start: Int, _ end: Int) -> Bool {
        (max(0, start - 4)..<min(end + 2, tokens.count)).contains { index in
            guard !(start..<end).contains(index) else { return false }
            // Behind a comma, or with what comes next, it is of another food.
            let between = index < start ? index + 1..<start : end..<index
            if between.contains(where: { tokens[$0].isMark(",") || index > start && has(.with, at: $0) }) {
                return false
            }
            return endsWith(.scooped, index)
        }
    }

    /// Whether a word is such a one, or a Dutch compound of it, which is what its last part is.
    private func endsWith(_ cue: SentenceLexicon.Cue, _ index: Int) -> Bool {
        let key = tokens[index].key
        if isCue(cue, at: index) { return true }
        return key.utf8.count > 6 && key.indices.contains { lexicon.cues(of: String(key[$0...]), language).has(cue) }
    }

    /// "17u30", "17h30": minutes after midnight.
    func hourWithMinutes(at index: Int) -> (minutes: Int, end: Int)? {
        guard let hour = number(at: index), hour < 25, hour == hour.rounded(), index + 2 < tokens.count,
            ["u", "h"].contains(tokens[index + 1].key), tokens[index + 1].isGlued, tokens[index + 2].isGlued,
            let minute = number(at: index + 2), minute < 60, tokens[index + 2].text.utf8.count == 2,
            let whole = Int(exactly: hour * 60 + minute)
        else { return nil }
        return (whole, index + 3)
    }

    /// "Because", "omdat" and "so", "dus"; not the "so" of "so good".
    func isReason(_ chunk: SentenceChunk) -> Bool {
        chunk.tokens.count == 1 && (isCue(.because, chunk) || isCue(.therefore, chunk))
    }

    /// "Till 7", "tot 8 uur", "after 9".
    func hour(at start: Int, led lead: Int) -> Int? {
        guard let hour = number(at: start), (1...24).contains(hour), hour == hour.rounded(), tokens[start].number != nil
        else { return nil }
        if let time = hourWithMinutes(at: start) { return time.end }
        if let suffix = phrase(.clock, at: start + 1), suffix.sense.text != "noon" {
            // "After 2 hours", "voor 2 uur sport" say how long.
            return suffix.sense.text == "any" || language.grammar.hourTellsTime && kind == .meal ? suffix.end : nil
        }
        // "Voor 2" is for two.
        guard kind == .meal, !isCue(.giving, at: lead), start + 1 >= tokens.count || isHourEnd(start + 1) else {
            return nil
        }
        return start + 1
    }

    private func isHourEnd(_ index: Int) -> Bool {
        tokens[index].isMark(",") || tokens[index].isMark(".") || tokens[index].isMark(";")
            || [.and, .verb, .filler, .but, .then].contains { has($0, at: index) } || isCue(.because, at: index)
            || isCue(.therefore, at: index)
    }
}
