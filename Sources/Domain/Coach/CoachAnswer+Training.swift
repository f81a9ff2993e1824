extension Coach {
    func exercise(_ id: String) -> CoachAnswer {
        let all = record.sessions(of: id)
        let name = ["exercise": CoachAnswer.Value.exercise(id)]
        let sessions = all.filter { range.contains($0.date) }
        guard let last = sessions.last, let first = sessions.first else {
            var facts = [CoachAnswer.Fact("noExercise", name.merging(time) { $1 })]
            if let known = all.last {
                facts.append(.init("lastWas", ["date": .date(known.date), "age": age(known.date)]))
            }
            return answer(facts, followUps: all.isEmpty ? [.workouts, .often] : [.last, .progress])
        }
        var answer: CoachAnswer
        switch measure {
        case .heaviest: answer = heaviest(sessions, name)
        case .best: answer = best(sessions, name)
        case .trend: answer = trend(sessions, id, name)
        case .last:
            answer = self.answer([
                .init(
                    "exerciseLast",
                    name.merging(
                        ["date": .date(last.date), "age": age(last.date), "sets": .sets(last.sets)]) { $1 })
            ])
            answer.cite(sessions.suffix(5).reversed().map(row))
        case .first:
            answer = self.answer([
                .init("exerciseFirst", name.merging(["date": .date(first.date), "sets": .sets(first.sets)]) { $1 })
            ])
            answer.cite([row(first)])
        case .list: answer = listed(sessions, name)
        case .compare:
            return compared(name, "exerciseCompare") { range in
                .count(all.filter { range.contains($0.date) }.count)
            }
        case .longest, .fastest: answer = furthest(sessions, name)
        default: answer = totals(sessions, name)
        }
        answer.followUps = [.progress, .heaviest, .last, .month].filter { $0.rawValue != measure.rawValue }
        return answer
    }

    private func row(_ session: ExerciseSession) -> CoachAnswer.Row {
        .init(date: session.date, value: .sets(session.sets), place: .workouts)
    }

    private func heaviest(_ sessions: [ExerciseSession], _ name: [String: CoachAnswer.Value]) -> CoachAnswer {
        let sets = sessions.flatMap { session in session.sets.map { (date: session.date, set: $0) } }
        let loaded = sets.filter { ($0.set.load ?? 0) > 0 }.sorted {
            ($1.set.load ?? 0, $1.set.reps ?? 0, $0.date) < ($0.set.load ?? 0, $0.set.reps ?? 0, $1.date)
        }
        let ranked =
            loaded.isEmpty
            ? sets.filter { $0.set.reps != nil }.sorted { ($1.set.reps ?? 0, $0.date) < ($0.set.reps ?? 0, $1.date) }
            : loaded
        guard let top = ranked.first else { return furthest(sessions, name) }
        var answer = self.answer([
            .init(
                loaded.isEmpty ? "mostReps" : "heaviest",
                name.merging(
                    ["set": .set(top.set), "date": .date(top.date), "age": age(top.date)]) { $1 })
        ])
        if let estimate = OneRepMax.estimate(top.set), (top.set.reps ?? 1) > 1 {
            answer.facts.append(.init("estimate", ["load": .load(estimate)]))
            answer.formula = "estimate"
        }
        answer.cite(ranked.prefix(5).map { .init(date: $0.date, value: .set($0.set), place: .workouts) })
        return answer
    }

    private func best(_ sessions: [ExerciseSession], _ name: [String: CoachAnswer.Value]) -> CoachAnswer {
        let sets = sessions.flatMap { session in
            session.sets.compactMap { set in
                OneRepMax.estimate(set).map { (date: session.date, set: set, estimate: $0) }
            }
        }.sorted { ($1.estimate, $0.date) < ($0.estimate, $1.date) }
        guard let top = sets.first else { return heaviest(sessions, name) }
        var answer = self.answer([
            .init(
                "bestEstimate",
                name.merging(
                    ["set": .set(top.set), "date": .date(top.date), "load": .load(top.estimate)]) { $1 })
        ])
        let heaviest = sessions.flatMap { session in session.sets.map { (session.date, $0) } }
            .max { ($0.1.load ?? 0, $1.0) < ($1.1.load ?? 0, $0.0) }
        if let heaviest, let load = heaviest.1.load, load > top.set.load ?? 0 {
            answer.facts.append(.init("heaviestToo", ["set": .set(heaviest.1), "date": .date(heaviest.0)]))
        }
        answer.formula = "estimate"
        answer.cite(sets.prefix(5).map { .init(date: $0.date, value: .set($0.set), place: .workouts) })
        return answer
    }

    /// The best estimate of the first and the last session, or the distance where there is no load.
    private func trend(_ sessions: [ExerciseSession], _ id: String, _ name: [String: CoachAnswer.Value]) -> CoachAnswer
    {
        let rated = sessions.compactMap { session in session.best.map { (session: session, estimate: $0.load) } }
        guard let first = rated.first, let last = rated.last else { return totals(sessions, name) }
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

    private func listed(_ sessions: [ExerciseSession], _ name: [String: CoachAnswer.Value]) -> CoachAnswer {
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

    private func furthest(_ sessions: [ExerciseSession], _ name: [String: CoachAnswer.Value]) -> CoachAnswer {
        let sets = sessions.flatMap { session in session.sets.map { (date: session.date, set: $0) } }
        var ranked = sets
        var key = "longestTime"
        if measure == .fastest {
            ranked = sets.filter { $0.set.pace != nil }.sorted { ($0.set.pace ?? 0) < ($1.set.pace ?? 0) }
            key = "fastest"
        }
        if measure != .fastest || ranked.isEmpty {
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
        var answer = self.answer([.init(key, values)])
        answer.cite(ranked.prefix(5).map { .init(date: $0.date, value: .set($0.set), place: .workouts) })
        return answer
    }

    /// How often, and what it adds up to.
    private func totals(_ sessions: [ExerciseSession], _ name: [String: CoachAnswer.Value]) -> CoachAnswer {
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
        case .average where kilometres > 0:
            facts = [fact("exerciseAverage", .kilometres(kilometres / Double(sessions.count)))]
        case .average where minutes > 0: facts = [fact("exerciseAverage", .minutes(minutes / Double(sessions.count)))]
        case .perWeek:
            facts = [fact("exercisePerWeek", .number(perWeek(sessions.count)))]
        default:
            facts = [fact("exerciseCount", count)]
            if kilometres > 0 { facts.append(.init("inAll", ["value": .kilometres(kilometres)])) }
            if minutes > 0 { facts.append(.init("inAll", ["value": .minutes(minutes)])) }
        }
        var answer = self.answer(facts)
        answer.cite(sessions.reversed().map(row))
        return answer
    }

    // MARK: Muscles, exercises, workouts

    func muscles(_ group: Question.MuscleGroup) -> CoachAnswer {
        let all = record.sessions { record.isOf(group, $0) }
        let sessions = all.filter { range.contains($0.date) }
        let values = time.merging(["muscles": .muscles(group)]) { $1 }
        guard let last = sessions.last else {
            var facts = [CoachAnswer.Fact("noMuscles", values)]
            if let known = all.last {
                facts.append(.init("lastWas", ["date": .date(known.date), "age": age(known.date)]))
            }
            return answer(facts, followUps: [.workouts, .often])
        }
        var answer: CoachAnswer
        switch measure {
        case .last:
            answer = self.answer([
                .init("musclesLast", ["muscles": .muscles(group), "date": .date(last.date), "age": age(last.date)])
            ])
        case .compare:
            return compared(["muscles": .muscles(group)], "musclesCompare") { range in
                .count(all.filter { range.contains($0.date) }.reduce(0) { $0 + $1.sets.count })
            }
        case .count:
            answer = self.answer([.init("musclesCount", values.merging(["count": .count(sessions.count)]) { $1 })])
        default:
            let sets = sessions.reduce(0) { $0 + $1.sets.count }
            answer = self.answer([
                .init(
                    "musclesSets",
                    values.merging(
                        ["value": .number(Double(sets)), "count": .count(sessions.count)]) { $1 })
            ])
            answer.notes.append(.init("primaryMuscles"))
        }
        answer.followUps = [.week, .often, .workouts]
        answer.cite(sessions.reversed().map { .init(date: $0.date, value: .sets($0.sets), place: .workouts) })
        return answer
    }

    func exercises() -> CoachAnswer {
        let workouts = record.workouts.filter { range.contains($0.day) }
        var counts: [String: (count: Int, sets: Int, last: CivilDate, name: String)] = [:]
        for workout in workouts {
            for key in Set(workout.exercises.filter { !$0.workSets.isEmpty }.map(\.key)) {
                let own = workout.exercises.filter { $0.key == key }
                let old = counts[key]
                counts[key] = (
                    (old?.count ?? 0) + 1, (old?.sets ?? 0) + own.reduce(0) { $0 + $1.workSets.count }, workout.day,
                    own.last?.name ?? key
                )
            }
        }
        let ranked = counts.sorted {
            ($1.value.count, $1.value.sets, $0.key) < ($0.value.count, $0.value.sets, $1.key)
        }
        guard let top = ranked.first else {
            return answer([.init("noWorkouts", time)], followUps: [.ever, .workouts])
        }
        func name(_ one: (key: String, value: (count: Int, sets: Int, last: CivilDate, name: String)))
            -> CoachAnswer.Value
        { .exercise(record.exercises[one.key] == nil ? one.value.name : one.key) }
        var facts = [
            CoachAnswer.Fact(
                "exercisesOften",
                time.merging(
                    ["exercise": name(top), "count": .count(top.value.count), "of": .number(Double(workouts.count))]) {
                        $1
                    })
        ]
        if measure == .count || measure == .list {
            facts = [.init("exercisesCount", time.merging(["count": .count(ranked.count)]) { $1 })]
        }
        var answer = self.answer(facts, followUps: [.week, .month, .year, .workouts])
        answer.cite(
            ranked.prefix(20).map {
                .init(date: $0.value.last, name: name($0), value: .count($0.value.count), place: .workouts)
            })
        return answer
    }

    func workouts(_ kind: Workout.Kind?) -> CoachAnswer {
        let logged = record.workouts.filter { kind == nil || $0.kind == kind }
        let inRange = logged.filter { range.contains($0.day) }
        let counts = workoutCounts(logged, kind)
        var values = time
        if let kind { values["kind"] = .kind(kind) }
        let count = counts.filter { range.contains($0.key) }.reduce(0) { $0 + $1.value }
        let suffix = kind == nil ? "" : "OfKind"
        guard count > 0 else {
            var facts = [CoachAnswer.Fact("noWorkouts\(suffix)", values)]
            if let last = counts.keys.max() { facts.append(.init("lastWas", ["date": .date(last), "age": age(last)])) }
            return answer(facts, followUps: counts.isEmpty ? [.foods, .steps] : [.last, .ever])
        }
        let known = inRange.compactMap(\.knownMinutes)
        let dayMinutes = record.days.filter { range.contains($0.date) }.compactMap { $0[.workoutMinutes] }
        let minutes = kind == nil ? max(dayMinutes.reduce(0, +), known.reduce(0, +)) : known.reduce(0, +)
        let volume = inRange.flatMap(\.exercises).flatMap(\.workSets).reduce(0) { $0 + $1.tonnage }
        let sets = inRange.reduce(0) { $0 + $1.exercises.reduce(0) { $0 + $1.workSets.count } }
        values["count"] = .count(count)
        var answer: CoachAnswer
        switch measure {
        case .last:
            let day = counts.keys.filter { range.contains($0) }.max() ?? range.end
            var fact = CoachAnswer.Fact("workoutLastDay\(suffix)", ["date": .date(day), "age": age(day)])
            if let last = inRange.last, last.day == day {
                fact = .init("workoutLast", ["date": .date(day), "age": age(day), "name": .text(last.name)])
            } else if let kind {
                fact.values["kind"] = .kind(kind)
            }
            answer = self.answer([fact])
            if let last = inRange.last, last.day == day {
                answer.cite(
                    last.exercises.map { .init(date: day, name: name($0), value: .sets($0.workSets), place: .workouts) }
                )
            }
            answer.followUps = [.week, .month, .often]
            return answer
        case .compare:
            return compared(values, "workoutCompare\(suffix)") { range in
                .count(counts.filter { range.contains($0.key) }.reduce(0) { $0 + $1.value })
            }
        case .perWeek:
            answer = self.answer([.init("workoutPerWeek", values.merging(["value": .number(perWeek(count))]) { $1 })])
        case .duration where minutes > 0:
            answer = self.answer([.init("workoutTime", values.merging(["value": .minutes(minutes)]) { $1 })])
        case .average where minutes > 0:
            answer = self.answer([
                .init("workoutAverage", values.merging(["value": .minutes(minutes / Double(count))]) { $1 })
            ])
        case .sets where sets > 0:
            answer = self.answer([.init("workoutSets", values.merging(["value": .number(Double(sets))]) { $1 })])
        case .volume where volume > 0:
            answer = self.answer([.init("workoutVolume", values.merging(["value": .load(volume)]) { $1 })])
        case .longest:
            guard let longest = inRange.max(by: { ($0.knownMinutes ?? 0) < ($1.knownMinutes ?? 0) }),
                let minutes = longest.knownMinutes
            else { fallthrough }
            answer = self.answer([
                .init(
                    "workoutLongest",
                    ["name": .text(longest.name), "value": .minutes(minutes), "date": .date(longest.day)])
            ])
        default:
            answer = self.answer([.init("workoutCount\(suffix)", values)])
            if minutes > 0, measure != .count || count > 1 {
                answer.facts.append(.init("inAll", ["value": .minutes(minutes)]))
            }
            if kind == nil, question.period == .week(0) || question.period == .week(-1),
                let goal = record.goals.inForce(on: range.end)?.weeklyWorkouts
            {
                answer.facts.append(.init("workoutGoal", ["goal": .number(Double(goal))]))
            }
        }
        answer.followUps = [.week, .month, .compare, .often]
        answer.cite(workoutRows(inRange, counts))
        return answer
    }

    private func name(_ exercise: WorkoutExercise) -> CoachAnswer.Value {
        .exercise(exercise.exerciseID.flatMap { record.exercises[$0] == nil ? nil : $0 } ?? exercise.name)
    }

    /// Workouts by day: those that were logged, or where a watch or the daily log knows of more, as many.
    private func workoutCounts(_ logged: [Workout], _ kind: Workout.Kind?) -> [CivilDate: Int] {
        var counts: [CivilDate: Int] = [:]
        for workout in logged { counts[workout.day, default: 0] += 1 }
        guard kind == nil else { return counts }
        for day in record.days {
            let said =
                day[.workoutCount].flatMap { Int(exactly: $0.rounded()) } ?? (day.workoutCompleted == true ? 1 : 0)
            if said > counts[day.date] ?? 0 { counts[day.date] = said }
        }
        return counts
    }

    private func workoutRows(_ logged: [Workout], _ counts: [CivilDate: Int]) -> [CoachAnswer.Row] {
        let byDay = Dictionary(grouping: logged, by: \.day)
        return counts.keys.filter { range.contains($0) }.sorted(by: >).flatMap { date -> [CoachAnswer.Row] in
            if let workouts = byDay[date] {
                return workouts.map {
                    .init(
                        date: date, name: .text($0.name),
                        value: $0.knownMinutes.map { .minutes($0) } ?? .kind($0.kind), place: .workouts)
                }
            }
            let day = record.days.first { $0.date == date }
            let kind = day?.workoutType.flatMap { Workout.Kind(rawValue: $0) }
            return [
                .init(
                    date: date, name: kind.map { .kind($0) },
                    value: day?[.workoutMinutes].map { .minutes($0) } ?? .count(counts[date] ?? 1), place: .log)
            ]
        }
    }
}

extension WorkoutSet {
    /// min a km
    fileprivate var pace: Double? {
        guard let metres, let seconds, metres >= 100, seconds > 0 else { return nil }
        return seconds / 60 / (metres / 1000)
    }
}
