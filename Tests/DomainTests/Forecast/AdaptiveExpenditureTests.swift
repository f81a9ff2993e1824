import Domain
import Foundation
import Testing

@Suite("What someone burns, by their own log")
struct AdaptiveExpenditureTests {
    private static let people = (1...40).map { MadeUpPerson(seed: UInt64($0) &* 7_919) }
    private typealias Row = (date: CivilDate, entry: EnergyRecord.Entry)

    private func estimate(
        _ person: MadeUpPerson, shift: Int = 0, change: (inout Row) -> Void
    ) throws -> AdaptiveExpenditure {
        var record = person.record
        for index in record.indices { change(&record[index]) }
        let known = try #require(EnergyRecord(record, through: person.last.adding(days: shift)))
        return AdaptiveExpenditure(record: known, profile: person.profile)
    }

    @Test("It is near the truth of made-up people, whatever share they log, and its interval holds for most")
    func truth() throws {
        var inside = 0
        var squares = 0.0
        var ahead = [7: 0, 28: 0, 84: 0]
        for person in Self.people {
            let estimate = try #require(person.estimate)
            let now = try #require(estimate.now)
            let error = now.kilocalories - person.expenditure
            squares += error * error
            inside += now.interval.contains(person.expenditure) ? 1 : 0
            let forecast = try #require(WeightForecast(estimate, intake: person.plan, days: 84))
            #expect(forecast.points.count == 84)
            for day in [7, 28, 84] where forecast.points[day - 1].interval.contains(person.future[day - 1]) {
                ahead[day, default: 0] += 1
            }
        }
        #expect((squares / Double(Self.people.count)).squareRoot() < 130)
        #expect(inside >= 32)
        for (day, count) in ahead { #expect(count >= 32, "after \(day) days") }
    }

    @Test("Shifting every date by whole weeks shifts the answer and changes nothing else")
    func shifted() throws {
        let person = Self.people[0]
        let usual = try #require(person.estimate)
        let later = try estimate(person, shift: 70) { $0.date = $0.date.adding(days: 70) }
        #expect(usual.days.count == later.days.count && !usual.days.isEmpty)
        // Only age moves with the date.
        for (a, b) in zip(usual.days, later.days) {
            #expect(a.date.adding(days: 70) == b.date)
            #expect(abs(a.kilocalories - b.kilocalories) < 10)
        }
    }

    @Test("Who logs 200 kcal more every day burns about 200 more by their log", arguments: [0, 3, 5, 8])
    func moreLogged(index: Int) throws {
        let person = Self.people[index]
        let usual = try #require(person.estimate?.now)
        let more = try #require(
            try estimate(person) { row in
                let intake = row.entry.intake.map { $0 + 200 }
                row.entry = EnergyRecord.Entry(weight: row.entry.weight, intake: intake)
            }.now)
        #expect(abs(more.kilocalories - usual.kilocalories - 200) < 40)
    }

    @Test("A gap after the last entry twice as long makes the interval only wider", arguments: [1, 4, 9])
    func gap(index: Int) throws {
        let person = Self.people[index]
        let widths = try [0, 5, 10].map { days -> Double in
            let now = try #require(try estimate(person, shift: days) { _ in }.now)
            return now.interval.upperBound - now.interval.lowerBound
        }
        #expect(widths[0] < widths[1] && widths[1] < widths[2])
    }

    @Test("Someone else's weight and a day of 12,000 kcal hardly move it")
    func slips() throws {
        let person = Self.people[2]
        let usual = try #require(person.estimate?.now)
        let day = try #require(person.record.last { $0.entry.weight != nil && $0.entry.isFull }).date
        for entry in [
            EnergyRecord.Entry(weight: 45, intake: 2000), EnergyRecord.Entry(weight: 180, intake: 2000),
            EnergyRecord.Entry(intake: 12_000), EnergyRecord.Entry(intake: 20_000),
        ] {
            let slipped = try #require(try estimate(person) { if $0.date == day { $0.entry = entry } }.now)
            #expect(abs(slipped.kilocalories - usual.kilocalories) < 60)
        }
    }

    @Test("With too little it says what is lacking, and foretells nothing")
    func lacking() throws {
        let last = CivilDate(ordinal: 20_500)
        func estimate(weighIns: Int, logs: Int) throws -> AdaptiveExpenditure {
            let known = (0..<28).map { day -> Row in
                let entry = EnergyRecord.Entry(
                    weight: day < weighIns ? 80 : nil, intake: day < logs ? 2200 : nil)
                return (last.adding(days: -day), entry)
            }
            return AdaptiveExpenditure(record: try #require(EnergyRecord(known, through: last)), profile: Profile())
        }
        let few = try estimate(weighIns: 1, logs: 2)
        #expect(few.lacking?.weighIns == 2 && few.lacking?.fullLogs == 4)
        #expect(few.now == nil && WeightForecast(few, intake: 2000, days: 84) == nil)
        #expect(try estimate(weighIns: 28, logs: 0).lacking?.fullLogs == 6)
        let enough = try estimate(weighIns: 3, logs: 6)
        #expect(enough.lacking == nil && enough.now != nil)
        let tomorrow: [Row] = [(last.adding(days: 1), EnergyRecord.Entry(weight: 80))]
        #expect(EnergyRecord(tomorrow, through: last) == nil)
    }

    @Test("Whatever the record and the profile, every number is one and lies in its interval")
    func anything() {
        var dice = Random(seed: 11)
        let last = CivilDate(ordinal: 20_000)
        for _ in 0..<60 {
            var profile = Profile()
            if dice.share() < 0.5 { profile.sex = Sex.allCases[Int(dice.share() * 3)] }
            if dice.share() < 0.5 { profile.height = 250 * dice.share() }
            if dice.share() < 0.5 { profile.birthDate = CivilDate(ordinal: Int(40_000 * dice.share()) - 20_000) }
            if dice.share() < 0.5 { profile.activity = ActivityLevel.allCases[Int(dice.share() * 5)] }
            let isWild = dice.share() < 0.5
            var known: [Row] = []
            for _ in 0..<Int(dice.share() * 60) {
                let weight = isWild ? dice.share() * 500 : 70 + dice.share()
                let intake = isWild ? dice.share() * 20_000 : 2000
                let date = last.adding(days: 5 - Int(dice.share() * (isWild ? 600 : 60)))
                let entry = EnergyRecord.Entry(
                    weight: dice.share() < 0.7 ? weight : nil, intake: dice.share() < 0.7 ? intake : nil,
                    isFull: dice.share() < 0.9)
                known.append((date, entry))
            }
            guard let record = EnergyRecord(known, through: last) else { continue }
            let estimate = AdaptiveExpenditure(record: record, profile: profile)
            for day in estimate.days {
                #expect(day.kilocalories.isFinite && day.interval.contains(day.kilocalories))
            }
            let forecast = WeightForecast(estimate, intake: 20_000 * dice.share(), days: 400)
            for point in forecast?.points ?? [] {
                #expect(point.weight.isFinite && point.interval.contains(point.weight))
            }
        }
    }
}
