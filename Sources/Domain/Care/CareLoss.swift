/// Weight to be lost, or lost, faster than anybody should: reckoned from the masses and times of a text.
struct CareLoss: Sendable {
    /// Kilograms a week from which it is a concern. Guidelines advise 0.5 to 1.
    static let tooFast = 1.4
    /// Less than this comes and goes with water.
    static let least = 1.8
    static let leastDaily = 0.5
    static let leastDone = 3.0
    private static let bodies = 35.0...250
    /// Words between a mass and its time.
    private static let reach = 10

    private let losing: CarePattern.Test
    private let lost: CarePattern.Test
    private let other: CarePattern.Test
    /// Words that name a day, as far off as it is at most, and whether they do so without "by" or "before".
    private let deadlines: [(test: CarePattern.Test, days: Double, isAlone: Bool)]
    private let before: CarePattern.Test
    private let toward: CarePattern.Test
    private let from: CarePattern.Test

    init(_ lexicon: CareLexicon) {
        losing = lexicon.test(of: "lose")
        lost = lexicon.test(of: "lost")
        other = lexicon.test(of: "notweight")
        deadlines = [
            ("tomorrow", 1, true), ("weekday", 5, false), ("nextweek", 7, true), ("soon", 21, false),
            ("nextmonth", 30, true),
        ].map { (lexicon.test(of: $0.0), $0.1, $0.2) }
        before = lexicon.test(of: "before")
        toward = lexicon.test(of: "toward")
        from = lexicon.test(of: "from")
    }

    /// Where it is said; `nil` when nothing is too fast.
    func range(in reading: CareReading) -> Range<Int>? {
        let items = reading.items
        var isOther = false
        var isLosing = false
        var isLost = false
        var isBare = true
        for item in items {
            if item.has(other) { isOther = true }
            if item.has(losing) { isLosing = true }
            if item.has(lost) { isLost = true }
            if item.kind == .word, item.word < 0 || item.isMasked { isBare = false }
        }
        guard !isOther, isLosing || isLost || isBare else { return nil }
        for place in items.indices {
            guard let mass = mass(at: place, items) else { continue }
            let isAim = isLosing || !isLost
            let near = (max(0, place - Self.reach)..<min(items.count, place + Self.reach)).filter { $0 != place }
            let spans = near.compactMap { at in span(at: at, items).map { (at, $0) } }
            // "By the summer, in 5 months": the number counts.
            let times = spans.isEmpty ? near.compactMap { at in deadline(at: at, items).map { (at, $0) } } : spans
            for (at, days) in times where mass / days * 7 > Self.tooFast {
                // "1 kg a day" goes on.
                let isDaily = isAim && days <= 1 && at > place && at <= place + 3
                guard mass >= (isDaily ? Self.leastDaily : isAim ? Self.least : Self.leastDone) else { continue }
                return min(place, at)..<max(place, at) + 1
            }
        }
        return nil
    }

    /// "10 kg"; what lies between "80" and "70" of "from 80 to 70" or "to 70 from 80".
    private func mass(at place: Int, _ items: [CareReading.Item]) -> Double? {
        guard let quantity = items[place].quantity else { return nil }
        guard [.kg, .n].contains(quantity.dimension), Self.bodies.contains(quantity.value) else {
            return quantity.dimension == .kg ? quantity.value : nil
        }
        let after = place + quantity.length
        for at in after..<min(items.count, after + 4) {
            guard let other = items[at].quantity, [.kg, .n].contains(other.dimension) else { continue }
            let between = items[after..<at].map(\.word)
            let (high, low) =
                between.contains(where: toward.has)
                ? (quantity.value, other.value)
                : between.contains(where: from.has) ? (other.value, quantity.value) : (0, 0)
            return Self.bodies.contains(low) && high > low ? high - low : nil
        }
        return nil
    }

    /// "in 2 weeks", "a day".
    private func span(at place: Int, _ items: [CareReading.Item]) -> Double? {
        guard let quantity = items[place].quantity, quantity.dimension == .days else { return nil }
        return max(quantity.value, 0.5)
    }

    /// "by Friday", "tomorrow".
    private func deadline(at place: Int, _ items: [CareReading.Item]) -> Double? {
        for (test, days, isAlone) in deadlines where items[place].has(test) {
            let before = max(0, place - 3)..<place
            if isAlone || before.contains(where: { self.before.has(items[$0].word) }) { return days }
        }
        return nil
    }
}
