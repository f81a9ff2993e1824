import Foundation
import Testing

@testable import Domain
@testable import Services

@Suite("Words of recovery")
struct RecoveryWordsTests {
    @Test("Every pair that can be found has its words", arguments: Language.allCases)
    func words(language: Language) {
        let person = Person(
            owner: Account.ID("sam"), preferences: Preferences(language: language),
            clock: DayClock(timeZone: .gmt, dayStartHour: 0), now: Date(timeIntervalSince1970: 0))
        for behaviour in Behaviour.allCases {
            for (metric, lag) in behaviour.outcomes {
                for difference in [-1.0, 1] {
                    let finding = HabitFinding(
                        behaviour: behaviour, outcome: metric, lag: lag, r: difference / 2, rankR: difference / 2,
                        effectiveCount: 50, adjusted: 0.01, circularShift: 0.02,
                        with: .init(mean: 50 + difference, days: 20), without: .init(mean: 50, days: 30),
                        threshold: behaviour.isYesOrNo ? nil : 80, pairs: [])
                    let habits = RecoveryWords(person: person).habits(.init(tests: 40, findings: [finding]))
                    for text in habits.findings.flatMap({ [$0.text, $0.why] }) {
                        #expect(!text.contains("«") && !text.contains("{"), "\(text)")
                    }
                }
            }
        }
        for metric in Metric.allCases where DailySnapshot.metrics([]).contains(metric) {
            #expect(!RecoveryWords(person: person).name(metric).contains("«"))
        }
    }
}
