extension [WorkoutAtom] {
    /// Takes away what the sentence says was not done: "skipped deadlifts", "no rows", "dips overgeslagen".
    func withoutDenied(_ language: Language) -> [WorkoutAtom] {
        var kept: [WorkoutAtom] = []
        var clauseStart = 0
        var isDenied = false
        var isReplaced = false
        for (index, atom) in enumerated() {
            switch atom.kind {
            case .separator(.comma) where kept.last.map(Self.isCorrection) ?? false:
                continue
            case .separator(.comma), .separator(.but), .separator(.stop):
                isDenied = false
                kept.append(atom)
                clauseStart = kept.count
            case .colon:
                isDenied = false
                kept.append(atom)
                clauseStart = kept.count
            case .verb:
                // "instead of running I cycled", "no squats and did rows"
                if isReplaced {
                    (isDenied, isReplaced) = (false, false)
                    clauseStart = kept.count
                } else if case .separator(.and)? = index > 0 ? self[index - 1].kind : nil {
                    isDenied = false
                    clauseStart = kept.count
                }
                kept.append(atom)
            case .skipped:
                isDenied = true
                if language.grammar.deniesBackwards { kept.removeSubrange(clauseStart...) }
            case .negation: isDenied = true
            case .exercise where isReplaced && index > 0 && self[index - 1].exercise != nil:
                // "in plaats van squats leg press 4x12"
                (isDenied, isReplaced) = (false, false)
                kept.append(atom)
            case .for where isDenied && index > 0 && self[index - 1].exercise != nil:
                // "swapped squats for leg press 3x10"
                isDenied = !self[index...].contains { $0.exercise != nil }
                if !isDenied { clauseStart = kept.count }
            case .insteadOf: (isDenied, isReplaced) = (true, true)
            case .separator:
                kept.append(atom)
            default:
                if !isDenied { kept.append(atom) }
            }
        }
        return kept
    }

    private static func isCorrection(_ atom: WorkoutAtom) -> Bool {
        if case .correction = atom.kind { true } else { false }
    }
}
