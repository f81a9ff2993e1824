/// A workout as lines to send to somebody: each says an exercise the way people type it, so that the sentence parser reads
/// it back.
///
/// "Bench Press 3x8 80 kg, RPE 8"
public struct WorkoutText {
    private let language: Language
    private let units: UnitSystem
    /// What an exercise is called: its name, and the library's id for it.
    private let name: (String, Exercise.ID?) -> String

    public init(_ language: Language, _ units: UnitSystem, name: @escaping (String, Exercise.ID?) -> String) {
        self.language = language
        self.units = units
        self.name = name
    }

    /// What was done, without warm-ups.
    public func lines(_ workout: Workout) -> String {
        workout.exercises.map { line($0.name, $0.exerciseID, sets($0.workSets)) }.joined(separator: "\n")
    }

    /// What is to be done; of a range of repetitions both ends.
    public func lines(_ template: WorkoutTemplate) -> String {
        template.exercises.map { plan in
            var set = WorkoutSet(
                reps: plan.repsFrom ?? plan.repsTo, load: plan.load, typedLoad: plan.typedLoad, seconds: plan.seconds,
                metres: plan.metres)
            set.rpe = plan.rir.map { 10 - $0 }
            let most = plan.repsTo.flatMap { most in plan.repsFrom.flatMap { $0 < most ? "-\(most)" : nil } } ?? ""
            return line(plan.name, plan.exerciseID, [alike(set, count: plan.sets, upTo: most), effort([set])])
        }.joined(separator: "\n")
    }

    private func line(_ known: String, _ id: Exercise.ID?, _ parts: [String?]) -> String {
        let said = parts.compactMap(\.self).filter { !$0.isEmpty }
        return ([name(known, id)] + (said.isEmpty ? [] : [said.joined(separator: ", ")])).joined(separator: " ")
    }

    private func sets(_ sets: [WorkoutSet]) -> [String?] {
        guard let first = sets.first else { return [] }
        func measures(_ set: WorkoutSet) -> [Double?] {
            [set.reps.map(Double.init), set.load, set.seconds, set.metres]
        }
        let reps = sets.compactMap(\.reps)
        let said =
            if sets.allSatisfy({ measures($0) == measures(first) }) {
                alike(first, count: sets.count)
            } else if let load = load(first), reps.count == sets.count, sets.allSatisfy({ $0.load == first.load }) {
                "\(load) x \(reps.map(String.init).joined(separator: ", "))"
            } else {
                sets.map(one).joined(separator: ", ")
            }
        return [said, effort(sets)]
    }

    /// "3x8 80 kg", "4x400 m", "5 km in 25 min"
    private func alike(_ set: WorkoutSet, count: Int, upTo most: String = "") -> String {
        let times = set.reps != nil || count > 1 ? "\(count)x" : ""
        let measure = set.reps.map { "\($0)\(most)" } ?? measure(set)
        return [times + measure, set.reps == nil ? nil : load(set)].compactMap(\.self).joined(separator: " ")
    }

    /// "80 kg x 8", "12", "45 sec"
    private func one(_ set: WorkoutSet) -> String {
        guard let reps = set.reps else { return measure(set) }
        return load(set).map { "\($0) x \(reps)" } ?? "\(reps)"
    }

    private func measure(_ set: WorkoutSet) -> String {
        let distance = set.metres.map { SetText.distance($0, language, units) }
        return [distance, set.seconds.map(duration)].compactMap(\.self).joined(separator: " in ")
    }

    private func load(_ set: WorkoutSet) -> String? {
        if let typed = set.typedLoad { return NumberText.shortest(typed.value, language) + " " + typed.unit }
        return set.load.flatMap { $0 > 0 ? SetText.load($0, language, units) : nil }
    }

    /// "45 sec", "25 min", "26 min 30 sec"
    private func duration(_ seconds: Double) -> String {
        guard let whole = Int(exactly: seconds.rounded()) else { return "" }
        let parts = [whole >= 60 ? "\(whole / 60) min" : nil, whole % 60 > 0 ? "\(whole % 60) sec" : nil]
        return parts.compactMap(\.self).joined(separator: " ")
    }

    /// Only where all sets felt alike.
    private func effort(_ sets: [WorkoutSet]) -> String? {
        guard let rpe = sets.first?.rpe, sets.allSatisfy({ $0.rpe == rpe }) else { return nil }
        return "RPE " + NumberText.shortest(rpe, language)
    }
}
