import Foundation

/// Days on which someone was probably away from their habits: holidays, found by what was not recorded.
///
/// A hidden Markov chain over usual days, holidays, and stretches in which one thing or both are simply not recorded,
/// read forwards and backwards (Rabiner, Proc IEEE 1989;77:257). On holidays people eat more and record less.
enum Absence {
    private enum Habit: Int, CaseIterable { case usual, holiday, nothing, noWeights, noLogs }

    /// Chance a day that the stretch begins; its mean length in days.
    private static func stretch(_ habit: Habit) -> (begins: Double, days: Double) {
        switch habit {
        case .usual: (0, 65)
        case .holiday: (1 / 110, 9.5)
        case .nothing: (1 / 350, 19)
        case .noWeights: (1 / 400, 19)
        case .noLogs: (1 / 300, 19)
        }
    }

    /// The chance of a holiday for each day.
    ///
    /// - Parameter surprise: how much more likely the day's log is on a holiday than otherwise; 1 without a log
    static func holidays(_ entries: [EnergyRecord.Entry], surprise: [Double]) -> [Double] {
        let count = Double(entries.count)
        let missedLogs = min(0.8, max(0.05, 1 - Double(entries.count { $0.isFull }) / count))
        let missedWeights = min(0.9, max(0.05, 1 - Double(entries.count { $0.weight != nil }) / count))
        func chance(_ habit: Habit, _ day: Int) -> Double {
            let (hasLog, hasWeight) = (entries[day].intake != nil, entries[day].weight != nil)
            let (logs, weights): (Double, Double) =
                switch habit {
                case .usual: (missedLogs * 0.8, missedWeights * 0.9)
                case .holiday: (max(missedLogs, 0.7), max(missedWeights, 0.8))
                case .nothing: (0.99, 0.99)
                case .noWeights: (missedLogs * 0.8, 0.999)
                case .noLogs: (0.999, missedWeights * 0.9)
                }
            return (hasLog ? 1 - logs : logs) * (hasWeight ? 1 - weights : weights)
                * (habit == .holiday ? surprise[day] : 1)
        }
        // A lane a habit; the last three are none.
        typealias Lanes = SIMD8<Double>
        func lanes(_ value: (Habit) -> Double) -> Lanes {
            var lanes = Lanes.zero
            for habit in Habit.allCases { lanes[habit.rawValue] = value(habit) }
            return lanes
        }
        let usual = lanes { $0 == .usual ? 1 : 0 }
        let begins = lanes { stretch($0).begins }
        let stays = lanes { $0 == .usual ? 1 - begins.sum() : 1 - 1 / stretch($0).days }
        // What ends goes over into usual days.
        let ends = lanes { $0 == .usual ? 0 : 1 / stretch($0).days }
        let chances = entries.indices.map { day in lanes { chance($0, day) } }
        func scaled(_ values: Lanes) -> Lanes {
            let sum = values.sum()
            return sum > 0 ? values / sum : lanes { _ in 1 / Double(Habit.allCases.count) }
        }
        let start = lanes { [0.85, 0.05, 0.04, 0.03, 0.03][$0.rawValue] }
        var forwards = [scaled(start * chances[0])]
        forwards.reserveCapacity(entries.count)
        for day in entries.indices.dropFirst() {
            let before = forwards[day - 1]
            let now = before * stays + before[Habit.usual.rawValue] * begins + (before * ends).sum() * usual
            forwards.append(scaled(now * chances[day]))
        }
        var backwards = lanes { _ in 1 }
        var holidays = [Double](repeating: 0, count: entries.count)
        for day in entries.indices.reversed() {
            if day + 1 < entries.count {
                let after = backwards * chances[day + 1]
                let now = stays * after + after[Habit.usual.rawValue] * ends + (begins * after).sum() * usual
                backwards = scaled(now)
            }
            holidays[day] = scaled(forwards[day] * backwards)[Habit.holiday.rawValue]
        }
        return holidays
    }
}
