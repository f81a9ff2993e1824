extension WorkoutMeasures {
    var current: Group { groups[groups.count - 1] }

    mutating func touch(_ field: Field) {
        isEmpty = false
        lastField = field
        touched.insert(field)
    }

    mutating func set(_ field: Field, _ value: Double) {
        touch(field)
        switch field {
        case .minutes:
            if kind == .hold, !isCorrecting {
                held.append(value)
                minutes = minutes ?? value
            } else if minutes != nil || clock != nil, !isCorrecting {
                penalty += 3
            } else {
                minutes = value
            }
            if isCorrecting { (clock, held) = (nil, [value]) }
        case .kilometres:
            if kilometres != nil, !isCorrecting { penalty += 3 } else { kilometres = value }
        case .rpe:
            if rpe != nil, !isCorrecting { penalty += 1 }
            rpe = value
        default: break
        }
    }

    mutating func put(sets: Double? = nil, reps: [Double] = [], load: [Double] = []) {
        isEmpty = false
        // "24s, ie 24 kg per hand"
        if sets == nil, reps.isEmpty, !load.isEmpty, load == current.load { return touch(.load) }
        // "8 without weight, then 2 x 5 with 10 kg"
        if sets == nil, reps.isEmpty, !load.isEmpty, groups.count > 1, current.load == [0] {
            groups[groups.count - 1].load = load
            isUnloaded = false
            return touch(.load)
        }
        var load = load
        if !load.isEmpty { isUnloaded = false } else if isUnloaded, !reps.isEmpty { load = [0] }
        let last = groups.count - 1
        let isRepeated = !reps.isEmpty && !current.reps.isEmpty || !load.isEmpty && !current.load.isEmpty
        if isCorrecting || mayReplace {
            if let sets { groups[last].sets = sets }
            if !reps.isEmpty { groups[last].reps = reps }
            if !load.isEmpty { groups[last].load = load }
        } else if isRepeated {
            if current.isUnsure, load.isEmpty, sets == nil {
                groups[last].sets = current.reps.first
                groups[last].reps = reps
                groups[last].isUnsure = false
            } else {
                // A second bout is complete, or goes on with the load of the first.
                let hadLoad = !current.load.isEmpty
                if reps.isEmpty || load.isEmpty && hadLoad && sets == nil { penalty += 2 }
                groups.append(Group(sets: sets, reps: reps, load: load))
            }
        } else {
            if let sets {
                if let known = current.sets, known != sets, !current.reps.isEmpty, !current.load.isEmpty {
                    // "3x8 at 60, then 2 sets at 50 for 12"
                    groups.append(Group(sets: sets))
                } else {
                    if let known = current.sets, known != sets { penalty += 2 }
                    groups[last].sets = sets
                }
            }
            if !reps.isEmpty { groups[groups.count - 1].reps = reps }
            if !load.isEmpty { groups[groups.count - 1].load = load }
        }
        if sets != nil { touch(.sets) }
        if !reps.isEmpty { touch(.reps) }
        if !load.isEmpty { touch(.load) }
    }
}
