/// A row of words, classes and quantities in the order in which they are said.
///
/// Elements are parted by blanks: `word`, `a|b`, `@class`, `#days>=2` (a quantity), `element?` (may be missing),
/// `+element` (follows at once; else small words may stand between), `..` and `...` (up to 3 or 7 words of any kind
/// between), `~element` (does not follow), `^` and `$` (begins or ends a sentence or a part of one). After `&` stands what
/// is said in the same sentence, before or after.
struct CarePattern: Sendable {
    /// What one element asks of one place.
    struct Test: Sendable {
        var words: [UInt64] = []
        var quantities: [Bound] = []

        func has(_ id: CareWords.ID) -> Bool {
            let place = Int(id) >> 6
            return id >= 0 && place < words.count && words[place] & (1 << UInt64(id & 63)) != 0
        }

        mutating func insert(_ id: CareWords.ID) {
            let place = Int(id) >> 6
            while words.count <= place { words.append(0) }
            words[place] |= 1 << UInt64(id & 63)
        }
    }

    struct Bound: Sendable {
        var dimension: CareQuantity.Dimension
        var comparison: Comparison
        var value: Double

        func holds(_ quantity: CareQuantity) -> Bool {
            guard quantity.dimension == dimension else { return false }
            return switch comparison {
            case .less: quantity.value < value
            case .atLeast: quantity.value >= value
            }
        }
    }

    enum Comparison: String { case less = "<", atLeast = ">=" }

    enum Join: Sendable {
        case small, atOnce
        case any(Int)
    }

    enum Step: Sendable {
        case one(Test, join: Join, isOptional: Bool)
        case not(Test)
        case begin, end
    }

    var steps: [Step]
    /// What else is said near it, before or after.
    var also: [[Step]] = []
    /// Anything of it in the same sentence, and this is no concern.
    var unless: Test?

    /// What the first element that must be there tests.
    var first: [Test] {
        var tests: [Test] = []
        for step in steps {
            guard case .one(let test, _, let isOptional) = step else { continue }
            tests.append(test)
            if !isOptional { break }
        }
        return tests
    }
}

extension CareReading {
    /// Where `pattern` ends when it begins at `place`; `nil` when it does not.
    func end(of pattern: CarePattern, from place: Int) -> Int? {
        guard let end = end(pattern.steps[...], place, isFirst: true) else { return nil }
        guard !pattern.also.isEmpty else { return end }
        let near = sentence(around: place..<end)
        return pattern.also.allSatisfy { steps in near.contains { self.end(steps[...], $0, isFirst: true) != nil } }
            ? end : nil
    }

    private func end(_ steps: ArraySlice<CarePattern.Step>, _ place: Int, isFirst: Bool) -> Int? {
        guard let step = steps.first else { return place }
        let rest = steps.dropFirst()
        switch step {
        case .begin:
            guard isBegin(place) else { return nil }
            return end(rest, place, isFirst: isFirst)
        case .end:
            guard (place...afterSmall(place)).contains(where: isEnd) else { return nil }
            return end(rest, place, isFirst: false)
        case .not(let test):
            let next = afterSmall(place)
            if length(of: test, at: next) != nil || length(of: test, at: place) != nil { return nil }
            return end(rest, place, isFirst: false)
        case .one(let test, let join, let isOptional):
            var at = place
            var (small, any) = (0, 0)
            while at < items.count, items[at].kind != .stop {
                if let length = length(of: test, at: at), let end = end(rest, at + length, isFirst: false) {
                    return end
                }
                if isFirst { break }
                switch join {
                case .atOnce: at = items.count
                case .small:
                    guard small < 3, items[at].isSmall else {
                        at = items.count
                        continue
                    }
                    small += 1
                    at += 1
                case .any(let most):
                    if !items[at].isSmall || any + small > 2 * most { any += 1 }
                    guard any <= most else {
                        at = items.count
                        continue
                    }
                    small += 1
                    at += 1
                }
            }
            return isOptional ? end(rest, place, isFirst: isFirst) : nil
        }
    }

    /// How many tokens at `place` pass.
    private func length(of test: CarePattern.Test, at place: Int) -> Int? {
        guard place < items.count, !items[place].isMasked else { return nil }
        if let quantity = items[place].quantity, test.quantities.contains(where: { $0.holds(quantity) }) {
            return quantity.length
        }
        guard items[place].kind == .word else { return nil }
        for phrase in items[place].phrases where test.has(phrase.id) { return phrase.length }
        return test.has(items[place].word) ? 1 : nil
    }

    private func isBegin(_ place: Int) -> Bool {
        place == 0 || items[place - 1].kind != .word && !items[place - 1].isNumber
    }

    private func isEnd(_ place: Int) -> Bool {
        place >= items.count || items[place].kind != .word && !items[place].isNumber || items[place].isJoint
    }

    private func afterSmall(_ place: Int) -> Int {
        var at = place
        while at < items.count, at < place + 3, items[at].isSmall { at += 1 }
        return at
    }
}
