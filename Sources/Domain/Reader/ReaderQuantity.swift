/// A number in the one box with the unit that follows it.
struct ReaderQuantity {
    enum Unit {
        /// In kg, cm, minutes
        case mass, length, time
        case percent, score, beats
        case bare
        /// Of something that no figure is in: "3 km", "200 g"
        case other
    }

    var value: Double
    var unit: Unit
    /// Places of the items that say it.
    var range: Range<Int>

    /// The number at an item, with its unit; `nil` where there is none, or where it counts sets.
    static func read(_ items: [ReaderItem], at start: Int, language: Language) -> ReaderQuantity? {
        let item = items[start]
        if start > 0, items[start - 1].value(.unit) == "times" || items[start - 1].mark == "x" { return nil }
        // "-3" is no figure.
        if start > 0, items[start - 1].mark == "-", item.isGlued, !items[start - 1].isGlued { return nil }
        if let ratio = item.ratio {
            let unit: Unit = ratio.of == 10 ? .score : .other
            return ReaderQuantity(value: ratio.value, unit: unit, range: start..<start + 1)
        }
        if let clock = item.clock, clock.count == 2 {
            let end = items.indices.contains(start + 1) && items[start + 1].minutes != nil ? start + 2 : start + 1
            return ReaderQuantity(value: Double(clock[0] * 60 + clock[1]), unit: .time, range: start..<end)
        }
        guard let said = item.number else { return nil }
        if let value = spaced(items, start) {
            return ReaderQuantity(value: value, unit: .bare, range: start..<start + 2)
        }
        let value = thousands(item) ?? said
        func at(_ offset: Int) -> ReaderItem? {
            items.indices.contains(start + offset) ? items[start + offset] : nil
        }
        func quantity(_ value: Double, _ unit: Unit, _ count: Int) -> ReaderQuantity {
            ReaderQuantity(value: value, unit: unit, range: start..<start + count)
        }
        guard let next = at(1) else { return quantity(value, .bare, 1) }
        if next.mark == "x" { return nil }
        if let minutes = next.minutes, minutes >= 1, next.mark == nil || next.isGlued {
            return time(value * minutes, minutes, items, start)
        }
        switch next.value(.unit) {
        case "kg": return quantity(value, .mass, 2)
        case "lb":
            // "180 lb 4 oz"
            let ounces = at(3)?.value(.unit) == "oz" ? at(2)?.number.flatMap { $0 < 16 ? $0 : nil } : nil
            return quantity(
                (value + (ounces ?? 0) / 16) * UnitConversion.kilogramsPerPound, .mass, ounces == nil ? 2 : 4)
        case "st":
            let pounds = at(2)?.number.flatMap { $0 < 14 ? $0 : nil }
            let count = pounds == nil ? 2 : at(3)?.value(.unit) == "lb" ? 4 : 3
            return quantity((value * 14 + (pounds ?? 0)) * UnitConversion.kilogramsPerPound, .mass, count)
        case "cm": return quantity(value, .length, 2)
        case "in":
            // "in" is a unit only where nothing follows it.
            let isWord = next.key == "in" || next.key == "ins"
            let after = at(2)
            if isWord, let after, after.mark == nil, after.metric == nil, !next.isGlued, after.key != "and" { break }
            return quantity(value * UnitConversion.centimetresPerInch, .length, 2)
        case "%": return quantity(value, .percent, 2)
        case "bpm": return quantity(value, .beats, 2)
        case "k" where next.isGlued || value < 100: return quantity(value * 1000, .bare, 2)
        case "times", "reps": return nil
        case "percentOf", "oz": return quantity(value, .other, 2)
        default: break
        }
        if next.mark == "%" { return quantity(value, .percent, 2) }
        if next.has(.outOf), let whole = at(2), whole.number == 10, at(3)?.minutes == nil {
            return quantity(value, .score, 3)
        }
        if next.value(.outOf) != nil, ["of 10", "of ten"].contains(next.key) { return quantity(value, .score, 2) }
        return quantity(value, .bare, 1)
    }

    /// "14 000 steps" is fourteen thousand.
    private static func spaced(_ items: [ReaderItem], _ start: Int) -> Double? {
        guard items.indices.contains(start + 2), items[start].isFigure,
            items[start + 1].text.utf8.count == 3, items[start + 1].text.allSatisfy(\.isNumber),
            items[start + 2].metric == .steps || items[start + 2].metric == .energy,
            (1...3).contains(items[start].text.utf8.count)
        else { return nil }
        return Double(items[start].text + items[start + 1].text)
    }

    /// "10,000" and "10.000" are ten thousand wherever three figures stand after the mark, and no zero before it.
    private static func thousands(_ item: ReaderItem) -> Double? {
        let parts = item.text.split { $0 == "." || $0 == "," }
        guard item.isFigure, parts.count == 2, parts[1].utf8.count == 3, parts[0] != "0", parts[0].utf8.count <= 3
        else {
            return nil
        }
        return Double(parts.joined())
    }

    /// "7h30", "8u00", "7 hours 20 minutes", "7 uur en een kwartier", "7 hours and a half".
    private static func time(_ value: Double, _ minutes: Double, _ items: [ReaderItem], _ start: Int) -> ReaderQuantity
    {
        var quantity = ReaderQuantity(value: value, unit: .time, range: start..<start + 2)
        guard minutes == 60 else { return quantity }
        var index = start + 2
        let isAnd = items.indices.contains(index) && ["and", "en"].contains(items[index].key)
        if isAnd { index += 1 }
        while isAnd, items.indices.contains(index), ["a", "een", "an"].contains(items[index].key) { index += 1 }
        guard items.indices.contains(index) else { return quantity }
        let item = items[index]
        if isAnd, let quarter = item.minutes, quarter == 15 {
            return ReaderQuantity(value: value + 15, unit: .time, range: start..<index + 1)
        }
        let isWhole = item.text == "00"
        guard let more = isWhole ? 0 : item.number else { return quantity }
        let after = items.indices.contains(index + 1) ? items[index + 1] : nil
        if isAnd, more == 0.5 || more == 0.25 {
            quantity = ReaderQuantity(value: value + more * 60, unit: .time, range: start..<index + 1)
        } else if value.remainder(dividingBy: 60) == 0, more < 60, more >= 1,
            after?.minutes == 1 || after?.key == "m" && after?.isGlued == true
        {
            quantity = ReaderQuantity(value: value + more, unit: .time, range: start..<index + 2)
        } else if !isAnd, more < 60, isWhole || item.isFigure, item.text.utf8.count == 2, item.isGlued || isFree(after)
        {
            quantity = ReaderQuantity(value: value + more, unit: .time, range: start..<index + 1)
        }
        return quantity
    }

    /// Nothing that would be counted.
    private static func isFree(_ item: ReaderItem?) -> Bool {
        guard let item else { return true }
        return item.mark != nil || item.has(.metric) || item.has(.soft) || item.date != nil
    }
}

/// A time of day, and where it ends.
struct ReaderClock {
    /// After midnight.
    var minutes: Int
    /// Which half of the day is known.
    var isExact: Bool
    var end: Int

    /// - Parameter isLast: whether it is what a time lasts until: "ten to seven" is no time from ten then
    static func read(
        _ items: [ReaderItem], at start: Int, language: Language, isLast: Bool = false
    ) -> ReaderClock? {
        guard items.indices.contains(start) else { return nil }
        // "Until a quarter to seven"
        if isLast, items[start].isSmall, items[start].number == nil {
            return read(items, at: start + 1, language: language, isLast: isLast)
        }
        let item = items[start]
        func at(_ index: Int) -> ReaderItem? { items.indices.contains(index) ? items[index] : nil }
        if let hour = item.value(.noon).flatMap({ Int($0) }) {
            return ReaderClock(minutes: hour * 60, isExact: true, end: start + 1)
        }
        var minutes: Int
        var end = start + 1
        var isExact = false
        if let part = partOfHour(items, at: start, language: language, isLast: isLast) {
            (minutes, end) = part
        } else if let clock = item.clock, clock.count == 2, clock[0] < 25 {
            minutes = clock[0] * 60 + clock[1]
            isExact = clock[0] > 12 || item.text.hasPrefix("0")
        } else if item.isFigure || item.number != nil, let value = item.number, (0...24).contains(value) {
            let parts = item.text.split(separator: ".")
            if item.isFigure, parts.count == 2, parts[1].utf8.count == 2, let hour = Int(parts[0]),
                let minute = Int(parts[1]),
                minute < 60
            {
                minutes = hour * 60 + minute
                isExact = hour > 12
            } else if let hour = Int(exactly: value) {
                minutes = hour * 60
                isExact = hour > 12 || hour == 0
            } else {
                return nil
            }
        } else {
            return nil
        }
        if at(end)?.has(.oclock) == true { end += 1 }
        if let suffix = at(end) {
            if suffix.has(.pm) {
                if minutes < 720 { minutes += 720 }
                // "At 12 at night" is midnight.
                (isExact, end) = (true, end + 1)
            } else if suffix.has(.am) {
                if minutes >= 720, minutes < 780 { minutes -= 720 }
                (isExact, end) = (true, end + 1)
            }
        }
        return ReaderClock(minutes: minutes, isExact: isExact, end: end)
    }

    /// "Half past eleven", "kwart voor zeven", "ten to seven", "vijf over half acht"
    private static func partOfHour(
        _ items: [ReaderItem], at start: Int, language: Language, isLast: Bool
    ) -> (minutes: Int, end: Int)? {
        func at(_ index: Int) -> ReaderItem? { items.indices.contains(index) ? items[index] : nil }
        func hour(_ index: Int) -> Int? {
            at(index)?.number.flatMap { Int(exactly: $0) }.flatMap { (1...12).contains($0) ? $0 : nil }
        }
        func half(_ index: Int) -> Int? {
            at(index)?.has(.half) == true ? hour(index + 1).map { $0 * 60 + language.rules.halfHour } : nil
        }
        if let half = half(start) { return (half, start + 2) }
        guard let item = at(start), let way = at(start + 1), let isBefore = way.isBeforeHour, let said = item.number,
            let part = said == 0.25 ? 15 : Int(exactly: said), (1...5).contains(part / 5), part % 5 == 0
        else { return nil }
        // "Vijf over half acht": of the half hour, where that is before the hour
        let ofHalf = language.rules.halfHour < 0 ? half(start + 2) : nil
        guard let base = ofHalf ?? hour(start + 2).map({ $0 * 60 }) else { return nil }
        let end = ofHalf == nil ? start + 3 : start + 4
        if said != 0.25 {
            // "From ten to seven" is from one to the other, but for "from twenty to twelve until seven".
            let isLed = at(start - 1).map { $0.links(.clock) && !$0.has(.from) } ?? false
            let isSpoken = !item.isFigure && (isLast || at(end)?.has(.until) == true)
            guard !way.has(.until) || isLed || isSpoken else { return nil }
            // "To five after two beers"
            guard at(end).map({ $0.links(.joint) || !$0.isContent && !$0.isFood }) ?? true else { return nil }
        }
        return (base + (isBefore ? -part : part), end)
    }

    /// Minutes from falling asleep to waking, 1 to 16 hours; where halves of the day are open, a night.
    static func night(from start: ReaderClock, to end: ReaderClock) -> Double? {
        let starts = start.isExact ? [start.minutes] : [start.minutes + 720, start.minutes]
        let ends = end.isExact ? [end.minutes] : [end.minutes, end.minutes + 720]
        var best: Int?
        for first in starts {
            for last in ends {
                let asleep = first % 1440
                let length = ((last - first) % 1440 + 1440) % 1440
                guard (60...960).contains(length), start.isExact || asleep >= 1140 || asleep <= 300 else { continue }
                // Of two the one nearer to a night's eight hours.
                if best.map({ abs($0 - 480) > abs(length - 480) }) ?? true { best = length }
            }
        }
        if best == nil, end.isExact || start.isExact {
            // "From 9 to 15", after a night of work
            let length = ((end.minutes - start.minutes) % 1440 + 1440) % 1440
            return (60...720).contains(length) ? Double(length) : nil
        }
        return best.map(Double.init)
    }
}
