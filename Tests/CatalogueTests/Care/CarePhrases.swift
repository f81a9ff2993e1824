import Domain

/// What people write that asks for care, and what sounds like it and does not: a row is `kind | phrase`, `-` for what is
/// harmless, and two kinds where the help for either fits.
struct CarePhrases: Sendable {
    struct Row: Sendable {
        var kinds: [Concern.Kind]
        var phrase: String
    }

    static let concerns = writtenFirst + putAway + later + latest
    static let harmless = harmlessFirst + harmlessPutAway + harmlessLater + harmlessLatest

    static func rows(_ text: String) -> [Row] {
        text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " | ", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return nil }
            return Row(
                kinds: parts[0].split(separator: "/").compactMap { Concern.Kind(rawValue: String($0)) },
                phrase: parts[1])
        }
    }
}
