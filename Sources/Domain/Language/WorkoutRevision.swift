/// An earlier workout with what a sentence changes in it: "add 5 lb", "skip the dips", "12 reps instead".
public struct WorkoutRevision: Sendable, Equatable {
    public private(set) var exercises: [WorkoutExercise]
    /// For each change, in their order, whether there was anything to change.
    public private(set) var isApplied: [Bool] = []

    private let unit: SpokenExercise.LoadUnit

    /// - Parameters:
    ///   - unit: what a load is in where no unit was said
    ///   - isTarget: whether the exercise that a change names is this one
    public init(
        _ exercises: [WorkoutExercise], changes: [SpokenTemplate.Change], unit: SpokenExercise.LoadUnit,
        isTarget: (String, WorkoutExercise) -> Bool
    ) {
        self.exercises = exercises
        self.unit = unit
        for change in changes { isApplied.append(apply(change, isTarget)) }
    }

    private mutating func apply(
        _ change: SpokenTemplate.Change, _ isTarget: (String, WorkoutExercise) -> Bool
    ) -> Bool {
        let targets = exercises.indices.filter { index in
            change.target.map { isTarget($0, exercises[index]) } ?? true
        }
        if change.operation == .skip {
            // "Skip" without a name would be the whole workout.
            guard change.target != nil, !targets.isEmpty else { return false }
            for index in targets.reversed() { exercises.remove(at: index) }
            return true
        }
        guard let value = change.value else { return false }
        var isChanged = false
        for index in targets {
            let before = exercises[index].sets
            exercises[index].sets = sets(before, change, value)
            isChanged = isChanged || exercises[index].sets != before
        }
        return isChanged
    }

    private func sets(_ sets: [WorkoutSet], _ change: SpokenTemplate.Change, _ value: Double) -> [WorkoutSet] {
        if change.operation == .addSets { return Self.resized(sets, by: value) }
        return sets.map { set in
            guard !set.isWarmUp else { return set }
            var set = set
            switch change.operation {
            case .addWeight: add(value, change, to: &set)
            case .setWeight:
                guard change.target != nil || set.load != nil else { break }
                if let load = (change.unit ?? unit).load(value) { (set.load, set.typedLoad) = load }
            case .addReps: set.reps = set.reps.flatMap { Self.reps(Double($0) + value) } ?? set.reps
            case .setReps where change.target != nil || set.reps != nil: set.reps = Self.reps(value) ?? set.reps
            case .setRPE: if (1...10).contains(value) { set.rpe = value }
            case .setReps, .addSets, .skip: break
            }
            return set
        }
    }

    /// Adds in the unit that the load was typed in where that is the same, so that 185 lb and 5 lb are 190 lb.
    private func add(_ value: Double, _ change: SpokenTemplate.Change, to set: inout WorkoutSet) {
        let unit = change.unit ?? self.unit
        // A body's own weight is only added to where someone says so.
        guard set.load != nil || change.target != nil && value > 0 else { return }
        let typed = set.typedLoad.flatMap { $0.unit == unit.rawValue ? $0.value : nil }
        if let typed {
            if let load = unit.load(max(0, typed + value)) { (set.load, set.typedLoad) = load }
        } else if let load = set.load {
            let sum = max(0, load + value * unit.kilograms)
            if sum <= 1000 { (set.load, set.typedLoad) = (sum, nil) }
        } else if let load = unit.load(value) {
            (set.load, set.typedLoad) = load
        }
    }

    private static func reps(_ value: Double) -> Int? {
        guard let reps = Int(exactly: value.rounded()) else { return nil }
        return (1...1000).contains(reps) ? reps : nil
    }

    /// More sets are like the last one; one is always left.
    private static func resized(_ sets: [WorkoutSet], by value: Double) -> [WorkoutSet] {
        guard let last = sets.last, let change = Int(exactly: value.rounded()) else { return sets }
        let count = min(max(sets.count + min(max(change, -100), 100), 1), 100)
        return count <= sets.count
            ? Array(sets.prefix(count)) : sets + Array(repeating: last, count: count - sets.count)
    }
}
