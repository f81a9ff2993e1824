import Domain
import Foundation
import Testing

@Suite("What goes with what")
struct HabitFindingsTests {
    /// Someone who logs for `count` days; nothing has to do with anything, but for what `effect` plants.
    ///
    /// - Parameter effect: deviations of sleep that alcohol of the day before takes
    private func history(_ seed: UInt64, count: Int = 90, effect: Double = 0) -> (days: [Day], entries: [FoodEntry]) {
        var random = Random(seed: seed)
        let correlation = [0, 0.3, 0.6][Int(seed % 3)]
        let tails = NoiseDays.Tails.allCases[Int(seed / 3 % 2)]
        let noises: [(metric: Metric, mean: Double, deviation: Double)] = [
            (.steps, 9000, 2500), (.activeEnergy, 500, 120), (.sleep, 430, 45), (.sleepQuality, 6.5, 1.2),
            (.hrv, 55, 9), (.restingHeartRate, 58, 2.5), (.mood, 6.5, 1.2), (.energyLevel, 6, 1.3), (.stress, 4, 1.4),
        ]
        var habits = (0..<4).map { _ in SerialNoise(correlation: correlation, tails: .normal) }
        var series = noises.map { _ in SerialNoise(correlation: correlation, tails: tails) }
        var days: [Day] = []
        var entries: [FoodEntry] = []
        var drank = false
        for index in 0..<count {
            let date = NoiseDays.end.adding(days: index - count + 1)
            var figures: [StoredFigure] = []
            for place in noises.indices {
                let (metric, mean, deviation) = noises[place]
                var value = mean + deviation * series[place].next(&random)
                if metric == .sleep, drank { value -= effect * deviation }
                if [.sleepQuality, .mood, .energyLevel, .stress].contains(metric) {
                    value = min(max(value.rounded(), 1), 10)
                }
                figures.append(StoredFigure(metric: metric, source: "Watch", value: max(value, 1)))
            }
            let does = habits.indices.map { habits[$0].next(&random) > 0.5 }
            drank = does[0]
            var eaten = [
                entry(date, 8 * 60, .breakfast, energy: 450 + 90 * random.noise()),
                entry(date, 13 * 60, .lunch, energy: 600 + 120 * random.noise()),
                entry(date, does[1] ? 22 * 60 : 18 * 60, .dinner, energy: 800 + 150 * random.noise()),
            ]
            if does[0] { eaten.append(entry(date, 20 * 60, .drinks, energy: 90, alcohol: 10)) }
            if does[2] { eaten.append(entry(date, 16 * 60, .drinks, energy: 2, caffeine: 80)) }
            if does[3] { figures.append(StoredFigure(metric: .workoutMinutes, source: "Watch", value: 40)) }
            days.append(Day.assemble(date: date, figures: figures, entries: eaten))
            entries += eaten
        }
        return (days, entries)
    }

    private func entry(
        _ date: CivilDate, _ minute: Int, _ slot: MealSlot, energy: Double, alcohol: Double? = nil,
        caffeine: Double? = nil
    ) -> FoodEntry {
        var nutrients = Nutrients(energy: energy, protein: energy * 0.05)
        nutrients.alcohol = alcohol
        nutrients.caffeine = caffeine
        return FoodEntry(
            id: "\(date)\(minute)", day: date, at: Date(timeIntervalSince1970: 0), minute: minute, slot: slot,
            name: "food", amount: 1, unit: "g", millilitres: slot == .drinks ? 200 : nil,
            drink: slot == .drinks ? (alcohol == nil ? .coffeeTea : .alcohol) : nil, nutrients: nutrients)
    }

    @Test("Chance is told to about one person in ten; a real effect to most")
    func rates() {
        let people = 200
        var told = 0
        var tests = 0
        for seed in 0..<UInt64(people) {
            let (days, entries) = history(seed)
            let result = HabitFindings.all(days: days, entries: entries)
            tests += result.tests
            told += result.findings.count
        }
        #expect(tests > people * 40, "most pairs are tested")
        #expect(Double(told) / Double(people) < 0.2)

        let hits = (0..<UInt64(people / 2)).count { seed in
            let (days, entries) = history(10_000 + seed, effect: 1.2)
            return HabitFindings.all(days: days, entries: entries).findings.contains {
                $0.behaviour == .alcohol && $0.outcome == .sleep && $0.difference < 0
            }
        }
        #expect(hits > people * 7 / 20)
    }

    @Test("A finding tells the days of both kinds and the pairs it rests on")
    func details() throws {
        let (days, entries) = history(4, effect: 3)
        let found = HabitFindings.all(days: days, entries: entries).findings
        let finding = try #require(found.first { $0.behaviour == .alcohol && $0.outcome == .sleep })
        #expect(finding.lag == 1)
        #expect(finding.with.days + finding.without.days == finding.pairs.count)
        #expect(finding.pairs.count == 89, "the last day has no night after it")
        #expect(finding.difference < -80)
        #expect(finding.threshold == nil)
        let first = try #require(finding.pairs.first)
        #expect(first.date == days[0].date)
        #expect(first.outcome == days[1][.sleep])
        #expect(finding.adjusted <= 0.1 && finding.circularShift <= 0.05)
    }

    @Test("Nothing is tested with fewer than 28 pairs, or where nearly every day is the same")
    func few() {
        let (days, entries) = history(4, count: 28, effect: 3)
        #expect(HabitFindings.all(days: days, entries: entries).findings.allSatisfy { $0.lag == 0 })
        let sober = entries.filter { $0.nutrients.alcohol == nil }
        let dry = days.map { day in
            Day.assemble(
                date: day.date, figures: day.figures.map { StoredFigure(metric: $0, source: "Watch", value: $1.value) },
                entries: sober.filter { $0.day == day.date })
        }
        #expect(HabitFindings.all(days: dry, entries: sober).findings.allSatisfy { $0.behaviour != .alcohol })
        #expect(HabitFindings.all(days: [], entries: []).tests == 0)
    }

    @Test("A day that was hardly logged does not count as one without")
    func unlogged() {
        let (days, _) = history(4)
        let empty = days.map { Day(date: $0.date, figures: $0.figures) }
        let result = HabitFindings.all(days: empty, entries: [])
        #expect(result.tests > 0)
        let fromFood: Set<Behaviour> = [.alcohol, .lateCaffeine, .lateMeal, .protein]
        #expect(result.findings.allSatisfy { !fromFood.contains($0.behaviour) })
    }
}
