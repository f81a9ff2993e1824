extension Coach {
    func furthest(_ sessions: [ExerciseSession], _ name: [String: CoachAnswer.Value]) -> CoachAnswer {
        let sets = sessions.flatMap { session in session.sets.map { (date: session.date, set: $0) } }
        var ranked = sets
        var key = "longestTime"
        if measure == .lowest, question.counted == .pace {
            ranked = sets.filter { $0.set.pace != nil }.sorted { ($0.set.pace ?? 0) > ($1.set.pace ?? 0) }
            key = "slowest"
        } else if measure == .lowest {
            ranked = sets.filter { $0.set.metres != nil }.sorted { ($0.set.metres ?? 0) < ($1.set.metres ?? 0) }
            key = "shortest"
        } else if measure == .fastest {
            ranked = sets.filter { $0.set.pace != nil }.sorted { ($0.set.pace ?? 0) < ($1.set.pace ?? 0) }
            key = "fastest"
        }
        if ![.fastest, .lowest].contains(measure) || ranked.isEmpty {
            ranked = sets.filter { $0.set.metres != nil }.sorted { ($0.set.metres ?? 0) > ($1.set.metres ?? 0) }
            key = "longest"
            if ranked.isEmpty {
                ranked = sets.filter { $0.set.seconds != nil }.sorted { ($0.set.seconds ?? 0) > ($1.set.seconds ?? 0) }
                key = "longestTime"
            }
        }
        guard let top = ranked.first else { return totals(sessions, name) }
        var values = name
        values["date"] = .date(top.date)
        values["set"] = .set(top.set)
        values["pace"] = top.set.pace.map { .pace($0) }
        let fact = self.ranked(
            ranked, name["exercise"] ?? .text(""), plainTime, { .set($0.set) }, { .date($0.date) })
        var answer = self.answer([fact ?? .init(key, values)])
        answer.cite(ranked.prefix(5).map { .init(date: $0.date, value: .set($0.set), place: .workouts) })
        return answer
    }

    /// Time for a kilometre, of all of it together.
    func pace(_ sessions: [ExerciseSession], _ name: [String: CoachAnswer.Value]) -> CoachAnswer {
        let timed = sessions.flatMap(\.sets).filter { $0.pace != nil }
        let kilometres = timed.compactMap(\.metres).reduce(0, +) / 1000
        let minutes = timed.compactMap(\.seconds).reduce(0, +) / 60
        guard let pace = Self.pace(sessions), let last = sessions.last else { return totals(sessions, name) }
        var answer = self.answer([
            .init(
                "exercisePace",
                name.merging(time) { $1 }.merging([
                    "pace": .pace(pace), "distance": .kilometres(kilometres),
                    "count": .count(sessions.count),
                ]) { $1 })
        ])
        if sessions.count == 1 {
            answer.facts[0].values["date"] = .date(last.date)
            answer.facts[0].values["time"] = .minutes(minutes)
        }
        answer.cite(sessions.reversed().map(row))
        return answer
    }

    /// min a km of all sets with a distance and a time; `nil` without any
    static func pace(_ sessions: [ExerciseSession]) -> Double? {
        let timed = sessions.flatMap(\.sets).filter { $0.pace != nil }
        let kilometres = timed.compactMap(\.metres).reduce(0, +) / 1000
        return kilometres > 0 ? timed.compactMap(\.seconds).reduce(0, +) / 60 / kilometres : nil
    }

    /// How often, and what it adds up to.
    func totals(_ sessions: [ExerciseSession], _ name: [String: CoachAnswer.Value]) -> CoachAnswer {
        let values = name.merging(time) { $1 }
        let count = CoachAnswer.Value.count(sessions.count)
        func fact(_ key: String, _ value: CoachAnswer.Value) -> CoachAnswer.Fact {
            .init(key, values.merging(["value": value, "count": count]) { $1 })
        }
        let kilometres = sessions.reduce(0) { $0 + $1.kilometres }
        let minutes = sessions.reduce(0) { $0 + $1.minutes }
        let sets = sessions.reduce(0) { $0 + $1.sets.count }
        let reps = sessions.reduce(0) { $0 + $1.reps }
        var facts: [CoachAnswer.Fact]
        switch measure {
        case .sets: facts = [fact("exerciseSets", .number(Double(sets)))]
        case .reps where reps > 0: facts = [fact("exerciseReps", .number(Double(reps)))]
        case .volume where sessions.contains { $0.tonnage > 0 }:
            facts = [fact("exerciseVolume", .load(sessions.reduce(0) { $0 + $1.tonnage }))]
        case .distance where kilometres > 0: facts = [fact("exerciseDistance", .kilometres(kilometres))]
        case .duration where minutes > 0: facts = [fact("exerciseDistance", .minutes(minutes))]
        case .average where question.counted == .heaviest:
            let loads = sessions.flatMap(\.sets).compactMap(\.load)
            guard !loads.isEmpty else { fallthrough }
            facts = [fact("exerciseMeanLoad", .load(loads.reduce(0, +) / Double(loads.count)))]
            facts[0].values["sets"] = .number(Double(loads.count))
        case .average where question.counted != nil:
            guard let mean = perWorkout(sessions.flatMap(\.sets), sessions.count) else { fallthrough }
            facts = [fact("exerciseAverage", mean)]
        case .average where kilometres > 0:
            facts = [fact("exerciseAverage", .kilometres(kilometres / Double(sessions.count)))]
        case .average where minutes > 0: facts = [fact("exerciseAverage", .minutes(minutes / Double(sessions.count)))]
        case .perWeek:
            facts = question.counted == nil ? [fact("exercisePerWeek", .number(perWeek(sessions.count)))] : []
            if kilometres > 0, question.counted != .duration {
                facts.append(fact("exerciseAmountPerWeek", .kilometres(perWeek(kilometres))))
            } else if minutes > 0, question.counted != .distance {
                facts.append(fact("exerciseAmountPerWeek", .minutes(perWeek(minutes))))
            }
            if facts.isEmpty { facts = [fact("exercisePerWeek", .number(perWeek(sessions.count)))] }
        default:
            facts = [fact("exerciseCount", count)]
            if kilometres > 0 { facts.append(.init("inAll", ["value": .kilometres(kilometres)])) }
            if minutes > 0 { facts.append(.init("inAll", ["value": .minutes(minutes)])) }
        }
        var answer = self.answer(facts)
        answer.cite(sessions.reversed().map(row))
        return answer
    }
}

extension ExerciseSession {
    /// Whether a set of it was about so many km: a tenth more at the most, and no less but for what a watch is off by.
    func has(_ kilometres: Double) -> Bool {
        sets.contains { set in set.metres.map { (0.98...1.1).contains($0 / 1000 / kilometres) } ?? false }
    }
}

extension WorkoutSet {
    /// min a km
    fileprivate var pace: Double? {
        guard let metres, let seconds, metres >= 100, seconds > 0 else { return nil }
        return seconds / 60 / (metres / 1000)
    }
}
