extension WorkoutMeasures {
    /// "3 x 8", "3 x 8 x 60 kg", "100 kg x 5 x 3", "4 x 45 s".
    mutating func chain() -> Bool {
        guard isTimes(1), let first = atom(0), let second = atom(2), second.isMeasure, !isOwn(1) else { return false }
        let third = isTimes(3) ? atom(4) : nil
        switch (first.kind, second.kind) {
        case (.number(let a), .number(let b)):
            if let c = third?.number {
                a >= 20 && c <= 12 ? put(sets: c, reps: [b], load: [a]) : put(sets: a, reps: [b], load: [c])
                index += 5
                return true
            }
            if case .load(let values, let unit)? = third?.kind {
                self.unit = unit
                put(sets: a, reps: [b], load: values)
                index += 5
                return true
            }
            let isPaired = isPaired(a, b)
            index += 3
            if isSets(0) {
                put(sets: b, reps: [a])
                index += 1
                return true
            }
            let isOfReps = isReps(0)
            if isOfReps { index += 1 }
            if a >= 20, b <= 30, a > b, kind == .strength, a > 30 || current.load.isEmpty || !current.reps.isEmpty {
                put(reps: [b], load: [a])
            } else if isLoadFirst, let load = current.load.last, a >= load / 2, a > 5, b <= 30 {
                // "10 kg x 12, 12 x 10, 14 x 8"
                put(reps: [b], load: [a])
            } else if b >= 40, a <= 30, kind == .strength, current.load.isEmpty || !current.reps.isEmpty {
                // "8x60 8x65 6x70"
                put(reps: [a], load: [b])
                paired = (b, index)
            } else if isPaired, !isOfReps {
                // "12x40, 10x30, 8x20"
                put(reps: [a], load: [b])
                paired = (b, index)
            } else if a > 10, b <= 6 {
                put(sets: b, reps: [a])
            } else {
                put(sets: a, reps: [b])
            }
        case (.load(let load, let unit), .list(let reps)):
            self.unit = unit
            put(reps: reps, load: load)
            index += 3
        case (.load(let load, let unit), .number(let sets)) where isSets(3):
            self.unit = unit
            put(sets: sets, load: load)
            index += 4
        case (.load(let load, let unit), .number(let reps)):
            self.unit = unit
            isLoadFirst = third?.number == nil
            put(sets: third?.number, reps: [reps], load: load)
            index += third?.number == nil ? 3 : 5
            if isReps(0) || isSets(0) { index += 1 }
        case (.number(let count), .load(let load, let unit)):
            self.unit = unit
            let isCounted = number(3) != nil && isTimes(4) && number(5) != nil
            let isPair = count == 2 && (isAt(-1) || isCounted)
            index += 3
            if isPair, current.load.isEmpty {
                // "with 2 x 24 kg": one in each hand
                put(load: load)
            } else if count >= 20, let reps = load.first, load.count == 1, reps <= 20 {
                // "100x5 110x3 120x1 kg"
                put(reps: [reps], load: [count])
            } else if current.sets == nil, current.reps.isEmpty {
                put(reps: [count], load: load)
                groups[groups.count - 1].isUnsure = true
            } else if current.reps.isEmpty {
                put(reps: [count], load: load)
            } else if current.load.isEmpty || isCorrecting {
                put(load: load)
            } else {
                put(reps: [count], load: load)
            }
        // "45 min run with 6 x 1 min hard": what was within it
        case (.number, .minutes) where kind == .cardio && minutes != nil && !isCorrecting: index += 3
        case (.number(let sets), .minutes(let value)):
            if kind == .hold, !held.isEmpty, !isCorrecting { touch(.sets) } else { put(sets: sets) }
            set(.minutes, value)
            // "3x45 s and 1x60 s": four are held.
            if kind == .hold, let count = Int(exactly: sets), (2...30).contains(count) {
                held += Array(repeating: value, count: count - 1)
            }
            index += 3
        case (.number(let sets), .kilometres(let value)):
            put(sets: sets)
            set(.kilometres, value)
            index += 3
        case (.number(let sets), .clock(let parts)):
            put(sets: sets)
            clock = parts
            touch(.minutes)
            index += 3
        case (.number(let value), .list(let reps)):
            // "100 x 5, 5, 4" beside "3 x 8, 8, 7"
            let isLoad = kind == .strength && value >= 20 && value > 1.5 * (reps.max() ?? 0)
            isLoad ? put(reps: reps, load: [value]) : put(sets: value, reps: reps)
            index += 3
            if isReps(0) { index += 1 }
        default: return false
        }
        return true
    }
    /// Whether a pair goes on with repetitions and a load: nothing but a joint stands between it and the one before.
    private func isPaired(_ reps: Double, _ load: Double) -> Bool {
        guard let paired, load >= paired.load / 2, reps <= 30, paired.end <= index else { return false }
        return atoms[paired.end..<index].allSatisfy { atom in
            switch atom.kind {
            case .separator(.and), .separator(.stop): true
            default: Self.isNoise(atom)
            }
        }
    }
}
