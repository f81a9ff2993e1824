import Foundation
import Testing

@testable import Domain

@Suite("Phases, milestones and the weekly look back")
struct PhaseTests {
    private let today = CivilDate(ordinal: 20_500)

    private func day(_ age: Int, _ figures: [Metric: Double]) -> Day {
        var day = Day(date: today.adding(days: -age))
        for (metric, value) in figures { day.figures[metric] = Figure(value: value, source: .manual) }
        return day
    }

    private func outlook(
        _ goals: Goals, _ profile: Profile = Profile(), _ figures: (Int) -> [Metric: Double]
    ) -> EnergyOutlook {
        let days = (0..<200).reversed().map { day($0, figures($0)) }
        let body = KnownBody(weight: days.compactMap { $0[.weight] }.last)
        return EnergyOutlook(
            days: days, profile: profile,
            targets: DayTargets(profile: profile, goals: goals, body: body, on: today))
    }

    @Test("Phases follow from the goals; a start that was corrected moves, and changes within a phase are none")
    func timeline() {
        func goals(_ age: Int, _ phase: Phase, since: Int? = nil) -> Goals {
            Goals(
                from: today.adding(days: -age), phase: phase, phaseStart: today.adding(days: -(since ?? age)))
        }
        let history = [
            goals(100, .assessment), goals(80, .recovery), goals(70, .recovery, since: 85), goals(30, .cutting),
            goals(10, .cutting, since: 30),
        ]
        let spans = history.phases(on: today)
        #expect(spans.map(\.phase) == [.assessment, .recovery, .cutting])
        #expect(spans.map { $0.from.days(to: today) } == [100, 85, 30])
        #expect(spans[0].to == today.adding(days: -86) && spans[2].to == nil)
        #expect(spans[2].weeks(on: today) == 4)
        #expect([Goals]().phases(on: today).isEmpty)
        let swallowed = (history + [goals(5, .recomp, since: 90)]).phases(on: today)
        #expect(swallowed.map(\.phase) == [.assessment, .recomp])
    }

    @Test(
        "Long cutting with energy below its own usual suggests recovery, with the rows; while all is well nothing does")
    func advice() throws {
        let goals = Goals(from: today.adding(days: -70), phase: .cutting, targetWeight: 70)
        let span = PhaseSpan(phase: .cutting, from: goals.phaseStart, to: nil)
        func advice(energyNow: Double) -> PhaseAdvice? {
            PhaseAdvice(
                span,
                outlook: outlook(goals) { age in
                    let swing = Double(age % 3) / 2 - 0.5
                    return [
                        .energyLevel: (age > 70 ? 7 : age < 20 ? energyNow : 6.8) + swing,
                        .weight: 80 + Double(age) / 20,
                    ]
                }, baseline: nil)
        }
        let tired = try #require(advice(energyNow: 5))
        #expect(tired.to == .recovery)
        #expect(tired.signs.map(\.kind) == [.weeks, .energyDown])
        let sign = try #require(tired.signs.last)
        #expect(sign.rows.count == 14 && abs(sign.value - 5) < 0.2 && abs((sign.usual ?? 0) - 7) < 0.2)
        #expect(advice(energyNow: 7) == nil)
        let young = PhaseSpan(phase: .cutting, from: today.adding(days: -20), to: nil)
        #expect(PhaseAdvice(young, outlook: outlook(goals) { _ in [:] }, baseline: nil) == nil)
    }

    @Test("The goal reached is said by the trend, not by one weigh-in")
    func reached() {
        let goals = Goals(from: today.adding(days: -20), phase: .cutting, targetWeight: 80)
        let span = PhaseSpan(phase: .cutting, from: goals.phaseStart, to: nil)
        let single = outlook(goals) { [.weight: $0 == 0 ? 79 : 82] }
        #expect(PhaseAdvice(span, outlook: single, baseline: nil) == nil)
        let steady = outlook(goals) { _ in [.weight: 79.9] }
        #expect(PhaseAdvice(span, outlook: steady, baseline: nil)?.signs.first?.kind == .goal)
    }

    @Test("A goal that the rails refuse is never said to be reached; the one that is aimed at in its place is")
    func refused() {
        var tall = Profile()
        (tall.sex, tall.height) = (.female, 170)
        let lowest = SafetyRails.lowestWeight(height: 170) ?? 0
        let goals = Goals(from: today.adding(days: -20), phase: .cutting, targetWeight: lowest - 8)
        let span = PhaseSpan(phase: .cutting, from: goals.phaseStart, to: nil)
        for weight in [lowest - 12, lowest - 8, lowest - 7.9, lowest - 0.1, lowest] {
            let low = outlook(goals, tall) { _ in [.weight: weight] }
            #expect(PhaseAdvice(span, outlook: low, baseline: nil) == nil, "\(weight)")
        }
        // A weigh-in above, the trend at the lowest healthy weight.
        let near = outlook(goals, tall) { [.weight: $0 == 0 ? lowest + 0.2 : lowest - 0.05] }
        let sign = PhaseAdvice(span, outlook: near, baseline: nil)?.signs.first
        #expect(sign?.kind == .goal && sign?.usual == lowest)
        var pregnant = tall
        pregnant.isPregnant = true
        let held = outlook(goals, pregnant) { _ in [.weight: lowest - 8] }
        #expect(PhaseAdvice(span, outlook: held, baseline: nil) == nil)
    }

    @Test(
        "Milestones are the half kilograms on the way, each passed once, and the goal the last", arguments: [1.0, -1])
    func milestones(sign: Double) throws {
        let trend = (0...50).map { (date: today.adding(days: $0), weight: 80 + sign * Double($0) * 0.05) }
        let bar = try #require(GoalMilestones(trend: trend, goal: 80 + sign * 4, since: today))
        #expect(bar.milestones.count == 8 && bar.milestones.last?.weight == 80 + sign * 4)
        #expect(bar.milestones.count { $0.passed != nil } == 5)
        #expect(near(bar.share, 2.5 / 4, 1e-9))
        #expect(GoalMilestones(trend: trend, goal: 80.2, since: today) == nil)
        #expect(GoalMilestones(trend: [], goal: 70, since: today) == nil)
    }

    @Test("A week is the seven whole days before the chosen weekday", arguments: 1...7)
    func week(weekday: Int) {
        for shift in 0..<7 {
            let now = today.adding(days: shift)
            let range = WeekReview.week(before: now, weekday: weekday)
            #expect(range.count == 7 && range.end < now && range.end.days(to: now) <= 7)
            #expect(range.end.adding(days: 1).weekday == weekday)
        }
    }
}
