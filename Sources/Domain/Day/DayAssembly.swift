/// A number of a day that does not come from food entries, as it is stored.
public struct StoredFigure: Sendable, Equatable {
    public var metric: Metric
    public var source: Source
    public var value: Double
    /// As it was typed, where that was in another unit.
    public var typed: Quantity?

    public init(metric: Metric, source: Source, value: Double, typed: Quantity? = nil) {
        self.metric = metric
        self.source = source
        self.value = value
        self.typed = typed
    }
}

/// What a day needs to know of a workout that was logged.
public struct LoggedWorkout: Sendable, Equatable {
    public var kind: Workout.Kind
    /// `nil` where nobody knows how long it took.
    public var minutes: Double?

    public init(kind: Workout.Kind, minutes: Double?) {
        self.kind = kind
        self.minutes = minutes
    }
}

extension Day {
    /// Puts a day together from what is stored.
    ///
    /// What a person typed beats the sum of the entries and of the workouts, and those what was imported; what lost stays
    /// visible among the others.
    public static func assemble(
        date: CivilDate, figures: [StoredFigure], entries: [FoodEntry], workouts: [LoggedWorkout] = [],
        workoutCompleted: Bool? = nil,
        workoutType: String? = nil, notes: String? = nil, recorded: DayFigures = [:],
        recording: DayRecording? = nil
    ) -> Day {
        var chosen = DayFigures()
        func add(_ metric: Metric, _ figure: Figure) {
            guard var best = chosen[metric] else { return chosen[metric] = figure }
            best.others.append(Figure.Other(value: figure.value, source: figure.source))
            best.others += figure.others
            chosen[metric] = best
        }
        for figure in figures {
            add(figure.metric, Figure(value: figure.value, source: figure.source, typed: figure.typed))
        }
        for (metric, sum) in sums(of: entries) { add(metric, sum) }
        for (metric, sum) in sums(of: workouts) { add(metric, sum) }
        for (metric, figure) in recorded { add(metric, figure) }
        return Day(
            date: date, figures: chosen, meals: meals(of: entries),
            workoutCompleted: workoutCompleted ?? (workouts.isEmpty ? nil : true),
            workoutType: workoutType ?? workouts.last?.kind.rawValue, notes: notes, recorded: recording)
    }

    private static func sums(of entries: [FoodEntry]) -> [(Metric, Figure)] {
        guard !entries.isEmpty else { return [] }
        var result: [(Metric, Figure)] = []
        let total = total(of: entries)
        for metric in Nutrients.metrics {
            guard let value = total.known[metric] else { continue }
            result.append(
                (metric, Figure(value: value, source: .entries, isAtLeast: total.incomplete.contains(metric))))
        }
        for (metric, amount) in [(Metric.water, \FoodEntry.fluid), (.plainWater, \.plainWater)] {
            let drunk = entries.compactMap { $0[keyPath: amount] }
            if !drunk.isEmpty { result.append((metric, Figure(value: drunk.reduce(0, +), source: .entries))) }
        }
        return result
    }

    private static func sums(of workouts: [LoggedWorkout]) -> [(Metric, Figure)] {
        guard !workouts.isEmpty else { return [] }
        let known = workouts.compactMap(\.minutes)
        var result = [(Metric.workoutCount, Figure(value: Double(workouts.count), source: .entries))]
        if !known.isEmpty {
            let isAtLeast = known.count < workouts.count
            let total = min(known.reduce(0, +), Metric.workoutMinutes.range.upperBound)
            result.append((.workoutMinutes, Figure(value: total, source: .entries, isAtLeast: isAtLeast)))
        }
        return result
    }

    private static func meals(of entries: [FoodEntry]) -> [MealTotal] {
        let bySlot = Dictionary(grouping: entries, by: \.slot)
        return bySlot.keys.sorted().map { slot in
            let list = bySlot[slot] ?? []
            return MealTotal(slot: slot, entries: list.count, nutrients: total(of: list).known)
        }
    }

    private static func total(of entries: [FoodEntry]) -> NutrientSum {
        var sum = NutrientSum()
        for entry in entries { sum.add(entry.nutrients, isDrink: entry.drink != nil) }
        return sum
    }
}
