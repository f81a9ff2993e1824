/// Reads whatever a person types or says in the one box: what was eaten, drunk or trained, figures of the day, a
/// question, a page, something to do. It asks nobody, and is certain only of what nobody could mean otherwise.
///
///     BoxReader.shared.read("weighed 82.4, slept 7h30, mood 7", language: .en, today: today).figures
public struct BoxReader: Sendable {
    private(set) var lexicon: ReaderLexicon
    private(set) var sentences: SentenceParser
    let questions: QuestionParser
    private let care: Care

    public init(lexicon: ReaderLexicon, sentences: SentenceParser, questions: QuestionParser, care: Care) {
        self.lexicon = lexicon
        self.sentences = sentences
        self.questions = questions
        self.care = care
    }

    /// The same, with the words of a person: the names of their exercises and templates in `sentences`, and of `foods`.
    public func knowing(_ sentences: SentenceParser, foods: [String]) -> BoxReader {
        var reader = self
        reader.sentences = sentences
        reader.lexicon.add(own: foods)
        return reader
    }

    /// - Parameters:
    ///   - text: at most 10,000 characters are read
    ///   - today: the person's own day
    ///   - minute: the time of day, in minutes after midnight, before which nobody has eaten "tonight"
    ///   - units: what a bare number of a weight or a girth is in
    /// - Complexity: linear in the length of the text.
    public func read(
        _ text: String, language: Language, today: CivilDate, minute: Int = 1439, units: UnitSystem = .metric
    ) -> BoxReading {
        guard text.contains(where: { !$0.isWhitespace }) else { return .unsure }
        let items = ReaderItems(text, lexicon, language: language, today: today).items()
        guard !items.isEmpty else { return .unsure }
        // A text that is a command and nothing else says nothing of the person.
        let commands = ReaderCommands(items)
        if let command = commands.whole { return command }
        if care.concern(in: text) != nil { return BoxReading(.care) }
        if let command = commands.loose { return command }
        if isQuestion(text, items, language, today) { return BoxReading(.question) }
        if isGoal(items) {
            var reading = BoxReading(.page)
            reading.page = .goals
            return reading
        }
        if let note = note(text, items) { return note }
        if isBloodPressure(items) || isGirth(items) { return .unsure }
        var (reading, isNothing) = logs(text, items, language, today, units)
        // Before five it is still the night after.
        let isAhead = items.contains { item in
            item.value(.dayPart).flatMap { Int($0) }.map { 300 <= minute && minute < $0 } == true
        }
        // "Step class at 7" is an appointment, "bench 3x8 at 20" is none.
        let isLesson = items.contains { $0.links(.lesson) }
        let isTimed = isLesson || !reading.routes.contains(.workout)
        if isAhead || isTimed && Self.isDate(items, after: minute, isLesson: isLesson), !reading.sentences.isEmpty {
            reading.isCertain = false
        }
        // "Sleep 8 hours tonight"
        if reading.figures.contains(where: { $0.metric == .sleep }), items.contains(where: { $0.has(.dayPart) }) {
            reading.isCertain = false
        }
        if reading.route == .unsure, !isNothing, items.count > 1,
            !items.contains(where: { $0.number != nil || $0.has(.change) }),
            isAbout(text, language, today)
        {
            return BoxReading(.question)
        }
        return reading
    }

    /// "Coffee with Anna at 3", said at two: an hour that is still to come, where nothing says that it was.
    private static func isDate(_ items: [ReaderItem], after minute: Int, isLesson: Bool) -> Bool {
        guard minute >= 300, !items.contains(where: { $0.has(.done) || $0.has(.eat) || $0.date != nil }) else {
            return false
        }
        return items.indices.dropLast().contains { place in
            guard items[place].links(.at) else { return false }
            let told = items[place + 1].clock ?? items[place + 1].number.flatMap { Int(exactly: $0) }.map { [$0] } ?? []
            guard let hour = told.first, (1...23).contains(hour) else { return false }
            let isEvening = items[(place + 2)...].first?.has(.pm) == true
            // Nobody means five at night, and a lesson may be in the evening.
            let isAfternoon = (hour < 6 || isLesson) && items[(place + 2)...].first?.has(.am) != true
            return (hour < 12 && (isEvening || isAfternoon) ? hour + 12 : hour) * 60 + (told.dropFirst().first ?? 0)
                > minute
        }
    }

    private func isQuestion(
        _ text: String, _ items: [ReaderItem], _ language: Language, _ today: CivilDate
    ) -> Bool {
        let isAsked = text.last { !$0.isWhitespace } == "?"
        guard let place = items.firstIndex(where: { !$0.has(.greet) && $0.mark == nil || $0.has(.ask) }) else {
            return false
        }
        let first = items[place]
        if items.count > 1, items.contains(where: { $0.value(.ask) == "any" }) { return true }
        // "Wat nootjes" are some nuts.
        if first.key == "wat", !isAsked, items.count > 1, items[1].isFood { return false }
        if isAsked { return items.count > 2 || Self.asks(first) || first.has(.query) }
        // "If I go on like this, when am I at 72?"
        if first.has(.hypothetical), items.dropFirst().contains(where: Self.asks) {
            return true
        }
        switch first.value(.ask) {
        case nil, "any": break
        // "Eet ik genoeg?": a verb before who does it asks.
        case "ik": if items.count > place + 2, items[place + 1].key == "ik" { return true }
        // "Is a pulse of 95 too high", "is 80 kg good", but "is weer 82 kg vanochtend".
        case "is":
            let isOfThing = items.count > place + 3 && items[place + 1].number == nil
            let isJudged = items.count > place + 2 && items.last?.links(.judged) == true
            if isOfThing || isJudged, !items.contains(where: { $0.date != nil || $0.has(.morning) }) { return true }
        default: return true
        }
        guard first.has(.query) else { return false }
        // "Was peckish so I had a mars"
        if first.has(.query, "be"), items.contains(where: { $0.links(.ate) }), items.contains(where: \.isFood) {
            return false
        }
        // "Average steps in the last 14 days": the number is one of the period.
        return !items.contains { $0.number != nil || $0.clock != nil } || isAbout(text, language, today)
    }

    /// A word that asks wherever it stands; the others ask by what follows them.
    private static func asks(_ item: ReaderItem) -> Bool { item.has(.ask) && !["ik", "is"].contains(item.value(.ask)) }

    /// A subject and what is asked of it, without a word that asks: "protein last week".
    private func isAbout(_ text: String, _ language: Language, _ today: CivilDate) -> Bool {
        let question = questions.parse(text, language: language, today: today)
        switch question.subject {
        case .metric, .exercise, .workouts, .exercises, .muscles, .foods, .drinks:
            return question.leftOut.isEmpty && (question.measure != nil || question.period.map(Self.isLong) == true)
        default: return false
        }
    }

    private static func isLong(_ period: Period) -> Bool { if case .day = period { false } else { true } }

    /// What someone wants to weigh, sleep or eat: a goal, never a figure.
    private func isGoal(_ items: [ReaderItem]) -> Bool {
        guard !items.contains(where: { $0.has(.exercise) && $0.metric == nil }) else { return false }
        let isAboutFigure = items.contains { item in
            item.metric != nil || item.has(.unit) && ["kg", "lb", "st", "%", "cm"].contains(item.value(.unit))
        }
        let hasNumber = items.contains { $0.number != nil }
        if items.contains(where: { $0.has(.goal) || $0.value(.page) == BoxReading.Page.goals.rawValue }) {
            return isAboutFigure || hasNumber || items.count < 8
        }
        return items.contains { $0.has(.wish) } && isAboutFigure && hasNumber && !items.contains { $0.has(.done) }
    }

    /// "BP was 128 over 82": no bench press, and no figure that is kept.
    private func isBloodPressure(_ items: [ReaderItem]) -> Bool {
        guard let name = items.firstIndex(where: { $0.links(.bp) }) else { return false }
        let said = items[(name + 1)...].prefix(6)
        let pair =
            said.lazy.compactMap(\.ratio).first.map { [$0.value, $0.of] }
            ?? (said.contains { $0.links(.over) || $0.mark == "/" } ? said.compactMap(\.number) : [])
        guard pair.count >= 2 else { return false }
        return (70...250).contains(pair[0]) && (40...150).contains(pair[1]) && pair[0] > pair[1]
    }

    /// "Calf 38", "thigh 58 cm": neither an exercise nor food.
    private func isGirth(_ items: [ReaderItem]) -> Bool {
        guard items.contains(where: { $0.has(.girth) }), items.count(where: { $0.number != nil }) == 1 else {
            return false
        }
        return items.allSatisfy { item in
            item.has(.girth) || item.number != nil || item.mark != nil || item.date != nil || item.isSmall
                || item.has(.soft) || item.has(.`self`) || ["cm", "in"].contains(item.value(.unit))
        }
    }

    private func note(_ text: String, _ items: [ReaderItem]) -> BoxReading? {
        guard let first = items.first, first.has(.note), items.count > 2, items[1].mark == ":" || items[1].mark == "-"
        else { return nil }
        let units = Array(text.utf16)
        guard items[1].span.end < units.count else { return nil }
        let note = String(decoding: units[items[1].span.end...], as: UTF16.self)
        var reading = BoxReading(.figure)
        reading.note = note.drop { $0.isWhitespace }.description
        reading.isCertain = true
        return reading
    }
}
