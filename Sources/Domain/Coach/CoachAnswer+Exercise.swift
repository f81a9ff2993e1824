extension Coach {
    func exercise(_ id: String) -> CoachAnswer {
        let isNarrowed = question.named != nil || question.hours != nil
        let workouts = isNarrowed ? Set(record.workouts.filter { isNamed($0) && isInHours($0) }.map(\.id)) : nil
        let all = record.sessions(of: id).filter { session in
            (workouts?.contains(session.workoutID) ?? true) && isWithinLimit(session)
        }
        // Who logs no walks has steps.
        if id == Question.walking, all.isEmpty, record.days.contains(where: { $0[.steps] != nil }) {
            return walked()
        }
        var name = ["exercise": CoachAnswer.Value.exercise(id)]
        if let limit = question.threshold { name["load"] = words(of: limit) }
        var sessions = all.filter { asked.contains($0.date) }
        // "My last 5k": of that distance, or else the nearest thing to it, which is said.
        var isOther = false
        if let distance = question.distance {
            let near = sessions.filter { $0.has(distance) }
            isOther = near.isEmpty && !sessions.isEmpty
            if !isOther || ![.pace, .last, .fastest, .list, .best].contains(measure) { sessions = near }
        }
        if question.isBesideUsual(today: record.today) { return besideUsual(all, sessions, name) }
        if question.isLastOne == true, measure == .compare { return lastTwo(all) }
        if question.isLastOne == true, measure != .gap { sessions = sessions.suffix(1) }
        if let least = question.repetitions {
            name["count"] = .count(least)
            let able = sessions.compactMap { session in
                var session = session
                session.sets.removeAll { ($0.reps ?? 0) < least || ($0.load ?? 0) <= 0 }
                return session.sets.isEmpty ? nil : session
            }
            if able.isEmpty, !sessions.isEmpty {
                return answer([.init("noneOfReps", name.merging(time) { $1 })], followUps: [.last, .progress])
            }
            sessions = able
        }
        if sessions.isEmpty, let distance = question.distance, all.contains(where: { asked.contains($0.date) }) {
            return answer(
                [
                    .init(
                        "noneOfDistance",
                        name.merging(time) { $1 }.merging(["distance": .kilometres(distance)]) { $1 })
                ], followUps: [.last, .progress])
        }
        guard let last = sessions.last, let first = sessions.first else {
            var facts = [CoachAnswer.Fact("noExercise", name.merging(time) { $1 })]
            if let known = all.last {
                facts.append(.init("lastWas", ["date": .date(known.date), "age": age(known.date)]))
            }
            return answer(facts, followUps: all.isEmpty ? [.workouts, .often] : [.last, .progress])
        }
        if measure == .share {
            let ids = Set(sessions.map(\.workoutID))
            return workoutShare(record.workouts.filter { ids.contains($0.id) }, .exercise(id))
        }
        var answer: CoachAnswer
        switch measure {
        // "How much did I run": what has no load is told by its length.
        case .heaviest where sessions.allSatisfy({ $0.sets.allSatisfy { $0.load == nil && $0.reps == nil } }):
            answer =
                Coach(
                    record: record, question: question, measure: .distance, period: period, range: range, asked: asked
                ).totals(sessions, name)
        case .heaviest: answer = heaviest(sessions, name)
        case .highest where sessions.contains { $0.sets.contains { $0.load != nil } }:
            answer = heaviest(sessions, name)
        case .best: answer = best(sessions, name)
        case .perKilo: return timesBodyWeight(sessions, name)
        case .trend: answer = trend(sessions, id, name)
        case .last:
            answer = self.answer([
                .init(
                    question.threshold == nil ? "exerciseLast" : "exerciseLastLoad",
                    name.merging(
                        ["date": .date(last.date), "age": age(last.date), "sets": .sets(last.sets)]) { $1 })
            ])
            answer.cite(sessions.suffix(5).reversed().map(row))
        case .first:
            answer = self.answer([
                .init(
                    question.threshold == nil ? "exerciseFirst" : "exerciseFirstLoad",
                    name.merging(["date": .date(first.date), "sets": .sets(first.sets)]) { $1 })
            ])
            answer.cite([row(first)])
        case .next: answer = next(sessions, name)
        case .list: answer = listed(sessions, name)
        case .compare where question.counted != nil:
            let isEstimate = question.counted == .best
            var answer = compared(name, isEstimate ? "exerciseCompareBest" : "exerciseCompareSum") { asked in
                let meant = all.filter { asked.contains($0.date) }
                switch question.counted {
                case .best: return estimates(meant).first.map { .load($0.estimate) } ?? .phrase(.init("unknown"))
                case .heaviest:
                    return meant.flatMap(\.sets).compactMap(\.load).max().map { .load($0) }
                        ?? .phrase(.init("unknown"))
                case .pace: return Self.pace(meant).map { .pace($0) } ?? .phrase(.init("unknown"))
                case .duration: return .minutes(meant.reduce(0) { $0 + $1.minutes })
                case .sets, .reps, .volume:
                    return perWorkout(meant.flatMap(\.workSets), 1) ?? .phrase(.init("unknown"))
                default: return .kilometres(meant.reduce(0) { $0 + $1.kilometres })
                }
            }
            if isEstimate { answer.formula = "estimate" }
            return answer
        case .compare:
            return compared(name, "exerciseCompare") { asked in
                .count(all.filter { asked.contains($0.date) }.count)
            }
        case .longest, .fastest, .highest, .lowest: answer = furthest(sessions, name)
        case .pace: answer = pace(sessions, name)
        case .usualTime: return usualTimes(minutes(of: sessions))
        case .byWeekday:
            return weekdays(Dictionary(grouping: sessions, by: \.date).mapValues(\.count), .exercise(id))
        case .gap: return gaps(between: Set(sessions.map(\.date)), .exercise(id))
        case .streak where question.isStreakOfWeeks, .longestStreak where question.isStreakOfWeeks:
            return streakOfWeeks(Dictionary(grouping: all, by: \.date).mapValues(\.count), .exercise(id))
        case .streak, .longestStreak: return streak(on: Set(all.map(\.date)), .exercise(id))
        default: answer = totals(sessions, name)
        }
        if isOther, let distance = question.distance {
            answer.facts.insert(.init("noDistance", name.merging(["distance": .kilometres(distance)]) { $1 }), at: 0)
        }
        answer.followUps = [.progress, .heaviest, .last, .month].filter { $0.rawValue != measure.rawValue }
        return answer
    }

    /// The last day that it was done beside the one before.
    private func lastTwo(_ sessions: [ExerciseSession]) -> CoachAnswer {
        let days = Set(sessions.map(\.date).filter { asked.contains($0) }).sorted().suffix(2)
        guard let last = days.last, let before = days.first, before < last else { return Self.declined(question) }
        var question = question
        (question.isLastOne, question.period, question.other) = (nil, .day(last), .day(before))
        return Self.one(question, from: record)
    }

    /// What comes next by double progression, in the range of the last sets; what was done last where that tells nothing.
    private func next(_ sessions: [ExerciseSession], _ name: [String: CoachAnswer.Value]) -> CoachAnswer {
        guard let last = sessions.last else { return answer([.init("noExercise", name.merging(time) { $1 })]) }
        var values = name.merging(["date": .date(last.date), "sets": .sets(last.sets)]) { $1 }
        let increment = DoubleProgression.increment(isPounds: last.isInPounds ?? false)
        let reps = DoubleProgression.usualRange(last.workSets.compactMap(\.reps))
        guard let step = DoubleProgression.suggest(after: sessions, range: reps, increment: increment) else {
            return answer([.init("exerciseLast", values.merging(["age": age(last.date)]) { $1 })])
        }
        values["load"] = .load(step.load)
        values["count"] = .count(step.targetReps)
        values["from"] = .number(Double(reps.lowerBound))
        values["to"] = .number(Double(reps.upperBound))
        var answer = answer(
            [.init("nextStep.\(step.action.rawValue)", values), .init("nextStep.rests", values)],
            followUps: [.progress, .heaviest, .last])
        answer.cite(sessions.suffix(5).reversed().map(row))
        return answer
    }

    /// The latest of some sessions, or all of a time, beside a mean one of the 90 days before: by pace, length or load.
    private func besideUsual(
        _ all: [ExerciseSession], _ meant: [ExerciseSession], _ name: [String: CoachAnswer.Value]
    ) -> CoachAnswer {
        let now = question.isLastOne == true ? meant.suffix(1) : meant[...]
        guard let first = now.first?.date, let last = now.last?.date,
            let before = Question.usual(before: DayRange(1, endingOn: first)).range(today: record.today),
            let time = DayRange(from: first, through: last)
        else { return answer([.init("noExercise", name.merging(time) { $1 })], followUps: [.last, .ever]) }
        let usual = all.filter { before.contains($0.date) }
        func value(_ sessions: [ExerciseSession]) -> CoachAnswer.Value? {
            switch question.counted {
            case .pace: Self.pace(sessions).map { .pace($0) }
            case .distance: sessions.map(\.kilometres).mean().map { .kilometres($0) }
            case .duration: sessions.map(\.minutes).mean().map { .minutes($0) }
            default: sessions.compactMap { $0.sets.compactMap(\.load).max() }.mean().map { .load($0) }
            }
        }
        var values = name
        values["period"] = .period(time.count == 1 ? .day(last) : period)
        guard let told = value(Array(now)), let normal = value(usual) else {
            return answer([.init("exerciseNoUsual", values)], followUps: [.last, .progress])
        }
        (values["now"], values["then"], values["count"]) = (told, normal, .count(usual.count))
        var answer = answer([.init("exerciseUsual", values)], followUps: [.progress, .heaviest, .last])
        answer.cite((now + usual).sorted { $0.date > $1.date }.map(row))
        return answer
    }

    /// What could be lifted once by the best set, in body weights of the day of it.
    private func timesBodyWeight(
        _ sessions: [ExerciseSession], _ name: [String: CoachAnswer.Value]
    ) -> CoachAnswer {
        let sets = estimates(sessions)
        let weights = record.days.compactMap { day in day[.weight].map { (date: day.date, weight: $0) } }
        guard let top = sets.first,
            let weight = (weights.last { $0.date <= top.date } ?? weights.first)?.weight, weight > 0
        else { return Self.declined(question) }
        var answer = self.answer([
            .init(
                "timesBodyWeight",
                name.merging([
                    "number": .number((top.estimate / weight * 100).rounded() / 100), "load": .load(top.estimate),
                    "set": .set(top.set), "date": .date(top.date), "weight": .load(weight),
                ]) { $1 })
        ])
        answer.formula = "estimate"
        answer.followUps = [.progress, .heaviest, .last]
        answer.cite(sets.prefix(5).map { .init(date: $0.date, value: .set($0.set), place: .workouts) })
        return answer
    }

    /// Steps, in the same words.
    private func walked() -> CoachAnswer {
        if measure == .gap { return Self.declined(question) }
        let known = Coach(
            record: record, question: question,
            measure: [.heaviest, .distance].contains(measure) || measure == .count && range.count == 1
                ? .sum
                : [.best, .longest].contains(measure)
                    ? .highest : Question.Subject.metric(.steps).allows(measure) ? measure : .average,
            period: period, range: range, asked: asked)
        var answer = known.metric(.steps)
        answer.notes.append(.init("walkedSteps"))
        return answer
    }

    /// Minutes of the day that the workouts with an exercise began at, by date.
    private func minutes(of sessions: [ExerciseSession]) -> [CivilDate: [Int]] {
        let ids = Set(sessions.map(\.workoutID))
        return Dictionary(grouping: record.workouts.filter { ids.contains($0.id) }, by: \.day)
            .mapValues { $0.map(\.minute) }
    }

    /// Whether a session is as long, as far or as heavy as was asked.
    private func isWithinLimit(_ session: ExerciseSession) -> Bool {
        guard let limit = question.threshold else { return true }
        switch question.counted {
        case .distance: return limit.holds(known: session.kilometres)
        case .duration: return limit.holds(known: session.minutes)
        default: return limit.value <= 0 || session.sets.contains { ($0.load ?? 0) >= limit.value }
        }
    }

    /// A limit of workouts: how far or how long they are, or a load
    func words(of limit: Question.Threshold) -> CoachAnswer.Value {
        if case .exercise = question.subject {
            return question.counted == .distance
                ? .kilometres(limit.value) : question.counted == .duration ? .minutes(limit.value) : .load(limit.value)
        }
        return .minutes(limit.value)
    }

    func row(_ session: ExerciseSession) -> CoachAnswer.Row {
        .init(date: session.date, value: .sets(session.sets), place: .workouts)
    }

    func heaviest(_ sessions: [ExerciseSession], _ name: [String: CoachAnswer.Value]) -> CoachAnswer {
        let sets = sessions.flatMap { session in session.sets.map { (date: session.date, set: $0) } }
        let loaded = Self.byLoad(sets)
        let isOfReps = loaded.isEmpty || question.counted == .reps
        let ranked =
            isOfReps
            ? sets.filter { $0.set.reps != nil }.sorted { ($1.set.reps ?? 0, $0.date) < ($0.set.reps ?? 0, $1.date) }
            : loaded
        guard let top = ranked.first else { return furthest(sessions, name) }
        var answer = self.answer([
            .init(
                isOfReps ? "mostReps" : question.repetitions == nil ? "heaviest" : "heaviestOfReps",
                name.merging(
                    ["set": .set(top.set), "date": .date(top.date), "age": age(top.date)]) { $1 })
        ])
        if let fact = self.ranked(
            ranked, name["exercise"] ?? .text(""), plainTime, { .set($0.set) }, { .date($0.date) })
        {
            answer.facts = [fact]
        } else if !isOfReps, let estimate = OneRepMax.estimate(top.set), (top.set.reps ?? 1) > 1 {
            answer.facts.append(.init("estimate", ["load": .load(estimate)]))
            answer.formula = "estimate"
        }
        answer.cite(ranked.prefix(5).map { .init(date: $0.date, value: .set($0.set), place: .workouts) })
        return answer
    }

    /// Those with a load: the heaviest first, of the same load that with the most repetitions, of the same set the earliest.
    private static func byLoad(_ sets: [(date: CivilDate, set: WorkoutSet)]) -> [(date: CivilDate, set: WorkoutSet)] {
        sets.filter { ($0.set.load ?? 0) > 0 }.sorted {
            ($1.set.load ?? 0, $1.set.reps ?? 0, $0.date) < ($0.set.load ?? 0, $0.set.reps ?? 0, $1.date)
        }
    }

    /// Sets by what could be lifted once, the most first, of the same the earliest.
    private func estimates(
        _ sessions: [ExerciseSession]
    ) -> [(date: CivilDate, set: WorkoutSet, estimate: Double)] {
        sessions.flatMap { session in
            session.sets.compactMap { set in
                OneRepMax.estimate(set).map { (date: session.date, set: set, estimate: $0) }
            }
        }.sorted { ($1.estimate, $0.date) < ($0.estimate, $1.date) }
    }

    private func best(_ sessions: [ExerciseSession], _ name: [String: CoachAnswer.Value]) -> CoachAnswer {
        let sets = estimates(sessions)
        guard let top = sets.first else { return heaviest(sessions, name) }
        var answer = self.answer([
            .init(
                "bestEstimate",
                name.merging(
                    ["set": .set(top.set), "date": .date(top.date), "load": .load(top.estimate)]) { $1 })
        ])
        let heaviest = Self.byLoad(sessions.flatMap { session in session.sets.map { (session.date, $0) } }).first
        if let fact = ranked(sets, name["exercise"] ?? .text(""), plainTime, { .set($0.set) }, { .date($0.date) }) {
            answer.facts = [fact]
        } else if let heaviest, let load = heaviest.set.load, load > top.set.load ?? 0 {
            answer.facts.append(.init("heaviestToo", ["set": .set(heaviest.set), "date": .date(heaviest.date)]))
        }
        answer.formula = "estimate"
        answer.cite(sets.prefix(5).map { .init(date: $0.date, value: .set($0.set), place: .workouts) })
        return answer
    }

    /// The best estimate of the first and the last session, or the distance where there is no load.
    private func trend(_ sessions: [ExerciseSession], _ id: String, _ name: [String: CoachAnswer.Value]) -> CoachAnswer
    {
        if let paces = paces(sessions, name) { return paces }
        func rate(_ session: ExerciseSession) -> (session: ExerciseSession, estimate: Double)? {
            session.best.map { (session, $0.load) }
        }
        var rated = sessions.compactMap(rate)
        // Of a time with one of them the one before it tells whether it went up.
        if rated.count == 1,
            let before = record.sessions(of: id).last(where: { $0.date < range.start && $0.best != nil })
        {
            rated = [before].compactMap(rate) + rated
        }
        guard let first = rated.first, let last = rated.last else {
            var answer = totals(sessions, name)
            if sessions.contains(where: { $0.sets.contains { ($0.load ?? 0) > 0 } }) {
                answer.facts.append(.init("noEstimate"))
            }
            return answer
        }
        guard rated.count > 1 else {
            var answer = best(sessions, name)
            answer.facts.append(.init("onlyOnce"))
            return answer
        }
        let top = rated.max { $0.estimate < $1.estimate } ?? last
        var answer = self.answer([
            .init(
                "exerciseTrend",
                name.merging([
                    "from": .load(first.estimate), "start": .date(first.session.date), "to": .load(last.estimate),
                    "end": .date(last.session.date), "count": .count(rated.count),
                ]) { $1 }),
            change(first.estimate, last.estimate) { .load($0) },
        ])
        if top.session.date != last.session.date {
            answer.facts.append(.init("topWas", ["load": .load(top.estimate), "date": .date(top.session.date)]))
        }
        answer.formula = "estimate"
        answer.picture = DayRange(from: first.session.date, through: record.today).map { .exercise(id, $0) }
        answer.cite(
            rated.reversed().map { .init(date: $0.session.date, value: .sets($0.session.sets), place: .workouts) })
        return answer
    }

    /// The pace of the first five that have one beside that of the latest five; `nil` where there is no pace.
    private func paces(_ sessions: [ExerciseSession], _ name: [String: CoachAnswer.Value]) -> CoachAnswer? {
        let timed = sessions.filter { Self.pace([$0]) != nil }
        let count = min(5, timed.count / 2)
        guard count > 0, let before = Self.pace(Array(timed.prefix(count))), let first = timed.first,
            let now = Self.pace(Array(timed.suffix(count))), let last = timed.last
        else { return nil }
        var answer = self.answer([
            .init(
                "exercisePaces",
                name.merging([
                    "from": .pace(before), "start": .date(first.date), "to": .pace(now), "end": .date(last.date),
                    "number": .number(Double(count)),
                ]) { $1 })
        ])
        answer.cite(timed.reversed().map(row))
        return answer
    }

    private func listed(_ sessions: [ExerciseSession], _ name: [String: CoachAnswer.Value]) -> CoachAnswer {
        if question.latest != nil {
            let list = sessions.reversed().map { CoachAnswer.Value.day(.date($0.date), .sets($0.sets)) }
            var answer = self.answer([
                .init(
                    "exerciseLatest",
                    name.merging(["count": .count(sessions.count), "list": .list(list)]) { $1 })
            ])
            answer.cite(sessions.reversed().map(row))
            return answer
        }
        let shown = sessions.suffix(range.count == 1 ? 5 : 10)
        var answer = self.answer([
            .init("exerciseCount", name.merging(time) { $1 }.merging(["count": .count(sessions.count)]) { $1 })
        ])
        if let last = shown.last {
            answer.facts.append(.init("lastSets", ["date": .date(last.date), "sets": .sets(last.sets)]))
        }
        answer.cite(sessions.reversed().map(row))
        return answer
    }
}
