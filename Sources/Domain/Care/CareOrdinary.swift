/// What most people who weigh themselves say, and not a word more: how old they are, what they weigh, how much less it is to
/// be, and by which season. "I'm 35 and want to lose 8 kg", "from 95 to 85 kg", "I want to get to 75 kg by summer".
///
/// Nothing that was learned makes a concern of it; a pattern may.
struct CareOrdinary: Sendable {
    /// kg: a body of nearly any height may have it.
    private static let masses = 55.0...200
    /// kg that may be lost, where nothing says how soon
    private static let losses = 0.0...25
    /// kg that is left of a body at least
    private static let least = 52.0
    private static let ages = 18.0...110

    private let losing: CarePattern.Test
    private let toward: CarePattern.Test
    private let me: CarePattern.Test
    private let weekday: CarePattern.Test

    init(_ lexicon: CareLexicon) {
        losing = lexicon.test(of: "lose")
        toward = lexicon.test(of: "toward")
        weekday = lexicon.test(of: "weekdayname")
        me = lexicon.me
    }

    func holds(_ reading: CareReading) -> Bool {
        let items = withoutSeason(reading.items)
        guard items.count <= 24, items.contains(where: { $0.has(losing) || $0.has(toward) }) else { return false }
        var (mass, loss) = (Double?.none, Double?.none)
        var place = 0
        while place < items.count {
            let item = items[place]
            guard let quantity = item.quantity else {
                guard item.kind != .number, isPlain(item) else { return false }
                place += 1
                continue
            }
            let after = min(place + quantity.length, items.count)
            let isLost = (items[max(0, place - 4)..<place] + items[after...].prefix(2)).contains { $0.has(losing) }
            switch (quantity.dimension, quantity.value) {
            case (.age, Self.ages): break
            case (.kg, Self.masses), (.n, Self.masses): mass = min(mass ?? quantity.value, quantity.value)
            case (.kg, Self.losses) where isLost, (.n, Self.losses) where isLost && !isAge(items[..<place]):
                loss = max(loss ?? 0, quantity.value)
            case (.n, Self.ages) where isAge(items[..<place]): break
            default: return false
            }
            place = after
        }
        guard mass != nil || loss != nil else { return false }
        return (mass ?? .infinity) - (loss ?? 0) >= Self.least
    }

    /// Whether what follows may be how old someone is: "I'm", "age".
    private func isAge(_ before: ArraySlice<CareReading.Item>) -> Bool {
        guard let last = before.last(where: { ![",", "a"].contains($0.text) }) else { return true }
        return last.has(me) || Self.beings.contains(last.text)
    }

    private func isPlain(_ item: CareReading.Item) -> Bool {
        if Self.soon.contains(item.text) { return false }
        return item.kind == .comma || item.kind == .stop || item.isSmall || item.isJoint || item.has(losing)
            || item.has(toward) || item.has(me) || Self.plain.contains(item.text)
    }

    /// Without "by summer", "voor mijn vakantie" at the end: a time that is no matter of days
    private func withoutSeason(_ items: [CareReading.Item]) -> ArraySlice<CareReading.Item> {
        guard let place = items.lastIndex(where: { Self.leadsOfTime.contains($0.text) }), place > 1 else {
            return items[...]
        }
        let rest = items[place...]
        let isSeason =
            rest.count <= 5
            && rest.allSatisfy {
                $0.kind == .word && $0.number == nil && !$0.has(weekday) && !Self.soon.contains($0.text)
            }
        return isSeason ? items[..<place] : items[...]
    }

    private static let beings: Set = ["am", "im", "age", "aged", "ben", "leeftijd", "van"]
    private static let plain: Set = [
        "weigh", "weighing", "weight", "weeg", "gewicht", "kilo", "kilos", "kg", "pounds", "down", "back", "terug",
        "weer",
        "trying", "try", "probeer", "would", "like", "love", "zou", "graag", "hoping", "hope", "hoop", "plan", "goal",
        "target", "doel", "streefgewicht", "doelgewicht", "new", "nieuw", "nieuwe", "now", "nu", "still", "nog", "so",
        "far",
        "already", "al", "from", "van", "naar", "with", "met", "man", "woman", "male", "female", "guy", "vrouw", "mom",
        "dad",
        "age", "aged", "leeftijd", "old", "oud", "needs", "need", "te", "om", "op", "in", "of", "at", "total", "totaal",
        "slowly", "healthily", "rustig", "gezond", "langzaam", "verstandig", "sensibly", "komen", "raken", "worden",
    ]
    private static let leadsOfTime: Set = ["by", "before", "for", "this", "voor", "tegen", "deze"]
    private static let soon: Set = [
        "tomorrow", "morgen", "overmorgen", "tonight", "vanavond", "weekend", "week", "weeks", "weken", "days", "dagen",
        "today", "vandaag", "quickly", "secretly", "stiekem", "snel", "supersnel", "fast", "asap", "rapidly",
    ]
}
