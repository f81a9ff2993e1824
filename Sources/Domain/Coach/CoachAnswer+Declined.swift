extension Coach {
    /// Says what kept it from an answer, and what it can tell near it.
    static func declined(_ question: Question) -> CoachAnswer {
        guard let subject = question.subject, !question.leftOut.isEmpty || question.measure != nil else {
            return notUnderstood(question)
        }
        var answer = CoachAnswer(
            question,
            [
                question.leftOut.isEmpty
                    ? .init("declined") : .init("declinedWords", ["words": .words(question.leftOut)])
            ])
        answer.facts += near(subject)
        answer.followUps =
            switch subject {
            case .metric, .plan, .overview: [.weight, .sleep, .steps]
            case .micronutrient, .food, .group, .foods, .drinks: [.foods, .sources, .average]
            default: [.workouts, .often, .progress]
            }
        return answer
    }

    private static func near(_ subject: Question.Subject) -> [CoachAnswer.Fact] {
        switch subject {
        case .metric(let metric): [.init("nearMetric", ["metric": .metric(metric)])]
        case .micronutrient(let nutrient): [.init("nearMicro", ["metric": .micronutrient(nutrient)])]
        case .food(let name): [.init("nearFood", ["food": .text(name)])]
        case .group(let group): [.init("nearFood", ["food": .group(group)])]
        case .foods, .drinks: [.init("nearFoods")]
        case .exercise(let id): [.init("nearExercise", ["exercise": .exercise(id)])]
        case .workouts, .muscles, .exercises, .muscleGroups: [.init("nearWorkouts")]
        case .night(.fast): [.init("nearFoods")]
        case .night: [.init("nearNight")]
        default: []
        }
    }

    static func notUnderstood(_ question: Question) -> CoachAnswer {
        let isBare = question.period != nil || question.measure != nil || question.weekdays != nil
        var answer = CoachAnswer(
            question,
            [
                !question.leftOut.isEmpty
                    ? .init("notUnderstoodWords", ["words": .words(question.leftOut)])
                    : isBare ? .init("aboutWhat") : .init("notUnderstood")
            ])
        answer.followUps = [.workouts, .foods, .sleep, .weight]
        return answer
    }

    /// When what was told before was.
    static func when(_ question: Question, _ record: CoachRecord) -> CoachAnswer {
        guard let date = question.found?.date else { return notUnderstood(Question(measure: .when)) }
        var question = question
        question.measure = question.found?.measure
        return CoachAnswer(
            question, [.init("thatWas", ["date": .date(date), "age": .age(date.days(to: record.today))])])
    }
}
