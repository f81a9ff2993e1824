import Domain
import Foundation
import Testing

@Suite("Alarms")
struct AlarmTests {
    struct Noise: Sendable {
        var correlation: Double
        var tails: NoiseDays.Tails
        var known: Double
    }

    private static let noises = [0.0, 0.3, 0.6].flatMap { correlation in
        NoiseDays.Tails.allCases.flatMap { tails in
            [1.0, 0.6].map { Noise(correlation: correlation, tails: tails, known: $0) }
        }
    }

    /// Alarms that begin, a month. Every third day is looked at, for an alarm is told for three days; one that is told in two
    /// looks in a row is one.
    private func rate(_ noise: Noise, people: UInt64, days count: Int) -> Double {
        var begun = 0
        for seed in 0..<people {
            let days = NoiseDays(
                count + 80, seed: seed, correlation: noise.correlation, tails: noise.tails, known: noise.known
            ).days
            var told: Set<Metric> = []
            for index in stride(from: 80, to: days.count, by: 3) {
                let date = days[index].date
                let now = Set(
                    Alarms.recent(days: days, on: date, today: date.adding(days: 1)).map(\.metric))
                begun += now.subtracting(told).count
                told = now
            }
        }
        return Double(begun) / (Double(people) * Double(count) / 30)
    }

    @Test("A year of noise that means nothing rings about once a month at most, over six metrics together")
    func noise() {
        var rates: [Double] = []
        for noise in Self.noises {
            let rate = rate(noise, people: 2, days: 365)
            rates.append(rate)
            print("alarms a month, \(noise):", (rate * 100).rounded() / 100)
        }
        let mean = rates.reduce(0, +) / Double(rates.count)
        print("alarms a month, mean of all:", (mean * 100).rounded() / 100)
        #expect(mean < 0.8)
        #expect(mean > 0.05, "the test sees alarms at all")
        // Two years of one kind of noise count some twenty alarms at most, give or take five.
        for rate in rates { #expect(rate < 1.5) }
    }

    /// How many of `people` with noise and a change of `deviations` in resting heart rate on the last `days` are told so.
    private func told(_ kind: Alarm.Kind, deviations: Double, days count: Int, people: UInt64 = 40) -> Double {
        let found = (0..<people).count { seed in
            var days = NoiseDays(80, seed: 1000 + seed, correlation: 0.3, tails: .normal).days
            for index in days.indices.suffix(count) {
                days[index].figures[.restingHeartRate]?.value += deviations * 2.5
            }
            let alarms = Alarms.recent(days: days, on: NoiseDays.end, today: NoiseDays.end)
            return alarms.contains { $0.metric == .restingHeartRate && $0.kind == kind && $0.score > 0 }
        }
        return Double(found) / Double(people)
    }

    @Test("A heart that beats far faster on one day is told, and one that beats faster for ten")
    func power() {
        let day = told(.day, deviations: 6, days: 1)
        let shift = told(.shift, deviations: 2.5, days: 10)
        print("told: a day of 6 deviations", day, "· ten days of 2.5 deviations", shift)
        #expect(day > 0.75)
        #expect(shift > 0.5)
    }

    @Test("Nothing rings before four weeks are known, or when nothing ever varied")
    func quiet() {
        var days = NoiseDays(80, seed: 1, correlation: 0, tails: .normal).days
        days[79].figures[.restingHeartRate]?.value = 120
        let end = NoiseDays.end
        #expect(Alarms.recent(days: days, on: end, today: end).first?.metric == .restingHeartRate)
        #expect(Alarms.recent(days: Array(days.suffix(28)), on: end, today: end).isEmpty)
        #expect(Alarms.recent(days: [], on: end, today: end).isEmpty)
        for index in days.indices { days[index].figures = [.restingHeartRate: Figure(value: 58, source: "Watch")] }
        days[79].figures[.restingHeartRate]?.value = 59
        #expect(Alarms.recent(days: days, on: end, today: end).isEmpty)
    }

    @Test("Steps of a day that is not over ring nothing; the same steps of yesterday do")
    func running() {
        var days = NoiseDays(82, seed: 3, correlation: 0, tails: .normal).days
        days[80].figures[.steps]?.value = 60_000
        days[81].figures[.steps]?.value = 5
        let alarms = Alarms.recent(days: days, on: NoiseDays.end, today: NoiseDays.end)
        #expect(alarms.map(\.metric) == [.steps])
        #expect(alarms.first?.date == NoiseDays.end.adding(days: -1))
        #expect(alarms.first?.value == 60_000)
    }
}
