extension WorkoutMeasures {
    init(_ joined: (atoms: [WorkoutAtom], ownPlace: Int), kind: Kind) {
        self.init(joined.atoms, kind: kind, ownPlace: joined.ownPlace)
    }

    /// The sets of all bouts together; `nil` where none were said and none follow.
    var sets: Int? {
        let counts = groups.map { $0.sets ?? (isBout($0) ? Double(max($0.reps.count, $0.load.count)) : nil) }
        guard !counts.contains(nil) else { return groups.count == 1 ? nil : groups.count }
        return Int(exactly: counts.compactMap { $0 }.reduce(0, +)).flatMap { (1...100).contains($0) ? $0 : nil }
    }

    private func isBout(_ group: Group) -> Bool { !group.reps.isEmpty || group.load.count > 1 }

    /// One for all sets, or one for each.
    var reps: [Int]? {
        guard let values = each(\.reps).flatMap({ Self.collapsed($0) }) else { return nil }
        let counts = values.compactMap(Self.repetitions)
        return counts.count == values.count ? counts : nil
    }

    var load: [Double]? {
        // "Dips 3x12 and 1x6 with 20 kg": what came before was done with the body alone.
        let unloaded: [Double] = kind == .bodyweight ? [0] : []
        guard let values = each(\.load, before: unloaded).flatMap({ Self.collapsed($0) }) else { return nil }
        return values.allSatisfy { $0 >= 0 && $0 <= 2000 } && values.contains { $0 > 0 } ? values : nil
    }

    private static func repetitions(_ value: Double) -> Int? {
        value >= 1 && value <= 10_000 ? Int(exactly: value) : nil
    }

    /// The values of every set; `nil` where some bout has none.
    ///
    /// - Parameter before: of the bouts before the first that has some
    private func each(_ field: KeyPath<Group, [Double]>, before: [Double] = []) -> [Double]? {
        if groups.count == 1 { return groups[0][keyPath: field].isEmpty ? nil : groups[0][keyPath: field] }
        var all: [Double] = []
        var last = before
        for group in groups {
            let own = group[keyPath: field]
            let values = own.isEmpty ? last : own
            guard !values.isEmpty else { return nil }
            last = values
            let count = max(Int(exactly: group.sets ?? 1) ?? 1, group.reps.count, group.load.count)
            guard count <= 100 else { return nil }
            all += values.count == 1 ? Array(repeating: values[0], count: count) : values
        }
        return all
    }

    static func collapsed<Value: Hashable>(_ values: [Value]) -> [Value] {
        Set(values).count == 1 ? Array(values.prefix(1)) : values
    }
}

extension WorkoutReader {
    func exercise(named exercise: Int?, spoken: SentenceSpan, _ measures: WorkoutMeasures) -> SpokenExercise? {
        let span = measures.spans.values.reduce(spoken) { $0.union($1) }
        let minutes = measures.minutes.flatMap { SpokenExercise.isTime($0) ? $0 : nil }
        let kilometres = measures.kilometres.flatMap { $0 > 0 && $0 <= 2000 ? $0 : nil }
        let rpe = measures.rpe.flatMap { $0 >= 0 && $0 <= 10 ? $0 : nil }
        return SpokenExercise(
            name: Spoken(name(of: exercise, spoken, measures), spoken), isKnown: exercise != nil,
            sets: measures.sets.map { Spoken($0, measures.spans[.sets] ?? measures.spans[.reps] ?? spoken) },
            reps: measures.reps.map { Spoken($0, measures.spans[.reps] ?? spoken) },
            load: measures.load.map { Spoken($0, measures.spans[.load] ?? spoken) },
            loadUnit: measures.load == nil ? nil : measures.unit,
            rpe: rpe.map { Spoken($0, measures.spans[.rpe] ?? spoken) },
            minutes: minutes.map { Spoken($0, measures.spans[.minutes] ?? spoken) },
            kilometres: kilometres.map { Spoken($0, measures.spans[.kilometres] ?? spoken) }, span: span)
    }

    private func name(of index: Int?, _ span: SentenceSpan, _ measures: WorkoutMeasures) -> String {
        guard let index else { return words(span) }
        let exercise = lexiconExercise(index)
        var variant: SentenceLexicon.ExerciseVariant?
        if let equipment = measures.equipment {
            variant = equipment
        } else if exercise.kind == .cardio {
            let isLifted = measures.load != nil || measures.reps != nil && measures.kilometres == nil
            variant = isLifted ? .strength : nil
        } else if measures.load == nil, measures.reps == nil, measures.kilometres != nil || measures.minutes != nil {
            variant = .cardio
        }
        guard let variant, let other = exercise.variants[variant] else { return exercise.name }
        return lexiconExercise(other).name
    }

    /// What a correction says beats what was said before.
    static func overlay(_ new: SpokenExercise, on old: SpokenExercise) -> SpokenExercise {
        var result = new
        result.sets = new.sets ?? old.sets
        result.reps = new.reps ?? old.reps
        result.load = new.load ?? old.load
        result.loadUnit = new.load == nil ? old.loadUnit : new.loadUnit ?? old.loadUnit
        result.rpe = new.rpe ?? old.rpe
        result.minutes = new.minutes ?? old.minutes
        result.kilometres = new.kilometres ?? old.kilometres
        result.span = new.span.union(old.span)
        return result
    }
}
