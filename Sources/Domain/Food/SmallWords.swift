/// Words that say little about which food is meant.
enum SmallWords {
    /// Those between others: they are neither kept nor asked for.
    static let joining = WordList([
        "with", "and", "or", "of", "in", "the", "a", "an", "on", "for", "met", "en", "de", "het", "van", "uit", "een",
        "op",
    ])

    /// How much of it, in what state, of what size and from where. They count, but a food that lacks them is better than
    /// none.
    static let measures = WordList([
        "raw", "fresh", "cooked", "boiled", "plain", "slice", "slices", "piece", "pieces", "glass", "cup", "cups",
        "bowl",
        "mug", "bottle", "can", "portion", "some", "rauw", "rauwe", "vers", "verse", "gekookt", "gekookte", "bereid",
        "gebakken", "plak", "plakje", "plakjes", "plakken", "snee", "sneetje", "sneetjes", "stuk", "stuks", "stukje",
        "stukjes", "blokjes", "reepjes", "schijfjes",
        "glas",
        "glaasje", "kop", "kopje", "mok", "bakje", "schaaltje", "kom", "kommetje", "fles", "flesje", "blik", "blikje",
        "portie", "handje", "handvol", "lepel", "eetlepel", "theelepel", "beetje", "pint", "pints", "half", "halve",
        "halfje", "packet", "pack", "tin", "tub", "pot", "bag", "handful", "scoop", "dash", "drop", "splash", "knob",
        "scheutje", "scheut", "klontje", "zakje", "zak", "pakje", "pak", "doosje", "potje", "bordje", "bord", "plate",
        "plateful", "punt", "puntje", "reep", "reepje", "homemade", "leftover", "leftovers", "spicy", "organic", "hot",
        "cold", "warm", "large", "small", "medium", "big", "huge", "little", "mini", "grilled", "baked", "roasted",
        "fried", "steamed", "poached", "toasted", "crispy", "crunchy", "creamy", "juicy", "frozen", "tinned",
        "canned", "sliced", "diced", "chopped", "grated", "mashed", "stuffed", "boneless", "skinless", "oven",
        "airfryer", "magnetron", "microwave", "local",
        "traditional", "classic", "original", "simple", "quick", "easy", "healthy",
        "extra", "ready", "meal", "takeaway", "takeout", "maaltijd", "kant", "klaar", "italian",
        "french", "spanish", "mexican", "dutch", "british", "american", "turkish", "indian", "chinese", "thai",
        "zelfgemaakt", "zelfgemaakte", "huisgemaakt", "huisgemaakte", "restje", "resje", "biologisch", "biologische",
        "bio", "pittig", "pittige", "heet", "hete", "koud", "koude", "warme", "groot", "grote", "klein", "kleine",
        "gegrild", "gegrilde", "geroosterd", "geroosterde", "gestoomd", "gestoomde", "gefrituurd", "gefrituurde",
        "gestoofd", "gestoofde", "krokant", "krokante", "romig", "romige", "knapperig", "knapperige", "diepvries",
        "gesneden", "geraspt", "geraspte", "gevuld", "gevulde", "gezond", "gezonde", "lekker", "lekkere", "simpel",
        "simpele", "ouderwets", "ouderwetse", "ambachtelijk", "ambachtelijke",
        "italiaans", "italiaanse",
        "frans", "franse", "spaans", "spaanse", "mexicaans", "mexicaanse", "hollands", "hollandse", "turks", "turkse",
        "indiaas", "indiase", "chinees", "chinese", "thais", "thaise", "grof", "grove", "fijn", "fijne",
    ])

    /// What a share is of: "5 % fat".
    static let shares = WordList(["fat", "vet", "cocoa", "cacao"])

    /// What stands after "a cup of" or "2 slices of"; `nil` where nothing is measured so.
    static func afterMeasure(_ words: [[UInt8]]) -> [[UInt8]]? {
        guard let of = words.firstIndex(of: Array("of".utf8)), of > 0, of + 1 < words.count, of < 4,
            measures.contains(words[of - 1]),
            words[..<(of - 1)].allSatisfy({ joining.contains($0) || isNumber($0) || measures.contains($0) })
        else { return nil }
        return Array(words[(of + 1)...])
    }

    /// "2 eggs" are eggs, but "0.0 wine" is no wine.
    static func isNumber(_ word: [UInt8]) -> Bool {
        word.allSatisfy { (0x30...0x39).contains($0) } && !word.starts(with: [0x30, 0x30])
    }

    struct WordList: Sendable {
        private let words: Set<[UInt8]>

        fileprivate init(_ words: [String]) { self.words = Set(words.map { Array($0.utf8) }) }

        var all: [String] { words.map { String(decoding: $0, as: UTF8.self) }.sorted() }

        func contains(_ word: [UInt8]) -> Bool { words.contains(word) }

        /// For words in place: the longest joining word has four letters.
        func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool { word.count <= 4 && words.contains(Array(word)) }
    }
}
