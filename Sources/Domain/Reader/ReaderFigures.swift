/// Finds the figures of a day among the items of a text: each metric goes with the number beside it.
struct ReaderFigures {
    private(set) var figures: [BoxReading.Figure] = []
    /// The items that figures are made of.
    private(set) var used: Set<Int> = []
    /// For each item the number of its clause.
    private(set) var clauses: [Range<Int>] = []
    /// Clauses with a figure.
    private(set) var clausesOfFigures: Set<Int> = []
    /// Something was said that is no figure, or may be none.
    private(set) var isSure = true

    private let items: [ReaderItem]
    private let language: Language
    private let today: CivilDate
    private let units: UnitSystem
    private var quantities: [Int: ReaderQuantity] = [:]

    init(_ items: [ReaderItem], language: Language, today: CivilDate, units: UnitSystem) {
        self.items = items
        self.language = language
        self.today = today
        self.units = units
        var found: [(metric: Metric, value: Double, place: Int, range: Range<Int>)] = []
        if let night = night() {
            found.append((.sleep, night.minutes, night.range.lowerBound, night.range))
            used.formUnion(night.range)
            if !night.isSure { isSure = false }
        }
        readQuantities()
        divide()
        for index in items.indices where !used.contains(index) {
            // "Pull-ups 8 8 7 bw"
            if isLoad(index) { continue }
            guard let metric = items[index].metric ?? feeling(at: index) ?? fat(at: index),
                let figure = figure(metric, at: index)
            else {
                continue
            }
            found.append(figure)
            used.formUnion(figure.range)
            used.insert(index)
            // "Mood is 7": nothing of it is left for what was eaten.
            let between = index..<max(index, figure.range.lowerBound)
            if between.dropFirst().allSatisfy({ items[$0].isSmall || items[$0].links(.is) || items[$0].links(.was) }) {
                used.formUnion(between)
            }
        }
        addBareWeight(&found)
        addLike(&found)
        addBareNumber(&found)
        addBareNight(&found)
        keep(found.sorted { $0.place < $1.place })
    }

    // MARK: Clauses

    private mutating func readQuantities() {
        var index = 0
        while index < items.count {
            if !used.contains(index), let quantity = ReaderQuantity.read(items, at: index, language: language) {
                quantities[index] = quantity
                index = quantity.range.upperBound
            } else {
                index += 1
            }
        }
    }

    private func isBoundary(_ index: Int) -> Bool {
        if used.contains(index) { return false }
        let item = items[index]
        if let mark = item.mark { return mark == "," || mark == ";" || mark == "." || mark == "&" || mark == "+" }
        return item.links(.joint) && item.number == nil
    }

    private mutating func divide() {
        let inside = quantities.values.reduce(into: Set<Int>()) { $0.formUnion($1.range) }
        var start = 0
        for index in items.indices where isBoundary(index) && !inside.contains(index) {
            clauses.append(start..<index)
            start = index + 1
        }
        clauses.append(start..<items.count)
    }

    private func clause(of index: Int) -> Int {
        clauses.lastIndex { $0.lowerBound <= index } ?? 0
    }

    // MARK: A metric and its number

    /// "Feeling 7/10" is a mood.
    private func feeling(at index: Int) -> Metric? {
        guard items[index].has(.feel) else { return nil }
        guard let next = following(index) else { return nil }
        // "I feel a 7": where no other figure is spoken of.
        let isAlone =
            next.unit == .bare && (1...10).contains(next.value)
            && items.indices.allSatisfy { next.range.contains($0) || items[$0].metric == nil && !items[$0].isContent }
        return next.unit == .score || isAlone ? .mood : nil
    }

    /// One's own body as what an exercise is done with: no figure of it is told.
    private func isLoad(_ index: Int) -> Bool {
        guard items[index].metric == .weight, ["bw", "bodyweight", "lichaamsgewicht"].contains(items[index].key),
            preceding(index)?.unit != .mass, following(index)?.unit != .mass
        else { return false }
        return items[clauses[clause(of: index)]].contains { $0.has(.exercise) && $0.metric == nil }
    }

    /// "Fat 27%", "27% fat" is a body's where nothing is eaten, "fat 19.4, waist 91" where another figure of a body stands
    /// beside it.
    private func fat(at index: Int) -> Metric? {
        guard ["fat", "vet"].contains(items[index].key),
            items.indices.allSatisfy({ $0 == index || !items[$0].isFood || items[$0].has(.soft) })
        else { return nil }
        let sides = [preceding(index), following(index)].compactMap { $0 }
        if sides.contains(where: { $0.unit == .percent }) { return .bodyFat }
        let isBeside = items.contains { $0.metric.map(Self.ofBody.contains) == true }
        return isBeside && sides.contains { $0.unit == .bare && (5...60).contains($0.value) } ? .bodyFat : nil
    }

    private static let ofBody: Set<Metric> = [.weight, .waist, .hips, .chest]

    private mutating func figure(
        _ metric: Metric, at index: Int
    ) -> (metric: Metric, value: Double, place: Int, range: Range<Int>)? {
        for quantity in [preceding(index), following(index)].compactMap({ $0 }) {
            guard let value = value(of: metric, quantity) else { continue }
            let metric = metric == .energyLevel && isEnergy(quantity) ? Metric.energy : metric
            if metric == .energy, isOfOneThing(index) { return nil }
            if mayBeOfSomethingElse(metric, at: index, quantity) { isSure = false }
            return (metric, value, index, quantity.range)
        }
        // A number that no such figure can have: nothing of this is kept.
        return nil
    }

    /// "A 200 kcal snack bar", "lunch 650 kcal", "pizza (800 kcal)", "ran 5k, 300 kcal": the energy of that alone, and
    /// not of the day.
    private func isOfOneThing(_ index: Int) -> Bool {
        func names(_ item: ReaderItem) -> Bool {
            item.metric == nil && !item.has(.soft) && (item.isFood || item.has(.mealWord) || item.has(.exercise))
        }
        let own = items[clauses[clause(of: index)]]
        if own.contains(where: names) { return true }
        // "2100 kcal today", "ate 2100 kcal" and "calories 2100" are a day's, whatever else is told of it.
        let saysWhose =
            preceding(index) == nil || own.contains { $0.date != nil || $0.has(.eat) || $0.has(.done) }
        return !saysWhose && items.contains { names($0) || $0.has(.eat) }
    }

    /// "Stair climber 20 min 1500 steps", "garmin says 2500 kcal": perhaps those of the day, perhaps of an exercise, and
    /// perhaps what was burnt.
    private func mayBeOfSomethingElse(_ metric: Metric, at index: Int, _ quantity: ReaderQuantity) -> Bool {
        let own = clauses[clause(of: index)]
        switch metric {
        case .energy: return own.contains { items[$0].words.contains { $0.value == "device" } }
        case .steps, .heartRate:
            return own.contains { items[$0].metric == nil && items[$0].has(.exercise) }
                && own.contains { items[$0].number != nil && !quantity.range.contains($0) }
        default: return false
        }
    }

    private func isEnergy(_ quantity: ReaderQuantity) -> Bool {
        items.indices.contains(quantity.range.upperBound) && items[quantity.range.upperBound].metric == .energy
    }

    private func isFree(_ quantity: ReaderQuantity) -> Bool { !quantity.range.contains { used.contains($0) } }

    /// The number right before a metric: "10,000 steps", "7 hours of sleep".
    private func preceding(_ index: Int) -> ReaderQuantity? {
        var place = index - 1
        while place >= 0, index - place < 7 {
            if let quantity = quantities.first(where: { $0.value.range.contains(place) })?.value {
                return isFree(quantity) ? quantity : nil
            }
            guard items[place].has(.soft) || items[place].isSmall || items[place].has(.morning), !isBoundary(place),
                !used.contains(place)
            else {
                return nil
            }
            place -= 1
        }
        return nil
    }

    /// The number after a metric: "weight 72.1", "mood was a 7", "very stressed, 9".
    private func following(_ index: Int) -> ReaderQuantity? {
        var place = index + 1
        var hasComma = false
        while place < items.count, place - index < 9 {
            if let quantity = quantities[place] {
                // "weight, 10000 steps"
                if hasComma, isNamed(after: quantity) { return nil }
                return isFree(quantity) ? quantity : nil
            }
            let item = items[place]
            if item.mark == ",", !hasComma {
                hasComma = true
            } else if item.mark == ".", item.isGlued, place == index + 1, quantities[place + 1] != nil {
                // "Vetperc. 15,8"
            } else if item.mark != nil, item.mark != ":", item.mark != "-", item.mark != "(", item.mark != "=" {
                return nil
            } else if item.mark == nil, !item.has(.soft), !item.isSmall, item.date == nil, !item.has(.morning),
                !item.has(.from)
            {
                return nil
            }
            place += 1
        }
        return nil
    }

    /// Whether a metric follows that a number belongs to.
    private func isNamed(after quantity: ReaderQuantity) -> Bool {
        var place = quantity.range.upperBound
        while place < items.count, items[place].mark == nil, place < quantity.range.upperBound + 4 {
            if items[place].metric != nil { return true }
            guard items[place].has(.soft) || items[place].isSmall else { return false }
            place += 1
        }
        return false
    }

    /// The number in the metric's unit; `nil` where it cannot be one of it.
    private func value(of metric: Metric, _ quantity: ReaderQuantity) -> Double? {
        let value = quantity.value
        // "Sleep at 11" is a time of day.
        if metric == .sleep, quantity.unit == .bare, quantity.range.lowerBound > 0,
            items[quantity.range.lowerBound - 1].links(.clock)
        {
            return nil
        }
        switch (metric, quantity.unit) {
        case (.weight, .mass): return value
        case (.weight, .bare): return units == .imperial ? value * UnitConversion.kilogramsPerPound : value
        case (.waist, .length), (.hips, .length), (.chest, .length): return value
        case (.waist, .bare), (.hips, .bare), (.chest, .bare):
            // "Chest 41 inches, waist 34"
            let isInches = units == .imperial || items.contains { $0.value(.unit) == "in" && $0.key.hasPrefix("inch") }
            return isInches ? value * UnitConversion.centimetresPerInch : value
        case (.sleep, .time): return value
        case (.sleep, .bare): return value * 60
        case (.bodyFat, .percent), (.bodyFat, .bare): return value
        case (.heartRate, .bare), (.heartRate, .beats), (.restingHeartRate, .bare), (.restingHeartRate, .beats):
            return value
        case (.steps, .bare): return value == value.rounded() ? value : nil
        case (.activeMinutes, .time), (.activeMinutes, .bare): return value
        case (.energy, .bare): return value
        case (.mood, .score), (.stress, .score), (.energyLevel, .score), (.sleepQuality, .score): return value
        case (.mood, .bare), (.stress, .bare), (.sleepQuality, .bare): return value
        case (.energyLevel, .bare): return value
        default: return nil
        }
    }

    // MARK: What needs no metric

    /// "Thursday 3000 steps, yesterday 12,500": a day and a number alone are of the metric before.
    private mutating func addLike(
        _ found: inout [(metric: Metric, value: Double, place: Int, range: Range<Int>)]
    ) {
        for (place, quantity) in quantities.sorted(by: { $0.key < $1.key }) where isFree(quantity) {
            let number = clause(of: place)
            let clause = clauses[number]
            guard clause.contains(where: { items[$0].date != nil }),
                clause.allSatisfy({ quantity.range.contains($0) || !items[$0].isContent && items[$0].metric == nil }),
                let last = found.last(where: { $0.place < place }), self.clause(of: last.place) == number - 1,
                let value = value(of: last.metric, quantity), (0.2...5).contains(value / last.value)
            else { continue }
            found.append((last.metric, value, place, quantity.range))
            used.formUnion(quantity.range)
        }
    }

    /// "80.5 kg this morning": a body, where nothing else is weighed.
    private mutating func addBareWeight(
        _ found: inout [(metric: Metric, value: Double, place: Int, range: Range<Int>)]
    ) {
        for (place, quantity) in quantities.sorted(by: { $0.key < $1.key })
        where quantity.unit == .mass && isFree(quantity) {
            let clause = clauses[clause(of: place)]
            let rest = clause.filter { !used.contains($0) && !quantity.range.contains($0) }
            guard (35...250).contains(quantity.value), !found.contains(where: { $0.metric == .weight }),
                rest.allSatisfy({ !items[$0].isContent && items[$0].metric == nil && !items[$0].has(.exercise) })
            else { continue }
            let isSaid = items.contains { $0.has(.morning) || $0.date != nil }
            if !isSaid, found.isEmpty, !items.contains(where: { $0.metric != nil }), !isWeighed(quantity) {
                isSure = false
            }
            found.append((.weight, quantity.value, place, quantity.range))
            used.formUnion(quantity.range)
        }
    }

    /// "82.3 kg" and nothing else: to a tenth, and of no plates that are lifted, it was read from a scale. Nothing else
    /// is told in stones.
    private func isWeighed(_ quantity: ReaderQuantity) -> Bool {
        guard items.indices.allSatisfy({ quantity.range.contains($0) || !items[$0].isContent }),
            let said = items[quantity.range.lowerBound].number
        else { return false }
        if quantity.range.contains(where: { items[$0].value(.unit) == "st" }) { return true }
        let plates = said / 2.5
        return abs(plates - plates.rounded()) > 0.01 && said != said.rounded()
    }

    /// "Got 3 hours last night", "sleep quality 8/10, 6h45": sleep.
    private mutating func addBareNight(
        _ found: inout [(metric: Metric, value: Double, place: Int, range: Range<Int>)]
    ) {
        let left = quantities.filter { isFree($0.value) }
        guard found.allSatisfy({ $0.metric == .sleepQuality }), left.count == 1, let (place, quantity) = left.first,
            quantity.unit == .time, (120...840).contains(quantity.value),
            !found.isEmpty || items.contains(where: { $0.isNight }),
            items.indices.allSatisfy({ quantity.range.contains($0) || used.contains($0) || !items[$0].isContent })
        else { return }
        found.append((.sleep, quantity.value, place, quantity.range))
        used.formUnion(quantity.range)
    }

    /// "82.4 this morning": a weight, perhaps.
    private mutating func addBareNumber(
        _ found: inout [(metric: Metric, value: Double, place: Int, range: Range<Int>)]
    ) {
        guard found.isEmpty, quantities.count == 1, let (place, quantity) = quantities.first, quantity.unit == .bare,
            quantity.value != quantity.value.rounded(), let value = value(of: .weight, quantity),
            (35...250).contains(value), items.contains(where: { $0.has(.morning) || $0.date != nil }),
            items.indices.allSatisfy({ quantity.range.contains($0) || !items[$0].isContent })
        else { return }
        isSure = false
        found.append((.weight, value, place, quantity.range))
        used.formUnion(quantity.range)
    }

    /// From falling asleep to waking: "from 23:15 to 7", "in bed by 11, up at 6:30".
    private func night() -> (minutes: Double, range: Range<Int>, isSure: Bool)? {
        guard let cue = items.firstIndex(where: { $0.metric == .sleep || $0.has(.bed) }) else { return nil }
        for index in items.indices {
            guard let first = ReaderClock.read(items, at: index, language: language), first.end < items.count,
                items[first.end].has(.until) || items[first.end].mark == "-",
                items[first.end].key != "and" && items[first.end].key != "en"
                    || index > 0 && items[index - 1].has(.from),
                let last = ReaderClock.read(items, at: first.end + 1, language: language, isLast: true),
                !items.indices.contains(last.end) || items[last.end].minutes == nil || items[last.end].has(.oclock),
                let minutes = ReaderClock.night(from: first, to: last)
            else { continue }
            return (minutes, min(cue, index)..<max(cue + 1, last.end), true)
        }
        guard let up = items.indices.first(where: isUp), let bed = items.firstIndex(where: { $0.has(.bed) }) else {
            return nil
        }
        var times: [(clock: ReaderClock, start: Int)] = []
        var index = 0
        while index < items.count, times.count < 3 {
            if let clock = ReaderClock.read(items, at: index, language: language) {
                times.append((clock, index))
                index = clock.end
            } else {
                index += 1
            }
        }
        guard times.count == 2 else { return nil }
        // "Up at 6, in bed at 22:30": that may be the evening after.
        let isBackwards = up < bed
        let (asleep, awake) = isBackwards ? (times[1].clock, times[0].clock) : (times[0].clock, times[1].clock)
        guard let minutes = ReaderClock.night(from: asleep, to: awake) else { return nil }
        let cues =
            items.indices.filter { items[$0].has(.up) || items[$0].has(.bed) } + [
                times[0].start, times[1].clock.end - 1,
            ]
        guard let low = cues.min(), let high = cues.max() else { return nil }
        return (minutes, low..<high + 1, !isBackwards)
    }

    /// "Stond om 7 uur op", not "op maandag" and "op tijd".
    private func isUp(_ index: Int) -> Bool {
        guard items[index].has(.up) else { return false }
        guard items[index].key == "op", items[index].tokens.count == 1, items.indices.contains(index + 1) else {
            return true
        }
        return isBoundary(index + 1)
    }

    // MARK: Days

    private mutating func keep(_ found: [(metric: Metric, value: Double, place: Int, range: Range<Int>)]) {
        for figure in found {
            let clause = clause(of: figure.place)
            let (date, isExact) = date(for: clause, isOfNight: figure.metric.isOfNight)
            guard figure.metric.range.contains(figure.value), figure.metric != .sleep || figure.value <= 1200 else {
                isSure = false
                continue
            }
            if !isExact || !Self.isLikely(figure.metric, figure.value) { isSure = false }
            clausesOfFigures.insert(clause)
            let span = figure.range.reduce(items[figure.place].span) { $0.union(items[$1].span) }
            figures.append(BoxReading.Figure(metric: figure.metric, value: figure.value, date: date, span: span))
        }
    }

    /// A girth of 33 cm was meant in inches.
    private static func isLikely(_ metric: Metric, _ value: Double) -> Bool {
        switch metric {
        case .waist, .hips, .chest: (45...220).contains(value)
        case .weight: (30...300).contains(value)
        // What is more was measured while training.
        case .heartRate: (35...120).contains(value)
        case .energy: (100...9_000).contains(value)
        case .sleep: value >= 60 && value <= 960
        case .steps: value >= 50
        default: true
        }
    }

    /// The day of a clause: its own, else the one said before it.
    private func date(for clause: Int, isOfNight: Bool) -> (date: CivilDate, isExact: Bool) {
        for place in stride(from: clause, through: 0, by: -1) {
            let days = clauses[place].filter { items[$0].date != nil }
            guard let index = days.last, let date = items[index].date else { continue }
            // "Van vrijdag op zaterdag": the night that ended on the second day, be it today.
            if isOfNight, days.count == 2, let eve = items[days[0]].date, eve.adding(days: 1).weekday == date.weekday,
                eve.adding(days: 1) <= today
            {
                return (eve.adding(days: 1), !items[index].isCorrected && !items[days[0]].isCorrected)
            }
            let isExact = !items[index].isCorrected && days.count == 1
            // The night counts for the day of waking.
            let isNight = isOfNight && items[index].isNight && date < today
            return (isNight ? date.adding(days: 1) : date, isExact && date <= today)
        }
        return (today, true)
    }
}
