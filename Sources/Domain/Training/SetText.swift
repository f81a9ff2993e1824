extension WorkoutSet {
    /// "90 kg × 5 @ RPE 8", "× 12", "5.2 km · 26:00": with its load as it was typed, else in the reader's unit. Empty where
    /// nothing is known.
    public func text(_ language: Language, _ units: UnitSystem) -> String {
        let load = typedLoad.map { NumberText.shortest($0.value, language) + " " + $0.unit }
        let shown = load ?? self.load.flatMap { $0 > 0 ? SetText.load($0, language, units) : nil }
        let lifted = [shown, reps.map { "× \($0)" }].compactMap(\.self).joined(separator: " ")
        let measured = [metres.map { SetText.distance($0, language, units) }, seconds.map(SetText.time)]
        let parts = ([lifted.isEmpty ? nil : lifted] + measured).compactMap(\.self).joined(separator: " · ")
        guard let rpe, !parts.isEmpty else { return parts }
        return parts + " @ RPE " + NumberText.shortest(rpe, language)
    }
}

/// Measures of training as they are read.
public enum SetText {
    /// kg, in the reader's unit with at most one decimal (two where kg have them).
    public static func load(_ kilograms: Double, _ language: Language, _ units: UnitSystem) -> String {
        let (value, unit) = UnitConversion.display(kilograms, of: .kilograms, in: units)
        let scale = units == .metric ? 100.0 : 10
        return NumberText.shortest((value * scale).rounded() / scale, language) + " " + unit
    }

    /// Metres up to a kilometre, then kilometres; miles in imperial units.
    public static func distance(_ metres: Double, _ language: Language, _ units: UnitSystem) -> String {
        guard units == .metric else {
            let miles = metres / 1000 / UnitConversion.kilometresPerMile
            return NumberText.shortest(miles.rounded(per: 100), language) + " mi"
        }
        guard metres >= 1000 else { return NumberText.shortest(metres.rounded(), language) + " m" }
        return NumberText.shortest((metres / 10).rounded() / 100, language) + " km"
    }

    /// 0:45, 26:00, 1:05:30
    public static func time(_ seconds: Double) -> String {
        guard let whole = Int(exactly: seconds.rounded()), whole >= 0 else { return "–" }
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        let (hours, minutes) = (whole / 3600, whole / 60 % 60)
        return (hours > 0 ? "\(hours):\(two(minutes))" : "\(minutes)") + ":" + two(whole % 60)
    }
}
