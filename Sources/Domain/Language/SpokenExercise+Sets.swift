extension SpokenExercise.LoadUnit {
    /// kg in one of it.
    var kilograms: Double { self == .lb ? UnitConversion.kilogramsPerPound : 1 }

    /// A load in kg, 0...1,000, and as it was said where that was in another unit.
    func load(_ value: Double) -> (kilograms: Double, typed: Quantity?)? {
        let kilograms = value * self.kilograms
        guard (0...1000).contains(kilograms) else { return nil }
        return (kilograms, self == .kg ? nil : Quantity(value: value, unit: rawValue))
    }
}

extension SpokenExercise {
    /// The sets one by one: three alike for "3x8", a falling row for "12, 10, 8 at 60, 70, 80". What was said for each set
    /// is in each; what no set can hold is left out.
    ///
    /// - Parameter unit: what a load is in where no unit was said
    public func workoutSets(unit: LoadUnit) -> [WorkoutSet] {
        let count = max(sets?.value ?? 1, reps?.value.count ?? 1, load?.value.count ?? 1)
        return (0..<min(max(count, 1), 100)).map { place in
            let load = Self.value(self.load?.value, place).flatMap { (loadUnit ?? unit).load($0) }
            return WorkoutSet(
                reps: Self.value(reps?.value, place).flatMap { (1...1000).contains($0) ? $0 : nil },
                load: load?.kilograms, typedLoad: load?.typed,
                rpe: rpe?.value.within(1...10), seconds: minutes.flatMap { ($0.value * 60).within(1...86_400) },
                metres: kilometres.flatMap { ($0.value * 1000).within(1...500_000) })
        }
    }

    /// The value of one set, of values for each or one for all.
    private static func value<Value>(_ values: [Value]?, _ place: Int) -> Value? {
        guard let values else { return nil }
        return values.indices.contains(place) ? values[place] : values.last
    }
}

extension Double {
    fileprivate func within(_ range: ClosedRange<Double>) -> Double? { range.contains(self) ? self : nil }
}
