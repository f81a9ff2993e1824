/// One thing to do, by what the figures of the person say: the nearest that would change something.
struct CoachStep {
    let fact: CoachAnswer.Fact

    /// Share of what is usual that a week has to differ by to be acted on
    private static let noticeable = 0.07

    /// - Returns: `nil` where there is nothing that the figures lead to
    init?(_ topic: Question.Topic, _ topics: CoachTopics) {
        guard let key = Self.key(topic, topics) else { return nil }
        var fact = CoachAnswer.Fact("do.\(key)")
        if key == "aim", let aim = topics.record.review?.proposed { fact.values["value"] = .figure(aim, .energy) }
        self.fact = fact
    }

    private static func key(_ topic: Question.Topic, _ topics: CoachTopics) -> String? {
        switch topic {
        case .calories: calories(topics)
        case .deficit, .fluctuation: weighs(topics) ? "look" : "weigh"
        case .plateau: weighs(topics) ? "whole" : "weigh"
        case .adaptation: "strength"
        case .tired: tired(topics)
        case .motivation: "ten"
        case .split: split(topics.workouts(28))
        case .protein: "protein"
        case .sleep: "bed"
        case .rest: "easy"
        }
    }

    private static func weighs(_ topics: CoachTopics) -> Bool {
        topics.record.days.suffix(14).count { $0[.weight] != nil } >= 4
    }

    private static func calories(_ topics: CoachTopics) -> String {
        switch topics.record.review?.proposal {
        case .keep: "keep"
        case .less, .more: "aim"
        case .unknown, nil: weighs(topics) ? "whole" : "weigh"
        }
    }

    /// What differs most from usual of what makes tired
    private static func tired(_ topics: CoachTopics) -> String {
        func share(_ metric: Metric) -> Double? {
            guard let now = topics.mean(metric, 7), now.days >= 3, let usual = topics.mean(metric, 28, before: 7),
                usual.days >= 7, usual.mean > 0
            else { return nil }
            return now.mean / usual.mean - 1
        }
        let trained = Double(topics.workouts(7)) - Double(topics.workouts(28)) / 4
        let signs: [(key: String, size: Double)] = [
            ("bed", -(share(.sleep) ?? 0)), ("pause", share(.stress) ?? 0), ("eat", -(share(.energy) ?? 0)),
            ("easy", trained >= 2 ? trained / 10 : 0),
        ]
        let most = signs.max { $0.size < $1.size }
        return most.flatMap { $0.size >= noticeable ? $0.key : nil } ?? "note"
    }

    /// - Parameter workouts: of four weeks
    private static func split(_ workouts: Int) -> String {
        workouts == 0 ? "begin" : workouts < 14 ? "full" : "upperLower"
    }
}

extension Question.Topic {
    /// What a plan for less or more energy is about
    var isAboutEnergy: Bool { [.calories, .deficit, .plateau, .adaptation].contains(self) }
}
