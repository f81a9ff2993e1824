/// What the pieces of a question come to together.
struct QuestionGrammar {
    struct Name {
        var text: String
        /// A word of it is a food's.
        var isFood: Bool
        /// All are.
        var isOnlyFood: Bool
    }

    let today: CivilDate
    let timed: [String: String]
    private(set) var cues: Set<QuestionCue> = []
    private(set) var exercises: [String] = []
    private(set) var metrics: [Metric] = []
    private(set) var subjects: [String] = []
    private(set) var topics: [Question.Topic] = []
    private(set) var concerns: [Question.Concern] = []
    private(set) var courtesies: [Question.Courtesy] = []
    private(set) var muscles: [Question.MuscleGroup] = []
    private(set) var slot: Question.Slot?
    private(set) var periods: [Period] = []
    private(set) var names: [Name] = []
    private(set) var numbers: [Double] = []
    private(set) var isNight = false
    private(set) var isOutside = false
    private(set) var isContinued = false
    private(set) var isAsked = false

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

    /// "I did 3 sets of bench press at 185": nothing is asked.
    private var isLogging: Bool {
        !numbers.isEmpty && !isAsked && periods.count <= 1
            && cues.isDisjoint(with: [
                .howMany, .howOften, .howMuch, .howFar, .howLong, .when, .last, .list, .trend, .compare, .average,
                .total, .best, .heaviest, .most, .least, .did, .days, .should, .reached, .why,
            ]) && cues.isSubset(of: [.sets, .reps, .ate, .drank, .howFar, .volume])
    }

    var hasThreshold: Bool {
        cues.contains(.moreThan) || cues.contains(.lessThan) || cues.contains(.reached)
    }

    /// Hours of sleep are minutes in the store.
    private func stored(_ value: Double, _ subject: Question.Subject?) -> Double {
        guard case .metric(let metric) = subject, metric.unit == .minutes, value <= 24 else { return value }
        return value * 60
    }
}
