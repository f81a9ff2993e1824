extension BoxReader {
    /// Figures, food and training: what can be kept.
    func logs(
        _ text: String, _ items: [ReaderItem], _ language: Language, _ today: CivilDate, _ units: UnitSystem
    ) -> (reading: BoxReading, isNothing: Bool) {
        let found = ReaderFigures(items, language: language, today: today, units: units)
        let blocks = ReaderBlocks(items, found)
        var reading = BoxReading.unsure
        var parts: [(route: BoxReading.Route, start: Int)] = []
        var isSure = found.isSure && !blocks.isMixed
        var isNothing = blocks.isDropped
        if text.last(where: { !$0.isWhitespace }) == "?" || ReaderStatement.isOne(text, items) { isSure = false }
        for figure in found.figures where !blocks.blocksFigure(at: figure.span.start) {
            reading.figures.append(figure)
            parts.append((.figure, figure.span.start))
        }
        if reading.figures.count < found.figures.count || blocks.hasLooseFigure { isSure = false }
        if let sentence = blocks.rest(of: text) {
            let logs = SpokenLogs(sentence, blocks.left, self, language, today)
            reading.sentences = logs.sentences
            parts += logs.parts
            reading.drink = logs.drink
            reading.millilitres = logs.millilitres
            if !logs.parts.isEmpty, !logs.isSure { isSure = false }
            // "Steps 3000, yesterday 12,500": a number that nothing took belongs to a figure.
            if !reading.figures.isEmpty, logs.parts.isEmpty, blocks.left.contains(where: { $0.number != nil }) {
                isSure = false
            }
            isNothing = isNothing || logs.isNothing
            if parts.isEmpty, let action = logs.action {
                var reading = BoxReading(.action)
                reading.action = action
                return (reading, false)
            }
        }
        guard !parts.isEmpty else { return (.unsure, isNothing || !found.figures.isEmpty) }
        reading.routes = parts.sorted { $0.start < $1.start }.map(\.route).reduce(into: []) { routes, route in
            if !routes.contains(route) { routes.append(route) }
        }
        // One word that is a metric, a page or a greeting says nothing.
        let isOneWord =
            items.count == 1 && items[0].words.contains { [.metric, .page, .action, .greet].contains($0.kind) }
        // "Run": how far or how long is not said.
        reading.isCertain = isSure && !isOneWord && !(items.count == 1 && reading.routes == [.workout])
        return (isOneWord ? .unsure : reading, false)
    }
}

/// Which clauses say what was not, is not yet, or is another's.
struct ReaderBlocks {
    /// A plan stands beside what was done.
    private(set) var isMixed = false
    /// A number of a metric was left over, or a word that may make the figure another thing's.
    private(set) var hasLooseFigure = false
    /// What is left without figures and without what is not so.
    var left: [ReaderItem] {
        found.clauses.indices.filter { !dropped.contains($0) }.flatMap { number in
            found.clauses[number].filter { !found.used.contains($0) }.map { items[$0] }
        }
    }

    private var figureBlocks: [Range<Int>] = []
    private var dropped: Set<Int> = []
    /// A part of the text is none of the person's doing.
    var isDropped: Bool { !dropped.isEmpty }
    private let items: [ReaderItem]
    private let found: ReaderFigures

    init(_ items: [ReaderItem], _ found: ReaderFigures) {
        self.items = items
        self.found = found
        var carried = false
        for (number, clause) in found.clauses.enumerated() {
            let rest = clause.filter { !found.used.contains($0) }.map { items[$0] }
            // "Me and my son had pancakes"
            let isBesideMe =
                clause.lowerBound > 1 && items[clause.lowerBound - 1].links(.joint)
                && items[clause.lowerBound - 2].links(.me)
            let isAnother =
                !isBesideMe
                && rest.indices.contains {
                    rest[$0].has(.other) && !rest[$0].isPortion && !Self.isCompany(rest, $0) && !Self.isGiver(rest, $0)
                        && !Self.isTogether(rest, $0) && !Self.isPlace(rest, $0)
                }
            // "Run in an hour", but "ran 10k in an hour".
            let isDone = rest.contains { $0.has(.done) }
            let isUnreal =
                rest.contains {
                    $0.has(.future) && !$0.has(.morning) && !(isDone && $0.value(.future) == "soon")
                        || $0.has(.hypothetical) || $0.has(.wish) || $0.has(.goal)
                } || Self.isUnable(rest)
            let isChange = rest.contains { $0.has(.change) || $0.has(.negation) || $0.has(.burned) || $0.has(.wish) }
            if carried, rest.contains(where: { $0.has(.`self`) }) || Self.isAfterStop(clause, items) { carried = false }
            if isAnother || isUnreal { carried = true }
            let isContrast =
                items.indices.contains(clause.upperBound) && items[clause.upperBound].links(.but)
            if carried, isUnreal, !isAnother, isContrast {
                // "Planned 5x5 but did 3x5": the parser of sentences tells them apart.
                isMixed = true
                carried = false
            } else if carried {
                dropped.insert(number)
            }
            // "Lost 2 kg" is nothing that was eaten.
            let isMoved =
                rest.contains { $0.value(.change) == "moved" }
                && clause.contains {
                    items[$0].value(.unit) == "kg" || items[$0].value(.unit) == "lb" || items[$0].value(.unit) == "st"
                }
            if isMoved, !rest.contains(where: { $0.has(.exercise) }) { dropped.insert(number) }
            // "Muscle 42%", "cholesterol 5.2": nothing that was eaten, nor a figure that is kept.
            let units = clause.compactMap { items[$0].mark == "%" ? "%" : items[$0].value(.unit) }
            let isMeasure = rest.contains { item in
                item.value(.measure).map { measured in measured.isEmpty || units.contains(where: measured.contains) }
                    == true
            }
            if isMeasure { dropped.insert(number) }
            let hasFigure = found.clausesOfFigures.contains(number)
            if carried || isChange { figureBlocks.append(Self.span(clause, items)) }
            if hasFigure, rest.contains(where: \.isContent) {
                // "The bike weighs 9 kg"
                let isLog =
                    rest.contains(where: \.isFood)
                    || rest.first?.has(.exercise) == false
                        && rest.contains { $0.has(.exercise) }
                    || rest.contains { $0.has(.exercise) } && rest.contains { $0.number != nil || $0.minutes != nil }
                if !isLog { hasLooseFigure = true }
            }
            if !hasFigure, rest.contains(where: { $0.metric != nil && $0.metric != .chest && $0.metric != .hips }),
                rest.contains(where: { $0.number != nil }),
                !rest.contains(where: { $0.has(.exercise) && $0.metric == nil })
            {
                hasLooseFigure = true
            }
        }
    }

    /// "Can't run because of my knee", but "can't believe I ran 10k".
    private static func isUnable(_ items: [ReaderItem]) -> Bool {
        zip(items, items.dropFirst()).contains { first, next in
            first.links(.unable)
                && (next.has(.exercise) || next.has(.eat) || next.has(.done))
        }
    }

    /// "With Anna", "at the doctor's": with whom or where one eats says nothing of whose it was.
    private static func isCompany(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard place > 0 else { return false }
        let isLed = items[place - 1].links(.whose)
        return items[isLed && place > 1 ? place - 2 : place - 1].links(.company)
    }

    /// "Last night we had lasagne": oneself is one of them.
    private static func isTogether(_ items: [ReaderItem], _ place: Int) -> Bool {
        items[place].value(.other) == "us" && items.contains { $0.isFood || $0.has(.exercise) }
            && !items.contains { $0.metric != nil }
    }

    /// "A slice of my mum's carrot cake" is one's own.
    private static func isGiver(_ items: [ReaderItem], _ place: Int) -> Bool {
        // "My daughters birthday cake", "my nan's famous scones"
        items[place].text.hasSuffix("s") && items[min(place + 1, items.count)...].prefix(2).contains(where: \.isFood)
            && place > 0
            && items[..<place].contains { $0.isFood || $0.has(.done) || $0.has(.eat) }
    }

    /// "Hiked up Ben Lomond": a name of more words behind an exercise is where it was.
    private static func isPlace(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard items[..<place].contains(where: { $0.has(.exercise) }), items.indices.contains(place + 1) else {
            return false
        }
        let next = items[place + 1]
        return next.words.isEmpty && next.number == nil && next.mark == nil && !next.isSmall && !next.isFood
    }

    private static func isAfterStop(_ clause: Range<Int>, _ items: [ReaderItem]) -> Bool {
        clause.lowerBound > 0 && (items[clause.lowerBound - 1].mark == "." || items[clause.lowerBound - 1].mark == ";")
    }

    private static func span(_ clause: Range<Int>, _ items: [ReaderItem]) -> Range<Int> {
        guard let first = clause.first, let last = clause.last else { return 0..<0 }
        return items[first].span.start..<items[last].span.end
    }

    func blocksFigure(at start: Int) -> Bool { figureBlocks.contains { $0.contains(start) } }

    /// The text without figures and without what is not so, with blanks in their places; `nil` where nothing is left.
    func rest(of text: String) -> String? {
        if found.used.isEmpty, dropped.isEmpty { return text }
        let units = Array(text.utf16)
        let hasOwnDay = found.clauses.indices.contains { number in
            !found.clausesOfFigures.contains(number) && found.clauses[number].contains { items[$0].date != nil }
        }
        var rest = [UInt16](repeating: 0x20, count: units.count)
        var isEmpty = true
        func keep(_ start: Int, _ end: Int) {
            for place in start..<max(start, min(end, units.count)) { rest[place] = units[place] }
        }
        for (number, clause) in found.clauses.enumerated() where !dropped.contains(number) {
            var left = clause.filter { !found.used.contains($0) }
            if found.clausesOfFigures.contains(number), !left.contains(where: { items[$0].isContent }) {
                // "Yesterday weight 80, soup for dinner": the day is that of the soup, too; a night is no day.
                left = hasOwnDay ? [] : left.filter { items[$0].date != nil && !items[$0].isNight }
            }
            guard !left.isEmpty else { continue }
            if clause.lowerBound > 0, !isEmpty {
                let joint = items[clause.lowerBound - 1].span
                keep(joint.start, joint.end)
            }
            isEmpty = false
            for (place, index) in left.enumerated() {
                // What lies between belongs to it unless a figure was taken out.
                let isJoined = place > 0 && index > 0 && !found.used.contains(index - 1)
                keep(isJoined ? items[left[place - 1]].span.end : items[index].span.start, items[index].span.end)
            }
        }
        let kept = String(decoding: rest, as: UTF16.self)
        return kept.contains { $0.isLetter } ? kept : nil
    }
}
