/// What is left of a folded word without its plural or its inflection. Not a dictionary form: two forms of one word only
/// have to come out the same.
enum WordStem {
    /// berries, berry; tomatoes, tomato; cookies, cookie; yoghurt, yogurt.
    static func english(_ word: [UInt8]) -> [UInt8] {
        var stem = word
        if stem.count > 3, stem.last == s {
            if stem.count > 5, stem.hasSuffix("ies") {
                stem.removeLast(3)
                stem.append(y)
            } else if englishEndings.contains(where: { stem.hasSuffix($0) }) {
                stem.removeLast(2)
            } else if !stem.hasSuffix("ss"), !stem.hasSuffix("us"), !stem.hasSuffix("is") {
                stem.removeLast()
            }
        }
        if stem.count > 5, stem.hasSuffix("ie") {
            stem.removeLast(2)
            stem.append(y)
        }
        return respelt[stem] ?? stem
    }

    /// appels, appel; noten, noot; druiven, druif; rauwe, rauw; witte, wit; rode, rood.
    static func dutch(_ word: [UInt8]) -> [UInt8] {
        var stem = word
        if stem.count > 4, stem.hasSuffix("en") {
            stem.removeLast(2)
            if stem.last == UInt8(ascii: "z") { stem[stem.count - 1] = s }
            if stem.last == UInt8(ascii: "v") { stem[stem.count - 1] = UInt8(ascii: "f") }
        } else if stem.count > 4, stem.last == s, !stem.hasSuffix("ss"), !stem.hasSuffix("js") {
            stem.removeLast()
        } else if stem.count > 3, stem.last == e {
            stem.removeLast()
        }
        guard stem.count > 2, let last = stem.last else { return stem }
        let before = stem[stem.count - 2]
        if last == before, !isVowel(last) {
            stem.removeLast()
        } else if stem.count > 3, !isVowel(last), isVowel(before), stem[stem.count - 3] == before {
            stem.remove(at: stem.count - 2)
        }
        return stem
    }

    /// What a Dutch diminutive may be one of: eitje, ei; balletje, bal; koekjes, koek. Empty for any other word.
    static func withoutDiminutive(_ word: [UInt8]) -> [[UInt8]] {
        var base = word
        if base.last == s { base.removeLast() }
        guard base.count > 4, base.hasSuffix("je") else { return [] }
        base.removeLast(2)
        var forms = [base]
        if base.last == UInt8(ascii: "t") || base.last == UInt8(ascii: "p") { forms.append(base.dropLast()) }
        if base.hasSuffix("et") { forms.append(base.dropLast(2)) }
        return forms.filter { $0.count > 1 }
    }

    private static let s = UInt8(ascii: "s")
    private static let e = UInt8(ascii: "e")
    private static let y = UInt8(ascii: "y")
    private static let englishEndings: [StaticString] = ["oes", "ches", "shes", "sses", "xes"]
    /// English words that are spelt in two ways.
    private static let respelt: [[UInt8]: [UInt8]] = Dictionary(
        [("yoghurt", "yogurt"), ("doughnut", "donut"), ("omelette", "omelet"), ("chilli", "chili"), ("soya", "soy")]
            .map { (Array($0.utf8), Array($1.utf8)) }, uniquingKeysWith: { first, _ in first })

    private static func isVowel(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a"), e, UInt8(ascii: "o"), UInt8(ascii: "u"), UInt8(ascii: "i"): true
        default: false
        }
    }
}

extension [UInt8] {
    func hasSuffix(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { suffix in count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix) }
    }
}
