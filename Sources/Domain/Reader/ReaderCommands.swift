/// A text that goes to a page or asks for something to be done.
struct ReaderCommands {
    private let items: [ReaderItem]

    init(_ items: [ReaderItem]) {
        // Marks, and politeness around it, change nothing.
        self.items = items.filter { $0.mark == nil || $0.mark == ":" }
    }

    /// A command from its first word to its last
    var whole: BoxReading? { isShort ? named ?? timer : nil }

    /// A command with words around it that say more
    var loose: BoxReading? { isShort ? again ?? template : nil }

    private var isShort: Bool { (1...10).contains(items.count) }

    /// Nothing but a name of a page or of something to do, and words that lead to it.
    private var named: BoxReading? {
        var found: ReaderWord?
        for item in items {
            if let word = item.words.first(where: { $0.kind == .action })
                ?? item.words.first(where: { $0.kind == .page })
            {
                // "open my settings": the last one is meant, unless the first was the thing to do.
                if found?.kind != .action || word.kind == .action { found = word }
            } else if !item.has(.lead), !item.has(.greet) {
                return nil
            }
        }
        return found.flatMap(Self.reading)
    }

    private static func reading(_ word: ReaderWord) -> BoxReading? {
        if word.kind == .action, let action = BoxReading.Action(rawValue: word.value) { return reading(action) }
        guard let page = BoxReading.Page(rawValue: word.value) else { return nil }
        var reading = BoxReading(.page)
        reading.page = page
        return reading
    }

    private static func reading(_ action: BoxReading.Action) -> BoxReading {
        var reading = BoxReading(.action)
        reading.action = action
        return reading
    }

    private var timer: BoxReading? {
        guard items.contains(where: { $0.has(.timer) }) else { return nil }
        let isOnlyTime = items.allSatisfy {
            $0.has(.timer) || $0.has(.lead) || $0.has(.soft) || $0.has(.start) || $0.number != nil || $0.clock != nil
                || $0.minutes != nil || $0.isSmall || $0.has(.unit)
        }
        guard isOnlyTime else { return nil }
        var reading = Self.reading(.timer)
        reading.seconds = seconds
        return reading
    }

    /// "20 minute", "1:30", "90 seconds"; a bare number counts minutes.
    private var seconds: Double? {
        var sum = 0.0
        for (place, item) in items.enumerated() {
            if let clock = item.clock, clock.count > 1 { sum += Double(clock[0] * 60 + clock[1]) }
            guard let number = item.number else { continue }
            let unit = items.indices.contains(place + 1) ? items[place + 1].minutes : nil
            sum += number * (unit ?? 1) * 60
        }
        return (1...86_400).contains(sum) ? sum : nil
    }

    /// "Repeat yesterday's dinner", "my usual breakfast".
    private var again: BoxReading? {
        guard let place = items.firstIndex(where: { $0.has(.repeat) || $0.has(.usual) }), place < 4,
            items[..<place].allSatisfy({
                $0.has(.lead) || $0.has(.soft) || $0.has(.done) || $0.isSmall || $0.date != nil
            }),
            !items.contains(where: { $0.number != nil || $0.has(.exercise) })
        else { return nil }
        let rest = items[place...]
        let isRepeat = items[place].has(.repeat)
        if rest.contains(where: { $0.has(.mealWord) }) { return Self.reading(.repeatMeal) }
        if isRepeat, rest.contains(where: { $0.has(.yesterday) }) { return Self.reading(.repeatYesterday) }
        if rest.contains(where: { $0.has(.sort) }), isRepeat || items.count < 6 { return Self.reading(.startTemplate) }
        return nil
    }

    /// "Start push day", "begin leg workout".
    private var template: BoxReading? {
        guard let place = items.firstIndex(where: { $0.has(.start) }), place < 3,
            items[..<place].allSatisfy({ $0.has(.lead) || $0.has(.soft) || $0.has(.greet) }), place + 1 < items.count,
            !items.contains(where: { $0.number != nil || $0.date != nil || $0.has(.done) || $0.has(.mealWord) })
        else { return nil }
        return items[(place + 1)...].contains { $0.has(.sort) } ? Self.reading(.startTemplate) : nil
    }
}
