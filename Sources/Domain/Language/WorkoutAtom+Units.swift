extension [WorkoutAtom] {
    /// Bare numbers in the unit that another one has: "2 km on foot, 10 on the bike", "plank 60, 50, 40 seconds".
    func sharingUnits(_ lexicon: SentenceLexicon) -> [WorkoutAtom] {
        var atoms = self
        atoms.shareKilometres(lexicon)
        atoms.shareMinutes(lexicon)
        return atoms
    }

    private mutating func shareKilometres(_ lexicon: SentenceLexicon) {
        var isFar = false
        for index in indices {
            let atom = self[index]
            if let value = atom.number {
                guard isFar, let exercise = exercise(after: index), lexicon.exercises[exercise].kind == .cardio else {
                    continue
                }
                self[index] = WorkoutAtom(kind: .kilometres(value), span: atom.span)
            } else if atom.isFar {
                isFar = true
            } else if atom.isOfSets {
                isFar = false
            }
        }
    }

    /// The numbers before a time, where they stand with an exercise that is held.
    private mutating func shareMinutes(_ lexicon: SentenceLexicon) {
        let exercises = compactMap(\.exercise).map { lexicon.exercises[$0].kind }
        guard exercises.contains(.hold) else { return }
        var start = exercises.first == .hold ? 0 : nil
        for index in indices {
            let atom = self[index]
            if let exercise = atom.exercise {
                start = lexicon.exercises[exercise].kind == .hold ? index + 1 : nil
            } else if let from = start, !atom.isInList {
                if let minutes = atom.minutes, minutes < 3 {
                    for place in from..<index { self[place].takeSeconds() }
                }
                start = index + 1
            }
        }
    }

    /// The exercise right after a number, but for small words: "10 on the bike".
    private func exercise(after number: Int) -> Int? {
        let last = Swift.min(number + 4, count)
        guard let place = (number + 1..<Swift.max(last, number + 1)).first(where: { !self[$0].isSmall }) else {
            return nil
        }
        return self[place].exercise
    }
}

extension WorkoutAtom {
    fileprivate var minutes: Double? { if case .minutes(let value) = kind { value } else { nil } }

    fileprivate var isFar: Bool { if case .kilometres = kind { true } else { false } }

    fileprivate var isOfSets: Bool {
        switch kind {
        case .load, .sets, .reps: true
        default: false
        }
    }

    fileprivate var isSmall: Bool {
        switch kind {
        case .at, .noise, .in: true
        default: false
        }
    }

    /// A number of a list, or what stands between two.
    fileprivate var isInList: Bool {
        switch kind {
        case .number, .separator(.comma), .separator(.and), .noise: true
        default: false
        }
    }

    /// Ten and more are seconds.
    fileprivate mutating func takeSeconds() {
        if let value = number, value >= 10 { kind = .minutes(value / 60) }
    }
}
