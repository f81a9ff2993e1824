extension Coach {
    private var entries: [FoodEntry] {
        record.entries.filter { question.slot?.slots.contains($0.slot) ?? true }
    }

    /// One food, by the words that were asked for.
    func food(_ name: String) -> CoachAnswer {
        let words = FoldedText.words(name).map { String(decoding: $0, as: UTF8.self) }
            .map { SingularWord.of(SingularWord.of($0, .nl, isKnown: { _ in true }), .en, isKnown: { _ in true }) }
        let all = entries.filter {
            record.isOf(words, $0)
                || record.isOf(FoldedText.words(name).map { String(decoding: $0, as: UTF8.self) }, $0)
        }
        let found = all.filter { asked.contains($0.day) }
        if measure == .without { return without(name, eaten: Set(found.map(\.day))) }
        let values = ["food": CoachAnswer.Value.text(name)].merging(time) { $1 }
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
                fact("foodLast", ["date": .date(last.day), "age": age(last.day), "name": shown(last)])
            ])
        case .first: answer = self.answer([fact("foodFirst", ["date": .date(first.day), "name": shown(first)])])
        case .perWeek, .average:
            answer = self.answer([fact("foodPerWeek", ["value": .number(perWeek(found.count))])])
        case .compare:
            return compared(["food": .text(name)], "foodCompare") { asked in
                .count(all.filter { asked.contains($0.day) }.count)
            }
        default: answer = self.answer([fact(found.count == days ? "foodCount" : "foodCountDays")])
        }
        if measure == .sum || measure == .count {
            let volumes = found.compactMap(\.millilitres)
            let grams = found.compactMap(\.grams)
            if volumes.count == found.count {
                answer.facts.append(.init("inAll", ["value": .figure(volumes.reduce(0, +), .water)]))
            } else if grams.count == found.count {
                answer.facts.append(.init("inAll", ["value": .grams(grams.reduce(0, +))]))
            }
        }
        answer.notes.append(.init("foodMeans", ["words": .words(Self.names(found))]))
        answer.followUps = [.last, .month, .year, .often]
        answer.cite(found.reversed().map { .init(date: $0.day, name: shown($0), value: amount($0), place: .food) })
        return answer
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

    /// Whatever was eaten, or drunk.
    func foods(_ isMeant: (FoodEntry) -> Bool) -> CoachAnswer {
        let isDrinks = question.subject == .drinks
        let all = entries.filter(isMeant)
        let found = all.filter { asked.contains($0.day) }
        var values = time
        let suffix = isDrinks ? "Drinks" : ""
        guard let last = found.last else {
            return answer([.init("noEntries\(suffix)", values)], followUps: [.week, .ever])
        }
        values["count"] = .count(found.count)
        var answer: CoachAnswer
        switch measure {
        case .often:
            let ranked = Dictionary(grouping: found, by: { $0.foodID ?? "called " + $0.name.lowercased() }).values
                .sorted { ($1.count, $0.last?.name ?? "") < ($0.count, $1.last?.name ?? "") }
            guard let top = ranked.first, let entry = top.last else {
                return self.answer([.init("noEntries\(suffix)", values)])
            }
            answer = self.answer([
                .init("foodsOften\(suffix)", time.merging(["food": shown(entry), "count": .count(top.count)]) { $1 })
            ])
            answer.cite(
                ranked.prefix(20).compactMap { list in
                    list.last.map { .init(date: $0.day, name: shown($0), value: .count(list.count), place: .food) }
                })
            answer.followUps = [.week, .month, .year]
            return answer
        case .count:
            values["days"] = .number(Double(Set(found.map(\.day)).count))
            answer = self.answer([.init("foodsCount\(suffix)", values)])
        case .last:
            let meal = found.filter { $0.day == last.day && $0.slot == last.slot }
            answer = self.answer([
                .init("foodsLast\(suffix)", ["date": .date(last.day), "age": age(last.day), "food": shown(last)])
            ])
            answer.cite(meal.map { .init(date: $0.day, name: shown($0), value: amount($0), place: .food) })
            answer.followUps = [.often, .protein]
            return answer
        case .compare:
            return compared([:], "foodsCompare\(suffix)") { asked in
                .count(all.filter { asked.contains($0.day) }.count)
            }
        default: answer = self.answer([.init("foodsList\(suffix)", values)])
        }
        answer.followUps = [.often, .protein, .sources]
        answer.cite(found.reversed().map { .init(date: $0.day, name: shown($0), value: amount($0), place: .food) })
        return answer
    }
}
