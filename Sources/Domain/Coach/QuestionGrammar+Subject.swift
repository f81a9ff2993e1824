extension QuestionGrammar {
    func subject(_ left: inout [Name], _ own: [Exercise]) -> Question.Subject? {
        // "How many steps did I walk": of steps there is a count.
        if metrics.contains(.steps), !isSeveral { return .metric(.steps) }
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
        // "How much did I eat": of food as such there is the energy.
        if cues.contains(.ate), !cues.isDisjoint(with: [.howMuch, .howMany]), left.isEmpty, subjects.isEmpty {
            return .metric(.energy)
        }
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
}
