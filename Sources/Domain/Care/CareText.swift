/// A text as its reader of concerns sees it: folded words, numbers, and where a sentence or part of one ends.
struct CareText {
    enum Token: Equatable {
        case word(String)
        case number(Double)
        /// A comma, a dash between blanks, a bracket
        case comma
        case stop
    }

    private(set) var tokens: [Token] = []
    private var word: [UInt8] = []

    private static let longestWord = 32

    /// Reads in one pass; apostrophes are dropped, accents folded, "10kg" is a number and a word.
    init(_ text: String) {
        tokens.reserveCapacity(text.utf8.count / 5 + 4)
        word.reserveCapacity(Self.longestWord)
        var text = text
        text.withUTF8 { read($0) }
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case 0x61...0x7a: append(byte)
            case 0x41...0x5a: append(byte + 32)
            case 0x30...0x39:
                if let letter = word.isEmpty ? nil : Self.letter(for: byte), Self.isLetter(bytes, place + 1) {
                    append(letter)
                } else if word.isEmpty || isTimes {
                    end()
                    place = number(bytes, place)
                    continue
                } else {
                    append(byte)
                }
            // "didn't", "don`t"; "s*icide"
            case 0x27, 0x60: break
            case UInt8(ascii: "*"), UInt8(ascii: "@"), UInt8(ascii: "!"), UInt8(ascii: "$"):
                if !word.isEmpty, Self.isLetter(bytes, place + 1) {
                    if let letter = Self.letter(for: byte) { append(letter) }
                } else {
                    end()
                    if byte == UInt8(ascii: "!") { mark(.stop) }
                }
            case UInt8(ascii: "."), UInt8(ascii: "?"), 0x0a, UInt8(ascii: ";"):
                end()
                mark(.stop)
            case UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ":"):
                end()
                mark(.comma)
            case 0..<0x80: end()
            default: place += wide(bytes, place) - 1
            }
            place += 1
        }
        end()
    }

    /// The "x" of "4x8".
    private var isTimes: Bool {
        guard word == [UInt8(ascii: "x")], case .number = tokens.last else { return false }
        return true
    }

    private mutating func append(_ byte: UInt8) { if word.count < Self.longestWord { word.append(byte) } }

    private mutating func end() {
        guard !word.isEmpty else { return }
        tokens.append(.word(String(decoding: word, as: UTF8.self)))
        word.removeAll(keepingCapacity: true)
    }

    private mutating func mark(_ token: Token) {
        guard let last = tokens.last, last != .stop else { return }
        if last == .comma {
            tokens[tokens.count - 1] = token
        } else {
            tokens.append(token)
        }
    }

    /// "1,200", "0.5", "10kg": where what follows begins.
    private mutating func number(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var place = start
        var value = 0.0
        func isDigit(_ place: Int) -> Bool { place < bytes.count && (0x30...0x39).contains(bytes[place]) }
        func digits(_ body: (Double) -> Void) -> Int {
            let first = place
            while isDigit(place) {
                body(Double(bytes[place] - 0x30))
                place += 1
            }
            return place - first
        }
        _ = digits { value = min(value * 10 + $0, 1e9) }
        while place < bytes.count, bytes[place] == UInt8(ascii: ".") || bytes[place] == UInt8(ascii: ","),
            isDigit(place + 1)
        {
            place += 1
            let whole = value
            var scale = 1.0
            var fraction = 0.0
            let count = digits {
                scale = min(scale * 10, 1e9)
                fraction = min(fraction * 10 + $0, 1e9)
            }
            value = count == 3 && whole > 0 ? min(whole * 1000 + fraction, 1e9) : whole + fraction / scale
        }
        tokens.append(.number(value))
        return place
    }

    /// What stands for a letter: "d1e", "su!cide".
    private static func letter(for byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "1"), UInt8(ascii: "!"): UInt8(ascii: "i")
        case UInt8(ascii: "0"): UInt8(ascii: "o")
        case UInt8(ascii: "3"): UInt8(ascii: "e")
        case UInt8(ascii: "4"), UInt8(ascii: "@"): UInt8(ascii: "a")
        case UInt8(ascii: "$"), UInt8(ascii: "5"): UInt8(ascii: "s")
        default: nil
        }
    }

    private static func isLetter(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
        place < bytes.count && (0x61...0x7a).contains(bytes[place] | 0x20)
    }

    /// A letter with an accent, a curly apostrophe; anything else parts words.
    /// - Returns: how many bytes it takes
    private mutating func wide(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
        let lead = bytes[place]
        let length = min(lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1, bytes.count - place)
        var scalar = UInt32(lead) & (length == 4 ? 0x07 : length == 3 ? 0x0f : 0x1f)
        for byte in bytes[place..<place + length].dropFirst() { scalar = scalar << 6 | UInt32(byte & 0x3f) }
        switch scalar {
        case 0x2018, 0x2019, 0x200b...0x200d, 0xfe0f, 0x300...0x36f, 0xb4: break
        case 0xc0...0x24f:
            guard let letter = Unicode.Scalar(scalar), letter.properties.isAlphabetic else {
                end()
                return length
            }
            for byte in FoldedText.latin(letter).utf8 { append(byte) }
        case 0x2013, 0x2014:
            end()
            mark(.comma)
        case 0x2026:
            end()
            mark(.stop)
        default: end()
        }
        return length
    }
}
