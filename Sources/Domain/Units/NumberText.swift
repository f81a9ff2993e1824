/// Numbers as people of a language write them.
public enum NumberText {
    /// `value` with exactly `decimals` (0...6) decimals, thousands grouped as pages do it. A non-finite value is "–".
    public static func format(_ value: Double, decimals: Int, _ language: Language) -> String {
        with(value, decimals: decimals, language) { String(decoding: $0, as: UTF8.self) } ?? unknown
    }

    /// The same, added in UTF-8.
    public static func add(_ value: Double, decimals: Int, _ language: Language, to bytes: inout [UInt8]) {
        if with(value, decimals: decimals, language, { bytes.append(contentsOf: $0) }) == nil { bytes += unknown.utf8 }
    }

    private static let unknown = "–"

    /// - Returns: `nil` for what is no number, or too large for one
    private static func with<Result>(
        _ value: Double, decimals: Int, _ language: Language, _ use: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result? {
        let places = min(max(decimals, 0), 6)
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        let scaled = (abs(value) * scale).rounded()
        guard value.isFinite, scaled < 9e15, let units = Int(exactly: scaled), let step = Int(exactly: scale) else {
            return nil
        }
        let rules = language.rules
        let (point, group) = (rules.decimalMark, rules.groupMark)
        let isGrouped = units / step >= 1_000
        // 16 figures, 5 groups, a point, a sign and 6 zeros fit in 32; they come from the right.
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { text in
            var start = 32
            func put(_ byte: UInt8) {
                start -= 1
                text[start] = byte
            }
            var rest = units
            for place in 0..<23 where place <= places || rest > 0 {
                if place == places, places > 0 { put(point) }
                if isGrouped, place > places, (place - places) % 3 == 0 { put(group) }
                put(48 + UInt8(truncatingIfNeeded: rest % 10))
                rest /= 10
            }
            if value < 0, units > 0 { put(UInt8(ascii: "-")) }
            return use(UnsafeBufferPointer(rebasing: text[start...]))
        }
    }

    /// With as many decimals as it needs, at most three.
    public static func shortest(_ value: Double, _ language: Language) -> String {
        var decimals = 0
        var scaled = value
        while decimals < 3, abs(scaled - scaled.rounded()) > 1e-9 * max(1, abs(scaled)) {
            decimals += 1
            scaled *= 10
        }
        return format(value, decimals: decimals, language)
    }

    /// Reads a number as it is typed, strictly: a decimal mark once, groups of exactly three. In Dutch `1.234` is one
    /// thousand and more, `1.5` one and a half; in English `1,234` and `1.5`. What can be read in two ways is `nil`.
    public static func parse(_ text: some StringProtocol, _ language: Language) -> Double? {
        var body = Substring(text.filter { $0 != " " && $0 != "\u{a0}" && $0 != "\u{202f}" })
        var sign = 1.0
        if body.first == "-" || body.first == "−" {
            sign = -1
            body = body.dropFirst()
        }
        guard !body.isEmpty, body.utf8.count <= 18,
            body.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") })
        else { return nil }
        let own = Character(Unicode.Scalar(language.rules.decimalMark))
        let other = Character(Unicode.Scalar(language.rules.groupMark))
        let parts = body.split(separator: own, omittingEmptySubsequences: false)
        guard parts.count <= 2, let integer = parts.first else { return nil }
        let groups = integer.split(separator: other, omittingEmptySubsequences: false)
        if groups.count == 1 {
            guard let value = decimal(integer, parts.count == 2 ? parts[1] : nil) else { return nil }
            return sign * value
        }
        let isGrouped =
            (1...3).contains(groups[0].count) && groups[0] != "0" && groups.dropFirst().allSatisfy { $0.count == 3 }
        if isGrouped {
            guard let value = decimal(Substring(groups.joined()), parts.count == 2 ? parts[1] : nil) else { return nil }
            return sign * value
        }
        // The other language's decimal mark, where it cannot be a group.
        guard groups.count == 2, parts.count == 1, groups[1].count != 3,
            let value = decimal(groups[0], groups[1])
        else { return nil }
        return sign * value
    }

    private static func decimal(_ whole: Substring, _ fraction: Substring?) -> Double? {
        guard !whole.isEmpty || fraction?.isEmpty == false, whole.allSatisfy(\.isNumber) else { return nil }
        guard let fraction else { return Double(whole) }
        guard !fraction.isEmpty, fraction.allSatisfy(\.isNumber) else { return nil }
        return Double("\(whole.isEmpty ? "0" : whole).\(fraction)")
    }
}
