/// What someone says around a question: a greeting, why they ask, how they feel. It is told that it was left aside.
enum QuestionAside {
    /// What a text falls into; none where it is one part alone, or more than a question with what is said around it.
    static func parts(of text: String) -> [String] {
        let parts = pieces(of: String(text.prefix(500)))
        return (2...5).contains(parts.count) ? parts : []
    }

    /// Sentences, and what commas or "but" and "so" part in them
    private static func pieces(of text: String) -> [String] {
        var parts: [[Substring]] = [[]]
        for word in text.split(whereSeparator: \.isWhitespace) {
            let isJoin = joins.contains(word.lowercased())
            if isJoin, parts[parts.count - 1].isEmpty == false { parts.append([]) }
            if !isJoin || parts.count == 1 { parts[parts.count - 1].append(word) }
            if let last = word.last, ends.contains(last), word.count > 1 { parts.append([]) }
        }
        return parts.map { $0.joined(separator: " ") }.filter { $0.contains(where: \.isLetter) }
    }

    private static let ends: Set<Character> = [",", ".", "!", "?", ";", ":"]
    private static let joins: Set<String> = ["but", "so", "maar", "dus", "-", "–", "—"]

    /// Whether a part can be no more than that: it begins as people speak of themselves or greet, and holds nothing that
    /// days or food could be narrowed by.
    static func isAside(_ part: String, _ question: Question) -> Bool {
        let words = part.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
        guard let first = words.first, openers.contains(first), !part.contains(where: \.isNumber),
            narrowing.isDisjoint(with: words)
        else { return false }
        return question.period == nil && question.other == nil && question.weekdays == nil && question.condition == nil
            && question.hours == nil && question.slot == nil && question.shift == nil && question.refersBack == nil
            && question.except == nil && question.threshold == nil && question.part == nil
            && question.named == nil
    }

    private static let openers: Set<String> = [
        "i", "i'm", "im", "i've", "ive", "i'd", "id", "my", "we", "hi", "hello", "hey", "hiya", "good", "morning",
        "evening", "hope", "thanks", "thank", "thx", "cheers", "please", "pls", "sorry", "well", "ok", "okay", "right",
        "just", "because", "since", "doctor", "doc", "gp", "coach", "dear", "oh", "ah", "hmm", "um", "er", "great",
        "nice", "perfect", "lovely", "quick", "one", "another", "silly", "curious", "wondering", "question", "it's",
        "its", "no", "yes", "tell", "can", "could", "would", "dankjewel", "dank", "bedankt", "alvast", "groetjes",
        "groet", "hallo", "hoi", "hee", "hé", "dag", "goedemorgen", "goedemiddag", "goedenavond", "ik", "mijn", "mn",
        "m'n", "we", "wij", "sorry", "nou", "zeg", "ja", "nee", "oke", "oké", "goh", "tja", "eh", "even", "omdat",
        "want", "dokter", "huisarts", "het", "lieve", "beste", "top", "fijn", "mooi", "super", "vraagje", "vraag",
        "nog", "gewoon", "benieuwd", "nieuwsgierig", "graag", "aub", "alsjeblieft", "kun", "kan", "kunt", "weet",
    ]
    private static let narrowing: Set<String> = [
        "if", "when", "whenever", "where", "while", "after", "before", "during", "without", "except", "excluding",
        "including", "include", "only", "per", "than", "versus", "vs", "compared", "average", "mean", "don't", "dont",
        "als", "wanneer", "waar", "terwijl", "na", "nadat", "voordat", "tijdens", "zonder", "behalve", "exclusief",
        "inclusief", "alleen", "dan", "vergeleken", "gemiddeld", "bedoel", "count", "counting", "tel", "not", "niet",
    ]
}
