import Domain

/// The numbers and words of a written moment, one after the other.
struct DateTokens {
    enum Token {
        /// With how many digits, and what stands before it.
        case number(Int, digits: Int, before: UInt8)
        /// In small letters, without accents.
        case word(String)
    }

    private let bytes: Bytes
    private var position = 0

    init(_ bytes: Bytes) { self.bytes = bytes }

    /// Whether nothing but blanks is left.
    var isAtEnd: Bool { bytes[position...].allSatisfy { $0 == 0x20 || $0 == 0x0d } }

    mutating func next() -> Token? {
        var before = UInt8(ascii: " ")
        while position < bytes.count {
            let byte = bytes[position]
            if isDigit(byte) { return number(before) }
            if isLetter(byte) { return word() }
            before = byte
            position += 1
        }
        return nil
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// Letters of ASCII, and parts of others; blanks of Latin-1 and narrow ones are none.
    private func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a || byte >= 0x80 }

    private mutating func number(_ before: UInt8) -> Token {
        let start = position
        var value = 0
        while position < bytes.count, isDigit(bytes[position]) {
            if position - start < 15 { value = value * 10 + Int(bytes[position] - 0x30) }
            position += 1
        }
        return .number(value, digits: position - start, before: before)
    }

    private mutating func word() -> Token {
        let start = position
        while position < bytes.count, isLetter(bytes[position]) { position += 1 }
        let text = String(decoding: bytes.part(start..<position), as: UTF8.self)
        return .word(String(decoding: FoldedText.words(text).joined(), as: UTF8.self))
    }

    /// Reads what is left as a time with a zone, or as nothing.
    ///
    /// - Returns: false for what no clock shows
    mutating func time(_ seconds: inout Int?, _ zone: inout WrittenMoment.Zone) -> Bool {
        var parts: [Int] = []
        var half: String?
        while true {
            let start = position
            guard let token = next() else { break }
            switch token {
            case .number(let value, let digits, let before):
                if parts.count >= 2, before == UInt8(ascii: "+") || before == UInt8(ascii: "-") {
                    position = start
                    return set(parts, half, &seconds) && offset(&zone)
                }
                // Fractions of a second.
                if parts.count == 3 { continue }
                if digits == 4, parts.isEmpty {
                    parts = [value / 100, value % 100]
                } else {
                    parts.append(value)
                }
            case .word(let word):
                switch word {
                case "am", "pm": half = word
                case "a", "p": if !parts.isEmpty { half = word }
                case "z", "utc", "gmt": zone = .utc
                case "h", "u", "uur", "uhr", "m", "t", "s", "": continue
                default:
                    if parts.isEmpty || !word.unicodeScalars.allSatisfy(\.isASCII) { continue }
                    return false
                }
            }
        }
        return parts.isEmpty ? true : set(parts, half, &seconds)
    }

    private func set(_ parts: [Int], _ half: String?, _ seconds: inout Int?) -> Bool {
        guard var hour = parts.first, parts.count >= 2 || half != nil else { return false }
        if let half {
            guard (1...12).contains(hour) else { return false }
            hour = hour % 12 + (half.hasPrefix("p") ? 12 : 0)
        }
        let minute = parts.count > 1 ? parts[1] : 0
        let second = parts.count > 2 ? parts[2] : 0
        guard hour < 24, minute < 60, second < 61 else { return false }
        seconds = hour * 3600 + minute * 60 + min(second, 59)
        return true
    }

    /// `+0200`, `+02:00`, `-5`.
    private mutating func offset(_ zone: inout WrittenMoment.Zone) -> Bool {
        while position < bytes.count, bytes[position] != UInt8(ascii: "+"), bytes[position] != UInt8(ascii: "-") {
            position += 1
        }
        guard position < bytes.count else { return true }
        let sign: Int64 = bytes[position] == UInt8(ascii: "-") ? -1 : 1
        guard case .number(let value, let digits, _) = next() else { return false }
        var minutes = digits > 2 ? value / 100 * 60 + value % 100 : value * 60
        if digits <= 2, case .number(let rest, _, _) = next() { minutes += rest }
        guard minutes < 24 * 60 else { return false }
        zone = .minutes(sign * Int64(minutes))
        return true
    }

    /// `UTC+0100` in a cell of its own, in minutes.
    static func offset(_ bytes: Bytes) -> Int64? {
        guard bytes.contains(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }) else { return nil }
        var tokens = DateTokens(bytes)
        var zone = WrittenMoment.Zone.unsaid
        guard tokens.offset(&zone), case .minutes(let minutes) = zone else { return nil }
        return minutes
    }
}
