import Domain
import Foundation
import Testing

@testable import Storage

@Suite("Workouts in the store")
struct WorkoutStoreTests {
    private let database: Storage.Database
    private let sam: Account.ID
    private let eve: Account.ID
    private let now = Date(timeIntervalSince1970: 1_763_700_000)
    private let day = CivilDate(ordinal: 20_413)

    init() throws {
        database = try Storage.Database.temporary()
        sam = try database.accounts.create(name: "sam", passwordHash: nil, now: now, isOwner: true).id
        eve = try database.accounts.create(name: "eve", passwordHash: nil, now: now, isOwner: false).id
    }

    private func workout(_ id: String, minutes: Double? = 45, isOpen: Bool = false) throws -> Workout {
        let typed = try #require(Quantity("185 lb"))
        return Workout(
            id: id, day: day, at: now, minute: 600, name: "Chest", kind: .strength, minutes: minutes,
            exercises: [
                WorkoutExercise(
                    exerciseID: "bench-press", name: "Bench press",
                    sets: [
                        WorkoutSet(reps: 5, load: 83.91, typedLoad: typed, rpe: 8), WorkoutSet(reps: 5, seconds: 60),
                    ],
                    superset: 1, restSeconds: 90, notes: "slow")
            ], notes: "fine", isOpen: isOpen, templateID: "t1")
    }

    private func read() throws -> Day {
        try #require(try database.days.days(of: sam, in: DayRange(1, endingOn: day)).first)
    }

    @Test("It comes back as it was, is changed, deleted and brought back, and belongs to its owner in every method")
    func whole() throws {
        let first = try workout("w1")
        #expect(try database.workouts.add(first, of: sam, now: now) == first)
        #expect(try database.workouts.find("w1", of: sam) == first)
        var changed = first
        changed.exercises[0].sets.append(WorkoutSet(reps: 4))
        changed.day = day.adding(days: -1)
        #expect(throws: StorageError.notFound) { try database.workouts.update(changed, of: eve, now: now) }
        try database.workouts.update(changed, of: sam, now: now)
        let range = DayRange(2, endingOn: day)
        #expect(try database.workouts.list(of: sam, in: range) == [changed])
        #expect(try database.workouts.list(of: eve, in: range).isEmpty)
        #expect(try database.workouts.find("w1", of: eve) == nil)
        #expect(throws: StorageError.notFound) { try database.workouts.delete("w1", of: eve, now: now) }
        try database.workouts.delete("w1", of: sam, now: now)
        #expect(try database.workouts.find("w1", of: sam) == nil)
        #expect(throws: StorageError.notFound) { try database.workouts.update(changed, of: sam, now: now) }
        #expect(throws: StorageError.notFound) { try database.workouts.restore("w1", of: eve) }
        #expect(try database.workouts.restore("w1", of: sam) == changed)
        try database.workouts.delete("w1", of: sam, now: now)
        try database.purgeDeleted(before: now + 1)
        #expect(throws: StorageError.notFound) { try database.workouts.restore("w1", of: sam) }
    }

    @Test("Everything up to a day, kept as workouts come, move and go, is what a fresh reading finds")
    func everything() throws {
        var random = SeededRandom(seed: 7)
        var known: [Workout.ID] = []
        for round in 0..<300 {
            let date = day.adding(days: -Int(random.next() % 12))
            let at = Date(timeIntervalSince1970: Double(date.ordinal) * 86_400 + Double(random.next() % 80_000))
            let chosen = known.isEmpty ? nil : known[Int(random.next() % UInt64(known.count))]
            switch (random.next() % 5, chosen) {
            case (0, let id?): try? database.workouts.delete(id, of: sam, now: now)
            case (1, let id?): _ = try? database.workouts.restore(id, of: sam)
            case (2, let id?):
                if var moved = try database.workouts.find(id, of: sam) {
                    (moved.day, moved.at) = (date, at)
                    try database.workouts.update(moved, of: sam, now: now)
                }
            default:
                var new = try workout("w\(round)")
                (new.day, new.at) = (date, at)
                _ = try database.workouts.add(new, of: sam, now: now)
                known.append(new.id)
            }
            let end = day.adding(days: Int(random.next() % 8) - 6)
            #expect(
                try database.workouts.everything(of: sam, through: end)
                    == WorkoutStore(connection: database.workouts.connection).everything(of: sam, through: end))
        }
        #expect(known.count > 100)
        #expect(try database.workouts.everything(of: eve, through: day).isEmpty)
    }

    @Test("A key that was used logs nothing, even when its workout is deleted, and counts no use twice")
    func idempotency() throws {
        let template = WorkoutTemplate(id: "t1", name: "Push", kind: .strength, exercises: [])
        try database.workoutTemplates.save(template, of: sam, now: now)
        for id in ["w1", "w2"] {
            let stored = try database.workouts.add(workout(id), of: sam, idempotencyKey: "k", isUse: true, now: now)
            #expect(stored.id == "w1")
        }
        try database.workouts.delete("w1", of: sam, now: now)
        #expect(try database.workouts.add(workout("w3"), of: sam, idempotencyKey: "k", now: now).id == "w1")
        #expect(
            try database.workouts.add(workout("w4"), of: eve, idempotencyKey: "k", isUse: true, now: now).id == "w4")
        #expect(try database.workoutTemplates.find("t1", of: sam)?.usedCount == 1)
    }

    @Test("A finished workout counts in its day; one that is being done, or was deleted, does not")
    func counts() throws {
        var open = try workout("w1", isOpen: true)
        _ = try database.workouts.add(open, of: sam, now: now)
        #expect(try read().isEmpty)
        #expect(try database.workouts.open(of: sam) == open && database.workouts.open(of: eve) == nil)
        open.isOpen = false
        try database.workouts.update(open, of: sam, now: now)
        #expect(try database.workouts.open(of: sam) == nil)
        #expect(try read()[.workoutMinutes] == 45 && read()[.workoutCount] == 1)
        #expect(try read().workoutCompleted == true && read().workoutType == "strength")
        _ = try database.workouts.add(workout("w2", minutes: nil), of: sam, now: now)
        #expect(try read()[.workoutMinutes] == 46, "the timed set of a minute")
        try database.workouts.delete("w1", of: sam, now: now)
        try database.workouts.delete("w2", of: sam, now: now)
        #expect(try read().isEmpty)
    }

    @Test("What was typed for the day beats the workouts; what was imported loses to them")
    func precedence() throws {
        let watch = [HealthSource(name: "Watch", kind: .watch)]
        let batch = try database.health.begin(sam, .export, fileName: "export.zip", now: now)
        let writer = try database.health.writer(sam, batch: batch, sources: watch)
        try writer.add(RecordedFigure(.workoutMinutes, on: day, RecordedShare(source: 0, value: 30)))
        var summary = HealthSummary()
        summary.newDays = try writer.finish()
        try database.health.finish(batch, of: sam, summary)
        try database.health.confirm(batch, of: sam)
        #expect(try read()[.workoutMinutes] == 30)
        _ = try database.workouts.add(workout("w1"), of: sam, now: now)
        let sum = try #require(try read().figures[.workoutMinutes])
        #expect(sum.value == 45 && sum.source == .entries && sum.others.map(\.value) == [30])
        try database.days.save(
            sam, day: day, figures: [.workoutMinutes: 20],
            log: DayLogChange(workoutCompleted: .set(false), workoutType: .set("rest")), now: now)
        let typed = try #require(try read().figures[.workoutMinutes])
        #expect(typed.value == 20 && typed.source == .manual && typed.others.map(\.value) == [45, 30])
        #expect(try read().workoutCompleted == false && read().workoutType == "rest")
    }

    @Test("Only one is being done at a time, however another would become it")
    func oneOpen() throws {
        _ = try database.workouts.add(workout("w1", isOpen: true), of: sam, idempotencyKey: "k", now: now)
        #expect(throws: StorageError.workoutOpen) {
            try database.workouts.add(workout("w2", isOpen: true), of: sam, now: now)
        }
        #expect(
            try database.workouts.add(workout("w3", isOpen: true), of: sam, idempotencyKey: "k", now: now).id == "w1")
        _ = try database.workouts.add(workout("w4", isOpen: true), of: eve, now: now)
        var other = try database.workouts.add(workout("w5"), of: sam, now: now)
        other.isOpen = true
        #expect(throws: StorageError.workoutOpen) { try database.workouts.update(other, of: sam, now: now) }
        try database.workouts.delete("w1", of: sam, now: now)
        try database.workouts.update(other, of: sam, now: now)
        #expect(throws: StorageError.workoutOpen) { try database.workouts.restore("w1", of: sam) }
    }

    @Test("The last time of an exercise is that of the last finished workout before")
    func last() throws {
        var early = try workout("w1")
        early.at = now - 86_400
        _ = try database.workouts.add(early, of: sam, now: now)
        _ = try database.workouts.add(workout("w2"), of: sam, now: now)
        var open = try workout("w3", isOpen: true)
        open.at = now + 10
        _ = try database.workouts.add(open, of: sam, now: now)
        func last(_ key: String, _ moment: Date) throws -> String? {
            try database.workouts.latest(with: [key], of: sam, before: moment).first?.id
        }
        #expect(try last("bench-press", now + 100) == "w2")
        #expect(try last("bench-press", now) == "w1")
        #expect(try last("bench-press", early.at) == nil)
        #expect(try last("squat", now + 100) == nil)
        let both = try database.workouts.latest(with: ["bench-press"], of: sam, before: now + 100, limit: 5)
        #expect(both.map(\.id) == ["w2", "w1"])
        let each = try database.workouts.latest(with: ["bench-press", "squat"], of: sam, before: now + 100)
        #expect(each.map(\.id) == ["w2"])
        #expect(try database.workouts.latest(with: ["bench-press"], of: eve, before: now + 100).isEmpty)
    }

    @Test(
        "An exercise is found by its name, however that is written", arguments: ["My Row", "Été \"press\"", "Curl a/b"])
    func named(_ name: String) throws {
        var own = try workout("w1")
        own.exercises = [WorkoutExercise(name: name, sets: [WorkoutSet(reps: 5)])]
        _ = try database.workouts.add(own, of: sam, now: now)
        let found = try database.workouts.latest(with: [name.lowercased()], of: sam, before: now + 100)
        #expect(found.map(\.id) == ["w1"])
    }

    @Test("Templates and own exercises are their owner's, and come back after a delete")
    func templates() throws {
        var template = WorkoutTemplate(
            id: "t1", name: "Push", kind: .strength, summary: "s", difficulty: .beginner, minutes: 40,
            exercises: [PlannedExercise(name: "Dip", sets: 3, repsFrom: 8, repsTo: 12, rir: 2)], tips: ["Breathe"])
        try database.workoutTemplates.save(template, of: sam, now: now)
        #expect(try database.workoutTemplates.find("t1", of: sam) == template)
        #expect(try database.workoutTemplates.list(eve).isEmpty)
        template.name = "Press"
        #expect(throws: StorageError.notFound) { try database.workoutTemplates.save(template, of: eve, now: now) }
        try database.workoutTemplates.save(template, of: sam, now: now)
        #expect(throws: StorageError.notFound) { try database.workoutTemplates.delete("t1", of: eve, now: now) }
        try database.workoutTemplates.delete("t1", of: sam, now: now)
        #expect(try database.workoutTemplates.list(sam).isEmpty)
        #expect(throws: StorageError.notFound) { try database.workoutTemplates.restore("t1", of: eve) }
        #expect(try database.workoutTemplates.restore("t1", of: sam).name == "Press")

        let own = Exercise(
            id: "own-1", name: "Log lift", dutchName: nil, kind: .strongman, equipment: nil,
            primaryMuscles: [.shoulders],
            secondaryMuscles: [], level: .expert, aliases: ["Log press"])
        try database.exercises.save(own, of: sam, now: now)
        #expect(
            try database.exercises.find("own-1", of: sam) == own && database.exercises.find("own-1", of: eve) == nil)
        #expect(throws: StorageError.notFound) { try database.exercises.save(own, of: eve, now: now) }
        try database.exercises.delete("own-1", of: sam, now: now)
        #expect(try database.exercises.list(sam).isEmpty)
        #expect(try database.exercises.restore("own-1", of: sam) == own)
    }
}
