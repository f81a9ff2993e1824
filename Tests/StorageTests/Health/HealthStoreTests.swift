import Domain
import Foundation
import Testing

@testable import Storage

@Suite("Imports of health records")
struct HealthStoreTests {
    private let database: Storage.Database
    private let owner: Account.ID
    private let now = Date(timeIntervalSince1970: 1_763_700_000)
    private let day = CivilDate(ordinal: 20_400)
    private let watch = HealthSource(name: "Watch", kind: .watch)
    private let phone = HealthSource(name: "iPhone", kind: .phone)

    init() throws {
        database = try Storage.Database.temporary()
        owner = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
    }

    /// Steps of a day as watch and phone count them: alone, and where both did.
    private func steps(_ day: CivilDate, watch: Double, phone: Double, both: (Double, Double)) -> [RecordedFigure] {
        [
            RecordedFigure(.steps, on: day, RecordedShare(source: 0, value: watch)),
            RecordedFigure(.steps, on: day, RecordedShare(source: 1, value: phone)),
            RecordedFigure(.steps, on: day, RecordedShare(source: 0, rivals: [1], value: both.0)),
            RecordedFigure(.steps, on: day, RecordedShare(source: 1, rivals: [0], value: both.1)),
        ]
    }

    @discardableResult private func bring(
        _ figures: [RecordedFigure], details: [(CivilDate, RecordedDetail)] = [], exported: Double = 1000,
        confirmed: Bool = true
    ) throws -> (batch: Int64, newDays: Int) {
        let batch = try database.health.begin(owner, .export, fileName: "export.zip", now: now)
        let writer = try database.health.writer(owner, batch: batch, sources: [watch, phone])
        for figure in figures { try writer.add(figure) }
        for (day, detail) in details { try writer.add(detail, on: day) }
        var summary = HealthSummary()
        summary.exportedAt = exported
        summary.newDays = try writer.finish()
        try database.health.finish(batch, of: owner, summary)
        if confirmed { try database.health.confirm(batch, of: owner) }
        return (batch, summary.newDays)
    }

    private func read(_ day: CivilDate) throws -> Day {
        let range = try #require(DayRange(from: day, through: day))
        return try #require(try database.days.days(of: owner, in: range, recorded: true).first)
    }

    private func rows() throws -> Int {
        var count = 0
        try database.export.json(owner) {
            count += String(decoding: $0, as: UTF8.self).components(separatedBy: "\"rivals\"").count - 1
        }
        return count
    }

    @Test("Nothing counts before it is confirmed; then all of it does, in the order of the sources")
    func confirm() throws {
        let (batch, _) = try bring(steps(day, watch: 100, phone: 50, both: (4000, 3700)), confirmed: false)
        #expect(try read(day).isEmpty)
        #expect(try database.health.batches(of: owner).first?.state == .ready)
        try database.health.confirm(batch, of: owner)
        let figure = try #require(try read(day).figures[.steps])
        #expect(figure.value == 4150)
        #expect(figure.source == "Watch")
        #expect(figure.parts?.map(\.value) == [4100, 50])
        #expect(figure.others == [Figure.Other(value: 3750, source: "iPhone")])
    }

    @Test("Another order of sources counts at once, with no new import, and sources are listed in it")
    func reorder() throws {
        try bring(steps(day, watch: 100, phone: 50, both: (4000, 3700)))
        #expect(try database.health.sources(of: owner).map(\.source.name) == ["Watch", "iPhone"])
        try database.health.setOrder(["iPhone", "Watch"], of: owner)
        #expect(try read(day)[.steps] == 3850)
        #expect(try database.health.sources(of: owner).map(\.source.name) == ["iPhone", "Watch"])
        #expect(try database.health.sources(of: owner).map(\.days) == [1, 1])
    }

    @Test("What a person typed beats what was imported, which stays visible")
    func typed() throws {
        try bring(steps(day, watch: 100, phone: 0, both: (0, 0)))
        try database.days.save(owner, day: day, figures: [.steps: 7000], now: now)
        let figure = try #require(try read(day).figures[.steps])
        #expect(figure.value == 7000 && figure.source == .manual)
        #expect(figure.others.contains(Figure.Other(value: 100, source: "Watch")))
    }

    @Test("A later export adds only what is new; taken back, every day is as it was; undone, it counts again")
    func later() throws {
        let next = day.adding(days: 1)
        let first = steps(day, watch: 100, phone: 50, both: (4000, 3700))
        try bring(first, exported: 1000)
        let before = try (read(day), read(next), rows())
        let second = try bring(
            first + steps(next, watch: 9000, phone: 1, both: (1, 1)), exported: 2000)
        #expect(second.newDays == 1)
        #expect(try rows() == before.2 + 4)
        #expect(try read(next)[.steps] == 9002)
        try database.health.takeBack(second.batch, of: owner, now: now)
        #expect(try read(day) == before.0 && read(next) == before.1)
        try database.health.confirm(second.batch, of: owner)
        #expect(try read(next)[.steps] == 9002)
    }

    @Test("With the first import taken back, the later one still holds what both said")
    func heir() throws {
        let figures = steps(day, watch: 100, phone: 50, both: (4000, 3700))
        let night = RecordedDetail.sleep([
            RecordedNight(
                start: -60, end: 420,
                sources: [RecordedNight.Record(source: 0, spans: [SleepSession.Span(.core, from: -60, to: 420)])])
        ])
        let first = try bring(figures, details: [(day, night)], exported: 1000)
        let second = try bring(figures, details: [(day, night)], exported: 2000)
        #expect(second.newDays == 0)
        let whole = try read(day)
        try database.health.takeBack(first.batch, of: owner, now: now)
        #expect(try read(day) == whole)
        // Also once it is gone for good.
        try database.health.sweep(before: now.addingTimeInterval(1))
        #expect(try database.health.batches(of: owner).map(\.id) == [second.batch])
        #expect(try read(day) == whole)
        try database.health.takeBack(second.batch, of: owner, now: now)
        #expect(try read(day).isEmpty)
    }

    @Test("Of two exports that differ the later one counts, whichever was imported first")
    func partialDay() throws {
        try bring(steps(day, watch: 9000, phone: 0, both: (0, 0)), exported: 2000)
        try bring(steps(day, watch: 400, phone: 0, both: (0, 0)), exported: 1000)
        #expect(try read(day)[.steps] == 9000)
    }

    @Test("Sleep, workouts and hours come back as they were recorded, seen in the order of sources")
    func details() throws {
        let night = RecordedNight(
            start: -70.5, end: 425,
            sources: [
                RecordedNight.Record(source: 1, spans: [SleepSession.Span(.inBed, from: -70.5, to: 425)]),
                RecordedNight.Record(
                    source: 0,
                    spans: [
                        SleepSession.Span(.core, from: -50, to: 200.25),
                        SleepSession.Span(.awake, from: 200.25, to: 210),
                        SleepSession.Span(.rem, from: 210, to: 420),
                    ]),
            ])
        let workout = RecordedWorkout(
            activity: "Running", source: "Watch", start: now, minute: 480, minutes: 30, activeEnergy: 300, distance: 5,
            heartRate: 140)
        let hours = [Double](repeating: 0, count: 8) + [1200.5] + [Double](repeating: 0, count: 15)
        let pulse = [Double](repeating: .nan, count: 23) + [61.5]
        try bring(
            [],
            details: [
                (day, .sleep([night])),
                (
                    day,
                    .workouts([
                        RecordedDetail.Workout(source: 0, rivals: [1], workout: workout),
                        RecordedDetail.Workout(source: 1, rivals: [0], workout: workout),
                    ])
                ),
                (day, .steps([RecordedDetail.Hours(source: 0, rivals: [], values: hours)])),
                (day, .heartRate([RecordedDetail.Hours(source: 0, rivals: [], values: pulse)])),
            ])
        let recording = try #require(try read(day).recorded)
        let session = try #require(recording.sleep.first)
        #expect(session.source == "Watch" && session.start == -70.5 && session.end == 425)
        #expect(session.asleep == 460.25)
        #expect(session.minutes(of: .inBed) == 495.5 && session.minutes(of: .awake) == 9.75)
        #expect(recording.workouts.map(\.isRepeat) == [false, true])
        #expect(recording.workouts.first?.start == now && recording.workouts.first?.distance == 5)
        #expect(recording.hourlySteps[8] == 1200.5)
        #expect(recording.hourlyHeartRate[23] == 61.5)
        #expect(recording.hourlyHeartRate[0] == nil)
    }

    @Test("What an ended process left half-read is gone at the next start")
    func sweep() throws {
        try bring(steps(day, watch: 1, phone: 1, both: (1, 1)), confirmed: false)
        let half = try database.health.begin(owner, .export, fileName: "half.zip", now: now)
        let writer = try database.health.writer(owner, batch: half, sources: [watch, phone])
        for figure in steps(day, watch: 5, phone: 5, both: (5, 5)) { try writer.add(figure) }
        _ = try writer.finish()
        try database.purgeDeleted(before: now)
        #expect(try database.health.batches(of: owner).isEmpty)
        #expect(try rows() == 0)
    }

    @Test("An import by command first removes what a killed one left, and nothing else")
    func killed() throws {
        try bring(steps(day, watch: 100, phone: 0, both: (0, 0)))
        _ = try database.health.begin(owner, .export, fileName: "killed.zip", now: now)
        let taken = try bring(steps(day, watch: 1, phone: 0, both: (0, 0))).batch
        try database.health.takeBack(taken, of: owner, now: now)
        try database.health.discardUnfinished()
        #expect(try database.health.batches(of: owner).map(\.fileName).sorted() == ["export.zip", "export.zip"])
        #expect(try read(day)[.steps] == 100)
    }

    @Test("The last known weight may be an imported one")
    func latest() throws {
        try bring([RecordedFigure(.weight, on: day, RecordedShare(source: 0, value: 81.5))])
        try database.days.save(owner, day: day.adding(days: -3), figures: [.weight: 83], now: now)
        let found = try #require(try database.days.latest(.weight, of: owner, onOrBefore: day.adding(days: 9)))
        #expect(found.date == day && found.value == 81.5)
        #expect(try database.days.latest(.weight, of: owner, onOrBefore: day.adding(days: -1))?.value == 83)
        try database.days.save(owner, day: day.adding(days: -1), figures: [.weight: 82], now: now)
        try bring([RecordedFigure(.weight, on: day.adding(days: -1), RecordedShare(source: 0, value: 79))])
        let series = try database.days.series(.weight, of: owner, in: DayRange(5, endingOn: day))
        #expect(series.map(\.date) == [-3, -1, 0].map { day.adding(days: $0) })
        for (date, value) in series {
            #expect(try database.days.latest(.weight, of: owner, onOrBefore: date)?.value == value)
        }
    }

    @Test("Nobody can confirm, take back or see somebody else's import")
    func ownership() throws {
        let eve = try database.accounts.create(name: "eve", passwordHash: nil, now: now, isOwner: false).id
        let (batch, _) = try bring(steps(day, watch: 1, phone: 1, both: (1, 1)))
        #expect(throws: StorageError.notFound) { try database.health.takeBack(batch, of: eve, now: now) }
        #expect(throws: StorageError.notFound) { try database.health.confirm(batch, of: eve) }
        #expect(try database.health.batches(of: eve).isEmpty)
        #expect(try database.health.sources(of: eve).isEmpty)
    }

    @Test(
        "What two origins tell of a day is counted once, by the source that stands first; a later file does not matter")
    func origins() throws {
        try bring(steps(day, watch: 100, phone: 50, both: (4000, 3700)), exported: 2000)
        let garmin = HealthSource(name: "Garmin", kind: .watch)
        let batch = try database.health.begin(owner, .export, fileName: "garmin.zip", now: now)
        let writer = try database.health.writer(owner, batch: batch, sources: [garmin], from: .garmin)
        try writer.add(RecordedFigure(.steps, on: day, RecordedShare(source: 0, value: 5000)))
        try writer.add(RecordedFigure(.restingHeartRate, on: day, RecordedShare(source: 0, value: 51)))
        #expect(try writer.finish() == 1)
        var summary = HealthSummary()
        summary.exportedAt = 3000
        try database.health.finish(batch, of: owner, summary)
        try database.health.confirm(batch, of: owner)
        #expect(
            try read(day).figures[.steps]?.value == 4100,
            "the watch alone: the phone is behind Garmin's, which is behind it")
        #expect(try read(day).figures[.steps]?.others.contains(Figure.Other(value: 5000, source: "Garmin")) == true)
        #expect(try read(day)[.restingHeartRate] == 51)
        try database.health.setOrder(["Garmin", "Watch", "iPhone"], of: owner)
        #expect(try read(day).figures[.steps]?.value == 5000)
        try database.health.takeBack(batch, of: owner, now: now)
        #expect(try read(day).figures[.steps]?.value == 4150)
    }

    @Test("A workout that two origins recorded is shown with its repeat, and twice on one day is twice")
    func workoutsOfOrigins() throws {
        func workout(_ source: Source, at seconds: Double) -> RecordedDetail {
            .workouts([
                RecordedDetail.Workout(
                    source: 0, rivals: [],
                    workout: RecordedWorkout(
                        activity: "Running", source: source, start: Date(timeIntervalSince1970: seconds), minute: 600,
                        minutes: 30))
            ])
        }
        try bring([], details: [(day, workout("Watch", at: 1_762_560_000))])
        let batch = try database.health.begin(owner, .export, fileName: "polar.zip", now: now)
        let polar = HealthSource(name: "Polar", kind: .watch)
        let writer = try database.health.writer(owner, batch: batch, sources: [polar], from: .polar)
        try writer.add(workout("Polar", at: 1_762_560_300), on: day)
        _ = try writer.finish()
        try database.health.finish(batch, of: owner, HealthSummary())
        try database.health.confirm(batch, of: owner)
        let found = try #require(try read(day).recorded?.workouts)
        #expect(found.map(\.source) == ["Watch", "Polar"])
        #expect(found.map(\.isRepeat) == [false, true])
    }
}
