extension CoachAnswer.Value: Encodable {
    private enum Key: String, CodingKey {
        case value, unit, date, start, end, metric, nutrient, exercise, food, id, muscles, kind, group, weekday
        case minute, reps, load
        case seconds, metres, weekdays, phrase, values, text, words, list, period
    }

    /// Figures in the unit that they are stored in, dates as ISO 8601.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        func number(_ value: Double, _ unit: String?) throws {
            try fields.encode(value, forKey: .value)
            try fields.encodeIfPresent(unit, forKey: .unit)
        }
        switch self {
        case .count(let count): try fields.encode(count, forKey: .value)
        case .number(let value): try number(value, nil)
        case .figure(let value, let metric):
            try number(value, metric.unit.rawValue)
            try fields.encode(metric, forKey: .metric)
        case .perKilo(let value, let metric): try number(value, metric.unit.rawValue + "/kg")
        case .load(let value): try number(value, "kg")
        case .minutes(let value): try number(value, "min")
        case .kilometres(let value): try number(value, "km")
        case .pace(let value): try number(value, "min/km")
        case .grams(let value): try number(value, "g")
        case .share(let value): try number(value * 100, "%")
        case .age(let days): try number(Double(days), "days ago")
        case .set(let set): try fields.encode(set, forKey: .value)
        case .sets(let sets): try fields.encode(sets, forKey: .list)
        case .date(let date): try fields.encode(date, forKey: .date)
        case .period(let period): try fields.encode(period.text, forKey: .period)
        case .weekdays(let days, let period):
            try fields.encode(days.sorted(), forKey: .weekdays)
            try fields.encode(period.text, forKey: .period)
        case .metric(let metric): try fields.encode(metric, forKey: .metric)
        case .micronutrient(let nutrient): try fields.encode(nutrient, forKey: .nutrient)
        case .micro(let value, let nutrient):
            try number(value, nutrient.unit.rawValue)
            try fields.encode(nutrient, forKey: .nutrient)
        case .exercise(let id): try fields.encode(id, forKey: .exercise)
        case .food(let name, let id):
            try fields.encode(name, forKey: .food)
            try fields.encodeIfPresent(id, forKey: .id)
        case .muscles(let group): try fields.encode(group, forKey: .muscles)
        case .kind(let kind): try fields.encode(kind, forKey: .kind)
        case .group(let group): try fields.encode(group, forKey: .group)
        case .weekday(let day): try fields.encode(day, forKey: .weekday)
        case .time(let minute): try fields.encode(minute, forKey: .minute)
        case .phrase(let fact):
            try fields.encode(fact.key, forKey: .phrase)
            if !fact.values.isEmpty { try fields.encode(fact.values, forKey: .values) }
        case .list(let values): try fields.encode(values, forKey: .list)
        case .words(let words): try fields.encode(words, forKey: .words)
        case .text(let text): try fields.encode(text, forKey: .text)
        }
    }
}

extension CoachAnswer {
    /// No figure was given, and why is said.
    public var isDeclined: Bool {
        isUnread
            || facts.contains { ["future", "foodItself", "logging", "medical", "notYet"].contains($0.key) }
    }

    /// The grammar made nothing of the question: a model may be asked.
    public var isUnread: Bool {
        facts.contains { fact in
            [
                "declined", "declinedWords", "notUnderstood", "notUnderstoodWords", "aboutWhat", "compareWhat",
            ].contains(fact.key)
        }
    }
}
