/// What a sentence parser finds in a text: food, drink or training, and how sure that is.
struct SpokenLogs {
    private(set) var parts: [(route: BoxReading.Route, start: Int)] = []
    private(set) var drink: String?
    private(set) var millilitres: Double?
    private(set) var action: BoxReading.Action?
    private(set) var isSure = true
    /// The text, in two where it says both what was eaten and what was trained.
    private(set) var sentences: [BoxReading.Sentence] = []
    /// It says that there is nothing to log.
    private(set) var isNothing = false

    private let items: [ReaderItem]
    private let lexicon: ReaderLexicon
    private let language: Language

    init(_ text: String, _ items: [ReaderItem], _ reader: BoxReader, _ language: Language, _ today: CivilDate) {
        self.items = items
        lexicon = reader.lexicon
        self.language = language
        let (meal, mealWorth, mistyped, guessedFoods) = reader.sentences.reading(text, .meal, language, today)
        var (workout, workoutWorth, corrected, guessed) = reader.sentences.reading(text, .workout, language, today)
        if let rest = without(meal.foods, in: text, beside: workout.exercises) {
            (workout, workoutWorth, corrected, guessed) = reader.sentences.reading(rest, .workout, language, today)
        }
        isNothing = meal.intent == .none || workout.intent == .none
        // "Chest day bench 80 3x5" says what was done.
        let isListed = !workout.exercises.isEmpty && workout.exercises.allSatisfy(Self.isMeasured)
        let isUsed = workout.intent == .template || meal.intent == .template
        if isUsed, !isListed || items.contains(where: { $0.has(.repeat) || $0.has(.usual) || $0.has(.change) }) {
            action = workout.intent == .template && meal.intent != .template ? .startTemplate : .repeatMeal
            return
        }
        func isFood(_ food: SpokenFood, over exercise: SpokenExercise) -> Bool {
            let (name, other) = (food.name.span, exercise.name.span)
            guard Self.overlap(name, other), !Self.isLifted(exercise) else { return false }
            if food.unit != nil, lexicon.drink(food) != nil { return true }
            return name.end - name.start > other.end - other.start && lexicon.isName(food)
        }
        // "20 min bike", "2 uur gekookt": how long it took is no food.
        let times = items.filter { $0.minutes != nil }.map(\.span.start)
        func isTimed(_ food: SpokenFood) -> Bool { food.amount != nil && times.contains(food.name.span.start) }
        func isTyped(_ span: SentenceSpan, _ wrong: [SentenceSpan]) -> Bool {
            !wrong.contains { Self.overlap($0, span) }
        }
        let units = Array(text.utf16)
        // A word of food is no exercise that was mistyped.
        let exercises = workout.exercises.filter { exercise in
            exercise.isKnown && !Self.isOccasion(exercise, units, reader.lexicon)
                // "Rode wijn" is no ride, "a litre of squash" no game.
                && !meal.foods.contains { isFood($0, over: exercise) }
                // "2 dl milk" is no deadlift.
                && !meal.foods.contains { food in
                    food.amount.map { Self.overlap($0.span, exercise.name.span) } == true && lexicon.isFood(food)
                }
                && (isTyped(exercise.name.span, corrected)
                    || !meal.foods.contains { Self.overlap($0.span, exercise.name.span) && lexicon.isFood($0) })
        }
        // "Beer after football" is accounted for, too.
        let named = workout.exercises.filter { exercise in
            exercise.isKnown && (Self.isMeasured(exercise) || Self.isOccasion(exercise, units, reader.lexicon))
        }.map(\.name.span)
        let (isAccounted, isSaidOf) = Self.account(
            items.filter { item in !named.contains { Self.overlap($0, item.span) } },
            Set(meal.foods.filter { lexicon.isFood($0) }.flatMap { Self.words($0) }))
        // "Make it light" is no light beer: what only says how food is names none.
        let around = Set(items.filter { $0.has(.around) }.map(\.key))
        let known =
            isSaidOf
            ? []
            : meal.foods.filter {
                lexicon.isFood($0) && !isTimed($0)
                    && !(around.isSuperset(of: Self.words($0)) && !lexicon.isName($0))
            }
        // What stands around a workout is food only where all of it is.
        let isOfWorkout = !isAccounted && exercises.contains(where: Self.isMeasured)
        let foods = known.filter { food in
            !exercises.contains { Self.overlap($0.span, food.name.span) }
                // What resembles a food beside sets is none: "seated rowe 3x10 50".
                && !(exercises.contains(where: Self.isMeasured) && !isTyped(food.name.span, mistyped))
                && !(isOfWorkout && !lexicon.isName(food) && Self.words(food).contains { !lexicon.isFoodWord($0) })
        }
        let isTraining =
            !exercises.isEmpty
            && (foods.count < known.count || known.isEmpty || exercises.contains(where: Self.isMeasured))
            && (!foods.isEmpty || workoutWorth >= mealWorth || exercises.contains(where: Self.isMeasured))
        let isDone = items.contains { $0.has(.done) }
        defer { sentences = divide(text, isTraining ? exercises.map(\.span) : [], foods.map(\.span), workout, meal) }
        if isTraining {
            read(workout, exercises, foods, items.contains { $0.has(.done) && !$0.has(.done, "just") })
            if !exercises.contains(where: Self.isMeasured), isStory(exercises) { isSure = false }
            if !exercises.allSatisfy({ isTyped($0.name.span, guessed) }) { isSure = false }
            // An amount of what may be food stays unsaid, and so does food beside what was not measured.
            let isMeasured = exercises.contains(where: Self.isMeasured)
            let isLeft = known.contains { food in
                (food.amount != nil || !isMeasured) && !isTyped(food.name.span, mistyped) && !foods.contains(food)
                    && !exercises.contains { Self.overlap($0.span, food.span) }
            }
            let unknown = workout.notUnderstood + guessed
            // "Pulled up 10 weeds" was on no "weds".
            if let day = workout.dateSpan, day.end - day.start < 6, !isTyped(day, corrected) { isSure = false }
            if isLeft || isDescribed || isMissed([]) || !isTold(exercises, foods, unknown) { isSure = false }
            // "Squatted in an old house", "bench in the park for 30 min": lifts are counted.
            if exercises.contains(where: { isUncounted($0, reader.sentences.lexicon) }) { isSure = false }
        }
        if !foods.isEmpty {
            let rest = meal.foods.filter { food in
                !isTraining || !exercises.contains { Self.overlap($0.span, food.span) }
            }
            read(meal, foods, rest)
            // "Protien bar at 3"
            let isSaid = meal.minute != nil || items.contains { $0.has(.eat) || $0.has(.done) || $0.has(.mealWord) }
            let isClear = guessedFoods.isEmpty && (isSaid || foods.count > 1 || foods.contains { $0.unit != nil })
            // "2 eggs, bench press 3x8": what is part of an exercise is no mistyped food.
            let isMistyped = mistyped.contains { wrong in !named.contains { Self.overlap($0, wrong) } }
            if isMistyped && !isClear || !isAccounted || isDescribed || isMissed(foods) || isNone || isOfMeals {
                isSure = false
            }
            let plain = items.filter { $0.has(.plain) }.map(\.span.end)
            if foods.contains(where: { plain.contains($0.name.span.end) && !lexicon.isName($0) }) { isSure = false }
        } else if !isTraining, !meal.foods.isEmpty, isDone || meal.meal != nil {
            // It was eaten, whatever it is.
            parts.append((.meal, 0))
            isSure = false
        }
    }

    /// "Two coffees, squats 5x5 100 kg": the text with blanks for food whose count was read as one of a set.
    private func without(_ foods: [SpokenFood], in text: String, beside exercises: [SpokenExercise]) -> String? {
        let mixed = foods.filter { food in
            food.amount != nil && food.unit == nil
                && exercises.contains { Self.overlap($0.span, food.span) && !Self.overlap($0.name.span, food.span) }
        }
        guard !mixed.isEmpty else { return nil }
        var units = Array(text.utf16)
        let counted = mixed.filter { food in
            food.span.end <= units.count && Self.begins(units, food.span.start) && lexicon.isFood(food)
        }
        guard !counted.isEmpty else { return nil }
        for food in counted {
            for place in food.span.start..<food.span.end { units[place] = UInt16(UInt8(ascii: " ")) }
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// Whether a part of the text begins there: at its start, behind a mark or a joining word.
    private static func begins(_ units: [UInt16], _ start: Int) -> Bool {
        // No joint is longer.
        let before = String(decoding: units[..<start].suffix(12), as: UTF16.self).lowercased()
        guard let last = before.last(where: { !$0.isWhitespace }) else { return true }
        return jointMarks.contains(last) || joints.contains { before.hasSuffix($0) }
    }

    private static let jointMarks = ",;.\n&+"
    private static let joints = [" and ", " then ", " en ", " daarna ", " toen ", " plus "]

    /// Whether each word is one of food, or one that changes nothing beside it; and whether something is said of food
    /// that nobody ate: "cut down on sugar", "eggs are expensive".
    ///
    /// - Parameter names: the words that foods are called by
    private static func account(
        _ items: [ReaderItem], _ names: Set<String>
    ) -> (isAccounted: Bool, isSaidOf: Bool) {
        if items.contains(where: { $0.has(.aside) }) { return (false, true) }
        let isEaten = items.contains { $0.has(.eat) || $0.has(.done) || $0.has(.mealWord) || $0.number != nil }
        let isStrange = items.map { item in
            item.mark == nil && item.date == nil && item.number == nil && !item.isAround && !item.isFood
                && !item.words.contains { beside.contains($0.kind) && $0.value != "move" }
        }
        guard isStrange.contains(true) else { return (true, false) }
        guard let strange = items.indices.first(where: { isStrange[$0] && !names.contains(items[$0].key) }) else {
            return (false, false)
        }
        let food = items.firstIndex { $0.isFood } ?? items.count
        let isStated = items.indices.contains { index in
            index > food && index < strange && (items[index].links(.is) || items[index].links(.was))
        }
        return (false, !isEaten && (strange < food || isStated))
    }

    /// "Ran for the bus", "walked out of the meeting": more is told than that it was done, when and with whom.
    private func isStory(_ exercises: [SpokenExercise]) -> Bool {
        // "Swam 20 lengths"
        if items.contains(where: { $0.number != nil }) { return false }
        return items.indices.contains { index in
            let item = items[index]
            if item.mark != nil || item.date != nil || item.isAround || item.isSmall
                || item.isFood
                || item.words.contains(where: { Self.beside.contains($0.kind) || $0.kind == .exercise })
                || exercises.contains(where: { Self.overlap($0.span, item.span) })
            {
                return false
            }
            return index == 0 || !items[index - 1].links(.with)
        }
    }

    /// Whether each word around what was trained is known, or stands behind one that leads to where, how or with whom it
    /// was: so in "ran 9 km along the canal", not in "the server ran 3 jobs". A part of the text that names nothing and
    /// counts nothing is a remark.
    private func isTold(_ exercises: [SpokenExercise], _ foods: [SpokenFood], _ unknown: [SentenceSpan]) -> Bool {
        func isOf(_ item: ReaderItem, _ spans: [SentenceSpan]) -> Bool {
            spans.contains { Self.overlap($0, item.span) }
        }
        let (trained, eaten) = (exercises.map(\.span), foods.map(\.span))
        let isMeasured = exercises.contains(where: Self.isMeasured)
        return items.split(whereSeparator: { $0.mark.map(Self.pauses.contains) == true }).allSatisfy { clause in
            guard clause.contains(where: { isOf($0, trained) || $0.number != nil }) else { return true }
            var isLed = false
            for (place, item) in zip(clause.indices, clause) {
                if isOf(item, trained) || isOf(item, eaten) || item.number != nil {
                    isLed = false
                } else if item.has(.setting) {
                    // "Climbed into bed", "liep tegen de lamp": what was not measured is told by what is known alone.
                    let isCompany =
                        item.links(.with) && clause.endIndex - place < 4 && clause.last?.links(.was) != true
                    if !isMeasured, !item.isLed, !isCompany { return false }
                    isLed = true
                } else if !isLed {
                    let isSubject = item.isUnled && place + 1 < clause.endIndex && clause[place + 1].has(.done)
                    let isOfFood = !foods.isEmpty && (item.isAround || item.has(.mealWord))
                    if isSubject || isOf(item, unknown) && !item.isSmall && !isOfFood { return false }
                }
            }
            return true
        }
    }

    private static let pauses: Set<Character> = [",", ";", ".", ":", "(", ")", "-", "\u{2013}", "\n"]

    private func isUncounted(_ exercise: SpokenExercise, _ words: SentenceLexicon) -> Bool {
        switch words.exerciseIndex[exercise.name.value].map({ words.exercises[$0].kind }) {
        case .strength: !Self.isLifted(exercise)
        case .bodyweight: !Self.isMeasured(exercise)
        // "Plank van 2 meter"
        case .hold: !Self.isMeasured(exercise) || exercise.kilometres != nil
        // "Climbed into bed at 10"
        case .cardio: exercise.load != nil && [exercise.minutes, exercise.kilometres].allSatisfy { $0 == nil }
        default: false
        }
    }

    /// "My bottle is 750 ml", "milk is off", "the marathon is 42 km": what something is, which nobody had or did. "Lunch
    /// today is soup" is a meal.
    private var isDescribed: Bool {
        let isMeal = items.contains { $0.has(.mealWord) }
        return items.indices.dropFirst().contains { index in
            let before = items[index - 1]
            guard items[index].links(.is) || items[index].links(.was), before.mark == nil,
                before.date == nil, !before.has(.mealWord)
            else { return false }
            let next = items.indices.contains(index + 1) ? items[index + 1] : nil
            guard items[index].links(.is) else { return !isMeal && next?.date != nil }
            return next?.number != nil || !isMeal && (before.isFood || before.has(.exercise))
        }
    }

    /// "Breakfast eggs, lunch salad": a draft is of one meal.
    private var isOfMeals: Bool {
        var last: String?
        for (place, item) in items.enumerated() where item.has(.mealWord, "meal") {
            let before = items[..<place].last { !$0.isSmall || $0.links(.when) }
            // "After lunch", "no breakfast"
            if before?.links(.when) == true || before?.has(.negation) == true { continue }
            if let last, last != item.key { return true }
            last = item.key
        }
        return false
    }

    /// "Water 0", "drank nothing but water": how much it was is not said.
    private var isNone: Bool {
        items.contains { $0.text == "0" || $0.value(.stated) == "nothing" }
    }

    /// "Almost ate a donut", "nearly ran 5k", "bijna tien push-ups gedaan", but not "almost a litre of water".
    private func isMissed(_ foods: [SpokenFood]) -> Bool {
        items.indices.contains { index in
            guard items[index].has(.near), items.indices.contains(index + 1) else { return false }
            let next = items[index + 1]
            if next.has(.done) || next.has(.eat) || next.has(.exercise)
                || next.isFood && !next.isPortion && next.number == nil
            {
                return true
            }
            guard next.isSmall || next.has(.soft) || next.number != nil, items.indices.contains(index + 2) else {
                return false
            }
            let thing = items[index + 2]
            let isOne =
                thing.isFood || thing.has(.exercise) || foods.contains { Self.overlap($0.name.span, thing.span) }
            return isOne && !thing.isPortion && !thing.has(.unit)
        }
    }

    private static func words(_ food: SpokenFood) -> [String] {
        food.name.value.split(separator: " ").map { ReaderLexicon.key(String($0)) }
    }

    private static let beside: Set<ReaderWord.Kind> = [
        .eat, .done, .around, .mealWord, .yesterday, .soft, .greet, .`self`, .morning, .am, .pm, .noon, .oclock, .unit,
        .half, .note, .stated,
    ]

    /// Cuts the text between what was trained and what was eaten.
    private func divide(
        _ text: String, _ exercises: [SentenceSpan], _ foods: [SentenceSpan], _ workout: SentenceDraft,
        _ meal: SentenceDraft
    ) -> [BoxReading.Sentence] {
        guard !parts.isEmpty else { return [] }
        let units = Array(text.utf16)
        let things = (exercises.map { ($0, SentenceDraft.Kind.workout) } + foods.map { ($0, .meal) })
            .sorted { $0.0.start < $1.0.start }
        var pieces: [SentenceDraft.Kind: String] = [:]
        var start = 0
        for (place, (span, kind)) in things.enumerated() {
            let next = things.indices.contains(place + 1) ? things[place + 1] : nil
            if next?.1 == kind { continue }
            let end = next.map { Self.joint(units, from: span.end, to: $0.0.start) } ?? units.count
            guard start < end, end <= units.count else { continue }
            pieces[kind, default: ""] += String(decoding: units[start..<end], as: UTF16.self) + " "
            start = end
        }
        if pieces.isEmpty { pieces[.meal] = text }
        return [(SentenceDraft.Kind.workout, workout), (.meal, meal)].compactMap { kind, draft in
            pieces[kind].map { piece in
                let words = piece.split(separator: " ").joined(separator: " ")
                return BoxReading.Sentence(kind: kind, text: words, date: draft.date)
            }
        }
    }

    /// Where what comes next begins: behind the first mark or joining word, else at the thing itself.
    private static func joint(_ units: [UInt16], from start: Int, to end: Int) -> Int {
        guard start < end, end <= units.count else { return max(start, end) }
        let between = units[start..<end]
        if let mark = between.firstIndex(where: { jointMarks.utf16.contains($0) }) { return mark + 1 }
        let words = String(decoding: between, as: UTF16.self).lowercased()
        for word in joints {
            if let place = words.firstRange(of: word) {
                return min(end, start + words.utf16.distance(from: words.startIndex, to: place.upperBound))
            }
        }
        return end
    }

    private static func overlap(_ first: SentenceSpan, _ second: SentenceSpan) -> Bool {
        first.start < second.end && second.start < first.end
    }

    /// "After the run", "during the ride": when it was, not what was done.
    ///
    /// - Parameter units: of the whole text
    private static func isOccasion(
        _ exercise: SpokenExercise, _ units: [UInt16], _ lexicon: ReaderLexicon
    ) -> Bool {
        guard !isMeasured(exercise) else { return false }
        // No two words are longer.
        let before = units.prefix(exercise.name.span.start).suffix(60)
        let words = String(decoding: before, as: UTF16.self).lowercased().split(separator: " ").suffix(2)
        return words.contains { lexicon.has(.occasion, String($0)) }
    }

    private static func isMeasured(_ exercise: SpokenExercise) -> Bool {
        exercise.sets != nil || exercise.reps != nil || exercise.minutes != nil || exercise.kilometres != nil
            || exercise.load != nil
    }

    private static func isLifted(_ exercise: SpokenExercise) -> Bool {
        exercise.sets != nil || exercise.reps != nil || exercise.load != nil
    }

    /// More sets, kg or repetitions than anyone has done are figures of something else.
    private static func isLikely(_ exercise: SpokenExercise) -> Bool {
        let kilograms = (exercise.loadUnit ?? .kg).kilograms
        let counts = [exercise.reps?.value.count ?? 1, exercise.load?.value.count ?? 1]
        let isAlike = counts.allSatisfy { $0 == 1 }
        let sets = max(exercise.sets?.value ?? 1, counts.max() ?? 1)
        return sets <= (isAlike ? 20 : 12) && (exercise.reps?.value.max() ?? 1) <= 500
            && (exercise.load?.value.max() ?? 0) * kilograms <= 500
    }

    private mutating func read(
        _ draft: SentenceDraft, _ exercises: [SpokenExercise], _ foods: [SpokenFood], _ isDone: Bool
    ) {
        guard let first = exercises.first else { return }
        parts.append((.workout, first.span.start))
        let isMissing = draft.exercises.contains { exercise in
            !exercises.contains(exercise) && !foods.contains { Self.overlap($0.name.span, exercise.name.span) }
        }
        if isMissing { isSure = false }
        if !exercises.allSatisfy({ Self.isMeasured($0) || isDone }) { isSure = false }
        if !exercises.allSatisfy(Self.isLikely) { isSure = false }
        let isLost = draft.notUnderstood.contains { lost in exercises.contains { Self.overlap($0.span, lost) } }
        if isLost { isSure = false }
    }

    private mutating func read(_ draft: SentenceDraft, _ foods: [SpokenFood], _ all: [SpokenFood]) {
        guard let first = foods.first else { return }
        let drinks = foods.filter { lexicon.drink($0) != nil }
        let isDrink =
            drinks.first == first
            && all.allSatisfy { drinks.contains($0) || lexicon.has(.addition, ReaderLexicon.key($0.head)) }
        if isDrink, draft.meal == nil {
            parts.append((.drink, first.span.start))
            drink = name(first)
            millilitres = drinks.map(volume).reduce(0) { sum, next in sum.flatMap { sum in next.map { sum + $0 } } }
        } else {
            parts.append((.meal, first.span.start))
            // "Lunch was a salad, and 500 ml of water"
            let water = drinks.filter { lexicon.drink($0)?.portions["bottle"] != nil && volume($0) != nil }
            if let water = water.first, draft.meal == nil, foods.count > 1 {
                parts.append((.drink, water.span.start))
                drink = name(water)
                millilitres = volume(water)
            }
        }
        if foods.count < all.count || foods.contains(where: isDoubtful) { isSure = false }
        // "Protein in 2 eggs"
        let isOfWhat = foods.contains { isNutrient($0) && $0.amount == nil }
        if foods.allSatisfy(isNutrient) || isOfWhat || isOfEither(foods) || foods.contains(where: Self.isPriced)
            || foods.contains(where: isBought)
        {
            isSure = false
        }
    }

    /// "Pasta with chicken 350 g": all of it, or the chicken.
    private func isOfEither(_ foods: [SpokenFood]) -> Bool {
        guard foods.count > 1, let last = foods.last, let amount = last.amount, amount.span.start >= last.name.span.end,
            last.unit == "g" || last.unit == "ml"
        else { return false }
        let before = foods[foods.count - 2]
        return before.amount == nil
            && items.contains {
                $0.links(.with) && $0.span.start >= before.name.span.end && $0.span.end <= last.name.span.start
            }
    }

    /// "Ordered 5 kg of whey", "20 eieren gekookt": more than anyone eats at once, unless that is what was said.
    private func isBought(_ food: SpokenFood) -> Bool {
        guard let amount = food.amount?.value else { return false }
        switch food.unit {
        case nil where amount >= 5 && !items.contains { $0.links(.ate) || $0.date != nil }:
            return amount * (lexicon.least(of: food) ?? 0) > (lexicon.drink(food) == nil ? 600 : 4000)
        case "kg": return amount > 1.5
        case "lb": return amount > 3.3
        case "g": return amount > 1500 && lexicon.drink(food) == nil
        case "l": return amount > 5
        default: return false
        }
    }

    /// "Eggs 3.49": nobody counts so finely.
    private static func isPriced(_ food: SpokenFood) -> Bool {
        guard let count = food.amount?.value, food.unit == nil, count > 1 else { return false }
        return ![4, 3].contains { part in abs(count * part - (count * part).rounded()) < 0.02 }
    }

    /// What food is made of is no food: "150 g protein", "protein in eggs".
    private func isNutrient(_ food: SpokenFood) -> Bool {
        if lexicon.has(.nutrient, ReaderLexicon.key(food.head)) { return true }
        let words = food.name.value.split(separator: " ")
        return words.count > 2 && lexicon.has(.within, String(words[1])) && lexicon.has(.nutrient, String(words[0]))
    }

    /// Whether a word before the food itself is no word of food: "mood ring", "chikin sandwich".
    private func isDoubtful(_ food: SpokenFood) -> Bool {
        guard !lexicon.isName(food) else { return false }
        if lexicon.isTwo(food) { return true }
        return Self.words(food).dropLast().contains { word in
            lexicon.isMistyped(word, language)
                || items.contains {
                    $0.key == word && ($0.metric != nil || $0.has(.timer) || $0.value(.action) == "export")
                }
        }
    }

    /// "Biertje" is bier.
    private func name(_ food: SpokenFood) -> String { food.name.value.contains(" ") ? food.name.value : food.head }

    /// ml, where an amount says it.
    private func volume(_ food: SpokenFood) -> Double? {
        guard let amount = food.amount?.value else { return nil }
        let drink = lexicon.drink(food)
        switch food.unit {
        case "ml", "g": return amount
        case "cl": return amount * 10
        case "l", "kg": return amount * 1000
        case "oz", "fl oz": return amount * UnitConversion.millilitresPerFluidOunce
        case "pint": return amount * 568
        case "can": return amount * (drink?.portions["can"] ?? 330)
        case "bottle": return amount * (drink?.portions["small_bottle"] ?? drink?.portions["bottle"] ?? 500)
        case "glass": return amount * (drink?.portions["glass"] ?? 200)
        case "cup": return amount * (drink?.portions["cup"] ?? drink?.portions["mug"] ?? 240)
        case "mug": return amount * (drink?.portions["mug"] ?? 250)
        case nil where amount >= 50: return amount
        default: return nil
        }
    }
}
