import Foundation

/// Numbers of one file: which mark stands before decimals, and what a cell without a number says.
struct WrittenNumber {
    enum Cell: Equatable {
        case empty, unreadable
        case number(Double)

        var value: Double? { if case .number(let value) = self { value } else { nil } }
    }

    /// Before decimals: a point or a comma.
    var mark = UInt8(ascii: ".")

    private static let nothing: Set<String> = [
        "n/a", "na", "-", "--", "---", "–", "—", "nan", "null", "none", "nil", "undefined", ".", "?", "n.v.t.", "nvt",
    ]

    /// A cell that holds one number, with what may stand beside it: groups of three, a unit, a sign, a blank.
    func cell(_ bytes: Bytes) -> Cell {
        if bytes.isEmpty { return .empty }
        if let value = NumberBytes.double(bytes, mark: mark), bytes.first != mark { return .number(value) }
        guard bytes.count <= 40 else { return .unreadable }
        return Self.spelled(String(decoding: bytes, as: UTF8.self), mark)
    }

    private static func spelled(_ text: String, _ mark: UInt8) -> Cell {
        let trimmed = text.trimming()
        if trimmed.isEmpty || nothing.contains(trimmed.lowercased()) { return .empty }
        var body = trimmed[...]
        var sign = 1.0
        if let first = body.first, "+-−".contains(first) {
            sign = first == "+" ? 1 : -1
            body = body.dropFirst()
        }
        let number = body.prefix { $0.isASCII && $0.isNumber || ".,'’ \u{a0}\u{202f}".contains($0) }
        let unit = body[number.endIndex...]
        guard unit.isEmpty || WrittenUnit(unit) != nil else { return .unreadable }
        let digits = number.filter { !" '’\u{a0}\u{202f}".contains($0) }
        guard let value = read(digits, mark) else { return .unreadable }
        return .number(sign * value)
    }

    /// A mark that stands before other than three digits is before decimals in any file.
    private static func read(_ digits: String, _ mark: UInt8) -> Double? {
        guard digits.contains(where: \.isNumber) else { return nil }
        let own = Character(Unicode.Scalar(mark))
        let other: Character = own == "." ? "," : "."
        let parts = digits.split(separator: own, omittingEmptySubsequences: false)
        let groups = (parts.first ?? "").split(separator: other, omittingEmptySubsequences: false)
        let isGrouped = (1...3).contains(groups[0].count) && groups.dropFirst().allSatisfy { $0.count == 3 }
        let text: String
        if parts.count <= 2, groups.count == 1 || isGrouped {
            text = groups.joined() + (parts.count == 2 ? "." + parts[1] : "")
        } else if parts.count == 1, groups.count == 2 {
            text = groups.joined(separator: ".")
        } else if parts.count > 2, groups.count == 1, parts.dropFirst().allSatisfy({ $0.count == 3 }) {
            text = parts.joined()
        } else {
            return nil
        }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    /// What one cell says of the mark: whether decimals follow a comma, or a point; `nil` where both may be.
    static func usesComma(_ bytes: Bytes) -> Bool? {
        guard bytes.count >= 3, bytes.count <= 20 else { return nil }
        var comma: Int?
        var point: Int?
        for (place, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), 0x20: continue
            case UInt8(ascii: ","): comma = place
            case UInt8(ascii: "."): point = place
            default: return nil
            }
        }
        switch (comma, point) {
        case (nil, nil): return nil
        case (let comma?, let point?): return comma > point
        case (let comma?, nil): return bytes.count - comma - 1 == 3 ? nil : true
        case (nil, let point?): return bytes.count - point - 1 == 3 ? nil : false
        }
    }
}

/// How long something took.
enum WrittenDuration {
    /// Seconds of "1h 5m", "52m", "1:05:00", "45:30", "PT1H5M", "90".
    ///
    /// - Parameters:
    ///   - unit: seconds of a bare number
    ///   - pair: seconds of the first of two numbers with a colon: 60 where they are minutes and seconds, 3600 for hours
    static func seconds(_ text: String, unit: Double, pair: Double) -> Double? {
        let text = text.trimming().lowercased()
        guard !text.isEmpty, text.utf8.count <= 30 else { return nil }
        if text.contains(":") {
            let parts = text.split(separator: ":", omittingEmptySubsequences: false).map {
                Double($0.replacing(",", with: "."))
            }
            guard (2...3).contains(parts.count), parts.allSatisfy({ $0.map { $0.isFinite && $0 >= 0 } ?? false }) else {
                return nil
            }
            let factors = parts.count == 3 ? [3600, 60, 1] : [pair, pair / 60]
            return zip(parts, factors).reduce(0) { $0 + ($1.0 ?? 0) * $1.1 }
        }
        var rest = text[...]
        if rest.hasPrefix("pt") { rest = rest.dropFirst(2) }
        var sum = 0.0
        var isRead = false
        while let first = rest.first {
            if first.isWhitespace || first == "," && isRead {
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
            guard let number = Double(digits.replacing(",", with: ".")), number.isFinite else { return nil }
            rest = rest[digits.endIndex...].drop { $0.isWhitespace }
            let word = rest.prefix { $0.isLetter }
            rest = rest[word.endIndex...]
            if word.isEmpty {
                guard !isRead, rest.isEmpty else { return nil }
                return number * unit
            }
            switch word.first {
            case "h", "u", "ч": sum += number * 3600
            case "m": sum += number * (word.hasPrefix("ms") ? 0.001 : 60)
            case "s": sum += number * (word.hasPrefix("st") ? 3600 : 1)
            case "d": sum += number * 86_400
            default: return nil
            }
            isRead = true
        }
        return isRead ? sum : nil
    }
}

extension StringProtocol {
    /// Without blanks of any kind around.
    func trimming() -> String {
        let head = drop { $0.isWhitespace || $0 == "\u{feff}" }
        guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(head[...last])
    }
}
