import Domain

/// Sentences nobody would say, the same ones for the same seed.
struct SentenceSoup {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

    private mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(truncatingIfNeeded: state >> 33) % bound
    }

    mutating func sentence() -> String {
        switch next(4) {
        case 0: bytes()
        case 1: words(1 + next(14))
        case 2: mutated(SentenceSoup.whole[next(SentenceSoup.whole.count)])
        default: glued(1 + next(12))
        }
    }

    private mutating func bytes() -> String {
        let count = next(40)
        var bytes: [UInt8] = []
        for _ in 0..<count { bytes.append(UInt8(truncatingIfNeeded: next(256))) }
        return String(decoding: bytes, as: UTF8.self)
    }

    mutating func words(_ count: Int) -> String {
        (0..<count).map { _ in SentenceSoup.pieces[next(SentenceSoup.pieces.count)] }.joined(separator: " ")
    }

    private mutating func glued(_ count: Int) -> String {
        (0..<count).map { _ in SentenceSoup.pieces[next(SentenceSoup.pieces.count)] }.joined()
    }

    mutating func mutated(_ text: String) -> String {
        var scalars = Array(text.unicodeScalars)
        for _ in 0..<1 + next(4) {
            guard !scalars.isEmpty else { break }
            let place = next(scalars.count)
            switch next(4) {
            case 0: scalars.remove(at: place)
            case 1: scalars.insert(scalars[next(scalars.count)], at: place)
            case 2: scalars[place] = SentenceSoup.odd[next(SentenceSoup.odd.count)]
            default: scalars.swapAt(place, next(scalars.count))
            }
        }
        var result = ""
        result.unicodeScalars.append(contentsOf: scalars)
        return result
    }

    private static let odd: [Unicode.Scalar] = [
        "x", "@", "/", ":", ".", ",", "-", "%", "½", "0", "9", " ", "\n", "\u{0}", "\u{301}", "\u{202e}", "\u{1f373}",
        "é", "ß", "İ", "ﬁ", "٣", "中", "'", "(", ")", "+", "&",
    ]

    private static let pieces = [
        "3", "8", "80", "80kg", "3x8", "x", "@", "1/2", "½", "1:30", "5:30", "1:02:30", "8,8,7", "5/3/1", "12,5",
        "999999999999",
        "0", "0.5", "rpe", "rir", "8", "two", "twenty", "five", "hundred", "a", "an", "half", "quarter", "dozen", "and",
        "with", "no", "not", "without", "wait", "sorry", "I mean", "skip", "instead of", "same", "as", "last", "time",
        "use",
        "my", "push day", "leg day", "template", "usual", "more", "extra", "add", "sets", "of", "reps", "for", "at",
        "in",
        "per", "km", "min", "hours", "s", "m", "miles", "bench", "squat", "rows", "ran", "plank", "sauna", "swim",
        "curls",
        "egg", "eggs", "toast", "milk", "coffee", "cup", "slice", "g", "ml", "oz", "glass", "yesterday", "monday",
        "last week",
        "march", "3rd", "feb 30", "on", "the", "breakfast", "lunch", "dinner", "snack", "tea", ":", ";", ",", "-", "%",
        "twee", "anderhalf", "vijfentwintig", "een", "nee", "geen", "zonder", "met", "en", "niet", "overgeslagen",
        "gisteren",
        "vorige", "keer", "als", "hetzelfde", "boterhammen", "kaas", "bankdrukken", "gelopen", "uur", "kwartier", "ons",
        "(", ")", "'", "\"", "+", "/", "=", "🍳", "שלום", "中文", "\n", "\u{0}", "ham and cheese sandwich",
        "half marathon",
    ]

    private static let whole = SentenceTable.all.flatMap(\.rows).map(\.sentence)
}
