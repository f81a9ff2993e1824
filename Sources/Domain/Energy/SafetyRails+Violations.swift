extension SafetyRails {
    public struct Violation: Sendable, Equatable {
        public let field: Field
        public let reason: Reason
        /// What fills the sentence.
        public let values: [String: SentenceValue]
    }

    /// What someone may not set. Only what is set anew is looked at: an old goal that a rail already holds blocks nothing,
    /// and no way to a safer phase is closed.
    public static func violations(
        of goals: Goals, replacing old: Goals, profile: Profile, body: KnownBody, on date: CivilDate
    ) -> [Violation] {
        let targets = DayTargets(profile: profile, goals: goals, body: body, on: date)
        return targets.rails.compactMap { rail in
            switch rail.field {
            case .energy where goals.energy != old.energy:
                Violation(field: rail.field, energy: rail.reason, targets.plan)
            case .macros where goals.protein != old.protein || goals.carbs != old.carbs || goals.fat != old.fat:
                Violation(field: rail.field, energy: rail.reason, targets.plan)
            case .targetWeight where goals.targetWeight != old.targetWeight:
                Violation(
                    field: rail.field, reason: rail.reason,
                    values: lowestWeight(height: profile.height).map { ["weight": .quantity($0, .kilograms)] } ?? [:])
            case .targetDate where goals.targetDate != old.targetDate || goals.targetWeight != old.targetWeight:
                Violation(
                    field: rail.field, reason: rail.reason,
                    values: [
                        "date": targets.targetDate.map { .date($0) } ?? .text("–"),
                        "floor": .quantity(targets.plan.floor.rounded(), .kilocalories),
                    ])
            case .week where goals.week != old.week:
                Violation(field: rail.field, energy: rail.reason, targets.plan)
            case .phase where goals.phase != old.phase: Violation(field: rail.field, reason: rail.reason, values: [:])
            default: nil
            }
        }
    }
}

extension SafetyRails.Violation {
    /// Too little energy, with the figure that there is to tell.
    fileprivate init(field: SafetyRails.Field, energy reason: SafetyRails.Reason, _ plan: EnergyPlan) {
        if reason == .belowFloor {
            self.init(
                field: field, reason: reason, values: ["floor": .quantity(plan.floor.rounded(), .kilocalories)])
        } else if let maintenance = plan.maintenance {
            self.init(
                field: field, reason: .belowMaintenance,
                values: ["maintenance": .quantity(maintenance.rounded(), .kilocalories)])
        } else {
            self.init(field: field, reason: reason, values: [:])
        }
    }
}
