extension Coach {
    /// Those of the meal and the time of day that were asked for, without what is left out.
    var entries: [FoodEntry] {
        record.entries.filter { entry in
            (question.slot?.slots.contains(entry.slot) ?? true) && (question.hours?.contains(entry.minute) ?? true)
                && !isLeftOut(entry)
        }
    }

    private func isLeftOut(_ entry: FoodEntry) -> Bool {
        if question.alsoExcept?.contains(where: { $0.slots.contains(entry.slot) }) == true { return true }
        return switch question.except {
        case .meal(let slot): slot.slots.contains(entry.slot)
        case .part(let part): record.isOf(part, entry)
        case nil: false
        }
    }

    /// A food or a group of foods.
    func food(_ part: Question.Part) -> CoachAnswer {
        let name = words(of: part)
        let all = entries.filter { record.isOf(part, $0) }
        let found = all.filter { asked.contains($0.day) }
        if measure == .without { return without(name, eaten: Set(found.map(\.day))) }
        if question.isStreakOfWeeks {
            return streakOfWeeks(Dictionary(grouping: all, by: \.day).mapValues(\.count), name)
        }
        if measure == .streak || measure == .longestStreak { return streak(of: all, name) }
        if measure == .gap { return gaps(between: Set(found.map(\.day)), name) }
        if measure == .reached { return reached(found, name) }
        if measure == .often || measure == .variety { return foods { record.isOf(part, $0) } }
        if measure == .byWeekday, !found.isEmpty {
            return weekdays(Dictionary(grouping: found, by: \.day).mapValues(\.count), name)
        }
        let values = ["food": name].merging(time) { $1 }
        guard let last = found.last, let first = found.first else {
            var facts = [CoachAnswer.Fact("noFood", values)]
            if let known = all.last {
                facts.append(.init("lastWas", ["date": .date(known.day), "age": age(known.day)]))
            }
            return answer(facts, followUps: [.ever, .foods, .often])
        }
        let days = Set(found.map(\.day)).count
        func fact(_ key: String, _ more: [String: CoachAnswer.Value] = [:]) -> CoachAnswer.Fact {
            .init(
                key,
                values.merging(["count": .count(found.count), "days": .number(Double(days))]) { $1 }.merging(more) {
                    $1
                })
        }
        var answer: CoachAnswer
        switch measure {
        case .last:
            answer = self.answer([
                fact(
                    "foodLast",
                    [
                        "date": .date(last.day), "time": .time(last.minute), "age": age(last.day), "name": shown(last),
                    ])
            ])
        case .first: answer = self.answer([fact("foodFirst", ["date": .date(first.day), "name": shown(first)])])
        case .usualTime: return usualTimes(Dictionary(grouping: found, by: \.day).mapValues { $0.map(\.minute) }, .food)
        case .share: return dayShare(Set(found.map(\.day)), name)
        case .highest: answer = mostOnDay(found, values)
        case .average: answer = self.answer(perDay(found, values))
        case .advised: answer = self.answer(perDay(found, values) + [.init("foodNoAdvice")])
        case .perWeek:
            answer = self.answer([fact("foodPerWeek", ["value": .number(perWeek(found.count))])])
            let amount: CoachAnswer.Value? =
                switch total(found) {
                case .figure(let volume, let metric): .figure(perWeek(volume), metric)
                case .grams(let grams): .grams(perWeek(grams))
                default: nil
                }
            if let amount { answer.facts.append(.init("foodAmountPerWeek", ["value": amount])) }
        case .compare:
            // Two days of a week and five of it have no sums to hold against each other.
            if question.otherWeekdays != nil { return comparedByDay(all, name) }
            answer = compared(["food": name], "foodCompare") { asked in
                .count(all.filter { asked.contains($0.day) }.count)
            }
            let then = others.map { others in all.filter { others.days.contains($0.day) } }
            if let now = total(found), let then = then.flatMap({ $0.isEmpty ? nil : total($0) }) {
                answer.facts.append(.init("inAllTwo", ["now": now, "then": then]))
            }
            return answer
        default: answer = self.answer([fact(found.count == days ? "foodCount" : "foodCountDays")])
        }
        if measure == .sum || measure == .count, let total = total(found) {
            answer.facts.append(.init("inAll", ["value": total]))
        }
        if [.count, .sum].contains(measure) {
            let pieces = Self.pieces(found)
            if let pieces { answer.facts.append(pieces) }
            if question.isOfPortions == true, pieces == nil { answer.facts.append(.init("byEntries")) }
        }
        answer.notes.append(.init("foodMeans", ["words": .words(Self.names(found))]))
        answer.followUps = [.last, .month, .year, .often]
        answer.cite(found.reversed().map { .init(date: $0.day, name: shown($0), value: amount($0), place: .food) })
        return answer
    }

    func words(of part: Question.Part) -> CoachAnswer.Value {
        switch part {
        // A food that an answer named is called so in the reader's language.
        case .food(let name): record.entries.first { $0.name == name }.map(shown) ?? .text(name)
        case .group(let group): .group(group)
        case .nutrient(let metric): .metric(metric)
        }
    }

    func words(of except: Question.Except) -> CoachAnswer.Value {
        switch except {
        case .meal(let slot):
            (question.alsoExcept ?? []).reduce(.phrase(.init("none.\(slot.rawValue)"))) {
                .phrase(.init("and", ["first": $0, "second": .phrase(.init("none.\($1.rawValue)"))]))
            }
        case .part(let part): words(of: part)
        }
    }

    /// What it comes to, where that is known of all of it.
    private func total(_ found: [FoodEntry]) -> CoachAnswer.Value? {
        let volumes = found.compactMap(\.millilitres)
        if volumes.count == found.count { return .figure(volumes.reduce(0, +), .water) }
        let grams = found.compactMap(\.grams)
        return grams.count == found.count ? .grams(grams.reduce(0, +)) : nil
    }

    /// What a day has of it, on some days of the week and on others.
    private func comparedByDay(_ all: [FoodEntry], _ name: CoachAnswer.Value) -> CoachAnswer {
        let meant = all.filter { $0.day != record.today && range.contains($0.day) }
        let whole = total(meant)
        return compared(["food": name], "foodCompareDays") { asked in
            let days = Double(max(1, record.foodDays.count { asked.contains($0) && $0 != record.today }))
            let some = meant.filter { asked.contains($0.day) }
            let known = some.compactMap { $0.millilitres ?? $0.grams }.reduce(0, +)
            return switch whole {
            case .figure: .figure(known / days, .water)
            case .grams: .grams(known / days)
            default: .phrase(.init("timesADay", ["value": .number(Double(some.count) / days)]))
            }
        }
    }

    /// On how many days it was logged so many times. Today is not over.
    private func reached(_ found: [FoodEntry], _ name: CoachAnswer.Value) -> CoachAnswer {
        let times = Dictionary(grouping: found, by: \.day).mapValues(\.count)
        let logged = record.foodDays.filter { asked.contains($0) && $0 != record.today }
        guard let threshold = question.threshold, !logged.isEmpty else {
            return answer([.init("noFood", ["food": name].merging(time) { $1 })], followUps: [.ever, .foods])
        }
        let days = logged.filter { threshold.holds(.init(value: Double(times[$0] ?? 0), source: .entries)) == true }
        var answer = self.answer([
            .init(
                threshold.isBelow ? "foodBelow" : "foodAbove",
                time.merging([
                    "food": name, "number": .number(threshold.value), "count": .count(days.count),
                    "of": .number(Double(logged.count)),
                ]) { $1 })
        ])
        answer.facts.append(.init("byEntries"))
        answer.followUps = [.month, .year, .often]
        answer.cite(
            days.sorted(by: >).map { .init(date: $0, name: name, value: .count(times[$0] ?? 0), place: .food) })
        return answer
    }

    /// How many pieces or slices there were, where that is another number than how often it was logged.
    private static func pieces(_ found: [FoodEntry]) -> CoachAnswer.Fact? {
        let counted = found.filter { $0.grams != nil && !Self.measures.contains($0.unit) && $0.amount > 0 }
        let sum = counted.reduce(0) { $0 + $1.amount }
        guard !counted.isEmpty, Set(counted.map(\.unit)).count == 1, sum != Double(counted.count) else { return nil }
        return .init(
            counted.count == found.count ? "inPieces" : "inPiecesOfSome",
            ["value": .number(sum), "count": .count(counted.count)])
    }

    /// Units of entries that are no pieces
    private static let measures: Set<String> = ["g", "kg", "ml", "cl", "dl", "l", "oz", "lb", "serving", "portion"]

    /// A day, over all days that something was logged on.
    private func perDay(_ found: [FoodEntry], _ values: [String: CoachAnswer.Value]) -> [CoachAnswer.Fact] {
        let logged = record.foodDays.filter { asked.contains($0) && $0 != record.today }
        let whole = found.filter { $0.day != record.today }
        guard !logged.isEmpty else { return [.init("noFood", values)] }
        let days = Double(logged.count)
        let amount: CoachAnswer.Value =
            switch total(whole) {
            case .figure(let volume, let metric): .figure(volume / days, metric)
            case .grams(let grams): .grams(grams / days)
            default: .number(Double(whole.count) / days)
            }
        // "How many coffees a day": how often, before how much that is
        if question.counted == .count, total(whole) != nil {
            let times = CoachAnswer.Value.phrase(.init("timesADay", ["value": .number(Double(whole.count) / days)]))
            return [
                .init("foodPerDay", values.merging(["value": times, "count": .count(logged.count)]) { $1 }),
                .init("foodAmountPerDay", ["value": amount]),
            ]
        }
        let perDay = CoachAnswer.Fact(
            "foodPerDay", values.merging(["value": amount, "count": .count(logged.count)]) { $1 })
        if period.isOneDay { return [perDay] }
        return [
            perDay,
            .init("foodPerWeek", values.merging(["value": .number(perWeek(found.count))]) { $1 }),
        ]
    }

    /// The day with the most of it: by weight or volume where that is known of all of it, else by how often.
    private func mostOnDay(_ found: [FoodEntry], _ values: [String: CoachAnswer.Value]) -> CoachAnswer {
        let whole = total(found)
        let byDay = Dictionary(grouping: found, by: \.day).mapValues { entries -> Double in
            let known = entries.compactMap { $0.millilitres ?? $0.grams }
            return whole == nil ? Double(entries.count) : known.reduce(0, +)
        }
        guard let top = byDay.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else {
            return answer([.init("noFood", values)])
        }
        let amount: CoachAnswer.Value =
            switch whole {
            case .figure: .figure(top.value, .water)
            case .grams: .grams(top.value)
            default: .phrase(.init("times", ["count": .count(found.count { $0.day == top.key })]))
            }
        return answer([.init("foodMost", values.merging(["value": amount, "date": .date(top.key)]) { $1 })])
    }

    /// The few names that were counted.
    private static func names(_ entries: [FoodEntry]) -> [String] {
        var counts: [String: Int] = [:]
        for entry in entries { counts[entry.name, default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(4).map(\.key)
    }

    private func shown(_ entry: FoodEntry) -> CoachAnswer.Value { .food(name: entry.name, id: entry.foodID) }

    private func amount(_ entry: FoodEntry) -> CoachAnswer.Value {
        if let volume = entry.millilitres { return .figure(volume, .water) }
        return entry.grams.map { .grams($0) } ?? .number(entry.amount)
    }

    /// The days that nothing was logged on; of all time, since the first that something was. Today is not over.
    private func unlogged() -> CoachAnswer {
        let logged = Set(entries.map(\.day))
        guard let first = logged.min() else {
            return answer([.init("noEntries", time)], followUps: [.week, .ever])
        }
        let past = range.last(CoachNeeds.mostDays).filter {
            asked.contains($0) && $0 < record.today && (period != .ever || $0 >= first)
        }
        let free = past.filter { !logged.contains($0) }
        let values: [String: CoachAnswer.Value] = ["count": .count(free.count), "of": .number(Double(past.count))]
        var answer = self.answer([.init("unlogged", values.merging(time) { $1 })], followUps: [.week, .month, .foods])
        if !free.isEmpty, question.namesDays != true {
            answer.facts.append(
                .init("unloggedDays", ["days": .list(free.suffix(7).reversed().map { .date($0) })]))
        }
        if asked.contains(record.today) { answer.notes.append(.init("withoutToday")) }
        answer.cite(free.reversed().map { .init(date: $0, value: .count(0), place: .food) })
        return answer
    }

    /// Whatever was eaten, or drunk.
    func foods(_ isMeant: (FoodEntry) -> Bool) -> CoachAnswer {
        let isDrinks = question.subject == .drinks
        let all = entries.filter(isMeant)
        let found = all.filter { asked.contains($0.day) }
        var values = time
        let suffix = isDrinks ? "Drinks" : ""
        if measure == .without, !question.isNarrowed { return unlogged() }
        if measure == .without {
            let what = question.slot.map { CoachAnswer.Value.phrase(.init("none.\($0.rawValue)")) }
            var answer = without(what ?? narrowedHours, eaten: Set(found.map(\.day)))
            for place in answer.facts.indices { answer.facts[place].values["period"] = plainTime }
            return answer
        }
        if measure == .streak || measure == .longestStreak, !question.isNarrowed, !isDrinks, question.threshold == nil {
            return streak(on: record.logged, .phrase(.init("logged")))
        }
        if let tally = record.tally { return tallied(tally) }
        guard let last = found.last else {
            return answer([.init("noEntries\(suffix)", values)], followUps: [.week, .ever])
        }
        values["count"] = .count(found.count)
        var answer: CoachAnswer
        if measure == .usualTime {
            return usualTimes(Dictionary(grouping: found, by: \.day).mapValues { $0.map(\.minute) }, .food)
        }
        if measure == .share { return dayShare(Set(found.map(\.day)), .phrase(.init("logged"))) }
        if measure == .streak || measure == .longestStreak { return streak(of: all, .phrase(.init("logged"))) }
        switch measure {
        case .often: return often(Self.ranking(found), suffix)
        case .variety:
            let ranking = Self.ranking(found)
            values["count"] = .count(ranking.count)
            values["food"] = question.subject?.part.map(words)
            let shown = ranking.prefix(CoachAnswer.mostDays).map { self.shown($0.last) }
            answer = self.answer([
                .init(values["food"] == nil ? "foodsVariety\(suffix)" : "foodsVarietyOf", values),
                .init(shown.count < ranking.count ? "exercisesNamedMost" : "exercisesNamed", ["list": .list(shown)]),
            ])
            cite(ranking, in: &answer)
            answer.followUps = [.month, .often, .protein]
            return answer
        case .count:
            let days = Set(found.map(\.day)).count
            values["days"] = .number(Double(days))
            if question.isOfMeals == true {
                let meals = Dictionary(grouping: found, by: \.day).values.reduce(0) { $0 + Set($1.map(\.slot)).count }
                values["things"] = .number(Double(found.count))
                values["count"] = .count(meals)
                values["daily"] = .number(Double(meals) / Double(max(1, days)))
                answer = self.answer([.init(days > 1 ? "mealsCountDays" : "mealsCount", values)])
                break
            }
            values["different"] = .number(Double(Set(found.map(FoodTally.key)).count))
            answer = self.answer([.init("foodsCount\(suffix)", values)])
            // How often someone had breakfast is told by days, not by what was on the table.
            if question.slot != nil, question.slot != .snacks, !isDrinks {
                values["of"] = .number(Double(asked.count))
                values["things"] = .number(Double(found.count))
                (values["count"], answer.facts) = (nil, [.init("mealDays", values)])
            }
        case .last, .first:
            let one = measure == .last ? last : found.min { ($0.day, $0.minute) < ($1.day, $1.minute) } ?? last
            let meal = found.filter { $0.day == one.day && $0.slot == one.slot }
            answer = self.answer([
                .init(
                    "foods\(measure == .last ? "Last" : "First")\(suffix)",
                    [
                        "date": .date(one.day), "time": .time(one.minute), "age": age(one.day),
                        "food": .list(Self.distinct(meal).map(shown)),
                    ])
            ])
            answer.facts += (question.also ?? []).compactMap { metric in
                inEntries(metric, meal).first.map {
                    .init(
                        $0.figure.isAtLeast ? "mealHadAtLeast" : "mealHad",
                        ["metric": .metric(metric), "value": .figure($0.figure.value, metric)])
                }
            }
            answer.isAboutEnergy = question.also?.contains(.energy) == true
            answer.cite(meal.map { .init(date: $0.day, name: shown($0), value: amount($0), place: .food) })
            answer.followUps = [.often, .protein]
            return answer
        case .compare:
            return compared([:], "foodsCompare\(suffix)") { asked in
                .count(all.filter { asked.contains($0.day) }.count)
            }
        default: answer = self.answer(listed(found, suffix))
        }
        answer.isAboutEnergy = answer.facts.contains { fact in
            if case .figure(_, .energy) = fact.values["value"] { true } else { false }
        }
        answer.followUps = [.often, .protein, .sources]
        answer.cite(found.reversed().map { .init(date: $0.day, name: shown($0), value: amount($0), place: .food) })
        return answer
    }

    /// Of all there is how often, or on how many days.
    private func tallied(_ tally: FoodTally) -> CoachAnswer {
        if tally.foods.isEmpty { return answer([.init("noEntries", time)], followUps: [.week, .ever]) }
        if measure == .often { return often(tally.foods, "") }
        let values: [String: CoachAnswer.Value] = [
            "count": .count(tally.entries), "days": .number(Double(tally.days)),
            "different": .number(Double(tally.different)),
        ]
        var answer = answer([.init("foodsCount", time.merging(values) { $1 })])
        answer.followUps = [.often, .protein, .sources]
        cite(tally.foods, in: &answer)
        return answer
    }

    /// Each food once, by how often it was logged.
    private static func ranking(_ entries: [FoodEntry]) -> [FoodTally.Food] {
        Dictionary(grouping: entries, by: FoodTally.key).values
            .compactMap { list in list.last.map { FoodTally.Food(last: $0, count: list.count) } }
            .sorted { ($1.count, $0.last.name) < ($0.count, $1.last.name) }
    }

    /// What was logged most often, and what came next.
    private func often(_ foods: [FoodTally.Food], _ suffix: String) -> CoachAnswer {
        guard let top = foods.first else { return answer([.init("noEntries\(suffix)", time)]) }
        func values(_ food: FoodTally.Food) -> [String: CoachAnswer.Value] {
            ["food": shown(food.last), "count": .count(food.count)]
        }
        var answer = answer([.init("foodsOften\(suffix)", time.merging(values(top)) { $1 })])
        let next = foods.dropFirst().prefix((question.top ?? 3) - 1).filter { $0.count > 1 }
        if !next.isEmpty {
            let list = next.map { CoachAnswer.Value.phrase(.init("often.one", values($0))) }
            answer.facts.append(.init("foodsOftenNext", ["foods": .list(list)]))
        }
        cite(foods, in: &answer)
        answer.followUps = [.week, .month, .year]
        return answer
    }

    private func cite(_ foods: [FoodTally.Food], in answer: inout CoachAnswer) {
        answer.cite(
            foods.prefix(FoodTally.most).map {
                .init(date: $0.last.day, name: shown($0.last), value: .count($0.count), place: .food)
            })
    }

    /// What was eaten, by name, and what it came to.
    private func listed(_ found: [FoodEntry], _ suffix: String) -> [CoachAnswer.Fact] {
        var values = time
        values["count"] = .count(found.count)
        guard Set(found.map(\.day)).count == 1, let day = found.first?.day else {
            return [.init("foodsList\(suffix)", values)]
        }
        values["date"] = .date(day)
        values["foods"] = .list(Self.distinct(found).map(shown))
        var facts = [CoachAnswer.Fact("foodsDay", values)]
        let known = found.compactMap(\.nutrients.energy)
        if known.count == found.count, !record.hidesEnergy {
            facts.append(.init("inAll", ["value": .figure(known.reduce(0, +), .energy)]))
        }
        return facts
    }

    /// The first entry of each food, in the order of the day.
    private static func distinct(_ entries: [FoodEntry]) -> [FoodEntry] {
        var names: Set<String> = []
        return entries.sorted { $0.minute < $1.minute }.filter {
            names.insert($0.foodID ?? $0.name.lowercased()).inserted
        }
    }
}
