import Domain
import Foundation

/// What the made-up person's watch and phone recorded.
struct DemoWatch {
    static let sources = [HealthSource(name: "Apple Watch", kind: .watch), HealthSource(name: "iPhone", kind: .phone)]

    /// Figures of a lived day that come from the watch.
    static let metrics: [Metric] = [.steps, .sleep, .restingHeartRate, .activeMinutes, .workoutMinutes]

    /// Minutes after midnight that workouts begin at.
    static let workoutMinute = 1050.0

    /// km run in so many minutes; `nil` on days of lifting.
    static func distance(_ date: CivilDate, _ minutes: Double) -> Double? {
        date.weekday == 3 ? (minutes / 6.2 * 10).rounded() / 10 : nil
    }

    /// When the workout of a day begins.
    static func start(_ date: CivilDate) -> Date {
        Date(timeIntervalSince1970: Double(date.ordinal) * 86_400 + workoutMinute * 60)
    }

    /// In the Health app's words
    static func activity(_ distance: Double?) -> String {
        distance == nil ? "TraditionalStrengthTraining" : "Running"
    }

    private var random = SeededRandom(seed: 43)
    private(set) var figures: [RecordedFigure] = []
    private(set) var details: [(day: CivilDate, detail: RecordedDetail)] = []

    /// Adds a day, with `lived` as what it was like.
    mutating func add(_ date: CivilDate, _ lived: [Metric: Double?], isWeekend: Bool) {
        func value(_ metric: Metric) -> Double? { lived[metric].flatMap(\.self) }
        if let steps = value(.steps) { addSteps(date, steps) }
        let minutes = value(.workoutMinutes)
        if let minutes { addWorkout(date, minutes) }
        if let active = value(.activeMinutes) { add(.activeMinutes, date, active) }
        add(.activeEnergy, date, (330 + (minutes ?? 0) * 6 + random.noise() * 55).rounded())
        add(.basalEnergy, date, (1790 + random.noise() * 20).rounded())
        guard let slept = value(.sleep) else { return }
        let rested = slept / 60 - 7
        let pulse = value(.restingHeartRate) ?? 60
        if value(.restingHeartRate) != nil { add(.restingHeartRate, date, pulse) }
        let variation = 46 + rested * 2 - (pulse - 58) * 1.6 + random.noise() * 5
        add(.hrv, date, tenths(variation))
        add(.hrvSleep, date, tenths(variation + 4 + random.noise() * 2))
        add(.respiratoryRate, date, tenths(14.2 + random.noise() * 0.4))
        addNight(date, slept, isWeekend: isWeekend)
    }

    private mutating func add(_ metric: Metric, _ date: CivilDate, _ value: Double) {
        figures.append(RecordedFigure(metric, on: date, RecordedShare(source: 0, value: value)))
    }

    /// The phone counts much of the same, and a little while the watch is charged.
    private mutating func addSteps(_ date: CivilDate, _ steps: Double) {
        let alone = (steps * 0.06).rounded()
        let both = (steps * 0.55).rounded()
        let shares = [
            RecordedShare(source: 0, value: steps - alone - both), RecordedShare(source: 1, value: alone),
            RecordedShare(source: 0, rivals: [1], value: both),
            RecordedShare(source: 1, rivals: [0], value: (both * 0.93).rounded()),
        ]
        for share in shares { figures.append(RecordedFigure(.steps, on: date, share)) }
        let weights = (0..<24).map { hour in hour < 7 || hour > 22 ? 0 : 1 + abs(random.noise()) + (hour == 18 ? 2 : 0)
        }
        let whole = weights.reduce(0, +)
        let hours = weights.map { (steps * $0 / whole).rounded() }
        details.append((date, .steps([RecordedDetail.Hours(source: 0, rivals: [], values: hours)])))
    }

    private mutating func addWorkout(_ date: CivilDate, _ minutes: Double) {
        add(.workoutMinutes, date, minutes)
        add(.workoutCount, date, 1)
        let distance = Self.distance(date, minutes)
        let beats = (128 + random.noise() * 6).rounded()
        let workout = RecordedWorkout(
            activity: Self.activity(distance), source: "Apple Watch", start: Self.start(date),
            minute: Int(Self.workoutMinute), minutes: minutes, activeEnergy: (minutes * 7).rounded(),
            distance: distance, heartRate: beats, heartRateMax: beats + 27)
        details.append((date, .workouts([RecordedDetail.Workout(source: 0, rivals: [], workout: workout)])))
    }

    /// Cycles of an hour and a half: deep sleep early, dreams late.
    private mutating func addNight(_ date: CivilDate, _ slept: Double, isWeekend: Bool) {
        let end = (isWeekend ? 500 : 420) + (random.noise() * 14).rounded()
        var time = end - slept - 12
        var spans: [SleepSession.Span] = []
        func sleep(_ stage: SleepStage, _ minutes: Double) {
            let until = min(time + minutes, end)
            if until > time { spans.append(SleepSession.Span(stage, from: time, to: until)) }
            time = until
        }
        let start = time
        var cycle = 0.0
        while time < end - 1 {
            sleep(.core, 38)
            sleep(.deep, max(34 - cycle * 8, 4))
            sleep(.core, 12)
            sleep(.rem, 8 + cycle * 6)
            if cycle == 1 || cycle == 3 { sleep(.awake, 6) }
            cycle += 1
        }
        let night = RecordedNight(
            start: start, end: end, sources: [RecordedNight.Record(source: 0, spans: spans)])
        for (metric, share) in night.shares { figures.append(RecordedFigure(metric, on: date, share)) }
        details.append((date, .sleep([night])))
    }

    private func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
