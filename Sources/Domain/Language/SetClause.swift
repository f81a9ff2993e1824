/// What is said of some sets of an exercise: "tweede 8 op 65", "the last two at 80", "the 4th set I didn't do".
struct SetClause {
    var part: SetPart
    var reps: Double?
    /// The repetitions stood alone, and may be a load.
    var isBare = false
    var load: Double?
    var unit: SpokenExercise.LoadUnit?
    var minutes: Double?
    var rpe: Double?
    var isDenied = false
    /// "Failed at 9" says how many it were.
    var isStuck = false
    var span: SentenceSpan

    var isEmpty: Bool { reps == nil && load == nil && minutes == nil && !isDenied }

    /// "3x10, first set 60, second 65": more than anyone repeats is lifted.
    func isLoad(beside usual: Int?) -> Bool {
        guard isBare, let value = reps, let usual else { return false }
        return value >= 20 && value > Double(usual) * 1.5
    }
}
