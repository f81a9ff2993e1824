public import Domain

/// An insight as VitalPath's `HealthInsight` has it, in the reader's words, with what stands behind it.
public struct HealthInsight: Encodable, Sendable {
    var id: String
    var type: Insight.Tone
    var category: Insight.Category
    var title: String
    var message: String
    var actionUrl: String?
    /// 1 comes first.
    var priority: Int
    var why: Why
}

extension HealthInsight {
    public init(_ insight: Insight, for person: Person, on date: CivilDate) {
        let (subject, values) = insight.words(person)
        let key = "insight.\(insight.name)"
        id = insight.id(on: date)
        type = insight.tone
        category = insight.category
        title = person.text("\(key).\(subject)title", values)
        message = person.toned("\(key).message", values)
        if case .unusual(let alarm) = insight.kind, alarm.isStrain, alarm.metric != .sleep {
            message += " " + person.text("insight.strain")
        }
        actionUrl = insight.page
        priority = insight.priority
        why = person.why(key, values, insight.rows)
    }
}

extension Insight {
    /// What stands between the key of its title and `title`, and what fills its sentences.
    fileprivate func words(_ person: Person) -> (subject: String, values: [String: SentenceValue]) {
        func shown(_ value: Double, _ metric: Metric) -> SentenceValue { .text(person.shown(value, metric)) }
        func count(_ days: Int, _ of: Int) -> [String: SentenceValue] {
            ["days": .number(Double(days)), "of": .number(Double(of))]
        }
        func mean(_ mean: Double, _ target: Double, _ metric: Metric, _ days: Int) -> [String: SentenceValue] {
            ["mean": shown(mean, metric), "target": shown(target, metric), "days": .number(Double(days))]
        }
        switch kind {
        case .unusual(let alarm):
            let name = alarm.metric == .hrvSleep ? Metric.hrv : alarm.metric
            return (
                "\(name.rawValue).\(alarm.score < 0 ? "less" : "more").",
                [
                    "date": .text(DateText.fullWithWeekday(alarm.date, person.language)),
                    "value": shown(alarm.value, alarm.metric), "usual": shown(alarm.usual, alarm.metric),
                    "days": .number(Double(alarm.baselineDays)),
                    "score": .text(person.number(abs(alarm.score), 1)),
                    "limit": .text(person.number(alarm.limit, 1)),
                ]
            )
        case .shortNights(let debt):
            return (
                "",
                [
                    "mean": shown(debt.mean, .sleep), "need": shown(debt.need, .sleep),
                    "missing": shown(debt.shortfall, .sleep), "days": .number(Double(debt.nights)),
                ]
            )
        case .enoughSleep(let nights, let of): return ("", count(nights, of))
        case .stress(let mean, let days):
            return ("", ["mean": shown(mean, .stress), "days": .number(Double(days))])
        case .lowProtein(let average, let target, let days): return ("", mean(average, target, .protein, days))
        case .lowWater(let average, let target, let days): return ("", mean(average, target, .water, days))
        case .proteinReached(let days, let of, let target):
            return ("", count(days, of).merging(["target": shown(target, .protein)]) { $1 })
        case .waterReached(let days, let of, let target):
            return ("", count(days, of).merging(["target": shown(target, .water)]) { $1 })
        case .fewLogged(let days): return ("", ["days": .number(Double(days))])
        case .stepsReached(let days, let of, let goal):
            return ("", count(days, of).merging(["target": shown(goal, .steps)]) { $1 })
        case .workoutsReached(let number, let goal):
            return ("", ["count": .number(Double(number)), "goal": .number(goal)])
        case .record(let metric, let value, let best, let days):
            return (
                "",
                [
                    "value": shown(value, metric), "best": shown(best, metric), "days": .number(Double(days)),
                    "chance": .text(person.number(Records.expected(days), 0)),
                ]
            )
        case .longPhase(let phase, let days):
            return (
                "\(phase.rawValue).",
                ["weeks": .number(Double(days / 7)), "phase": .text(person.text("phase.\(phase.rawValue)"))]
            )
        case .burnChanged(let change, let interval, let since):
            let bounds = [abs(interval.lowerBound), abs(interval.upperBound)].sorted()
            return (
                change < 0 ? "less." : "more.",
                [
                    "value": shown((abs(change) / 10).rounded() * 10, .energy),
                    "low": .text(person.number(bounds[0], .energy)),
                    "high": shown(bounds[1], .energy), "date": .date(since),
                ]
            )
        }
    }

    /// Where more of it is to be seen, or done.
    fileprivate var page: String {
        switch kind {
        case .unusual, .shortNights, .enoughSleep: "/recovery"
        case .stress, .workoutsReached: "/log"
        case .lowProtein, .proteinReached, .lowWater, .waterReached, .fewLogged: "/food"
        case .stepsReached, .record: "/trends?chart=steps"
        case .longPhase: "/profile"
        case .burnChanged: "/plan"
        }
    }
}
