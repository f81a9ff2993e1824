public import Domain
public import Drawing

extension RecoveryWords {
    func habits(_ result: HabitFindings.Result) -> RecoveryAnswer.Habits {
        let shown = result.findings.filter { $0.behaviour != .energy || !person.preferences.hideCalories }
        let words = CoachWords(person: person)
        return RecoveryAnswer.Habits(
            tests: result.tests,
            findings: shown.map {
                RecoveryAnswer.Habits.Finding(
                    text: words.sentence($0.sentence), finding: $0, why: formula($0, tests: result.tests))
            },
            reference: person.text("habits.reference"))
    }

    /// - Returns: `nil` for what is not among the findings that are shown
    public func picture(_ behaviour: String, _ outcome: String, lag: Int, in result: HabitFindings.Result)
        -> HabitInput?
    {
        let found = habits(result).findings.first {
            $0.finding.behaviour.rawValue == behaviour && $0.finding.outcome.rawValue == outcome
                && $0.finding.lag == lag
        }
        return found.map { found in
            let finding = found.finding
            func group(
                _ key: String, _ group: HabitFinding.Group, _ isIn: (HabitFinding.Pair) -> Bool
            ) -> HabitInput.Group {
                let name = person.text("habits.picture.\(key)", ["threshold": .text(threshold(finding))])
                let mean = person.shown(group.mean, finding.outcome)
                return HabitInput.Group(
                    name: name, mean: group.mean, shownMean: mean,
                    says: person.text(
                        "habits.picture.mean",
                        ["name": .text(name), "mean": .text(mean), "days": .number(Double(group.days))]),
                    days: finding.pairs.filter(isIn).map(\.outcome))
            }
            let limit = finding.threshold ?? 0
            let isYesOrNo = finding.threshold == nil
            return HabitInput(
                finding: finding, title: person.text("habits.picture"), description: found.text,
                without: group(isYesOrNo ? "without" : "less", finding.without) { $0.behaviour <= limit },
                with: group(isYesOrNo ? "with" : "more", finding.with) { $0.behaviour > limit })
        }
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
