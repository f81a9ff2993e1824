/// What is to be different when an earlier workout is used again: "but add 5 pounds", "skip the dips", "bench at 90 kg".
struct WorkoutChanges {
    private(set) var changes: [SpokenTemplate.Change] = []
    /// The atoms of what is done besides.
    private(set) var additions: [WorkoutAtom] = []

    private let lexicon: SentenceLexicon
    private var lastOperation: SpokenTemplate.Change?

    init(_ atoms: [WorkoutAtom], _ lexicon: SentenceLexicon) {
        self.lexicon = lexicon
        for clause in Self.clauses(atoms) { read(clause) }
    }

    private static func clauses(_ atoms: [WorkoutAtom]) -> [[WorkoutAtom]] {
        var clauses: [[WorkoutAtom]] = [[]]
        for atom in atoms {
            if isSwap(atom, after: clauses[clauses.count - 1]) {
                clauses.append([WorkoutAtom(kind: .insteadOf, span: atom.span)])
            } else if case .extra = atom.kind, Self.isLeftOut(clauses[clauses.count - 1]) {
                clauses.append([])
            } else if case .separator(let separator) = atom.kind {
                let isOpen =
                    clauses[clauses.count - 1].contains { $0.exercise != nil }
                    && !clauses[clauses.count - 1].contains(where: \.isMeasure)
                // "bench with 85 kg"
                if separator != .with || !isOpen { clauses.append([]) }
            } else {
                clauses[clauses.count - 1].append(atom)
            }
        }
        return clauses.filter { !$0.isEmpty }
    }

    /// "swap squats for leg press": what comes after is done in place of what is skipped.
    private static func isSwap(_ atom: WorkoutAtom, after clause: [WorkoutAtom]) -> Bool {
        guard clause.last?.exercise != nil, case .skipped? = clause.first(where: { !isSmall($0) })?.kind else {
            return false
        }
        switch atom.kind {
        case .for, .separator(.with): return true
        default: return false
        }
    }

    /// "without rows plus …"
    private static func isLeftOut(_ clause: [WorkoutAtom]) -> Bool {
        guard clause.last?.exercise != nil else { return false }
        return clause.contains {
            switch $0.kind {
            case .skipped, .negation: true
            default: false
            }
        }
    }

    private static func isSmall(_ atom: WorkoutAtom) -> Bool { if case .noise = atom.kind { true } else { false } }

    private mutating func read(_ clause: [WorkoutAtom]) {
        guard let first = clause.first, let last = clause.last else { return }
        let span = first.span.union(last.span)
        let targets = clause.compactMap(\.exercise).map { name(of: $0, in: clause) }
        let isInPlace =
            if case .insteadOf = first.kind, !targets.isEmpty, case .skip? = lastOperation?.operation { true } else {
                false
            }
        if isWhole(clause) || isInPlace {
            additions += (additions.isEmpty ? [] : [WorkoutAtom(kind: .separator(.stop), span: span)])
            additions += isInPlace ? Array(clause.dropFirst()) : clause
            return
        }
        let facts = Facts(clause)
        if facts.isSkipped {
            for target in targets { add(.skip, nil, nil, target, span) }
            return
        }
        let found = facts.changes.map { change in
            // "add 5 kg to squats and 2.5 kg to bench"
            lastOperation?.operation == .addWeight && change.operation == .setWeight && !facts.isSet && !targets.isEmpty
                ? (.addWeight, change.value, change.unit) : change
        }
        if found.isEmpty, let lastOperation {
            // "add 5 kg to squats and deadlifts", "skip lunges and dips"
            for target in targets {
                var change = lastOperation
                change.target = target
                change.span = span
                changes.append(change)
            }
            return
        }
        for change in found {
            for target in targets.isEmpty ? [nil] : targets.map(Optional.some) {
                add(change.operation, change.value, change.unit, target, span)
            }
        }
    }

    private mutating func add(
        _ operation: SpokenTemplate.Operation, _ value: Double?, _ unit: SpokenExercise.LoadUnit?, _ target: String?,
        _ span: SentenceSpan
    ) {
        let change = SpokenTemplate.Change(operation: operation, value: value, unit: unit, target: target, span: span)
        changes.append(change)
        lastOperation = change
    }

    private func name(of index: Int, in clause: [WorkoutAtom]) -> String {
        let exercise = lexicon.exercises[index]
        let isLifted = clause.contains { if case .load = $0.kind { true } else { false } }
        guard isLifted, let lifted = exercise.variants[.strength] else { return exercise.name }
        return lexicon.exercises[lifted].name
    }

    /// Whether it is an exercise with all its figures, not a change of one.
    private func isWhole(_ clause: [WorkoutAtom]) -> Bool {
        guard clause.contains(where: { $0.exercise != nil }) else { return false }
        for (index, atom) in clause.enumerated() {
            switch atom.kind {
            case .minutes, .kilometres, .race, .clock: return true
            case .times where index > 0 && clause[index - 1].isMeasure: return true
            case .sets where clause.contains { if case .reps = $0.kind { true } else { false } }: return true
            default: continue
            }
        }
        return false
    }

    /// The words of one clause, by what they do.
    private struct Facts {
        var isSkipped = false
        /// Whether "at" or a separator says that the load is the whole load.
        var isSet = false
        var changes: [(operation: SpokenTemplate.Operation, value: Double, unit: SpokenExercise.LoadUnit?)] = []

        init(_ clause: [WorkoutAtom]) {
            var isAdded = false
            var isLess = false
            for (place, atom) in clause.enumerated() {
                switch atom.kind {
                case .at where place + 1 < clause.count && clause[place + 1].isMeasure: isSet = true
                case .skipped, .negation: isSkipped = true
                case .more, .extra: isAdded = true
                case .less: isLess = true
                default: break
                }
            }
            let sign = isLess ? -1.0 : 1.0
            let isChange = isAdded || isLess
            var index = 0
            var count: Double?
            // "3 sets instead of 4": what it was does not count.
            let end = clause.firstIndex { if case .insteadOf = $0.kind { true } else { false } } ?? clause.count
            while index < end {
                switch clause[index].kind {
                case .load(let values, let unit):
                    if let value = values.first {
                        changes.append((isChange ? .addWeight : .setWeight, sign * value, unit))
                    }
                case .number(let value): count = value
                case .reps:
                    if isChange {
                        changes.append((.addReps, sign * (count ?? 1), nil))
                    } else if let count {
                        changes.append((.setReps, count, nil))
                    }
                    count = nil
                case .times:
                    if let count { changes.append((isChange ? .addReps : .setReps, sign * count, nil)) }
                    count = nil
                case .sets:
                    if isChange { changes.append((.addSets, sign * (count ?? 1), nil)) }
                    count = nil
                case .rpe(let value): changes.append((.setRPE, value, nil))
                default: break
                }
                index += 1
            }
            if let count { changes.append((isChange ? .addWeight : .setWeight, sign * count, nil)) }
        }
    }
}
