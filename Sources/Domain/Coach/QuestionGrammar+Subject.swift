extension QuestionGrammar {
    /// "How was October": of nothing but a time
    private var isOfTimeAlone: Bool {
        let lead = reader.lexer.tokens.prefix(2).map(\.key).joined(separator: " ")
        // "Wat heb ik op 12 november gedaan"
        let last = reader.lexer.tokens.last(where: \.isWord)?.key
        let isOfDeeds = lead == "wat heb" && last == "gedaan"
        return (isOfDeeds || Self.leadsOfTime.contains(lead) || lead == "how did" && last == "go")
            && periods.count == 1 && weekdays.isEmpty && metrics.isEmpty && exercises.isEmpty && subjects.isEmpty
            && slot == nil && muscles.isEmpty && groups.isEmpty && topics.isEmpty && night == nil && numbers.isEmpty
            && clauses.event == nil && clauses.hours == nil && !refersBack
            && cues.isSubset(of: isOfDeeds ? [.did, .habit, .what] : [.did, .habit])
    }

    private static let leadsOfTime: Set<String> = [
        "how was", "how were", "how is", "hoe was", "hoe waren", "hoe is", "hoe ging", "hoe verliep",
    ]

    func subject(_ left: inout [Name], part: inout Question.Part?, _ own: [Exercise]) -> Question.Subject? {
        if let plan { return .plan(plan) }
        if recordedMetric != nil {
            if let exercise = exercises.first { return .exercise(exercise) }
            switch clauses.event {
            case .exercise(let id): return .exercise(id)
            case .training(let kind): return .workouts(kind)
            default: break
            }
            return .workouts(subjects.contains("strength") ? .strength : subjects.contains("cardio") ? .cardio : nil)
        }
        // "What time did I go to bed", "how late do I sleep"
        let isOfNightOnly = metrics.isEmpty || metrics == [.sleep]
        if isOfNightOnly, exercises.isEmpty, subjects.isEmpty, slot == nil, cues.isDisjoint(with: [.ate, .drank]) {
            if let night, metrics.isEmpty || night == .regularity { return .night(night) }
            if night == nil, metrics == [.sleep], cues.contains(.clock) { return .night(.bedtime) }
        }
        if let nutrient = micronutrients.first {
            if let group = groups.first {
                part = .group(group)
            } else if let place = left.firstIndex(where: \.isFood) {
                part = .food(left.remove(at: place).text)
            }
            return .micronutrient(nutrient)
        }
        // "How were my last five nights"
        if isOfItsNight, case .days = periods.first, left.isEmpty, subjects.isEmpty, metrics.isEmpty,
            exercises.isEmpty, groups.isEmpty, muscles.isEmpty, slot == nil,
            !isContinued || isOfTimeAlone, cues.isDisjoint(with: [.ate, .drank])
        {
            return .metric(.sleep)
        }
        if cues.contains(.overview), metrics.isEmpty, exercises.isEmpty, slot == nil, subjects.isEmpty, muscles.isEmpty
        {
            return .overview
        }
        if isOfTimeAlone, left.isEmpty { return .overview }
        // "Compare weekdays and weekends", of nothing else
        let isOfNothing =
            metrics.isEmpty && exercises.isEmpty && subjects.isEmpty && slot == nil && muscles.isEmpty && groups.isEmpty
            && night == nil && left.isEmpty && !isContinued
        if isOfNothing, cues.contains(.compare), cues.isSubset(of: [.compare, .what, .list]), weekdays.count == 2,
            weekdays[0].days.symmetricDifference(weekdays[1].days).count == 7
        {
            return .overview
        }
        // "How many steps did I walk": of steps there is a count.
        if metrics.contains(.steps), !isSeveral { return .metric(.steps) }
        if exercises.first == Question.walking, !cues.isDisjoint(with: [.byWeekday, .goal, .remaining, .share]) {
            return .metric(.steps)
        }
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
        // "How many kilos did I lift": those of the bar
        let metrics = metrics == [.weight] && cues.contains(.volume) ? [] : metrics
        if metrics.isEmpty, !cues.contains(.ate), let group = groups.first, left.isEmpty { return .group(group) }
        if let nutrient = metrics.first(where: \.isNutrient) {
            if metrics.contains(.energy),
                cues.contains(.share) || cues.contains(.sources) || metrics.contains(.alcohol),
                let other = metrics.first(where: { $0.energyFactor != nil }), !isSeveral
            {
                part = .nutrient(other)
                return .metric(.energy)
            }
            if let group = groups.first {
                part = .group(group)
                return .metric(nutrient)
            }
            // "How much sugar comes from drinking"
            if cues.contains(.drank), cues.contains(.sources), !isOfEating, nutrient != .alcohol, nutrient != .caffeine,
                left.isEmpty
            {
                part = .group(.drinks)
                return .metric(nutrient)
            }
            // "How many calories did I drink"
            if cues.contains(.drank), !isOfEating, nutrient != .alcohol, nutrient != .caffeine, clauses.event == nil,
                !left.contains(where: \.isFood), cues.isDisjoint(with: [.sources, .remaining, .enough])
            {
                part = .group(.drinks)
                return .metric(nutrient)
            }
            // "How much sugar comes from bread" is told of the bread, "where does it come from" of all food.
            let isOfPart = !cues.contains(.sources) || !cues.isDisjoint(with: [.howMuch, .howMany, .share])
            if isOfPart, let place = left.firstIndex(where: { $0.isFood || Self.drinks.contains($0.text) }) {
                let name = left.remove(at: place).text
                part = Self.drinks.contains(name) ? .group(.drinks) : .food(name)
                return .metric(nutrient)
            }
            // "Which drinks give me the most sugar"
            if let place = left.firstIndex(where: { Self.drinks.contains($0.text) }) {
                left.remove(at: place)
                part = .group(.drinks)
                return .metric(nutrient)
            }
        }
        if metrics.isEmpty, let group = groups.first { return .group(group) }
        let isOfFood = metrics.isEmpty || metrics.allSatisfy(\.isFromFood)
        let isCounted = !cues.isDisjoint(with: [
            .ate, .drank, .howMany, .howOften, .howMuch, .last, .first, .when, .did, .average, .total, .perWeek,
        ])
        if isOfFood, !cues.contains(.sources),
            let place = left.firstIndex(where: {
                $0.isOnlyFood || $0.isFood && isCounted
                    || Self.drinks.contains($0.text) && (isCounted || !cues.isDisjoint(with: [.most, .often, .best]))
            })
        {
            return .food(left.remove(at: place).text)
        }
        if metrics.contains(.activeEnergy) { return .metric(.activeEnergy) }
        if let metric = metrics.first { return .metric(metric) }
        // "When was I last below 79 kg", "when was I last 85 kg"
        let isOfOneDay = !cues.isDisjoint(with: [.moreThan, .lessThan, .last, .first])
        if isOfOneDay, isMass, mass != nil, numbers.count == 1, left.isEmpty, subjects.isEmpty, muscles.isEmpty,
            !isOfEating,
            cues.isDisjoint(with: [.drank, .volume, .sets, .reps])
        {
            return .metric(.weight)
        }
        // The night that is spoken of, and nothing else
        if cues.contains(.nights), !isOfEating, !cues.contains(.drank), muscles.isEmpty, subjects.isEmpty, slot == nil {
            return .metric(.sleep)
        }
        if cues.contains(.drank), isLitres, left.isEmpty, subjects.isEmpty, metrics.isEmpty { return .metric(.water) }
        if cues.contains(.drank), left.isEmpty, subjects.isEmpty {
            // Who asks when or how often they drank, or not at all, means alcohol.
            let isOfTimes = !cues.isDisjoint(with: [.howLong, .streak, .days, .which, .longest])
            let isOfDay = cues.contains(.did) && !periods.isEmpty
            let isOfDrinking = isOfTimes || isOfDay || !cues.isDisjoint(with: [.howOften, .when, .last])
            if cues.contains(.without) && isOfTimes
                || isOfDrinking && cues.isDisjoint(with: [.what, .howMuch, .howMany, .enough, .clock, .most, .least])
            {
                return .metric(.alcohol)
            }
            let isAmount = !cues.isDisjoint(with: [.least, .most, .howMuch, .howMany])
            if isAmount, cues.isDisjoint(with: [.often, .what]) { return .metric(.water) }
        }
        // "Am I eating too little", "do I drink enough"
        if cues.contains(.enough), metrics.isEmpty, groups.isEmpty, left.isEmpty, subjects.isEmpty, muscles.isEmpty {
            if cues.contains(.drank) { return .metric(cues.contains(.tooMuch) ? .alcohol : .water) }
            if cues.contains(.ate) { return .metric(.energy) }
        }
        let isEaten = cues.contains(.ate) || cues.contains(.drank)
        let isOfWorkouts = subjects.contains { $0 != "foods" }
        if isEaten, !isOfWorkouts, slot == nil, muscles.isEmpty, left.count == 1, subjects.isEmpty,
            // "How often did I eat without being hungry": nothing is known by that name, so it is not known to be missing.
            left[0].isFood || left[0].text.utf8.count > 3 && !cues.contains(.without),
            left[0].text.split(separator: " ").count <= 3
        {
            return .food(left.removeFirst().text)
        }
        if let group = muscles.first { return .muscles(group) }
        // "How many sets do I do per workout"
        if cues.contains(.perWorkout), perWorkout != nil, subjects.isEmpty, left.isEmpty { return .workouts(nil) }
        if subjects.contains("muscleGroups") { return .muscleGroups }
        // "Do I eat more on Sundays", "which day did I eat the least": how much, not what
        let isOfSomeDay = cues.contains(.when) && !cues.isDisjoint(with: [.most, .least])
        let isHeldAgainst =
            clauses.event != nil
            || !cues.isDisjoint(with: [.differs, .compare, .moreThan, .lessThan, .byWeekday, .usual])
            || isOfSomeDay && (isOfEating || slot != nil)
        // "Which day had the most": of what, the conversation knows.
        if cues.contains(.ate), isOfSomeDay, !isOfEating, slot == nil, left.isEmpty, subjects.isEmpty { return nil }
        if cues.contains(.ate) || slot != nil && !isContinued && cues.contains(.differs), isHeldAgainst,
            cues.isDisjoint(with: [.what, .often]), left.isEmpty, subjects.isEmpty
        {
            return .metric(.energy)
        }
        // "Do I drink more at weekends"
        if cues.contains(.drank), cues.contains(.differs), !weekdays.isEmpty || !periods.isEmpty, slot == nil,
            cues.isDisjoint(with: [.what, .often, .ate]), left.isEmpty, subjects.isEmpty
        {
            return .metric(.water)
        }
        // "How much did I eat": of food as such there is the energy.
        // "How much do I have left": what, the conversation knows.
        let isOpen = cues.contains(.remaining) && !isOfEating
        // "How many snacks do I have": how often, rather than how much
        if slot == .snacks, cues.contains(.howMany), left.isEmpty, subjects.isEmpty, !isOpen { return .foods }
        if cues.contains(.ate), !cues.isDisjoint(with: [.howMuch, .howMany]), left.isEmpty, subjects.isEmpty, !isOpen {
            return .metric(.energy)
        }
        // "My heaviest lift": of all exercises
        let isOfLifts = (said[.heaviest] ?? []).contains { $0.hasSuffix("lift") }
        if isOfLifts, subjects.allSatisfy({ $0 == "exercises" || $0 == "strength" }), left.isEmpty { return .exercises }
        // "What exercises did I do in my last workout": that one
        if subjects.contains("exercises"), subjects.contains("workouts"), cues.contains(.last) { return .workouts(nil) }
        if isOfRecords, subjects.isEmpty, left.isEmpty { return .exercises }
        // "Am I getting stronger"
        let isOfStrength = (said[.trend] ?? []).contains { word in
            ["stronger", "sterker", "weaker", "zwakker"].contains(where: word.contains)
        }
        if isOfStrength, !isContinued, subjects.isEmpty, left.isEmpty { return .exercises }
        // "How many hours of exercise"
        if subjects.contains("exercises") {
            return cues.contains(.howLong) && cues.isDisjoint(with: [.most, .least, .often, .list, .which])
                ? .workouts(nil) : .exercises
        }
        if subjects.contains("strength") { return .workouts(.strength) }
        if subjects.contains("cardio") { return .workouts(.cardio) }
        if subjects.contains("workouts") { return .workouts(nil) }
        // "My average lunch": what it comes to
        if slot != nil, cues.contains(.mean), subjects.isEmpty, left.isEmpty, cues.isDisjoint(with: [.clock, .when]) {
            return .metric(.energy)
        }
        // "My biggest meal", "the lightest breakfast": what one comes to
        if isOfOneMeal, left.isEmpty { return .metric(.energy) }
        if isOfLooseMeals, left.isEmpty { return nil }
        // "And at dinner?": of what was spoken of
        if slot != nil, isContinued, subjects.isEmpty, left.isEmpty, cues.isEmpty { return nil }
        // "What do I usually drink at breakfast"
        if subjects.isEmpty, slot != nil, cues.contains(.drank), !isOfEating { return .drinks }
        if subjects.contains("foods") || slot != nil { return .foods }
        if cues.contains(.volume) {
            let isOne = span == nil && !cues.isDisjoint(with: [.heaviest, .most, .best])
            return isOne && cues.isDisjoint(with: [.total, .when, .average]) ? .exercises : .workouts(nil)
        }
        // "My heaviest week": what was lifted; a streak of nothing else is one of logging.
        if span != nil, cues.contains(.heaviest), left.isEmpty { return .workouts(nil) }
        if cues.contains(.streak), left.isEmpty, !isContinued, !refersBack, !cues.contains(.without), shift == nil,
            !cues.contains(.reached),
            !(said[.streak] ?? []).allSatisfy({ streak in Self.sinces.contains { streak.hasPrefix($0) } })
        {
            return .foods
        }
        // "How many days did I log", "when did I start logging"
        if cues.contains(.logs), !cues.isDisjoint(with: [.days, .howOften, .first]), left.isEmpty, metrics.isEmpty {
            return .foods
        }
        // "How many sets did I do on Friday"
        if cues.contains(.sets), left.isEmpty, !isContinued, !refersBack, !periods.isEmpty || !weekdays.isEmpty {
            return .workouts(nil)
        }
        if isOpen { return nil }
        if cues.contains(.drank) { return .drinks }
        // "Which month had the most": of what, was said before
        if span != nil, !isOfEating { return nil }
        if cues.contains(.ate), left.isEmpty || !periods.isEmpty { return left.isEmpty ? .foods : nil }
        return nil
    }

    /// What asks since when something is so, which the conversation knows
    private static let sinces = ["since", "sinds", "vanaf"]
    static let drinks: Set<String> = ["drinks", "drankjes", "drankje", "dranken", "drinken"]

    /// The biggest or the smallest of meals, each for itself
    var isOfOneMeal: Bool {
        // "The most protein I had in one meal"
        if !oneMealWords.isEmpty, groups.isEmpty, metrics.allSatisfy(\.isNutrient) {
            return !cues.isDisjoint(with: [.most, .least])
        }
        return (!mealWords.isEmpty || slot != nil) && metrics.isEmpty && groups.isEmpty
            && said.values.contains { !Self.sizes.isDisjoint(with: $0) }
            && cues.isDisjoint(with: [.often, .howOften, .days, .clock, .streak, .average])
    }

    static let sizes: Set<String> = [
        "biggest", "largest", "heaviest", "smallest", "lightest", "grootste", "zwaarste", "zwaarst", "kleinste",
        "lichtste", "lichtst",
    ]

    /// "When did I last hit a PR"
    private var isOfLastRecord: Bool {
        cues.contains(.best) && cues.contains(.last) && exercises.isEmpty && metrics.isEmpty
            && (said[.best] ?? []).contains { $0.contains("pr") || $0.contains("pb") || $0.contains("record") }
    }

    /// "Did I set any records this month": of whatever exercise
    var isOfRecords: Bool {
        (said[.best] ?? []).contains {
            [
                "records", "prs", "pbs", "personal records", "personal bests", "persoonlijke records",
                "records gebroken",
                "records verbroken", "records gezet",
            ].contains($0) || $0.hasSuffix("lifts")
        } || isOfLastRecord
    }

    /// What a device recorded of workouts: "my heart rate during my last run", "what did my workout burn"
    var recordedMetric: Metric? {
        let isOfWorkouts =
            !exercises.isEmpty || cues.contains(.perWorkout)
            || subjects.contains { ["workouts", "strength", "cardio"].contains($0) }
        let isOfEvent =
            switch clauses.event {
            case .exercise: true
            case .training: metrics == [.heartRate] || clauses.isDuring
            default: false
            }
        guard isOfWorkouts && clauses.event == nil || isOfEvent && !isOfWorkouts,
            cues.isDisjoint(with: [.why, .compare, .trend, .usual, .days, .howOften, .streak, .remaining, .goal])
        else { return nil }
        if metrics == [.heartRate] { return cues.isDisjoint(with: [.most, .best]) ? .heartRate : .heartRateMax }
        return (!isOfEvent || clauses.isDuring) && metrics.contains(.activeEnergy)
            && metrics.allSatisfy { $0 == .activeEnergy || $0 == .energy }
            ? .activeEnergy : nil
    }

    private static func exercise(_ text: String, of own: [Exercise]) -> Exercise.ID? {
        let words = FoldedText.words(text)
        return own.first { FoldedText.words($0.name) == words }?.id
            ?? own.first { exercise in
                let name = FoldedText.words(exercise.name)
                return words.count >= 2 && words.allSatisfy(name.contains)
            }?.id
    }
}

extension Metric {
    /// A mark from 1 to 10
    var isMark: Bool { [.mood, .stress, .energyLevel, .sleepQuality].contains(self) }

    /// A measure of the body, which days change little
    var isOfBody: Bool { group == .body }

    /// A number as people say it, in its unit: up to 24 of minutes are hours.
    func asSaid(_ value: Double) -> Double { unit == .minutes && value <= 24 ? value * 60 : value }

    /// Up to which figures of a day it may be asked what is left, whatever the goal; `nil` for what more is not better of
    var upwards: ClosedRange<Double>? {
        switch self {
        case .steps: 1...100_000
        case .protein: 1...300
        case .fibre: 1...100
        case .water: 1...5_000
        case .activeMinutes: 1...600
        default: nil
        }
    }

    /// Of food, and no volume
    var isNutrient: Bool { isFromFood && self != .water && self != .plainWater }

    /// Little of it is the good side.
    var isBetterLow: Bool {
        switch self {
        case .stress, .restingHeartRate, .alcohol, .salt, .sugar, .saturatedFat, .sleepAwake: true
        default: false
        }
    }

    /// kcal in a gram of it (Regulation (EU) 1169/2011, annex XIV)
    var energyFactor: Double? {
        switch self {
        case .protein: Atwater.protein.kilocalories
        case .carbs: Atwater.carbohydrate.kilocalories
        case .fat: Atwater.fat.kilocalories
        case .alcohol: Atwater.alcohol.kilocalories
        case .fibre: Atwater.fibre.kilocalories
        default: nil
        }
    }
}

extension Question.Subject {
    /// Something eaten or drunk, which has a time of day
    var isOfFood: Bool {
        switch self {
        case .food, .group, .foods, .drinks: true
        case .metric(let metric): metric.isFromFood
        default: false
        }
    }

    var isOfTraining: Bool {
        switch self {
        case .exercise, .exercises, .workouts, .muscles, .muscleGroups: true
        default: false
        }
    }

    /// What is done in a session, which has a length
    var isOfSessions: Bool {
        switch self {
        case .exercise, .workouts: true
        default: false
        }
    }

    /// What has a mean of months
    var isOfSpans: Bool {
        switch self {
        case .metric, .exercise, .workouts, .food, .group: true
        default: false
        }
    }

    /// A figure of days
    var isOfDays: Bool { if case .metric = self { true } else { false } }

    /// What of all food it means.
    var part: Question.Part? {
        switch self {
        case .food(let name): .food(name)
        case .group(let group): .group(group)
        default: nil
        }
    }
}
