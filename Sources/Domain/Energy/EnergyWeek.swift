/// The energy of a week, moved between its days: more on Saturday, less on the others, the same sum.
///
/// It stands until it is changed, dated as all goals are, so that a past week keeps its own.
public struct EnergyWeek: Codable, Sendable, Equatable {
    /// kcal more than on a usual day, from Monday on; seven that add up to 0
    public let shifts: [Double]

    /// No day is aimed at more than this times the usual one: a feast after days of little is no plan.
    public static let most = 1.5
    /// kcal that the seven may be off the sum: their rounding
    public static let grace = 7.0

    /// - Parameters:
    ///   - energies: kcal, from Monday on
    ///   - usual: kcal, a seventh of the week
    /// - Returns: `nil` where those are not seven days, or not the same sum.
    public init?(energies: [Double], usual: Double) {
        guard energies.count == 7, energies.allSatisfy({ (0...50_000).contains($0) }), usual > 0 else { return nil }
        let mean = energies.reduce(0, +) / 7
        guard abs(mean - usual) * 7 <= Self.grace else { return nil }
        shifts = energies.map { $0 - mean }
    }

    /// Whether nothing is moved.
    public var isEven: Bool { shifts.allSatisfy { abs($0) < 0.5 } }

    /// How much of each shift is kept so that every day stays within `limits`, 0...1; what is no week moves nothing.
    func share(usual: Double, within limits: ClosedRange<Double>) -> Double {
        guard shifts.count == 7, shifts.allSatisfy({ abs($0) <= 50_000 }), abs(shifts.reduce(0, +)) < Self.grace
        else { return 0 }
        let shares = shifts.map { shift in
            if shift < 0 { return (usual - limits.lowerBound) / -shift }
            return shift > 0 ? (limits.upperBound - usual) / shift : 1
        }
        return min(max(shares.min() ?? 0, 0), 1)
    }

    /// kcal more than usual on `date`, of which `share` is kept
    func shift(on date: CivilDate, share: Double) -> Double {
        let day = date.weekday - 1
        return shifts.indices.contains(day) ? share * shifts[day] : 0
    }
}

/// A week's energy as one sum: what was aimed at and eaten, and what is left.
public struct WeekBudget: Encodable, Sendable, Equatable {
    public struct Day: Encodable, Sendable, Equatable {
        public let date: CivilDate
        /// kcal aimed at
        public let target: Double
        /// kcal; `nil` where it is not known in full
        public let eaten: Double?
    }

    /// Monday to Sunday
    public let days: [Day]
    /// kcal
    public let sum: Double
    /// kcal from today to Sunday; a past day without a full log counts as it was aimed at. Never below 0.
    public let remaining: Double

    /// The week of `date`, Monday to Sunday.
    public static func range(of date: CivilDate) -> DayRange {
        DayRange(7, endingOn: date.adding(days: 7 - date.weekday))
    }

    /// - Parameter days: those that are known, in any order
    /// - Returns: `nil` where a day's energy is not known.
    public init?(of date: CivilDate, targets: TargetHistory, days: [Domain.Day]) {
        var week: [Day] = []
        for day in Self.range(of: date) {
            guard let target = targets[day].energy?.value else { return nil }
            let known = day <= date ? days.first { $0.date == day } : nil
            // Of today also a part is known, and counts.
            let eaten = day == date ? known?[.energy] : known?.whole(.energy)
            week.append(Day(date: day, target: target, eaten: eaten))
        }
        self.days = week
        sum = week.map(\.target).reduce(0, +)
        let spent = week.map { $0.date < date ? $0.eaten ?? $0.target : $0.date == date ? $0.eaten ?? 0 : 0 }
        remaining = max(sum - spent.reduce(0, +), 0)
    }
}
