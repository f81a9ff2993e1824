/// Numbers as people of a language write them.
public enum NumberText {
    /// `value` with exactly `decimals` (0...6) decimals, thousands grouped from 10,000 on. A non-finite value is "–".
    public static func format(_ value: Double, decimals: Int, _ language: Language) -> String {
        let places = min(max(decimals, 0), 6)
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        let scaled = (abs(value) * scale).rounded()
        guard value.isFinite, scaled < 9e15, let units = Int(exactly: scaled), let step = Int(exactly: scale) else {
            return "–"
        }
        let (point, group) = language == .nl ? (",", ".") : (".", ",")
        var whole = String(units / step)
        if whole.count > 4 {
            var grouped = ""
            for (index, digit) in whole.enumerated() {
                if index > 0, (whole.count - index) % 3 == 0 { grouped += group }
                grouped.append(digit)
            }
            whole = grouped
        }
        let sign = value < 0 && units > 0 ? "-" : ""
        guard places > 0 else { return sign + whole }
        let rest = String(units % step)
        return sign + whole + point + String(repeating: "0", count: places - rest.count) + rest
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
        let own: Character = language == .nl ? "," : "."
        let other: Character = language == .nl ? "." : ","
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
