/// Finds the known word that a mistyped one is nearest to: a few look-ups, however many words there are.
struct SpellingIndex: Sendable {
    private struct Known: Sendable {
        var key: String
        var word: Int32
        /// Bits of the kinds and languages where the word has a meaning.
        var scope: UInt8
        /// Content words are likelier mistyped than small ones.
        var weight: Int
    }

    private struct Short: Sendable, Equatable {
        var key: String
        var word: Int32
        var scope: UInt8
    }

    private var known: [Known] = []
    private var place: [Int32: Int] = [:]
    private var near = DeletionIndex()
    /// The words of questions that a short one is when a letter is missing, or two are exchanged: "hw", "wek", "hwo"
    private var byShort: [String: [Short]] = [:]

    private static let shortest = 4
    private static let longest = 24

    /// Adds a word, or a meaning to one that is there.
    mutating func add(_ key: String, _ word: Int32, _ sense: SentenceLexicon.Sense, isWord: Bool) {
        if isWord, Self.isAsked(sense), (3...4).contains(key.utf8.count) {
            let short = Short(key: key, word: word, scope: Self.scope(sense))
            Self.eachShort(of: key) { byShort[$0, default: []].append(short) }
        }
        guard isWord, key.utf8.count >= Self.shortest, key.utf8.count <= Self.longest else { return }
        if let index = place[word] {
            known[index].scope |= Self.scope(sense)
            known[index].weight = max(known[index].weight, Self.weight(sense))
            return
        }
        let index = Int32(truncatingIfNeeded: known.count)
        place[word] = known.count
        known.append(Known(key: key, word: word, scope: Self.scope(sense), weight: Self.weight(sense)))
        // Words that are only known are not what others are mistaken for.
        if sense.role == .food || sense.role == .question, sense.text == "known" { return }
        if sense.role == .person || sense.role == .circumstance, sense.text == "named" { return }
        if sense.role == .reading, !sense.text.hasPrefix("metric") { return }
        var key = key
        key.withUTF8 { near.add($0, as: index, isFar: false) }
    }

    /// Whether it has a meaning in such a sentence here.
    func means(_ word: Int32, kind: SentenceDraft.Kind, language: Language) -> Bool {
        place[word].map { known[$0].scope & Self.bit(kind, language) != 0 } ?? false
    }

    /// Words too short to be looked up are known.
    func isKnown(_ word: Int32, kind: SentenceDraft.Kind, language: Language) -> Bool {
        guard let index = place[word] else { return true }
        return known[index].scope & Self.bit(kind, language) != 0
    }

    /// The less the cost, the likelier it was meant.
    ///
    /// - Returns: with whether no other word is as near: that one was meant
    func nearest(
        to key: String, kind: SentenceDraft.Kind, language: Language
    ) -> (key: String, word: Int32, cost: Int, isClear: Bool)? {
        let length = key.utf8.count
        if length < Self.shortest { return short(key, Self.bit(kind, language)) }
        guard length <= Self.longest else { return nil }
        let limit = length >= 8 ? 2 : 1
        let wanted = Self.bit(kind, language)
        var best: (cost: Int, place: Int)?
        var found: [(place: Int, distance: Int)] = []
        eachNear(key) { index in
            let candidate = known[index]
            guard candidate.scope & wanted != 0 else { return }
            guard let distance = Self.distance(key, candidate.key, limit: limit) else { return }
            // "wiht" is "with", but "hake" is not "have".
            if candidate.weight == 0, length < 6, length == candidate.key.utf8.count,
                !Self.isAnagram(key, candidate.key)
            {
                return
            }
            // Few mistype a first letter, and short words are easily something else.
            let isFirstSame = key.utf8.first == candidate.key.utf8.first
            guard isFirstSame || length >= 6 && candidate.weight > 0, length > 4 || isFirstSame else { return }
            found.append((index, distance))
            let cost = distance * 10 - candidate.weight + (isFirstSame ? 0 : 4)
            let isBetter =
                best.map { (cost, candidate.key) < ($0.cost, known[$0.place].key) } ?? true
            if isBetter { best = (cost, index) }
        }
        if best == nil, language.grammar.isHeard, let heard = heard(key, wanted) { return heard }
        return best.map { best in
            let meant = known[best.place].key
            let distance = found.first { $0.place == best.place }?.distance ?? limit
            // "Boteram" is as near to "boterhammen" as to "boterham", which is the same.
            let isRivalled = found.contains { other in
                let rival = known[other.place].key
                return other.distance <= distance && !rival.hasPrefix(meant) && !meant.hasPrefix(rival)
            }
            let isClear = length > 4 && meant.utf8.first == key.utf8.first && !isRivalled
            return (meant, known[best.place].word, best.cost, isClear)
        }
    }

    /// Spelt as it sounds: "gewigt", "ontbeit"
    private func heard(_ key: String, _ wanted: UInt8) -> (key: String, word: Int32, cost: Int, isClear: Bool)? {
        for (said, meant) in Self.sounds where key.contains(said) {
            let spelt = key.replacing(said, with: meant)
            var found: Known?
            eachNear(spelt) { index in
                let candidate = known[index]
                guard candidate.key == spelt, candidate.scope & wanted != 0, candidate.weight > 0 else { return }
                found = candidate
            }
            if let found { return (spelt, found.word, 10, false) }
        }
        return nil
    }

    /// Calls `body` with the places of words that may be near.
    private func eachNear(_ key: String, _ body: (Int) -> Void) {
        var key = key
        key.withUTF8 { near.eachNear($0, isFar: false) { body(Int($0)) } }
    }

    private static let sounds = [
        ("gt", "cht"), ("ei", "ij"), ("ij", "ei"), ("ou", "au"), ("au", "ou"), ("k", "c"), ("c", "k"), ("y", "ij"),
    ]

    /// "hw", "wek", "hwo": nothing where two words may be meant.
    private func short(_ key: String, _ wanted: UInt8) -> (key: String, word: Int32, cost: Int, isClear: Bool)? {
        let meant = (byShort[key] ?? []).filter { $0.scope & wanted != 0 }
        guard let first = meant.first, meant.allSatisfy({ $0.key == first.key }) else { return nil }
        return (first.key, first.word, 10, false)
    }

    /// Words of questions that are no names of things.
    private static func isAsked(_ sense: SentenceLexicon.Sense) -> Bool {
        sense.role == .question && !["food:", "exercise:", "known"].contains(where: sense.text.hasPrefix)
    }

    /// What is left of a word without a vowel or a doubled letter in it, or with its last two letters exchanged.
    private static func eachShort(of key: String, _ body: (String) -> Void) {
        let bytes = Array(key.utf8)
        for index in bytes.indices.dropFirst().dropLast()
        where "aeiouy".utf8.contains(bytes[index]) || bytes[index] == bytes[index + 1] {
            if bytes[index] == bytes[index - 1] { continue }
            body(String(decoding: bytes[..<index] + bytes[(index + 1)...], as: UTF8.self))
        }
        if bytes.count == 3, bytes[1] != bytes[2] {
            body(String(decoding: [bytes[0], bytes[2], bytes[1]], as: UTF8.self))
        }
    }

    private static func isAnagram(_ typed: String, _ word: String) -> Bool { typed.utf8.sorted() == word.utf8.sorted() }

    private static func distance(_ typed: String, _ word: String, limit: Int) -> Int? {
        var (typed, word) = (typed, word)
        return typed.withUTF8 { typed in word.withUTF8 { EditDistance.between(typed, $0, limit: limit) } }
    }

    private static func weight(_ sense: SentenceLexicon.Sense) -> Int {
        switch sense.role {
        case .exercise: 5
        case .day, .weekday, .meal, .portion, .time, .month: 4
        case .dish, .food: 3
        case .question: sense.text.hasPrefix("exercise:") ? 5 : sense.text.hasPrefix("small:") ? 1 : 4
        case .reading: sense.text.hasPrefix("metric") ? 4 : 0
        case .number, .sets, .reps, .load, .unit: 2
        default: 0
        }
    }

    private static func scope(_ sense: SentenceLexicon.Sense) -> UInt8 {
        var scope: UInt8 = 0
        for kind in sense.role.kind.map({ [$0] }) ?? SentenceDraft.Kind.allCases {
            for language in sense.language.map({ [$0] }) ?? Language.allCases { scope |= bit(kind, language) }
        }
        return scope
    }

    private static func bit(_ kind: SentenceDraft.Kind, _ language: Language) -> UInt8 {
        1 << ((kind == .meal ? 2 : 0) + language.choose(en: 0, nl: 1))
    }
}
