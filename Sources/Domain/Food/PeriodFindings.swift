extension FoodPeriod {
    /// Things worth saying, only where the figures carry them: enough days, a difference that matters, and one that
    /// chance would seldom make.
    public enum Finding: Sendable, Equatable {
        /// Less or more energy a day than in the period before, as a share of it.
        case change(share: Double)
        /// More of the energy from this one of protein, carbs and fat, or less of it; both 0 to 1.
        case balance(Metric, now: Double, before: Double)
        /// Less or more to drink a day than in the period before, as a share of it.
        case water(share: Double)
        /// The meal that is logged nearly every day.
        case steadiest(MealSlot, days: Int)
        /// The weekday (1...7) with the most or least energy; kcal on it, and on the other days
        case highestWeekday(Int, energy: Double, others: Double)
        case lowestWeekday(Int, energy: Double, others: Double)
        /// kcal of snacks a day at weekends, and on other days
        case weekendSnacks(weekend: Double, weekdays: Double)
        /// Minutes that the first food comes later at weekends; earlier when negative
        case weekendShift(minutes: Double)
        /// The part of the energy that comes from 21:00 on, against the period before; 0 to 1
        case late(now: Double, before: Double)
        /// The part of the energy that comes from snacks, against the period before; 0 to 1
        case snacks(now: Double, before: Double)
        /// Most days keep to these first and last times, minutes after midnight.
        case regularHours(first: Int, last: Int)
    }

    /// What can be said of this period beside the one before it, which is as long.
    public func findings(after before: FoodPeriod, days: [Day], today: CivilDate) -> [Finding] {
        let whole = days.filter { $0.date != today && $0.foodEnergy != nil }
        var findings: [Finding] = []
        if let share = relativeChange(of: .energy, from: before, atLeast: 0.05) {
            findings.append(.change(share: share))
        }
        if let finding = balanceChange(from: before) { findings.append(finding) }
        if let share = relativeChange(of: .water, from: before, atLeast: 0.1) { findings.append(.water(share: share)) }
        if let finding = steadiest(whole) { findings.append(finding) }
        findings += weekdays(whole)
        if let finding = weekendSnacks(whole) { findings.append(finding) }
        if let shift = timing?.weekendShift { findings.append(.weekendShift(minutes: shift)) }
        if let (now, then) = shareChange(late, before.late) { findings.append(.late(now: now, before: then)) }
        if let (now, then) = shareChange(snacks, before.snacks) { findings.append(.snacks(now: now, before: then)) }
        if let timing, timing.isRegular { findings.append(.regularHours(first: timing.first, last: timing.last)) }
        return findings
    }

    /// Days that a period must know before it is compared.
    private var enoughDays: Int { max(4, calendar.count / 3) }

    private func isReal(
        _ now: DailyAverage, _ then: DailyAverage, atLeast difference: Double, level: Double = 0.05
    ) -> Bool {
        // Where more than one day in five is partly unknown, what differs may be what was left out.
        [now, then].allSatisfy { $0.days >= enoughDays && $0.atLeastDays * 5 <= $0.days }
            && abs(now.mean - then.mean) >= difference && now.differs(from: then, level: level)
    }

    private func relativeChange(of metric: Metric, from before: FoodPeriod, atLeast share: Double) -> Double? {
        guard let now = averages[metric], let then = before.averages[metric], then.mean > 0,
            isReal(now, then, atLeast: share * then.mean)
        else { return nil }
        return (now.mean - then.mean) / then.mean
    }

    /// The days decide whether it is real; what is told is of all of them together, and has to agree.
    private func shareChange(_ now: EnergyShare?, _ before: EnergyShare?) -> (now: Double, before: Double)? {
        guard let now, let before, isReal(now.daily, before.daily, atLeast: 0.05),
            abs(now.share - before.share) >= 0.03,
            (now.share > before.share) == (now.daily.mean > before.daily.mean)
        else { return nil }
        return (now.share, before.share)
    }

    /// The one that changed most; three are looked at, so that each has a third of the doubt.
    private func balanceChange(from before: FoodPeriod) -> Finding? {
        let changes = MacroShares.metrics.compactMap { metric -> (metric: Metric, now: Double, before: Double)? in
            guard let now = shares[metric], let then = before.shares[metric],
                isReal(now, then, atLeast: 0.03, level: 0.05 / 3)
            else { return nil }
            return (metric, now.mean, then.mean)
        }
        return changes.max { abs($0.now - $0.before) < abs($1.now - $1.before) }
            .map { .balance($0.metric, now: $0.now, before: $0.before) }
    }

    /// Against each other main meal: by a sign test, days that have one of the two would hardly ever fall so one-sidedly.
    private func steadiest(_ days: [Day]) -> Finding? {
        let logged = MealSlot.main.sorted().map { slot in
            (slot: slot, days: Set(days.filter { day in day.meals.contains { $0.slot == slot } }.map(\.date)))
        }
        guard days.count >= 5, let most = logged.max(by: { $0.days.count < $1.days.count }),
            Double(most.days.count) >= 0.8 * Double(days.count),
            logged.allSatisfy({ other in
                other.slot == most.slot
                    || Self.isOneSided(
                        most.days.subtracting(other.days).count, other.days.subtracting(most.days).count)
            })
        else { return nil }
        return .steadiest(most.slot, days: most.days.count)
    }

    /// Whether a fair coin would give `more` or more heads of `more + fewer` throws in fewer than 1 of 20 cases.
    private static func isOneSided(_ more: Int, _ fewer: Int) -> Bool {
        guard more > fewer else { return false }
        var probability = 0.0
        var term = 1.0
        for _ in 0..<more + fewer { term /= 2 }
        for heads in 0...fewer {
            probability += term
            term *= Double(more + fewer - heads) / Double(heads + 1)
        }
        return probability < 0.05
    }

    private func weekendSnacks(_ days: [Day]) -> Finding? {
        guard let weekend = DailyAverage(days.filter { $0.date.weekday >= 6 }.map(\.snackEnergy)),
            let weekdays = DailyAverage(days.filter { $0.date.weekday < 6 }.map(\.snackEnergy)), weekend.days >= 2,
            weekdays.days >= 4, weekend.mean - weekdays.mean >= 50, weekend.mean >= 1.25 * weekdays.mean,
            weekend.differs(from: weekdays)
        else { return nil }
        return .weekendSnacks(weekend: weekend.mean, weekdays: weekdays.mean)
    }

    /// From three weeks on, each weekday against the others, with the spread that days of one weekday have among
    /// themselves. Seven are looked at, so that each has a seventh of the doubt.
    private func weekdays(_ days: [Day]) -> [Finding] {
        let count = byWeekday.reduce(0) { $0 + $1.energy.days }
        guard calendar.count >= 21, count - byWeekday.count >= 10 else { return [] }
        let sum = byWeekday.reduce(0) { $0 + $1.energy.mean * Double($1.energy.days) }
        let squares = byWeekday.reduce(0) {
            $0 + ($1.energy.deviation ?? 0) * ($1.energy.deviation ?? 0) * Double($1.energy.days - 1)
        }
        let freedom = Double(count - byWeekday.count)
        let spread = (squares / freedom).squareRoot()
        func others(_ day: WeekdayEnergy) -> Double? {
            let own = Double(day.energy.days)
            let rest = Double(count) - own
            guard day.energy.days >= 3, rest >= 10 else { return nil }
            let mean = (sum - own * day.energy.mean) / rest
            let difference = abs(day.energy.mean - mean)
            let error = spread * (1 / own + 1 / rest).squareRoot()
            guard difference >= 0.1 * mean,
                error == 0 || StudentT.isBeyondChance(difference / error, degreesOfFreedom: freedom, level: 0.05 / 7)
            else { return nil }
            return mean
        }
        var findings: [Finding] = []
        if let most = byWeekday.max(by: { $0.energy.mean < $1.energy.mean }), let rest = others(most) {
            findings.append(.highestWeekday(most.weekday, energy: most.energy.mean, others: rest))
        }
        if let least = byWeekday.min(by: { $0.energy.mean < $1.energy.mean }), let rest = others(least) {
            findings.append(.lowestWeekday(least.weekday, energy: least.energy.mean, others: rest))
        }
        return findings
    }
}

extension Day {
    /// kcal in the three snack slots
    fileprivate var snackEnergy: Double { meals.filter(\.slot.isSnack).compactMap(\.nutrients.energy).reduce(0, +) }
}
