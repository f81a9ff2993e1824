extension Coach {
    func workouts(_ kind: Workout.Kind?) -> CoachAnswer {
        let logged = record.workouts.filter { workout in
            (kind == nil || workout.kind == kind) && isNamed(workout) && isInHours(workout)
                && (question.threshold?.holds(known: workout.knownMinutes ?? 0) ?? true)
        }
        let isOfAll = isOfAll(kind)
        let inRange = logged.filter { asked.contains($0.day) }
        let counts = workoutCounts(logged, kind)
        if measure == .without { return without(kind, Set(counts.keys)) }
        if question.isLastOne == true, measure != .gap, let last = inRange.last { return lasted(last) }
        var values = time
        if let kind { values["kind"] = .kind(kind) }
        let count = counts.filter { asked.contains($0.key) }.reduce(0) { $0 + $1.value }
        let suffix = kind == nil ? "" : "OfKind"
        guard count > 0 else {
            var facts = [CoachAnswer.Fact("noWorkouts\(suffix)", values)]
            if let last = counts.keys.max() { facts.append(.init("lastWas", ["date": .date(last), "age": age(last)])) }
            return answer(facts, followUps: counts.isEmpty ? [.foods, .steps] : [.last, .ever])
        }
        let known = inRange.compactMap(\.knownMinutes)
        let dayMinutes = record.days.filter { asked.contains($0.date) }.compactMap { $0[.workoutMinutes] }
        let minutes = isOfAll ? max(dayMinutes.reduce(0, +), known.reduce(0, +)) : known.reduce(0, +)
        let volume = inRange.flatMap(\.exercises).flatMap(\.workSets).reduce(0) { $0 + $1.tonnage }
        let workSets = inRange.flatMap(\.exercises).flatMap(\.workSets)
        let (sets, reps) = (workSets.count { $0.reps != nil }, workSets.compactMap(\.reps).reduce(0, +))
        values["count"] = .count(count)
        // "Of the kind strength": the sentence of a comparison says it itself.
        if let kind, measure != .compare, let period = values["period"] {
            values["period"] = .phrase(.init("at.kind", ["kind": .kind(kind), "period": period]))
        }
        if measure == .usualTime {
            return usualTimes(Dictionary(grouping: inRange, by: \.day).mapValues { $0.map(\.minute) })
        }
        let what = CoachAnswer.Value.phrase(.init("trained"))
        if question.isStreakOfWeeks { return streakOfWeeks(counts, what) }
        if measure == .streak || measure == .longestStreak { return streak(on: Set(counts.keys), what) }
        if measure == .byWeekday { return weekdays(counts.filter { asked.contains($0.key) }, kind.map { .kind($0) }) }
        if measure == .gap { return gaps(between: Set(counts.keys.filter { asked.contains($0) }), what) }
        if measure == .share, let kind, question.counted == .count {
            return workoutShare(inRange, .kind(kind))
        }
        if measure == .share { return dayShare(Set(counts.keys.filter { asked.contains($0) }), what) }
        var answer: CoachAnswer
        switch measure {
        case .last where question.latest != nil && !inRange.isEmpty:
            let found = Array(inRange.suffix(question.latest ?? 1))
            answer = self.answer([
                .init(
                    "workoutsLast",
                    [
                        "count": .count(found.count),
                        "list": .list(
                            found.reversed().map {
                                .phrase(.init("workoutOn", ["name": .text($0.name), "date": .date($0.day)]))
                            }),
                    ])
            ])
            answer.cite(workoutRows(found, Dictionary(grouping: found, by: \.day).mapValues(\.count)))
            answer.followUps = [.week, .month, .often]
            return answer
        case .last:
            let day = counts.keys.filter { asked.contains($0) }.max() ?? range.end
            var facts: [CoachAnswer.Fact] = []
            var fact = CoachAnswer.Fact("workoutLastDay\(suffix)", ["date": .date(day), "age": age(day)])
            if let last = inRange.last, last.day == day {
                fact = .init("workoutLast", ["date": .date(day), "age": age(day), "name": .text(last.name)])
                if !last.exercises.isEmpty {
                    facts = [.init("workoutDid", ["exercises": .list(last.exercises.map(name))])]
                }
            } else if let kind {
                fact.values["kind"] = .kind(kind)
            }
            answer = self.answer([fact] + facts)
            if let last = inRange.last, last.day == day {
                answer.cite(
                    last.exercises.map { .init(date: day, name: name($0), value: .sets($0.workSets), place: .workouts) }
                )
            }
            answer.followUps = [.week, .month, .often]
            return answer
        case .first:
            let day = counts.keys.filter { asked.contains($0) }.min() ?? range.start
            let first = inRange.first { $0.day == day }
            var told = values.merging(["date": .date(day)]) { $1 }
            told["name"] = first.map { .text($0.name) }
            answer = self.answer([.init(first == nil ? "workoutFirstDay" : "workoutFirst", told)])
            answer.cite(
                first?.exercises.map { .init(date: day, name: name($0), value: .sets($0.workSets), place: .workouts) }
                    ?? [])
            answer.followUps = [.last, .often, .ever]
            return answer
        case .compare where question.isOfLoad == true:
            return compared(values, "workoutCompareLoad") { asked in
                .load(
                    logged.filter { asked.contains($0.day) }.flatMap(\.exercises).flatMap(\.workSets)
                        .reduce(0) { $0 + $1.tonnage })
            }
        case .compare:
            return compared(values, "workoutCompare\(suffix)") { asked in
                .count(counts.filter { asked.contains($0.key) }.reduce(0) { $0 + $1.value })
            }
        case .perWeek where question.counted == .volume && volume > 0:
            answer = self.answer([
                .init("workoutVolumePerWeek", values.merging(["value": .load(perWeek(volume).rounded())]) { $1 })
            ])
        case .perWeek where question.counted == .duration && minutes > 0:
            answer = self.answer([
                .init("workoutTimePerWeek", values.merging(["value": .minutes(perWeek(minutes))]) { $1 })
            ])
        case .perWeek:
            answer = self.answer([.init("workoutPerWeek", values.merging(["value": .number(perWeek(count))]) { $1 })])
            if isOfAll, let goal = record.targets[record.today].weeklyWorkouts?.value {
                answer.facts.append(.init("workoutGoal", ["goal": .number(goal)]))
            }
        case .duration where minutes > 0:
            answer = self.answer([.init("workoutTime", values.merging(["value": .minutes(minutes)]) { $1 })])
        case .average where question.counted != nil:
            let with = inRange.filter { $0.exercises.flatMap(\.workSets).contains { $0.reps != nil } }
            guard let mean = perWorkout(with.flatMap(\.exercises).flatMap(\.workSets), with.count) else { fallthrough }
            answer = self.answer([
                .init("workoutMean", values.merging(["value": mean, "count": .count(with.count)]) { $1 })
            ])
        case .average where minutes > 0:
            answer = self.answer([
                .init("workoutAverage", values.merging(["value": .minutes(minutes / Double(count))]) { $1 })
            ])
        case .sets where sets > 0:
            answer = self.answer([.init("workoutSets", values.merging(["value": .number(Double(sets))]) { $1 })])
        case .reps where reps > 0:
            answer = self.answer([.init("workoutReps", values.merging(["value": .number(Double(reps))]) { $1 })])
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
            answer = self.answer([.init("workoutCount", values)])
            if minutes > 0, measure != .count || count > 1 {
                answer.facts.append(.init("inAll", ["value": .minutes(minutes)]))
            }
            if measure == .list, !inRange.isEmpty {
                answer.facts.append(.init("workoutNames", ["list": .list(named(inRange))]))
            }
            if isOfAll, question.period == .week(0) || question.period == .week(-1),
                let goal = record.targets[range.end].weeklyWorkouts?.value
            {
                answer.facts.append(.init("workoutGoal", ["goal": .number(goal)]))
            }
        }
        answer.followUps = [.week, .month, .compare, .often]
        answer.cite(workoutRows(inRange, counts))
        return answer
    }

    /// Sets, repetitions or kg of a workout on average; `nil` where that was not asked for
    func perWorkout(_ sets: [WorkoutSet], _ count: Int) -> CoachAnswer.Value? {
        guard count > 0 else { return nil }
        switch question.counted {
        case .sets: return .phrase(.init("setsOf", ["value": .number(Double(sets.count) / Double(count))]))
        case .reps:
            return .phrase(
                .init("repsOf", ["value": .number(Double(sets.compactMap(\.reps).reduce(0, +)) / Double(count))]))
        case .volume: return .load(sets.reduce(0) { $0 + $1.tonnage } / Double(count))
        default: return nil
        }
    }

    /// Few by their dates, many by how often each was done.
    private func named(_ workouts: [Workout]) -> [CoachAnswer.Value] {
        if workouts.count <= Self.mostNamed {
            return workouts.map { .phrase(.init("workoutOn", ["name": .text($0.name), "date": .date($0.day)])) }
        }
        return Dictionary(grouping: workouts, by: \.name).sorted {
            ($1.value.count, $0.key) < ($0.value.count, $1.key)
        }.prefix(Self.mostNamed).map {
            .phrase(.init("workoutTimes", ["name": .text($0.key), "count": .count($0.value.count)]))
        }
    }

    private static let mostNamed = 7

    /// Whatever was trained is meant, of which a watch may know more than was logged.
    private func isOfAll(_ kind: Workout.Kind?) -> Bool {
        kind == nil && question.named == nil && question.threshold == nil && question.hours == nil
    }

    /// How long one took, or what was done in it.
    private func lasted(_ workout: Workout) -> CoachAnswer {
        let values: [String: CoachAnswer.Value] = [
            "date": .date(workout.day), "age": age(workout.day), "name": .text(workout.name),
        ]
        var facts = [CoachAnswer.Fact("workoutLast", values)]
        let sets = workout.exercises.flatMap(\.workSets)
        switch measure {
        case .sets: facts.append(.init("workoutHadSets", ["value": .number(Double(sets.count))]))
        case .reps:
            facts.append(
                .init("workoutHadReps", ["value": .number(Double(sets.compactMap(\.reps).reduce(0, +)))]))
        case .volume: facts.append(.init("workoutHadVolume", ["value": .load(sets.reduce(0) { $0 + $1.tonnage })]))
        default:
            facts.append(
                workout.knownMinutes.map { .init("workoutTook", ["value": .minutes($0)]) }
                    ?? .init("workoutTookUnknown"))
        }
        var answer = self.answer(facts, followUps: [.week, .month, .often])
        answer.cite(
            workout.exercises.map {
                .init(date: workout.day, name: name($0), value: .sets($0.workSets), place: .workouts)
            })
        return answer
    }

    /// Days without training, from the first workout on.
    private func without(_ kind: Workout.Kind?, _ trained: Set<CivilDate>) -> CoachAnswer {
        let first = trained.min() ?? record.today
        let known = range.last(CoachNeeds.mostDays).filter {
            $0 >= first && $0 != record.today && asked.contains($0)
        }
        let what = kind.map { CoachAnswer.Value.kind($0) } ?? .phrase(.init("training"))
        let free = known.filter { !trained.contains($0) }
        var answer = without(what, known: known, free: free)
        if known.count >= 14, question.isLastOne != true {
            let week = Double(free.count) * 7 / Double(known.count)
            answer.facts.insert(.init("thatIsWeekly", ["value": .number(week)]), at: 1)
        }
        answer.cite(free.reversed().map { .init(date: $0, value: .count(0), place: .workouts) })
        return answer
    }

    private func name(_ exercise: WorkoutExercise) -> CoachAnswer.Value {
        .exercise(exercise.exerciseID.flatMap { record.exercises[$0] == nil ? nil : $0 } ?? exercise.name)
    }

    /// Workouts by day: those that were logged, or where a watch or the daily log knows of more, as many.
    private func workoutCounts(_ logged: [Workout], _ kind: Workout.Kind?) -> [CivilDate: Int] {
        var counts: [CivilDate: Int] = [:]
        for workout in logged { counts[workout.day, default: 0] += 1 }
        guard isOfAll(kind) else { return counts }
        for day in record.days {
            let said =
                day[.workoutCount].flatMap { Int(exactly: $0.rounded()) } ?? (day.workoutCompleted == true ? 1 : 0)
            if said > counts[day.date] ?? 0 { counts[day.date] = said }
        }
        return counts
    }

    private func workoutRows(_ logged: [Workout], _ counts: [CivilDate: Int]) -> [CoachAnswer.Row] {
        let byDay = Dictionary(grouping: logged, by: \.day)
        return counts.keys.filter { asked.contains($0) }.sorted(by: >).flatMap { date -> [CoachAnswer.Row] in
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
