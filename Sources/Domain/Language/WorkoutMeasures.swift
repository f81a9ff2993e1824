/// What is said of one exercise, read from left to right: "3x8 80 kg @8", "12, 10, 8 at 60, 70, 80".
struct WorkoutMeasures {
    typealias Kind = SentenceLexicon.ExerciseKind

    struct Group {
        var sets: Double?
        var reps: [Double] = []
        var load: [Double] = []
        /// Sets or repetitions: "5 x 100 kg".
        var isUnsure = false
    }

    private enum Field { case sets, reps, load, minutes, kilometres, rpe }

    private(set) var groups: [Group] = [Group()]
    private(set) var unit: SpokenExercise.LoadUnit?
    private(set) var minutes: Double?
    private(set) var kilometres: Double?
    private(set) var rpe: Double?
    private(set) var equipment: SentenceLexicon.ExerciseVariant?
    private(set) var spans: [String: SentenceSpan] = [:]
    /// How badly the words fit one exercise.
    private(set) var penalty = 0.0
    private(set) var isEmpty = true
    private(set) var unread: [SentenceSpan] = []

    private let atoms: [WorkoutAtom]
    private let kind: Kind
    private let ownPlace: Int
    private var clock: [Int]?
    private var pace: Double?
    private var index = 0
    private var isCorrecting = false
    /// After a correction, until a separator: what comes takes the place of what was.
    private var mayReplace = false
    private var lastField: Field?

    /// - Parameter ownPlace: where among the atoms the exercise is named
    init(_ atoms: [WorkoutAtom], kind: Kind, ownPlace: Int) {
        self.atoms = atoms
        self.kind = kind
        self.ownPlace = ownPlace
        while index < atoms.count { step() }
        settle()
    }

    // MARK: Reading

    private func atom(_ offset: Int) -> WorkoutAtom? {
        let place = index + offset
        return place >= 0 && place < atoms.count ? atoms[place] : nil
    }

    private func number(_ offset: Int) -> Double? { atom(offset)?.number }

    private func isTimes(_ offset: Int) -> Bool { if case .times? = atom(offset)?.kind { true } else { false } }
    private func isSets(_ offset: Int) -> Bool { if case .sets? = atom(offset)?.kind { true } else { false } }
    private func isReps(_ offset: Int) -> Bool { if case .reps? = atom(offset)?.kind { true } else { false } }
    private func isAt(_ offset: Int) -> Bool {
        switch atom(offset)?.kind {
        case .at?, .separator(.with)?: true
        default: false
        }
    }
    private func isFor(_ offset: Int) -> Bool { if case .for? = atom(offset)?.kind { true } else { false } }
    private func isOwn(_ offset: Int) -> Bool { index + offset == ownPlace }

    private mutating func step() {
        guard let atom = atom(0) else { return }
        let start = index
        let wasCorrecting = isCorrecting
        switch atom.kind {
        case .correction:
            isCorrecting = true
            index += 1
            return
        case .number, .list, .load, .minutes, .kilometres, .race, .clock:
            measure(atom)
        case .pace(let value):
            pace = value
            index += 1
        case .rpe(let value):
            set(.rpe, value)
            index += 1
        case .sets:
            // "sets: 3"
            if let count = number(1), !isTimes(2), !isReps(2), start > 0, self.atom(-1)?.isMeasure != true,
                current.sets == nil, isOwn(-1) || start == ownPlace + 1
            {
                put(sets: count)
                index += 2
            } else {
                index += 1
            }
            return
        case .at:
            index += 1
            if divided() { break }
            index -= 1
            at(atom)
        case .separator(.with): at(atom)
        case .for:
            index += 1
            if let reps = number(0), !isSets(1), !isTimes(1) {
                index += isReps(1) ? 2 : 1
                put(reps: [reps])
            } else if case .list(let reps)? = self.atom(0)?.kind {
                index += 1
                put(reps: reps)
            } else {
                return
            }
        case .in:
            index += 1
            guard divided() else { return }
        case .equipment(let variant):
            equipment = variant ?? equipment
            index += 1
            return
        case .separator:
            mayReplace = false
            index += 1
            return
        default:
            index += 1
            return
        }
        if wasCorrecting { (isCorrecting, mayReplace) = (false, true) }
        if index == start { index += 1 }
    }

    /// "50 in five sets" is five of ten.
    private mutating func divided() -> Bool {
        guard let sets = number(0), isSets(1), sets > 0 else { return false }
        if current.reps.count == 1, current.sets == nil, let total = current.reps.first,
            total.truncatingRemainder(dividingBy: sets) == 0, total > sets
        {
            groups[groups.count - 1].reps = [total / sets]
        }
        put(sets: sets)
        index += 2
        return true
    }

    private mutating func measure(_ atom: WorkoutAtom) {
        if chain() || counted(atom) { return }
        switch atom.kind {
        case .number(let value): bare(value, atom.span)
        case .list(let values):
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
            note(.minutes)
            index += 1
        default: index += 1
        }
    }

    /// "3 x 8", "3 x 8 x 60 kg", "100 kg x 5 x 3", "4 x 45 s".
    private mutating func chain() -> Bool {
        guard isTimes(1), let first = atom(0), let second = atom(2), second.isMeasure, !isOwn(1) else { return false }
        let third = isTimes(3) ? atom(4) : nil
        switch (first.kind, second.kind) {
        case (.number(let a), .number(let b)):
            if let c = third?.number {
                note(.sets, 4)
                a >= 20 && c <= 12 ? put(sets: c, reps: [b], load: [a]) : put(sets: a, reps: [b], load: [c])
                index += 5
                return true
            }
            if case .load(let values, let unit)? = third?.kind {
                note(.sets, 4)
                self.unit = unit
                put(sets: a, reps: [b], load: values)
                index += 5
                return true
            }
            note(.sets, 2)
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
        case (.load(let load, let unit), .number(let reps)):
            self.unit = unit
            note(.load, 2)
            put(sets: third?.number, reps: [reps], load: load)
            index += third?.number == nil ? 3 : 5
            if isReps(0) || isSets(0) { index += 1 }
        case (.number(let count), .load(let load, let unit)):
            self.unit = unit
            note(.load, 2)
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
            note(.sets, 2)
            put(sets: sets)
            set(.minutes, value)
            index += 3
        case (.number(let sets), .kilometres(let value)):
            note(.sets, 2)
            put(sets: sets)
            set(.kilometres, value)
            index += 3
        case (.number(let sets), .clock(let parts)):
            note(.sets, 2)
            put(sets: sets)
            clock = parts
            index += 3
        case (.number(let sets), .list(let reps)):
            note(.sets, 2)
            put(sets: sets, reps: reps)
            index += 3
            if isReps(0) { index += 1 }
        default: return false
        }
        return true
    }

    /// "3 sets of 8", "8 reps".
    private mutating func counted(_ atom: WorkoutAtom) -> Bool {
        if let sets = atom.number, isSets(1) {
            note(.sets, 1)
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
            } else {
                put(sets: sets)
            }
            return true
        }
        guard isReps(1) || isTimes(1) && self.atom(2)?.isMeasure != true && !isOwn(2) else { return false }
        switch atom.kind {
        case .number(let count):
            index += 2
            if count <= 10, isTimes(-1), let next = self.atom(0), Self.isOpenEnded(next) {
                put(sets: count)
            } else {
                pairedWithLoad([count])
            }
            return true
        case .list(let reps):
            index += 2
            put(reps: reps)
            return true
        default: return false
        }
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

    private mutating func at(_ atom: WorkoutAtom) {
        index += 1
        switch self.atom(0)?.kind {
        case .number(let value):
            guard !isSets(1), !isTimes(1), !isReps(1) else { return }
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

    private mutating func bare(_ value: Double, _ span: SentenceSpan) {
        // "100 for 5", "8 at 60"
        if isFor(1), let reps = number(2), !isSets(3), !isTimes(3), !isCorrecting {
            put(reps: [reps], load: [value])
            index += isReps(3) ? 4 : 3
            return
        }
        let isDone = !current.reps.isEmpty && !current.load.isEmpty
        if isAt(1), current.reps.isEmpty || isDone, current.sets == nil || isDone || groups.count > 1, !isCorrecting {
            index += 1
            return pairedWithLoad([value])
        }
        index += 1
        if isCorrecting, let lastField {
            switch lastField {
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
        } else if isBeforeOwn, current.reps.isEmpty, kind != .cardio, kind != .recovery {
            put(reps: [value])
        } else if kind == .cardio || kind == .recovery {
            penalty += 1
            unread.append(span)
        } else if current.sets != nil, current.reps.isEmpty {
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

    // MARK: Keeping

    private var current: Group { groups[groups.count - 1] }

    private mutating func note(_ field: Field, _ length: Int = 0) {
        isEmpty = false
        lastField = field
        guard let first = atom(0), let last = atom(length) else { return }
        let span = first.span.union(last.span)
        let key = Self.key(field)
        spans[key] = isCorrecting ? span : spans[key]?.union(span) ?? span
    }

    private static func key(_ field: Field) -> String {
        switch field {
        case .sets, .reps, .load: "sets"
        case .minutes: "minutes"
        case .kilometres: "kilometres"
        case .rpe: "rpe"
        }
    }

    private mutating func set(_ field: Field, _ value: Double) {
        note(field)
        switch field {
        case .minutes:
            if minutes != nil || clock != nil, !isCorrecting { penalty += 3 } else { minutes = value }
            if isCorrecting { clock = nil }
        case .kilometres:
            if kilometres != nil, !isCorrecting { penalty += 3 } else { kilometres = value }
        case .rpe:
            if rpe != nil, !isCorrecting { penalty += 1 }
            rpe = value
        default: break
        }
    }

    private mutating func put(sets: Double? = nil, reps: [Double] = [], load: [Double] = []) {
        isEmpty = false
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
                if let known = current.sets, known != sets { penalty += 2 }
                groups[last].sets = sets
            }
            if !reps.isEmpty { groups[last].reps = reps }
            if !load.isEmpty { groups[last].load = load }
        }
        lastField = !load.isEmpty ? .load : !reps.isEmpty ? .reps : .sets
        let span = atom(0)?.span ?? atom(-1)?.span
        if let span, isCorrecting == false {
            spans["sets"] = spans["sets"]?.union(span) ?? span
        } else if let span {
            spans["sets"] = spans["sets"]?.union(span) ?? span
        }
    }

    private mutating func settle() {
        if let clock { minutes = resolved(clock) }
        if minutes == nil, let pace, let kilometres { minutes = pace * kilometres }
        if minutes == nil, kilometres == nil, pace != nil { penalty += 1 }
        if kind == .cardio, minutes != nil || kilometres != nil, groups.contains(where: { !$0.reps.isEmpty }) {
            penalty += 2
        }
        if kind == .strength, minutes != nil { penalty += 1 }
    }

    /// "1:45" is minutes and seconds, or hours and minutes: what the distance allows.
    private func resolved(_ parts: [Int]) -> Double {
        let value = WorkoutAtoms.minutes(ofClock: parts)
        guard parts.count == 2 else { return value }
        if let kilometres, kilometres > 0 { return value / kilometres < 0.9 ? value * 60 : value }
        return (kind == .cardio || kind == .recovery) && parts[0] <= 3 ? value * 60 : value
    }

    /// "3x failure", "3x AMRAP push-ups"
    private static func isOpenEnded(_ atom: WorkoutAtom) -> Bool {
        switch atom.kind {
        case .noise, .unknown: true
        default: false
        }
    }

    private static func isNoise(_ atom: WorkoutAtom) -> Bool {
        switch atom.kind {
        case .noise, .for, .colon: true
        case .separator(.comma): true
        default: false
        }
    }
}
