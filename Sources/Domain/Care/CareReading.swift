/// A text whose words are found in the list, with its quantities.
struct CareReading {
    enum Kind { case word, number, comma, stop }

    struct Item {
        var kind: Kind
        /// The word as the list spells it, else as it is written; what stands for a number or a mark
        var text = ""
        /// −1 for a word that is not in the list
        var word: CareWords.ID = -1
        /// Phrases of the list that begin here
        var phrases: [(id: CareWords.ID, length: Int)] = []
        /// The quantity that begins here
        var quantity: CareQuantity?
        /// Says little: "really", "dan".
        var isSmall = false
        /// Begins another part: "and", "but"
        var isJoint = false
        /// Part of something harmless
        var isMasked = false
        var number: Double?

        var isNumber: Bool { kind == .number }

        /// Whether the word, or a phrase that begins here, is one of a class.
        func has(_ test: CarePattern.Test) -> Bool { test.has(word) || phrases.contains { test.has($0.id) } }
    }

    private(set) var items: [Item] = []

    /// Of a text with more words than this, each is read as it is written: who writes that much is not hurried.
    static let mostMisspelt = 400

    init(_ text: CareText, _ lexicon: CareLexicon) {
        items.reserveCapacity(text.tokens.count + 4)
        let isLong = text.tokens.count > Self.mostMisspelt
        for token in text.tokens {
            switch token {
            case .comma: items.append(Item(kind: .comma, text: ","))
            case .stop: items.append(Item(kind: .stop, text: "."))
            case .number(let number):
                items.append(Item(kind: .number, text: Self.magnitude(number), number: number))
            case .word(let word):
                if let others = lexicon.words.expansions[word] {
                    for other in others { append(other, lexicon.words.exact(other), lexicon) }
                } else {
                    append(word, isLong ? lexicon.words.exact(word) : lexicon.words.id(of: word), lexicon)
                }
            }
        }
        for place in items.indices where items[place].kind == .word {
            for phrase in lexicon.phrases[items[place].word] ?? [] where isHere(phrase.rest, after: place) {
                items[place].phrases.append((phrase.id, phrase.rest.count + 1))
            }
        }
        for place in items.indices { items[place].quantity = quantity(at: place, lexicon) }
    }

    /// "#3": how many of some bounds it is greater than
    private static func magnitude(_ number: Double) -> String {
        "#\([0, 1, 2, 4, 7, 11, 19, 36, 100, 250, 800, 1250].count { number > $0 })"
    }

    private mutating func append(_ word: String, _ id: CareWords.ID?, _ lexicon: CareLexicon) {
        let id = id ?? -1
        var item = Item(kind: .word, text: id < 0 ? word : lexicon.words.spellings[Int(id)], word: id)
        item.isSmall = lexicon.small.has(id)
        item.isJoint = lexicon.joints.has(id)
        item.number = lexicon.numbers[id]
        items.append(item)
    }

    private func isHere(_ rest: [CareWords.ID], after place: Int) -> Bool {
        guard place + rest.count < items.count else { return false }
        for (offset, id) in rest.enumerated() where items[place + 1 + offset].word != id { return false }
        return true
    }

    mutating func mask(_ range: Range<Int>) { for place in range { items[place].isMasked = true } }

    // MARK: Quantities

    /// "3 days", "2-3 weeks", "a stone", "half a pound", "day 5", "13".
    private func quantity(at place: Int, _ lexicon: CareLexicon) -> CareQuantity? {
        if let unit = unit(at: place, lexicon), unit.dimension == .days, place + 1 < items.count,
            let number = items[place + 1].number, items[place + 1].isNumber,
            place == 0 || items[place - 1].number == nil, self.unit(at: place + 2, lexicon) == nil
        {
            return CareQuantity(dimension: .day, value: number * unit.factor, length: 2)
        }
        guard var value = items[place].number else { return nil }
        var next = place + 1
        // "3 to 4 days", but not "from 90 to 78 kg".
        if next + 1 < items.count, lexicon.ranges.has(items[next].word), items[next + 1].isNumber,
            items[next + 1].number ?? 0 >= value
        {
            next += 1
        }
        // "3-4 days"
        if next < items.count, items[place].isNumber, items[next].isNumber, unit(at: next + 1, lexicon) != nil {
            value = max(value, items[next].number ?? 0)
            next += 1
        }
        // "half a stone", "5 whole days"
        var at = next
        while at < items.count, at < next + 2, lexicon.fillers.has(items[at].word) { at += 1 }
        if let unit = unit(at: at, lexicon) {
            return CareQuantity(dimension: unit.dimension, value: value * unit.factor, length: at + 1 - place)
        }
        return items[place].isNumber || lexicon.isCount(items[place].word)
            ? CareQuantity(dimension: .n, value: value, length: 1) : nil
    }

    private func unit(at place: Int, _ lexicon: CareLexicon) -> CareQuantity.Unit? {
        guard place < items.count, items[place].kind == .word else { return nil }
        for phrase in items[place].phrases { if let unit = lexicon.units[phrase.id] { return unit } }
        return lexicon.units[items[place].word]
    }
}
