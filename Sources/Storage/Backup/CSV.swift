/// Lines of a CSV file, by RFC 4180.
public enum CSV {
    static func line(_ cells: [String]) -> [UInt8] { Array((cells.joined(separator: ",") + "\r\n").utf8) }

    /// Text that no spreadsheet takes for a formula, quoted where it has to be.
    ///
    /// Where the list separator is a semicolon, as in much of Europe, or quotes are not heeded, a cell begins after each
    /// `;`, tab and line break, too.
    public static func text(_ text: String?) -> String {
        guard let text, !text.isEmpty else { return "" }
        var safe = String.UnicodeScalarView()
        var isBeginning = true
        for scalar in text.unicodeScalars {
            let isBreak = Self.isBreak(scalar)
            if isBeginning && isFormula(scalar) || safe.isEmpty && isBreak { safe.append("'") }
            isBeginning = isBreak || isBeginning && (scalar == " " || scalar == "\"")
            safe.append(scalar)
        }
        let cell = String(safe)
        guard safe.contains(where: Self.isQuoted) else { return cell }
        return "\"" + cell.replacing("\"", with: "\"\"") + "\""
    }

    // Each letter of a decade of notes and ids is asked: a set would hash every one.
    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\t", "\r", "\n", ";": true
        default: false
        }
    }

    /// Also as wide as East Asian letters.
    private static func isFormula(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "=", "+", "-", "@", "\u{ff1d}", "\u{ff0b}", "\u{ff0d}", "\u{ff20}": true
        default: false
        }
    }

    private static func isQuoted(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", "\"", "\r", "\n": true
        default: false
        }
    }

    /// A number with a point and at most three decimals; empty when unknown.
    public static func number(_ value: Double?, factor: Double = 1) -> String {
        guard let value, value.isFinite else { return "" }
        let shown = (value / factor * 1000).rounded() / 1000
        return Int(exactly: shown).map(String.init) ?? String(shown)
    }

    static func whole(_ value: Int?) -> String { value.map(String.init) ?? "" }

    static func flag(_ value: Bool) -> String { value ? "true" : "false" }
}
