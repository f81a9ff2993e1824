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
            index += 3
            if isSets(0) {
                put(sets: b, reps: [a])
                index += 1
                return true
            }
            if isReps(0) { index += 1 }
            if a >= 20, b <= 30, a > b, kind == .strength, current.load.isEmpty || !current.reps.isEmpty {
                put(reps: [b], load: [a])
            } else if b >= 40, a <= 30, kind == .strength, current.load.isEmpty || !current.reps.isEmpty {
                // "8x60 8x65 6x70"
                put(reps: [a], load: [b])
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
            put(sets: third?.number, reps: [reps], load: load)
            index += third?.number == nil ? 3 : 5
            if isReps(0) || isSets(0) { index += 1 }
        case (.number(let count), .load(let load, let unit)):
            self.unit = unit
            let isPair = count == 2 && isAt(-1)
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
        case (.number(let sets), .minutes(let value)):
            put(sets: sets)
            set(.minutes, value)
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
        case (.number(let sets), .list(let reps)):
            put(sets: sets, reps: reps)
            index += 3
            if isReps(0) { index += 1 }
        default: return false
        }
        return true
    }
}
