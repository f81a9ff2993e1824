import Domain
import Foundation
import Testing

@testable import Storage

@Suite("Entries and workouts from other apps")
struct HistoryStoreTests {
    private let database: Storage.Database
    private let owner: Account.ID
    private let now = Date(timeIntervalSince1970: 1_763_700_000)
    private let day = CivilDate(ordinal: 20_400)

    init() throws {
        database = try Storage.Database.temporary()
        owner = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
    }

    private func entry(_ name: String, _ energy: Double, days: Int = 0, slot: MealSlot = .lunch) -> FoodEntry {
        FoodEntry(
            id: "", day: day.adding(days: days),
            at: Date(timeIntervalSince1970: Double(20_400 + days) * 86_400 + 43_200),
            minute: 720, slot: slot, name: name, amount: 1, unit: "serving", nutrients: Nutrients(energy: energy))
    }

    private func workout(_ load: Double, days: Int = 0) -> Workout {
        Workout(
            id: "", day: day.adding(days: days),
            at: Date(timeIntervalSince1970: Double(20_400 + days) * 86_400 + 64_800),
            minute: 1080, name: "Push", kind: .strength, minutes: 50,
            exercises: [WorkoutExercise(name: "Bench press", sets: [WorkoutSet(reps: 5, load: load)])])
    }

    @discardableResult private func bring(
        _ entries: [FoodEntry] = [], _ workouts: [Workout] = [], from origin: HealthOrigin = .loseIt, later: Double = 0,
        own: [String] = []
    ) throws -> (batch: Int64, newDays: Int, known: Int) {
        let batch = try database.health.begin(
            owner, .export, fileName: "x.csv", now: now.addingTimeInterval(later))
        let writer = database.health.historyWriter(owner, batch: batch, from: origin, now: now)
        for entry in entries { try writer.add(entry) }
        for workout in workouts { try writer.add(workout) }
        for name in own { _ = try writer.ownExercise(name, .strength) }
        _ = try database.health.writer(
            owner, batch: batch, sources: [HealthSource(name: origin.name, kind: origin.sourceKind)], from: origin)
        let (newDays, known) = try writer.finish()
        try database.health.finish(batch, of: owner, HealthSummary())
        try database.health.confirm(batch, of: owner)
        return (batch, newDays.count, known.entries + known.workouts)
    }

    private func names(_ days: Int = 0) throws -> [String] {
        try database.entries.entries(of: owner, on: day.adding(days: days)).map(\.name).sorted()
    }

    private func energy(_ days: Int = 0) throws -> Double? {
        let date = day.adding(days: days)
        let range = try #require(DayRange(from: date, through: date))
        return try database.days.days(of: owner, in: range).first?.figures[.energy]?.value
    }

    private func loads() throws -> [Double] {
        let range = try #require(DayRange(from: day, through: day.adding(days: 9)))
        return try database.workouts.list(of: owner, in: range).flatMap(\.exercises).flatMap(\.sets).compactMap(\.load)
    }

    @Test("Nothing counts before it is confirmed, and a preview that is thrown away leaves nothing")
    func preview() throws {
        let batch = try database.health.begin(owner, .export, fileName: "x.csv", now: now)
        let writer = database.health.historyWriter(owner, batch: batch, from: .loseIt, now: now)
        try writer.add(entry("Soup", 200))
        try writer.add(workout(60))
        _ = try writer.ownExercise("Waiter curl", .strength)
        #expect(try writer.finish().newDays == [day])
        try database.health.finish(batch, of: owner, HealthSummary())
        #expect(try names().isEmpty && loads().isEmpty && database.exercises.list(owner).isEmpty)
        try database.health.discard(batch, of: owner)
        var text = ""
        try database.export.json(owner) { text += String(decoding: $0, as: UTF8.self) }
        #expect(!text.contains("Soup") && !text.contains("Waiter") && !text.contains("Push"))
    }

    @Test("The same file again, and a longer one later, double nothing; taking one back leaves what the other holds")
    func repeated() throws {
        let first = try bring([entry("Soup", 200), entry("Soup", 200)], [workout(60)])
        #expect(try names() == ["Soup", "Soup"] && loads() == [60] && energy() == 400)
        let again = try bring([entry("Soup", 200), entry("Soup", 200)], [workout(60)], later: 10)
        #expect(again.newDays == 0)
        #expect(try names() == ["Soup", "Soup"] && loads() == [60] && energy() == 400)
        let longer = try bring(
            [entry("Soup", 200), entry("Soup", 200), entry("Rice", 300, days: 1)], [workout(60), workout(65, days: 1)],
            later: 20)
        #expect(longer.newDays == 1)
        #expect(try names() == ["Soup", "Soup"] && names(1) == ["Rice"] && loads() == [60, 65])
        for batch in [first.batch, again.batch] { try database.health.takeBack(batch, of: owner, now: now) }
        #expect(try names() == ["Soup", "Soup"] && names(1) == ["Rice"] && loads() == [60, 65])
        try database.health.takeBack(longer.batch, of: owner, now: now)
        #expect(try names().isEmpty && names(1).isEmpty && loads().isEmpty && energy() == nil)
        try database.health.confirm(longer.batch, of: owner)
        #expect(try names() == ["Soup", "Soup"] && names(1) == ["Rice"] && loads() == [60, 65])
    }

    @Test("A day that the app tells of anew is as the later file has it")
    func changed() throws {
        let first = try bring([entry("Breakfast", 400), entry("Lunch", 500)])
        let second = try bring([entry("Breakfast", 450), entry("Lunch", 500)], later: 10)
        #expect(try energy() == 950)
        try database.health.takeBack(second.batch, of: owner, now: now)
        #expect(try energy() == 900)
        try database.health.takeBack(first.batch, of: owner, now: now)
        #expect(try energy() == nil)
    }

    @Test("Of two apps that tell of one day, the one that stands higher counts, whichever came first")
    func twoApps() throws {
        try bring([entry("Soup", 200)], from: .loseIt)
        try bring([entry("Soep", 210), entry("Rijst", 300, days: 1)], from: .cronometer, later: 10)
        #expect(try names() == ["Soup"] && names(1) == ["Rijst"])
        try database.health.setOrder(["Cronometer", "Lose It!"], of: owner)
        #expect(try names() == ["Soep"] && names(1) == ["Rijst"])
        #expect(
            try database.health.sources(of: owner).map { "\($0.source.name) \($0.days)" } == [
                "Cronometer 2", "Lose It! 1",
            ])
    }

    @Test("What was logged by hand stays, and does not come a second time")
    func byHand() throws {
        var mine = entry("soup", 180)
        mine.id = "mine"
        _ = try database.entries.add(mine, of: owner, now: now)
        var training = workout(62)
        training.id = "training"
        training.at = training.at.addingTimeInterval(600)
        _ = try database.workouts.add(training, of: owner, now: now)
        var whole = entry("Lunch", 700)
        whole.unit = FoodEntry.wholeMeal
        let found = try bring([entry("Soup", 200), entry("Bread", 100), whole], [workout(60)])
        #expect(found.known == 3)
        #expect(try names() == ["Bread", "soup"] && loads() == [62])
        try database.health.takeBack(found.batch, of: owner, now: now)
        #expect(try names() == ["soup"] && loads() == [62])
    }

    @Test("What somebody deletes of an import stays deleted when the file comes again, or is brought back")
    func deleted() throws {
        let first = try bring([entry("Soup", 200), entry("Rice", 300)])
        let soup = try #require(try database.entries.entries(of: owner, on: day).first { $0.name == "Soup" })
        try database.entries.delete(soup.id, of: owner, now: now)
        try bring([entry("Soup", 200), entry("Rice", 300)], later: 10)
        #expect(try names() == ["Rice"])
        try database.health.takeBack(first.batch, of: owner, now: now)
        try database.health.confirm(first.batch, of: owner)
        #expect(try names() == ["Rice"])
    }

    @Test("An exercise that nobody knows is the person's own while an import that has it counts")
    func exercises() throws {
        let first = try bring(own: ["Waiter curl"])
        let second = try bring(later: 10, own: ["waiter curl"])
        #expect(try database.exercises.list(owner).map(\.name) == ["Waiter curl"])
        try database.health.takeBack(first.batch, of: owner, now: now)
        #expect(try database.exercises.list(owner).map(\.name) == ["Waiter curl"])
        try database.health.takeBack(second.batch, of: owner, now: now)
        #expect(try database.exercises.list(owner).isEmpty)
    }

    @Test("Random files, confirmed, taken back and brought again: a day holds what its last live file says")
    func anyOrder() throws {
        var seed: UInt64 = 7
        func below(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % limit
        }
        var files: [(batch: Int64, days: [Int: [String]], isLive: Bool)] = []
        for round in 0..<60 {
            if files.count < 6, below(2) == 0 {
                var days: [Int: [String]] = [:]
                for day in 0..<3 where below(3) > 0 { days[day] = (0...below(3)).map { _ in "F\(below(4))" }.sorted() }
                let batch = try bring(
                    days.flatMap { day, names in names.map { entry($0, 100, days: day) } }, later: Double(round)
                ).batch
                files.append((batch, days, true))
            } else if !files.isEmpty {
                let place = below(files.count)
                if files[place].isLive {
                    try database.health.takeBack(files[place].batch, of: owner, now: now)
                } else {
                    try database.health.confirm(files[place].batch, of: owner)
                }
                files[place].isLive.toggle()
            }
            for day in 0..<3 {
                let last = files.last { $0.isLive && $0.days[day] != nil }
                #expect(try names(day) == last?.days[day] ?? [], "round \(round) day \(day)")
            }
        }
    }

    @Test("Answers are kept by account, the last one counts")
    func answers() throws {
        try database.health.remember(["strong weightUnit": "kg"], of: owner)
        try database.health.remember(["strong weightUnit": "lb", "exercise:Curl": "own"], of: owner)
        #expect(try database.health.answers(of: owner) == ["strong weightUnit": "lb", "exercise:Curl": "own"])
    }
}
