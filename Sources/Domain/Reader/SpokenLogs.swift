/// What a sentence parser finds in a text: food, drink or training, and how sure that is.
struct SpokenLogs {
    private(set) var parts: [(route: BoxReading.Route, start: Int)] = []
    private(set) var drink: String?
    private(set) var millilitres: Double?
    private(set) var action: BoxReading.Action?
    private(set) var isSure = true
    /// It says that there is nothing to log.
    private(set) var isNothing = false

    private let items: [ReaderItem]
    private let lexicon: ReaderLexicon
    private let language: Language

    init(_ text: String, _ items: [ReaderItem], _ reader: BoxReader, _ language: Language, _ today: CivilDate) {
        self.items = items
        lexicon = reader.lexicon
        self.language = language
        let (meal, mealWorth, mistyped) = reader.sentences.reading(text, .meal, language, today)
        let (workout, workoutWorth, corrected) = reader.sentences.reading(text, .workout, language, today)
        isNothing = meal.intent == .none || workout.intent == .none
        if workout.intent == .template || meal.intent == .template {
            action = workout.intent == .template && meal.intent != .template ? .startTemplate : .repeatMeal
            return
        }
        func isTyped(_ span: SentenceSpan, _ wrong: [SentenceSpan]) -> Bool {
            !wrong.contains { Self.overlap($0, span) }
        }
        // A word of food is no exercise that was mistyped.
        let exercises = workout.exercises.filter { exercise in
            exercise.isKnown
                && (isTyped(exercise.name.span, corrected)
                    || !meal.foods.contains { Self.overlap($0.span, exercise.name.span) && lexicon.isFood($0) })
        }
        let known = meal.foods.filter { lexicon.isFood($0) }
        let foods = known.filter { food in !exercises.contains { Self.overlap($0.span, food.name.span) } }
        let isTraining =
            !exercises.isEmpty
            && (foods.count < known.count || known.isEmpty || exercises.contains(where: Self.isMeasured))
            && (!foods.isEmpty || workoutWorth >= mealWorth || exercises.contains(where: Self.isMeasured))
        let isDone = items.contains { $0.has(.done) }
        if isTraining {
            read(workout, exercises, isDone)
            if !exercises.allSatisfy({ isTyped($0.name.span, corrected) }) { isSure = false }
        }
        if !foods.isEmpty {
            let rest = meal.foods.filter { food in
                !isTraining || !exercises.contains { Self.overlap($0.span, food.span) }
            }
            read(meal, foods, rest)
            if !foods.allSatisfy({ isTyped($0.name.span, mistyped) }) { isSure = false }
        } else if !isTraining, !meal.foods.isEmpty, isDone || meal.meal != nil {
            // It was eaten, whatever it is.
            parts.append((.meal, 0))
            isSure = false
        }
    }

    private static func overlap(_ first: SentenceSpan, _ second: SentenceSpan) -> Bool {
        first.start < second.end && second.start < first.end
    }

    private static func isMeasured(_ exercise: SpokenExercise) -> Bool {
        exercise.sets != nil || exercise.reps != nil || exercise.minutes != nil || exercise.kilometres != nil
            || exercise.load != nil
    }

    private mutating func read(_ draft: SentenceDraft, _ exercises: [SpokenExercise], _ isDone: Bool) {
        guard let first = exercises.first else { return }
        parts.append((.workout, first.span.start))
        if exercises.count < draft.exercises.count { isSure = false }
        if !exercises.allSatisfy({ Self.isMeasured($0) || isDone }) { isSure = false }
    }

    private mutating func read(_ draft: SentenceDraft, _ foods: [SpokenFood], _ all: [SpokenFood]) {
        guard let first = foods.first else { return }
        let drinks = foods.filter { lexicon.drink($0) != nil }
        if drinks.count == foods.count, draft.meal == nil {
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
        if foods.allSatisfy({ Self.nutrients.contains($0.head) }) { isSure = false }
    }

    /// What food is made of is no food.
    private static let nutrients: Set<String> = [
        "protein", "carb", "carbs", "fat", "fibre", "fiber", "calorie", "eiwit", "vet", "koolhydraat", "koolhydraten",
        "vezel",
    ]

    /// Whether a word before the food itself is no word of food: "mood ring", "chikin sandwich".
    private func isDoubtful(_ food: SpokenFood) -> Bool {
        guard !lexicon.isName(food) else { return false }
        let words = food.name.value.split(separator: " ").map { ReaderLexicon.key(String($0)) }
        return words.dropLast().contains { word in
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
