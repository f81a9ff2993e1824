import Domain
import Foundation
import Testing

@testable import Web

@Suite("Progress of training on the web")
struct ProgressRoutesTests {
    private func workout(
        _ guest: Guest, _ day: String, _ exercises: [WorkoutExercise], kind: Workout.Kind = .strength,
        template: String? = nil
    ) throws {
        let date = try #require(CivilDate(day))
        let workout = Workout(
            id: UUID().uuidString, day: date, at: Date(timeIntervalSince1970: Double(date.ordinal) * 86_400 + 64_800),
            minute: 1080, name: "Push", kind: kind, minutes: 45, exercises: exercises, templateID: template)
        _ = try guest.site.database.workouts.add(workout, of: guest.account.id, now: guest.site.clock.now)
    }

    private func bench(_ reps: [Int], _ load: Double, typed: Quantity? = nil) -> WorkoutExercise {
        WorkoutExercise(
            exerciseID: "bench-press", name: "Bench press",
            sets: reps.map { WorkoutSet(reps: $0, load: load, typedLoad: typed) })
    }

    @Test("Nothing trained is an empty answer, and a chart that says so")
    func empty() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let answer = try await sam.get("/api/training/progress").object
            #expect((answer["exercises"] as? [Any])?.isEmpty == true)
            #expect(answer["exercise"] == nil && answer["next"] == nil)
            #expect(try await sam.get("/api/training/records").list.isEmpty)
            let volume = try await sam.get("/api/training/volume").object
            #expect((volume["weeks"] as? [Any])?.count == 5)
            #expect(try await sam.get("/charts/training/e1rm.svg").status == 200)
        }
    }

    @Test("Each figure has its formula and the set it rests on; the next step is told as a scheme")
    func progress() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try workout(sam, "2026-03-09", [bench([10, 10, 9], 60)])
            try workout(sam, "2026-03-16", [bench([12, 12, 12], 60)])
            let answer = try await sam.get("/api/training/progress").object
            #expect(answer["exercise"] as? String == "bench-press")
            let estimate = try #require(answer["estimate"] as? [String: Any])
            #expect(estimate["text"] as? String == "84 kg")
            let why = try #require(estimate["why"] as? [String: Any])
            #expect((why["formula"] as? String)?.contains("repetitions ÷ 30") == true)
            let rows = try #require(why["rows"] as? [[String: Any]])
            #expect(rows.first?["date"] as? String == "2026-03-16" && rows.first?["text"] as? String == "60 kg × 12")
            let next = try #require(answer["next"] as? [String: Any])
            #expect(
                next["text"] as? String
                    == "Last time every set reached 12: 12, 12, 12 with 60 kg. Next step: 62.5 kg × 8."
            )
            let records = try #require(answer["records"] as? [[String: Any]])
            let heaviest = try #require(records.first { $0["label"] as? String == "Heaviest" })
            #expect(heaviest["isRecord"] as? Bool == false, "nothing was beaten")
            let best = try #require(records.first { $0["label"] as? String == "Best estimated max" })
            #expect(best["isRecord"] as? Bool == true && best["previousText"] as? String == "80 kg")
            let all = try await sam.get("/api/training/records").list
            #expect(all.count == 1)
        }
    }

    @Test("A template's range is the one that counts; pounds as typed go up by five")
    func plan() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let template = WorkoutTemplate(
                id: "t1", name: "Push", kind: .strength,
                exercises: [
                    PlannedExercise(
                        exerciseID: "bench-press", name: "Bench press", sets: 3, repsFrom: 4, repsTo: 6)
                ])
            try site.database.workoutTemplates.save(template, of: sam.account.id, now: site.clock.now)
            let pounds = try #require(Quantity(value: 185, unit: "lb"))
            try workout(
                sam, "2026-03-16", [bench([6, 6, 6], 185 * 0.45359237, typed: pounds)], template: "t1")
            let next = try #require(try await sam.get("/api/training/progress").object["next"] as? [String: Any])
            #expect(next["from"] as? Int == 4 && next["to"] as? Int == 6)
            let step = try #require(next["step"] as? [String: Any])
            let load = try #require(step["load"] as? Double)
            #expect(abs(load / 0.45359237 - 190) < 1e-6)
            let sessions = try await sam.get("/api/training/progress").object["sessions"] as? [[String: Any]]
            #expect((sessions?.first?["texts"] as? [String])?.first == "185 lb × 6")
        }
    }

    @Test("The week stands beside the four before it, with the exercises each muscle was counted by")
    func volume() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            // Saturday 21 March is today; its week began on the 16th.
            for day in ["2026-02-16", "2026-03-02", "2026-03-16", "2026-03-18"] {
                try workout(sam, day, [bench([8, 8, 8, 8], 60)])
            }
            try workout(sam, "2026-03-15", [WorkoutExercise(name: "Sled", sets: [WorkoutSet(reps: 10, load: 50)])])
            let answer = try await sam.get("/api/training/volume").object
            let chest = try #require(
                (answer["muscles"] as? [[String: Any]])?.first { $0["muscle"] as? String == "chest" })
            #expect(chest["sets"] as? Double == 8 && chest["mean"] as? Double == 2)
            #expect(chest["band"] as? String == "low" && chest["name"] as? String == "Chest")
            let rows = try #require((chest["why"] as? [String: Any])?["rows"] as? [[String: Any]])
            #expect(rows.first?["text"] as? String == "8 × 1 = 8" && rows.first?["source"] as? String == "Bench press")
            #expect(answer["setsOfUnknownMuscles"] as? Int == 1)
            #expect((answer["workouts"] as? [String: Any])?["week"] as? Double == 2)
        }
    }

    @Test("Charts come as picture and figures, in the person's language and units, of the exercise asked for")
    func charts() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for day in ["2026-03-02", "2026-03-09", "2026-03-16"] {
                try workout(sam, day, [bench([8, 8], 60)])
            }
            try workout(
                sam, "2026-03-17",
                [
                    WorkoutExercise(
                        exerciseID: "running", name: "Running", sets: [WorkoutSet(seconds: 1500, metres: 5000)])
                ],
                kind: .cardio)
            for chart in ["e1rm", "volume", "muscles", "frequency"] {
                let picture = try await sam.get("/charts/training/\(chart).svg?range=90")
                #expect(picture.status == 200 && picture.text.contains("<desc"))
                #expect(try await !sam.get("/charts/training/\(chart).json?range=90").list.isEmpty)
                #expect(try await sam.get("/charts/training/\(chart).csv?range=365").status == 200)
            }
            #expect(try await sam.get("/charts/training/e1rm.json?range=90&end=2026-03-10").list.count == 2)
            #expect(try await sam.get("/charts/training/e1rm.json?exercise=running").list.isEmpty)
            for wrong in ["range=8", "range=x", "end=x", "exercise=\(String(repeating: "x", count: 500))"] {
                #expect(try await sam.get("/charts/training/e1rm.svg?\(wrong)").status == 422, "\(wrong)")
            }
            for edge in ["1900-01-01", "2199-12-31"] {
                #expect(try await sam.get("/charts/training/muscles.svg?end=\(edge)").status == 200)
                #expect(try await sam.get("/api/training/volume?end=\(edge)").status == 200)
            }
        }
    }

    @Test("Nobody sees another's training")
    func owners() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let kim = try await site.signIn("kim")
            try workout(sam, "2026-03-16", [bench([8], 60)])
            #expect((try await kim.get("/api/training/progress").object["exercises"] as? [Any])?.isEmpty == true)
            #expect(try await kim.get("/charts/training/e1rm.json?exercise=bench-press").list.isEmpty)
            #expect(try await site.get("/api/training/records").status == 401)
        }
    }
}
