import Foundation

/// Text of a model as it is read and shown: without what is not seen, every digit as 0 to 9.
public enum SeenText {
    /// Without control and format characters (new lines stay) and pictures, which may show figures; with the digits of every
    /// script and form as ASCII, and fractions in one character as two numbers. What is shown is what was checked.
    public static func plain(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let properties = scalar.properties
            switch properties.generalCategory {
            case .control where scalar == "\n": scalars.append(scalar)
            case .control where scalar == "\t" || scalar == "\r": scalars.append(" ")
            case .control, .format, .surrogate, .privateUse, .unassigned, .enclosingMark: continue
            case .otherSymbol where scalar.value > 0x24f: continue
            case .lineSeparator, .paragraphSeparator: scalars.append("\n")
            default:
                if properties.isVariationSelector { continue }
                if properties.numericType == .decimal, let value = properties.numericValue,
                    let digit = Int(exactly: value),
                    (0...9).contains(digit), let ascii = Unicode.Scalar(48 + UInt32(digit))
                {
                    scalars.append(ascii)
                    continue
                }
                // "7½" is 7 and a half, not 71 halves.
                if properties.numericType == .numeric, scalars.last.map(isDigit) == true { scalars.append(" ") }
                scalars.append(scalar)
            }
        }
        return ungrouped(scalars).precomposedStringWithCompatibilityMapping
    }

    static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (48...57).contains(scalar.value) }

    private static let groupSpaces: Set<Unicode.Scalar> = ["\u{a0}", "\u{202f}", "\u{2009}", "\u{2008}", "\u{2007}"]
    private static let quotes: Set<Unicode.Scalar> = ["'", "’"]

    /// "8 213" with a space that does not break, and "8'213", as "8213".
    private static func ungrouped(_ scalars: String.UnicodeScalarView) -> String {
        let all = Array(scalars)
        var result = String.UnicodeScalarView()
        for (index, scalar) in all.enumerated() {
            if groupSpaces.contains(scalar) || quotes.contains(scalar), index > 0, isDigit(all[index - 1]),
                index + 3 < all.count, all[(index + 1)...(index + 3)].allSatisfy(isDigit),
                index + 4 >= all.count || !isDigit(all[index + 4])
            {
                continue
            }
            result.append(scalar)
        }
        return String(result)
    }
}
