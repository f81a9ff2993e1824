/// What the pieces of a question come to together.
struct QuestionGrammar {
    struct Name {
        var text: String
        /// A word of it is a food's.
        var isFood: Bool
        /// All are.
        var isOnlyFood: Bool
    }

    /// Days of the week as they were said: all of them, or with a word that may stand for one date.
    struct Weekdays {
        var days: Set<Int>
        var date: Period?
    }

    let today: CivilDate
    let timed: [String: String]
    private(set) var cues: Set<QuestionCue> = []
    private(set) var exercises: [String] = []
    private(set) var metrics: [Metric] = []
    private(set) var subjects: [String] = []
    private(set) var topics: [Question.Topic] = []
    private(set) var isMedical = false
    private(set) var courtesies: [Question.Courtesy] = []
    private(set) var muscles: [Question.MuscleGroup] = []
    private(set) var slot: Question.Slot?
    private(set) var periods: [Period] = []
    private(set) var weekdays: [Weekdays] = []
    private(set) var names: [Name] = []
    private(set) var numbers: [Double] = []
    /// Several figures are asked for: "sleep and steps".
    private(set) var isSeveral = false
    private(set) var isNight = false
    private(set) var isOutside = false
    private(set) var isContinued = false
    private(set) var isAsked = false
    private(set) var groups: [FoodGroup] = []
    private(set) var plan: Question.PlanFigure?
    private(set) var shift: Question.Shift?
    private(set) var refersBack = false
    /// Someone asks of themselves: "I", "my".
    private(set) var isOwn = false
    let clauses: QuestionClauses

    init(_ reader: QuestionReader, today: CivilDate) {
        self.today = today
        timed = reader.lexicon.timed
        var run: [(text: String, isFood: Bool)] = []
        var isJoined = false
        clauses = QuestionClauses(reader)
        let pieces = clauses.rest
        for (place, piece) in pieces.enumerated() {
            var isName = false
            switch piece.kind {
            // "Fruit yoghurt" is no fruit.
            case .word(let word) where word.kind == .group && Self.isName(pieces, beside: place):
                run.append((SpokenName.text(reader.lexer.tokens[piece.tokens]), true))
                isName = true
            case .word(let word) where word.kind == .food:
                run.append((SpokenName.text(reader.lexer.tokens[piece.tokens]), true))
                isName = true
            case .word(let word):
                let known = metrics.count
                take(word)
                isSeveral = isSeveral || isJoined && known > 0 && metrics.count > known
            case .exercise(let id): if !exercises.contains(id) { exercises.append(id) }
            case .period(let period):
                periods.append(period)
                if let days = reader.weekdays(of: piece) { weekdays.append(Weekdays(days: days, date: period)) }
            case .night: isNight = true
            case .number(let number): numbers.append(number)
            case .unknown:
                run.append((reader.typed(piece.tokens), false))
                isName = true
            case .mark: isAsked = isAsked || reader.lexer.isMark(".", at: piece.tokens.lowerBound)
            case .small: isOwn = isOwn || Self.own.contains(SpokenName.text(reader.lexer.tokens[piece.tokens]))
            }
            if !isName { close(&run) }
            isJoined = isJoined || reader.joins(piece) && !(metrics.isEmpty && exercises.isEmpty)
        }
        close(&run)
        if isJoined, exercises == [Question.walking], !metrics.isEmpty {
            // "Did I sleep worse and walk less": of walking there is a count.
            if !metrics.contains(.steps) { metrics.append(.steps) }
            exercises = []
            isSeveral = true
        }
        // "How much protein must I still eat" is answered by what was eaten.
        if isRemaining, metrics.isEmpty {
            if topics.contains(.protein) {
                metrics = [.protein]
            } else if topics.contains(.calories) {
                metrics = [.energy]
            }
        }
        generalise()
    }

    private static let own: Set<String> = ["i", "my", "me", "ik", "mijn", "m'n", "mij"]

    /// Whether a food or a word that nobody knows stands beside a piece.
    private static func isName(_ pieces: [QuestionReader.Piece], beside place: Int) -> Bool {
        [place - 1, place + 1].contains { other in
            guard pieces.indices.contains(other) else { return false }
            return if case .word(let word) = pieces[other].kind { word.kind == .food } else { false }
        }
    }

    /// "What do I eat on Monday" means every Monday, "what did I eat on Monday" the last one.
    private mutating func generalise() {
        let isUsual = !cues.isDisjoint(with: [.habit, .average, .perWeek])
        weekdays.removeAll { said in
            guard let date = said.date else { return false }
            let isEvery = cues.contains(.habit) || isUsual && date.isOneDay
            if isEvery { periods.removeAll { $0 == date } }
            return !isEvery
        }
    }

    private mutating func close(_ run: inout [(text: String, isFood: Bool)]) {
        // "hwo": what is that short is no name.
        let isLong = run.contains { $0.isFood || $0.text.utf8.count > 3 }
        if isLong {
            names.append(
                Name(
                    text: run.map(\.text).joined(separator: " "), isFood: run.contains(where: \.isFood),
                    isOnlyFood: run.allSatisfy(\.isFood)))
        }
        run = []
    }

    private mutating func take(_ word: QuestionWord) {
        switch word.kind {
        // "weight+trend": a word that says both.
        case .cue: cues.formUnion(word.parts.compactMap { QuestionCue(rawValue: $0) })
        case .metric:
            if let metric = Metric(rawValue: word.parts.first ?? ""), !metrics.contains(metric) {
                metrics.append(metric)
            }
            cues.formUnion(word.parts.dropFirst().compactMap { QuestionCue(rawValue: $0) })
        case .weekdays: weekdays.append(Weekdays(days: Set(word.value.compactMap(\.wholeNumberValue)), date: nil))
        case .subject: subjects.append(word.value)
        case .slot: slot = slot ?? Question.Slot(rawValue: word.value)
        case .muscles: if let group = Question.MuscleGroup(rawValue: word.value) { muscles.append(group) }
        case .topic: if let topic = Question.Topic(rawValue: word.value) { topics.append(topic) }
        case .medical: isMedical = true
        case .courtesy: if let courtesy = Question.Courtesy(rawValue: word.value) { courtesies.append(courtesy) }
        case .outside: isOutside = true
        case .group: if let group = FoodGroup(rawValue: word.value), !groups.contains(group) { groups.append(group) }
        case .plan: plan = plan ?? Question.PlanFigure(rawValue: word.value)
        case .back: refersBack = true
        case .shift:
            let count = word.value.hasPrefix("-") ? -1 : 1
            let unit = word.value.drop { !$0.isLetter }
            shift = Question.Shift.Unit(rawValue: String(unit)).map { Question.Shift($0, count) }
        case .lead: isContinued = true
        default: break
        }
    }
}
