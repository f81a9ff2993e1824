extension Coach {
    func muscles(_ group: Question.MuscleGroup) -> CoachAnswer {
        let all = record.sessions { record.isOf(group, $0) }
        let sessions = all.filter { asked.contains($0.date) }
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
        case .perWeek:
            let sets = sessions.reduce(0) { $0 + $1.sets.count }
            answer = self.answer([
                .init("musclesPerWeek", values.merging(["value": .number(perWeek(sets))]) { $1 })
            ])
            answer.notes.append(.init("primaryMuscles"))
        case .list: return exercises(of: group)
        case .gap: return gaps(between: Set(sessions.map(\.date)), .muscles(group))
        case .compare where question.isOfLoad == true:
            return compared(["muscles": .muscles(group)], "musclesCompareLoad") { asked in
                .load(all.filter { asked.contains($0.date) }.flatMap(\.sets).reduce(0) { $0 + $1.tonnage })
            }
        case .compare:
            return compared(["muscles": .muscles(group)], "musclesCompare") { asked in
                .count(all.filter { asked.contains($0.date) }.reduce(0) { $0 + $1.sets.count })
            }
        case .count:
            answer = self.answer([.init("musclesCount", values.merging(["count": .count(sessions.count)]) { $1 })])
        case .volume:
            let tonnage = sessions.flatMap(\.sets).reduce(0) { $0 + $1.tonnage }
            guard tonnage > 0 else { fallthrough }
            answer = self.answer([
                .init(
                    "musclesVolume", values.merging(["value": .load(tonnage), "count": .count(sessions.count)]) { $1 })
            ])
            answer.notes.append(.init("primaryMuscles"))
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

    /// The sets of each group, the most or the fewest first.
    func muscleGroups() -> CoachAnswer {
        let sets = Question.MuscleGroup.allCases.map { group in
            (
                group: group,
                count: record.sessions { record.isOf(group, $0) }.filter { asked.contains($0.date) }
                    .reduce(0) { $0 + $1.sets.count }
            )
        }
        guard sets.contains(where: { $0.count > 0 }) else {
            return answer([.init("noWorkouts", time)], followUps: [.ever, .workouts])
        }
        let isLeast = measure == .lowest
        let ranked = sets.sorted { isLeast ? $0.count < $1.count : $0.count > $1.count }
        let list = ranked.map { one -> CoachAnswer.Value in
            .phrase(.init("muscleSets", ["muscles": .muscles(one.group), "count": .count(one.count)]))
        }
        var answer = self.answer(
            [.init(isLeast ? "musclesLeast" : "musclesMost", time.merging(["list": .list(list)]) { $1 })],
            followUps: [.week, .month, .workouts])
        answer.notes.append(.init("primaryMuscles"))
        return answer
    }

    /// The set with the most weight, of whatever exercise.
    private func heaviestOfAll() -> CoachAnswer? {
        var top: (exercise: WorkoutExercise, load: Double)?
        for workout in record.workouts where asked.contains(workout.day) {
            for exercise in workout.exercises {
                let load = exercise.workSets.compactMap(\.load).max() ?? 0
                if load > top?.load ?? 0 { top = (exercise, load) }
            }
        }
        return top.map { exercise($0.exercise.exerciseID ?? $0.exercise.name) }
    }

    private typealias Lift = (date: CivilDate, load: Double)

    /// What could be lifted once by the best set of each session, oldest first, for each exercise
    private var lifts: [(name: CoachAnswer.Value, sessions: [Lift])] {
        Dictionary(grouping: record.workouts.flatMap(\.exercises), by: \.key).map { key, own in
            (name(of: key, own), Self.lifts(in: record.sessions { $0.key == key }))
        }
    }

    private static func lifts(in sessions: [ExerciseSession]) -> [Lift] {
        sessions.compactMap { session in session.best.map { (session.date, $0.load) } }
    }

    /// The latest set that was better than all before it.
    private func lastRecord() -> CoachAnswer {
        let found = lifts.compactMap { name, sessions -> (name: CoachAnswer.Value, last: Lift)? in
            var (best, last): (Double?, Lift?) = (nil, nil)
            for one in sessions {
                if let best, one.load > best + 0.05, asked.contains(one.date) { last = one }
                best = max(best ?? 0, one.load)
            }
            return last.map { (name, $0) }
        }.max { ($0.last.date, $0.last.load) < ($1.last.date, $1.last.load) }
        guard let found else { return answer([.init("noRecords", time)], followUps: [.progress, .workouts]) }
        var answer = self.answer(
            [
                .init(
                    "lastRecord",
                    [
                        "exercise": found.name, "load": .load(found.last.load), "date": .date(found.last.date),
                        "age": age(found.last.date),
                    ])
            ], followUps: [.month, .year])
        answer.formula = "estimate"
        return answer
    }

    /// Sessions of an exercise that its course takes
    private static let fewestSessions = 3

    /// What went up most, or least, as a share, from the first to the last session of a time.
    private func improved() -> CoachAnswer {
        let found = lifts.compactMap { name, sessions -> (name: CoachAnswer.Value, first: Lift, last: Lift)? in
            let meant = sessions.filter { asked.contains($0.date) }
            guard meant.count >= Self.fewestSessions, let first = meant.first, let last = meant.last, first.load > 0
            else { return nil }
            return (name, first, last)
        }.sorted { ($1.last.load / $1.first.load, $0.last.date) < ($0.last.load / $0.first.load, $1.last.date) }
        guard !found.isEmpty else { return answer([.init("noCourse", time)], followUps: [.progress, .workouts]) }
        let isLeast = question.counted == .lowest
        let list = (isLeast ? found.reversed() : found).prefix(question.top ?? 3).map { one in
            CoachAnswer.Value.phrase(
                .init(
                    one.last.load < one.first.load ? "course.down" : "course.up",
                    [
                        "exercise": one.name, "from": .load(one.first.load), "to": .load(one.last.load),
                        "share": .share(abs(one.last.load / one.first.load - 1)),
                    ]))
        }
        var answer = self.answer(
            [.init(isLeast ? "coursesLeast" : "courses", time.merging(["list": .list(list)]) { $1 })],
            followUps: [.month, .year])
        answer.formula = "estimate"
        answer.cite(
            found.map { .init(date: $0.last.date, name: $0.name, value: .load($0.last.load), place: .workouts) })
        return answer
    }

    /// How many exercises are told the best of
    private static let mostBests = 10

    /// The best there is of each exercise, those done most first: what could be lifted once, or how far it went.
    private func bests() -> CoachAnswer {
        let done = Dictionary(grouping: record.workouts.flatMap(\.exercises), by: \.key)
            .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        let found = done.compactMap {
            key, own -> (name: CoachAnswer.Value, best: CoachAnswer.Value, date: CivilDate)? in
            let sessions = record.sessions { $0.key == key }
            if let best = Self.lifts(in: sessions).max(by: { $0.load < $1.load }), best.load > 0 {
                return (name(of: key, own), .load(best.load), best.date)
            }
            guard let best = sessions.max(by: { $0.kilometres < $1.kilometres }), best.kilometres > 0 else {
                return nil
            }
            return (name(of: key, own), .kilometres(best.kilometres), best.date)
        }
        guard !found.isEmpty else { return answer([.init("noWorkouts", time)], followUps: [.progress, .workouts]) }
        let list = found.prefix(Self.mostBests).map {
            CoachAnswer.Value.phrase(.init("record", ["exercise": $0.name, "load": $0.best, "date": .date($0.date)]))
        }
        var answer = self.answer([.init("bests", ["list": .list(list)])], followUps: [.month, .year])
        answer.formula = "estimate"
        answer.cite(found.map { .init(date: $0.date, name: $0.name, value: $0.best, place: .workouts) })
        return answer
    }

    private func name(of key: String, _ done: [WorkoutExercise]) -> CoachAnswer.Value {
        .exercise(record.exercises[key] == nil ? done.last?.name ?? key : key)
    }

    /// What was better in a time than all before it.
    private func records() -> CoachAnswer {
        if period == .ever { return bests() }
        let found = lifts.compactMap { name, sessions -> (name: CoachAnswer.Value, load: Double, date: CivilDate)? in
            let before = sessions.filter { $0.date < range.start }.map(\.load).max()
            guard let top = sessions.filter({ asked.contains($0.date) }).max(by: { $0.load < $1.load }), let before,
                top.load > before + 0.05
            else { return nil }
            return (name, top.load, top.date)
        }.sorted { ($1.date, $0.load) < ($0.date, $1.load) }
        guard !found.isEmpty else { return answer([.init("noRecords", time)], followUps: [.progress, .workouts]) }
        let list = found.map {
            CoachAnswer.Value.phrase(
                .init("record", ["exercise": $0.name, "load": .load($0.load), "date": .date($0.date)]))
        }
        var answer = self.answer(
            [.init("records", time.merging(["count": .count(found.count), "list": .list(list)]) { $1 })],
            followUps: [.month, .year])
        answer.formula = "estimate"
        return answer
    }

    /// - Parameter group: those that train it; `nil` for all of them
    func exercises(of group: Question.MuscleGroup? = nil) -> CoachAnswer {
        if measure == .heaviest, let heaviest = heaviestOfAll() { return heaviest }
        if measure == .best { return records() }
        if measure == .last { return lastRecord() }
        if measure == .trend { return improved() }
        let workouts = record.workouts.filter { asked.contains($0.day) }
        var counts: [String: (count: Int, sets: Int, last: CivilDate, name: String)] = [:]
        for workout in workouts {
            let done = workout.exercises.filter { one in
                !one.workSets.isEmpty && group.map { record.isOf($0, one) } ?? true
            }
            for key in Set(done.map(\.key)) {
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
        let meant = measure == .lowest ? ranked.last ?? top : top
        var facts = [
            CoachAnswer.Fact(
                measure == .lowest ? "exercisesSeldom" : "exercisesOften",
                time.merging(
                    [
                        "exercise": name(meant), "count": .count(meant.value.count),
                        "of": .number(Double(workouts.count)),
                    ]) { $1 })
        ]
        if measure == .count || measure == .list {
            var values = time.merging(["count": .count(ranked.count)]) { $1 }
            values["muscles"] = group.map { .muscles($0) }
            facts = [.init(group == nil ? "exercisesCount" : "musclesExercises", values)]
        }
        if measure == .list {
            let shown = ranked.prefix(CoachAnswer.mostDays).map(name)
            facts.append(
                .init(shown.count < ranked.count ? "exercisesNamedMost" : "exercisesNamed", ["list": .list(shown)]))
        }
        var answer = self.answer(facts, followUps: [.week, .month, .year, .workouts])
        answer.cite(
            (measure == .lowest ? ranked.reversed() : ranked).prefix(20).map {
                .init(date: $0.value.last, name: name($0), value: .count($0.value.count), place: .workouts)
            })
        return answer
    }
}
