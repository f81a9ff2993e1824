import Domain

/// A moment as programs write it: `2024-01-09 22:50:00 +0100`, `2024-01-09T22:50:00.000Z`, `2024-01-09 10:50:00 PM +0100`
/// with whatever space stands before PM, or a day alone.
struct WrittenMoment: Equatable {
    enum Zone: Equatable {
        /// Whoever wrote it took their own clock for granted.
        case unsaid
        /// `Z`: an instant, which says nothing of the clock on the wall.
        case utc
        /// How far the clock was ahead of UTC.
        case minutes(Int64)
    }

    /// Seconds since 1970 of the written clock, as if it were in UTC.
    var wall: Int64
    var zone: Zone

    /// An instant, in seconds since 1970.
    init(utc seconds: Int64) {
        wall = seconds
        zone = .utc
    }

    init?(_ text: String) {
        guard let date = CivilDate(String(text.prefix(10))) else { return nil }
        wall = Int64(date.ordinal) * 86_400
        zone = .unsaid
        var rest = text.dropFirst(10)
        if rest.isEmpty { return }
        guard rest.count <= 30, let mark = rest.first, mark == "T" || mark.isWhitespace else { return nil }
        rest = rest.dropFirst().drop { $0.isWhitespace }
        guard let seconds = Self.clock(&rest) else { return nil }
        wall += seconds
        rest = rest.drop { $0.isWhitespace }
        guard let zone = Self.zone(rest) else { return nil }
        self.zone = zone
    }

    /// Hours, minutes, and if they are there, seconds and the half of the day.
    private static func clock(_ rest: inout Substring) -> Int64? {
        var parts: [Int64] = []
        while parts.count < 3 {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard (1...2).contains(digits.count), let number = Int64(digits) else { return nil }
            parts.append(number)
            rest = rest.dropFirst(digits.count)
            guard rest.first == ":" else { break }
            rest = rest.dropFirst()
        }
        if rest.first == "." || rest.first == "," { rest = rest.dropFirst().drop { $0.isASCII && $0.isNumber } }
        guard parts.count >= 2, parts[1] < 60, parts.count < 3 || parts[2] < 61 else { return nil }
        let half = rest.drop { $0.isWhitespace }
        let letters = half.prefix { $0.isLetter || $0 == "." }
        switch letters.lowercased().filter(\.isLetter) {
        case "am": parts[0] = (1...12).contains(parts[0]) ? parts[0] % 12 : 24
        case "pm": parts[0] = (1...12).contains(parts[0]) ? parts[0] % 12 + 12 : 24
        default:
            guard parts[0] < 24 else { return nil }
            return parts[0] * 3600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
        }
        guard parts[0] < 24 else { return nil }
        rest = half.dropFirst(letters.count)
        return parts[0] * 3600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
    }

    private static func zone(_ text: Substring) -> Zone? {
        if text.isEmpty { return .unsaid }
        if ["Z", "UTC", "GMT"].contains(text.uppercased()) { return .utc }
        guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
        let digits = text.dropFirst().filter { $0 != ":" }
        guard digits.count == 4 || digits.count == 2, digits.allSatisfy({ $0.isASCII && $0.isNumber }),
            let hours = Int64(digits.prefix(2)), hours < 24, let minutes = Int64("0" + digits.dropFirst(2)),
            minutes < 60
        else { return nil }
        return .minutes((hours * 60 + minutes) * (sign == "-" ? -1 : 1))
    }
}
