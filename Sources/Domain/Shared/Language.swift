/// The languages every sentence exists in.
public enum Language: String, CaseIterable, Codable, Sendable {
    case en, nl

    public var rules: LanguageRules { choose(en: .english, nl: .dutch) }

    /// Some write or ask in the other language than they read.
    var other: Language { choose(en: .nl, nl: .en) }

    /// What each language has of its own, where that belongs to one place alone.
    public func choose<Value>(en: @autoclosure () -> Value, nl: @autoclosure () -> Value) -> Value {
        switch self {
        case .en: en()
        case .nl: nl()
        }
    }
}

/// How a language writes figures, dates and words; what it says are tables in `Catalogue`.
public final class LanguageRules: Sendable {
    /// As English calls it
    public let englishName: String
    /// ASCII
    let decimalMark: UInt8
    /// Between thousands, ASCII
    let groupMark: UInt8
    /// From January, short
    let months: [StaticString]
    /// From Monday, short
    let weekdays: [StaticString]
    public let quotes: (open: Character, close: Character)
    /// Two letters that are one, and are capital together
    public let digraph: String?
    /// Minutes that "half" adds to the hour it stands before: half past seven, or half an hour before it
    let halfHour: Int
    /// Whether foods that have no name in it stand after those that have one
    let putsForeignLast: Bool
    /// What the forms of a word have in common, of UTF-8 without accents
    let stem: @Sendable ([UInt8]) -> [UInt8]

    static let english = LanguageRules(
        englishName: "English", decimalMark: ".", groupMark: ",",
        months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
        weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], quotes: ("“", "”"), digraph: nil, halfHour: 30,
        putsForeignLast: false, stem: WordStem.english)

    static let dutch = LanguageRules(
        englishName: "Dutch", decimalMark: ",", groupMark: ".",
        months: ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"],
        weekdays: ["ma", "di", "wo", "do", "vr", "za", "zo"], quotes: ("‘", "’"), digraph: "ij", halfHour: -30,
        putsForeignLast: true, stem: WordStem.dutch)

    private init(
        englishName: String, decimalMark: Unicode.Scalar, groupMark: Unicode.Scalar, months: [StaticString],
        weekdays: [StaticString], quotes: (open: Character, close: Character), digraph: String?, halfHour: Int,
        putsForeignLast: Bool, stem: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) {
        self.englishName = englishName
        self.decimalMark = UInt8(ascii: decimalMark)
        self.groupMark = UInt8(ascii: groupMark)
        self.months = months
        self.weekdays = weekdays
        self.quotes = quotes
        self.digraph = digraph
        self.halfHour = halfHour
        self.putsForeignLast = putsForeignLast
        self.stem = stem
    }
}
