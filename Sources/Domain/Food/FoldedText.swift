/// Text as search compares it: lower case, without accents, split into words.
public enum FoldedText {
    /// At most this many words of a query count.
    static let mostWords = 8
    /// At most this many bytes of a word count.
    static let longestWord = 32

    /// The words of `text`, folded to ASCII where Latin letters allow it.
    public static func words(_ text: some StringProtocol) -> [[UInt8]] {
        var words: [[UInt8]] = []
        var word: [UInt8] = []
        func end() {
            if !word.isEmpty { words.append(word) }
            word = []
        }
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x61...0x7a, 0x30...0x39: word.append(UInt8(truncatingIfNeeded: scalar.value))
            case 0x41...0x5a: word.append(UInt8(truncatingIfNeeded: scalar.value + 32))
            case 0x25: word.append(0x25)
            case 0x27, 0x2019, 0x300...0x36f: break  // apostrophes and combining accents
            case 0..<0x80: end()
            default:
                guard scalar.properties.isAlphabetic else {
                    end()
                    continue
                }
                word.append(contentsOf: letters(scalar))
            }
            if word.count > longestWord { word.removeLast(word.count - longestWord) }
        }
        end()
        return words
    }

    private static func letters(_ scalar: Unicode.Scalar) -> [UInt8] {
        switch scalar {
        case "à", "á", "â", "ã", "ä", "å", "À", "Á", "Â", "Ã", "Ä", "Å": Array("a".utf8)
        case "ç", "Ç": Array("c".utf8)
        case "è", "é", "ê", "ë", "È", "É", "Ê", "Ë": Array("e".utf8)
        case "ì", "í", "î", "ï", "Ì", "Í", "Î", "Ï": Array("i".utf8)
        case "ñ", "Ñ": Array("n".utf8)
        case "ò", "ó", "ô", "õ", "ö", "ø", "Ò", "Ó", "Ô", "Õ", "Ö", "Ø": Array("o".utf8)
        case "ù", "ú", "û", "ü", "Ù", "Ú", "Û", "Ü": Array("u".utf8)
        case "œ", "Œ": Array("oe".utf8)
        case "æ", "Æ": Array("ae".utf8)
        case "ß": Array("ss".utf8)
        default: Array(String(scalar).lowercased().utf8)
        }
    }

    /// Singular forms that an English or Dutch plural may come from, the word itself first.
    static func singulars(_ word: [UInt8]) -> [[UInt8]] {
        var forms = [word]
        guard word.count > 3 else { return forms }
        if word.hasSuffix("s") { forms.append(Array(word.dropLast())) }
        if word.hasSuffix("es") { forms.append(Array(word.dropLast(2))) }
        if word.hasSuffix("ies") { forms.append(Array(word.dropLast(3)) + Array("y".utf8)) }
        if word.hasSuffix("en") {
            let stem = Array(word.dropLast(2))
            forms.append(stem)
            if let last = stem.last, stem.count > 2 {
                if stem[stem.count - 2] == last {
                    forms.append(Array(stem.dropLast()))  // notten, not; bonnen, bon
                } else if isVowel(stem[stem.count - 2]) {
                    // bananen, banaan: one vowel in an open syllable is two in a closed one
                    forms.append(Array(stem.dropLast()) + [stem[stem.count - 2], last])
                }
            }
        }
        return forms
    }

    private static func isVowel(_ byte: UInt8) -> Bool { "aeou".utf8.contains(byte) }
}

extension [UInt8] {
    func hasSuffix(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { suffix in count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix) }
    }
}
