extension QuestionGrammar {
    func measure(_ question: Question) -> Question.Measure? {
        let hasComparison = cues.contains(.moreThan) || cues.contains(.lessThan)
        if cues.contains(.compare) || periods.count > 1 || hasComparison && numbers.isEmpty && !periods.isEmpty {
            return .compare
        }
        if case .metric = question.subject, cues.contains(.differs), numbers.isEmpty,
            periods.count == 1 && periods[0].before != nil || !weekdays.isEmpty && periods.isEmpty
        {
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
        if isWithout, metric.isAdditive, !metric.isOfNight { return .without }
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
        // Of Mondays as such there is no sum.
        return metric.isAdditive && !metric.isOfNight && (weekdays.isEmpty || !periods.isEmpty) ? .sum : nil
    }

    private func trainingMeasure(_ subject: Question.Subject?) -> Question.Measure? {
        if isWithout { return .without }
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

    /// "How many days without alcohol", "when did I last not drink coffee".
    private var isWithout: Bool {
        cues.contains(.without)
            && !cues.isDisjoint(with: [.days, .howMany, .howOften, .when, .last, .list, .what])
    }

    private var isWhat: Bool { cues.contains(.list) || cues.contains(.what) }

    private func isLoaded(_ subject: Question.Subject?) -> Bool {
        if case .exercise = subject { true } else { false }
    }

    private func foodMeasure(_ subject: Question.Subject?) -> Question.Measure? {
        if isWithout { return .without }
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
