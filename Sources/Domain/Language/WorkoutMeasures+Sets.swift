extension WorkoutMeasures {
    /// "sets: 3", "sets 3 reps 8": the word before its number.
    mutating func leadingSets() {
        let isLabel = isLabel()
        index += 1
        guard isLabel, let place = labelled(), let count = number(place), !isTimes(place + 1), current.sets == nil,
            !isReps(place + 1) || isMeasured(after: place + 1)
        else { return }
        put(sets: count)
        index += place + 1
    }

    mutating func leadingReps() {
        let isLabel = isLabel()
        index += 1
        guard isLabel, let place = labelled(), let count = number(place), !isTimes(place + 1), !isSets(place + 1),
            current.reps.isEmpty
        else { return }
        put(reps: [count])
        index += place + 1
    }

    /// Whether no number stands before the word in hand.
    private func isLabel() -> Bool {
        guard index > 0 else { return true }
        switch atom(-1)?.kind {
        case .number?, .list?: return isSets(-2) || isReps(-2)
        default: return true
        }
    }

    /// The offset of the number after a label and perhaps a colon.
    private func labelled() -> Int? {
        if case .colon? = atom(0)?.kind { 1 } else { 0 }
    }

    private func isMeasured(after offset: Int) -> Bool {
        if case .colon? = atom(offset + 1)?.kind {
            atom(offset + 2)?.isMeasure == true
        } else {
            atom(offset + 1)?.isMeasure == true
        }
    }

    /// "for 8", "for 8, 7, 6", "stretched for 10"; what else follows speaks for itself.
    mutating func `for`() {
        index += 1
        if let value = number(0), kind == .recovery || kind == .cardio && value >= 10, !isSets(1), !isTimes(1),
            !isReps(1)
        {
            index += 1
            set(.minutes, value)
        } else if let reps = number(0), !isSets(1), !isTimes(1) {
            index += isReps(1) ? 2 : 1
            put(reps: [reps])
        } else if case .list(let reps)? = atom(0)?.kind {
            index += 1
            put(reps: reps)
        }
    }

    /// "+15" of pull-ups is a load.
    mutating func added() {
        index += 1
        if kind == .bodyweight, !current.reps.isEmpty, let load = addedLoad(), isFor(load.end) || isTimes(load.end),
            let reps = number(load.end + 1)
        {
            // "bodyweight 12, +5 for 10"
            if current.load.isEmpty { groups[groups.count - 1].load = [0] }
            put(reps: [reps], load: [load.value])
            index += isReps(load.end + 2) ? load.end + 3 : load.end + 2
            return
        }
        guard kind == .bodyweight, let load = number(0), current.load.isEmpty, !isTimes(1), !isSets(1), !isReps(1),
            atom(-2)?.isMeasure != true || !current.reps.isEmpty
        else { return }
        put(load: [load])
        index += 1
    }

    private mutating func addedLoad() -> (value: Double, end: Int)? {
        if let value = number(0) { return (value, 1) }
        guard case .load(let values, let unit)? = atom(0)?.kind, values.count == 1, let value = values.first else {
            return nil
        }
        self.unit = unit
        return (value, 1)
    }

    /// After what was done: "10 burpees x 5", "500 m row x 4".
    mutating func repeated() {
        guard let count = number(0), count <= 20, !isTimes(1), !isSets(1), !isReps(1), current.sets == nil,
            !current.reps.isEmpty || minutes != nil || kilometres != nil || clock != nil, !isCorrecting
        else { return }
        put(sets: count)
        index += 1
    }

    /// "50 in five sets" is five of ten, "100 in 4 sets of 25" says so.
    mutating func divided() -> Bool {
        guard let sets = number(0), isSets(1), sets > 0 else { return false }
        let next = atom(2).map(Self.isNoise) == true ? 3 : 2
        if current.reps.count == 1, let reps = number(next), !isTimes(next + 1), !isSets(next + 1) {
            groups[groups.count - 1].reps = [reps]
            put(sets: sets)
            index += isReps(next + 1) ? next + 2 : next + 1
            return true
        }
        if current.reps.count == 1, current.sets == nil, let total = current.reps.first,
            total > sets, sets <= 100
        {
            // What does not go into them is in the first ones.
            let (each, rest) = ((total / sets).rounded(.down), total.truncatingRemainder(dividingBy: sets))
            groups[groups.count - 1].reps =
                rest == 0 ? [each] : (0..<(Int(exactly: sets) ?? 1)).map { Double($0) < rest ? each + 1 : each }
        }
        put(sets: sets)
        index += 2
        return true
    }
}
