extension WorkoutReader {
    /// Exercises that share what is said before or after them: "3x10 squats and lunges", "curls and pushdowns 3x12".
    func joined(_ mentions: [Mention]) -> [Mention] {
        var result: [Mention] = []
        var index = 0
        while index < mentions.count {
            let last = lastLikewise(mentions, from: index)
            let previous = index > 0 ? mentions[index - 1].end : 0
            let next = last + 1 < mentions.count ? mentions[last + 1].place : atoms.count
            let before = measures(before: mentions[index].place, from: previous, isFirst: index == 0)
            let after = measures(after: mentions[last].end, to: next, isLast: next == atoms.count)
            // "3x10 squats and lunges with 20 kg"
            let isLoadLeft = before.contains(where: Self.isCount) && !after.contains(where: Self.isCount)
            let isShared = before.isEmpty != after.isEmpty || !before.isEmpty && isLoadLeft
            if last > index, isShared {
                var joint = mentions[index]
                joint.end = mentions[last].end
                joint.likewise = mentions[index + 1...last].compactMap { mention in
                    mention.exercise.map { ($0, mention.place) }
                }
                result.append(joint)
            } else {
                result += mentions[index...last]
            }
            index = last + 1
        }
        return result
    }

    /// The end of "A and B", "A, B and C": exercises with repetitions, and nothing else between.
    private func lastLikewise(_ mentions: [Mention], from first: Int) -> Int {
        var last = first
        var next = first + 1
        while next < mentions.count, let joint = joint(mentions[next - 1], mentions[next]) {
            if joint == .and { last = next }
            next += 1
        }
        return last
    }

    private func joint(_ first: Mention, _ second: Mention) -> WorkoutAtom.Separator? {
        guard !second.replaces, first.exercise != second.exercise, isRepeated(first), isRepeated(second),
            second.place == first.end + 1, case .separator(let separator) = atoms[first.end].kind,
            separator == .and || separator == .comma
        else { return nil }
        return separator
    }

    private func isRepeated(_ mention: Mention) -> Bool {
        switch mention.exercise.map({ lexicon.exercises[$0].kind }) {
        case .strength?, .bodyweight?, .hold?: true
        default: false
        }
    }

    private func measures(before place: Int, from start: Int, isFirst: Bool) -> [WorkoutAtom] {
        let clause = atoms[start..<place].lastIndex(where: Self.isClauseEnd)
        guard isFirst || clause != nil else { return [] }
        return atoms[(clause ?? start)..<place].filter(\.isMeasure)
    }

    private func measures(after place: Int, to end: Int, isLast: Bool) -> [WorkoutAtom] {
        let clause = isLast ? end : atoms[place..<end].firstIndex(where: Self.isClauseEnd) ?? end
        return atoms[place..<clause].filter(\.isMeasure)
    }

    private static func isCount(_ atom: WorkoutAtom) -> Bool {
        switch atom.kind {
        case .number, .list: true
        default: false
        }
    }

    private static func isClauseEnd(_ atom: WorkoutAtom) -> Bool {
        switch atom.kind {
        case .separator(.with), .separator(.and): false
        case .separator: true
        default: false
        }
    }

    /// "chest and triceps: bench 4x8, dips 3x12", "biceps today: …": what the others are for.
    func isHeading(_ mention: Mention, of others: ArraySlice<Mention>) -> Bool {
        guard !others.isEmpty, mention.end < atoms.count else { return false }
        return isBeforeColon(mention) || isMuscle(atoms[mention.place].span)
    }

    /// "walked and cycled: …"
    func isBeforeColon(_ mention: Mention) -> Bool {
        var end = mention.end
        while end + 1 < atoms.count, end - mention.end < 8, case .separator(.and) = atoms[end].kind,
            atoms[end + 1].exercise != nil
        { end += 2 }
        return end < atoms.count && atoms[end].isColon
    }

    /// "An hour at the gym: squats 5x5", "45 min session, bench 3x8": how long all of it took is none of what was lifted.
    func start(of first: Mention) -> Int {
        guard let exercise = first.exercise, [.strength, .bodyweight].contains(lexicon.exercises[exercise].kind),
            let end = atoms[..<first.place].lastIndex(where: { $0.isSeparator || $0.isColon }),
            atoms[..<end].contains(where: { if case .minutes = $0.kind { true } else { false } }),
            atoms[..<end].allSatisfy({ if case .minutes = $0.kind { true } else { !$0.isMeasure } })
        else { return 0 }
        return end
    }

    /// "5 km in 24:10" is run; slower or faster may be anything.
    func outing(in atoms: ArraySlice<WorkoutAtom>) -> Mention? {
        guard !atoms.contains(where: Self.isUnknown), let running = lexicon.exerciseIndex["running"] else { return nil }
        var distance: (place: Int, kilometres: Double)?
        var (minutes, pace): (Double?, Double?)
        for (place, atom) in zip(atoms.indices, atoms) {
            switch atom.kind {
            case .kilometres(let value) where distance == nil: distance = (place, value)
            case .minutes(let value) where minutes == nil: minutes = value
            case .clock(let parts) where minutes == nil: minutes = WorkoutAtoms.minutes(ofClock: parts)
            // "5 km at 5:30 pace"
            case .pace(let value) where minutes == nil && pace == nil: pace = value
            case .separator, .in, .at, .noise, .colon, .verb, .for, .rpe, .times: continue
            // "400 m x 8"
            case .number where distance != nil && place > atoms.startIndex:
                guard case .times = atoms[place - 1].kind else { return nil }
            // "4x400m at 90 seconds each"
            case .number where distance == nil && place + 2 < atoms.endIndex:
                guard case .times = atoms[place + 1].kind, case .kilometres = atoms[place + 2].kind else { return nil }
            default: return nil
            }
        }
        if let pace, let kilometres = distance?.kilometres { minutes = pace * kilometres }
        guard let distance, distance.kilometres > 0, let minutes,
            (2.5...9).contains(minutes / distance.kilometres)
        else { return nil }
        return Mention(exercise: running, place: distance.place, end: distance.place)
    }

    /// "10k in 55 minutes, then stretching": the same before something that goes no distance.
    func outing(before first: Mention) -> [Mention] {
        guard let exercise = first.exercise, lexicon.exercises[exercise].kind != .cardio,
            let end = atoms[..<first.place].lastIndex(where: \.isSeparator)
        else { return [] }
        return outing(in: atoms[..<end]).map { [$0] } ?? []
    }
}
