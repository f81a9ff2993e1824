extension QuestionGrammar {
    /// "Week by week"; "my average weight per week": one after the other, where so much a week would be another question
    var isByWeek: Bool {
        guard cues.contains(.perWeek), periods.count < 2, numbers.isEmpty, let metric = metrics.first else {
            return false
        }
        let isOfLevel = (!metric.isAdditive || metric.isOfNight) && weightWords.isEmpty
        return cues.contains(.oneByOne)
            || isOfLevel && !cues.isDisjoint(with: [.mean, .average]) && !cues.contains(.rate)
    }

    func measure(_ question: Question) -> Question.Measure? {
        if case .micronutrient = question.subject { return micronutrientMeasure(of: question.part) }
        if case .night(let night) = question.subject { return nightMeasure(night, question) }
        if question.subject == .muscleGroups {
            return cues.contains(.least) ? .lowest : cues.contains(.most) ? .highest : .list
        }
        if question.span != nil, question.subject != nil {
            return (cues.contains(.perMonth) || isByWeek) && cues.isDisjoint(with: [.compare, .trend])
                ? .average : extreme(question.subject)
        }
        if question.recorded != nil {
            if cues.contains(.last) { return .last }
            if !cues.isDisjoint(with: [.most, .best]) { return .highest }
            return cues.contains(.least)
                ? .lowest : cues.contains(.average) || question.recorded != .activeEnergy ? .average : .sum
        }
        if isComparedToGoal(question) { return .advised }
        if let special = specialMeasure(question) { return special }
        if isOverGoal, case .metric = question.subject { return .remaining }
        // "More than last week" is held against it, "over my calories last week" is not.
        let isThan = ((said[.moreThan] ?? []) + (said[.lessThan] ?? [])).contains {
            $0.hasSuffix("than") || $0.hasSuffix("dan")
        }
        let isLimit = question.subject?.isOfSessions == true && sessionLimit != nil
        let hasComparison = isThan && numbers.isEmpty && !cues.contains(.goal) && !isLimit
        let isBesideAnother = !periods.isEmpty || weekdays.count > 1 || shift != nil
        if cues.contains(.compare) || periods.count > 1 || hasComparison && isBesideAnother {
            return .compare
        }
        if case .metric = question.subject, cues.contains(.differs), numbers.isEmpty,
            periods.count == 1 && (periods[0].before != nil || periods[0].isBetween)
                || !weekdays.isEmpty && periods.isEmpty
        {
            return .compare
        }
        // "Do I drink more coffee at weekends", than on the other days
        if question.subject?.part != nil, cues.contains(.differs), !weekdays.isEmpty, periods.isEmpty, numbers.isEmpty {
            return .compare
        }
        switch question.subject {
        case .metric(let metric):
            let measure = metricMeasure(metric)
            // "What do I get out of alcohol" is no goal.
            let isPart = question.part != nil || question.slot != nil || question.hours != nil
            return measure == .reached && isPart && numbers.isEmpty && !cues.contains(.goal)
                ? cues.contains(.perWeek) ? .perWeek : .sum : measure
        // "Did I run further last month", than the month before
        case .exercise, .muscles, .workouts:
            let isHeldAgainst =
                cues.contains(.differs) && numbers.isEmpty && periods.first?.before != nil && clauses.event == nil
                && cues.isDisjoint(with: [
                    .trend, .most, .least, .sets, .reps, .volume, .heaviest, .best, .last, .longest, .fastest,
                ])
            return isHeldAgainst ? .compare : trainingMeasure(question.subject)
        case .exercises: return trainingMeasure(question.subject)
        case .food, .group, .foods, .drinks: return foodMeasure(question.subject)
        case nil: return looseMeasure
        default: return nil
        }
    }

    /// What one word of a question settles whatever else is asked.
    private func specialMeasure(_ question: Question) -> Question.Measure? {
        let isMetric = if case .metric = question.subject { true } else { false }
        // "The longest I went without": of a run it is its length.
        let isRun = if case .exercise = question.subject { true } else { false }
        let isLong = cues.contains(.howLong) || cues.contains(.longest) && !isRun
        if isOfLastTwo, question.subject?.isDoneNowAndThen == true { return .gap }
        if cues.contains(.gap), question.subject?.isDoneNowAndThen == true,
            cues.isDisjoint(with: [.last, .first, .least])
        {
            return cues.isDisjoint(with: [.longest, .most]) ? .gap : .longestStreak
        }
        if cues.contains(.streak) || cues.contains(.without) && isLong && !cues.contains(.last) {
            return cues.contains(.longest) || cues.contains(.most) ? .longestStreak : .streak
        }
        if cues.contains(.median), isMetric, cues.isDisjoint(with: [.compare]), periods.count < 2 { return .median }
        if cues.contains(.why), isMetric || question.subject == nil { return .why }
        if isRemaining || isOverGoal, isMetric { return .remaining }
        // "How many calories do I have left this week"
        if case .metric(let metric) = question.subject, cues.contains(.remaining), periods == [.week(0)],
            metric.isAdditive, !metric.isOfNight, numbers.isEmpty, clauses.event == nil, slot == nil,
            cues.isDisjoint(with: [.compare, .days, .share]), !isOfPast
        {
            return .remaining
        }
        // "How much did I have left yesterday": beside what was aimed at that day
        if isMetric, cues.contains(.remaining), periods.count == 1, cues.isDisjoint(with: [.compare, .days, .share]) {
            return .advised
        }
        if cues.contains(.variety), question.subject?.allows(.variety) == true { return .variety }
        // "When am I most stressed": on which days of the week
        if case .metric(let metric) = question.subject, metric.isMark || metric.isOfNight, cues.contains(.when),
            isPresentTense && said[.did] != nil || cues.contains(.habit),
            !cues.isDisjoint(with: [.most, .least, .best, .worst]), periods.isEmpty, numbers.isEmpty
        {
            return .byWeekday
        }
        if isMetric, isAdvice { return question.subject == .metric(.weight) ? .goal : .advised }
        let isPart = question.part != nil || question.slot != nil || question.hours != nil
        if isMetric, isPart, cues.contains(.sources), cues.contains(.howMuch) || cues.contains(.howMany) {
            return .share
        }
        let isRate =
            cues.contains(.rate) || cues.contains(.perWeek) && (!weightWords.isEmpty || cues.contains(.trend))
        if isRate, question.subject == .metric(.weight), !cues.contains(.compare), periods.count < 2,
            cues.isDisjoint(with: [.oneByOne, .most, .best, .heaviest, .least])
        {
            return .perWeek
        }
        if cues.contains(.byWeekday), question.subject != nil { return .byWeekday }
        // "By what percentage did my weight fall", "how many percent more": a change, which is told with its share
        let isChange = question.part == nil && question.slot == nil && numbers.isEmpty && !cues.contains(.goal)
        if cues.contains(.share), isChange, cues.contains(.trend) { return .trend }
        if cues.contains(.share), isChange, !cues.isDisjoint(with: [.differs, .compare]), periods.count > 1 {
            return .compare
        }
        // "What percentage of my step goal did I reach today"
        if cues.contains(.share), cues.contains(.goal), isMetric, question.part == nil, numbers.isEmpty,
            periods.count == 1, periods[0].isOneDay, cues.isDisjoint(with: [.days, .nights])
        {
            return periods == [.day(today)] ? .remaining : .advised
        }
        if cues.contains(.share), question.subject != nil { return .share }
        if cues.contains(.perKilo), isMetric || isRun { return .perKilo }
        if cues.contains(.usual), isMetric || isRun || question.subject == nil, periods.count < 2 { return .usual }
        // "How many calories over my goal was I on Saturday", "how far below"
        let isByHowMuch =
            !cues.isDisjoint(with: [.howMany, .howFar]) && periods.count == 1 && hasThreshold
        let isAimedAt = (said[.goal] ?? []).contains { $0.contains("aim") || $0.contains("mik") }
        if cues.contains(.goal), isMetric, isWhat || cues.contains(.howMuch) || isByHowMuch || isAimedAt,
            !cues.contains(.days),
            cues.isDisjoint(with: [.compare])
        {
            // "By how much did I exceed my goal yesterday": beside what it was that day
            let isOfThen = periods.count == 1 && periods != [.day(today)]
            return isOfThen || cues.contains(.moreThan) || cues.contains(.lessThan) ? .advised : .goal
        }
        // "What should I squat next time", "welk gewicht bij bankdrukken de volgende keer"
        let musts = (said[.should] ?? []).contains {
            ["should", "must", "moet", "moet ik", "zal ik"].contains($0) || $0.hasPrefix("should i")
        }
        // "What should I load next time", after an exercise
        let isOfLast = question.subject == nil && musts && isOfNextTime
        if isRun || isOfLast, musts || isOfNextTime, periods.isEmpty || periods == [.day(today)], numbers.isEmpty,
            isWhat || !cues.isDisjoint(with: [.howMuch, .howMany]) || isHowHeavy,
            cues.isDisjoint(with: [.did, .enough, .pace]),
            (said[.howOften] ?? []).allSatisfy({ $0 == "keer" })
        {
            return .next
        }
        if case .exercise = question.subject, cues.contains(.pace), cues.contains(.trend) { return .trend }
        if case .exercise = question.subject, cues.contains(.pace), !cues.contains(.compare), periods.count < 2 {
            return cues.contains(.fastest) ? .fastest : .pace
        }
        // "What did I do last time"
        if question.subject == .overview, periods.isEmpty, cues.contains(.last) != cues.contains(.first) {
            return cues.contains(.last) ? .last : .first
        }
        // "Is it worse on weekdays"
        if question.subject == nil, cues.contains(.differs), !weekdays.isEmpty, periods.isEmpty, numbers.isEmpty {
            return .compare
        }
        // "Is that more"
        if question.subject == nil, refersBack, !isOfWhich, cues == [.differs], periods.isEmpty, numbers.isEmpty {
            return .compare
        }
        // "Which of them was better"
        if question.subject == nil, isOfWhich, cues.contains(.differs), periods.isEmpty { return .best }

        if question.subject == nil, cues.contains(.pace) { return .pace }
        // "How much should that be"
        if question.subject == nil, cues.contains(.goal), !cues.isDisjoint(with: [.howMuch, .howMany]), periods.isEmpty
        {
            return .goal
        }
        // "When was the last time"
        let isOfLastTime = (said[.last] ?? []).contains { $0.hasSuffix("last time") || $0.hasSuffix("laatste keer") }
        if question.subject == nil, periods.isEmpty, isOfLastTime { return .last }
        if question.subject == nil, isOfLooseMeals { return .sources }
        if question.subject == nil, periods.isEmpty, cues.contains(.when) || cues.contains(.clock),
            cues.isDisjoint(with: [.most, .least, .best])
        {
            // "When did I last do that", "when do I drink it"
            return cues.contains(.last) ? .last : cues.contains(.habit) ? .usualTime : .when
        }
        let isUsual = cues.contains(.often) || cues.contains(.habit) || cues.contains(.average)
        // "On which day do I usually train"
        let isOfDay = (said[.when] ?? []).contains { $0.hasSuffix("day") || $0.hasSuffix("dag") }
        if isOfDay, isUsual, question.subject?.allows(.byWeekday) == true { return .byWeekday }
        if cues.contains(.clock) || cues.contains(.when) && isUsual, !isMetric, question.subject != nil {
            return .usualTime
        }
        return nil
    }

    /// "How does that compare to my goal"
    private func isComparedToGoal(_ question: Question) -> Bool {
        let isOfMetric = if case .metric = question.subject { true } else { question.subject == nil }
        return isOfAim && isOfMetric && cues.contains(.compare) && periods.count < 2
    }

    private static let pasts = ["did", "had", "was", "were", "kwam", "waren", "gemist", "zat", "zaten"]

    /// "Were in my lunch", rather than "are"
    var isOfPast: Bool {
        // The Dutch word alone: "at breakfast" is no time.
        has(Self.pasts) || (said[.ate] ?? []).contains { $0 == "at" || $0.hasPrefix("at ") }
    }

    /// "My goal", "to reach my goal"
    var isOfAim: Bool {
        cues.contains(.goal) || (said[.remaining] ?? []).contains { $0.hasSuffix("goal") || $0.hasSuffix("doel") }
    }

    private var isOfNextTime: Bool {
        let keys = reader.lexer.tokens.map(\.key)
        return zip(keys, keys.dropFirst()).contains { next, time in
            ["next", "volgende"].contains(next)
                && ["time", "session", "workout", "keer", "training", "sessie"].contains(time)
        }
    }

    /// "Between my last two runs"
    var isOfLastTwo: Bool {
        cues.contains(.gap) && cues.contains(.last) && cues.isDisjoint(with: [.first, .least, .most, .longest])
            && isOfTwo
    }

    /// "How much protein do I have left".
    var isRemaining: Bool {
        let isOver = !periods.isEmpty && periods != [.day(today)]
        guard !isOver, !cues.contains(.days), !cues.contains(.did) || cues.contains(.remaining) else { return false }
        // "How many more steps today"
        let isMore = periods == [.day(today)] && numbers.isEmpty && cues.isSubset(of: [.howMany, .howMuch, .differs])
        return cues.contains(.remaining)
            || isMore && said[.differs].map { ["more", "meer"].contains($0.first) && $0.count == 1 } == true
            || cues.contains(.should) && cues.contains(.differs) && (cues.contains(.howMuch) || cues.contains(.howMany))
            // "What should I eat today to hit my protein"
            || cues.contains(.should) && cues.contains(.reached) && periods == [.day(today)] && numbers.isEmpty
    }

    /// "Am I over my calories today": over what is aimed at
    private var isOverGoal: Bool {
        numbers.isEmpty && clauses.event == nil && clauses.partsOfDay.isEmpty && weekdays.isEmpty && shift == nil
            && !isOfNightBefore
            && periods.allSatisfy { $0 == .day(today) }
            && (cues.contains(.moreThan) || cues.contains(.lessThan))
            && cues.isDisjoint(with: [.compare, .differs, .usual, .days, .howOften, .streak, .goal])
    }

    /// "The most protein I ate in a day" is of the day.
    var isInOneDay: Bool {
        (said[.average] ?? []).contains(where: Self.oneDay.contains)
    }

    private static let oneDay: Set<String> = [
        "a day", "per day", "in one day", "in a single day", "in any one day", "on a single day", "op een dag",
        "per dag",
    ]

    /// "How many meals did I log"
    var isOfCountedMeals: Bool {
        slot == nil && cues.contains(.howMany) && mealWords.allSatisfy(Self.meals.contains) && !mealWords.isEmpty
    }

    private static let meals: Set<String> = ["meals", "maaltijden"]

    /// Meals are held against each other, rather than foods.
    var isOfMeals: Bool {
        guard metrics.first?.isFromFood == true, !mealWords.isEmpty else { return false }
        if !eachMealWords.isEmpty {
            return slot == nil && cues.isDisjoint(with: [.should, .enough, .compare, .trend, .remaining, .goal])
        }
        return (isWhat || cues.contains(.when) && slot == nil)
            && !cues.isDisjoint(with: [.most, .least, .sources, .heaviest])
    }

    /// "Which meal had the most": of what, was said before.
    var isOfLooseMeals: Bool {
        !mealWords.isEmpty && metrics.isEmpty && groups.isEmpty && names.isEmpty && slot == nil && !isOfEating
            && subjects.allSatisfy { $0 == "foods" } && cues.contains(.most)
            && cues.isDisjoint(with: [.often, .howOften])
    }

    private func nightMeasure(_ night: Question.Night, _ question: Question) -> Question.Measure? {
        if cues.contains(.usual) { return .usual }
        if cues.contains(.compare) || periods.count > 1 || weekdays.count > 1 { return .compare }
        if cues.contains(.differs), !weekdays.isEmpty || !periods.isEmpty { return .compare }
        if question.hours != nil { return cues.contains(.last) ? .last : .count }
        if cues.contains(.trend) { return .trend }
        if night == .fast {
            if cues.contains(.last) { return .last }
            return !cues.isDisjoint(with: [.most, .longest]) ? .highest : cues.contains(.least) ? .lowest : nil
        }
        if !cues.isDisjoint(with: [.first, .least]) { return .lowest }
        if !cues.isDisjoint(with: [.last, .most]) { return .highest }
        return nil
    }

    /// "Which drinks give me the most sugar"
    private var isOfDrinks: Bool { names.contains { Self.drinks.contains($0.text) } }

    private func metricMeasure(_ metric: Metric) -> Question.Measure? {
        if clauses.isOfInfluences || cues.contains(.influences) { return .influences }
        // "Which foods give me the most salt"
        let isOfFoods =
            (subjects.contains("foods") || isOfDrinks) && mealWords.isEmpty && (isWhat || top != nil)
        // "Which meal has the most calories"
        if isOfMeals, !isOfOneMeal { return .sources }
        // "What did I eat that had the most sugar"
        let isOfEaten =
            isWhat && isOfEating && metric.isNutrient && !isInOneDay && cues.isDisjoint(with: [.when, .which, .days])
        let isOfGiven =
            isOfFoods && metric.isNutrient && cues.isSubset(of: [.which, .what, .list, .habit])
        if metric.isFromFood, cues.contains(.sources) || isOfGiven || (isOfFoods || isOfEaten) && cues.contains(.most) {
            return .sources
        }
        // "When did I last weigh under 86", "the first time I slept more than 9 hours"
        let isOfOneDay = cues.contains(.when) || !(said[.last] ?? []).isEmpty || !(said[.first] ?? []).isEmpty
        if isOfOneDay, !numbers.isEmpty, hasThreshold, cues.isDisjoint(with: [.days, .which]) {
            return cues.contains(.first) ? .first : .last
        }
        if hasThreshold, cues.contains(.reached) || !numbers.isEmpty { return .reached }
        // "Days with 8,000 steps"
        let isOften = (said[.howOften] ?? []).contains { !["times", "keer"].contains($0) }
        if !numbers.isEmpty, top == nil, !isOfSomeDays, isOften || !cues.isDisjoint(with: [.days, .nights]) {
            return .reached
        }
        // "Did I walk 10,000 steps yesterday", "did I sleep 8 hours"
        if cues.contains(.did), numbers.count == 1, top == nil, !isOfSomeDays, !isContinued,
            cues.isSubset(of: [.did, .drank, .ate, .howLong, .inclusive]), metric.isAdditive, !isHowMany
        {
            return .reached
        }
        // "Is my HRV normal": beside one's usual
        if isPresent, !metric.isFromFood, metric != .weight, periods.isEmpty, cues.isSubset(of: [.often, .now]),
            reader.lexer.tokens.contains(where: { ["normal", "normaal"].contains($0.key) })
        {
            return .usual
        }
        if isOnEnoughDays(metric) { return .reached }
        if isWithout, metric.isAdditive, !metric.isOfNight { return .without }
        // What a day's most came from is a food.
        let isOfOne = periods.first?.isOneDay == true && periods.count == 1 && metric.isFromFood
        if isOfOne, cues.contains(.most), cues.isDisjoint(with: [.when, .which]) { return .sources }
        if !cues.isDisjoint(with: [.most, .best, .longest, .least, .heaviest]) { return extreme(.metric(metric)) }
        if cues.contains(.trend) { return .trend }
        if cues.contains(.perWeek), cues.contains(.mean) || !cues.contains(.average) { return .perWeek }
        if cues.contains(.average) { return .average }
        if cues.contains(.last) { return metric.isAdditive ? .last : .value }
        if cues.contains(.first) { return .first }
        if cues.contains(.when) { return .last }
        if cues.contains(.howOften) || cues.contains(.days) { return .count }
        if cues.contains(.now) { return .value }
        if cues.contains(.total) { return metric.isAdditive ? .sum : nil }
        // "Did I sleep worse", than usual
        if cues.contains(.differs), numbers.isEmpty, periods.count < 2, clauses.event == nil, weekdays.isEmpty {
            return metric.isOfBody ? .trend : .usual
        }
        guard !cues.isDisjoint(with: [.howMany, .howMuch, .howFar, .howLong]) else { return nil }
        // Of Mondays as such there is no sum.
        return metric.isAdditive && !metric.isOfNight && (weekdays.isEmpty || !periods.isEmpty) ? .sum : nil
    }

    /// "How long", rather than "8 hours"
    private var isHowMany: Bool {
        (said[.howLong] ?? []).contains { $0.hasPrefix("how ") || $0.hasPrefix("hoe") }
    }

    /// "On how many days did I eat too much salt", "enough protein": beside the goal of the day. Of energy enough is no
    /// more than that.
    func isOnEnoughDays(_ metric: Metric) -> Bool {
        cues.contains(.enough) && !cues.isDisjoint(with: [.days, .howOften, .nights]) && numbers.isEmpty
            && (metric != .energy || cues.contains(.tooMuch)) && cues.isDisjoint(with: [.streak, .share, .without])
    }

    /// Whether it is much or little; of what is better low, the best is the least.
    private func extreme(_ subject: Question.Subject?) -> Question.Measure {
        let isLeast = cues.contains(.least) && cues.isDisjoint(with: [.most, .best, .longest])
        guard case .metric(let metric) = subject, metric.isBetterLow, cues.isDisjoint(with: [.most, .longest]) else {
            return isLeast ? .lowest : .highest
        }
        if cues.contains(.worst) { return .highest }
        return isLeast ? .lowest : cues.contains(.best) ? .lowest : .highest
    }

    /// "How much salt should I eat", "do I drink enough", "too much sugar"
    private var isAdvice: Bool {
        let isAsked =
            cues.contains(.enough) || isOfOther
            || cues.contains(.should) && !cues.isDisjoint(with: [.howMuch, .howMany, .what, .list, .average])
            || cues.contains(.should) && cues.contains(.differs) && periods.isEmpty && weekdays.isEmpty
        // "Is 9,000 steps a day good for me"
        if isGood || cues.contains(.enough), isOwn, !numbers.isEmpty, periods.isEmpty, !hasThreshold,
            clauses.event == nil,
            cues.isDisjoint(with: [.did, .days])
        {
            return true
        }
        return isAsked && numbers.isEmpty && clauses.event == nil && (cues.contains(.enough) || !cues.contains(.did))
            && cues.isDisjoint(with: [
                .days, .howOften, .why, .streak, .compare, .share, .trend, .most, .least, .sources, .when,
            ])
    }

    private func micronutrientMeasure(of part: Question.Part?) -> Question.Measure? {
        if part != nil, !cues.contains(.sources) || !cues.isDisjoint(with: [.howMuch, .howMany]) { return .sum }
        if cues.contains(.sources) { return .sources }
        let order: [(QuestionCue, Question.Measure)] = [
            (.streak, .streak), (.why, .why), (.compare, .compare), (.differs, .compare), (.trend, .trend),
            (.share, .share), (.days, .count), (.howOften, .count), (.most, .highest), (.best, .highest),
            (.least, .lowest), (.last, .last), (.first, .first),
        ]
        if periods.count > 1 { return .compare }
        if let found = order.first(where: { cues.contains($0.0) }) { return found.1 }
        return cues.contains(.enough) || cues.contains(.should) ? .advised : nil
    }

    private func trainingMeasure(_ subject: Question.Subject?) -> Question.Measure? {
        if isWithout { return .without }
        // "Runs longer than 8 km"
        if sessionLimit != nil, subject?.isOfSessions == true {
            if !cues.isDisjoint(with: [.howMany, .howOften, .days, .which]) { return .count }
            if isWhat { return .list }
            if cues.isSubset(of: [.moreThan, .lessThan, .inclusive, .howFar, .howLong, .did, .habit]) { return .count }
        }
        if isOfMostReps, isLoaded(subject) { return .heaviest }
        // "How many sets do I do per workout"
        if cues.contains(.perWorkout) || cues.contains(.mean), perWorkout != nil { return .average }
        if isOfMeanLoad(subject) { return .average }
        // "How many sets were in my last workout"
        if cues.contains(.last), case .workouts = subject {
            if let found = Self.sums.first(where: { cues.contains($0.cue) }) { return found.sum }
        }
        // "The most weight I lifted" is one set.
        if case .exercises = subject, cues.contains(.volume) || cues.contains(.heaviest) { return .heaviest }
        if cues.contains(.when), cues.contains(.most) { return isLoaded(subject) ? .highest : .longest }
        if cues.contains(.when), cues.contains(.least), isLoaded(subject) { return .lowest }
        // "The most I ever walked in a day"
        if cues.contains(.most), isInOneDay, case .exercise = subject,
            cues.isDisjoint(with: [.howMany, .howOften, .sets, .reps])
        {
            return .highest
        }
        if cues.contains(.last), cues.contains(.howLong), case .workouts = subject { return .duration }
        if cues.contains(.enough) { return .perWeek }
        if case .exercises = subject {
            if isOfRecords { return cues.contains(.last) ? .last : .best }
            // What improved most no ranking tells.
            if cues.contains(.trend) { return .trend }
            if isWhat, cues.isDisjoint(with: [.most, .often, .howOften, .least]) { return .list }
            if cues.contains(.least) { return .lowest }
            if cues.contains(.howMany) { return .count }
            return cues.isDisjoint(with: [.most, .often, .howOften, .best]) ? nil : .often
        }
        if cues.contains(.heaviest) || isOfMostLifted(subject) { return .heaviest }
        if cues.contains(.trend) { return .trend }
        // "My best 5k time"
        if cues.contains(.best), distance != nil { return .fastest }
        if cues.contains(.longest) { return .longest }
        if isOfShortest || isOfSlowest, case .exercise = subject { return .lowest }
        if cues.contains(.fastest) { return .fastest }
        // "How many days since my last run"
        let isSince = (said[.last] ?? []).contains { $0.contains("since") || $0.contains("sinds") }
        let isLast = !cues.contains(.howMany) || cues.contains(.days) || isSince || isLoaded(subject)
        if cues.contains(.last), isLast { return .last }
        // "How many pull-ups can I do"
        let isAsMany = cues.contains(.should) && cues.contains(.howMany) && !cues.contains(.days)
        if isLoaded(subject), isAsMany || isHowHeavy { return .heaviest }
        if cues.contains(.first) { return .first }
        if cues.contains(.best) { return .best }
        if cues.contains(.volume) { return .volume }
        let isLength = cues.contains(.howFar) || cues.contains(.howLong)
        if cues.contains(.perWeek) { return .perWeek }
        // "How long do my workouts take", "hoe ver loop ik meestal"
        let isUsual = !cues.isDisjoint(with: [.average, .often, .habit])
        let isOfWorkouts = if case .workouts = subject { true } else { false }
        if cues.contains(.average) || isLength && isUsual
            || isOfWorkouts && cues.contains(.howLong) && periods.isEmpty && cues.isDisjoint(with: [.did, .total])
        {
            return .average
        }
        if cues.contains(.howFar) { return .distance }
        if cues.contains(.howLong) { return .duration }
        if cues.contains(.sets) { return .sets }
        if cues.contains(.reps) { return .reps }
        // "How many pull-ups did I do"
        if isLoaded(subject), cues.contains(.howMany), trainingWords.isEmpty, !cues.contains(.days), !isMass,
            !cues.contains(.reached)
        {
            return .reps
        }
        if cues.contains(.howOften) || cues.contains(.days) || cues.contains(.howMany) { return .count }
        if cues.contains(.reached) { return .count }
        if cues.contains(.most) || cues.contains(.often) { return isLoaded(subject) ? .heaviest : .often }
        // "How much did I squat in total"
        if cues.contains(.howMuch), cues.contains(.total), isLoaded(subject) { return .volume }
        if cues.contains(.howMuch) || cues.contains(.total) { return isLoaded(subject) ? .heaviest : .count }
        if cues.contains(.when) { return .last }
        if isWhat { return .list }
        if cues.contains(.did), !periods.isEmpty { return .count }
        // "How was my run", "how did my squats go"
        let lead = reader.lexer.tokens.prefix(3).map(\.key).joined(separator: " ")
        if Self.leadsOfLast.contains(lead), cues.isSubset(of: [.did]), case .exercise = subject { return .last }
        return nil
    }

    private static let leadsOfLast: Set<String> = [
        "how was my", "how were my", "how did my", "hoe was mijn", "hoe waren mijn", "hoe ging mijn", "hoe gingen mijn",
    ]

    /// "My shortest run"
    private var isOfShortest: Bool {
        (said[.least] ?? []).contains { ["shortest", "kortste"].contains($0) } && cues.isDisjoint(with: [.pace, .days])
    }

    /// "The most I ever lifted on squat": in a set, and not in all
    private func isOfMostLifted(_ subject: Question.Subject?) -> Bool {
        isLoaded(subject) && cues.contains(.most) && cues.isDisjoint(with: [.total, .average, .days, .when])
            && said[.volume]?.allSatisfy { $0.contains("lift") || $0.contains("til") } == true
    }

    /// "My slowest run"
    var isOfSlowest: Bool {
        (said[.least] ?? []).contains { ["slowest", "traagste", "langzaamste"].contains($0) }
            && cues.isDisjoint(with: [.days, .when])
    }

    /// "How many days without alcohol", "when did I last not drink coffee".
    private var isWithout: Bool {
        cues.contains(.without)
            && !cues.isDisjoint(with: [.days, .howMany, .howOften, .when, .last, .list, .what])
    }

    /// What a workout has on average that is no length: sets, repetitions, kg
    var perWorkout: Question.Measure? {
        guard cues.isDisjoint(with: [.most, .least, .heaviest, .longest, .last, .perWeek, .perMonth]) else {
            return nil
        }
        let counted: [(QuestionCue, Question.Measure)] = [(.sets, .sets), (.reps, .reps), (.volume, .volume)]
        let found = counted.filter { cues.contains($0.0) }
        return found.count == 1 ? found[0].1 : nil
    }

    /// "The average weight of my squats": of the sets, not of the body
    func isOfMeanLoad(_ subject: Question.Subject?) -> Bool {
        isLoaded(subject) && cues.contains(.mean) && metrics == [.weight]
            && cues.isDisjoint(with: [.most, .heaviest, .best, .last, .compare, .trend, .sets, .reps, .volume])
    }

    /// "The most reps in a set"
    var isOfMostReps: Bool {
        cues.contains(.reps) && cues.isDisjoint(with: [.total, .last, .average, .when])
            && (cues.contains(.most)
                || (said[.reps] ?? []).contains { $0.hasPrefix("most ") || $0.hasPrefix("meeste ") })
    }

    private var isWhat: Bool { cues.contains(.list) || cues.contains(.what) }

    private func isLoaded(_ subject: Question.Subject?) -> Bool {
        if case .exercise = subject { true } else { false }
    }

    private func foodMeasure(_ subject: Question.Subject?) -> Question.Measure? {
        if isWithout { return .without }
        // "Do I eat breakfast every day"
        if subject == .foods, slot != nil, !isWhat,
            (said[.average] ?? []).contains(where: {
                $0.hasPrefix("every ") || $0.hasPrefix("each ") || ["elke dag", "iedere dag"].contains($0)
            })
        {
            return .count
        }
        // "Do I snack a lot", "what do I have for dinner"
        if subject == .foods, slot != nil, cues.contains(.habit), periods.isEmpty,
            cues.isDisjoint(with: [.compare, .when, .should, .last, .first])
        {
            return isWhat ? .often : .count
        }
        if subject?.part != nil, cues.contains(.enough) { return .advised }
        // "On how many days did I have more than 2 coffees"
        if subject?.part != nil, !cues.isDisjoint(with: [.days, .share, .howOften]), hasThreshold, numbers.count == 1,
            clauses.event == nil, cues.isDisjoint(with: [.portions, .streak, .perWeek])
        {
            return .reached
        }
        // The hours from one meal to the next nothing tells.
        if cues.contains(.howLong), !cues.contains(.last) { return .duration }
        if cues.contains(.perWeek) { return .perWeek }
        if subject?.part != nil {
            // "Which vegetable do I eat most" ranks what is in the group.
            if case .group = subject, isWhat, !cues.isDisjoint(with: [.most, .often, .best]),
                cues.isDisjoint(with: [.when, .which, .howMuch, .howMany])
            {
                return .often
            }
            if cues.contains(.last) { return .last }
            if cues.contains(.first) { return .first }
            if cues.contains(.average), !cues.contains(.most) || cues.contains(.mean) { return .average }
            if cues.contains(.most), !isWhat || isInOneDay || !cues.isDisjoint(with: [.when, .which]) {
                return .highest
            }
            let isDrunk = cues.contains(.drank) && cues.contains(.howMany)
            if cues.contains(.howMuch) || cues.contains(.total) || isDrunk { return .sum }
            if cues.contains(.when) { return .last }
            if !cues.isDisjoint(with: [.howMany, .howOften, .days, .did]) { return .count }
            return nil
        }
        if !cues.isDisjoint(with: [.most, .often, .best]) { return .often }
        if cues.contains(.last) { return .last }
        if cues.contains(.first) { return .first }
        if !cues.isDisjoint(with: [.howOften, .howMany, .days]) { return .count }
        return isWhat ? .list : nil
    }

    /// Of a question that names no subject: it takes one from what was asked before.
    private var looseMeasure: Question.Measure? {
        if clauses.isOfInfluences { return .influences }
        if cues.contains(.variety) { return .variety }
        if isWithout { return .without }
        if cues.contains(.perWeek), cues.contains(.howOften) { return .perWeek }
        let order: [(QuestionCue, Question.Measure)] = [
            (.perKilo, .perKilo), (.sources, .sources), (.byWeekday, .byWeekday), (.remaining, .remaining),
            (.reached, .reached), (.longest, .longest), (.fastest, .fastest),
            (.average, .average), (.howFar, .distance), (.total, .sum), (.trend, .trend), (.heaviest, .heaviest),
            (.best, .best), (.last, .last), (.first, .first), (.howOften, .count), (.most, .highest), (.least, .lowest),
            (.perWeek, .perWeek), (.howLong, .duration), (.sets, .sets), (.reps, .reps),
            (.volume, .volume), (.enough, .advised), (.which, .count),
        ]
        return order.first { cues.contains($0.0) }?.1
            // "How much was it", "how much"
            ?? (!cues.isDisjoint(with: [.howMuch, .howMany]) ? .sum : nil)
    }
}
