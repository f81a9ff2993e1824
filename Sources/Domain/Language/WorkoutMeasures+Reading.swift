extension WorkoutMeasures {
    mutating func measure(_ atom: WorkoutAtom) {
        if chain() || counted(atom) { return }
        switch atom.kind {
        case .number(let value): bare(value, atom.span)
        case .list(let values):
            if takeLadder(values) { return }
            // "60/70/80 for 10/8/6"
            if isFor(1), case .list(let reps)? = self.atom(2)?.kind, reps.count == values.count {
                index += isReps(3) ? 4 : 3
                return put(reps: reps, load: values)
            }
            index += 1
            if isReps(0) { index += 1 }
            if lastField == .load && isCorrecting || !current.reps.isEmpty && current.load.isEmpty && !isCorrecting {
                put(load: values)
            } else {
                put(reps: values)
            }
        case .load(let values, let unit):
            self.unit = unit
            index += 1
            if values.count == 1, forSets(values, at: 0) { return }
            if values.count == 1, isFor(0) || isTimes(0), let reps = number(1), !isSets(2), !isTimes(2) {
                index += isReps(2) ? 3 : 2
                put(reps: [reps], load: values)
            } else {
                put(load: values)
            }
        case .minutes(let value):
            set(.minutes, value)
            index += 1
        case .kilometres(let value), .race(let value):
            set(.kilometres, value)
            index += 1
        case .clock(let parts):
            if clock != nil, !isCorrecting { penalty += 3 }
            clock = parts
            minutes = nil
            touch(.minutes)
            index += 1
        default: index += 1
        }
    }

    /// "3 sets of 8", "8 reps".
    private mutating func counted(_ atom: WorkoutAtom) -> Bool {
        if let sets = atom.number, isSets(1) {
            index += 2
            while let next = self.atom(0), isTimes(0) || Self.isNoise(next), self.atom(1)?.isMeasure == true {
                index += 1
            }
            if let reps = number(0), !isTimes(1), !isSets(1), !isAt(-1) {
                index += isReps(1) || isTimes(1) ? 2 : 1
                put(sets: sets, reps: [reps])
            } else if case .list(let reps)? = self.atom(0)?.kind {
                index += isReps(1) ? 2 : 1
                put(sets: sets, reps: reps)
            } else if let bout = boutOfLoad() {
                put(sets: sets, reps: [bout.reps], load: [bout.load])
            } else {
                put(sets: sets)
            }
            isCountFirst = groups.count == 1
            return true
        }
        guard isReps(1) || isTimes(1) && self.atom(2)?.isMeasure != true && !isOwn(2) else { return false }
        switch atom.kind {
        case .number(let count):
            index += 2
            if isTimes(-1), kind == .hold || minutes != nil || kilometres != nil, count <= 20, current.sets == nil {
                put(sets: count)
            } else if isTimes(-1), count <= 10, current.sets == nil, current.reps.count == 1,
                current.reps.allSatisfy({ $0 > count }), !isAt(0)
            {
                // "30 push-ups, 3 times"
                put(sets: count)
            } else if count <= 10, isTimes(-1), let next = self.atom(0), Self.isOpenEnded(next) {
                put(sets: count)
            } else {
                pairedWithLoad([count])
            }
            return true
        case .list(let reps):
            if takeLadder(reps) { return true }
            index += 2
            put(reps: reps)
            return true
        default: return false
        }
    }

    /// After "2 sets of": "70 kg for 10", "70 x 10".
    private mutating func boutOfLoad() -> (load: Double, reps: Double)? {
        guard isFor(1) || isTimes(1), let reps = number(2), !isTimes(3), !isSets(3) else { return nil }
        let load: Double
        switch atom(0)?.kind {
        case .load(let values, let unit)? where values.count == 1:
            (load, self.unit) = (values[0], unit)
        case .number(let value)? where kind == .strength && value >= 20 && value > reps: load = value
        default: return nil
        }
        index += isReps(3) ? 4 : 3
        return (load, reps)
    }

    /// "60/80/100 x5", "60 80 100 for 5 each": loads that rise, and the repetitions of each, which are far fewer and stand
    /// apart or last in the list.
    private mutating func takeLadder(_ values: [Double]) -> Bool {
        guard kind == .strength, current.reps.isEmpty, current.load.isEmpty, current.sets == nil else { return false }
        let apart = (isTimes(1) || isFor(1)) && !isTimes(3) ? number(2) : nil
        for (loads, reps, length) in [(values, apart, 3), (values.dropLast(), values.last, 1)] {
            guard let reps, reps >= 1, loads.count > 1, let lightest = loads.first, lightest >= max(20, reps * 3),
                zip(loads, loads.dropFirst()).allSatisfy(<)
            else { continue }
            index += isReps(length) ? length + 1 : length
            put(reps: [reps], load: loads)
            return true
        }
        return false
    }

    /// "8 reps at 60", "10 at 100 kg".
    private mutating func pairedWithLoad(_ reps: [Double]) {
        guard isAt(0), !isCorrecting else { return put(reps: reps) }
        switch atom(1)?.kind {
        case .load(let load, let unit):
            self.unit = unit
            index += 2
            put(reps: reps, load: load)
        case .number(let load) where !isSets(2) && !isTimes(2):
            index += 2
            put(reps: reps, load: [load])
        default: put(reps: reps)
        }
    }

    mutating func at() {
        let isWith = if case .separator? = atom(0)?.kind { true } else { false }
        index += 1
        // "thirty over five sets"
        if !isWith, divided() { return }
        switch atom(0)?.kind {
        case .number(let value):
            guard !isSets(1), !isTimes(1), !isReps(1) else { return }
            if value <= 2, isHeld(1) {
                index += 1
                return
            }
            let isWeighted = !current.load.isEmpty || kind == .bodyweight && !current.reps.isEmpty
            if isWeighted, value <= 10, !isCorrecting || lastField == .rpe {
                set(.rpe, value)
            } else if isFor(1), let reps = number(2), !isSets(3) {
                put(reps: [reps], load: [value])
                index += 2
            } else {
                put(load: [value])
            }
            index += 1
        case .list(let values):
            put(load: values)
            index += 1
        default: return
        }
    }

    /// "two dumbbells of 12 kg", "2 12 kg dumbbells": how many are held is no load.
    private func isHeld(_ offset: Int) -> Bool {
        switch atom(offset)?.kind {
        case .equipment?, .load?: true
        default: false
        }
    }

    /// "Ran 21.1 in 1:50": kilometres, at a pace that somebody walks, rides or runs
    private func isWay(_ value: Double) -> Bool {
        guard case .in? = atom(0)?.kind, value > 0 else { return false }
        let minutes: Double? =
            switch atom(1)?.kind {
            case .minutes(let minutes)?: minutes
            case .clock(let parts)?: Self.minutes(parts, over: value)
            default: nil
            }
        return minutes.map { (1.5...15).contains($0 / value) } ?? false
    }

    /// "2 dumbbells", "two 25 kg dumbbells"
    private func isHeldOf(_ offset: Int) -> Bool {
        switch atom(offset)?.kind {
        case .equipment?: return true
        case .load?: if case .equipment? = atom(offset + 1)?.kind { return true } else { return false }
        default: return false
        }
    }

    private mutating func bare(_ value: Double, _ span: SentenceSpan) {
        if value <= 2, isHeldOf(1) {
            index += 1
            return
        }
        // "100 for 5", "8 at 60"
        if isFor(1), let reps = number(2), !isSets(3), !isTimes(3), !isCorrecting {
            put(reps: [reps], load: [value])
            index += isReps(3) ? 4 : 3
            return
        }
        if kind == .strength, !isCorrecting, forSets([value], at: 1) { return }
        if withLoad() { return }
        let isDone = !current.reps.isEmpty && !current.load.isEmpty
        if isDone, takeNextLoad(value) || takeNextBout(value) { return }
        if isAt(1), current.reps.isEmpty || isDone, current.sets == nil || isDone || groups.count > 1, !isCorrecting {
            index += 1
            return pairedWithLoad([value])
        }
        index += 1
        if isCorrecting, let lastField {
            switch isOfLoad(value) ? .load : lastField {
            case .sets: put(sets: value)
            case .reps: put(reps: [value])
            case .load: put(load: [value])
            case .minutes: set(.minutes, value)
            case .kilometres: set(.kilometres, value)
            case .rpe: set(.rpe, value)
            }
            return
        }
        let isBeforeOwn = index == ownPlace || isTimes(0) && index + 1 == ownPlace
        let isTotal = kind == .bodyweight || value > 6
        if isBeforeOwn, kind == .hold || isTimes(0) && !isTotal, current.sets == nil {
            put(sets: value)
        } else if isBeforeOwn, kind == .strength, isLoadOfSets(value) {
            put(load: [value])
        } else if isBeforeOwn, current.reps.isEmpty, kind != .cardio, kind != .recovery {
            put(reps: [value])
        } else if isBeforeOwn, kind == .cardio, value <= 30, current.sets == nil, isOfLength(ownPlace + 1) {
            put(sets: value)
        } else if kind == .recovery, minutes == nil, clock == nil, value >= 5 {
            set(.minutes, value)
        } else if kind == .cardio, kilometres == nil, isWay(value) {
            set(.kilometres, value)
        } else if kind == .cardio || kind == .recovery {
            penalty += 1
            unread.append(span)
        } else if current.sets != nil, current.reps.isEmpty || isUnloaded && isDone {
            put(reps: [value])
        } else if !current.reps.isEmpty, current.load.isEmpty || mayReplace {
            put(load: [value])
        } else if !current.load.isEmpty, current.reps.isEmpty {
            put(reps: [value])
        } else if current.sets == nil, current.reps.isEmpty {
            startsWith(value)
        } else {
            penalty += 2
            unread.append(span)
        }
    }

    /// "50 for a set of 12", "80 kg for 3 sets of 8": a bout of its own, where one was told before.
    private mutating func forSets(_ load: [Double], at offset: Int) -> Bool {
        guard isFor(offset), let bout = sets(ofRepsAt: offset + 1) else { return false }
        put(sets: bout.sets, reps: [bout.reps], load: load)
        index += bout.end
        return true
    }

    /// "3 sets of 8" at a place, and where it ends.
    private func sets(ofRepsAt offset: Int) -> (sets: Double, reps: Double, end: Int)? {
        guard let sets = number(offset), isSets(offset + 1) else { return nil }
        var next = offset + 2
        while let atom = atom(next), Self.isNoise(atom), !atom.isSeparator, !isFor(next) { next += 1 }
        guard let reps = number(next), !isTimes(next + 1), !isSets(next + 1) else { return nil }
        return (sets, reps, isReps(next + 1) ? next + 2 : next + 1)
    }

    /// "8 sprints of 30 seconds": how long each was follows.
    private func isOfLength(_ place: Int) -> Bool {
        switch atoms[min(place, atoms.count)...].first(where: { !Self.isNoise($0) })?.kind {
        case .minutes, .kilometres: true
        default: false
        }
    }

    /// "225 bench for 3 sets of 5": what stands before the exercise where sets and repetitions follow it.
    private func isLoadOfSets(_ value: Double) -> Bool {
        let after = atoms[min(ownPlace + 1, atoms.count)...].drop(while: Self.isNoise).prefix(4)
        guard after.first?.number != nil, let counter = after.dropFirst().first else { return false }
        switch counter.kind {
        case .sets, .times: break
        default: return false
        }
        guard let reps = after.dropFirst(2).first(where: { !Self.isNoise($0) })?.number else { return false }
        return value > reps
    }

    /// "80 3x5, 85 3x2": the load of the sets behind it.
    private mutating func takeNextLoad(_ value: Double) -> Bool {
        guard kind == .strength, !isCorrecting, let sets = number(1), isTimes(2), let reps = number(3), !isTimes(4),
            let last = current.load.last, (0.2...5).contains(value / max(last, 1)), value > 12, sets <= 12
        else { return false }
        put(sets: sets, reps: [reps], load: [value])
        index += 4
        return true
    }

    /// "… then dropped to 155 and hit 10": a load, and the repetitions that were done with it.
    private mutating func takeNextBout(_ value: Double) -> Bool {
        guard kind == .strength, !isCorrecting, let last = current.load.last, (0.3...1.3).contains(value / max(last, 1))
        else { return false }
        var next = 1
        var isDone = false
        while next < 5, let atom = atom(next), atom.number == nil {
            switch atom.kind {
            case .verb, .separator(.and): isDone = true
            case .noise: break
            default: return false
            }
            next += 1
        }
        guard isDone, let reps = number(next), reps >= 1, reps <= 30, reps * 2 < value, !isTimes(next + 1),
            !isSets(next + 1), !isAt(next + 1)
        else { return false }
        put(reps: [reps], load: [value])
        index += isReps(next + 1) ? next + 2 : next + 1
        return true
    }

    /// "80 kg 3x8, no wait, 82.5": a number like the load, and not like the repetitions, takes the load back.
    private func isOfLoad(_ value: Double) -> Bool {
        guard lastField == .reps || lastField == .sets, current.load.count == 1, let load = current.load.first,
            let reps = current.reps.first
        else { return false }
        return value > 2 * reps && (0.5...2).contains(value / max(load, 1))
    }

    /// "8, then 5 with 10 kg": the first were done with the body alone.
    private mutating func withLoad() -> Bool {
        guard kind == .bodyweight, isAt(1), !current.reps.isEmpty, current.load.isEmpty, !isCorrecting,
            atom(2)?.isMeasure == true, !isSets(3), !isTimes(3), let reps = number(0)
        else { return false }
        groups[groups.count - 1].load = [0]
        index += 1
        pairedWithLoad([reps])
        return true
    }

    /// The first number after the name of an exercise.
    private mutating func startsWith(_ value: Double) {
        if kind == .bodyweight {
            put(reps: [value])
        } else if kind == .hold {
            put(sets: value)
        } else if value < 20, number(0) != nil, !isTimes(1), !isSets(1) {
            put(sets: value)
        } else if value >= 20 {
            put(load: [value])
        } else {
            put(reps: [value])
        }
    }

    /// "3x failure", "3x AMRAP push-ups"
    private static func isOpenEnded(_ atom: WorkoutAtom) -> Bool {
        switch atom.kind {
        case .noise, .unknown: true
        default: false
        }
    }

    static func isNoise(_ atom: WorkoutAtom) -> Bool {
        switch atom.kind {
        case .noise, .for, .colon: true
        case .separator(.comma): true
        default: false
        }
    }
}
