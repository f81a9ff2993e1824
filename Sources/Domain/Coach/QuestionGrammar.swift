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

        /// Several, one after the other in one week; weekdays and the weekend have names of their own.
        var stretch: ClosedRange<Int>? {
            guard let first = days.min(), let last = days.max(), days.count > 1, last - first + 1 == days.count else {
                return nil
            }
            return [1...5, 6...7].contains(first...last) ? nil : first...last
        }
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
    /// "Between 7 and 8 hours": the second of them, of which `numbers` has the first
    private(set) var upper: Double?
    /// A day of the week that may be its last date or each of them
    private(set) var isEitherDay = false
    /// "Is my stress …": of things as they are
    private(set) var isPresent = false
    /// 2 for the second best
    private(set) var rank: Int?
    /// 2 for "the second one", or for a second that may be one of the month
    private(set) var place: Int?
    /// Several figures are asked for: "sleep and steps".
    private(set) var isSeveral = false
    /// 1 for the last night, 2 for the one before it
    private(set) var nightsAgo: Int?
    private(set) var isOutside = false
    private(set) var isContinued = false
    private(set) var isAsked = false
    private(set) var groups: [FoodGroup] = []
    private(set) var plan: Question.PlanFigure?
    private(set) var night: Question.Night?
    /// What is to be explained, as it was called
    private var topicWords: [String] = []
    /// What nights' hours were called
    private(set) var nightWords: [String] = []
    private(set) var shift: Question.Shift?
    private(set) var refersBack = false
    private(set) var isOfThatNight = false
    private(set) var isOfNightBefore = false
    /// "In between", of two times that were spoken of
    private(set) var isBetweenBoth = false
    private var isOfWhole = false
    /// "Which was": with "better" after it of those that were spoken of, and otherwise of whatever comes
    private var isOfWhichWas = false
    /// "Is that my", "was that a"
    private var isOfRecord = false
    /// "Which of those"
    private(set) var isOfWhich = false
    /// Someone asks of themselves: "I", "my".
    private(set) var isOwn = false
    private(set) var micronutrients: [Micronutrient] = []
    /// "The best week", "which month"
    private(set) var span: Question.Span?
    /// km
    private(set) var distance: Double?
    /// How often a set lifts what is asked of: "5 rep max", "a set of 8"
    private(set) var repetitions: Int?
    /// kg or lb were said.
    private(set) var isMass = false
    /// "1.5 litres"
    private(set) var isLitres = false
    /// "100 g"
    private(set) var isGrams = false
    /// "Half a kilo"
    private(set) var isHalf = false
    /// A weight is to go up.
    private(set) var isGain = false
    /// Something is joined to something: "the least and the most".
    private(set) var hasJoin = false
    /// Of the day that was named: "sunday morning"
    private(set) var dayPart: Question.Hours?
    /// "Saturday night", which ends on Sunday
    private(set) var isOfItsNight = false
    private(set) var slots: [Question.Slot] = []
    private(set) var slotWords: [String] = []
    /// Someone asks what is good, of things as they are.
    private(set) var isGood = false
    /// What muscles were called
    private(set) var muscleWords: [String] = []
    /// "over", "longer than", "how many weeks": what a figure may hang on
    private(set) var comparing: [String] = []
    /// "In a banana": of one, not of what was eaten
    private(set) var isOfOne = false
    /// "Bad", "long", "high", as they were said
    private(set) var qualities: [String] = []
    /// What meals were called: which of them, rather than which food
    private(set) var mealWords: [String] = []
    /// "One meal", of those
    private(set) var oneMealWords: [String] = []
    /// "Per meal"
    private(set) var eachMealWords: [String] = []
    /// What workouts were called
    private(set) var trainingWords: [String] = []
    /// What figures were called
    private(set) var metricWords: [String] = []
    /// Those of them that tell a change of weight: "lost", "kwijt"
    private(set) var weightWords: Set<String> = []
    /// Numbers that are no part of a time
    private(set) var numberWords: [String] = []
    /// What more things of a kind were called than one question is about: "cheese and bread"
    private(set) var others: [String] = []
    /// "Voor de lunch"
    private(set) var isBeforeMeal = false
    /// "You", of whom something is asked
    private var addressed: String?
    /// "Liep", which is to walk as well as to run
    private(set) var isLoose = false
    /// "Between two runs"
    private(set) var isOfTwo = false
    /// "10k", of something that is counted: thousands
    private(set) var isThousands = false
    /// "3 nights": so many of them, and no limit of what they are asked for
    private(set) var isOfSomeDays = false
    /// "How heavy did I squat"
    private(set) var isHowHeavy = false
    /// "Top 3", "the five longest"
    private(set) var top: Int?
    /// "My last seven weigh-ins"
    private(set) var latest: Int?
    /// "My last four weights", which else are a kind of training
    private(set) var isOfLatestWeights = false
    /// "In this phase", "since I started cutting": of which
    private(set) var phaseSaid: (words: String, phase: Phase?)?
    /// "BMI", "healthy weight"
    private var planSaid: String?
    /// Of a time, rather than of now
    private(set) var isOfBMI = false
    private(set) var isSinceThen = false
    /// Its words with a blank around each
    private let spoken: String
    /// "Second", "op een na"
    private(set) var rankWords: [String] = []
    /// By which words each cue was given
    private(set) var said: [QuestionCue: [String]] = [:]
    /// Times that were told by how long ago they are
    private(set) var agos: Set<Period> = []
    let clauses: QuestionClauses
    let reader: QuestionReader

    init(_ reader: QuestionReader, today: CivilDate) {
        self.today = today
        self.reader = reader
        timed = reader.lexicon.timed
        spoken = " " + reader.lexer.tokens.map(\.key).joined(separator: " ") + " "
        var run: [(text: String, isFood: Bool)] = []
        var isJoined = false
        var isBetween = false
        clauses = QuestionClauses(reader)
        let pieces = clauses.rest
        let said = { (piece: QuestionReader.Piece) in SpokenName.text(reader.lexer.tokens[piece.tokens]) }
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
                let things = (groups.count, muscles.count, micronutrients.count)
                let meals = slots.count
                take(word)
                // "Was I above my salt" is above what one aims at.
                if word.kind == .metric, Self.isOwnLimit(pieces[..<place], said) { cues.formUnion([.goal, .reached]) }
                // Of the latest so many "times" and "weigh-ins" say of what, and count nothing.
                if latest != nil, place > 0, case .number = pieces[place - 1].kind {
                    cues.subtract([.days, .logs, .howOften])
                }
                isBeforeMeal = isBeforeMeal || word.kind == .slot && Self.isAfterVoor(pieces, at: place, said)
                if slots.count > meals { slotWords.append(said(piece)) }
                if groups.count > max(1, things.0) || muscles.count > max(1, things.1)
                    || micronutrients.count > max(1, things.2)
                {
                    others.append(said(piece))
                }
                isSeveral = isSeveral || isJoined && known > 0 && metrics.count > known
            case .exercise(let id):
                if !exercises.isEmpty, !exercises.contains(id) { others.append(said(piece)) }
                if !exercises.contains(id) { exercises.append(id) }
                // "A long run": how long nobody said.
                let first = said(piece).split(separator: " ").first.map(String.init) ?? ""
                isLoose = isLoose || Self.looselyRun.contains(said(piece))
                if [Question.running, Question.walking].contains(id), Self.narrowings.contains(first) {
                    qualities.append(first)
                }
            case .period(let period):
                periods.append(period)
                if reader.isAgo(piece) { agos.insert(period) }
                self.place = self.place ?? reader.place(of: piece)
                dayPart = dayPart ?? reader.hours(of: piece)
                if Self.nights.contains(where: said(piece).hasSuffix) {
                    (isOfItsNight, dayPart) = (true, dayPart ?? .evening)
                }
                if let days = reader.weekdays(of: piece) { weekdays.append(Weekdays(days: days, date: period)) }
            case .night(let count): nightsAgo = nightsAgo ?? count
            case .number(let number):
                let next = pieces.dropFirst(place + 1).first
                let distance = Self.distance(number, next.map(said))
                // "Exactly 2,000" is neither more nor less.
                if place > 0, Self.exacts.contains(said(pieces[place - 1])) { others.append(said(pieces[place - 1])) }
                // "3 Mondays", without "the last": how many of them no time tells.
                if let next, case .word(let word) = next.kind, word.kind == .weekdays, next.tokens.count == 1 {
                    others.append(reader.typed(piece.tokens))
                }
                if place > 0, distance == nil, Self.lasts.contains(said(pieces[place - 1])) {
                    latest = Int(exactly: number)
                    isOfLatestWeights = next.map(said) == "weights"
                }
                isOfSomeDays = isOfSomeDays || next.map(Self.isOfDays) == true
                let isOfSet = Self.isOfSet(pieces, at: place, said)
                if isOfSet { repetitions = repetitions ?? Int(exactly: number) }
                if distance == nil, !isOfSet, Self.isTop(pieces, at: place) { top = Int(exactly: number) }
                numbers.append(number)
                numberWords.append(reader.typed(piece.tokens))
                isThousands = isThousands || next.map(said) == "k"
                self.distance = self.distance ?? distance
            case .unknown:
                run.append((reader.typed(piece.tokens), false))
                isName = true
            case .mark: isAsked = isAsked || reader.lexer.isMark(".", at: piece.tokens.lowerBound)
            case .small:
                isOwn = isOwn || Self.own.contains(said(piece))
                if Self.isAddressed(pieces, at: place, said) { addressed = said(piece) }
            }
            if span == nil {
                span = Self.span(piece, after: pieces.prefix(place), before: pieces.dropFirst(place + 1), said)
            }
            isGood = isGood || Self.goods.contains(said(piece))
            if case .word(let word) = piece.kind, word.kind == .cue,
                !word.parts.allSatisfy({ !["moreThan", "lessThan", "compare", "countsSpans"].contains($0) })
            {
                comparing.append(said(piece))
            }
            isOfOne = isOfOne || Self.isOfOne(pieces, at: place, said)
            if case .word(let word) = piece.kind {
                if word.kind == .muscles { muscleWords.append(said(piece)) }
                if word.kind == .subject, word.parts.contains("meals") { mealWords.append(said(piece)) }
                if word.kind == .plan { planSaid = planSaid ?? said(piece) }
                let isOfPhase = word.kind == .plan && word.parts.first == Question.PlanFigure.phase.rawValue
                if isOfPhase || word.kind == .phase {
                    phaseSaid = phaseSaid ?? (said(piece), word.parts.lazy.compactMap(Phase.init).first)
                }
                if word.kind == .subject, word.parts.contains("one") { oneMealWords.append(said(piece)) }
                if word.kind == .subject, word.parts.contains("each") { eachMealWords.append(said(piece)) }
                if word.kind == .subject, word.parts.first != "foods" { trainingWords.append(said(piece)) }
                if word.kind == .metric {
                    if word.parts.contains("goal") { self.said[.goal, default: []].append(said(piece)) }
                    metricWords.append(said(piece))
                    if word.parts.starts(with: ["weight", "trend"]) { weightWords.insert(said(piece)) }
                }
                if word.kind == .night { nightWords.append(said(piece)) }
                if word.kind == .topic { topicWords.append(said(piece)) }
                // "A sunday night"
                if word.kind == .cue, Self.nights.contains(said(piece)), place > 0,
                    reader.weekdays(of: pieces[place - 1]) != nil || Self.isOfWeekday(pieces[place - 1])
                {
                    (isOfItsNight, dayPart) = (true, .evening)
                }
                if word.kind == .rank { rankWords.append(said(piece)) }
                // "How much coffee per workday"
                if word.kind == .weekdays, said(piece).hasPrefix("per ") { cues.insert(.average) }
                if word.kind == .cue {
                    for cue in word.parts.compactMap(QuestionCue.init) {
                        self.said[cue, default: []].append(said(piece))
                    }
                }
                let isHow = place > 0 && ["how", "hoe", "so", "zo"].contains(said(pieces[place - 1]))
                if isHow, ["heavy", "zwaar"].contains(said(piece)) { isHowHeavy = true }
                if word.kind == .cue, word.parts.contains("quality"), !isHow { qualities.append(said(piece)) }
            }
            isLitres = isLitres || Self.litres.contains(said(piece))
            // "For 30 g of protein": of the protein, and of no food
            isGrams = isGrams || Self.grams.contains(said(piece)) && !Self.isOfMetric(pieces.dropFirst(place + 1))
            isHalf = isHalf || Self.halves.contains(said(piece))
            isGain = isGain || Self.gains.contains(where: said(piece).contains)
            isMass = isMass || Self.masses.contains(said(piece))
            hasJoin = hasJoin || reader.joins(piece)
            if case .small = piece.kind, Question.betweens.contains(said(piece)) {
                isBetween = isBetween || numbers.isEmpty
                if Self.isDone(pieces.dropFirst(place + 1)) {
                    cues.insert(.gap)
                    self.said[.gap, default: []].append(said(piece))
                }
            }
            if !isName { close(&run) }
            isJoined = isJoined || reader.joins(piece) && !(metrics.isEmpty && exercises.isEmpty)
        }
        if isOfWhichWas {
            if cues.contains(.differs) {
                (isContinued, refersBack, isOfWhole, isOfWhich) = (true, true, true, true)
            } else {
                cues.insert(.what)
            }
        }
        // "Does it affect my sleep": the conversation knows what.
        if clauses.relation != nil { (refersBack, isContinued) = (true, true) }
        // "When did I last have that", "hoe vaak eet ik dat"
        let isOfNothingElse = subjects.isEmpty && exercises.isEmpty && clauses.event == nil && slot == nil
        if Self.isOfIt(pieces, said), isOfNothingElse, metrics.isEmpty, muscles.isEmpty,
            !cues.isDisjoint(with: [.ate, .drank, .last, .first])
        {
            refersBack = true
        }
        // "How much protein does that give me", "how many calories did it burn"
        let isNutrient = metrics.count == 1 && metrics[0].isNutrient && (cues.contains(.sources) || !isOwn)
        if Self.isOfThat(pieces, said), isOfNothingElse, !refersBack, names.isEmpty, run.isEmpty, groups.isEmpty,
            periods.isEmpty, weekdays.isEmpty,
            isNutrient || metrics.contains(.activeEnergy) || metrics == [.heartRate]
        {
            (refersBack, isContinued) = (true, true)
        }
        // "On which day was that the most": of all of its time
        if isOfWhole, cues.contains(.when) || cues.contains(.which), !cues.isDisjoint(with: [.most, .least, .best]) {
            refersBack = false
        }
        // "On weekends", and nothing else: of what was spoken of
        if periods.count + weekdays.count > 0, cues.isEmpty, names.isEmpty, run.isEmpty,
            pieces.allSatisfy({ piece in
                switch piece.kind {
                case .period, .small, .mark: true
                case .word(let word): word.kind == .weekdays || word.kind == .lead
                default: false
                }
            })
        {
            isContinued = true
        }
        isPresent = pieces.first.map { ["is", "are", "zijn", "ben ik", "am i"].contains(said($0)) } ?? false
        close(&run)
        if let addressed, !isOwn { others.append(addressed) }
        // "My weekday and weekend calories"
        if self.said[.byWeekday] == ["weekday"], weekdays.count == 1 {
            weekdays.insert(Weekdays(days: [1, 2, 3, 4, 5], date: nil), at: 0)
            cues.remove(.byWeekday)
        }
        // "Between my last meal and bed": of what nothing is known to be between
        if isBetween, numbers.isEmpty, periods.count < 2, !periods.contains(where: \.isBetween), weekdays.isEmpty,
            clauses.event == nil, clauses.hours == nil, !cues.contains(.gap), metrics.count < 2, exercises.count < 2,
            cues.isDisjoint(with: [.compare, .differs])
        {
            others.append(contentsOf: Question.betweens.filter { word in pieces.contains { said($0) == word } })
        }
        if isBetween, numbers.count == 2, numbers[0] < numbers[1] {
            upper = numbers.removeLast()
            cues.formUnion([.moreThan, .inclusive])
        }
        // "Between two workouts"
        if cues.contains(.gap), numbers == [2] { (numbers, isOfTwo) = ([], true) }
        settleOutside()
        settleExercise(isJoined: isJoined)
        settleLoss()
        settleBoth()
        settleBody()
        settleTopics()
        // "The max weight" of nothing else is the body's.
        if cues.contains(.weighed), exercises.isEmpty, subjects.isEmpty, muscles.isEmpty, names.isEmpty,
            !cues.contains(.volume), !isContinued
        {
            if !metrics.contains(.weight) { metrics.append(.weight) }
        }
        // "How much weight in total": a body has no sum of it.
        if metrics == [.weight], cues.contains(.total), !has(Self.togethers),
            metricWords.allSatisfy(Self.weights.contains), !isOwn
        {
            metrics = []
            cues.insert(.volume)
        }
        // "How much may I still eat", "hoeveel mag ik nog drinken"
        if cues.contains(.remaining), isRemaining, metrics.isEmpty, topics.isEmpty, names.isEmpty, groups.isEmpty,
            exercises.isEmpty, slot == nil
        {
            if isOfEating { metrics = [.energy] } else if cues.contains(.drank) { metrics = [.water] }
        }
        generalise()
    }

    /// "Have", "get": what nobody said, so that the conversation may.
    private static let takings: Set<String> = ["have", "had", "having", "get", "got", "heb", "kreeg", "nam", "genomen"]

    var isOfEating: Bool { (said[.ate] ?? []).contains { !Self.takings.contains($0) } }

    private static let looselyRun: Set<String> = ["loop", "liep", "liepen", "lopen", "gelopen"]
    private static let nights = ["night", "nacht", "nights", "nachten"]
    private static func isOfWeekday(_ piece: QuestionReader.Piece) -> Bool {
        if case .word(let word) = piece.kind { word.kind == .weekdays && word.parts[0].count == 1 } else { false }
    }

    static let narrowings: Set<String> = ["long", "short", "easy", "hard", "lange", "korte"]

    /// "What is a good breakfast", "is it bad to eat late": nothing is asked of what was logged.
    private mutating func settleOutside() {
        let isOfFood = slot != nil || subjects == ["foods"] || cues.contains(.ate) && subjects.isEmpty && names.isEmpty
        if isGood, !isOwn, isOfFood, metrics.isEmpty, periods.isEmpty, weekdays.isEmpty,
            cues.isDisjoint(with: [.did, .habit, .often])
        {
            isOutside = true
        }
        // "What is a good resting heart rate", "is caffeine bad for you"
        if isGood, !isOwn, !metrics.isEmpty, periods.isEmpty, weekdays.isEmpty, numbers.isEmpty, !isContinued,
            cues.isDisjoint(with: [
                .did, .habit, .last, .most, .least, .average, .days, .howOften, .howMany, .which, .when, .share,
            ])
        {
            isOutside = true
        }
    }

    /// "How many cm did I lose around the waist": the words that say so of a weight say it of that.
    private mutating func settleLoss() {
        guard metrics.contains(.weight), metrics.contains(where: { $0.isOfBody && $0 != .weight }),
            !isSeveral, !weightWords.isEmpty, metricWords.allSatisfy({ $0 != "weight" && $0 != "gewicht" })
        else { return }
        metrics.removeAll { $0 == .weight }
        metricWords.removeAll { weightWords.contains($0) }
    }

    /// "Did I eat more carbs than protein": both are told.
    private mutating func settleBoth() {
        guard metrics.count == 2, metrics[0].unit == metrics[1].unit, metrics.allSatisfy(\.isFromFood), !isSeveral,
            cues.contains(.differs), numbers.isEmpty, periods.count < 2, clauses.event == nil,
            reader.lexer.tokens.contains(where: { ["than", "dan"].contains($0.key) })
        else { return }
        for cue in [QuestionCue.differs, .compare, .moreThan] {
            cues.remove(cue)
            said[cue] = nil
        }
        (comparing, isSeveral) = ([], true)
    }

    /// Words of one thing that beside others mean another: "minutes I moved", "my belly has shrunk".
    private mutating func settleBody() {
        if metrics == [.steps], cues.contains(.howLong), numbers.isEmpty,
            metricWords.contains(where: Self.moving.contains)
        {
            metrics = [.activeMinutes]
        }
        if muscles == [.core], muscleWords == ["buik"], metrics.isEmpty, subjects.isEmpty, exercises.isEmpty,
            !cues.isDisjoint(with: [.trend, .differs, .now])
        {
            (muscles, metrics) = ([], [.waist])
        }
    }

    private static let moving: Set<String> = ["bewogen", "beweeg ik", "bewegen", "moved", "move", "moving"]

    /// Runs and walks that are named by something else.
    private mutating func settleExercise(isJoined: Bool) {
        if isJoined, exercises == [Question.walking], !metrics.isEmpty {
            // "Did I sleep worse and walk less": of walking there is a count.
            if !metrics.contains(.steps) { metrics.append(.steps) }
            exercises = []
            isSeveral = true
        }
        // "Op welke dag liep ik het meest", "loop ik minder in het weekend": of days steps are meant.
        let isOfDays =
            !cues.isDisjoint(with: [.when, .which, .days]) && !cues.isDisjoint(with: [.most, .least])
            || (cues.contains(.differs) || numbers.isEmpty && hasThreshold) && !cues.contains(.speed)
                && cues.isDisjoint(with: [.howFar, .often, .howOften])
            || cues.contains(.remaining)
            || cues.contains(.howMany) && cues.isDisjoint(with: [.howFar, .howLong, .howOften, .often, .pace, .speed])
        // "Liep ik meer hard" is running, in two words; "liep ik verder" goes a way.
        let isHard = reader.lexer.tokens.contains { ["hard", "verder", "verst"].contains($0.key) }
        if isOfDays, !isHard, exercises == [Question.running], isLoose, metrics.isEmpty, distance == nil {
            (metrics, exercises) = ([.steps], [])
        }
        // "Do I walk enough": of walking the steps are aimed at.
        let isOfSteps = !cues.isDisjoint(with: [.enough, .differs, .compare, .moreThan, .lessThan, .howMuch])
        if isOfSteps || clauses.event != nil, exercises == [Question.walking], metrics.isEmpty, distance == nil {
            (metrics, exercises) = ([.steps], [])
        }
        // "My fastest 10k" is a run.
        if exercises.isEmpty, metrics.isEmpty, subjects.isEmpty, distance != nil,
            !cues.isDisjoint(with: [.fastest, .pace, .best, .last, .least])
        {
            exercises = [Question.running]
        }
        // "Have I ever benched 80", "the first time I squatted 100": with so much
        if exercises.count == 1, metrics.isEmpty, numbers.count == 1, (20...500).contains(numbers[0]), !isMass,
            distance == nil, Self.howWell(exercises[0]) == .heaviest, isNumberOfLoad,
            !cues.isDisjoint(with: [.first, .last, .when]) || periods == [.ever],
            cues.isSubset(of: [.did, .first, .last, .when, .habit, .what, .list])
        {
            isMass = true
        }
        // "My average pace in October": who goes on after a run or a ride says no time.
        if exercises.isEmpty, metrics.isEmpty, subjects.isEmpty, names.isEmpty, topics.isEmpty, cues.contains(.pace),
            !isContinued, !refersBack, !isMass, !periods.isEmpty || isOwn
        {
            exercises = [Question.running]
        }
    }

    /// "Benched 80", "70 gebankdrukt", rather than "20 squats"
    private var isNumberOfLoad: Bool {
        let pieces = reader.pieces
        let number = pieces.firstIndex { if case .number = $0.kind { true } else { false } }
        let exercise = pieces.firstIndex { if case .exercise = $0.kind { true } else { false } }
        guard let number, let exercise else { return false }
        return exercise < number || reader.lexer.tokens[pieces[exercise].tokens.lowerBound].key.hasPrefix("ge")
    }

    /// "On track for my protein": what of its goal is left today, or on how many days it was reached.
    private mutating func settlePlan() {
        // "How many steps until my goal": of that, and no weight
        if plan == .toGoal, let metric = metrics.first, metric.isAdditive, metric != .weight {
            plan = nil
            cues.insert(.remaining)
        }
        // "Which vitamins are in broccoli": of it, and nothing that one lacks
        if plan == .lacking, names.contains(where: \.isFood) { plan = nil }
        if plan == .phase {
            // "How many weeks have I been cutting": its answer counts them.
            cues.remove(.countsSpans)
            // "My sleep in this phase": of its days, which `takePhase` finds.
            if !metrics.isEmpty || !exercises.isEmpty || !names.isEmpty || !subjects.isEmpty { plan = nil }
        }
        // "Was my BMI lower in January": a weight of that time, told as one
        if plan == .bmi, planSaid.map(Self.bmis.contains) == true, metrics.isEmpty,
            periods.contains(where: { $0 != .day(today) })
                || !cues.isDisjoint(with: [.most, .least, .trend, .differs, .average, .compare, .first])
        {
            (plan, metrics, isOfBMI) = (nil, [.weight], true)
        }
        guard plan == .onTrack else { return }
        if let metric = metrics.first, metric != .weight {
            plan = nil
            metrics = [metric]
            cues.formUnion(periods.allSatisfy { $0 == .day(today) } ? [.goal, .remaining] : [.goal, .reached, .days])
        } else if subjects.contains(where: { $0 != "foods" }) || !exercises.isEmpty {
            plan = nil
            cues.insert(.howOften)
        }
    }

    private static let misses: Set<String> = ["miss", "missed", "did i miss", "gemist", "mis ik", "miste ik"]

    /// "Mag ik ... nog", with words between
    private var isStillAllowed: Bool { has(["nog"]) && has(["mag ik", "kan ik", "moet ik"]) }

    /// "Heb ik ... over": of nothing that it may be over
    private var isOfLeftOver: Bool {
        lastWord == "over" && has(["heb ik", "had ik", "hield ik"])
    }

    private static let togethers = ["together", "combined", "samen", "bij elkaar", "opgeteld"]
    private static let restsOfWeek = ["for the weekend", "for this weekend", "voor het weekend", "voor dit weekend"]

    private var lastWord: String? { reader.lexer.tokens.last { $0.key.contains(where: \.isLetter) }?.key }

    /// Whether one of these is said, whatever was made of it
    func has(_ phrases: [String]) -> Bool {
        phrases.contains { spoken.contains(" \($0) ") }
    }

    private static let bmis: Set<String> = ["bmi", "body mass index", "queteletindex"]

    /// "How big was it then"
    private var isOfThen: Bool {
        lastWord.map { ["then", "toen"].contains($0) } ?? false
    }

    /// Words of a topic that ask for a figure all the same.
    private mutating func settleTopics() {
        settlePlan()
        // "At what time of the day do I eat most": meals are held against each other.
        if metrics.isEmpty, cues.contains(.ate),
            mealWords.contains(where: { $0.hasSuffix("day") || $0.hasSuffix("dag") })
        {
            metrics = [.energy]
        }
        // "What are my goals": those of each day
        if metrics.isEmpty, isOwn, cues.contains(.goal), cues.isSubset(of: [.goal, .reached, .what, .list, .now]),
            !cues.isDisjoint(with: [.what, .list]), names.isEmpty, subjects.isEmpty, topics.isEmpty, plan == nil,
            periods.isEmpty, !isContinued, !refersBack
        {
            (metrics, isSeveral) = ([.energy, .protein, .steps, .water], true)
        }
        // "When was I under 86 for the first time", "how often have I been above 87": what a body can weigh
        if metrics.isEmpty, exercises.isEmpty, subjects.isEmpty, names.isEmpty, groups.isEmpty, slot == nil,
            topics.isEmpty, plan == nil, night == nil, muscles.isEmpty, hasThreshold, numbers.count == 1,
            EnergyRecord.weights.contains(reader.kilograms(numbers[0])), reader.ahead == nil,
            (said[.did] ?? []).contains(where: Self.beings.contains)
                || reader.lexer.tokens.contains(where: { $0.key == "zat" })
        {
            metrics = [.weight]
        }
        // "How big are my dinners": what they come to
        if metrics.isEmpty, slot != nil, !isOfEating, names.isEmpty, groups.isEmpty, topics.isEmpty,
            reader.lexer.tokens.contains(where: { ["big", "large", "heavy", "groot", "zwaar"].contains($0.key) }),
            reader.lexer.tokens.first.map({ ["how", "hoe"].contains($0.key) }) == true,
            cues.isDisjoint(with: [.often, .howOften])
        {
            metrics = [.energy]
            cues.insert(.average)
        }
        // "What is the most that I ate in a day": of all of it
        if metrics.isEmpty, isOfEating, isInOneDay, !cues.isDisjoint(with: [.most, .least]), names.isEmpty,
            groups.isEmpty, slot == nil, exercises.isEmpty, topics.isEmpty, subjects.allSatisfy({ $0 == "foods" })
        {
            metrics = [.energy]
        }
        // "Did I have more than 3 coffees in one day": on how many days
        if isInOneDay, hasThreshold, numbers.count == 1, cues.contains(.did) { cues.insert(.days) }
        // "Was I heavier in September than now"
        if metrics.isEmpty, exercises.isEmpty,
            ((said[.moreThan] ?? []) + (said[.lessThan] ?? [])).contains(where: Self.heavier.contains)
        {
            metrics = [.weight]
            // "Why am I heavier than last week" asks what is behind it.
            if !cues.contains(.why) { cues.formUnion([.differs, .compare]) }
        }
        // "Over my last five weigh-ins": in those
        if latest != nil, said[.moreThan] == ["over"], cues.remove(.moreThan) != nil { said[.moreThan] = nil }
        // "Why do I weigh more than yesterday": why it is what it is now
        if cues.contains(.why), metrics.count == 1, numbers.isEmpty, clauses.event == nil, periods.count == 1,
            let now = periods[0].present(today)
        {
            for cue in [QuestionCue.moreThan, .lessThan, .compare] where cues.remove(cue) != nil {
                said[cue] = nil
                (periods, comparing) = ([now], [])
            }
        }
        // "How big was my deficit last week": eaten beside burnt, of a time that is named
        if topics == [.deficit], subjects.isEmpty, metrics.isEmpty || metrics == [.energy],
            metrics.isEmpty || !cues.contains(.goal),
            periods.contains(where: { $0 != .days(30) && $0 != .day(today) }) || !weekdays.isEmpty
                || !cues.isDisjoint(with: [.average, .howMuch, .howMany]) || refersBack || isOfThen
        {
            (topics, metrics, plan) = ([], [], .balance)
            isContinued = isContinued || isOfThen
        }
        // "Hoeveel slaap kwam ik tekort": beside what was aimed at
        if topics == [.deficit], let metric = metrics.first, metric != .energy, metric != .weight {
            topics = []
            if periods.count == 1 { cues.insert(.remaining) } else { others.append(contentsOf: topicWords) }
        }
        // "How much protein did I miss last week" is no day without any.
        if metrics.count == 1, metrics[0].isAdditive, periods.count == 1, numbers.isEmpty,
            !cues.isDisjoint(with: [.howMuch, .howMany]), cues.isDisjoint(with: [.days, .howOften, .nights]),
            said[.without]?.allSatisfy(Self.misses.contains) == true
        {
            cues.remove(.without)
            said[.without] = nil
            cues.insert(.remaining)
        }
        // "Hoeveel mag ik deze week nog", "hoeveel had ik gisteren over"
        if metrics.count == 1, !cues.isDisjoint(with: [.howMuch, .howMany]), periods.count < 2, numbers.isEmpty,
            isStillAllowed || isOfLeftOver
        {
            cues.insert(.remaining)
        }
        // "Calories left for the weekend", which ends this week
        if cues.contains(.remaining), periods == [.weekend(0)] || periods == [.weekend(-1)],
            has(Self.restsOfWeek)
        {
            (periods, weekdays) = ([.week(0)], [])
        }
        // "Haal ik mijn eiwitdoel vaker": reached, rather than come by
        if cues.contains(.goal), let said = said[.sources], said.allSatisfy({ $0.hasPrefix("haal ik") }) {
            cues.remove(.sources)
            cues.insert(.reached)
        }
        // "Is my squat stuck" is no question of weight.
        if topics.contains(.plateau), !exercises.isEmpty || subjects.contains("exercises") {
            topics.removeAll { $0 == .plateau }
            // "Which lift has stalled" went up least of all.
            cues.formUnion(exercises.isEmpty ? [.trend, .least] : [.trend])
        }
        // "How many days was I over my calorie goal" counts days.
        let isCounted = !cues.isDisjoint(with: [.days, .howOften, .share, .which, .streak])
        if topics.contains(.calories), isCounted, cues.isDisjoint(with: [.should]) {
            topics.removeAll { $0 == .calories }
            if metrics.isEmpty { metrics = [.energy] }
            cues.insert(.goal)
        }
        // "Did I get enough protein today", "on how many days" asks of those days.
        if let topic = topics.first, topic == .protein || topic == .sleep,
            !periods.isEmpty || nightsAgo != nil || !cues.isDisjoint(with: [.days, .howOften]),
            cues.isDisjoint(with: [.should])
        {
            topics.removeAll { $0 == topic }
            if metrics.isEmpty { metrics = [topic == .protein ? .protein : .sleep] }
            cues.insert(.enough)
        }
        if cues.contains(.macros), metrics.isEmpty { (metrics, isSeveral) = ([.protein, .carbs, .fat], true) }
        if cues.contains(.recovery), metrics.isEmpty {
            (metrics, isSeveral) = ([.hrv, .restingHeartRate, .sleep], true)
        }
        // "Is that my best", "was that a record": of all there is, not of what was spoken of
        if isOfRecord, periods.isEmpty,
            !cues.isDisjoint(with: [.best, .most, .least, .heaviest, .longest, .fastest])
        {
            periods = [.ever]
        }
        // "How has my weight changed month by month": one by one they tell it.
        if cues.contains(.perMonth) && numbers.isEmpty && periods.count < 2 || isByWeek, said[.trend] != nil,
            !metrics.isEmpty
        {
            cues.remove(.trend)
        }
        // "What should I eat tonight": what is left of the day is what figures say of it.
        if isOfEating || slot != nil && cues.contains(.ate), !cues.isDisjoint(with: [.should, .remaining]),
            cues.contains(.what), metrics.isEmpty,
            topics.isEmpty, names.isEmpty, groups.isEmpty, subjects.isEmpty, exercises.isEmpty, weekdays.isEmpty,
            periods.allSatisfy({ $0 == .day(today) }), cues.isDisjoint(with: [.did, .often, .most])
        {
            (metrics, slot, isSeveral) = ([.energy, .protein], nil, true)
            cues.insert(.remaining)
        }
        // "How tired was I on the 14th"; who is so "lately" names no time.
        let isThen =
            !periods.isEmpty && periods != [.days(30)]
            && (cues.contains(.why) || cues.contains(.did) && cues.isDisjoint(with: [.should]))
        if topics.contains(.tired), cues.contains(.compare) || periods.count > 1 || isCounted || isThen {
            topics.removeAll { $0 == .tired }
            if metrics.isEmpty { metrics = [.energyLevel] }
        }
        // "How much fat did I eat on my last rest day": of which day no condition tells.
        if topics == [.rest], !metrics.isEmpty, clauses.event == nil, cues.isDisjoint(with: [.should]) {
            topics = []
            others.append(contentsOf: said[.last] ?? ["rest"])
        }
        // "How many rest days did I take": days without a workout are counted.
        if topics == [.rest], metrics.isEmpty, cues.isDisjoint(with: [.should]), !topicWords.contains("deload"),
            !cues.isDisjoint(with: [.howMany, .days, .last, .perWeek, .streak, .longest, .mean, .which, .list])
        {
            topics = []
            subjects.append("workouts")
            cues.formUnion([.without, .days])
            // "Hoeveel rustdagen nam ik"
            if !isOfEating { cues.remove(.ate) }
        }
        // "Did I go over my calories yesterday", "zat ik boven mijn calorieën": of the day's goal
        let isOfDays = cues.contains(.days) || !periods.isEmpty && !cues.contains(.howMany)
        if metrics == [.energy], isOwn, numbers.isEmpty, isOfDays, periods != [.day(today)],
            !cues.isDisjoint(with: [.moreThan, .lessThan]),
            cues.isDisjoint(with: [.howMuch, .compare, .usual, .differs, .goal]), clauses.event == nil
        {
            cues.formUnion([.goal, .reached])
        }
        // "How much protein must I still eat" is answered by what was eaten.
        if isRemaining, metrics.isEmpty {
            if topics.contains(.protein) {
                metrics = [.protein]
            } else if topics.contains(.calories) {
                metrics = [.energy]
            }
        }
    }

    private static let heavier: Set<String> = ["heavier than", "lighter than", "zwaarder dan", "lichter dan"]

    private static let beings: Set<String> = ["was i", "have i", "am i", "ben ik", "was ik"]

    static let goods: Set<String> = [
        "good", "healthy", "goed", "goede", "gezond", "gezonde", "ok", "okay", "oke", "bad", "unhealthy", "slecht",
        "slechte", "ongezond",
    ]

    /// "in a banana", "zit er in een banaan"
    private static func isOfOne(
        _ pieces: [QuestionReader.Piece], at place: Int, _ said: (QuestionReader.Piece) -> String
    ) -> Bool {
        guard case .word(let word) = pieces[place].kind, [.food, .group].contains(word.kind), place >= 1 else {
            return false
        }
        // "In a slice of bread" is in a bread.
        var place = place
        if place >= 2, said(pieces[place - 1]) == "of", isPortion(pieces[place - 2]) { place -= 2 }
        if place >= 1, isPortion(pieces[place - 1]) { place -= 1 }
        guard place >= 1 else { return false }
        // "In 2 eggs"
        if case .number = pieces[place - 1].kind, place >= 2 {
            let lead = said(pieces[place - 2])
            return ["in", "zit er in", "zitten er in", "er in", "zit in", "zitten in"].contains(lead)
        }
        let before = pieces[..<place].suffix(2).map(said).joined(separator: " ")
        return [
            "in a", "in an", "in one", "in 1", "in een", "is in", "are in", "er in", "zit in", "zitten in", "has in",
            "does a", "does an", "does one", "heeft een", "bevat een",
        ].contains { before == $0 || before.hasSuffix(" " + $0) }
    }

    /// Whether "above my" leads to a figure.
    private static func isOwnLimit(
        _ before: ArraySlice<QuestionReader.Piece>, _ said: (QuestionReader.Piece) -> String
    ) -> Bool {
        guard let own = before.last, ["my", "mijn", "m'n"].contains(said(own)),
            case .word(let word) = before.dropLast().last?.kind
        else { return false }
        return word.kind == .cue && ["moreThan", "lessThan"].contains(word.value)
    }

    private static func isPortion(_ piece: QuestionReader.Piece) -> Bool {
        if case .word(let word) = piece.kind { word.kind == .cue && word.parts.contains("portions") } else { false }
    }

    static let weights: Set<String> = ["weight", "gewicht"]
    private static let masses: Set<String> = [
        "kg", "kilo", "kilos", "kilogram", "kilograms", "kilogrammen", "lb", "lbs", "pound", "pounds", "half a kilo",
    ]
    private static let litres: Set<String> = ["litre", "litres", "liter", "liters", "l", "ltr"]
    private static let grams: Set<String> = ["g", "gr", "gram", "grams", "ml"]
    private static let halves: Set<String> = ["half", "half a", "a half", "halve", "een halve"]
    private static let gains = ["gain", "aankom", "kom ik aan", "put on"]

    /// km, where a number has a word of distance after it, or is one of metres as "5k" is.
    private static func distance(_ number: Double, _ unit: String?) -> Double? {
        switch unit {
        case "k", "km", "kms", "kilometer", "kilometers", "kilometre", "kilometres": number
        case "mile", "miles", "mijl", "mijlen": number * UnitConversion.kilometresPerMile
        default: [5000, 10_000, 15_000, 20_000].contains(number) ? number / 1000 : nil
        }
    }

    /// Whether a number is that of the repetitions of a set: "5 reps", "a set of 5", "for 5"
    private static func isOfSet(
        _ pieces: [QuestionReader.Piece], at place: Int, _ said: (QuestionReader.Piece) -> String
    ) -> Bool {
        guard case .number(let number) = pieces[place].kind, (2...30).contains(number), number == number.rounded()
        else { return false }
        let next = pieces.dropFirst(place + 1).first
        if case .word(let word) = next?.kind, word.kind == .cue, word.parts.contains("reps") { return true }
        switch next?.kind {
        case nil, .small, .mark, .period: break
        // "A set of 6 at the squat"
        case .word where next.map(said) == "bij": break
        default: return false
        }
        guard place > 0 else { return false }
        let before = said(pieces[place - 1])
        if ["for", "voor"].contains(before) { return true }
        return ["of", "van"].contains(before)
            && pieces.prefix(place - 1).last.map { said($0).hasSuffix("set") || said($0).hasSuffix("sets") } == true
    }

    /// "the best week", "which month", "in the week that"
    private static func span(
        _ piece: QuestionReader.Piece, after before: ArraySlice<QuestionReader.Piece>,
        before next: ArraySlice<QuestionReader.Piece>, _ said: (QuestionReader.Piece) -> String
    ) -> Question.Span? {
        func cues(_ piece: QuestionReader.Piece?) -> Set<QuestionCue> {
            guard case .word(let word)? = piece?.kind else { return [] }
            return Set(word.parts.compactMap(QuestionCue.init))
        }
        let own = cues(piece)
        guard own.contains(.weeks) || own.contains(.months) else { return nil }
        let isLed = !cues(before.last).isDisjoint(with: [
            .best, .most, .least, .heaviest, .what, .when, .longest, .fastest, .which,
        ])
        let isSaid = next.first.map { ["with", "met", "that", "dat", "waarin", "waar"].contains(said($0)) } ?? false
        return isLed || isSaid || own.contains(.single) ? own.contains(.weeks) ? .week : .month : nil
    }

    /// Whether a figure comes next, but for words that carry nothing.
    private static func isOfMetric(_ pieces: ArraySlice<QuestionReader.Piece>) -> Bool {
        for piece in pieces {
            switch piece.kind {
            case .small: continue
            case .word(let word): return word.kind == .metric
            default: return false
            }
        }
        return false
    }

    /// Whether something that is done or eaten now and then comes next: "between my runs"
    private static func isDone(_ next: ArraySlice<QuestionReader.Piece>) -> Bool {
        for piece in next.prefix(4) {
            switch piece.kind {
            case .small, .number: continue
            case .exercise: return true
            case .word(let word) where word.kind == .cue && word.parts == ["last"]: continue
            case .word(let word) where word.kind == .muscles: return true
            case .word(let word):
                return word.kind == .food || word.kind == .group || word.kind == .subject && word.parts.first != "foods"
            default: return false
            }
        }
        return false
    }

    /// Whether a number says how many of a ranking: "top 3", "my five longest runs"
    private static func isTop(_ pieces: [QuestionReader.Piece], at place: Int) -> Bool {
        var next = place + 1
        while pieces.indices.contains(next), next - place < 7, isOfDays(pieces[next]) || isCountable(pieces[next]) {
            next += 1
        }
        // "My 3 best nights", "the 3 days with the most steps"
        return [place - 1, place + 1, next].contains { other in
            guard pieces.indices.contains(other), case .word(let word) = pieces[other].kind, word.kind == .cue else {
                return false
            }
            return !Set(word.parts.compactMap(QuestionCue.init)).isDisjoint(with: [
                .most, .best, .heaviest, .longest, .fastest, .least,
            ])
        }
    }

    /// What a ranking is of, and the small words that lead to its most: "foods that give me the"
    private static func isCountable(_ piece: QuestionReader.Piece) -> Bool {
        switch piece.kind {
        case .small: true
        case .word(let word): word.kind == .subject || word.kind == .cue && ["sources", "list"].contains(word.parts[0])
        default: false
        }
    }

    /// "Days", "nights that I"
    private static func isOfDays(_ piece: QuestionReader.Piece) -> Bool {
        guard case .word(let word) = piece.kind else { return false }
        return word.kind == .clause && word.value == "on"
            || word.kind == .cue && ["days", "nights"].contains(where: word.parts.contains)
    }

    private static let own: Set<String> = ["i", "my", "me", "ik", "mijn", "m'n", "mij"]
    private static let thats: Set<String> = ["that", "it", "those", "them", "dat", "die", "hij"]
    private static let pronouns: Set<String> = [
        "that", "it", "those", "them", "they", "this", "dat", "het", "die", "ze", "dit",
    ]

    /// A word for what was spoken of ends it, or stands before the last or first time: "die voor het laatst"
    private static func isOfIt(
        _ pieces: [QuestionReader.Piece], _ said: (QuestionReader.Piece) -> String
    ) -> Bool {
        pieces.indices.contains { place in
            guard pieces[place].kind == .small, pronouns.contains(said(pieces[place])) else { return false }
            return switch pieces.dropFirst(place + 1).first(where: { $0.kind != .mark })?.kind {
            case nil: true
            case .word(let word)?: word.kind == .cue && ["last", "first", "howOften"].contains(word.parts[0])
            default: false
            }
        }
    }

    /// "That protein" is no "that", and "it burn" is one.
    private static func isOfThat(
        _ pieces: [QuestionReader.Piece], _ said: (QuestionReader.Piece) -> String
    ) -> Bool {
        pieces.indices.contains { place in
            guard pieces[place].kind == .small, let last = said(pieces[place]).split(separator: " ").last,
                thats.contains(String(last))
            else { return false }
            guard last != "it", pieces.indices.contains(place + 1), case .word(let next) = pieces[place + 1].kind else {
                return true
            }
            return next.kind != .metric
        }
    }

    private static let lasts: Set<String> = [
        "last", "the last", "most recent", "latest", "laatste", "de laatste", "meest recente", "recentste", "vorige",
    ]
    private static let exacts: Set<String> = ["exactly", "precisely", "precies", "exact"]

    /// "Voor de lunch": for it, or before it
    private static func isAfterVoor(
        _ pieces: [QuestionReader.Piece], at place: Int, _ said: (QuestionReader.Piece) -> String
    ) -> Bool {
        let lead = pieces[..<place].suffix(2).map(said)
        return lead.last == "voor" || lead.first == "voor" && ["de", "het", "mijn"].contains(lead.last)
    }

    /// "How much do you weigh", "hoe vaak sport jij": of whom one speaks to nothing is known. "Can you tell me" is a
    /// courtesy.
    private static func isAddressed(
        _ pieces: [QuestionReader.Piece], at place: Int, _ said: (QuestionReader.Piece) -> String
    ) -> Bool {
        let verb: Int
        switch said(pieces[place]) {
        // "Did you do"
        case "you":
            let next = place + 1
            if place > 0, pieces.indices.contains(next), ["did", "do"].contains(said(pieces[place - 1])),
                said(pieces[next]) == "do"
            {
                return true
            }
            verb = next
        case "je", "jij", "u":
            if place > 0, ["deed", "doe"].contains(said(pieces[place - 1])) { return true }
            verb = place - 1
        default: return false
        }
        guard pieces.indices.contains(verb) else { return false }
        return switch pieces[verb].kind {
        case .exercise: true
        case .word(let word):
            [.metric, .subject, .night].contains(word.kind)
                || word.kind == .cue && !Set(word.parts).isDisjoint(with: ["ate", "drank", "weighed", "nights"])
        default: false
        }
    }

    /// Whether a food or a word that nobody knows stands beside a piece.
    private static func isName(_ pieces: [QuestionReader.Piece], beside place: Int) -> Bool {
        [place - 1, place + 1].contains { other in
            guard pieces.indices.contains(other) else { return false }
            return if case .word(let word) = pieces[other].kind { word.kind == .food } else { false }
        }
    }

    /// What one does now and again, as Dutch says it without more words
    private static let repeated: Set<String> = [
        "loop", "wandel", "ren", "jog", "fiets", "zwem", "sport", "train", "snack", "verbrand", "verbruik", "beweeg",
    ]

    /// "What do I eat on Monday" means every Monday, "what did I eat on Monday" the last one.
    private mutating func generalise() {
        // "Hoe laat word ik wakker", "hoe gestrest ben ik": as things are, not as they were once.
        let isNow = nightWords.contains { word in Self.presents.contains { word.hasSuffix($0) } }
        let isFelt = metrics.first?.isMark == true && isPresentTense
        if isNow || isFelt && cues.contains(.did) { cues.insert(.habit) }
        // "Loop ik" is now and again, "liep ik" was once.
        let keys = reader.lexer.tokens.map(\.key)
        let isRepeated = zip(keys, keys.dropFirst()).contains { Self.repeated.contains($0) && $1 == "ik" }
        if isRepeated { cues.insert(.habit) }
        // "Is my stress on Monday higher than on Sunday": as such days are
        if isPresent, weekdays.count > 1, weekdays.allSatisfy({ $0.date?.isOneDay ?? true }),
            periods.count == weekdays.count
        {
            cues.insert(.habit)
        }
        // "My weight a month ago and now"
        if cues.contains(.now), hasJoin, periods.count == 1, periods != [.day(today)], !isContinued,
            metrics.count == 1 || metrics.isEmpty && exercises.count == 1 && cues.isSubset(of: Self.ofStrength),
            cues.isDisjoint(with: [.trend, .compare, .usual, .days, .last, .first])
        {
            cues.insert(.compare)
        }
        // The mean of a workout's heart rate is of that workout.
        // "Is my mood better at the weekend", "at what time do I usually have breakfast"
        let isOfThings = isPresent && cues.contains(.differs) || cues.contains(.often) && !cues.contains(.did)
        let isUsual =
            (!cues.isDisjoint(with: [.habit, .average, .perWeek]) || isOfThings) && metrics != [.heartRate]
        // "How often did I eat pizza on Friday": one day says nothing of how often.
        let isHowOften = (said[.howOften] ?? []).contains {
            $0.hasPrefix("how ") && $0 != "how many times" || $0 == "hoe vaak"
        }
        // "In the night from Friday to Saturday", which counts for Saturday
        if said[.nights]?.contains(where: ["night", "nacht"].contains) == true, weekdays.count == 2,
            weekdays[1].days == Set(weekdays[0].days.map { $0 % 7 + 1 })
        {
            let left = weekdays.remove(at: night == .bedtime ? 1 : 0)
            periods.removeAll { $0 == left.date }
        }
        // "And at the weekend", of a month that was spoken of: its weekends
        if isContinued, metrics.isEmpty, exercises.isEmpty, names.isEmpty, periods == [.weekend(-1)],
            weekdays.map(\.days) == [[6, 7]]
        {
            (periods, weekdays) = ([], [Weekdays(days: [6, 7], date: nil)])
        }
        // "Last week on Tuesday", which is one day
        if weekdays.count == 1, weekdays[0].days.count == 1, let weekday = weekdays[0].days.first,
            !cues.contains(.habit), case .week(let offset)? = periods.first(where: { $0 != weekdays[0].date }),
            periods.allSatisfy({ $0 == .week(offset) || $0 == weekdays[0].date })
        {
            let day = today.startOfWeek.adding(days: 7 * offset + weekday - 1)
            if day <= today { (periods, weekdays) = ([.day(day)], []) }
        }
        // On a Monday "this weekend" is the one that was.
        if periods.contains(.weekend(0)), Period.weekend(0).range(today: today) == nil {
            periods = periods.map { if case .weekend(let offset) = $0 { .weekend(offset - 1) } else { $0 } }
        }
        // "More than last week" holds times against each other, "more than 90 g" does not.
        let isOfTimes =
            !cues.isDisjoint(with: [.compare, .differs])
            || numbers.isEmpty && !cues.isDisjoint(with: [.moreThan, .lessThan])
        // "At the weekend in October": the weekends of it; "on Monday this month with last month": the Mondays of both
        let dates = weekdays.compactMap(\.date)
        // "Mon to Fri against the weekend in the last 3 months": such days of that time
        let isOfOneTime =
            dates.count > 1 && weekdays.count == dates.count
            && periods.count(where: { !dates.contains($0) }) == 1
        if isOfOneTime {
            weekdays = weekdays.map { said in
                periods.removeAll { $0 == said.date }
                return Weekdays(days: said.days, date: nil)
            }
        }
        if periods.count > 1,
            periods.count(where: { !$0.isOneDay && $0 != .weekend(-1) && !dates.contains($0) }) > (isOfTimes ? 1 : 0)
        {
            weekdays = weekdays.map { said in
                periods.removeAll { $0 == said.date }
                return Weekdays(days: said.days, date: nil)
            }
        }
        // "A year ago today", of a body around that day, of all else on it
        if !isOfTimes, periods.count == 2, periods.contains(.day(today)),
            let ago = periods.first(where: agos.contains), let around = ago.around(today),
            let days = around.range(today: today)
        {
            periods = [metrics.contains(where: \.isOfBody) ? ago : .day(days.start.adding(days: days.count / 2))]
        }
        // "In total yesterday and today", "the highest in October and November"
        let isHeld = !cues.isDisjoint(with: [.compare, .differs, .moreThan, .lessThan])
        let isOfExtreme = !isHeld && !cues.isDisjoint(with: [.most, .least])
        if !isOfTimes, periods.count == 2, weekdays.isEmpty,
            cues.contains(.total) || isOfExtreme || has(Self.togethers),
            let first = periods[0].range(today: today), let second = periods[1].range(today: today)
        {
            let (early, late) = first.start < second.start ? (first, second) : (second, first)
            if early.end.adding(days: 1) == late.start { periods = [.between(early.start, late.end)] }
        }
        // "This month, up to now"
        if periods.count > 1, !isOfTimes { periods.removeAll { $0 == .ever } }
        // "At the weekend against weekdays": neither is a date.
        let isHeldAgainst = weekdays.count > 1 && weekdays.contains { $0.date == nil }
        weekdays = weekdays.map { said in
            guard isHeldAgainst, let date = said.date else { return said }
            periods.removeAll { $0 == date }
            return Weekdays(days: said.days, date: nil)
        }
        // "From Monday to Thursday last week" are four dates, and no days of other weeks that are asked of next.
        if weekdays.count == 1, periods.count == 1, case .week(let offset) = periods[0], let range = weekdays[0].stretch
        {
            let monday = today.startOfWeek.adding(days: 7 * offset)
            let (first, last) = (monday.adding(days: range.lowerBound - 1), monday.adding(days: range.upperBound - 1))
            if first <= today { (periods, weekdays) = ([.between(first, min(last, today))], []) }
        }
        // "And on Monday": the conversation knows whether of days or of a longer time.
        isEitherDay =
            isContinued && metrics.isEmpty && exercises.isEmpty && names.isEmpty && weekdays.count == 1
            && periods.count == 1 && weekdays[0].date?.isOneDay == true && periods[0] == weekdays[0].date
        if isEitherDay { return }
        weekdays.removeAll { said in
            guard let date = said.date else { return false }
            // "At what time do I lunch at the weekend", which one weekend does not tell
            let isOfWeek =
                date.isOneDay
                || said.days.count > 1
                    && (date != .weekend(-1) || cues.contains(.clock) || cues.isDisjoint(with: [.did]))
            let isEvery = cues.contains(.habit) || (isUsual || isHowOften) && isOfWeek
            if isEvery { periods.removeAll { $0 == date } }
            return !isEvery
        }
    }

    private static let presents = [
        "word ik", "sta ik", "sta ik op", "ga ik slapen", "ga ik naar bed", "val ik in slaap", "word ik wakker",
    ]

    private mutating func close(_ run: inout [(text: String, isFood: Bool)]) {
        // "Weight after weekends": no food, and nothing that days have in common
        if run.count > 1, let last = run.last?.text, Self.dangling.contains(last) {
            others.append(contentsOf: run.map(\.text))
            run = []
        }
        // A stray letter says nothing.
        if run.contains(where: { $0.isFood || $0.text.utf8.count > 1 }) {
            names.append(
                Name(
                    text: run.map(\.text).joined(separator: " "), isFood: run.contains(where: \.isFood),
                    isOnlyFood: run.allSatisfy(\.isFood)))
        }
        run = []
    }

    private static let dangling: Set<String> = ["after", "before", "na", "voor"]

    private mutating func take(_ word: QuestionWord) {
        switch word.kind {
        // "weight+trend": a word that says both.
        case .cue: cues.formUnion(word.parts.compactMap { QuestionCue(rawValue: $0) })
        case .metric:
            if let metric = Metric(rawValue: word.parts.first ?? ""), !metrics.contains(metric) {
                metrics.append(metric)
            }
            cues.formUnion(word.parts.dropFirst().compactMap { QuestionCue(rawValue: $0) })
        case .weekdays:
            weekdays.append(Weekdays(days: Set(word.value.compactMap(\.wholeNumberValue)), date: nil))
            if word.parts.contains("night") {
                (isOfItsNight, dayPart) = (true, .evening)
            }
        case .subject:
            subjects.append(word.parts.first ?? word.value)
            cues.formUnion(word.parts.dropFirst().compactMap(QuestionCue.init))
        case .slot:
            let said = Question.Slot(rawValue: word.parts.first ?? "")
            slot = slot ?? said
            if let said, !slots.contains(said) { slots.append(said) }
            // "Snacks between lunch and dinner" are those.
            if let between = slots.first(where: { !Question.Slot.meals.contains($0) }), slots.contains(.snacks) {
                (slots, slot) = ([between], between)
            }
            cues.formUnion(word.parts.dropFirst().compactMap { QuestionCue(rawValue: $0) })
        case .muscles: if let group = Question.MuscleGroup(rawValue: word.value) { muscles.append(group) }
        case .topic: if let topic = Question.Topic(rawValue: word.value) { topics.append(topic) }
        case .medical: isMedical = true
        case .courtesy: if let courtesy = Question.Courtesy(rawValue: word.value) { courtesies.append(courtesy) }
        case .outside: isOutside = true
        case .group:
            if let group = word.parts.first.flatMap(FoodGroup.init), !groups.contains(group) { groups.append(group) }
            cues.formUnion(word.parts.dropFirst().compactMap(QuestionCue.init))
        case .night:
            night = night ?? word.parts.first.flatMap(Question.Night.init)
            cues.formUnion(word.parts.dropFirst().compactMap(QuestionCue.init))
        case .plan: plan = plan ?? Question.PlanFigure(rawValue: word.parts.first ?? "")
        // "How much of that was fat" goes on with the same time.
        case .back where word.value == "whole": (isContinued, refersBack, isOfWhole) = (true, true, true)
        case .back where word.value == "record":
            (isContinued, refersBack, isOfWhole, isOfRecord) = (true, true, true, true)
        case .back where word.value == "whichWas": isOfWhichWas = true
        case .back where word.value == "which":
            (isContinued, refersBack, isOfWhole, isOfWhich) = (true, true, true, true)
        case .back where word.value == "between": isBetweenBoth = true
        case .back where word.value == "since": (refersBack, isSinceThen) = (true, true)
        // The night that ends on a day that was spoken of; of all else the day before it
        case .back where word.value == "nightBefore": (refersBack, isOfNightBefore) = (true, true)
        case .back:
            (refersBack, isOfThatNight) = (true, isOfThatNight || word.value == "night")
            dayPart = dayPart ?? QuestionReader.hours(of: word.value)
        case .micro: if let nutrient = Micronutrient(key: word.value) { micronutrients.append(nutrient) }
        case .shift:
            let unit = word.value.drop { !$0.isLetter }
            let said = word.value.prefix { !$0.isLetter }
            let count = Int(said) ?? (said == "-" ? -1 : 1)
            shift = Question.Shift.Unit(rawValue: String(unit)).map { Question.Shift($0, count) }
        case .rank: rank = Int(word.value)
        case .place: place = Int(word.value)
        case .lead: isContinued = true
        default: break
        }
    }
}
