import Domain
import Services

/// The next step of double progression, in words. It is arithmetic from what was done, no prescription.
struct NextStep {
    let step: DoubleProgression.Step
    let range: ClosedRange<Int>
    /// In the unit in which the load was typed.
    let incrementText: String
    /// "Next step: 62.5 kg × 8."
    let text: String
    /// What was done, that it follows from.
    let reason: String

    /// - Parameters:
    ///   - sessions: of one exercise, oldest first
    ///   - planned: the range of repetitions that a template plans; the one that the last sets are in, where it is `nil`
    /// - Returns: `nil` for what has no load or no repetitions
    init?(after sessions: [ExerciseSession], planned: ClosedRange<Int>?, for person: Person) {
        let last = sessions.last?.workSets ?? []
        let reps = last.compactMap(\.reps)
        guard !reps.isEmpty else { return nil }
        let isPounds = sessions.last?.isInPounds ?? (person.preferences.units == .imperial)
        let increment = DoubleProgression.increment(isPounds: isPounds)
        range = planned ?? DoubleProgression.usualRange(reps)
        guard let step = DoubleProgression.suggest(after: sessions, range: range, increment: increment) else {
            return nil
        }
        func load(_ kilograms: Double) -> String {
            let shown = isPounds ? kilograms / UnitConversion.kilogramsPerPound : kilograms
            return "\(NumberText.shortest(shown.rounded(per: 100), person.language)) \(isPounds ? "lb" : "kg")"
        }
        let values: [String: SentenceValue] = [
            "load": .text(load(step.load)), "last": .text(load(step.lastLoad)),
            "target": .number(Double(step.targetReps)),
            "reps": .text(step.lastReps.map(String.init).joined(separator: ", ")),
            "from": .number(Double(range.lowerBound)), "to": .number(Double(range.upperBound)),
            "failures": .number(Double(step.failures)),
        ]
        self.step = step
        incrementText = load(increment)
        text = person.text("train.suggestion.\(step.action.rawValue)", values)
        reason = person.text("train.suggestion.reason.\(step.reason.rawValue)", values)
    }
}
