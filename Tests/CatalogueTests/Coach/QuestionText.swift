import Domain
import Foundation

/// A question in a few words, as the tables of questions write it.
enum QuestionText {
    static func of(_ question: Question) -> String {
        guard let subject = question.subject else { return "unknown" }
        var words = [text(subject) + (question.slot.map { "@\($0.rawValue)" } ?? "")]
        if let measure = question.measure { words.append(measure.rawValue) }
        if let threshold = question.threshold {
            let top = threshold.upTo.map { ".." + NumberText.shortest($0, .en) } ?? ""
            words.append((threshold.isBelow ? "<" : ">") + NumberText.shortest(threshold.value, .en) + top)
        }
        if let period = question.period { words.append(text(period)) }
        if let other = question.other { words.append("vs \(text(other))") }
        if let days = question.weekdays { words.append("on \(text(days))") }
        if let days = question.otherWeekdays { words.append("vs \(text(days))") }
        if let part = question.part { words.append("of \(text(part))") }
        if let hours = question.hours { words.append("at \(hours.start)-\(hours.end)") }
        switch question.except {
        case .meal(let slot):
            words.append("but @" + ([slot] + (question.alsoExcept ?? [])).map(\.rawValue).joined(separator: ","))
        case .part(let part): words.append("but \(text(part))")
        case nil: break
        }
        if let isBelow = question.isBelowGoal { words.append(isBelow ? "below goal" : "above goal") }
        if let condition = question.condition {
            let lead =
                condition.isNextDay
                ? "after" : condition.isDayBefore == true ? "before" : condition.isWithout == true ? "without" : "with"
            words.append("\(lead) \(condition.isLatest == true ? "latest " : "")\(text(condition.event))")
        }
        if let shift = question.shift { words.append("\(shift.count) \(shift.unit.rawValue)") }
        if question.refersBack == true { words.append("back") }
        if let also = question.also { words.append("also \(also.map(\.rawValue).joined(separator: ","))") }
        if let also = question.alsoMeasures { words.append("and \(also.map(\.rawValue).joined(separator: ","))") }
        if let also = question.alsoSlots { words.append("and @\(also.map(\.rawValue).joined(separator: ","))") }
        if let span = question.span { words.append("by \(span.rawValue)\(question.isOfLoad == true ? "'s load" : "")") }
        if let rank = question.rank { words.append("no\(rank)") }
        if let top = question.top { words.append("top\(top)") }
        if let latest = question.latest { words.append("latest\(latest)") }
        if question.namesDays == true { words.append("named") }
        if let repetitions = question.repetitions { words.append("for \(repetitions)") }
        if let distance = question.distance { words.append("over \(NumberText.shortest(distance, .en))km") }
        if let ahead = question.ahead, question.subject != nil { words.append("on \(ahead)") }
        if let energy = question.trial?.energy { words.append("of \(NumberText.shortest(energy, .en))kcal") }
        if let steps = question.trial?.steps { words.append("of \(NumberText.shortest(steps, .en))steps") }
        if let change = question.trial?.energyChange { words.append("\(NumberText.shortest(change, .en))kcal") }
        if let change = question.trial?.stepsChange { words.append("\(NumberText.shortest(change, .en))steps") }
        if let goal = question.goal { words.append("at \(NumberText.shortest(goal, .en))kg") }
        if let name = question.named { words.append("named \(name)") }
        if let metric = question.recorded { words.append("its \(metric.rawValue)") }
        if let counted = question.counted,
            [.count, .sum, .heaviest, .best, .lowest, .reps, .sets, .volume, .trend, .perWeek].contains(counted)
                || question.threshold != nil || question.measure == .lowest || question.measure == .usual
        {
            words.append("counting \(counted.rawValue)")
        }
        if question.isLastOne == true { words.append("latest") }
        if question.units == .imperial { words.append("in imperial") }
        return words.joined(separator: " ")
    }

    private static func text(_ subject: Question.Subject) -> String {
        switch subject {
        case .exercise(let id): id
        case .muscles(let group): "muscles:\(group.rawValue)"
        case .workouts(let kind): kind.map { "workouts:\($0.rawValue)" } ?? "workouts"
        case .exercises: "exercises"
        case .metric(let metric): metric.rawValue
        case .micronutrient(let nutrient): nutrient.key
        case .food(let name): "food:\(name)"
        case .group(let group): "group:\(group.rawValue)"
        case .plan(let figure): "plan:\(figure.rawValue)"
        case .overview: "overview"
        case .night(let night): "night:\(night.rawValue)"
        case .muscleGroups: "muscleGroups"
        case .foods: "foods"
        case .drinks: "drinks"
        case .topic(let topic): "topic:\(topic.rawValue)"
        case .medical: "medical"
        case .courtesy(let courtesy): "courtesy:\(courtesy.rawValue)"
        case .logging: "logging"
        case .future: "future"
        case .foodItself: "foodItself"
        }
    }

    private static func text(_ part: Question.Part) -> String {
        switch part {
        case .food(let name): "food:\(name)"
        case .group(let group): "group:\(group.rawValue)"
        case .nutrient(let metric): metric.rawValue
        }
    }

    private static func text(_ event: Question.Condition.Event) -> String {
        switch event {
        case .some(let metric): metric.rawValue
        case .figure(let metric, let threshold):
            metric.rawValue + (threshold.isBelow ? "<" : ">") + NumberText.shortest(threshold.value, .en)
                + (threshold.upTo.map { ".." + NumberText.shortest($0, .en) } ?? "")
        case .usual(let metric, let isLess): metric.rawValue + (isLess ? "<usual" : ">usual")
        case .training(let kind): kind.map { "training:\($0.rawValue)" } ?? "training"
        case .exercise(let id): id
        case .muscles(let group): group.rawValue
        case .rest: "rest"
        case .eatenTimes(let part, let threshold):
            text(part) + (threshold.isBelow ? "<" : ">") + NumberText.shortest(threshold.value, .en) + "x"
        case .eaten(let part, let hours): text(part) + (hours.map { "@\($0.start)-\($0.end)" } ?? "")
        }
    }

    private static func text(_ weekdays: Set<Int>) -> String { weekdays.sorted().map(String.init).joined() }

    private static func text(_ period: Period) -> String {
        switch period {
        case .ever: "ever"
        case .day(let date): date.description
        case .days(let count): "days\(count)"
        case .week(let offset): "week\(offset)"
        case .weekend(let offset): "weekend\(offset)"
        case .month(let offset): "month\(offset)"
        case .calendarMonth(let year, let month): "\(year)-\(month < 10 ? "0" : "")\(month)"
        case .year(let offset): "year\(offset)"
        case .calendarYear(let year): "\(year)"
        case .since(let date): "since:\(date)"
        case .between(let start, let end): "\(start)..\(end)"
        }
    }
}
