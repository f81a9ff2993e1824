extension [WorkoutAtom] {
    /// "30 mins on the treadmill and 15 on the stairmaster": the second number counts minutes, too.
    func withMinutesCarried(_ lexicon: SentenceLexicon) -> [WorkoutAtom] {
        var atoms = self
        var isTime = false
        for (place, atom) in enumerated() {
            if case .minutes = atom.kind {
                isTime = true
            } else if atom.number != nil, isTime, place > 0, self[place - 1].isSeparator,
                let next = self[(place + 1)...].prefix(4).firstIndex(where: { $0.exercise != nil }), next > place + 1,
                self[(place + 1)..<next].allSatisfy({ !$0.isMeasure && !$0.isSeparator && !$0.isCounter }),
                let exercise = self[next].exercise, lexicon.exercises[exercise].kind == .cardio
            {
                atoms[place].kind = .minutes(atom.number ?? 0)
            } else if atom.isMeasure {
                isTime = false
            }
        }
        return atoms
    }

    /// Joins numbers that stand in a row to a list: "12 10 8", "20, 15 en 12", "60 70 80 kg".
    func joiningLists(ownPlace: Int) -> (atoms: [WorkoutAtom], ownPlace: Int) {
        var result: [WorkoutAtom] = []
        var place = ownPlace
        var index = 0
        var sets: Double?
        while index < count {
            if index == ownPlace { place = result.count }
            if case .sets = self[index].kind, let count = result.last?.number { sets = count }
            if case .times = self[index].kind, let count = result.last?.number { sets = count }
            let run = Self.run(self, from: index, ownPlace: ownPlace)
            let isList = run.values.count >= 3 || run.values.count == 2 && sets == 2
            let isTimes = result.last.map { if case .times = $0.kind { true } else { false } } ?? false
            // "80 kg x 8, 8, 7"
            let isLoaded = result.dropLast().last.map { if case .load = $0.kind { true } else { false } } ?? false
            // "100 x 5, 5, 4"
            let isHeavy =
                (result.dropLast().last?.number).map { $0 >= 20 && $0 > 1.5 * (run.values.max() ?? 0) } == true
            let isFactor = isTimes && !isLoaded && !isHeavy
            // "4 sets of 12, 50 55 55 60 kg": one load a set, after the repetitions of all.
            let isLed = Self.isCounted(result) && sets.map { Double(run.values.count) == $0 + 1 } == true
            let isPair = run.values.count == 2 && Self.isCounted(result)
            let isApart = isPair && !Self.isPairOfReps(run, length: run.end - index)
            if isList, !isLed, !isApart, !isFactor || sets == Double(run.values.count) {
                let span = self[index].span.union(self[run.end - 1].span)
                result.append(
                    WorkoutAtom(kind: run.unit.map { .load(run.values, $0) } ?? .list(run.values), span: span))
                index = run.end
            } else {
                result.append(self[index])
                index += 1
            }
        }
        return (result, place)
    }

    /// "2x8, 7" are repetitions of either set; of "2x8 70" the second is the load.
    private static func isPairOfReps(
        _ run: (values: [Double], unit: SpokenExercise.LoadUnit?, end: Int), length: Int
    ) -> Bool {
        guard let first = run.values.first, let last = run.values.last, first > 0 else { return false }
        return run.unit == nil && length > 2 && (0.5...1.5).contains(last / first)
    }

    /// Whether how many sets there were was said last: "4 sets of", "4 x".
    private static func isCounted(_ atoms: [WorkoutAtom]) -> Bool {
        switch atoms.last(where: { if case .noise = $0.kind { false } else { true } })?.kind {
        case .sets, .times: true
        default: false
        }
    }

    private static func run(
        _ atoms: [WorkoutAtom], from start: Int, ownPlace: Int
    ) -> (values: [Double], unit: SpokenExercise.LoadUnit?, end: Int) {
        var values: [Double] = []
        var index = start
        var end = start
        // "+15 3x5"
        if start > 0, case .extra = atoms[start - 1].kind, start < 2 || !atoms[start - 2].isMeasure {
            return ([], nil, start)
        }
        if let loads = loads(atoms, from: start, ownPlace: ownPlace) { return loads }
        while index < atoms.count, index != ownPlace {
            if case .number(let value) = atoms[index].kind {
                // "5x5, 3x3" is no list.
                if isCounter(atoms, index + 1, after: values.count) { break }
                values.append(value)
                index += 1
                end = index
                // "Bench 80: 5, 5, 4"
                if values.count == 1, value >= 20, index < atoms.count, case .colon = atoms[index].kind { break }
            } else if case .load(let load, let unit) = atoms[index].kind, load.count == 1, !values.isEmpty {
                if isCounter(atoms, index + 1, after: values.count) { break }
                return (values + load, unit, index + 1)
            } else {
                break
            }
            while index < atoms.count, isJoint(atoms[index]) || isPlus(atoms, index) { index += 1 }
        }
        return (values, nil, end)
    }

    /// "70kg 75kg 80kg": three or more, of which none has its own repetitions.
    private static func loads(
        _ atoms: [WorkoutAtom], from start: Int, ownPlace: Int
    ) -> (values: [Double], unit: SpokenExercise.LoadUnit?, end: Int)? {
        var values: [Double] = []
        var unit: SpokenExercise.LoadUnit?
        var index = start
        var end = start
        while index < atoms.count, index != ownPlace, case .load(let load, let own) = atoms[index].kind,
            load.count == 1,
            unit == nil || unit == own
        {
            if isCounter(atoms, index + 1, after: 0) { return nil }
            values += load
            unit = own
            index += 1
            end = index
            while index < atoms.count, isJoint(atoms[index]) { index += 1 }
        }
        return values.count > 2 ? (values, unit, end) : nil
    }

    private static func isCounter(_ atoms: [WorkoutAtom], _ index: Int, after count: Int) -> Bool {
        guard index < atoms.count else { return false }
        switch atoms[index].kind {
        // "12 10 8 at 60 70 80", but "12 at 60, 10 at 70".
        case .at, .for: return count < 2
        // "8, 7 en 5 keer", but "5, 5 x 100".
        case .times where count >= 2: return index + 1 < atoms.count && atoms[index + 1].isMeasure
        case .times, .sets: return true
        default: return false
        }
    }

    /// "12 + 10 + 8"
    private static func isPlus(_ atoms: [WorkoutAtom], _ index: Int) -> Bool {
        guard case .extra = atoms[index].kind, index + 1 < atoms.count else { return false }
        return atoms[index + 1].number != nil
    }

    private static func isJoint(_ atom: WorkoutAtom) -> Bool {
        switch atom.kind {
        case .separator(.comma), .separator(.and), .noise, .colon: true
        default: false
        }
    }
}
