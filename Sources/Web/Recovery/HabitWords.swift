import Domain

extension RecoveryWords {
    func habits(_ result: HabitFindings.Result) -> RecoveryAnswer.Habits {
        let shown = result.findings.filter { $0.behaviour != .energy || !person.preferences.hideCalories }
        return RecoveryAnswer.Habits(
            tests: result.tests,
            findings: shown.map {
                RecoveryAnswer.Habits.Finding(text: sentence($0), finding: $0, why: formula($0, tests: result.tests))
            },
            reference: person.text("habits.reference"))
    }

    /// "After days with alcohol you slept 40 min less, on average: 6 h 50 against 7 h 30."
    private func sentence(_ finding: HabitFinding) -> String {
        let metric = finding.outcome
        let when = person.text(
            "habits.when.\(finding.behaviour.rawValue).\(finding.isNextDay ? "after" : "same")",
            ["threshold": .text(threshold(finding))])
        let subject = metric == .hrvSleep ? Metric.hrv : metric
        let what = person.text(
            "habits.outcome.\(subject.rawValue).\(finding.difference < 0 ? "less" : "more")",
            ["difference": .text(person.shown(abs(finding.difference), metric))])
        return person.text(
            "habits.sentence",
            [
                "when": .text(when), "what": .text(what), "with": .text(person.shown(finding.with.mean, metric)),
                "without": .text(person.shown(finding.without.mean, metric)),
            ])
    }

    private func threshold(_ finding: HabitFinding) -> String {
        guard let value = finding.threshold, let metric = finding.behaviour.metric else { return "" }
        return person.shown(value, metric)
    }

    private func formula(_ finding: HabitFinding, tests: Int) -> String {
        person.text(
            "habits.formula",
            [
                "with": .number(Double(finding.with.days)), "without": .number(Double(finding.without.days)),
                "r": .text(person.number(finding.r, 2)),
                "effective": .number(finding.effectiveCount.rounded()),
                "adjusted": .text(person.number(finding.adjusted, 3)),
                "shift": .text(person.number(finding.circularShift, 3)), "tests": .number(Double(tests)),
            ])
    }
}

extension HabitFinding {
    /// Whether the outcome is of the night or day after: sleep counts for the day of waking.
    fileprivate var isNextDay: Bool { lag > 0 }
}
