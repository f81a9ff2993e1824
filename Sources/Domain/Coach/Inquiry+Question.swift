extension Inquiry {
    /// What a sentence was read into, as a program would ask it.
    ///
    /// - Parameter question: as `Conversation.complete` gave it: what it takes from one is no parameter
    /// - Returns: `nil` for what is no question of data
    public init?(_ question: Question) {
        guard let subject = question.subject else { return nil }
        switch subject {
        case .metric(let metric):
            self.init(kind: .metric)
            self.metric = metric
        case .micronutrient(let nutrient):
            self.init(kind: .micronutrient)
            self.nutrient = nutrient
        case .food(let name):
            self.init(kind: .food)
            food = name
        case .group(let group):
            self.init(kind: .group)
            self.group = group
        case .exercise(let id):
            self.init(kind: .exercise)
            exercise = id
        case .muscles(let group):
            self.init(kind: .muscles)
            muscles = group
        case .workouts(let kind):
            self.init(kind: .workouts)
            workout = kind
        case .plan(let figure):
            self.init(kind: .plan)
            self.figure = figure
        case .night(let night):
            self.init(kind: .night)
            self.night = night
        case .topic(let topic):
            self.init(kind: .topic)
            self.topic = topic
        case .foods: self.init(kind: .foods)
        case .drinks: self.init(kind: .drinks)
        case .exercises: self.init(kind: .exercises)
        case .muscleGroups: self.init(kind: .muscleGroups)
        case .overview: self.init(kind: .overview)
        case .foodItself: self.init(kind: .foodItself)
        case .medical, .courtesy, .logging, .future: return nil
        }
        switch question.part {
        case .food(let name): food = name
        case .group(let group): self.group = group
        case .nutrient(let metric): ofNutrient = metric
        case nil: break
        }
        measure = question.measure
        (period, comparedWith) = (question.period?.text, question.other?.text)
        (fromMinute, toMinute) = (question.hours?.start, question.hours?.end)
        // What is left is of today or of this week, and what is known of a body and its plan of now; what was burnt, and
        // which phase it was, is of days.
        let isOfNow =
            switch subject {
            case .plan(.expenditure), .plan(.balance), .plan(.phase): false
            case .plan: true
            default: measure == .remaining && !question.isOfRestOfWeek || measure == .goal
            }
        if isOfNow { (period, fromMinute, toMinute) = (nil, nil, nil) }
        switch question.except {
        case .meal(let slot): exceptMeal = slot
        case .part(.food(let name)): exceptFood = name
        case .part(.group(let group)): exceptGroup = group
        case .part(.nutrient), nil: break
        }
        (weekdays, comparedWeekdays) = (question.weekdays?.sorted(), question.otherWeekdays?.sorted())
        meal = question.slot
        if let threshold = question.threshold {
            if threshold.isBelow { below = threshold.value } else { atLeast = threshold.value }
            atMost = threshold.upTo
        }
        condition = question.condition.flatMap(Condition.init)
        (alsoMetrics, alsoMeasures, alsoMeals) = (question.also, question.alsoMeasures, question.alsoSlots)
        (alsoExceptMeals, rank, top) = (question.alsoExcept, question.rank, question.top)
        latest = question.latest
        (span, counted, recorded) = (question.span, question.counted, question.recorded)
        (workoutName, distance, repetitions) = (question.named, question.distance, question.repetitions)
        (amount, day, pieces, units) = (question.goal, question.ahead, question.pieces, question.units)
        if let trial = question.trial {
            (amount, energy, steps) = (trial.pace, trial.energy, trial.steps)
            (energyChange, stepsChange) = (trial.energyChange, trial.stepsChange)
        }
        let said: [(Detail, Bool)] = [
            (.load, question.isOfLoad == true), (.latest, question.isLastOne == true),
            (.days, question.namesDays == true), (.portions, question.isOfPortions == true),
            (.meals, question.isOfMeals == true), (.units, question.isOfUnits == true),
            (.belowGoal, question.isBelowGoal == true), (.aboveGoal, question.isBelowGoal == false),
        ]
        let given = said.filter(\.1).map(\.0)
        details = given.isEmpty ? nil : given
    }
}

extension Inquiry.Condition {
    init?(_ condition: Question.Condition) {
        let dayAfter = condition.isNextDay ? true : nil
        switch condition.event {
        case .some(.alcohol): self.init(event: .alcohol, dayAfter: dayAfter)
        case .some(.caffeine): self.init(event: .caffeine, dayAfter: dayAfter)
        case .training(let kind): self.init(event: .training, workout: kind, dayAfter: dayAfter)
        case .exercise(let id): self.init(event: .exercise, exercise: id, dayAfter: dayAfter)
        case .muscles(let group):
            self.init(event: .muscles, dayAfter: dayAfter)
            muscles = group
        case .rest: self.init(event: .rest, dayAfter: dayAfter)
        case .figure(let metric, let threshold):
            self.init(
                event: .figure, metric: metric, atLeast: threshold.isBelow ? nil : threshold.value,
                below: threshold.isBelow ? threshold.value : nil, dayAfter: dayAfter)
        case .usual(let metric, let isLess):
            self.init(event: isLess ? .lessThanUsual : .moreThanUsual, metric: metric, dayAfter: dayAfter)
        case .eaten(.food(let name), let hours):
            self.init(
                event: .food, food: name, fromMinute: hours?.start, toMinute: hours?.end, dayAfter: dayAfter)
        case .eaten(.group(let group), let hours):
            self.init(
                event: .group, group: group, fromMinute: hours?.start, toMinute: hours?.end, dayAfter: dayAfter)
        case .eatenTimes(.food(let name), _): self.init(event: .food, food: name, dayAfter: dayAfter)
        case .eatenTimes(.group(let group), _): self.init(event: .group, group: group, dayAfter: dayAfter)
        case .some, .eaten(.nutrient, _), .eatenTimes(.nutrient, _): return nil
        }
        (without, dayBefore, latest) = (condition.isWithout, condition.isDayBefore, condition.isLatest)
        switch condition.event {
        case .figure(_, let threshold): atMost = threshold.upTo
        case .eatenTimes(_, let threshold):
            if threshold.isBelow { below = threshold.value } else { atLeast = threshold.value }
            atMost = threshold.upTo
        default: break
        }
    }
}
