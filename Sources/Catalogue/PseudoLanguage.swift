import Foundation

/// A language of the tests, in place of English: each sentence between marks and a third longer, so that one which no table
/// has is seen, and so is a page without room for it.
enum PseudoLanguage {
    #if DEBUG
        private static let isSpoken = ProcessInfo.processInfo.environment["VITALPATH_PSEUDO"] != nil
    #else
        private static let isSpoken = false
    #endif

    /// - Parameters:
    ///   - text: as a table has it
    ///   - key: other names of a page (`find.`) are for searching: nobody reads them
    static func of(_ text: Substring, key: Substring) -> Substring {
        guard isSpoken, !text.isEmpty, !key.hasPrefix("find.") else { return text }
        let more = stride(from: 0, to: text.count, by: 15).map { _ in "möre" }.joined(separator: " ")
        return "⟦\(text) \(more)⟧"
    }
}
