import Foundation

/// What a text says with figures: numbers with what they count, dates, days and times.
struct FigureReading {
    enum Claim: Hashable {
        /// In minutes for times that something took
        case number(Double, ClaimWords.Unit?)
        /// Without a day it is a whole month.
        case date(year: Int?, month: Int, day: Int?)
        /// 1 is Monday
        case weekday(Int)
        /// "7:30": a time of day, or how long something took
        case clock(Int, Int)
        /// So many days, weeks, months or years from this one
        case when(String, Int)
        /// As it stands there: a number in words, "7/10", whatever else counts
        case words(String)
    }

    private(set) var claims: [(claim: Claim, text: String)] = []

    private struct Token {
        enum Kind { case word, number, mark }

        var kind: Kind
        /// In lower case, without accents but for the one that makes a number of an article
        var text: String
        /// As it was written
        var raw: String
        /// Nothing stands between it and the one before.
        var isAttached: Bool
    }

    private let tokens: [Token]
    private let language: Language
    private var index = 0
    /// Where the last number ended, with what it counts
    private var numberEnd = -1

    /// - Parameter text: as `SeenText.plain` leaves it
    init(_ text: String, _ language: Language) {
        self.language = language
        tokens = Self.tokens(of: text.replacing(ClaimWords.identifiers, with: " – "))
        while let token = token() {
            let start = index
            let claim: Claim? =
                switch token.kind {
                case .number: date() ?? clock() ?? figure(token)
                case .word: said(token)
                case .mark:
                    token.text.unicodeScalars.contains { $0.properties.numericType != nil } ? .words(token.raw) : nil
                }
            if index == start { index += 1 }
            if let claim {
                claims.append((claim, tokens[start..<min(index, tokens.count)].map(\.raw).joined(separator: " ")))
            }
        }
    }

    // MARK: Tokens

    private static func tokens(of text: String) -> [Token] {
        let characters = Array(text)
        var tokens: [Token] = []
        var index = 0
        var isAttached = false
        func isDigit(_ index: Int) -> Bool { index < characters.count && ("0"..."9").contains(characters[index]) }
        while index < characters.count {
            let character = characters[index]
            guard !character.isWhitespace else {
                isAttached = false
                index += 1
                continue
            }
            let start = index
            index += 1
            let kind: Token.Kind
            if isDigit(start) {
                kind = .number
                while isDigit(index) || isDigit(index + 1) && ".,".contains(characters[index]) { index += 1 }
            } else if character.isLetter {
                kind = .word
                while index < characters.count, characters[index].isLetter { index += 1 }
                // "p.m."
                if index == start + 1, "apAP".contains(character), index + 1 < characters.count,
                    characters[index] == ".", "mM".contains(characters[index + 1])
                {
                    index += 2
                }
            } else {
                kind = .mark
            }
            let raw = String(characters[start..<index])
            tokens.append(
                Token(kind: kind, text: folded(raw.lowercased()), raw: raw, isAttached: isAttached && !tokens.isEmpty))
            isAttached = true
        }
        return tokens
    }

    private static func folded(_ word: String) -> String {
        if word == "één" || word == "éen" { return "één" }
        return word.folding(options: .diacriticInsensitive, locale: nil)
    }

    private func token(_ offset: Int = 0) -> Token? {
        tokens.indices.contains(index + offset) ? tokens[index + offset] : nil
    }

    private func word(_ offset: Int = 0) -> String? { token(offset).flatMap { $0.kind == .word ? $0.text : nil } }

    /// What the token right behind another one is
    private func attached(_ offset: Int) -> Token? { token(offset).flatMap { $0.isAttached ? $0 : nil } }

    private func whole(_ offset: Int = 0) -> Int? {
        token(offset).flatMap { $0.kind == .number && $0.text.count <= 9 ? Int($0.text) : nil }
    }

    private static let dashes: Set = ["-", "–", "—", "‐", "‑", "‒", "−"]

    private func isDash(_ offset: Int) -> Bool { attached(offset).map { Self.dashes.contains($0.text) } ?? false }

    // MARK: Numbers

    /// At digits that are no date and no time.
    private mutating func figure(_ token: Token) -> Claim {
        // "3/4", "7/10", "1⁄2"
        if let mark = attached(1), mark.text == "/" || mark.text == "⁄", let second = attached(2),
            second.kind == .number
        {
            index += 3
            return .words("\(token.text)/\(second.text)")
        }
        let sign = sign(token)
        index += 1
        guard var value = Self.value(token.text, language) else { return .words(token.raw) }
        // "8 213"
        if token.text.count <= 3, token.text.allSatisfy(\.isNumber), let after = self.token(), after.kind == .number,
            after.text.count == 3, let thousands = Double(token.text + after.text)
        {
            value = thousands
            index += 1
        }
        value *= sign
        if let after = word(), let half = Self.halves[after], let hour = Int(exactly: value), (1...12).contains(hour) {
            index += 1
            return .clock(hour % 12 + half, 0)
        }
        // "5-day"
        if isDash(0), let after = word(1), ClaimWords.unit(after) != nil { index += 1 }
        let behind = self.token()
        if let behind, let (unit, factor) = ClaimWords.unit(behind.text), unit != .nth || behind.isAttached {
            index += 1
            value *= factor
            if unit == .minute, factor == 60 { value += minutes() }
            numberEnd = index
            return .number(value, unit)
        }
        // "9O"
        if let behind, behind.isAttached, behind.kind == .word {
            index += 1
            return .words(token.text + behind.text)
        }
        numberEnd = index
        return .number(value, nil)
    }

    private static let halves = ["am": 0, "a.m": 0, "pm": 12, "p.m": 12]

    /// -1 for a minus; "80-90" and "omega-3" have none.
    private func sign(_ token: Token) -> Double {
        guard index > 0, token.isAttached, ["-", "−", "–"].contains(tokens[index - 1].text) else { return 1 }
        return tokens[index - 1].isAttached && index > 1 && tokens[index - 2].kind != .mark ? 1 : -1
    }

    /// After hours: "7 h 30", "7 hours and 30 minutes", "7u30".
    private mutating func minutes() -> Double {
        let start = index
        if let word = word(), word == "and" || word == "en" { index += 1 }
        let unit = ClaimWords.unit(token(1)?.text ?? "")
        let isNamed = unit?.unit == .minute && unit?.factor == 1
        guard let minutes = whole(), (0..<60).contains(minutes), token()?.text.count ?? 3 <= 2,
            isNamed || start == index && unit == nil
        else {
            index = start
            return 0
        }
        index += isNamed ? 2 : 1
        return Double(minutes)
    }

    /// - Returns: `nil` for what no language writes so
    private static func value(_ text: String, _ language: Language) -> Double? {
        let marks = text.filter { !$0.isNumber }
        let parts = text.split(whereSeparator: { !$0.isNumber })
        guard let first = parts.first, let last = parts.last, text.count <= 24 else { return nil }
        if marks.isEmpty { return Double(first) }
        let group = Character(Unicode.Scalar(language.rules.groupMark))
        let decimal = Character(Unicode.Scalar(language.rules.decimalMark))
        let hasDecimals = marks.last == decimal
        let wholes = hasDecimals ? parts.dropLast() : parts[...]
        let isGrouped = first.count <= 3 && first != "0" && wholes.dropFirst().allSatisfy { $0.count == 3 }
        if wholes.count == 1 || isGrouped, marks.dropLast(hasDecimals ? 1 : 0).allSatisfy({ $0 == group }) {
            return Double(wholes.joined() + (hasDecimals ? ".\(last)" : ""))
        }
        // The other notation, where it cannot be this one.
        return marks.count == 1 ? Double("\(first).\(last)") : nil
    }

    // MARK: Dates and times

    private func year(_ offset: Int) -> Int? {
        guard let year = whole(offset), token(offset)?.text.count == 4, (1900...2199).contains(year) else { return nil }
        return year
    }

    private mutating func takeYear() -> Int? {
        let comma = token()?.text == "," ? 1 : 0
        guard let year = year(comma) else { return nil }
        index += comma + 1
        return year
    }

    /// At a number that begins a date.
    private mutating func date() -> Claim? {
        // 2026-03-21
        if let year = year(0), isDash(1), isDash(3), let month = whole(2), let day = whole(4), (1...12).contains(month),
            (1...31).contains(day)
        {
            index += 5
            return .date(year: year, month: month, day: day)
        }
        guard let day = whole(), (1...31).contains(day) else { return nil }
        var offset = 1
        if let suffix = attached(1), ClaimWords.unit(suffix.text)?.unit == .nth { offset += 1 }
        if let of = word(offset), of == "of" || of == "van" { offset += 1 }
        guard let month = word(offset).flatMap({ ClaimWords.months[$0] }), attached(offset) == nil else { return nil }
        index += offset + 1
        return .date(year: takeYear(), month: month, day: day)
    }

    /// "7:30", "7:30 pm"
    private mutating func clock() -> Claim? {
        guard let hours = whole(), attached(1)?.text == ":", attached(2)?.text.count == 2, let minutes = whole(2),
            minutes < 60
        else { return nil }
        index += 3
        if token()?.text == ":", attached(1)?.text.count == 2, let seconds = whole(1), seconds < 60 {
            index += 2
            return .number(Double(hours * 60 + minutes) + Double(seconds) / 60, .minute)
        }
        if let after = word(), let half = Self.halves[after], (1...12).contains(hours) {
            index += 1
            return .clock(hours % 12 + half, minutes)
        }
        return .clock(hours, minutes)
    }

    // MARK: Words

    /// At a word.
    private mutating func said(_ token: Token) -> Claim? {
        let word = token.text
        if let claim = dayOrMonth(token) { return claim }
        if let days = ClaimWords.days[word] {
            index += 1
            return .when("day", days)
        }
        if let turn = ClaimWords.turns[word], let span = self.word(1).flatMap({ ClaimWords.spans[$0] }) {
            index += 2
            return .when(span, turn)
        }
        // "Second, ..." counts what is said; "two tips" count what it will say.
        let isOpening =
            ClaimWords.openings.contains(word) && self.token(1)?.text == ","
            && (index == 0 || tokens[index - 1].kind == .mark)
        if isOpening || ClaimWords.countable.contains(self.word(1) ?? "") { return nil }
        if ["a", "an", "een", "one", "één"].contains(word), let unit = ClaimWords.unit(self.word(1) ?? "")?.unit {
            // "8,000 a day", "5 km an hour"
            let isCount =
                word == "one" || word == "één" || unit.isMeasured && numberEnd != index
                || word == "een" && unit == .times
            if isCount { index += 2 }
            return isCount ? .words("\(word) \(unit)") : nil
        }
        // "B7"; the digits of "x3" are read next.
        if word != "x", let after = attached(1), after.kind == .number {
            index += 2
            return .words(word + after.text)
        }
        let isFigure =
            ClaimWords.isNumber(word, language) || ClaimWords.seasons.contains(where: word.hasPrefix) || isSpaced()
            || isRoman(token)
        return isFigure ? .words(word) : nil
    }

    private mutating func dayOrMonth(_ token: Token) -> Claim? {
        if let day = ClaimWords.weekdays[token.text] {
            index += 1
            return .weekday(day)
        }
        let comma = [",", "."].contains(self.token(1)?.text ?? "") ? 2 : 1
        if let day = ClaimWords.shortWeekdays[token.text], whole(comma) != nil,
            word(comma + 1).flatMap({ ClaimWords.months[$0] }) != nil
        {
            index += 1
            return .weekday(day)
        }
        guard let month = ClaimWords.months[token.text] else { return nil }
        let isNamed = !ClaimWords.uncertainMonths.contains(token.text) || token.raw.first?.isUppercase == true
        // "March 21st, 2026"
        if isNamed, let day = whole(1), (1...31).contains(day), attached(1) == nil {
            index += 2
            if let suffix = attached(0), ClaimWords.unit(suffix.text)?.unit == .nth { index += 1 }
            return .date(year: takeYear(), month: month, day: day)
        }
        let before = index > 0 ? tokens[index - 1].text : nil
        guard
            year(1) != nil || !ClaimWords.uncertainMonths.contains(token.text)
                || before.map({ isNamed || ClaimWords.beforeMonths.contains($0) }) == true
        else { return nil }
        index += 1
        return .date(year: takeYear(), month: month, day: nil)
    }

    /// "n i n e"
    private func isSpaced() -> Bool {
        (0...3).allSatisfy { offset in token(offset).map { $0.kind == .word && $0.text.count == 1 } ?? false }
    }

    /// Two or more letters that are a Roman number, in capitals or in front of a unit
    private func isRoman(_ token: Token) -> Bool {
        let raw = ClaimWords.unit(word(1) ?? "") == nil ? token.raw : token.raw.uppercased()
        return raw.count >= 2 && raw.allSatisfy { "IVXLCDM".contains($0) }
            && raw.wholeMatch(of: /M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})/) != nil
    }
}
