extension TemplateReference {
    /// "repeat breakfast", "nog een keer mijn lunch": the last one.
    func meal(after index: Int) -> Found? {
        guard lexer.phrase(.use, at: chunks[index].tokens.lowerBound)?.sense.text == "again" else { return nil }
        var next = index + 1
        while role(next) == .filler || role(next) == .determiner { next += 1 }
        guard chunks.indices.contains(next), case .meal = chunks[next].kind, index <= firstContent else { return nil }
        return ("last", index..<next)
    }

    /// "yesterday's lunch again"
    private func again(after index: Int) -> Found? {
        guard isDate(index), index + 2 < chunks.count, case .meal = chunks[index + 1].kind, role(index + 2) == .use,
            lexer.phrase(.use, at: chunks[index + 2].tokens.lowerBound)?.sense.text == "again"
        else { return nil }
        return (day(index), index..<index + 3)
    }

    /// The name of a day: last night is yesterday.
    func day(_ index: Int) -> String {
        guard lexer.phrase(.day, at: chunks[index].tokens.lowerBound)?.sense.number == -1 else {
            return text(index..<index + 1).replacing("'s", with: "")
        }
        return lexer.language.choose(en: "yesterday", nl: "gisteren")
    }

    /// "repeat yesterday's dinner", "zelfde" aside.
    func day(at index: Int) -> Found? {
        if let again = again(after: index) { return again }
        // "repeat the workout from yesterday"
        let index = role(index - 1) == .asLead || role(index - 1) == .of ? index - 1 : index
        let place = isDate(index) ? index : index + 1
        guard isDate(place), isUsed(index), let use = lexer.phrase(.use, at: chunks[withLead(index)].tokens.lowerBound),
            use.sense.text == "again"
        else { return nil }
        return (day(place), withLead(index)..<afterWords(place + 1))
    }
}
