/// Reads what someone asks of their history, in English or Dutch, without asking anybody. What it cannot read has no
/// subject, and the answer says so.
public struct QuestionParser: Sendable {
    public let lexicon: CoachLexicon

    public init(lexicon: CoachLexicon) {
        self.lexicon = lexicon
    }

    /// - Parameters:
    ///   - text: the first 500 characters are read
    ///   - own: exercises that the library does not have
    public func parse(_ text: String, language: Language, today: CivilDate, own: [Exercise] = []) -> Question {
        parse(text, language: language, today: today, own: own) { [] }
    }

    /// - Parameters:
    ///   - text: the first 500 characters are read
    ///   - own: the person's own exercises
    ///   - logged: exercises as they wrote them, where no library has them; asked for where words are left that may be one
    public func parse(
        _ text: String, language: Language, today: CivilDate, own: [Exercise], logged: () throws -> [Exercise]
    ) rethrows -> Question {
        func grammar(_ language: Language) -> QuestionGrammar {
            QuestionGrammar(QuestionReader(text, lexicon, language: language, today: today), today: today)
        }
        let said = grammar(language)
        // Some ask in the other language than they read.
        lazy var other = grammar(language == .en ? .nl : .en)
        func question(_ own: [Exercise]) -> Question {
            let question = said.question(own: own)
            guard question.subject == nil, question.period == nil, question.measure == nil else { return question }
            let translated = other.question(own: own)
            return translated.subject == nil ? question : translated
        }
        let first = question(own)
        guard first.mayNameExercise else { return first }
        let more = try logged()
        return more.isEmpty ? first : question(own + more)
    }
}

extension Question {
    /// Words are left that may be an exercise's name.
    fileprivate var mayNameExercise: Bool {
        if case .food = subject { return true }
        return !leftOut.isEmpty
    }
}

/// What the pieces of a question come to together.
struct QuestionGrammar {
    private struct Name {
        var text: String
        /// A word of it is a food's.
        var isFood: Bool
        /// All are.
        var isOnlyFood: Bool
    }

    private let today: CivilDate
    private let timed: [String: String]
    private var cues: Set<QuestionCue> = []
    private var exercises: [String] = []
    private var metrics: [Metric] = []
    private var subjects: [String] = []
    private var topics: [Question.Topic] = []
    private var concerns: [Question.Concern] = []
    private var courtesies: [Question.Courtesy] = []
    private var muscles: [Question.MuscleGroup] = []
    private var slot: Question.Slot?
    private var periods: [Period] = []
    private var names: [Name] = []
    private var numbers: [Double] = []
    private var isNight = false
    private var isOutside = false
    private var isContinued = false
    private var isAsked = false

    init(_ reader: QuestionReader, today: CivilDate) {
        self.today = today
        timed = reader.lexicon.timed
        var run: [(text: String, isFood: Bool)] = []
        for piece in reader.pieces() {
            var isName = false
            switch piece.kind {
            case .word(let word) where word.kind == .food:
                run.append((SpokenName.text(reader.lexer.tokens[piece.tokens]), true))
                isName = true
            case .word(let word): take(word)
            case .exercise(let id): if !exercises.contains(id) { exercises.append(id) }
            case .period(let period): periods.append(period)
            case .night: isNight = true
            case .number(let number): numbers.append(number)
            case .unknown:
                run.append((SpokenName.text(reader.lexer.tokens[piece.tokens]), false))
                isName = true
            case .mark: isAsked = isAsked || reader.lexer.isMark(".", at: piece.tokens.lowerBound)
            case .small: break
            }
            if !isName { close(&run) }
        }
        close(&run)
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
        case .cue: if let cue = QuestionCue(rawValue: word.value) { cues.insert(cue) }
        case .metric:
            // "weight+trend": a word that says both.
            let parts = word.value.split(separator: "+").map(String.init)
            if let metric = Metric(rawValue: parts.first ?? ""), !metrics.contains(metric) { metrics.append(metric) }
            if parts.count > 1, let cue = QuestionCue(rawValue: parts[1]) { cues.insert(cue) }
        case .subject: subjects.append(word.value)
        case .slot: slot = slot ?? Question.Slot(rawValue: word.value)
        case .muscles: if let group = Question.MuscleGroup(rawValue: word.value) { muscles.append(group) }
        case .topic: if let topic = Question.Topic(rawValue: word.value) { topics.append(topic) }
        case .careful: if let concern = Question.Concern(rawValue: word.value) { concerns.append(concern) }
        case .courtesy: if let courtesy = Question.Courtesy(rawValue: word.value) { courtesies.append(courtesy) }
        case .outside: isOutside = true
        case .lead: isContinued = true
        default: break
        }
    }

    // MARK: The subject

    /// - Parameter own: exercises that the library does not have
    func question(own: [Exercise]) -> Question {
        var question = Question(isContinued: isContinued)
        question.slot = slot
        question.period = periods.first
        if let concern = concern {
            return Question(subject: .careful(concern))
        }
        if isOutside { return Question(leftOut: names.map(\.text)) }
        if let topic = topic { return Question(subject: .topic(topic)) }
        if cues.contains(.will), cues.isDisjoint(with: [.did]) { return Question(subject: .future) }
        var left = names
        question.subject = subject(&left, own)
        question.leftOut = left.filter { !$0.isFood || question.subject != nil }.map(\.text)
        if question.subject == nil, let courtesy = courtesies.first, periods.isEmpty {
            return Question(subject: .courtesy(courtesy))
        }
        if isLogging, let subject = question.subject {
            switch subject {
            case .exercise, .food: return Question(subject: .logging)
            default: break
            }
        }
        if isNight {
            let isSleep = question.subject.map { if case .metric(let metric) = $0 { metric.isOfNight } else { false } }
            // The night counts for the day of waking.
            question.period = .day(isSleep == true ? today : today.adding(days: -1))
        }
        question.measure = measure(question)
        if question.measure == .compare {
            question.other = periods.count > 1 ? periods[1] : nil
            if question.other == nil, let said = question.period,
                cues.contains(.moreThan) || cues.contains(.lessThan)
                    || cues.contains(.compare), let present = said.present
            {
                (question.period, question.other) = (present, said)
            }
        }
        if question.measure == .reached, let value = numbers.last, hasThreshold {
            question.threshold = Question.Threshold(
                value: stored(value, question.subject), isBelow: cues.contains(.lessThan))
        }
        return question
    }

    private var concern: Question.Concern? {
        let found = Question.Concern.allCases.first { concerns.contains($0) }
        if let found { return found }
        // "Can I eat 900 calories a day?"
        let isLow = numbers.contains { $0 >= 0 && $0 < SafetyRails.floor(sex: .female, resting: nil) }
        let isEating = metrics.contains(.energy) || cues.contains(.ate) && cues.contains(.lessThan)
        return cues.contains(.should) && isLow && isEating && topics.isEmpty ? .eatingLess : nil
    }

    private var topic: Question.Topic? {
        if let topic = topics.first(where: { $0 != .calories }) ?? topics.first {
            // "Was I tired last week" is a question about figures; those of a plateau or a split are not.
            return topic
        }
        guard cues.contains(.should), cues.isDisjoint(with: [.did, .last]), let metric = metrics.first else {
            return nil
        }
        switch metric {
        case .energy: return .calories
        case .protein: return .protein
        case .sleep: return .sleep
        default: return nil
        }
    }

    private func subject(_ left: inout [Name], _ own: [Exercise]) -> Question.Subject? {
        // "How many steps did I walk": of steps there is a count.
        if metrics.contains(.steps) { return .metric(.steps) }
        if let exercise = exercises.first {
            let isTimed = !cues.isDisjoint(with: [.howLong, .howFar, .longest, .fastest])
            return .exercise(isTimed ? timed[exercise] ?? exercise : exercise)
        }
        for (place, name) in left.enumerated() {
            if let exercise = Self.exercise(name.text, of: own) {
                left.remove(at: place)
                return .exercise(exercise)
            }
        }
        let isOfFood = metrics.isEmpty || metrics.allSatisfy(\.isFromFood)
        let isCounted = !cues.isDisjoint(with: [
            .ate, .drank, .howMany, .howOften, .howMuch, .last, .first, .when, .did, .average, .total, .perWeek,
        ])
        if isOfFood, !cues.contains(.sources),
            let place = left.firstIndex(where: { $0.isOnlyFood || $0.isFood && isCounted })
        {
            return .food(left.remove(at: place).text)
        }
        if metrics.contains(.activeEnergy) { return .metric(.activeEnergy) }
        if let metric = metrics.first { return .metric(metric) }
        let isEaten = cues.contains(.ate) || cues.contains(.drank)
        let isOfWorkouts = subjects.contains { $0 != "foods" }
        if isEaten, !isOfWorkouts, slot == nil, muscles.isEmpty, left.count == 1, subjects.isEmpty {
            return .food(left.removeFirst().text)
        }
        if let group = muscles.first { return .muscles(group) }
        if subjects.contains("exercises") { return .exercises }
        if subjects.contains("strength") { return .workouts(.strength) }
        if subjects.contains("cardio") { return .workouts(.cardio) }
        if subjects.contains("workouts") { return .workouts(nil) }
        if subjects.contains("foods") || slot != nil { return .foods }
        if cues.contains(.volume) { return .workouts(nil) }
        if cues.contains(.drank) { return .drinks }
        if cues.contains(.ate), left.isEmpty || !periods.isEmpty { return left.isEmpty ? .foods : nil }
        return nil
    }

    private static func exercise(_ text: String, of own: [Exercise]) -> Exercise.ID? {
        let words = FoldedText.words(text)
        return own.first { FoldedText.words($0.name) == words }?.id
            ?? own.first { exercise in
                let name = FoldedText.words(exercise.name)
                return words.count >= 2 && words.allSatisfy(name.contains)
            }?.id
    }

    /// "I did 3 sets of bench press at 185": nothing is asked.
    private var isLogging: Bool {
        !numbers.isEmpty && !isAsked && periods.count <= 1
            && cues.isDisjoint(with: [
                .howMany, .howOften, .howMuch, .howFar, .howLong, .when, .last, .list, .trend, .compare, .average,
                .total, .best, .heaviest, .most, .least, .did, .days, .should, .reached, .why,
            ]) && cues.isSubset(of: [.sets, .reps, .ate, .drank, .howFar, .volume])
    }

    private var hasThreshold: Bool {
        cues.contains(.moreThan) || cues.contains(.lessThan) || cues.contains(.reached)
    }

    /// Hours of sleep are minutes in the store.
    private func stored(_ value: Double, _ subject: Question.Subject?) -> Double {
        guard case .metric(let metric) = subject, metric.unit == .minutes, value <= 24 else { return value }
        return value * 60
    }

    // MARK: The measure

    private func measure(_ question: Question) -> Question.Measure? {
        let hasComparison = cues.contains(.moreThan) || cues.contains(.lessThan)
        if cues.contains(.compare) || periods.count > 1 || hasComparison && numbers.isEmpty && !periods.isEmpty {
            return .compare
        }
        switch question.subject {
        case .metric(let metric): return metricMeasure(metric)
        case .exercise, .muscles, .workouts, .exercises: return trainingMeasure(question.subject)
        case .food, .foods, .drinks: return foodMeasure(question.subject)
        case nil: return looseMeasure
        default: return nil
        }
    }

    private func metricMeasure(_ metric: Metric) -> Question.Measure? {
        if cues.contains(.sources), metric.isFromFood { return .sources }
        if hasThreshold, cues.contains(.reached) || !numbers.isEmpty { return .reached }
        if cues.contains(.most) || cues.contains(.best) || cues.contains(.longest) { return .highest }
        if cues.contains(.least) { return .lowest }
        if cues.contains(.trend) { return .trend }
        if cues.contains(.average) { return .average }
        if cues.contains(.perWeek) { return .perWeek }
        if cues.contains(.last) { return metric.isAdditive ? .last : .value }
        if cues.contains(.first) { return .first }
        if cues.contains(.when) { return .last }
        if cues.contains(.howOften) || cues.contains(.days) { return .count }
        if cues.contains(.now) { return .value }
        if cues.contains(.total) { return .sum }
        guard !cues.isDisjoint(with: [.howMany, .howMuch, .howFar, .howLong]) else { return nil }
        return metric.isAdditive && !metric.isOfNight ? .sum : nil
    }

    private func trainingMeasure(_ subject: Question.Subject?) -> Question.Measure? {
        if case .exercises = subject {
            if isWhat, cues.isDisjoint(with: [.most, .often, .howOften]) { return .list }
            if cues.contains(.howMany) { return .count }
            return cues.isDisjoint(with: [.most, .often, .howOften, .best]) ? nil : .often
        }
        if cues.contains(.heaviest) { return .heaviest }
        if cues.contains(.trend) { return .trend }
        if cues.contains(.longest) { return .longest }
        if cues.contains(.fastest) { return .fastest }
        if cues.contains(.last), !cues.contains(.howMany) { return .last }
        if cues.contains(.first) { return .first }
        if cues.contains(.best) { return .best }
        if cues.contains(.volume) { return .volume }
        if cues.contains(.perWeek) { return .perWeek }
        if cues.contains(.average) { return .average }
        if cues.contains(.howFar) { return .distance }
        if cues.contains(.howLong) { return .duration }
        if cues.contains(.sets) { return .sets }
        if cues.contains(.reps) { return .reps }
        if cues.contains(.howOften) || cues.contains(.days) || cues.contains(.howMany) { return .count }
        if cues.contains(.reached) { return .count }
        if cues.contains(.most) || cues.contains(.often) { return isLoaded(subject) ? .heaviest : .often }
        if cues.contains(.howMuch) || cues.contains(.total) { return isLoaded(subject) ? .heaviest : .count }
        if cues.contains(.when) { return .last }
        if isWhat { return .list }
        if cues.contains(.did), !periods.isEmpty { return .count }
        return nil
    }

    private var isWhat: Bool { cues.contains(.list) || cues.contains(.what) }

    private func isLoaded(_ subject: Question.Subject?) -> Bool {
        if case .exercise = subject { true } else { false }
    }

    private func foodMeasure(_ subject: Question.Subject?) -> Question.Measure? {
        if cues.contains(.perWeek) { return .perWeek }
        if case .food = subject {
            if cues.contains(.last) { return .last }
            if cues.contains(.first) { return .first }
            let isDrunk = cues.contains(.drank) && cues.contains(.howMany)
            if cues.contains(.howMuch) || cues.contains(.total) || isDrunk { return .sum }
            if cues.contains(.average) { return .average }
            if cues.contains(.when) { return .last }
            if !cues.isDisjoint(with: [.howMany, .howOften, .days, .did]) { return .count }
            return nil
        }
        if !cues.isDisjoint(with: [.most, .often, .best]) { return .often }
        if cues.contains(.last) { return .last }
        if !cues.isDisjoint(with: [.howOften, .howMany, .days]) { return .count }
        return isWhat ? .list : nil
    }

    /// Of a question that names no subject: it takes one from what was asked before.
    private var looseMeasure: Question.Measure? {
        let order: [(QuestionCue, Question.Measure)] = [
            (.average, .average), (.total, .sum), (.trend, .trend), (.heaviest, .heaviest), (.best, .best),
            (.last, .last), (.first, .first), (.howOften, .count), (.most, .highest), (.least, .lowest),
            (.perWeek, .perWeek),
        ]
        return order.first { cues.contains($0.0) }?.1
    }
}
