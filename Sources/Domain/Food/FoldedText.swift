/// Text as search compares it: lower case, without accents, split into words.
public enum FoldedText {
    /// At most this many words of a query count.
    static let mostWords = 8
    /// At most this many bytes of a word count.
    static let longestWord = 32

    /// The words of `text`, folded to ASCII where Latin letters allow it.
    public static func words(_ text: some StringProtocol) -> [[UInt8]] {
        var words: [[UInt8]] = []
        let utf8 = Array(text.utf8)
        utf8.withUnsafeBufferPointer { bytes in
            eachWord(of: bytes) { word, _ in words.append(Array(word)) }
        }
        return words
    }

    /// The same as strings.
    public static func strings(_ text: some StringProtocol) -> [String] {
        words(text).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The same as one text, a space between them.
    public static func joined(_ text: some StringProtocol) -> String {
        var (text, words) = (String(text), [UInt8]())
        text.withUTF8 { append($0, to: &words) }
        return String(decoding: words.dropLast(), as: UTF8.self)
    }

    /// Appends the folded words of UTF-8 `text`, a space after each.
    public static func append(_ text: UnsafeBufferPointer<UInt8>, to words: inout [UInt8]) {
        eachWord(of: text) { word, _ in
            words.append(contentsOf: word)
            words.append(UInt8(ascii: " "))
        }
    }

    /// Calls `body` with each folded word of UTF-8 `text`, and with whether a comma stands before it.
    static func eachWord(of text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>, Bool) -> Void) {
        // A letter folds to at most 3 letters, and a word is cut once it is too long.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longestWord) { word in
            var count = 0
            var afterComma = false
            func end() {
                if count > 0 { body(UnsafeBufferPointer(rebasing: word[..<count]), afterComma) }
                count = 0
            }
            func append(_ byte: UInt8) {
                guard count < longestWord else { return }
                word[count] = byte
                count += 1
            }
            /// "0.0" and "0,0" are a word: what has no alcohol.
            func joinsZeros(_ mark: Int) -> Bool {
                count == 1 && word[0] == 0x30 && mark + 1 < text.count && text[mark + 1] == 0x30
            }
            var position = 0
            while position < text.count {
                let byte = text[position]
                switch byte {
                case 0x61...0x7a, 0x30...0x39:
                    append(byte)
                    position += 1
                case 0x41...0x5a:
                    append(byte + 32)
                    position += 1
                case 0x27:  // the apostrophe in "pinda's"
                    position += 1
                case 0x2c where joinsZeros(position), 0x2e where joinsZeros(position):
                    position += 1
                case 0..<0x80:
                    end()
                    if byte == UInt8(ascii: ",") { afterComma = true }
                    position += 1
                default:
                    let (scalar, length) = scalar(at: position, in: text)
                    position += length
                    switch scalar.value {
                    case 0x2019, 0x300...0x36f: break  // the curly apostrophe, combining accents
                    case 0xc0...0x24f where scalar.properties.isAlphabetic: latin(scalar).utf8.forEach(append)
                    case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
                        scalar.properties.lowercaseMapping.utf8.forEach(append)
                    default: end()
                    }
                }
            }
            end()
        }
    }

    private static func scalar(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> (Unicode.Scalar, Int) {
        let lead = text[start]
        let length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1
        guard length > 1, start + length <= text.count else { return ("\u{fffd}", 1) }
        var value = UInt32(lead) & (0xff >> UInt32(length + 1))
        for byte in text[start + 1..<start + length] {
            guard byte & 0xc0 == 0x80 else { return ("\u{fffd}", 1) }
            value = value << 6 | UInt32(byte & 0x3f)
        }
        return Unicode.Scalar(value).map { ($0, length) } ?? ("\u{fffd}", 1)
    }

    static func latin(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "à"..."å", "À"..."Å": "a"
        case "ç", "Ç", "č", "Č": "c"
        case "è"..."ë", "È"..."Ë": "e"
        case "ì"..."ï", "Ì"..."Ï": "i"
        case "ñ", "Ñ": "n"
        case "ò"..."ö", "ø", "Ò"..."Ö", "Ø": "o"
        case "š", "Š": "s"
        case "ù"..."ü", "Ù"..."Ü": "u"
        case "ý", "ÿ", "Ý", "Ÿ": "y"
        case "ž", "Ž": "z"
        case "œ", "Œ": "oe"
        case "æ", "Æ": "ae"
        case "ß": "ss"
        case "ĳ", "Ĳ": "ij"
        default: scalar.properties.lowercaseMapping
        }
    }
}
