import Domain
import Testing

@Suite("A day beside what is usual")
struct DailySnapshotTests {
    private let end = CivilDate(ordinal: 20_535)

    /// `count` days until `end` on which nothing differs, but for what is changed.
    private func days(_ count: Int = 90, _ change: (inout Day) -> Void = { _ in }) -> [Day] {
        DayRange(count, endingOn: end).map { date in
            let figures: [Metric: Double] = [
                .sleep: 430, .hrv: 50, .restingHeartRate: 58, .steps: 9000, .activeEnergy: 500, .workoutMinutes: 30,
                .workoutCount: 1,
            ]
            var day = Day(date: date, figures: DayFigures(figures.mapValues { Figure(value: $0, source: "Watch") }))
            change(&day)
            return day
        }
    }

    @Test("Each figure has its baseline of the days before, its difference, source and day")
    func readings() throws {
        let days = days { day in
            if day.date == end { day.figures[.sleep] = Figure(value: 370, source: "Ring") }
        }
        let snapshot = DailySnapshot(on: end, days: days, today: end.adding(days: 1))
        #expect(
            snapshot.readings.map(\.metric) == [
                .sleep, .hrv, .restingHeartRate, .steps, .activeEnergy, .workoutMinutes, .workoutCount,
            ])
        let sleep = try #require(snapshot.readings.first)
        #expect(sleep.baseline?.median == 430)
        #expect(sleep.baseline?.days == 28)
        #expect(sleep.delta == -60)
        #expect(sleep.source == "Ring")
        #expect(sleep.date == end)
        #expect(snapshot.confidence == .high)
    }

    @Test("A day that is not over is not compared in what still grows")
    func running() throws {
        let snapshot = DailySnapshot(on: end, days: days(), today: end)
        for reading in snapshot.readings {
            let grows = [.steps, .activeEnergy, .workoutMinutes, .workoutCount].contains(reading.metric)
            #expect(reading.isRunning == grows)
            #expect((reading.delta == nil) == grows, "\(reading.metric)")
        }
    }

    @Test("An older figure is shown with its day for a week, and compared with the days before that")
    func freshness() throws {
        let last = end.adding(days: -6)
        let days = days { day in
            if day.date > last { day.figures[.restingHeartRate] = nil }
            if day.date == last { day.figures[.restingHeartRate]?.value = 61 }
            if day.date > end.adding(days: -7) { day.figures[.hrv] = nil }
        }
        let readings = DailySnapshot(on: end, days: days, today: end).readings
        let heart = try #require(readings.first { $0.metric == .restingHeartRate })
        #expect(heart.date == last)
        #expect(heart.delta == 3)
        #expect(!readings.contains { $0.metric == .hrv })
    }

    @Test("The window can be chosen; six known days make no baseline", arguments: BaselineWindow.allCases)
    func windows(window: BaselineWindow) {
        let days = days(120) { day in
            let age = day.date.days(to: end)
            day.figures[.sleep]?.value = age == 0 ? 400 : age <= window.rawValue ? 420 : 300
        }
        let snapshot = DailySnapshot(on: end, days: days, window: window, today: end)
        #expect(snapshot.readings.first?.baseline == Baseline([Double](repeating: 420, count: window.rawValue)))
        let few = Array(days.suffix(7))
        #expect(DailySnapshot(on: end, days: few, window: window, today: end).readings.first?.baseline == nil)
    }

    @Test("Where nothing differs there is no card, and none without a baseline")
    func noCards() {
        let today = end.adding(days: 1)
        #expect(DailySnapshot(on: end, days: days(), today: today).cards.isEmpty)
        let few = DailySnapshot(on: end, days: days(5), today: today)
        #expect(few.cards.isEmpty)
        #expect(few.confidence == nil)
        #expect(DailySnapshot(on: end, days: [], today: today).readings.isEmpty)
    }

    @Test("Cards tell what differs, with confidence by how many figures they rest on")
    func cards() throws {
        let days = days { day in
            guard day.date == end else { return }
            day.figures[.sleep]?.value = 380
            day.figures[.steps]?.value = 4000
            day.figures[.activeEnergy] = nil
            day.figures[.workoutMinutes] = nil
        }
        // The figures of activity are of the day before where this one has none.
        let cards = DailySnapshot(on: end, days: days, today: end.adding(days: 1)).cards
        #expect(cards.map(\.kind) == [.recovery, .load])
        #expect(cards.map(\.confidence) == [.high, .high])
        #expect(cards.first?.readings.first?.metric == .sleep, "what differs comes first")
        #expect(cards.last?.readings.first?.metric == .steps)
        let alone = days.map { Day(date: $0.date, figures: $0.figures.filter { $0.key == .sleep }) }
        let card = try #require(DailySnapshot(on: end, days: alone, today: end.adding(days: 1)).cards.first)
        #expect(card.kind == .recovery)
        #expect(card.confidence == .low)
        #expect(card.readings.map(\.delta) == [-50])
    }

    @Test("While a day is not over, the card of activity tells the day before")
    func yesterday() throws {
        let days = days { day in
            let age = day.date.days(to: end)
            day.figures[.steps]?.value = age == 0 ? 200 : age == 1 ? 12_000 : 9000
        }
        let snapshot = DailySnapshot(on: end, days: days, today: end)
        let card = try #require(snapshot.cards.first { $0.kind == .load })
        let steps = try #require(card.readings.first { $0.metric == .steps })
        #expect(steps.date == end.adding(days: -1))
        #expect(steps.delta == 3000)
        #expect(snapshot.readings.first { $0.metric == .steps }?.value == 200)
    }

    @Test("A notable change is one that rings an alarm")
    func notable() throws {
        var noise = NoiseDays(81, seed: 5, correlation: 0.3, tails: .normal).days
        let quiet = DailySnapshot(on: NoiseDays.end, days: noise, today: NoiseDays.end.adding(days: 1))
        #expect(quiet.cards.map(\.kind) == [.recovery, .load])
        noise[80].figures[.restingHeartRate]?.value = 80
        let snapshot = DailySnapshot(on: NoiseDays.end, days: noise, today: NoiseDays.end.adding(days: 1))
        let card = try #require(snapshot.cards.last)
        #expect(card.kind == .change)
        #expect(card.alarm?.metric == .restingHeartRate)
        #expect(card.readings.map(\.value) == [80])
    }

    @Test("Variability of the sleep window is read where it is known about as often, and never mixed")
    func variability() {
        var days = days()
        #expect(days.hrvMetric == .hrv)
        for index in days.indices.suffix(80) { days[index].figures[.hrvSleep] = Figure(value: 62, source: "Watch") }
        #expect(days.hrvMetric == .hrvSleep)
        for index in days.indices.suffix(60) { days[index].figures[.hrvSleep] = nil }
        #expect(days.hrvMetric == .hrv)
    }

    @Test("Load is read from active energy, else from workouts; days without a workout are days of rest")
    func load() throws {
        let energy = try #require(TrainingLoad.read(days(), before: end))
        #expect(energy.measure == .activeEnergy)
        #expect(energy.load.acute == 3500)
        #expect(energy.load.weekChange == 0)
        let minutes = days { day in
            day.figures[.activeEnergy] = nil
            day.figures[.workoutMinutes] = day.date.weekday == 1 ? Figure(value: 60, source: "Watch") : nil
        }
        let workouts = try #require(TrainingLoad.read(minutes, before: end))
        #expect(workouts.measure == .workoutMinutes)
        #expect(workouts.load.acute == 60)
        #expect(workouts.load.chronic == 60)
        #expect(TrainingLoad.read(days { $0.figures = [:] }, before: end) == nil)
        #expect(TrainingLoad.read(days(20), before: end) == nil)
    }
}
