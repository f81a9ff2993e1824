/// A change of phase that the days speak for. It is only ever said, never done.
public struct PhaseAdvice: Sendable, Equatable {
    /// What speaks for it, with the figures that say so.
    public struct Sign: Sendable, Equatable {
        public enum Kind: String, Codable, Sendable {
            /// The phase has lasted as long as it does as a rule, in weeks
            case weeks
            /// Energy felt is below its own baseline, or back at it
            case energyDown, energyBack
            /// Sleep is shorter than it was, minutes
            case sleepDown
            /// Weight stays where it is although every day is logged, kg a week
            case flat
            /// The goal is reached, kg
            case goal
            /// Enough is known of what is burnt, kcal
            case known
        }

        public let kind: Kind
        public let value: Double
        /// What `value` is held against
        public let usual: Double?
        /// What it rests on
        public let rows: [Row]
    }

    public struct Row: Codable, Sendable, Equatable {
        public let date: CivilDate
        public let metric: Metric
        public let value: Double
    }

    public let to: Phase
    public let signs: [Sign]

    /// - Parameters:
    ///   - baseline: energy felt before there were days to tell it, 1...10: what onboarding was told
    /// - Returns: `nil` where nothing has to change, and where the rails have changed it already.
    public init?(_ span: PhaseSpan, outlook: EnergyOutlook, baseline: Double?) {
        let days = Array(outlook.days.dropLast())
        let weeks = span.weeks(on: outlook.today)
        let before = days.filter { $0.date < span.from }.suffix(42)
        let recent = days.filter { $0.date >= span.from }.suffix(14)
        let lasted = Sign(
            kind: .weeks, value: Double(weeks), usual: Double(span.phase.usualWeeks.lowerBound), rows: [])
        switch span.phase {
        case .assessment:
            guard weeks >= span.phase.usualWeeks.lowerBound, let now = outlook.expenditure?.now else { return nil }
            to = .recomp
            signs = [lasted, Sign(kind: .known, value: now.kilocalories, usual: nil, rows: [])]
        case .cutting:
            let aims = outlook.aims
            guard aims.phase == .cutting else { return nil }
            if let goal = aims.targetWeight?.value, let weight = outlook.trend.last ?? nil, weight <= goal {
                to = .recomp
                signs = [Sign(kind: .goal, value: weight, usual: goal, rows: [])]
                return
            }
            let found = [
                Self.fall(.energyLevel, .energyDown, recent, before, baseline: baseline, least: 0.5),
                Self.fall(.sleep, .sleepDown, recent, before, baseline: nil, least: 20), Self.flat(recent),
            ].compactMap { $0 }
            let isLong = weeks >= span.phase.usualWeeks.lowerBound
            guard weeks >= span.phase.usualWeeks.upperBound || isLong && !found.isEmpty || found.count > 1 else {
                return nil
            }
            to = .recovery
            signs = (isLong ? [lasted] : []) + found
        case .recovery:
            let felt = recent.compactMap { day in
                day[.energyLevel].map { Row(date: day.date, metric: .energyLevel, value: $0) }
            }
            let usual = before.compactMap { $0[.energyLevel] }.mean(least: 7) ?? baseline
            guard weeks >= span.phase.usualWeeks.lowerBound, let usual,
                let mean = felt.map(\.value).mean(least: 7), mean >= usual
            else { return nil }
            to = .recomp
            signs = [lasted, Sign(kind: .energyBack, value: mean, usual: usual, rows: felt)]
        case .recomp: return nil
        }
    }

    /// A mean that is below its own baseline by more than chance (two standard errors) and by more than `least`.
    private static func fall(
        _ metric: Metric, _ kind: Sign.Kind, _ recent: some Collection<Day>, _ before: some Collection<Day>,
        baseline: Double?, least: Double
    ) -> Sign? {
        let rows = recent.compactMap { day in day[metric].map { Row(date: day.date, metric: metric, value: $0) } }
        let now = rows.map(\.value)
        let then = before.compactMap { $0[metric] }
        guard let mean = now.mean(least: 7), let usual = then.mean(least: 7) ?? baseline else { return nil }
        func error(_ values: [Double]) -> Double {
            guard let mean = values.mean(least: 2) else { return 0 }
            let squares = values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +)
            return squares / Double(values.count - 1) / Double(values.count)
        }
        let chance = 2 * (error(now) + error(then)).squareRoot()
        return usual - mean > max(least, chance) ? Sign(kind: kind, value: mean, usual: usual, rows: rows) : nil
    }

    /// Weight that does not move over two weeks in which nearly every day is logged.
    private static func flat(_ days: some Collection<Day>) -> Sign? {
        let weighed = days.compactMap { day in
            day[.weight].map { Row(date: day.date, metric: .weight, value: $0) }
        }
        let logged = days.count { $0.whole(.energy) != nil }
        guard logged >= 12, weighed.count >= 8,
            let line = LineFit(x: weighed.map { Double($0.date.ordinal) }, y: weighed.map(\.value)),
            abs(line.slope) * 7 < 0.1, line.slopeError * 7 < 0.15
        else { return nil }
        return Sign(kind: .flat, value: line.slope * 7, usual: nil, rows: weighed)
    }
}
