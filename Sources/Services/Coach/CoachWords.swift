import Catalogue
public import Domain
import Foundation

/// The coach's facts in the reader's language and units.
public struct CoachWords {
    public let person: Person
    /// By id, for their names
    let exercises: [Exercise.ID: Exercise]

    public init(person: Person, exercises: [Exercise.ID: Exercise] = [:]) {
        self.person = person
        self.exercises = exercises
    }

    /// Questions that are offered beside an answer
    private static let mostNext = 3

    /// The sentences; those of a topic stand in paragraphs.
    public func text(_ answer: CoachAnswer) -> String {
        if let other = inUnits(of: answer) { return other.text(answer) }
        let isTopic = if case .topic = answer.question.subject { true } else { false }
        return answer.facts.map(sentence).joined(separator: isTopic ? "\n" : " ")
    }

    /// What goes with the words of an answer.
    public func reply(_ answer: CoachAnswer) -> CoachReply {
        if let other = inUnits(of: answer) { return other.reply(answer) }
        return CoachReply(
            question: answer.question, notes: answer.notes.map(sentence),
            formula: answer.formula.map { person.text("coach.formula.\($0)") },
            rows: answer.rows.map { row in
                CoachReply.Row(
                    date: row.date, name: row.name.map { capitalised(words($0)) }, value: rowValue(row.value),
                    href: row.date.flatMap { date in row.place.map { "\($0.path)?date=\(date)" } })
            },
            rowCount: answer.rowCount, chart: answer.picture.flatMap(chart),
            next: answer.followUps.prefix(Self.mostNext).map { person.text("coach.next.\($0.rawValue)") },
            isAboutEnergy: answer.isAboutEnergy,
            isCareful: answer.question.subject == .medical)
    }

    /// The same in the units that were asked for, where they are not the person's
    private func inUnits(of answer: CoachAnswer) -> CoachWords? {
        guard let units = answer.question.units, units != person.preferences.units else { return nil }
        var person = person
        person.preferences.units = units
        return CoachWords(person: person, exercises: exercises)
    }

    /// One sentence, in the singular where one is counted and there is one for that.
    public func sentence(_ fact: CoachAnswer.Fact) -> String {
        var key = key("say", of: fact)
        if fact.values["count"] == .count(1), Strings.shared.has("\(key).one") {
            key += ".one"
        } else if fact.values["days"] == .number(1), Strings.shared.has("\(key).oneDay") {
            key += ".oneDay"
        }
        return capitalised(person.toned(key, fact.values.mapValues { .text(words($0)) }))
    }

    /// What goes with what is worded as on the page of recovery.
    private func key(_ kind: String, of fact: CoachAnswer.Fact) -> String {
        fact.key.hasPrefix("habits.") ? fact.key : "coach.\(kind).\(fact.key)"
    }

    private func rowValue(_ value: CoachAnswer.Value) -> String {
        if case .count(let count) = value {
            return person.text("coach.times", ["count": .text(person.number(Double(count), 0))])
        }
        return capitalised(words(value))
    }

    private func capitalised(_ text: String) -> String {
        if let digraph = person.language.rules.digraph, text.hasPrefix(digraph) {
            return digraph.uppercased() + text.dropFirst(digraph.count)
        }
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// As within a sentence; what is written in capitals stays.
    private func uncapitalised(_ text: String) -> String {
        if let digraph = person.language.rules.digraph, text.hasPrefix(digraph.uppercased()) {
            return digraph + text.dropFirst(digraph.count)
        }
        return text.dropFirst().first?.isLowercase == true ? text.prefix(1).lowercased() + text.dropFirst() : text
    }

    /// A value of a fact, with its unit, as this person reads it.
    public func words(_ value: CoachAnswer.Value) -> String {
        switch value {
        case .count(let count): return person.number(Double(count), 0)
        case .number(let number): return person.number(number, abs(number - number.rounded()) < 0.05 ? 0 : 1)
        case .figure(let figure, let metric): return person.shown(figure, metric)
        case .load(let load): return self.load(load)
        case .set(let set): return self.set(set)
        case .sets(let sets): return self.sets(sets)
        case .minutes(let minutes): return person.shown(minutes, .workoutMinutes)
        case .kilometres(let distance): return person.shown(distance, .distance)
        case .pace(let pace): return self.pace(pace)
        case .grams(let grams): return person.number(grams, 0) + " g"
        case .share(let share): return person.number(share * 100, share < 0.1 ? 1 : 0) + "%"
        case .date(let date): return DateText.fullWithWeekday(date, person.language)
        case .age(let days):
            return days == 0 || days == 1
                ? person.text("coach.age.\(days)") : person.text("coach.age", ["days": .number(Double(days))])
        case .period(let period): return self.period(period)
        case .weekdays(let days, let period):
            return person.text(
                "coach.period.weekdays", ["days": .text(weekdays(days)), "period": .text(self.period(period))])
        case .metric(let metric):
            let key = metric.nameKey(in: "coach")
            return key.hasPrefix("coach") ? person.text(key) : uncapitalised(person.text(key))
        case .micronutrient(let nutrient): return uncapitalised(person.text("micro.name.\(nutrient.key)"))
        case .micro(let value, let nutrient):
            return person.number(value, value < 10 ? 1 : 0) + " " + nutrient.unit.rawValue
        case .exercise(let id): return uncapitalised(exercises[id]?.name(in: person.language) ?? id)
        case .food(let name, let id): return FoodNames.shown(name, of: id, person.language)
        case .muscles(let group): return person.text("coach.muscles.\(group.rawValue)")
        case .kind(let kind): return person.text("coach.kind.\(kind.rawValue)")
        case .words(let words):
            let quotes = person.language.rules.quotes
            return words.map { "\(quotes.open)\($0)\(quotes.close)" }.joined(separator: ", ")
        case .group(let group): return person.text("coach.group.\(group.rawValue)")
        case .weekday(let day): return person.text("coach.day.\(day)")
        case .time(let minute): return String(format: "%02d:%02d", minute / 60, minute % 60)
        case .perKilo(let value, let metric):
            return person.text("coach.perKilo", ["value": .text(person.number(value, 2) + " " + metric.unit.rawValue)])
        case .phrase(let fact):
            return person.text(key("phrase", of: fact), fact.values.mapValues { .text(words($0)) })
        case .list(let values): return values.map(words).joined(separator: "; ")
        case .text(let text): return text
        }
    }

    // MARK: Sets

    private func load(_ kilograms: Double) -> String {
        let (value, unit) = UnitConversion.display(kilograms, of: .kilograms, in: person.preferences.units)
        let tenths = (value * 10).rounded() / 10
        return person.number(tenths, tenths == tenths.rounded() ? 0 : 1) + " " + unit
    }

    private func set(_ set: WorkoutSet) -> String {
        var parts: [String] = []
        let load = set.load.flatMap { $0 > 0 ? shownLoad($0, set.typedLoad) : nil }
        switch (set.reps, load) {
        case (let reps?, let load?):
            parts.append(person.text("coach.set.of", ["reps": .number(Double(reps)), "load": .text(load)]))
        case (let reps?, nil):
            parts.append(person.text(reps == 1 ? "coach.reps.one" : "coach.reps", ["count": .number(Double(reps))]))
        case (nil, let load?): parts.append(load)
        case (nil, nil): break
        }
        let distance = set.metres.map { $0 < 1000 ? person.number($0, 0) + " m" : person.shown($0 / 1000, .distance) }
        let time = set.seconds.map(SetText.time)
        if let distance, let time {
            parts.append(person.text("coach.set.in", ["distance": .text(distance), "time": .text(time)]))
        } else {
            parts += [distance, time].compactMap { $0 }
        }
        if let rpe = set.rpe { parts.append("RPE " + person.number(rpe, rpe == rpe.rounded() ? 0 : 1)) }
        return parts.isEmpty ? "–" : parts.joined(separator: ", ")
    }

    /// As it was typed, where that is the reader's unit.
    private func shownLoad(_ kilograms: Double, _ typed: Quantity?) -> String {
        guard let typed, typed.unit == "lb" || typed.unit == "kg" else { return load(kilograms) }
        return NumberText.shortest(typed.value, person.language) + " " + typed.unit
    }

    /// Equal sets together: "3 × 5 × 100 kg; 8 × 80 kg".
    private func sets(_ sets: [WorkoutSet]) -> String {
        var groups: [(words: String, count: Int)] = []
        for words in sets.map(set) {
            if groups.last?.words == words {
                groups[groups.count - 1].count += 1
            } else {
                groups.append((words, 1))
            }
        }
        let shown = groups.prefix(8).map { group in
            group.count == 1
                ? group.words
                : person.text(
                    "coach.sets.same", ["sets": .number(Double(group.count)), "set": .text(group.words)])
        }
        return (shown + (groups.count > 8 ? ["…"] : [])).joined(separator: "; ")
    }

    private func pace(_ minutesPerKilometre: Double) -> String {
        let isImperial = person.preferences.units == .imperial
        let seconds = minutesPerKilometre * 60 * (isImperial ? UnitConversion.kilometresPerMile : 1)
        return person.text(isImperial ? "coach.pace.mi" : "coach.pace.km", ["time": .text(SetText.time(seconds))])
    }

    // MARK: Times

    private func period(_ period: Period) -> String {
        func date(_ date: CivilDate) -> SentenceValue { .text(DateText.full(date, person.language)) }
        func text(_ key: String, _ values: [String: SentenceValue] = [:]) -> String {
            person.text("coach.period.\(key)", values)
        }
        func month(_ year: Int, _ month: Int) -> String {
            text("month", ["month": .text(person.text("coach.month.\(month)")), "year": .text("\(year)")])
        }
        switch period {
        case .ever: return text("ever")
        case .day(let day) where day == person.today: return text("today")
        case .day(let day) where day == person.today.adding(days: -1): return text("yesterday")
        case .day(let day): return text("day", ["date": .text(DateText.fullWithWeekday(day, person.language))])
        case .days(1): return text("today")
        case .days(let count): return text("days", ["days": .number(Double(count))])
        case .week(let offset) where offset >= -1: return text("week.\(-offset)")
        case .month(let offset) where offset >= -1: return text("month.\(-offset)")
        case .year(let offset) where offset >= -1: return text("year.\(-offset)")
        case .week, .weekend, .month:
            guard let start = period.range(today: person.today)?.start else { return text("ever") }
            if case .month = period { return month(start.year, start.month) }
            if case .week = period { return text("week", ["date": date(start)]) }
            return text("weekend", ["date": date(start)])
        case .calendarMonth(let year, let number): return month(year, number)
        case .year(let offset): return text("year", ["year": .text("\(person.today.year + offset)")])
        case .calendarYear(let year): return text("year", ["year": .text("\(year)")])
        case .since(let day): return text("since", ["date": date(day)])
        case .between(.first, let end): return text("until", ["end": date(end)])
        case .between(let start, let end): return text("between", ["start": date(start), "end": date(end)])
        }
    }

    /// "on Mondays and Fridays", "at weekends"
    private func weekdays(_ days: Set<Int>) -> String {
        switch days.sorted() {
        case [6, 7]: return person.text("coach.weekdays.weekend")
        case [1, 2, 3, 4, 5]: return person.text("coach.weekdays.week")
        case let sorted:
            let names = sorted.map { person.text("coach.weekday.\($0)") }
            let first = names.dropLast().joined(separator: ", ")
            let list =
                names.count > 1
                ? person.text("coach.weekdays.and", ["first": .text(first), "last": .text(names.last ?? "")])
                : names.first ?? ""
            return person.text("coach.weekdays", ["days": .text(list)])
        }
    }

    // MARK: Charts

    private func chart(_ picture: CoachAnswer.Picture) -> String? {
        switch picture {
        case .days(let metric, let range):
            return Self.chart(of: metric).map { "/charts/\($0).svg?range=\(Self.days(range))&end=\(range.end)" }
        case .exercise(let id, let range):
            let key = id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? id
            return "/charts/training/e1rm.svg?exercise=\(key)&range=\(Self.days(range))&end=\(range.end)"
        }
    }

    private static func days(_ range: DayRange) -> Int { [7, 30, 90, 365].first { $0 >= range.count } ?? 365 }

    private static func chart(of metric: Metric) -> String? {
        switch metric {
        case .weight: "weight"
        case .energy: "calories"
        case .steps: "steps"
        case .sleep, .mood, .stress, .energyLevel: "biofeedback"
        default: nil
        }
    }
}

extension CoachAnswer.Row.Place {
    fileprivate var path: String {
        switch self {
        case .workouts: "/train"
        case .food: "/food"
        case .log: "/log"
        case .plan: "/plan"
        }
    }
}
