/// Reads what people type for what asks for care before anything else: despair, hunger as an aim, a body in need.
///
/// Harmless turns of phrase are taken out first ("suicide sprints", "dying for a pizza"); then patterns of word classes
/// and quantities are tried at each word. What was learned from phrases speaks where no pattern does, and against one
/// where it is sure. It takes time in proportion to the length of the text.
public struct Care: Sendable {
    private let lexicon: CareLexicon
    private let loss: CareLoss
    private let aim: CareAim
    private let ordinary: CareOrdinary
    private let learned: CareLearned?

    public init(lexicon: CareLexicon, learned: CareLearned? = nil) {
        self.lexicon = lexicon
        self.learned = learned
        loss = CareLoss(lexicon)
        aim = CareAim(lexicon)
        ordinary = CareOrdinary(lexicon)
    }

    /// The gravest concern of `text`, in English or Dutch; `nil` for nearly everything that people type.
    public func concern(in text: String) -> Concern? {
        var reading = CareReading(CareText(text), lexicon)
        let findings = learned?.findings(in: reading, lexicon) ?? []
        let places = Self.places(in: reading, findings)
        each(lexicon.harmless, at: places, in: reading) { _, range in reading.mask(range) }
        var best: (kind: Concern.Kind, range: Range<Int>)?
        func take(_ kind: Concern.Kind, _ range: Range<Int>) {
            if let best, best.kind.rank <= kind.rank { return }
            best = (kind, range)
        }
        each(lexicon.concerns, at: places, in: reading, take)
        let reckoned = loss.range(in: reading)
        if let reckoned { take(.fastLoss, reckoned) }
        let aim = aim.finding(in: reading)
        var isReckoned = reckoned != nil
        if case .tooLow(let range) = aim {
            take(.starving, range)
            isReckoned = true
        }
        if let learned, let finding = findings.max(by: { $0.score < $1.score }) {
            isReckoned =
                isReckoned || best.map { $0.kind == .emergency && Self.isManyPills($0.range, reading) } ?? false
            if !isReckoned, reading.items.count <= Self.mostOverruled,
                finding.score < CareLearned.harmless(best?.kind)
            {
                return nil
            }
            // What stands in the table as harmless, from its first word to its last, is.
            if best == nil, reading.items.allSatisfy(\.isMasked) { return nil }
            // One word says nothing that no pattern knows: "druif", "tarhana".
            if best == nil, reading.items.count > 1, !Self.isRepeated(reading.items[finding.range]) {
                let kind = learned.kind(of: finding, in: reading, lexicon)
                guard finding.score > CareLearned.sure(kind) else { return nil }
                let isAboutOther = isOtherFirst(kind, finding.range, reading)
                let isOfDiet = [.starving, .fastLoss].contains(kind) || kind == .child && !isAboutOther
                if isOfDiet && aim == .sound || ordinary.holds(reading) { return nil }
                return Concern(kind: kind, isAboutOther: isAboutOther)
            }
        }
        return best.map { Concern(kind: $0.kind, isAboutOther: isAboutOther($0.kind, $0.range, reading)) }
    }

    /// "Egg, egg, egg": what a word said over and over seems to say is nothing.
    private static func isRepeated(_ items: ArraySlice<CareReading.Item>) -> Bool {
        items.count > 8 && Set(items.map(\.text)).count * 4 < items.count
    }

    /// Words of a text at which patterns are tried; of a longer one those parts that what was learned takes for the
    /// gravest, so that no text takes long.
    static let mostPlaces = 4 * CareLearned.span

    /// A pattern is overruled in no longer text: much that is calm would hide a few words that are not.
    private static let mostOverruled = 16

    /// Nothing that was learned overrules a count of pills that nobody takes for a headache.
    private static func isManyPills(_ range: Range<Int>, _ reading: CareReading) -> Bool {
        reading.items[range].contains { item in
            item.quantity.map { $0.dimension == .pills && $0.value >= 8 } ?? false
        }
    }

    static func places(in reading: CareReading, _ findings: [CareLearned.Finding]) -> [Range<Int>] {
        guard reading.items.count > mostPlaces, !findings.isEmpty else { return [reading.items.indices] }
        return findings.sorted { $0.score > $1.score }.prefix(mostPlaces / CareLearned.span).map(\.range)
    }

    private func each(
        _ index: CareLexicon.Index, at places: [Range<Int>], in reading: CareReading,
        _ body: (Concern.Kind, Range<Int>) -> Void
    ) {
        let items = reading.items
        for place in places.joined() where !items[place].isMasked {
            func attempt(_ number: Int32) {
                let (kind, pattern) = index.patterns[Int(number)]
                guard let end = reading.end(of: pattern, from: place) else { return }
                if let unless = pattern.unless, reading.has(unless, near: place..<end) { return }
                body(kind, place..<end)
            }
            if items[place].word >= 0 { index.byWord[Int(items[place].word)].forEach(attempt) }
            for phrase in items[place].phrases { index.byWord[Int(phrase.id)].forEach(attempt) }
            if items[place].quantity != nil { index.byQuantity.forEach(attempt) }
        }
    }

    /// Whether somebody else is named in a part of a text before who writes it: "my friend sent me ...".
    private func isOtherFirst(_ kind: Concern.Kind, _ range: Range<Int>, _ reading: CareReading) -> Bool {
        for item in reading.items[range] {
            if lexicon.me.has(item.word) { return false }
            if lexicon.others.has(item.word), kind != .violence || !lexicon.near.has(item.word) { return true }
        }
        return false
    }

    /// Whoever is named last before it, or in it.
    private func isAboutOther(_ kind: Concern.Kind, _ range: Range<Int>, _ reading: CareReading) -> Bool {
        for place in range.reversed() {
            let id = reading.items[place].word
            if lexicon.myself.has(id) { return false }
            if lexicon.themself.has(id) { return true }
        }
        for place in (0..<range.upperBound).reversed() {
            let item = reading.items[place]
            if kind != .violence, lexicon.me.has(item.word) { return false }
            guard lexicon.others.has(item.word) || item.phrases.contains(where: { lexicon.others.has($0.id) }) else {
                continue
            }
            // Who hurts somebody is not whom it is about.
            if kind != .violence || !lexicon.near.has(item.word) { return true }
        }
        return false
    }
}

extension Concern.Kind {
    /// 0 is the gravest.
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension CareReading {
    /// Whether a word of it stands in the same sentence.
    func has(_ test: CarePattern.Test, near range: Range<Int>) -> Bool {
        sentence(around: range).contains { place in
            test.has(items[place].word) || items[place].phrases.contains { test.has($0.id) }
        }
    }

    /// The sentence, at most 12 words before and after.
    func sentence(around range: Range<Int>) -> Range<Int> {
        var first = range.lowerBound
        while first > 0, range.lowerBound - first < 12, items[first - 1].kind != .stop { first -= 1 }
        var last = range.upperBound
        while last < items.count, last - range.upperBound < 12, items[last].kind != .stop { last += 1 }
        return first..<last
    }
}
