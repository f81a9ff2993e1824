import Catalogue
public import Domain

extension FoodPeriod.Finding {
    /// The key of its sentence below `history.finding.`, and what fills it.
    ///
    /// - Parameter days: how long the period is
    public func words(days: Int, _ language: Language) -> (key: String, values: [String: SentenceValue]) {
        let days = SentenceValue.number(Double(days))
        func whole(_ value: Double) -> SentenceValue { .number(value.rounded()) }
        func percent(_ share: Double) -> SentenceValue { whole(abs(share) * 100) }
        func named(_ key: String) -> SentenceValue { .text(Strings.shared.text(key, language)) }
        func time(_ minute: Int) -> SentenceValue { .text(FoodEntry.time(of: minute)) }
        func against(_ now: Double, _ before: Double) -> [String: SentenceValue] {
            ["now": percent(now), "before": percent(before), "days": days]
        }
        func weekday(_ day: Int, _ energy: Double, _ others: Double) -> [String: SentenceValue] {
            ["weekday": named("habit.weekday.\(day)"), "energy": whole(energy), "others": whole(others)]
        }
        switch self {
        case .change(let share): return (share < 0 ? "less" : "more", ["percent": percent(share), "days": days])
        case .balance(let metric, let now, let before):
            let name = ["name": named("history.nutrient.\(metric.rawValue)")]
            return (now < before ? "balance.less" : "balance.more", against(now, before).merging(name) { $1 })
        case .water(let share):
            return (share < 0 ? "water.less" : "water.more", ["percent": percent(share), "days": days])
        case .steadiest(let slot, let count):
            return ("steadiest", ["slot": named("slot.\(slot.rawValue)"), "days": .number(Double(count))])
        case .highestWeekday(let day, let energy, let others): return ("highestWeekday", weekday(day, energy, others))
        case .lowestWeekday(let day, let energy, let others): return ("lowestWeekday", weekday(day, energy, others))
        case .weekendSnacks(let weekend, let weekdays):
            return ("weekendSnacks", ["weekend": whole(weekend), "weekdays": whole(weekdays)])
        case .weekendShift(let minutes):
            return (minutes < 0 ? "weekendShift.earlier" : "weekendShift.later", ["minutes": whole(abs(minutes))])
        case .late(let now, let before): return (now < before ? "late.less" : "late.more", against(now, before))
        case .snacks(let now, let before): return (now < before ? "snacks.less" : "snacks.more", against(now, before))
        case .regularHours(let first, let last): return ("regularHours", ["first": time(first), "last": time(last)])
        }
    }

    /// Whether it tells energy, which some do not want to see.
    public var isAboutEnergy: Bool {
        switch self {
        case .change, .highestWeekday, .lowestWeekday, .weekendSnacks: true
        case .balance, .water, .steadiest, .weekendShift, .late, .snacks, .regularHours: false
        }
    }
}
