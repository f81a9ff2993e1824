extension SetClauses {
    /// The exercises, each with what was said of its sets; and what was said of sets that there are not.
    func applied(to exercises: [SpokenExercise]) -> (exercises: [SpokenExercise], lost: [SentenceSpan]) {
        guard !clauses.isEmpty else { return (exercises, []) }
        guard !exercises.isEmpty else { return ([], clauses.map(\.span)) }
        var result: [SpokenExercise] = []
        var lost: [SentenceSpan] = []
        let owned = Dictionary(grouping: clauses) { $0.span.owner(in: exercises) }
        for (place, exercise) in exercises.enumerated() {
            guard let own = owned[place] else {
                result.append(exercise)
                continue
            }
            var (parted, missed) = apply(own, to: exercise)
            // What is lost is a part of the exercise nonetheless.
            if !parted.isEmpty { parted[0].span = missed.reduce(parted[0].span) { $0.union($1) } }
            result += parted
            lost += missed
        }
        return (result, lost)
    }

    /// The exercise with its sets, and the clauses that found none.
    private func apply(
        _ clauses: [SetClause], to exercise: SpokenExercise
    ) -> (exercises: [SpokenExercise], lost: [SentenceSpan]) {
        let counts = [exercise.sets?.value ?? 1, exercise.reps?.value.count ?? 1, exercise.load?.value.count ?? 1]
        let said = counts.max() ?? 1
        let (ranges, total) = ranges(clauses, of: exercise, said: said)
        guard (1...100).contains(total) else { return ([exercise], clauses.map(\.span)) }
        var reps = Self.spread(exercise.reps?.value.map(Double.init), total)
        // "Dips 12, 10, 8, the last two with 5 kg": the first were done with the body alone.
        var load = Self.spread(exercise.load?.value ?? (isOfBody(exercise) ? [0] : nil), total)
        var minutes: [Double?] = Array(repeating: exercise.minutes?.value, count: total)
        var denied: Set<Int> = []
        var unit = exercise.loadUnit
        var lost: [SentenceSpan] = []
        for (clause, range) in zip(clauses, ranges) {
            if range.isEmpty || range.contains(where: { $0 >= total }) { lost.append(clause.span) }
            let isLoad = clause.isLoad(beside: exercise.reps?.value.first)
            for place in range where place < total {
                if clause.isDenied { denied.insert(place) }
                if let value = clause.reps { if isLoad { load[place] = value } else { reps[place] = value } }
                if let value = clause.load { load[place] = value }
                if let value = clause.minutes { minutes[place] = value }
            }
            unit = clause.unit ?? unit
        }
        let kept = (0..<total).filter { !denied.contains($0) }
        guard !kept.isEmpty else { return ([exercise], clauses.map(\.span)) }
        var result = exercise
        let span = clauses.reduce(exercise.span) { $0.union($1.span) }
        let first = clauses.first?.span ?? span
        result.span = span
        result.loadUnit = unit
        // One for all: nothing is told of the effort of a single set.
        let efforts = clauses.map(\.rpe)
        if result.rpe == nil, Set(efforts).count == 1, let effort = efforts.first ?? nil, (0...10).contains(effort) {
            result.rpe = Spoken(effort, first)
        }
        result.sets = Spoken(kept.count, exercise.sets?.span ?? first)
        result.reps = Self.filled(kept.map { reps[$0] }).flatMap { values in
            let counts = values.compactMap { (1...10_000).contains($0) ? Int(exactly: $0) : nil }
            guard counts.count == values.count else { return nil }
            return Spoken(WorkoutMeasures.collapsed(counts), exercise.reps?.span ?? first)
        }
        result.load = Self.filled(kept.map { load[$0] })
            .flatMap { $0.allSatisfy { (0...2000).contains($0) } ? WorkoutMeasures.collapsed($0) : nil }
            .map { Spoken($0, exercise.load?.span ?? first) }
        let times = kept.map { minutes[$0] }
        guard Set(times).count > 1, let all = Self.filled(times) else {
            result.minutes = times.first.flatMap { $0 }.flatMap { SpokenExercise.isTime($0) ? $0 : nil }.map {
                Spoken($0, exercise.minutes?.span ?? first)
            }
            return ([result], lost)
        }
        return (result.timed(all), lost)
    }

    private func isOfBody(_ exercise: SpokenExercise) -> Bool {
        guard clauses.contains(where: { $0.load != nil }), let index = lexer.lexicon.exerciseIndex[exercise.name.value]
        else { return false }
        return lexer.lexicon.exercises[index].kind == .bodyweight
    }

    /// Which sets each part means, and how many there are.
    private func ranges(
        _ clauses: [SetClause], of exercise: SpokenExercise, said: Int
    ) -> (ranges: [[Int]], total: Int) {
        var ranges: [[Int]] = []
        var next = 0
        var total = said > 1 ? said : 0
        for clause in clauses {
            var range: [Int] = []
            switch clause.part {
            case .nth(let number): range = [number - 1]
            case .first(let count): range = Array(0..<count)
            case .next(let count): range = Array(next..<next + count)
            case .last(let count):
                // "8, 8, 7 and the last one 5" are four.
                let isAnother = isListed && said > 1 && clause.reps != nil
                if isAnother { total += count }
                range = total > 0 ? Array(max(0, total - count)..<total) : Array(next..<next + count)
            case .rest: break
            }
            next = max(next, (range.last ?? -1) + 1)
            // "3x8, the 4th set 6"
            if said > 1, case .nth(total + 1) = clause.part, clause.reps != nil { total += 1 }
            ranges.append(range)
        }
        if total == 0 { total = next }
        // "First set 12, the other three tens" of what was counted as less.
        if next > total, clauses.contains(where: { if case .next = $0.part { true } else { false } }) { total = next }
        let named = Set(ranges.joined())
        let all = zip(clauses, ranges).map { $0.part == .rest ? (0..<total).filter { !named.contains($0) } : $1 }
        return (all, total)
    }

    private static func spread(_ values: [Double]?, _ count: Int) -> [Double?] {
        guard let values, let first = values.first else { return Array(repeating: nil, count: count) }
        return (0..<count).map { values.count == 1 ? first : values.indices.contains($0) ? values[$0] : nil }
    }

    /// What was said of one set is so of the next until something else is said; `nil` where nothing was.
    private static func filled(_ values: [Double?]) -> [Double]? {
        guard var last = values.compactMap({ $0 }).first else { return nil }
        return values.map {
            last = $0 ?? last
            return last
        }
    }
}

extension SpokenExercise {
    /// Minutes that a set can last.
    static func isTime(_ minutes: Double) -> Bool { minutes > 0 && minutes <= 2880 }

    /// One for each time: sets of different lengths.
    func timed(_ minutes: [Double]) -> [SpokenExercise] {
        minutes.filter(Self.isTime).map { value in
            var one = self
            one.sets = nil
            one.minutes = Spoken(value, self.minutes?.span ?? name.span)
            return one
        }
    }
}

extension SentenceSpan {
    /// The exercise named last before the words or in them, else the first.
    func owner(in exercises: [SpokenExercise]) -> Int { exercises.lastIndex { $0.name.span.start < end } ?? 0 }
}
