extension QuestionGrammar {
    /// - Parameter named: exercises that the library does not have, and workouts by their names
    func question(_ named: QuestionParser.Logged) -> Question {
        if let whole { return whole }
        var question = Question(isContinued: isContinued)
        question.slot = slot
        question.period = periods.first
        takePhase(&question, named.phases)
        if case .eaten(_, .some) = clauses.event {} else { question.hours = clauses.hours }
        question.except = clauses.except
        question.alsoExcept = clauses.alsoExcept.isEmpty ? nil : clauses.alsoExcept
        question.shift = shift
        question.units = units
        question.refersBack = refersBack ? true : nil
        question.isOfThatNight = isOfThatNight ? true : nil
        var left = names
        question.named = name(of: named.workouts, in: &left)
        question.subject = subject(&left, part: &question.part, named.exercises)
        if question.named != nil, [nil, .foods, .overview].contains(question.subject) {
            question.subject = .workouts(nil)
        }
        // "How many calories did my last meal have"
        if isOfLastMeal { (question.subject, question.measure, question.also) = (.foods, .last, metrics) }
        // "How many drinks did I have"
        if case .food(let name) = question.subject, Self.drinks.contains(name) { question.subject = .drinks }
        // "What percentage protein do I eat": of energy
        if case .metric(let metric) = question.subject, metric.energyFactor != nil, cues.contains(.share), slot == nil,
            clauses.event == nil, question.part == nil, numbers.isEmpty,
            cues.isSubset(of: [.share, .ate, .drank, .habit, .did, .what, .list, .howMuch, .howMany, .average])
        {
            (question.subject, question.part) = (.metric(.energy), .nutrient(metric))
        }
        if let food = foodItself(question.part ?? question.subject?.part) { return food }
        question.recorded = recordedMetric
        if isOfNightBefore, question.subject?.isOfNight != true { question.shift = Question.Shift(.day, -1) }
        question.condition = question.recorded == nil ? condition(of: question.subject) : nil
        takeHours(&question)
        takeLeftOut(&question, left)
        if isPermission(question) { question = Question(subject: .metric(.energy), measure: .remaining) }
        if let other = other(than: question.subject) { return other }
        takeNight(&question)
        question.span = span.flatMap { cues.isDisjoint(with: extremes) || cues.contains(.perWeek) ? nil : $0 }
        if question.span == nil, isByWeek, case .metric = question.subject, question.condition == nil {
            question.span = .week
        }
        // "The most pizza I had in a week"
        let isInWeek = (said[.perWeek] ?? []).allSatisfy { ["a week", "in a week"].contains($0) }
        if question.span == nil, cues.contains(.perWeek), isInWeek, !cues.isDisjoint(with: [.most, .best, .least]),
            question.subject?.isOfSpans == true
        {
            question.span = .week
        }
        let isOfDay = !cues.isDisjoint(with: extremes + [.days, .howOften, .reached, .share, .streak, .median, .last])
        if cues.contains(.perMonth), question.subject?.isOfSpans == true, numbers.isEmpty, question.condition == nil,
            periods.count < 2, !isOfDay || cues.contains(.howOften)
        {
            question.span = .month
        }
        if case .workouts = question.subject,
            cues.contains(.volume) || question.span != nil && cues.contains(.heaviest)
        {
            question.isOfLoad = true
        }
        if question.subject == nil, isMass, numbers.count == 1 { question.goal = mass }
        question.measure = question.measure ?? measure(question)
        takeDetails(&question)
        // "And the second longest", of what was spoken of
        let isRanked = question.measure.map { Coach.isRanked($0, question) } ?? false
        question.rank = question.subject == nil || isRanked ? rank : nil
        // Of a day that is on nothing was lifted yet.
        if question.measure == .next { question.period = nil }
        takeTimes(&question)
        // Days are held against all others anyway.
        if question.subject == .overview, question.otherWeekdays == question.restOfWeek { question.otherWeekdays = nil }
        // "How was my week", whichever time was spoken of before
        if question.subject == .overview, question.period == nil, question.weekdays == nil, question.shift == nil {
            question.period = periodOfOverview
        }
        // "How many coffees a day": how often, rather than how much
        if question.measure == .average, question.span == nil, question.subject?.part != nil, cues.contains(.howMany) {
            question.counted = .count
        }
        // "How many workouts have I done in total", "how many push-ups total"
        let isOfLogs = question.subject == .foods && cues.contains(.logs)
        let isOfAll =
            question.measure == .reps || question.measure == .sets || question.measure == .count && cues.contains(.did)
        if question.subject?.isOfSessions == true || isOfLogs, isOfAll, question.period == nil,
            question.weekdays == nil, cues.contains(.total)
        {
            question.period = .ever
        }
        takeThreshold(&question)
        takeWeeks(&question)
        // "How much have I eaten so far" is of the day that is on, "how far have I run so far" of all there is.
        if cues.contains(.soFar), question.subject?.isOfHistory == true, question.weekdays == nil,
            question.period == nil
        {
            let isOfDay = if case .metric(let metric) = question.subject { metric.isAdditive } else { false }
            question.period = isOfDay || question.subject?.isFromFood == true ? .day(today) : .ever
        }
        // "Was that better than usual": beside one's own days, whichever times were spoken of
        if question.subject == nil, question.measure == .usual, cues.contains(.usual) { question.refersBack = nil }
        if isContinued, question.subject == nil, question.measure == nil { question.ahead = reader.ahead?.day }
        question.link = link(question)
        question.leftOut += unmeasured(question)
        question.leftOut = question.leftOut.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        return question
    }

    /// How it hangs on what was said before; `nil` where it does not
    private func link(_ question: Question) -> Question.Link? {
        var link = Question.Link()
        (link.tie, link.place, link.isBetween) = (tie(question), place, isBetweenBoth)
        link.isSince = isSinceThen ? true : nil
        (link.relation, link.isOfCause) = (clauses.relation, clauses.isOfCause ? true : nil)
        link.isOfBar =
            link.tie == .bare && question.subject == .metric(.weight) && cues.contains(.what)
            && metricWords.allSatisfy(Self.weights.contains)
        link.isLoose =
            (question.subject == .foods || question.subject == .drinks) && cues.contains(.ate) && !isOfEating
            && !cues.contains(.often)
            && mealWords.isEmpty && subjects.isEmpty && slot == nil
        link.isOfThose = isOfThose(question)
        if question.subject == nil, question.threshold != nil, reader.isInPounds { link.isInPounds = true }
        if question.subject == nil {
            link.moment =
                isContinued && cues == [.now]
                ? .now
                : isContinued && cues == [.last] ? .before : cues.isDisjoint(with: [.often, .habit]) ? nil : .always
            (link.isWorst, link.isOfTime) = (cues.contains(.worst), cues.contains(.time))
            link.isOfAll = isContinued && cues.contains(.total)
        }
        return link == Question.Link() ? nil : link
    }

    /// "Which do I eat most", of a group that was spoken of; "which ones", "welke", of days that were counted
    private func isOfThose(_ question: Question) -> Bool {
        let isBare = ["which", "welke"].contains { said[.what]?.contains($0) == true } && slot == nil
        if question.subject == .foods {
            return isBare && question.measure == .often && subjects.isEmpty && mealWords.isEmpty
        }
        guard question.subject == nil, question.measure == nil else { return false }
        return isOfWhich || isBare && cues == [.what] && names.isEmpty && periods.isEmpty && numbers.isEmpty
    }

    /// How it hangs on what was said before, where it names no time and is not of what is so again and again.
    private func tie(_ question: Question) -> Question.Link.Tie? {
        guard question.subject?.isOfHistory == true, question.period == nil, weekdays.isEmpty, shift == nil,
            nightsAgo == nil, clauses.event == nil, !refersBack, !isContinued, question.span == nil,
            cues.isDisjoint(with: [
                .habit, .often, .usual, .should, .enough, .remaining, .goal, .now, .will, .compare, .perWeek,
            ]), !cues.contains(.differs) || question.measure == .usual
        else { return nil }
        if reader.lexer.tokens.contains(where: { Self.askers.contains($0.key) }) { return .past }
        return isOwn ? nil : .bare
    }

    private static let askers: Set<String> = ["i", "ik"]

    /// What is no question of figures, or one of a weight to come, whatever else is said.
    private var whole: Question? {
        if isMedical { return Question(subject: .medical) }
        if isAllowance { return Question(subject: .metric(.energy), measure: .remaining, period: periods.first) }
        if isOutside { return Question(leftOut: names.map(\.text)) }
        if let trial { return trial }
        if let intake { return intake }
        if let remainder { return remainder }
        if let byDate { return byDate }
        if let topic = topic { return Question(subject: .topic(topic)) }
        if let weightAhead { return weightAhead }
        if let arrival { return arrival }
        if isOfNextTime { return Question(subject: .future) }
        // "Will I make my step goal today"
        if cues.contains(.will), cues.contains(.goal), metrics.count == 1, metrics[0].isAdditive, !metrics[0].isOfNight,
            numbers.isEmpty, periods.allSatisfy({ $0 == .day(today) }), weekdays.isEmpty, reader.ahead == nil
        {
            return Question(subject: .metric(metrics[0]), measure: .remaining)
        }
        if cues.contains(.will), cues.isDisjoint(with: [.did]), plan != .training { return Question(subject: .future) }
        return nil
    }

    /// "How much protein is in 100 g of chicken", "calories in a banana": of the food, whoever eats it
    private func foodItself(_ part: Question.Part?) -> Question? {
        guard let part, !isOwn, periods.isEmpty, weekdays.isEmpty, cues.isDisjoint(with: [.did, .habit, .often]),
            !isOfEating,
            isOfOne || isGrams && !metrics.isEmpty && numbers.count == 1
        else { return nil }
        var question = Question(subject: .foodItself)
        question.part = part
        question.also = metrics.filter { $0.isFromFood && $0 != .water }
        if micronutrients.isEmpty == false || question.also?.isEmpty == true { question.also = nil }
        if isGrams { question.goal = numbers.first } else { question.pieces = numbers.first }
        return question
    }

    /// "Since I started cutting", "in this phase": from its first day to its last
    private func takePhase(_ question: inout Question, _ phases: [PhaseSpan]) {
        guard let phaseSaid, plan != .phase else { return }
        guard periods.isEmpty, let span = phases.last(where: { $0.phase == phaseSaid.phase ?? $0.phase }) else {
            question.leftOut.append(phaseSaid.words)
            return
        }
        question.period = span.to.map { .between(span.from, $0) } ?? .since(span.from)
    }

    /// Takes a workout's name out of what is left: "push day", "my pull workout"
    private func name(of workouts: Set<String>, in left: inout [Name]) -> String? {
        guard !workouts.isEmpty else { return nil }
        for (place, name) in left.enumerated() {
            let words = name.text.split(separator: " ").filter { !Self.sessions.contains(String($0)) }
            let said = FoldedText.words(words.joined(separator: " "))
            guard let found = workouts.sorted().first(where: { FoldedText.words($0) == said }) else { continue }
            left.remove(at: place)
            return found
        }
        return nil
    }

    private static let sessions: Set<String> = ["day", "days", "session", "dag", "dagen", "sessie", "routine"]

    private func other(than subject: Question.Subject?) -> Question? {
        guard let subject else {
            return periods.isEmpty ? courtesies.first.map { Question(subject: .courtesy($0)) } : nil
        }
        guard isLogging else { return nil }
        return switch subject {
        case .exercise, .food: Question(subject: .logging)
        default: nil
        }
    }

    /// "Can I have a beer tonight": what is left of the day is what figures say of it.
    private func isPermission(_ question: Question) -> Bool {
        switch question.subject {
        case .food: guard names.contains(where: \.isFood) else { return false }
        case .group: break
        case .metric(.energy) where question.part != nil: break
        default: return false
        }
        let isOfToday = periods.allSatisfy { $0 == .day(today) } && weekdays.isEmpty
        return question.leftOut.isEmpty && isOfToday && !cues.isDisjoint(with: [.should, .remaining])
            && cues.isDisjoint(with: [
                .did, .habit, .howMuch, .howMany, .howOften, .days, .enough, .often, .average, .what, .last, .compare,
            ])
    }

    /// The part of the day that a date was said with
    private func takeHours(_ question: inout Question) {
        guard question.hours == nil, let subject = question.subject, subject.isOfHistory else { return }
        let isOfWaking = if case .metric(let metric) = subject { metric.isOfNight } else { subject == .night(.waking) }
        if isOfItsNight, isOfWaking, let day = question.period?.day, day < today {
            question.period = .day(day.adding(days: 1))
        }
        if case .metric(let metric) = subject, metric.isOfNight || metric.isOfBody { return }
        if case .night = subject { return }
        if nightsAgo == nil {
            question.hours = dayPart
        } else if subject.isOfFood {
            question.hours = .evening
        }
    }

    private func takeLeftOut(_ question: inout Question, _ left: [Name]) {
        // Which foods give all vitamins together nothing tells.
        if question.subject == .plan(.lacking) {
            question.leftOut += words(of: .sources, .compare) + (subjects.contains("foods") ? words(of: .most) : [])
        }
        if isUncounted(question.subject) { question.leftOut += comparing }
        // "What do my best days have in common": which those are, nobody said.
        if question.subject == .overview, question.condition == nil, weekdays.isEmpty {
            question.leftOut += words(of: .common)
        }
        // What was eaten on a day that some muscles were trained is not known by that.
        if cues.contains(.ate), case .muscles = question.subject, !cues.isDisjoint(with: [.howMuch, .howMany, .what]),
            !isGood
        {
            question.subject = .metric(.energy)
            question.leftOut += muscleWords
        }
        // What was eaten after a workout of the day no day tells.
        if clauses.isLatest, clauses.isAfter, clauses.event?.isOfTraining == true, question.subject?.isFromFood == true
        {
            question.leftOut += [clauses.afterWord].compactMap(\.self)
        }
        question.leftOut += left.filter { !$0.isFood || question.subject != nil }.map(\.text) + clauses.unbound
        if question.part != nil, !isOwn, periods.isEmpty { question.leftOut.append(contentsOf: left.map(\.text)) }
        if case .plan(.training) = question.subject { question.leftOut.removeAll { Self.tomorrow.contains($0) } }
    }

    /// "Last night": a night counts for the day of waking, what was eaten in it for the day before.
    private func takeNight(_ question: inout Question) {
        guard let nightsAgo else { return }
        let isSleep = question.subject.map { subject in
            if case .metric(let metric) = subject {
                metric.isOfNight
            } else {
                [.night(.waking), .night(.fast)].contains(subject)
            }
        }
        question.period = .day(today.adding(days: (isSleep == true ? 1 : 0) - nightsAgo))
    }

    /// What an exercise, a workout, several meals or several figures have beside the measure.
    private func takeDetails(_ question: inout Question) {
        question.namesDays = namesDays(question.measure) ? true : nil
        let isOfExtreme = question.measure == .highest || question.measure == .lowest
        let isOfSources = question.measure == .sources && (isOfMeals || question.subject == nil && isOfLooseMeals)
        let isOfCount = question.subject == .foods && question.measure == .count && isOfCountedMeals
        if isOfSources || isOfCount || isOfOneMeal && isOfExtreme && question.span == nil {
            question.isOfMeals = true
            if isOfSources, cues.contains(.least) { question.counted = .lowest }
        }
        if cues.contains(.units), question.subject == .metric(.alcohol) { question.isOfUnits = true }
        if isOfBMI, question.subject == .metric(.weight) { question.isOfUnits = true }
        if cues.contains(.portions), question.subject?.part != nil { question.isOfPortions = true }
        if case .exercise = question.subject, !hasThreshold { question.distance = distance }
        if case .exercise = question.subject, repetitions != nil, numbers.count == 1, !hasThreshold,
            let measure = question.measure, [.heaviest, .best, .highest].contains(measure)
        {
            (question.repetitions, question.measure) = (repetitions, .heaviest)
        }
        if case .workouts = question.subject, question.measure == .duration, cues.contains(.last) {
            question.isLastOne = true
        }
        if case .workouts = question.subject, cues.contains(.last),
            let measure = question.measure, [.without, .sets, .reps, .volume].contains(measure)
        {
            question.isLastOne = true
        }
        // "When was my last day without alcohol"
        if question.measure == .without, cues.contains(.last), cues.isDisjoint(with: [.howMany, .howOften]) {
            question.isLastOne = true
        }
        // "How many more steps did I take": all of them, rather than a day's
        if case .metric(let metric) = question.subject, question.measure == .compare, metric.isAdditive,
            !metric.isOfNight, periods.count > 1, weekdays.isEmpty,
            cues.isDisjoint(with: [.average, .mean, .perWeek, .usual]),
            !cues.isDisjoint(with: [.howMany, .howMuch, .total])
        {
            question.counted = .sum
        }
        // "How much did I walk on days I ran": of such days the mean is told, unless all of them together are asked for.
        if question.condition != nil, question.measure == .sum, case .metric = question.subject,
            !cues.contains(.total)
        {
            question.measure = .average
        }
        if slots.count > 1, case .metric(let metric) = question.subject, metric.isFromFood {
            if question.measure == .compare { (question.measure, question.other) = (.average, nil) }
            question.alsoSlots = Array(slots.dropFirst())
        }
        if case .metric = question.subject, let measures = severalMeasures, question.span == nil {
            question.measure = measures[0]
            question.alsoMeasures = Array(measures.dropFirst())
        }
        if question.measure == .pace, cues.contains(.last) { question.isLastOne = true }
        if question.measure == .gap, isOfLastTwo { question.isLastOne = true }
        // "Was my last run faster than the one before"
        if case .exercise = question.subject, isOfLastAndBefore {
            (question.measure, question.isLastOne, question.shift) = (.compare, true, nil)
        }
        if case .metric(let first) = question.subject, isSeveral, numbers.isEmpty {
            question.also = metrics.filter { $0 != first }
        }
        if question.measure == .average, question.span == nil, question.subject?.isOfSessions == true {
            question.counted = isOfMeanLoad(question.subject) ? .heaviest : perWorkout
        }
        // "What part of my workouts was running": of all that there were
        if question.measure == .share, subjects.contains("workouts") {
            switch question.subject {
            case .exercise?, .workouts(.some)?: question.counted = .count
            default: break
            }
        }
        // "The five foods that I eat most"
        if question.measure == .often, [.foods, .drinks].contains(question.subject), numbers.count == 1,
            let top = numbers.first.flatMap({ Int(exactly: $0) }), (2...20).contains(top)
        {
            question.top = top
        }
        takeLatest(&question)
        takeWeight(&question)
        // "My five longest runs", "top 5 foods by salt"
        if let top, (2...20).contains(top), numbers.count == 1, !hasThreshold, question.threshold == nil,
            question.measure == .sources && question.isOfMeals != true
                || question.span == nil && question.measure.map({ Coach.isRanked($0, question) }) == true
        {
            question.top = top
        }
        // "In which week did I lose the most"
        if question.subject == .metric(.weight), question.span != nil, question.measure == .highest,
            cues.contains(.most), let isRise
        {
            (question.measure, question.counted) = (isRise ? .highest : .lowest, .trend)
        }
        // "Is my weight loss slowing down": than in the month before
        if question.subject == .metric(.weight), !weightWords.isEmpty, question.other == nil, question.period == nil,
            weekdays.isEmpty, cues.contains(.speed), cues.contains(.differs)
        {
            (question.measure, question.counted) = (.compare, .perWeek)
            question.period = .days(30)
            question.other = .between(today.adding(days: -59), today.adding(days: -30))
        }
        // "How many calories were in my lunch": today's
        if case .metric(let metric) = question.subject, metric.isFromFood, question.measure == .sum,
            question.slot.map(Question.Slot.meals.contains) == true, question.period == nil, weekdays.isEmpty,
            question.span == nil, question.condition == nil, !isContinued, isOfPast
        {
            question.period = .day(today)
        }
        // "The most reps in one set"
        if case .exercise = question.subject, question.measure == .heaviest, isOfMostReps { question.counted = .reps }
        // "How many litres of beer a month": how much, rather than how often
        if question.span != nil, question.measure == .average, question.subject?.part != nil,
            cues.contains(.howMuch) || isLitres || isGrams
        {
            question.counted = .sum
        }
        // "The month with the most wine": how much, too
        if question.span != nil, question.measure == .highest || question.measure == .lowest,
            question.subject?.part != nil, cues.isDisjoint(with: [.often, .howOften, .days])
        {
            question.counted = .sum
        }
        // "Was my last run faster than usual"
        if case .exercise = question.subject, question.measure == .usual, periods.isEmpty { question.isLastOne = true }
        if [.compare, .perWeek, .trend, .usual].contains(question.measure)
            || question.span != nil && question.measure == .average,
            question.subject?.isOfTraining ?? !cues.isDisjoint(with: [.pace, .speed, .fastest])
        {
            let isOfPace = !cues.isDisjoint(with: [.pace, .speed, .fastest])
            question.counted =
                isOfPace && question.measure != .perWeek
                ? .pace : cues.contains(.howFar) ? .distance : cues.contains(.howLong) ? .duration : nil
        }
        // "Which exercise improved the least", "which lift went down"
        if question.subject == .exercises, question.measure == .trend, cues.contains(.least) || isRise == false {
            question.counted = .lowest
        }
        // "How much do I lift per week"
        if case .workouts = question.subject, question.measure == .volume, cues.contains(.perWeek) {
            (question.measure, question.counted) = (.perWeek, .volume)
        }
        if case .exercise = question.subject, question.measure == .lowest, isOfSlowest { question.counted = .pace }
        if case .exercise(let id) = question.subject, question.counted == nil,
            question.isLastOne == true && question.measure == .compare || question.measure == .usual
        {
            let well = Self.howWell(id)
            question.counted = well == .pace && isOfLength ? .distance : well
        }
        // "My bench press now and 3 months ago", "my e1RM this month and last"
        if case .exercise(let id) = question.subject, question.measure == .compare, question.counted == nil,
            cues.isSubset(of: Self.ofStrength), !cues.isDisjoint(with: [.now, .best, .heaviest])
        {
            let well = Self.howWell(id)
            question.counted = well == .heaviest && cues.contains(.best) ? .best : well
        }
        // "More sets of bench than last month"
        if case .exercise = question.subject, question.measure == .compare, question.counted == nil {
            question.counted = Self.sums.first { cues.contains($0.cue) }?.sum
        }
        // "And longer", of a run that was held against others
        if question.subject == nil, isContinued, question.measure == nil, cues == [.differs], isOfLength {
            question.counted = .distance
        }
        // "How much heavier is my squat than in January"
        if case .exercise = question.subject, question.measure == .compare, question.counted == nil,
            metrics == [.weight], !cues.isDisjoint(with: [.differs])
        {
            question.counted = .heaviest
        }
        // "Did I reach my step goal more often in October than in September"
        if case .metric(let metric) = question.subject, question.measure == .compare,
            metric != .weight || hasThreshold && !numbers.isEmpty,
            hasThreshold && (cues.contains(.goal) || !numbers.isEmpty || metric == .energy),
            !cues.isDisjoint(with: [.often, .howOften, .days, .nights])
        {
            question.counted = .reached
            if cues.contains(.moreThan) != cues.contains(.lessThan), numbers.isEmpty {
                question.isBelowGoal = cues.contains(.lessThan)
            }
            if let value = numbers.last {
                question.threshold = .init(value: limit(value, question.subject), isBelow: cues.contains(.lessThan))
            }
        }
        // "How much did I bench in September compared to November": with what, not how often
        if case .exercise = question.subject, question.measure == .compare, question.counted == nil,
            cues.contains(.howMuch) || isHowHeavy
        {
            question.counted = .heaviest
        }
        // "Did I do better on bench than last month": how well, not how often
        if case .exercise(let id) = question.subject, question.measure == .compare, question.counted == nil,
            !Self.bettered.isDisjoint(with: [.differs, .compare, .trend].flatMap { said[$0] ?? [] })
        {
            question.counted = Self.howWell(id)
        }
        if question.measure == .reached || question.measure == .share, numbers.isEmpty, cues.contains(.goal),
            cues.contains(.moreThan) != cues.contains(.lessThan)
        {
            question.isBelowGoal = cues.contains(.lessThan)
        }
        if case .metric(let metric) = question.subject, question.measure == .reached, cues.contains(.tooMuch),
            isOnEnoughDays(metric)
        {
            question.isBelowGoal = false
        }
        // "Did not reach my goal"
        if question.measure == .reached, numbers.isEmpty, cues.contains(.without) { question.isBelowGoal = true }
    }

    /// "How many weeks in a row did I train three times"
    private func takeWeeks(_ question: inout Question) {
        guard question.measure == .streak || question.measure == .longestStreak, isOfWeeksInARow else { return }
        question.span = .week
        let isMore = cues.contains(.moreThan) && !cues.contains(.inclusive)
        question.threshold = .init(value: (numbers.first ?? 1) + (isMore ? 1 : 0), isBelow: false)
    }

    /// Weeks in a row, with something that is done or eaten now and then
    private var isOfWeeksInARow: Bool {
        cues.contains(.streak) && cues.contains(.countsSpans) && metrics.isEmpty && numbers.count <= 1 && upper == nil
            && cues.isDisjoint(with: [.without, .lessThan, .months])
            && !comparing.contains { $0.hasSuffix("months") || $0.hasSuffix("maanden") }
    }

    /// What the time is held against, and the days of the week.
    private func takeTimes(_ question: inout Question) {
        takeAgo(&question)
        // "On training days versus rest days", "drops after a short night": what such days have in common is held against
        // the others anyhow.
        if case .metric = question.subject, question.condition != nil,
            question.measure == .compare || question.measure == .trend, periods.count < 2,
            weekdays.isEmpty
        {
            question.measure = .average
        }
        // "The Sunday before": of one that was spoken of
        if let shift, shift == Question.Shift(.same, -1), periods.count == 1, weekdays.isEmpty || isEitherDay,
            let said = periods[0].day, reader.pieces.contains(where: { reader.weekdays(of: $0)?.count == 1 })
        {
            (question.period, question.shift, question.weekdays) = (.day(said.adding(days: -7)), nil, nil)
        } else if let shift, question.measure == .compare || periods.count == 1 {
            // "Last week and the week before": of the one that was named.
            question.measure = question.measure ?? .compare
            if let said = question.period, question.measure == .compare {
                question.other = shift.applied(to: said, today: today)
                question.shift = nil
            } else if let said = question.period {
                question.period = shift.applied(to: said, today: today)
                question.shift = nil
            }
        }
        // "How much coffee on weekdays and at the weekend": each for itself, which a Friday and a Saturday are not.
        if weekdays.count == 2, periods.count < 2, weekdays.contains(where: { $0.days.count > 1 }),
            weekdays[0].days.isDisjoint(with: weekdays[1].days), question.threshold == nil, question.condition == nil,
            [nil, .average, .sum, .count].contains(question.measure),
            cues.isDisjoint(with: [.total, .without, .days, .reached]),
            question.subject.map({ $0.isOfDays || $0.part != nil }) == true
        {
            question.measure = .compare
        }
        if question.measure == .compare, weekdays.count > 1, periods.count < 2 {
            question.weekdays = weekdays.first?.days
            question.otherWeekdays = weekdays.dropFirst().reduce(into: []) { $0.formUnion($1.days) }
        } else if !weekdays.isEmpty {
            question.weekdays = weekdays.reduce(into: []) { $0.formUnion($1.days) }
        }
        // Friday night ends on Saturday, for which its sleep counts.
        if isOfItsNight, case .metric(let metric) = question.subject, metric.isOfNight, weekdays.count == 1 {
            question.weekdays = question.weekdays.map { Set($0.map { $0 % 7 + 1 }) }
        }
        // "Stronger than three months ago": from then on
        if question.measure == .trend, periods.count == 1, (said[.trend] ?? []).contains(where: Self.beyond.contains),
            let then = periods[0].range(today: today), then.end < today
        {
            question.period = .since(then.start)
        }
        guard question.measure == .compare, question.weekdays == nil || periods.count > 1 else { return }
        question.other = question.other ?? (periods.count > 1 ? periods[1] : nil)
        // "On 1 October and on 1 November": what became of it, so the earlier is what the later is held against.
        if isDifference, cues.isDisjoint(with: [.differs, .moreThan, .lessThan, .usual]), periods.count == 2,
            let first = periods[0].range(today: today), let second = periods[1].range(today: today),
            first.start < second.start
        {
            (question.period, question.other) = (periods[1], periods[0])
        }
        // "Heavier on 1 June than now": as a body is these days
        if question.other == nil, cues.contains(.now), case .metric(let metric) = question.subject, metric.isOfBody,
            let said = question.period, said.isOneDay, said != .day(today)
        {
            (question.period, question.other) = (metric.these, said)
        }
        // "On training days versus rest days in October": the days are held against each other, all of October.
        if question.other == nil, question.condition == nil, question.subject != nil, !isOfWhatDiffers,
            let said = question.period,
            cues.contains(.moreThan) || cues.contains(.lessThan)
                || cues.contains(.compare), let present = said.present(today), present.range(today: today) != nil
        {
            (question.period, question.other) = (present, said)
        }
        // "Better in the summer than now"
        if question.other == nil, cues.contains(.now), let said = question.period, said.before == nil, said != .ever {
            (question.period, question.other) = (.days(30), said)
        }
        // "Happier in the summer", than now; "lower than in spring", now
        if question.other == nil, let said = question.period, said.isBetween {
            if cues.contains(.differs), cues.isDisjoint(with: [.compare, .moreThan, .lessThan]) {
                question.other = .days(30)
            } else if !cues.isDisjoint(with: [.moreThan, .lessThan, .compare]) {
                (question.period, question.other) = (.days(30), said)
            }
        }
        if question.other == nil, cues.contains(.differs) { question.other = question.period?.before }
        // "Did I lose more in October than in September": not what was weighed in each, but what became of it
        if question.subject == .metric(.weight), !weightWords.isEmpty, question.other != nil, question.period != nil,
            !cues.isDisjoint(with: [.moreThan, .lessThan, .differs, .speed])
        {
            question.counted = cues.contains(.speed) ? .perWeek : .trend
        }
    }

    /// "What was different about last week": from the one before it
    private var isOfWhatDiffers: Bool { cues.contains(.overview) && said[.overview] == said[.compare] }

    /// Of two times the change from the earlier to the later is asked for.
    var isDifference: Bool { (said[.compare] ?? []).allSatisfy(Question.differences.contains) }

    /// What tells how well an exercise goes.
    static func howWell(_ id: String) -> Question.Measure {
        [Question.running, Question.walking].contains(id) ? .pace : .heaviest
    }

    /// Said of an exercise it asks how well it goes, and nothing that is counted.
    static let ofStrength: Set<QuestionCue> = [.now, .what, .list, .did, .compare, .best, .heaviest, .weighed]

    /// What a body weighed "a year ago" is told by the days around that one.
    private func takeAgo(_ question: inout Question) {
        // "And a year ago", of what was spoken of
        let isGoingOn = question.subject == nil && isContinued && question.measure == nil
        let isOfBody = if case .metric(let metric) = question.subject { metric.isOfBody } else { false }
        guard isOfBody || isGoingOn, let said = question.period, agos.contains(said), let around = said.around(today)
        else { return }
        question.period = around
        guard case .metric(let metric) = question.subject, question.measure == .compare, periods.count == 1 else {
            return
        }
        (question.period, question.other) = (metric.these, around)
    }

    /// A limit in the metric's unit: "10k" steps are thousands, hours of sleep minutes.
    private func limit(_ value: Double, _ subject: Question.Subject?) -> Double {
        let isThousand =
            isThousands && subject == .metric(.steps) && value < 1000
            || (subject == .metric(.water) || subject == .metric(.plainWater)) && value < 20
        let said = isThousand ? value * 1000 : value
        return if case .metric(let metric) = subject { reader.figure(said, of: metric) } else { said }
    }

    /// How far or how long workouts are: "longer than 8 km", "between 5 and 8 km"
    private var sessionThreshold: (Question.Threshold, counted: Question.Measure)? {
        sessionLimit.map { limit in
            let top = upper.flatMap { upper in numbers.first.map { upper * limit.value / $0 } }
            return (.init(value: limit.value, isBelow: cues.contains(.lessThan), upTo: top), limit.counted)
        }
    }

    private func takeThreshold(_ question: inout Question) {
        // "And 10,000", of what was spoken of
        if question.subject == nil, question.measure == nil, isContinued, numbers.count == 1, periods.isEmpty, !isMass {
            question.threshold = .init(value: numbers[0], isBelow: false)
            return
        }
        let isStreak = question.measure == .streak || question.measure == .longestStreak
        if isStreak, isOfWeeksInARow { return }
        if isStreak, cues.contains(.without) || cues.contains(.gap) {
            question.threshold = .init(value: 0, isBelow: false)
        }
        let isOfOneDay = (question.measure == .last || question.measure == .first) && (hasThreshold || isMass)
        let isOfLoads = if case .exercise = question.subject { isMass && question.measure == .count } else { false }
        if let (threshold, counted) = sessionThreshold, question.subject?.isOfSessions == true,
            let measure = question.measure, Coach.isLimited(measure, of: question.subject, by: threshold)
        {
            question.threshold = threshold
            // A workout has a length alone.
            if case .exercise = question.subject { question.counted = counted }
            return
        }
        guard isStreak || isOfOneDay || isOfLoads || question.measure == .share || question.measure == .reached,
            let value = numbers.last
        else { return }
        // "When did I first bench 80 kg": a set with as much
        let isOfLoad = if case .exercise = question.subject { isMass && numbers.count == 1 } else { false }
        let isMetric = if case .metric = question.subject { hasThreshold } else { false }
        if isOfOneDay, !isOfLoad, !isMetric { return }
        let isBelow = cues.contains(.lessThan) || question.measure == .reached && cues.contains(.without)
        var limit = limit(value, question.subject)
        if isOfLoad { limit = reader.kilograms(value) }
        // Of whole marks more than 8 are 9, and 6 or less are below 7.
        let isWhole =
            if case .metric(let metric) = question.subject { metric.isMark } else { question.subject?.part != nil }
        if isWhole,
            isBelow ? cues.contains(.inclusive) : cues.contains(.moreThan) && !cues.contains(.inclusive)
        {
            limit += 1
        }
        question.threshold = Question.Threshold(
            value: limit, isBelow: isBelow, upTo: upper.map { self.limit($0, question.subject) })
    }

    /// "Longer than 45 minutes", "at least 8 km": what workouts are to be, in minutes or km
    var sessionLimit: (value: Double, counted: Question.Measure)? {
        guard cues.contains(.moreThan) != cues.contains(.lessThan), !isMass else { return nil }
        if numbers.isEmpty, let minutes = (said[.howLong] ?? []).lazy.compactMap({ Self.hours[$0] }).first {
            return (minutes, .duration)
        }
        guard numbers.count == 1, let number = numbers.first, number > 0 else { return nil }
        if cues.contains(.howLong) {
            // Of whole minutes more than 45 are 46.
            let over = cues.contains(.lessThan) == cues.contains(.inclusive) && upper == nil ? 1.0 : 0
            let isHours = (said[.howLong] ?? []).contains { ["hours", "hour", "uur", "uren", "u"].contains($0) }
            return ((isHours ? number * 60 : number) + over, .duration)
        }
        guard cues.contains(.howFar) else { return nil }
        let isMiles = (said[.howFar] ?? []).contains("miles")
        return (isMiles ? number * UnitConversion.kilometresPerMile : number, .distance)
    }

    private static let beyond: Set<String> = ["stronger than", "sterker dan"]

    private static let bettered: Set<String> = [
        "better", "worse", "better than", "worse than", "beter", "slechter", "beter dan", "slechter dan", "stronger",
        "sterker",
    ]

    private static func isOfGood(_ words: String) -> Bool {
        !goods.isDisjoint(with: words.split(separator: " ").map(String.init))
    }

    private var periodOfOverview: Period? {
        let words = Set((said[.overview] ?? []).flatMap { $0.split(separator: " ") })
        if !words.isDisjoint(with: ["week", "weekly", "weekoverzicht"]) { return .days(7) }
        if !words.isDisjoint(with: ["month", "monthly", "maand", "maandoverzicht"]) { return .days(30) }
        return words.isDisjoint(with: ["day", "dag"]) ? nil : .day(today)
    }

    private var isOfLastMeal: Bool {
        !mealWords.isEmpty && slot == nil && !metrics.isEmpty && metrics.allSatisfy(\.isNutrient) && periods.isEmpty
            && weekdays.isEmpty && groups.isEmpty && names.isEmpty && numbers.isEmpty && clauses.event == nil
            && cues.contains(.last) && cues.isSubset(of: [.last, .howMany, .howMuch, .what, .did, .ate, .sources])
    }

    private var isOfLength: Bool { reader.lexer.tokens.contains { Self.lengths.contains($0.key) } }

    private static let lengths: Set<String> = ["longer", "shorter", "langer", "korter"]

    /// "My last run … than the one before"
    private var isOfLastAndBefore: Bool {
        shift == Question.Shift(.same, -1) && periods.isEmpty && !isContinued && !refersBack && cues.contains(.last)
    }

    private static let hours: [String: Double] = [
        "half an hour": 30, "half hour": 30, "een half uur": 30, "half uur": 30, "an hour": 60, "one hour": 60,
        "een uur": 60, "anderhalf uur": 90,
    ]

    /// Words that the measure would pass over: how bad a bad night is nobody said, and who was how often stressed is not
    /// told by how often that was written down.
    private func unmeasured(_ question: Question) -> [String] {
        guard let subject = question.subject else {
            // "And without the weekends", of what was spoken of
            let isOfGoal = question.measure == .compare && refersBack
            // "From 90 to 87": what is left of a goal has no such numbers.
            let isOfNumbers = question.measure == .remaining && numbers.count > 1
            return (isOfNumbers ? numberWords : [])
                + (isContinued ? others + qualities + (weekdays.isEmpty ? [] : words(of: .without)) : [])
                + (isOfGoal ? words(of: .goal) : [])
                // "Which one improved more"
                + (isOfWhich && cues.contains(.trend) ? words(of: .trend) : [])
        }
        // "How many calories left until 900": what is left is of the goal.
        if question.measure == .remaining { return isUpToNumber ? unnumbered(question) : [] }
        guard subject.isOfHistory else { return [] }
        let isMedian = question.measure == .median || question.alsoMeasures?.contains(.median) == true
        var words = isMedian || question.measure == .usualTime ? [] : self.words(of: .median)
        // "On a good day", of one figure: which days are good nobody said.
        if subject != .overview { words += self.words(of: .overview).filter(Self.isOfGood) }
        if subject != .plan(.training) { words += reader.toCome }
        if case .plan(let figure) = subject, figure.isOfNow { words += pastWords }
        if rank != nil, question.rank == nil { words += rankWords }
        if question.isOfMeals != true { words += oneMealWords + eachMealWords }
        // "Do I eat later on Fridays": it is no more and no less.
        if question.measure == .compare || question.measure == .usual, question.subject?.isOfNight != true,
            said[.differs] == said[.inTime]
        {
            words += self.words(of: .inTime)
        }
        // "What did I do the last time": of what, the conversation may know
        if subject == .overview { words += self.words(of: .first, .last) }
        if isOfTwo, question.measure == .gap, question.isLastOne != true, cues.contains(.last) {
            words += self.words(of: .last)
        }
        if cues.contains(.gap), ![.gap, .longestStreak].contains(question.measure) || cues.contains(.without) {
            words += self.words(of: .gap)
        }
        if question.measure != .perKilo { words += self.words(of: .perKilo) }
        if cues.contains(.perWorkout), question.measure != .average { words += self.words(of: .perWorkout) }
        if cues.contains(.perMonth),
            question.span != .month || question.measure != .average || !cues.isDisjoint(with: [.first, .weeks])
                || question.period?.isOneDay == true
        {
            words += self.words(of: .perMonth)
        }
        // "How many days did I skip breakfast and lunch": one of them is not both.
        if slots.count > 1, question.alsoSlots == nil, question.subject?.isOfDays != true || slot == nil {
            words += slotWords.dropFirst()
        }
        // "How much bread is left" asks for no bread that was eaten.
        if subject.part != nil, question.measure != .remaining { words += self.words(of: .remaining) }
        words += others + unnumbered(question) + undenied(question) + unheld(question)
        // "More in the evening than in the morning": the two are not held against each other.
        if Set(clauses.partsOfDay).count > 1 { words += clauses.partsOfDay }
        // "What did I eat after my workout": after it, and not on the whole of its day
        if let said = clauses.afterWord, question.condition?.event.isOfTraining == true, subject.isFromFood,
            question.measure != .compare, cues.isDisjoint(with: [.differs, .average])
        {
            words.append(said)
        }
        // "For lunch" and "before lunch" are one word in Dutch; what was had is told of the first, how much of neither.
        if isBeforeMeal, cues.isDisjoint(with: [.what, .list]) { words.append("voor") }
        // Workouts that were planned and not done nobody wrote down.
        if subject.isOfTraining, !cues.contains(.days) {
            words += (said[.without] ?? []).filter { Self.skips.contains(where: $0.contains) }
        }
        let isCounted =
            !cues.isDisjoint(with: [.howMany, .howOften, .days, .which, .when, .share, .streak, .last, .first])
            && question.measure != .advised && question.measure != .usualTime
        if isCounted, numbers.isEmpty, question.condition == nil {
            words += qualities
        } else if subject.isOfTraining, numbers.isEmpty, question.condition == nil {
            // "The pace of my long runs": which are long nobody said.
            words += qualities.filter(Self.narrowings.contains)
        }
        if case .night = subject {
            // "How many times did I wake up": of one night, which nothing counts
            if question.hours == nil { words += self.words(of: .howOften, .howMany) }
        } else {
            words += nightWords
        }
        if question.recorded != nil { return words }
        if case .metric(let metric) = subject {
            words += unmeasured(metric, question)
        } else if subject.isOfTraining {
            words += untrained(question)
        } else if subject == .foods,
            question.measure == .count && question.isOfMeals != true
                || said.values.contains(where: { !Self.sizes.isDisjoint(with: $0) })
        {
            // Meals are no things that were eaten, and how big one was is not how often it was had.
            words += mealWords
        }
        // "My worst eating days", "am I eating healthy": what was eaten tells neither.
        if subject == .foods || subject == .drinks, [nil, .count, .list, .often].contains(question.measure) {
            words += self.words(of: .differs, .worst) + (question.measure == .often ? [] : self.words(of: .should))
        }
        return words.filter { !question.leftOut.contains($0) }
    }

    /// Times that are over, as they were said
    private var pastWords: [String] {
        reader.pieces.compactMap { piece in
            guard case .period(let period) = piece.kind, let range = period.range(today: today), range.end < today
            else { return nil }
            return reader.typed(piece.tokens)
        }
    }

    private static let skips = ["skip", "miss", "oversl", "overgesl", "sloeg", "sla "]

    /// What a question is read the same with as without: it narrows nothing, so it was not understood.
    func idle(_ question: Question, _ named: QuestionParser.Logged) -> [String] {
        guard question.subject?.isOfHistory == true, question.measure != .remaining, question.leftOut.isEmpty else {
            return []
        }
        // "In three weeks" is read as a whole.
        let ofAhead = question.ahead == nil ? 0..<0 : reader.ahead?.tokens ?? 0..<0
        return reader.pieces.filter { isTelling($0) && !ofAhead.overlaps($0.tokens) }.filter { piece in
            // "Why did I sleep badly": how, the figures say
            if case .word(let word) = piece.kind, word.parts == ["quality"], question.measure == .why { return false }
            // "Snacks between lunch and dinner"
            if case .word(let word) = piece.kind, word.value == "snacks",
                slot.map(Question.Slot.meals.contains) == false
            {
                return false
            }
            // "To lose 1 kg a week", as much as a week without a number has
            if case .number = piece.kind, question.subject == .plan(.intake) { return false }
            // "The fastest I have run 10k": what it says, the distance says, too; "how many steps did I walk".
            if case .exercise(let id) = piece.kind {
                let isLimit = if case .figure(.steps, _) = clauses.event { true } else { false }
                let isOfSteps =
                    question.subject == .metric(.steps) || question.also?.contains(.steps) == true || isLimit
                    || question.trial?.isOfSteps == true
                if question.subject == .exercise(id) || isOfSteps && [Question.running, Question.walking].contains(id) {
                    return false
                }
            }
            var less = QuestionGrammar(reader.without { $0.kind == piece.kind }, today: today).question(named)
            (less.leftOut, less.isContinued) = (question.leftOut, question.isContinued)
            return less == question
        }.map { reader.typed($0.tokens) }
    }

    /// Whether a piece has to change what is asked
    private func isTelling(_ piece: QuestionReader.Piece) -> Bool {
        switch piece.kind {
        case .exercise: true
        case .number: !isOfTwo
        case .word(let word):
            switch word.kind {
            case .weekdays, .slot, .food, .group, .muscles, .micro: true
            case .cue:
                word.parts == ["quality"] && qualities.contains(SpokenName.text(reader.lexer.tokens[piece.tokens]))
            default: false
            }
        default: false
        }
    }

    private func words(of cues: QuestionCue...) -> [String] { cues.flatMap { said[$0] ?? [] } }

    /// "My last five workouts", "the average of my last seven weigh-ins"
    private func takeLatest(_ question: inout Question) {
        guard let latest, (2...50).contains(latest), numbers.count == 1, question.threshold == nil else { return }
        if isOfLatestWeights { (question.subject, question.measure) = (.metric(.weight), nil) }
        guard cues.isDisjoint(with: [.days, .howMany, .howOften]) else { return }
        guard let subject = question.subject else {
            // "And the last ten", of what was spoken of
            if isContinued { (question.latest, question.measure) = (latest, .last) }
            return
        }
        // "The difference between my last two weigh-ins": from the one to the other
        if question.measure == .compare, question.other == nil, isDifference { question.measure = .trend }
        let isBare = [nil, .last, .list, .value].contains(question.measure)
        switch subject {
        case .workouts where isBare: question.measure = .last
        case .exercise where isBare: question.measure = .list
        case .metric where isBare: question.measure = .last
        case .workouts, .exercise, .metric: break
        default: return
        }
        guard let measure = question.measure, subject.tellsLatest(measure) else { return }
        (question.latest, question.isLastOne) = (latest, nil)
    }

    /// "When did I last weigh 85": half a kilo or a pound on either side of it
    private func takeWeight(_ question: inout Question) {
        let isLast = cues.contains(.last) && [nil, .last, .value].contains(question.measure)
        guard question.subject == .metric(.weight), isLast || question.measure == .first, question.threshold == nil,
            question.latest == nil, !hasThreshold, numbers.count == 1,
            let mass = mass ?? numbers.first.map(reader.kilograms), EnergyRecord.weights.contains(mass)
        else { return }
        let reach = min(0.5, reader.kilograms(1))
        if isLast { question.measure = .last }
        question.threshold = Question.Threshold(value: mass - reach, isBelow: false, upTo: mass + reach)
    }

    /// A number that nothing was made of: "for 5 reps", "until 82"
    private func unnumbered(_ question: Question) -> [String] {
        // "10 % of my weight": of no figure a part is told.
        if said[.share] == ["%"], question.subject?.part == nil, !numbers.isEmpty,
            question.subject != .metric(.bodyFat),
            case .metric = question.subject
        {
            return ["%"]
        }
        // An answer with what there is most of names three.
        let isOfThree = numbers == [3] && (question.measure == .often || question.measure == .sources)
        let isUsed =
            question.threshold != nil || question.distance != nil || question.repetitions != nil || question.goal != nil
            || question.trial != nil
            || question.measure == .advised || question.top != nil || question.latest != nil || isOfThree
        // "Between 7 and 8 hours": one limit is not both.
        let isOfOne = question.measure == .last || question.measure == .first
        let isOfLoads = question.subject?.isOfTraining == true && sessionLimit == nil
        let isOfTwo = upper != nil && (question.threshold?.upTo == nil || isOfOne || isOfLoads)
        if question.threshold != nil, numbers.count > 1 || isOfTwo { return numberWords }
        return isUsed || numbers.allSatisfy { $0 == 1 } ? [] : numberWords
    }

    /// "Not", "without", where it is neither what is counted nor days below a goal
    private func undenied(_ question: Question) -> [String] {
        let isBelow = question.threshold?.isBelow == true || question.isBelowGoal == true
        guard cues.contains(.without), !isBelow, question.condition?.isWithout != true else { return [] }
        // "How many calories without alcohol" asks of no days.
        if question.measure == .without, question.part != nil, cues.isDisjoint(with: [.days, .when, .last, .which]) {
            return words(of: .without)
        }
        switch question.measure {
        case .without
        where slot != nil && question.subject?.isOfDays == true
            && cues.isDisjoint(with: [.days, .howOften, .when, .last, .which]):
            return words(of: .without)
        case .without, .streak, .longestStreak, .why, .advised, .remaining, .when: return []
        default: return words(of: .without)
        }
    }

    /// "Over", "below", with nothing that it may be over
    private func unheld(_ question: Question) -> [String] {
        guard question.threshold == nil, question.isBelowGoal == nil, question.condition == nil else { return [] }
        switch question.measure {
        case .compare, .remaining, .goal, .usual, .advised: return []
        default: return words(of: .moreThan, .lessThan)
        }
    }

    private func unmeasured(_ metric: Metric, _ question: Question) -> [String] {
        var words: [String] = []
        // "Calories in my last meal": of a day the last is told.
        if question.measure == .last || question.measure == .first, question.slot == nil { words += mealWords }
        // How often it was too much is not how often it was written down.
        if question.measure == .count { words += self.words(of: .enough) }
        // "How much do I drink when stressed" asks for no stress.
        if !metric.isFromFood, question.condition == nil, question.part == nil, clauses.except == nil,
            question.measure != .why
        {
            words += self.words(of: .drank) + (isOfEating ? self.words(of: .ate) : [])
        }
        // Of a night or a weigh-in no time is told, and of what happens on a day none but of food.
        let isOfMeal = if case .eaten = clauses.event { true } else { false }
        if !isOfMeal, clauses.isClockOfEvent || metric.isOfNight || metric.isOfBody {
            words += clauses.clocks + (clauses.isClockOfEvent ? clauses.partsOfDay : [])
        }
        // "Days I trained longer than 45 minutes" are no calories.
        if question.threshold != nil, question.measure == .reached || question.measure == .share {
            if metric.unit != .minutes { words += self.words(of: .howLong) }
            if metric.unit != .kilometres { words += self.words(of: .howFar) }
        }
        // "Compare my highest weight in May and in June": the means are told.
        if question.measure == .compare { words += self.words(of: .most, .least, .best, .longest) }
        if metric.isNutrient, metric != .alcohol, metric != .caffeine, question.part == nil, slot == nil,
            question.measure != .remaining
        {
            words += self.words(of: .drank)
        }
        // How many days a week no mean of days tells.
        let isExtremeOfDays = [.highest, .lowest].contains(question.measure) && question.span == nil
        if isExtremeOfDays || !cues.isDisjoint(with: [.days, .howOften]) { words += self.words(of: .perWeek) }
        // Drink and little sleep on one day are two questions.
        let isBurnt = metric == .activeEnergy && metrics.contains(.energy)
        if metrics.count > 1, question.also == nil, question.part == nil, question.measure != .why, !isBurnt {
            words += metricWords.dropFirst()
        }
        if question.measure == .reached { words += self.words(of: .first, .last) }
        // "When did my weight last go up"
        if question.measure == .trend, question.latest == nil { words += self.words(of: .last) }
        if question.measure == .compare, question.counted != .reached { words += self.words(of: .goal) }
        // How long a weight stood still nothing tells.
        if metric.unit != .minutes, ![.streak, .longestStreak, .last, .reached].contains(question.measure) {
            words += self.words(of: .howLong)
        }
        // What was had before the worst night is not the worst of what was had.
        if !metric.isOfNight, question.condition == nil, [.highest, .lowest].contains(question.measure) {
            words += self.words(of: .nights)
        }
        // A part of what, nobody said.
        if question.measure == .share, !question.isNarrowed, question.threshold == nil, question.isBelowGoal == nil,
            cues.isDisjoint(with: [.reached, .days]), metric != .alcohol, metric != .caffeine
        {
            words += self.words(of: .share)
        }
        if question.measure == .streak || question.measure == .longestStreak, !metric.isMark, !metric.isOfBody {
            words += self.words(of: .logs)
        }
        if metric.isMark, question.measure == .count, !cues.contains(.logs) {
            words += metricWords.isEmpty ? self.words(of: .howOften, .days) : metricWords
        }
        // "Which meal gives me the most" asks for no food.
        if metric.isFromFood, !cues.isDisjoint(with: [.sources, .most, .least, .best]), question.slot == nil,
            question.isOfMeals != true,
            question.period?.isOneDay != true || cues.contains(.sources)
        {
            words += mealWords
        }
        if metric == .weight, question.measure == .compare || question.measure == .usual, question.counted == nil {
            words += self.words(of: .speed)
        }
        // The most that was lost in a week is no weight.
        let isExtreme = question.measure == .highest || question.measure == .lowest
        // "Since when have I slept less": less than what, nobody said.
        if question.threshold == nil, question.measure == .streak || question.measure == .longestStreak {
            words += self.words(of: .differs, .trend)
        }
        if isExtreme, cues.contains(.trend), question.counted != .trend {
            words += self.words(of: .most, .heaviest, .least, .best)
        }
        // What a workout burnt is not what the day did.
        if metric != .weight, question.condition == nil { words += trainingWords }
        return words
    }

    private func untrained(_ question: Question) -> [String] {
        var words: [String] = []
        // "How much do I eat on Fridays that I train"
        if isOfEating || cues.contains(.drank) {
            words += self.words(of: .drank) + (isOfEating ? self.words(of: .ate) : [])
        }
        // "Do I run faster after a good night": of such days it is told, and not held against the others
        if question.condition != nil, question.measure != .compare { words += self.words(of: .differs, .speed) }
        // "What part of my runs were longer than 5 km"
        if question.measure == .share, sessionLimit != nil { words += comparing }
        // "What part of my workouts was strength": of days it is told.
        if question.measure == .share, trainingWords.count > 1, question.counted != .count {
            words += self.words(of: .share)
        }
        // "Did I do more sets than last month": of workouts how many there were is compared, and what was lifted.
        if case .workouts = question.subject, question.measure == .compare { words += self.words(of: .sets, .reps) }
        if case .exercise = question.subject {
            // What to load next no set tells.
            if question.measure == .list || question.measure == nil { words += self.words(of: .should) }
            // "Than the one before": that of another is not looked for.
            if shift?.unit == .same, periods.isEmpty, !isContinued, !refersBack, question.isLastOne != true {
                words += self.words(of: .differs, .speed, .compare, .last)
            }
            let isOfBest = question.counted == .best || question.counted == .heaviest
            let told: Set<QuestionCue> =
                isOfBest ? [.best, .heaviest] : Set(Self.sums.filter { $0.sum == question.counted }.map(\.cue))
            if question.measure == .compare, question.counted != .pace, question.isLastOne != true,
                !cues.subtracting(told).isDisjoint(with: [
                    .pace, .speed, .fastest, .heaviest, .best, .longest, .reps, .sets, .volume,
                ])
            {
                words += comparing + self.words(of: .speed)
            }
            if question.condition == nil, metrics.contains(where: { $0 != .weight && $0 != .steps }) {
                words += metricWords
            }
            // How often it was done is no weight, nor what a body weighed on a run.
            let isOfTimes: Set<Question.Measure?> = [.count, .perWeek, .sets, .reps, .duration, .distance, .average]
            let isOnFoot = [Question.running, Question.walking].contains { question.subject == .exercise($0) }
            if metrics == [.weight], isOfTimes.contains(question.measure) || isOnFoot, question.counted != .heaviest,
                question.threshold == nil, question.condition == nil
            {
                words += metricWords
            }
        }
        if case .muscles = question.subject, question.measure == .last {
            words += self.words(of: .volume, .sets, .reps)
        }
        // A mean of workouts is one of how long or how far they are.
        if !cues.isDisjoint(with: [.sets, .reps, .volume]), question.measure != .last, question.counted != perWorkout {
            words += self.words(of: .average).filter { question.measure == .average || $0.hasPrefix("per ") }
        }
        if question.measure != .usualTime, cues.contains(.perWeek), question.span == nil, question.counted == nil,
            !cues.isDisjoint(with: [.sets, .reps, .volume, .howFar, .howLong])
        {
            words += self.words(of: .perWeek)
        }
        return words
    }

    static let sums: [(cue: QuestionCue, sum: Question.Measure)] = [
        (.sets, .sets), (.reps, .reps), (.volume, .volume),
    ]

    /// What the days have in common that are asked of.
    private func condition(of subject: Question.Subject?) -> Question.Condition? {
        guard let event = clauses.event else { return nil }
        return Question.Condition(
            event, isNextDay: clauses.isDayAfter || clauses.isAfter && !event.isOfTraining,
            isWithout: clauses.isWithout, isDayBefore: clauses.isDayBefore, isLatest: clauses.isLatest
        ).of(subject, before: nil)
    }

    /// Whether a weight went up, or down; `nil` where nothing or both were said
    private var isRise: Bool? {
        let words = weightWords.union(said[.trend] ?? [])
        let isUp = isGain || words.contains { Self.rises.contains(where: $0.contains) }
        let isDown = words.contains { Self.falls.contains(where: $0.contains) }
        return isUp == isDown ? nil : isUp
    }

    private static let rises = [
        "up", "rise", "rose", "risen", "increas", "omhoog", "steeg", "stijg", "gestegen", "kom", "kwam", "aangekomen",
    ]
    private static let falls = [
        "los", "down", "drop", "fall", "fell", "decreas", "af", "viel", "val", "kwijt", "omlaag", "daal",
    ]
    private static let tomorrow: Set<String> = ["tomorrow", "morgen"]

    private var extremes: [QuestionCue] { [.most, .best, .least, .heaviest, .longest, .fastest] }

    /// "On which days", or the one day on which something was so.
    private func namesDays(_ measure: Question.Measure?) -> Bool {
        cues.contains(.which) || cues.contains(.when) && measure == .reached
    }

    /// "On what days was I over my calories", "runs longer than 8 km", "how many weeks": what hangs on a comparison that
    /// nothing is made of is not answered without it.
    private func isUncounted(_ subject: Question.Subject?) -> Bool {
        if cues.contains(.countsSpans) { return !isOfWeeksInARow || subject?.isDoneNowAndThen != true }
        let hasComparison = cues.contains(.moreThan) || cues.contains(.lessThan)
        switch subject {
        case .metric: return cues.contains(.which) && hasComparison && numbers.isEmpty && !cues.contains(.goal)
        case .exercise, .workouts:
            return !numbers.isEmpty && cues.contains(.compare) && cues.contains(.differs) && periods.isEmpty
        default: return false
        }
    }

    /// The average, the least and the most, where more than one of them is asked for.
    private var severalMeasures: [Question.Measure]? {
        let isMost = !cues.isDisjoint(with: [.most, .best]) || cues.contains(.heaviest) && metrics == [.weight]
        let said: [(Question.Measure, Bool)] = [
            (.average, cues.contains(.mean)), (.median, cues.contains(.median)), (.lowest, cues.contains(.least)),
            (.highest, isMost),
        ]
        let measures = said.filter(\.1).map(\.0)
        guard measures.count > 1, hasJoin || measures.count > 2,
            cues.isDisjoint(with: [.usual, .byWeekday, .days, .sources, .enough]),
            !cues.contains(.compare) || measures.contains(.lowest) && measures.contains(.highest) && isDifference
        else { return nil }
        return measures
    }

    /// "How many more steps to reach 10,000", "how far would I have to walk to hit 10k today": what is left of today to a
    /// figure that more is better of
    private var remainder: Question? {
        if let mean = remainderOfWeek { return mean }
        let isOnFoot = exercises.allSatisfy { $0 == Question.walking || $0 == Question.running }
        guard numbers.count == 1, upper == nil, isOnFoot, periods.allSatisfy({ $0 == .day(today) }), weekdays.isEmpty,
            names.isEmpty, slot == nil, groups.isEmpty, subjects.isEmpty, clauses.event == nil, !isMass,
            !cues.isDisjoint(with: [.howMany, .howMuch, .howFar, .remaining]),
            cues.isSubset(of: [
                .howMany, .howMuch, .howFar, .remaining, .should, .reached, .differs, .now, .time, .ate, .total, .habit,
                .soFar,
            ])
        else { return nil }
        let metric = metrics.first ?? (exercises.isEmpty || !isThousands && numbers[0] < 1000 ? nil : .steps)
        guard metrics.count < 2, let metric, isUpToNumber else { return nil }
        var question = Question(subject: .metric(metric), measure: .remaining)
        let goal = limit(numbers[0], question.subject)
        question.goal = goal
        return metric.upwards?.contains(goal) == true ? question : nil
    }

    /// "How many steps do I need to average 10,000 this week": what a mean of the week leaves
    private var remainderOfWeek: Question? {
        guard numbers.count == 1, upper == nil, periods == [.week(0)], weekdays.isEmpty, names.isEmpty, slot == nil,
            groups.isEmpty, subjects.isEmpty, exercises.isEmpty, clauses.event == nil, metrics.count == 1,
            let metric = metrics.first, metric.isAdditive, !metric.isOfNight, cues.contains(.mean),
            !cues.isDisjoint(with: [.should, .remaining]),
            cues.isSubset(of: [
                .howMany, .howMuch, .remaining, .should, .reached, .differs, .average, .mean, .habit, .ate, .now,
            ])
        else { return nil }
        var question = Question(subject: .metric(metric), measure: .remaining)
        (question.period, question.goal) = (.week(0), limit(numbers[0], question.subject))
        return question.goal.map { metric.upwards?.contains($0) == true } == true ? question : nil
    }

    /// "In pounds", "how many miles": the units that are asked for, whatever the person's own
    private var units: UnitSystem? {
        let keys = reader.lexer.tokens.map(\.key)
        let unit = zip(keys, keys.dropFirst()).first { lead, unit in
            Self.unitLeads.contains(lead) && Self.unitSystems[unit] != nil
        }
        return unit.flatMap { Self.unitSystems[$0.1] }
    }

    private static let unitLeads: Set<String> = ["in", "many", "hoeveel", "engelse"]
    private static let unitSystems: [String: UnitSystem] = [
        "pounds": .imperial, "lbs": .imperial, "lb": .imperial, "pond": .imperial, "ponden": .imperial,
        "miles": .imperial, "mile": .imperial, "mijl": .imperial, "mijlen": .imperial, "inches": .imperial,
        "ounces": .imperial, "oz": .imperial, "fahrenheit": .imperial, "kg": .metric, "kilos": .metric,
        "kilo": .metric, "kilograms": .metric, "kilogram": .metric, "km": .metric, "kilometres": .metric,
        "kilometers": .metric, "kilometer": .metric, "cm": .metric, "centimetres": .metric, "centimeters": .metric,
        "celsius": .metric,
    ]

    /// "To reach 10,000", "until 10k", "om de 10.000 te halen"
    private var isUpToNumber: Bool {
        let tokens = reader.lexer.tokens
        guard let place = reader.pieces.firstIndex(where: { if case .number = $0.kind { true } else { false } }) else {
            return false
        }
        let before = tokens[..<reader.pieces[place].tokens.lowerBound].suffix(2).map(\.key)
        return cues.contains(.reached) || !Self.untils.isDisjoint(with: before)
    }

    private static let untils: Set<String> = ["until", "till", "to", "tot", "from", "van", "naar", "off"]

    /// "When will I weigh 75 kg", "when do I reach my goal weight"
    private var arrival: Question? {
        // "How many weeks until my goal weight"
        let isOfWeeks =
            cues.contains(.countsSpans)
            && (plan == .toGoal || cues.contains(.remaining) || cues.contains(.will) || isOfGoalAhead
                || bareMass != nil || isMass)
        let isOfWeight =
            metrics == [.weight]
            || metrics.isEmpty && (isMass || plan == .toGoal || isOfAim || bareMass != nil)
        let isAsked =
            cues.contains(.will) || isOfWeeks || cues.contains(.when) && cues.contains(.habit) && !numbers.isEmpty
            || cues.contains(.when) && (plan == .toGoal || bareMass != nil || metrics.isEmpty && isOfGoalAhead)
            // "Wanneer ben ik 75 kilo"
            || cues.contains(.when) && cues.isSubset(of: [.when, .did]) && metrics.isEmpty && isMass && !numbers.isEmpty
                && isPresentTense
        let isToCome =
            cues.isDisjoint(with: [.last, .first, .average, .often, .trend]) && periods.isEmpty && weekdays.isEmpty
            && (!cues.contains(.did) || isPresentTense)
        guard isOfWeight, isAsked, isToCome, exercises.isEmpty, subjects.isEmpty, slot == nil, muscles.isEmpty,
            cues.contains(.when) || cues.contains(.will) || isOfWeeks, numbers.count <= 1,
            names.allSatisfy({ !$0.isFood })
        else { return nil }
        var question = Question(subject: .plan(.arrival))
        guard !numbers.isEmpty else { return plan == .toGoal || isOfAim ? question : nil }
        guard let mass = mass ?? bareMass else { return nil }
        question.goal = mass
        return question
    }

    /// "How many days"
    private var isOfCountedDays: Bool { has(["how many days", "hoeveel dagen", "how many times", "hoe vaak"]) }

    /// "What will I weigh at Christmas", "haal ik mijn streefgewicht voor 1 maart"
    private var weightAhead: Question? {
        guard metrics == [.weight] || metrics.isEmpty, exercises.isEmpty, subjects.isEmpty, slot == nil,
            muscles.isEmpty, clauses.event == nil,
            cues.isDisjoint(with: [.compare, .last, .first, .average]),
            cues.isDisjoint(with: [.differs, .trend]) || cues.contains(.will),
            // "How many days under 88 kg in October"
            cues.contains(.will) || !isOfCountedDays,
            let ahead = reader.ahead
        else { return nil }
        func isOfIt(_ words: String) -> Bool { reader.isSaid(words, in: ahead.tokens) }
        let rest = zip(numbers, numberWords).filter { !isOfIt($1) }.map(\.0)
        // "Hoeveel weeg ik minder dan in januari": than in the one that was
        if rest.isEmpty, cues.contains(.moreThan) || cues.contains(.lessThan), !cues.contains(.will) { return nil }
        // "Ben ik met kerst onder de 80"
        let isBare =
            metrics.isEmpty && hasThreshold && rest.count == 1
            && EnergyRecord.weights.contains(reader.kilograms(rest[0]))
        let isOfGoal =
            plan == .toGoal || plan == .onTrack || cues.contains(.goal) || isMass && rest.count == 1 || isBare
        let isToCome =
            cues.contains(.will) || plan == .onTrack || reader.isConditional
            || isOfGoal && !cues.isDisjoint(with: [.reached, .sources, .should])
            || isBare || isOfNextTime || periods.isEmpty && isOfPresentWeight
        guard metrics == [.weight] || isOfGoal, isToCome, isPresentTense, rest.count <= 1,
            names.allSatisfy({ isOfIt($0.text) }),
            clauses.unbound.allSatisfy(isOfIt)
        else { return nil }
        var question = Question(subject: .plan(.arrival))
        question.ahead = ahead.day
        if let number = rest.first {
            let mass = reader.kilograms(number)
            guard EnergyRecord.weights.contains(mass) else { return nil }
            question.goal = mass
        }
        return question
    }

    /// "How fast must I lose to weigh 80 by March", "what should I eat to be 80 kg on 1 June": what that takes
    private var byDate: Question? {
        let isOfPace = !cues.isDisjoint(with: [.pace, .speed, .rate, .perWeek])
        guard let ahead = reader.ahead, isOfPace || isOfEating || metrics.contains(.energy) || topics == [.calories],
            !cues.isDisjoint(with: [.should, .reached]) || reader.isConditional || plan == .toGoal
                || topics == [.calories],
            cues.isDisjoint(with: [.will, .did, .last, .compare, .whatIf, .why]),
            metrics.allSatisfy({ [.weight, .energy].contains($0) }), exercises.isEmpty, subjects.isEmpty, slot == nil,
            muscles.isEmpty, groups.isEmpty, clauses.event == nil,
            names.allSatisfy({ reader.isSaid($0.text, in: ahead.tokens) })
        else { return nil }
        let rest = zip(numbers, numberWords).filter { !reader.isSaid($1, in: ahead.tokens) }.map {
            reader.kilograms($0.0)
        }
        let isOfMass = rest.count == 1 && EnergyRecord.weights.contains(rest[0])
        guard
            isOfMass && (isMass || metrics.contains(.weight) || metrics == [.energy] && reader.isConditional)
                || rest.isEmpty && (plan == .toGoal || isOfAim)
        else { return nil }
        var question = Question(subject: .plan(.byDate))
        (question.goal, question.ahead) = (rest.first, ahead.day)
        return question
    }

    /// "When will I reach 82", "wanneer ben ik op 82": what a person can weigh, in kg
    private var bareMass: Double? {
        guard cues.contains(.reached), metrics.isEmpty, !isMass, names.isEmpty, let number = numbers.first else {
            return nil
        }
        let mass = reader.kilograms(number)
        return EnergyRecord.weights.contains(mass) ? mass : nil
    }

    /// "Wanneer haal ik mijn doel", rather than "haalde"
    private var isOfGoalAhead: Bool {
        isOfAim
            && (said[.reached] ?? []).allSatisfy { word in
                !["reached", "hit", "met", "made", "haalde", "gehaald", "bereikte", "bereikt"].contains {
                    word.hasPrefix($0)
                }
            }
    }

    /// "What if I eat 1,800 calories a day", "how much would I lose if I walked 10,000 steps a day"
    private var trial: Question? {
        let isIf = reader.lexer.tokens.contains { ["if", "als", "wanneer"].contains($0.key) }
        // "And if I eat 2,200"
        let isAnother = isContinued && isOfEating && metrics.isEmpty && numbers.count == 1
        // "Is 1,500 calories too low for me"
        let isOfAmount =
            metrics == [.energy] && !cues.isDisjoint(with: [.enough, .tooMuch]) && numbers.count == 1
            && ["is", "are", "zijn"].contains(reader.lexer.tokens.first?.key)
        guard
            cues.contains(.whatIf) || isOfAmount
                || isIf && (cues.contains(.will) || reader.isConditional || reader.ahead != nil || isAnother),
            // "Als ik minder eet, wat weeg ik dan": then, rather than "than"
            cues.isDisjoint(with: [.last, .first, .why]), (said[.compare] ?? []).allSatisfy({ $0 == "dan" }),
            slot == nil, groups.isEmpty, muscles.isEmpty,
            names.allSatisfy({ !$0.isFood }), metrics.allSatisfy({ [.energy, .steps, .weight].contains($0) }),
            exercises.allSatisfy({ [Question.walking, Question.running].contains($0) })
        else { return nil }
        var question = Question(subject: .plan(.trial))
        question.ahead = reader.ahead?.day
        if let triedBoth {
            question.trial = triedBoth
            return question
        }
        // Of what cannot be tried as a change the number is no amount either.
        if change(in: reader.pieces[...]) != nil, !isMass || cues.isDisjoint(with: [.perWeek]) {
            question.trial = trial(in: reader.pieces[...])
            return question.trial == nil ? nil : question
        }
        var tried = Question.Trial()
        if case .figure(.steps, let limit) = clauses.event { tried.steps = limit.value }
        if case .figure(.energy, let limit) = clauses.event { tried.energy = limit.value }
        // "In two months" says when, and nothing of how much.
        let ofTime = reader.ahead.map { $0.tokens.compactMap(reader.lexer.number) } ?? []
        for number in numbers where !ofTime.contains(number) {
            if isMass, cues.contains(.perWeek), (0.05...2).contains(reader.kilograms(number)) {
                tried.pace = isGain ? reader.kilograms(number) : -reader.kilograms(number)
            } else if metrics.contains(.steps) || !exercises.isEmpty,
                (100...100_000).contains(limit(number, .metric(.steps)))
            {
                tried.steps = limit(number, .metric(.steps))
            } else if metrics.contains(.energy) || isOfEating, Question.Trial.energies.contains(number) {
                tried.energy = number
            }
        }
        if tried.pace == nil, isHalf, isMass, cues.contains(.perWeek) { tried.pace = isGain ? 0.5 : -0.5 }
        guard tried != Question.Trial() else { return nil }
        question.trial = tried
        return question
    }

    /// "If I eat 300 kcal less and walk 10,000 steps": each in its own part of the sentence
    private var triedBoth: Question.Trial? {
        // "In two months" says when.
        let ahead = reader.ahead?.tokens ?? 0..<0
        let numbers = reader.pieces.indices.filter { place in
            guard case .number = reader.pieces[place].kind else { return false }
            return !ahead.overlaps(reader.pieces[place].tokens)
        }
        guard let first = numbers.first, numbers.count == 2 else { return nil }
        let cut = (first..<numbers[1]).last { place in
            reader.pieces[place].kind == .mark
                || reader.lexer.has(.and, at: reader.pieces[place].tokens.lowerBound)
        }
        guard let cut, let one = trial(in: reader.pieces[..<cut]), let other = trial(in: reader.pieces[cut...]),
            one.isOfSteps != other.isOfSteps
        else { return nil }
        return Question.Trial(
            energy: one.energy ?? other.energy, steps: one.steps ?? other.steps,
            energyChange: one.energyChange ?? other.energyChange, stepsChange: one.stepsChange ?? other.stepsChange)
    }

    /// "3,000 steps more", "500 calorieën per dag minder": by how much more or less than now
    private func change(in pieces: ArraySlice<QuestionReader.Piece>) -> Double? {
        for (place, piece) in zip(pieces.indices, pieces) {
            guard case .number(let number) = piece.kind else { continue }
            for next in pieces[(place + 1)...].prefix(3) {
                if case .number = next.kind { break }
                if next.kind == .mark { break }
                guard case .word(let word) = next.kind, word.parts == ["differs"],
                    let isLess = reader.lexicon.amounts[SpokenName.text(reader.lexer.tokens[next.tokens])]
                else { continue }
                return isLess ? -number : number
            }
        }
        return nil
    }

    /// What one number is tried of: of steps where they are named, and of energy otherwise; `nil` for what no day can be
    /// changed by
    private func trial(in pieces: ArraySlice<QuestionReader.Piece>) -> Question.Trial? {
        // What stands in a clause is in no list of what is asked for.
        let metrics = pieces.compactMap { piece -> String? in
            guard case .word(let word) = piece.kind, word.kind == .metric else { return nil }
            return word.parts.first.map { "\($0)" }
        }
        let isOnFoot = pieces.contains { if case .exercise = $0.kind { true } else { false } }
        let change = change(in: pieces)
        let said = pieces.lazy.compactMap { if case .number(let number) = $0.kind { number } else { nil } }.first
        guard let amount = change.map(abs) ?? said else { return nil }
        if metrics.contains(Metric.steps.rawValue) || isOnFoot {
            let steps = limit(amount, .metric(.steps))
            guard (100...100_000).contains(steps) else { return nil }
            guard let change else { return .init(steps: steps) }
            return .init(stepsChange: change < 0 ? -steps : steps)
        }
        guard metrics.contains(Metric.energy.rawValue) || !isMass else { return nil }
        guard let change else { return Question.Trial.energies.contains(amount) ? .init(energy: amount) : nil }
        return (20...3000).contains(amount) ? .init(energyChange: change) : nil
    }

    /// "How many calories should I eat to lose half a kilo a week"
    private var intake: Question? {
        let isOfEnergy = metrics.contains(.energy) || topics == [.calories] || cues.contains(.ate)
        let isAsked = cues.contains(.should) || topics == [.calories] || cues.contains(.howMany) && !isOwn
        guard isOfEnergy, cues.contains(.perWeek), isMass, isAsked,
            cues.isDisjoint(with: [.did, .last]), periods.isEmpty
        else { return nil }
        let number = numbers.first ?? (isHalf ? 0.5 : 1)
        let rate = reader.kilograms(number)
        guard numbers.count <= 1, (0.05...2).contains(rate) else { return nil }
        var question = Question(subject: .plan(.intake))
        question.goal = isGain ? rate : -rate
        return question
    }

    /// "What do I weigh at Christmas", "hoe zwaar ben ik in maart": the last one was weighed.
    private var isOfNextTime: Bool {
        guard metrics == [.weight], periods.count == 1, let last = periods[0].range(today: today)?.end,
            today.days(to: last) < -60, isOfPresentWeight || cues.contains(.habit) && periods[0].day != nil
        else { return false }
        return isPresentTense && cues.isDisjoint(with: [.compare, .differs, .trend, .moreThan, .lessThan])
    }

    /// Rather than "woog ik"
    private var isOfPresentWeight: Bool {
        !metricWords.isEmpty && metricWords.allSatisfy { $0.hasSuffix("weeg ik") || $0.hasSuffix("zwaar ben ik") }
    }

    /// "Am I", rather than "was I"
    var isPresentTense: Bool { (said[.did] ?? []).allSatisfy { ["ben ik", "am i"].contains($0) } }

    /// kg, where a number of them was said that a body can weigh
    var mass: Double? {
        numbers.first.map(reader.kilograms).flatMap { (25...350).contains($0) ? $0 : nil }
    }

    /// "How many calories should I eat today": of one day there is a figure, rather than something to explain.
    private var isAllowance: Bool {
        let isAsked = topics == [.calories] || topics.isEmpty && metrics == [.energy] && cues.contains(.should)
        return isAsked && periods == [.day(today)] && numbers.isEmpty && clauses.event == nil && exercises.isEmpty
            && names.isEmpty && slot == nil && cues.isDisjoint(with: [.did, .why, .compare, .enough, .perWeek, .last])
    }

    /// "Should I eat more fibre": of that, rather than of calories
    var isOfOther: Bool { topics == [.calories] && metrics.contains { $0.isFromFood && $0 != .energy } }

    private var topic: Question.Topic? {
        // What of today's goal is left, and how days with and without something differ, is a question of figures.
        let isOfWeek = cues.contains(.remaining) && periods == [.week(0)]
        if (isRemaining || isOfWeek) && !metrics.isEmpty || clauses.event != nil || cues.contains(.streak)
            || plan == .training
        {
            return nil
        }
        if isOfOther { return metrics.contains(.protein) ? .protein : nil }
        if let topic = topics.first(where: { $0 != .calories }) ?? topics.first {
            // "Was I tired last week" is a question about figures; those of a plateau or a split are not.
            return topic
        }
        guard cues.contains(.should), cues.isDisjoint(with: [.did, .last]), weekdays.isEmpty, let metric = metrics.first
        else {
            return nil
        }
        guard !cues.contains(.enough) else { return nil }
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
            ]) && cues.isSubset(of: [.sets, .reps, .ate, .drank, .habit, .howFar, .volume])
    }

    var hasThreshold: Bool {
        cues.contains(.moreThan) || cues.contains(.lessThan) || cues.contains(.reached)
    }
}

extension Metric {
    /// What is these days of a body: who weighs every day seldom measures a waist as often.
    fileprivate var these: Period { .days(self == .weight ? 7 : 30) }
}
