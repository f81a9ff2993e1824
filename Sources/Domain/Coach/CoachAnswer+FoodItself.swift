extension Coach {
    /// What a food of the catalogue holds: in the grams that were asked for, or in one of it and in 100 g.
    static func foodItself(_ question: Question, _ record: CoachRecord) -> CoachAnswer {
        let metrics = (question.also ?? []).filter { $0 != .energy || !record.hidesEnergy }
        let pieces = question.pieces ?? 1
        guard let food = record.item, !metrics.isEmpty, question.goal.map({ (1...5000).contains($0) }) ?? true,
            (0.1...100).contains(pieces), pieces == 1 || food.portions.first != nil
        else {
            return CoachAnswer(question, [.init("foodItself")])
        }
        var amounts: [Double] = [question.goal ?? 100]
        if question.goal == nil, let portion = food.portions.first?.grams, portion > 0 {
            amounts = portion * pieces == 100 ? [100] : [portion * pieces, 100]
        }
        var facts: [CoachAnswer.Fact] = []
        for metric in metrics {
            guard let held = food.per100g[metric] else { continue }
            for amount in amounts {
                facts.append(
                    .init(
                        metric == .energy ? "foodHolds.energy" : "foodHolds",
                        [
                            "food": .food(name: food.name, id: food.id), "metric": .metric(metric),
                            "amount": .grams(amount), "value": .figure(held * amount / 100, metric),
                        ]))
            }
        }
        guard !facts.isEmpty else { return CoachAnswer(question, [.init("foodItself")]) }
        var answer = CoachAnswer(question, facts)
        answer.isAboutEnergy = metrics.contains(.energy)
        return answer
    }
}
