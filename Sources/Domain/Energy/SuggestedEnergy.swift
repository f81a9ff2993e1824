extension Sequence<Goals> {
    /// The goals, with the suggested energy where none is set.
    ///
    /// - Parameters:
    ///   - weight: kg, the latest
    ///   - bodyFat: %, the latest
    public func suggestingEnergy(profile: Profile, weight: Double?, bodyFat: Double?) -> [Goals] {
        map { goals in
            var goals = goals
            goals.energy =
                goals.energy
                ?? EnergyPlan(profile: profile, weight: weight, bodyFat: bodyFat, goals: goals, on: goals.from).target
            return goals
        }
    }
}
