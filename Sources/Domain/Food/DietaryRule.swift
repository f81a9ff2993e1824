/// What a word of `DietaryWords` says.
struct DietaryRule {
    enum Kind { case says, leavesOut, adds }

    var kind = Kind.says
    var contains: DietaryTraits = []
    var mayContain: DietaryTraits = []
    var takesBack: DietaryTraits = []
    /// What the food's group would say, but the word knows better.
    var deniesGroup: DietaryTraits = []
    /// Whether shorter words in it count no more.
    var replaces = false

    init() {}

    /// What stands before the colon of a line.
    init(_ head: Substring) {
        if head == "!without" { kind = .leavesOut }
        if head == "!with" { kind = .adds }
        // What says nothing hides the words in it.
        replaces = head.hasPrefix("=") || head.isEmpty
        for word in head.split(whereSeparator: { $0 == " " || $0 == "=" }) {
            let name = word.filter { $0.isLetter }
            guard let trait = DietaryTrait(rawValue: name) else { continue }
            if word.hasPrefix("~") {
                deniesGroup.insert(DietaryTraits(trait))
            } else if word.hasPrefix("-") {
                takesBack.insert(DietaryTraits(trait))
                replaces = true
            } else if word.hasSuffix("?") {
                mayContain.insert(DietaryTraits(trait))
            } else {
                contains.insert(DietaryTraits(trait))
            }
        }
    }

    func adding(_ other: Self) -> Self {
        var sum = self
        sum.add(other)
        return sum
    }

    mutating func add(_ other: Self) {
        if other.kind != .says { kind = other.kind }
        contains.formUnion(other.contains)
        mayContain.formUnion(other.mayContain)
        takesBack.formUnion(other.takesBack)
        deniesGroup.formUnion(other.deniesGroup)
        replaces = replaces || other.replaces
    }
}

/// A word of the table, and whether it begins and ends where it does in a name.
struct DietaryWord: Hashable {
    var text: [UInt8]
    var begins: Bool
    var ends: Bool

    /// The words of `table` with what they say; a word of several lines says all of it.
    static func all(in table: String) -> [DietaryWord: DietaryRule] {
        var words: [DietaryWord: DietaryRule] = [:]
        var rule = DietaryRule()
        for line in table.split(separator: "\n") {
            var rest = Substring(line)
            if !line.hasPrefix(" "), let colon = line.firstIndex(of: ":") {
                rule = DietaryRule(line[..<colon])
                rest = line[line.index(after: colon)...]
            }
            for pattern in rest.split(separator: ",") {
                for word in alternatives(of: pattern).compactMap(DietaryWord.init) {
                    words[word, default: rule].add(rule)
                }
            }
        }
        return words
    }

    /// Itself and the words that fit wherever it fits.
    var wider: [DietaryWord] {
        (begins ? [true, false] : [false]).flatMap { begins in
            (ends ? [true, false] : [false]).map { DietaryWord(text: text, begins: begins, ends: $0) }
        }
    }

    /// With the spaces around it, and in the plural.
    var forms: [[UInt8]] {
        let start = begins ? [DietaryTable.space] + text : text
        guard ends else { return [start] }
        let s = UInt8(ascii: "s")
        return [start + [DietaryTable.space]] + (text.last == s ? [] : [start + [s, DietaryTable.space]])
    }

    private init(text: [UInt8], begins: Bool, ends: Bool) {
        self.text = text
        self.begins = begins
        self.ends = ends
    }

    /// - Parameter pattern: `kaas`, `kaas-`, `-kaas` or `-kaas-`
    private init?(_ pattern: String) {
        let hyphen = UInt8(ascii: "-")
        let letters = pattern.utf8.drop { $0 == DietaryTable.space }
        begins = letters.first != hyphen
        ends = letters.last != hyphen
        text = letters.filter { $0 != hyphen }
        if text.count < 2 { return nil }
    }

    /// `(soja|haver)melk-` written out.
    private static func alternatives(of pattern: some StringProtocol) -> [String] {
        guard let open = pattern.firstIndex(of: "("), let close = pattern[open...].firstIndex(of: ")") else {
            return [String(pattern)]
        }
        let choices = pattern[pattern.index(after: open)..<close].split(separator: "|")
        let rest = alternatives(of: pattern[pattern.index(after: close)...])
        return choices.flatMap { choice in rest.map { "\(pattern[..<open])\(choice)\($0)" } }
    }
}
