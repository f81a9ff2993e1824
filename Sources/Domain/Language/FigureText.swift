/// Figures as they stand in a sentence, where a comma can be a decimal mark, a group or a list.
enum FigureText {
    /// - Parameter marks: the points, commas, colons and slashes between the figures, in order
    /// - Returns: `nil` for what is no number, as a telephone number is not
    static func read(_ text: String, marks: [Unicode.Scalar], _ language: Language) -> SentenceToken.Content? {
        guard text.utf8.count <= 40 else { return nil }
        if marks.isEmpty { return number(text) }
        if marks == ["-"] { return .list(text.split(separator: "-").compactMap { Double($0) }) }
        if marks.allSatisfy({ $0 == ":" }) { return clock(text) }
        if marks.allSatisfy({ $0 == "/" }) { return slashed(text, language) }
        if marks.contains("/") {
            let parts = text.split(separator: "/").map { plain(String($0), language) }
            return parts.contains(nil) ? nil : .list(parts.compactMap { $0 })
        }
        if marks.allSatisfy({ $0 == "," }), marks.count > 1, !isGrouped(text, ",") {
            let parts = text.split(separator: ",").map { Double($0) }
            return parts.contains(nil) ? nil : .list(parts.compactMap { $0 })
        }
        return plain(text, language).flatMap { $0 <= limit ? .number($0) : nil }
    }

    private static let limit = 1e6

    private static func number(_ text: String) -> SentenceToken.Content? {
        Double(text).flatMap { $0 <= limit ? .number($0) : nil }
    }

    private static func clock(_ text: String) -> SentenceToken.Content? {
        let parts = text.split(separator: ":").compactMap { Int($0) }
        guard (2...3).contains(parts.count), parts.dropFirst().allSatisfy({ $0 < 60 }),
            parts.allSatisfy({ $0 < 1000 })
        else { return nil }
        return .clock(parts)
    }

    /// "1/2" is a fraction, "8/8/7" a list.
    private static func slashed(_ text: String, _ language: Language) -> SentenceToken.Content? {
        let parts = text.split(separator: "/").compactMap { Double($0) }
        if parts.count == 2, parts[0] > 0, parts[0] < parts[1], [2, 3, 4, 5, 6, 8].contains(parts[1]) {
            return .number(parts[0] / parts[1])
        }
        return parts.isEmpty || parts.contains { $0 > limit } ? nil : .list(parts)
    }

    /// A number with points or commas: groups of three are thousands in the language's own way, else a decimal mark.
    private static func plain(_ text: String, _ language: Language) -> Double? {
        if let value = NumberText.parse(text, language) { return value }
        return NumberText.parse(text, language.other)
    }

    private static func isGrouped(_ text: String, _ mark: Character) -> Bool {
        let groups: [Substring] = text.split(separator: mark)
        return groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
    }
}
