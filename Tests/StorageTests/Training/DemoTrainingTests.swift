import Domain
import Foundation
import Storage
import Testing

@Suite("The training of the made-up person")
struct DemoTrainingTests {
    @Test("It agrees with the watch, gets heavier, has lighter weeks and RPE, and runs once a week")
    func training() throws {
        let database = try Database.temporary()
        defer { try? database.close() }
        let now = Date(timeIntervalSince1970: 1_774_085_400)
        let today = CivilDate(ordinal: 20_533)
        let owner = try database.accounts.create(name: "demo", passwordHash: nil, now: now, isOwner: true).id
        try DemoData.fill(database, owner: owner, endingOn: today, now: now)
        let workouts = try database.workouts.everything(of: owner, through: today)
        #expect((110...180).contains(workouts.count))
        #expect(!workouts.contains { $0.day == today }, "this evening is not lived yet")
        let days = try database.days.days(of: owner, in: DayRange(400, endingOn: today))
        for workout in workouts {
            let day = try #require(days.first { $0.date == workout.day })
            #expect(day[.workoutMinutes] == workout.minutes, "\(workout.day)")
            #expect(day[.workoutCount] == 1)
        }
        let history = TrainingHistory(workouts) { _ in 88 }
        #expect(Set(history.exerciseKeys).isSuperset(of: ["bench-press", "squat", "deadlift", "running", "pull-up"]))
        for key in ["bench-press", "squat", "deadlift"] {
            let points = StrengthTrend.points(history.sessions(of: key))
            let (first, last) = (try #require(points.first?.smoothed), try #require(points.last?.smoothed))
            #expect(last > first * 1.08 && last < first * 1.5, "\(key): \(first) to \(last)")
        }
        let loads = Set(history.sessions(of: "bench-press").flatMap(\.workSets).compactMap(\.load))
        #expect(loads.count > 4 && loads.allSatisfy { ($0 / 2.5).rounded() * 2.5 == $0 })
        #expect(
            workouts.flatMap(\.exercises).flatMap(\.workSets).allSatisfy {
                $0.rpe.map { (5...10).contains($0) } ?? false
            })
        let templates = try database.workoutTemplates.list(owner)
        #expect(Set(templates.map(\.name)) == ["Push", "Pull", "Legs"])
        #expect(templates.map(\.usedCount).reduce(0, +) == workouts.count { $0.kind == .strength })
    }
}
