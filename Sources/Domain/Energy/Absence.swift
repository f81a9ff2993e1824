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
        let habits = Habit.allCases
        let begins = habits.map { stretch($0).begins }
        let stays = habits.map { $0 == .usual ? 1 - begins.reduce(0, +) : 1 - 1 / stretch($0).days }
        let chances = entries.indices.map { day in habits.map { chance($0, day) } }
        func scaled(_ values: [Double]) -> [Double] {
            let sum = values.reduce(0, +)
            return sum > 0 ? values.map { $0 / sum } : values.map { _ in 1 / Double(values.count) }
        }
        var forwards = [scaled(zip([0.85, 0.05, 0.04, 0.03, 0.03], chances[0]).map { $0 * $1 })]
        for day in entries.indices.dropFirst() {
            let before = forwards[day - 1]
            var now = habits.indices.map { before[$0] * stays[$0] + before[0] * begins[$0] }
            for habit in habits.indices.dropFirst() { now[0] += before[habit] * (1 - stays[habit]) }
            forwards.append(scaled(zip(now, chances[day]).map { $0 * $1 }))
        }
        var backwards = habits.map { _ in 1.0 }
        var holidays = [Double](repeating: 0, count: entries.count)
        for day in entries.indices.reversed() {
            if day + 1 < entries.count {
                let after = zip(backwards, chances[day + 1]).map { $0 * $1 }
                var now = habits.indices.map { stays[$0] * after[$0] + ($0 == 0 ? 0 : (1 - stays[$0]) * after[0]) }
                for habit in habits.indices.dropFirst() { now[0] += begins[habit] * after[habit] }
                backwards = scaled(now)
            }
            holidays[day] = scaled(zip(forwards[day], backwards).map { $0 * $1 })[Habit.holiday.rawValue]
        }
        return holidays
    }
}
