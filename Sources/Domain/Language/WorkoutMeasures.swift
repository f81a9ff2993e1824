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

    enum Field { case sets, reps, load, minutes, kilometres, rpe }

    var groups: [Group] = [Group()]
    var unit: SpokenExercise.LoadUnit?
    var minutes: Double?
    var kilometres: Double?
    var rpe: Double?
    var equipment: SentenceLexicon.ExerciseVariant?
    var spans: [Field: SentenceSpan] = [:]
    /// How badly the words fit one exercise.
    var penalty = 0.0
    var isEmpty = true
    var unread: [SentenceSpan] = []

    let atoms: [WorkoutAtom]
    let kind: Kind
    let ownPlace: Int
    var clock: [Int]?
    var pace: Double?
    var index = 0
    /// The last bout was a load and its repetitions: "10 kg x 12".
    var isLoadFirst = false
    /// The load of the last bout, where that was repetitions and a load, "12x40", and where it ended.
    var paired: (load: Double, end: Int)?
    /// Sets that are held, where they differ: minutes of each.
    var held: [Double] = []
    /// How many sets there were was said before any of them.
    var isCountFirst = false
    /// Repetitions that follow are without a load.
    var isUnloaded = false
    var isCorrecting = false
    /// After a correction, until a separator: what comes takes the place of what was.
    var mayReplace = false
    var lastField: Field?
    /// What the words of the step in hand said.
    var touched: Set<Field> = []

    /// - Parameter ownPlace: where among the atoms the exercise is named
    init(_ atoms: [WorkoutAtom], kind: Kind, ownPlace: Int) {
        self.atoms = atoms
        self.kind = kind
        self.ownPlace = ownPlace
        while index < atoms.count { step() }
        settle()
    }

    // MARK: Reading

    func atom(_ offset: Int) -> WorkoutAtom? {
        let place = index + offset
        return place >= 0 && place < atoms.count ? atoms[place] : nil
    }

    func number(_ offset: Int) -> Double? { atom(offset)?.number }

    func isTimes(_ offset: Int) -> Bool { if case .times? = atom(offset)?.kind { true } else { false } }
    func isSets(_ offset: Int) -> Bool { if case .sets? = atom(offset)?.kind { true } else { false } }
    func isReps(_ offset: Int) -> Bool { if case .reps? = atom(offset)?.kind { true } else { false } }
    func isAt(_ offset: Int) -> Bool {
        switch atom(offset)?.kind {
        case .at?, .separator(.with)?: true
        default: false
        }
    }
    func isFor(_ offset: Int) -> Bool { if case .for? = atom(offset)?.kind { true } else { false } }
    func isOwn(_ offset: Int) -> Bool { index + offset == ownPlace }

    private mutating func step() {
        let start = index
        touched = []
        consume()
        if index == start { index += 1 }
        guard !touched.isEmpty, let first = atoms[start..<min(index, atoms.count)].first,
            let last = atoms[start..<min(index, atoms.count)].last
        else { return }
        let span = first.span.union(last.span)
        for field in touched {
            spans[field] = isCorrecting || mayReplace ? span : spans[field]?.union(span) ?? span
        }
        if isCorrecting { (isCorrecting, mayReplace) = (false, true) }
    }

    private mutating func consume() {
        guard let atom = atom(0) else { return }
        switch atom.kind {
        case .number, .list, .load, .minutes, .kilometres, .race, .clock: measure(atom)
        case .sets: leadingSets()
        case .reps: leadingReps()
        case .extra: added()
        case .at, .separator(.with): at()
        case .for: `for`()
        case .in:
            index += 1
            _ = divided()
        case .times:
            index += 1
            repeated()
        default:
            index += 1
            switch atom.kind {
            case .correction: isCorrecting = true
            case .pace(let value): pace = value
            case .rpe(let value): set(.rpe, value)
            case .equipment(let variant): equipment = variant ?? equipment
            case .bodyweight: isUnloaded = true
            case .separator: mayReplace = false
            default: break
            }
        }
    }

    private mutating func settle() {
        if groups.count > 1, current.reps.isEmpty, current.load.isEmpty {
            groups.removeLast()
            penalty += 2
        }
        if let clock { minutes = resolved(clock) }
        // "4 sets: 50 kg x 12, 55 x 10, 60 x 8, 60 x 8": the sets that follow are those.
        if isCountFirst, groups.count > 1, groups[0].sets == Double(groups.count),
            groups.dropFirst().allSatisfy({ $0.sets == nil })
        {
            groups[0].sets = nil
        }
        // "Farmer's carry 2x24 kg for 60 m": one in each hand
        if kilometres != nil || minutes != nil, groups.count == 1, current.isUnsure, current.reps == [2] {
            groups[0].reps = []
        }
        if minutes == nil, let pace, let kilometres { minutes = pace * kilometres }
        if minutes == nil, kilometres == nil, pace != nil { penalty += 1 }
        if kind == .cardio, minutes != nil || kilometres != nil, groups.contains(where: { !$0.reps.isEmpty }) {
            penalty += 2
            // "30/30 on the bike for 12 minutes"
            for index in groups.indices { groups[index].reps = [] }
        }
        if kind == .strength, minutes != nil { penalty += 1 }
        if kind == .recovery, let short = kilometres {
            // "yoga 45m"
            if minutes == nil, clock == nil, short < 0.2 {
                (minutes, kilometres) = (short * 1000, nil)
            } else {
                penalty += 2
            }
        }
        if kind == .hold, minutes != nil, groups.contains(where: { !$0.reps.isEmpty && !$0.load.isEmpty }) {
            penalty += 2
        }
    }

    /// "1:45" is minutes and seconds, or hours and minutes: what the distance allows.
    private func resolved(_ parts: [Int]) -> Double {
        let value = WorkoutAtoms.minutes(ofClock: parts)
        guard parts.count == 2 else { return value }
        if let kilometres, kilometres > 0 { return Self.minutes(parts, over: kilometres) }
        return (kind == .cardio || kind == .recovery) && parts[0] <= 3 ? value * 60 : value
    }

    /// Of a clock, over so many kilometres: nobody needs less than 0.9 minutes for one.
    static func minutes(_ parts: [Int], over kilometres: Double) -> Double {
        let value = WorkoutAtoms.minutes(ofClock: parts)
        return parts.count == 2 && value / kilometres < 0.9 ? value * 60 : value
    }
}
