import Catalogue
import Domain

/// Figures of recovery in the reader's words, each with what stands behind it.
public struct RecoveryWords {
    let person: Person

    public init(person: Person) { self.person = person }

    func name(_ metric: Metric) -> String { person.text(metric.nameKey(in: "recovery")) }

    func why(_ reading: Reading, _ window: BaselineWindow, in days: [Day]) -> Why {
        let start = reading.date.adding(days: -window.rawValue)
        let rows = days.filter { start <= $0.date && $0.date <= reading.date }
        return person.why(
            "recovery.baseline",
            [
                "window": .number(Double(window.rawValue)), "days": .number(Double(reading.baseline?.days ?? 0)),
                "fewest": .number(Double(Baseline.fewest)),
            ], rows.rows(reading.metric))
    }

    func card(_ card: RecoveryCard, on date: CivilDate) -> RecoveryAnswer.Card {
        RecoveryAnswer.Card(
            kind: card.kind, title: person.text("recovery.card.\(card.kind.rawValue)"),
            explanation: card.alarm.map(change) ?? differences(card.readings, on: date), confidence: card.confidence)
    }

    private func change(_ alarm: Alarm) -> String {
        person.text(
            "recovery.change.\(alarm.kind.rawValue)",
            [
                "name": .text(name(alarm.metric)), "value": .text(person.shown(alarm.value, alarm.metric)),
                "usual": .text(person.shown(alarm.usual, alarm.metric)),
                "date": .text(DateText.fullWithWeekday(alarm.date, person.language)),
            ])
    }

    /// "Sleep 45 min less than usual; HRV as usual. On 20 Mar: steps 900 more than usual."
    private func differences(_ readings: [Reading], on date: CivilDate) -> String {
        let dates = Set(readings.map(\.date)).sorted(by: >)
        return dates.map { day in
            let phrases = readings.filter { $0.date == day }.map(phrase)
            let rest = phrases.dropFirst().map(Self.uncapitalised)
            if day == date { return (phrases.prefix(1) + rest).joined(separator: "; ") + "." }
            let all = (phrases.prefix(1).map(Self.uncapitalised) + rest).joined(separator: "; ") + "."
            return person.text(
                "recovery.on", ["date": .text(DateText.short(day, person.language)), "phrases": .text(all)])
        }.joined(separator: " ")
    }

    /// As within a sentence; what is written in capitals stays.
    private static func uncapitalised(_ text: String) -> String {
        text.dropFirst().first?.isLowercase == true ? text.prefix(1).lowercased() + text.dropFirst() : text
    }

    /// "Sleep 45 min less than usual"
    private func phrase(_ reading: Reading) -> String {
        let delta = reading.delta ?? 0
        let shown = person.shown(abs(delta), reading.metric)
        let isSame = shown == person.shown(0, reading.metric)
        return person.text(
            "recovery.phrase.\(isSame ? "same" : delta < 0 ? "less" : "more")",
            ["name": .text(name(reading.metric)), "delta": .text(shown)])
    }

    func variability(_ days: [Day]) -> RecoveryAnswer.Variability? {
        let metric = days.hrvMetric
        guard let range = HRVRange(days.map { $0[metric] }) else { return nil }
        let band = range.bandMilliseconds
        return RecoveryAnswer.Variability(
            metric: metric, state: range.state(), week: range.weekMilliseconds, low: band.lowerBound,
            high: band.upperBound, weekDays: range.weekDays, baselineDays: range.baselineDays,
            variation: range.variation,
            why: person.why(
                "recovery.variability",
                ["week": .number(Double(range.weekDays)), "days": .number(Double(range.baselineDays))],
                Array(days.suffix(67)).rows(metric)))
    }

    func debt(_ days: [Day]) -> RecoveryAnswer.Debt? {
        let nights = Array(days.suffix(SleepDebt.window))
        return SleepDebt(nights.map { $0[.sleep] }).map { debt in
            RecoveryAnswer.Debt(
                debt: debt,
                why: person.why(
                    "recovery.debt",
                    ["need": .text(person.shown(debt.need, .sleep)), "nights": .number(Double(debt.nights))],
                    nights.rows(.sleep)))
        }
    }

    func regularity(_ days: [Day]) -> RecoveryAnswer.Regularity? {
        let month = Array(days.suffix(28))
        return SleepRegularity.index(of: month).map { found in
            RecoveryAnswer.Regularity(
                index: found.index, pairs: found.pairs,
                why: person.why(
                    "recovery.regularity", ["pairs": .number(Double(found.pairs))], month.rows(.sleep)))
        }
    }

    func jetlag(_ days: [Day]) -> RecoveryAnswer.Jetlag? {
        let month = Array(days.suffix(28))
        return SocialJetlag(month).map { shift in
            RecoveryAnswer.Jetlag(
                shift: shift, hours: shift.hours,
                why: person.why(
                    "recovery.jetlag",
                    ["work": .number(Double(shift.workNights)), "free": .number(Double(shift.freeNights))],
                    month.rows(.sleep)))
        }
    }

    func load(_ days: [Day], before date: CivilDate) -> RecoveryAnswer.Load? {
        TrainingLoad.read(days, before: date).map { load, measure in
            let start = date.adding(days: -28)
            let metric: Metric = measure == .activeEnergy ? .activeEnergy : .workoutMinutes
            return RecoveryAnswer.Load(
                measure: measure, load: load,
                why: person.why(
                    "recovery.load", [:], days.filter { start <= $0.date && $0.date < date }.rows(metric)))
        }
    }
}

extension [Day] {
    /// The known figures of a metric, newest first.
    fileprivate func rows(_ metric: Metric) -> [Insight.Row] {
        reversed().compactMap { day in
            day.figures[metric].map {
                Insight.Row(date: day.date, metric: metric, value: $0.value, source: $0.source)
            }
        }
    }
}
