import Foundation
import Testing

@testable import Domain

@Suite("A change of what is burnt")
struct BurnChangeTests {
    private func days(of person: MadeUpPerson) -> [Day] {
        let known = Dictionary(person.record.map { ($0.date, $0.entry) }) { _, last in last }
        return DayRange(150, endingOn: person.last).map { date in
            var day = Day(date: date)
            if let weight = known[date]?.weight { day.figures[.weight] = Figure(value: weight, source: .manual) }
            if let intake = known[date]?.intake { day.figures[.energy] = Figure(value: intake, source: .manual) }
            return day
        }
    }

    private func outlook(_ person: MadeUpPerson, since age: Int, _ days: [Day], after: EnergyOutlook? = nil)
        -> EnergyOutlook
    {
        let goals = Goals(from: person.last.adding(days: -age))
        return EnergyOutlook(
            days: days, profile: person.profile,
            targets: DayTargets(profile: person.profile, goals: goals, body: KnownBody(weight: 80), on: person.last),
            after: after)
    }

    @Test("Of people whose body and habits only waver few are told of one, and it is never none")
    func noise() {
        var told = 0
        var asked = 0
        for seed in 1...30 {
            let person = MadeUpPerson(seed: UInt64(seed) &* 104_729, days: 150)
            guard person.isSteady else { continue }
            let outlook = outlook(person, since: 60, days(of: person))
            asked += 1
            guard let change = outlook.change(since: person.last.adding(days: -60)) else { continue }
            told += 1
            #expect(!change.interval.contains(0))
        }
        print("told of a change by noise:", told, "of", asked)
        #expect(asked > 8 && Double(told) / Double(asked) < 0.2)
    }

    @Test("The coach tells with what is burnt what it changed by in three months, where that is sure, and else nothing")
    func told() {
        var sure = 0
        for seed in 1...40 {
            let person = MadeUpPerson(seed: UInt64(seed) &* 15_485_863, days: 150)
            let outlook = outlook(person, since: 120, days(of: person))
            var record = CoachRecord(today: person.last)
            record.outlook = outlook
            let facts = record.asked(.plan(.expenditure), nil, nil).facts
            let change = outlook.change(since: person.last.adding(days: -90))
            let fact = facts.first { $0.key.hasPrefix("plan.burns") }
            #expect(fact?.key == change.map { $0.kilocalories > 0 ? "plan.burnsMore" : "plan.burnsLess" })
            #expect(fact?.values["value"] == change.map { .figure(abs($0.kilocalories), .energy) })
            sure += change == nil ? 0 : 1
        }
        #expect(sure > 0 && sure < 40)
    }

    @Test("An outlook after one of the same weigh-ins and logs keeps its estimate, and is what a fresh one is")
    func after() throws {
        var dice = Random(seed: 5)
        let person = MadeUpPerson(seed: 7_919)
        var days = days(of: person)
        var before: EnergyOutlook?
        for round in 0..<24 {
            let index = dice.share() < 0.4 ? days.count - 1 : Int(dice.share() * Double(days.count))
            let metric: Metric = [.weight, .energy, .mood, .steps][round % 4]
            let value = metric == .weight ? 80.0 : metric == .energy ? 2000 : 5
            days[index].figures[metric] = Figure(value: value + 10 * dice.noise(), source: .manual)
            let fresh = outlook(person, since: 60, days)
            let kept = outlook(person, since: 60, days, after: before)
            #expect(fresh.expenditure?.days == kept.expenditure?.days)
            #expect(fresh.burn == kept.burn)
            before = kept
        }
    }
}
