/// Takes a sentence apart, in one pass over its scalars.
struct SentenceTokenizer {
    /// What is longer is not read beyond this many scalars.
    static let longest = 10_000

    private let scalars: [Unicode.Scalar]
    /// UTF-16 offset of each scalar, and of the end.
    private let offsets: [Int]
    private let language: Language
    private var tokens: [SentenceToken] = []
    private var position = 0

    static func tokens(_ text: String, _ language: Language) -> [SentenceToken] {
        var tokenizer = SentenceTokenizer(text, language)
        return tokenizer.read()
    }

    private init(_ text: String, _ language: Language) {
        self.language = language
        var scalars: [Unicode.Scalar] = []
        var offsets: [Int] = []
        var offset = 0
        for scalar in text.unicodeScalars.prefix(Self.longest) {
            scalars.append(scalar)
            offsets.append(offset)
            offset += UTF16.width(scalar)
        }
        offsets.append(offset)
        self.scalars = scalars
        self.offsets = offsets
    }

    private mutating func read() -> [SentenceToken] {
        while position < scalars.count {
            let scalar = scalars[position]
            if Self.isDigit(scalar) {
                number()
            } else if let value = Self.vulgarFraction(scalar) {
                fraction(value)
            } else if Self.isLetter(scalar) {
                word()
            } else {
                if let mark = Self.marks[scalar], !isInsideWord(scalar), !isBeforePlural(scalar) {
                    append(.mark(mark), from: position, to: position + 1)
                }
                position += 1
            }
        }
        return tokens
    }

    private mutating func append(_ content: SentenceToken.Content, from start: Int, to end: Int) {
        var text = ""
        for scalar in scalars[start..<end] { text.unicodeScalars.append(scalar) }
        text = text.lowercased()
        let key = content == .word ? Self.folded(text) : text
        let before = start > 0 ? scalars[start - 1] : " "
        let last = tokens.last?.span.end
        // "22's"
        let isAfterToken = last == offsets[start] || Self.isApostrophe(before) && last == offsets[start - 1]
        let isHyphenated =
            before == "-" && start > 1 && tokens.last?.span.end == offsets[start - 1]
            && tokens.last?.isMark("-") == false
        tokens.append(
            SentenceToken(
                content: content, text: text, key: key, joint: isHyphenated ? "-" : nil,
                isGlued: isAfterToken || isHyphenated,
                isCapital: content == .word && scalars[start].properties.isUppercase,
                span: SentenceSpan(start: offsets[start], end: offsets[end])))
    }

    private mutating func word() {
        let start = position
        // "3xfailure", "2xeggs"
        if scalars[start] == "x", let last = tokens.last, last.number != nil, last.span.end == offsets[start],
            start + 1 < scalars.count, Self.isLetter(scalars[start + 1])
        {
            position += 1
            return append(.word, from: start, to: position)
        }
        while position < scalars.count {
            let scalar = scalars[position]
            if Self.isLetter(scalar) {
                position += 1
            } else if Self.isApostrophe(scalar), position + 1 < scalars.count, Self.isLetter(scalars[position + 1]) {
                position += 1
            } else {
                break
            }
        }
        // "80kgx8"
        if position - start > 1, scalars[position - 1] == "x", position < scalars.count,
            Self.isDigit(scalars[position]),
            let last = tokens.last, last.number != nil, last.span.end == offsets[start]
        {
            position -= 1
        }
        append(.word, from: start, to: position)
    }

    /// A hyphen between a letter and a letter, or a number and a word, joins: "push-ups", "30-minute".
    private func isInsideWord(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar == "-", position > 0, position + 1 < scalars.count else { return false }
        let (before, after) = (scalars[position - 1], scalars[position + 1])
        return (Self.isLetter(before) || Self.isDigit(before)) && Self.isLetter(after)
    }

    /// "The 22's": dumbbells, and no minutes
    private func isBeforePlural(_ scalar: Unicode.Scalar) -> Bool {
        guard Self.isApostrophe(scalar), position > 0, Self.isDigit(scalars[position - 1]),
            position + 1 < scalars.count, scalars[position + 1] == "s"
        else { return false }
        return position + 2 == scalars.count || !Self.isLetter(scalars[position + 2])
    }

    private mutating func fraction(_ value: Double) {
        // "1½" is one number.
        if let last = tokens.indices.last, let whole = tokens[last].number, tokens[last].span.end == offsets[position],
            whole == whole.rounded()
        {
            tokens[last].content = .number(whole + value)
            tokens[last].span.end = offsets[position + 1]
        } else {
            append(.number(value), from: position, to: position + 1)
        }
        position += 1
    }

    /// A run of figures with points, commas, colons and slashes between them.
    private mutating func number() {
        let start = position
        var marks: [Unicode.Scalar] = []
        if let end = dashedList(from: start) {
            marks = ["-"]
            position = end
        }
        while marks != ["-"], position < scalars.count {
            let scalar = scalars[position]
            if Self.isDigit(scalar) {
                position += 1
            } else if scalar == "." || scalar == "," || scalar == ":" || scalar == "/", position + 1 < scalars.count,
                Self.isDigit(scalars[position + 1])
            {
                marks.append(scalar)
                position += 1
            } else {
                break
            }
        }
        // "0.0" says what kind of beer it is, and not how many.
        if marks.count == 1, marks[0] == "." || marks[0] == ",",
            scalars[start..<position].allSatisfy({ $0 == "0" || $0 == marks[0] })
        {
            return append(.word, from: start, to: position)
        }
        append(.number(0), from: start, to: position)
        let last = tokens.count - 1
        tokens[last].content = FigureText.read(tokens[last].text, marks: marks, language) ?? .word
    }

    /// The end of "12-10-8": three numbers or more, none of them a year.
    private func dashedList(from start: Int) -> Int? {
        var count = 0
        var end = start
        while count < 12 {
            let first = end
            while end < scalars.count, Self.isDigit(scalars[end]) { end += 1 }
            guard (1...3).contains(end - first) else { return nil }
            count += 1
            guard end + 1 < scalars.count, scalars[end] == "-", Self.isDigit(scalars[end + 1]) else { break }
            end += 1
        }
        return count > 2 ? end : nil
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar >= "0" && scalar <= "9" }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return (scalar >= "a" && scalar <= "z") || (scalar >= "A" && scalar <= "Z") }
        return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }

    private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "\u{2019}" }

    private static func vulgarFraction(_ scalar: Unicode.Scalar) -> Double? {
        guard (0xbc...0xbe).contains(scalar.value) || (0x2150...0x215e).contains(scalar.value) else { return nil }
        return scalar.properties.numericValue
    }

    private static let marks: [Unicode.Scalar: Character] = [
        ",": ",", ";": ";", "\n": ";", ".": ".", "!": ".", "?": ".", ":": ":", "-": "-", "\u{2013}": "-",
        "\u{2014}": "-", "(": "(", ")": ")", "@": "@", "+": "+", "&": "&", "/": "/", "%": "%", "\u{d7}": "x",
        "*": "x", "'": "'", "\u{2019}": "'", "\"": "\"", "\u{2033}": "\"", "\u{2032}": "'", "#": "#", "=": "=",
        "\u{2022}": ";", "\u{b7}": ";",
    ]

    private static func folded(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7a }) { return text }
        var key = ""
        for word in FoldedText.words(text) { key += String(decoding: word, as: UTF8.self) }
        return key.isEmpty ? text : key
    }
}
