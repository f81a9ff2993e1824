import Foundation
import Testing

@testable import Web

@Suite("Logging workouts")
struct WorkoutRoutesTests {
    static let bench = #"""
        {"exercises": [
            {"exerciseId": "bench-press", "restSeconds": 120, "sets": [
                {"reps": 10, "load": 40, "isWarmUp": true}, {"reps": 5, "load": "185 lb", "rpe": 8}, {"reps": 5, "load": 84}]},
            {"name": "Grandma's lift", "sets": [{"reps": 12}]}], "durationMinutes": 45}
        """#

    private func exercises(_ workout: [String: Any]) -> [[String: Any]] {
        workout["exercises"] as? [[String: Any]] ?? []
    }

    private func sets(_ workout: [String: Any], _ index: Int = 0) -> [[String: Any]] {
        let list = exercises(workout)
        return list.indices.contains(index) ? list[index]["sets"] as? [[String: Any]] ?? [] : []
    }

    @Test("It is logged with what the library knows, named after its muscles, in kg, and as it was typed")
    func logged() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let made = try await sam.send("POST", "/api/workout-logs", Self.bench)
            #expect(made.status == 201)
            let workout = made.object
            #expect(workout["logDate"] as? String == "2026-03-21" && workout["time"] as? String == "09:45")
            #expect(workout["name"] as? String == "Chest" && workout["kind"] as? String == "strength")
            #expect(exercises(workout).map { $0["name"] as? String } == ["Bench press", "Grandma's lift"])
            #expect(exercises(workout).first?["primaryMuscles"] as? [String] == ["chest"])
            let second = try #require(sets(workout).dropFirst().first)
            #expect(second["typedLoad"] as? String == "185 lb" && second["isDone"] as? Bool == true)
            #expect(abs((second["load"] as? Double ?? 0) - 83.914_6) < 0.001)
            let today = try await sam.get("/api/today").object["day"] as? [String: Any]
            let figures = today?["figures"] as? [String: Any]
            #expect((figures?["workoutMinutes"] as? [String: Any])?["value"] as? Double == 45)
            #expect(try await sam.get("/api/workout-logs?date=2026-03-21").list.count == 1)
            #expect(try await sam.get("/api/workout-logs?from=2026-03-01&to=2026-03-20").list.isEmpty)
            let calendar = try await sam.get("/api/workout-logs/calendar?month=2026-03").object
            #expect(calendar["from"] as? String == "2026-03-01" && calendar["to"] as? String == "2026-03-31")
            let days = calendar["days"] as? [[String: Any]]
            #expect(days?.count == 1 && days?.first?["date"] as? String == "2026-03-21")
        }
    }

    @Test("An edit changes the workout and makes no second one; an answer can be sent back as it came")
    func edited() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let made = try await sam.send("POST", "/api/workout-logs", Self.bench).object
            let path = "/api/workout-logs/\(made["id"] as? String ?? "?")"
            let whole = String(decoding: try JSONSerialization.data(withJSONObject: made), as: UTF8.self)
            let same = try await sam.send("PATCH", path, whole).object
            #expect(sets(same).dropFirst().first?["typedLoad"] as? String == "185 lb")
            #expect(NSDictionary(dictionary: same) == NSDictionary(dictionary: made))
            let moved = try await sam.send(
                "PATCH", path, #"{"logDate": "2026-03-19", "time": "18:30", "notes": "late"}"#)
            #expect(moved.object["logDate"] as? String == "2026-03-19" && sets(moved.object).count == 3)
            #expect(try await sam.get("/api/workout-logs").list.count == 1)
            let renamed = try await sam.send(
                "PATCH", path,
                #"{"exercises": [{"exerciseId": "running", "sets": [{"metres": 5000, "seconds": 1500}]}]}"#)
            #expect(renamed.object["name"] as? String == "Running" && renamed.object["kind"] as? String == "cardio")
            let own = try await sam.send("PATCH", path, #"{"name": "Mine"}"#)
            #expect(own.object["name"] as? String == "Mine")
            let kept = try await sam.send("PATCH", path, #"{"exercises": [{"exerciseId": "sauna", "sets": []}]}"#)
            #expect(kept.object["name"] as? String == "Mine" && kept.object["kind"] as? String == "recovery")
        }
    }

    @Test("One is done at a time: it survives, counts only when finished, and a key never begins two")
    func live() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            #expect(String(decoding: try await sam.get("/api/workout-logs/open").body, as: UTF8.self) == "null")
            let key = ["Idempotency-Key": "k1"]
            let first = try await sam.send("POST", "/api/workout-logs", #"{"isOpen": true}"#, headers: key)
            #expect(first.status == 201 && first.object["name"] as? String == "Workout")
            let again = try await sam.send("POST", "/api/workout-logs", #"{"isOpen": true}"#, headers: key)
            #expect(again.object["id"] as? String == first.object["id"] as? String)
            #expect(try await sam.send("POST", "/api/workout-logs", #"{"isOpen": true}"#).status == 409)
            let path = "/api/workout-logs/\(first.object["id"] as? String ?? "?")"
            let changed = try await sam.send("PATCH", path, Self.bench)
            #expect(sets(changed.object).allSatisfy { $0["isDone"] as? Bool == false })
            #expect(changed.object["name"] as? String == "Chest")
            #expect(try await sam.get("/api/workout-logs/open").object["name"] as? String == "Chest")
            #expect(try await sam.get("/api/workout-logs").list.isEmpty)
            #expect(try await sam.send("PATCH", path, #"{"isOpen": false}"#).status == 200)
            #expect(try await sam.get("/api/workout-logs").list.count == 1)
            #expect(String(decoding: try await sam.get("/api/workout-logs/open").body, as: UTF8.self) == "null")
        }
    }

    @Test("It is deleted, brought back, and begun again with its sets to be done")
    func undone() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let id = try await sam.send("POST", "/api/workout-logs", Self.bench).object["id"] as? String ?? "?"
            let path = "/api/workout-logs/\(id)"
            #expect(try await sam.send("DELETE", path).status == 204)
            #expect(try await sam.get(path).status == 404)
            #expect(try await sam.send("PUT", "\(path)/restoring").object["id"] as? String == id)
            let open = try await sam.send("POST", "\(path)/using", "{}")
            #expect(open.status == 201 && open.object["isOpen"] as? Bool == true)
            #expect(sets(open.object).count == 3 && sets(open.object).allSatisfy { $0["isDone"] as? Bool == false })
            let done = try await sam.send("POST", "\(path)/using", #"{"isOpen": false, "logDate": "2026-03-10"}"#)
            #expect(
                done.object["durationMinutes"] as? Double == 45 && done.object["logDate"] as? String == "2026-03-10")
            #expect(try await sam.get("/api/workout-logs").list.count == 2)
        }
    }

    @Test("Last time's sets of an exercise are told, by its id or its name, without those of the workout itself")
    func previous() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send("POST", "/api/workout-logs", Self.bench)
            site.clock.now += 3600
            let open =
                try await sam.send("POST", "/api/workout-logs", #"{"isOpen": true}"#).object["id"] as? String ?? "?"
            func previous(_ query: String) async throws -> [String: Any]? {
                try await sam.get("/api/training/suggestion?\(query)").object["previous"] as? [String: Any]
            }
            let bench = try await previous("exercise=bench-press&workout=\(open)")
            #expect((bench?["sets"] as? [Any])?.count == 3 && bench?["date"] as? String == "2026-03-21")
            #expect(try await previous("exercise=Grandma's%20Lift") != nil)
            #expect(try await previous("exercise=squat") == nil)
            #expect(try await sam.get("/api/training/suggestion").status == 422)
        }
    }

    @Test("The next step of the scheme comes with its reason, in the range of the template and the unit that was typed")
    func suggestion() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            func log(_ set: String, _ date: String) async throws {
                let body =
                    #"{"logDate": "\#(date)", "exercises": [{"exerciseId": "bench-press", "sets": [\#(set), \#(set)]}]}"#
                #expect(try await sam.send("POST", "/api/workout-logs", body).status == 201)
            }
            func next(_ query: String = "") async throws -> [String: Any]? {
                try await sam.get("/api/training/suggestion?exercise=bench-press" + query).object["suggestion"]
                    as? [String: Any]
            }
            #expect(try await next() == nil)
            try await log(#"{"reps": 12, "load": 80}"#, "2026-03-10")
            let more = try await next()
            #expect(more?["action"] as? String == "add_weight" && more?["load"] as? Double == 82.5)
            #expect(more?["text"] as? String == "Next step: 82.5 kg × 8.")
            #expect(more?["reason"] as? String == "Last time every set reached 12: 12, 12 with 80 kg.")
            try await log(#"{"reps": 10, "load": "185 lb"}"#, "2026-03-12")
            #expect(try await next()?["text"] as? String == "Next step: 185 lb, 11 reps in the weakest set.")
            let plan =
                try await sam.send(
                    "POST", "/api/workout-templates",
                    #"{"name": "x", "exercises": [{"exerciseId": "bench-press", "sets": 2, "repsFrom": 5, "repsTo": 8}]}"#
                ).object["id"] as? String ?? "?"
            let open = try await sam.send("POST", "/api/workout-templates/\(plan)/using", #"{"isOpen": true}"#)
            let id = open.object["id"] as? String ?? "?"
            #expect(try await next("&workout=\(id)")?["text"] as? String == "Next step: 190 lb × 5.")
        }
    }

    @Test("The plates of a load are told in its unit, and what they cannot make up")
    func plates() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let metric = try await sam.get("/api/training/plates?load=101").object
            #expect(metric["perSide"] as? [Double] == [25, 15] && metric["total"] as? Double == 100)
            #expect(metric["leftOver"] as? Double == 1 && metric["unit"] as? String == "kg")
            let pounds = try await sam.get("/api/training/plates?load=185&unit=lb").object
            #expect(pounds["perSide"] as? [Double] == [45, 25] && pounds["bar"] as? Double == 45)
            for query in ["", "load=-1", "load=1e9", "load=100&unit=stone", "load=100&bar=900"] {
                #expect(try await sam.get("/api/training/plates?\(query)").status == 422, "\(query)")
            }
        }
    }

    @Test("What cannot be is refused by field, with the place of the set")
    func refused() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            func fields(_ body: String) async throws -> Set<String> {
                let answer = try await sam.send("POST", "/api/workout-logs", body)
                #expect(answer.status == 422, "\(body)")
                return Set((answer.object["errors"] as? [String: String] ?? [:]).keys)
            }
            func set(_ set: String) -> String { #"{"exercises": [{"name": "x", "sets": [{}, \#(set)]}]}"# }
            #expect(try await fields("{}") == ["exercises"])
            #expect(try await fields(set(#"{"reps": 0}"#)) == ["exercises.0.sets.1.reps"])
            #expect(try await fields(set(#"{"reps": 2.5}"#)) == ["exercises.0.sets.1.reps"])
            #expect(try await fields(set(#"{"load": -1}"#)) == ["exercises.0.sets.1.load"])
            #expect(try await fields(set(#"{"load": "9000 lb"}"#)) == ["exercises.0.sets.1.load"])
            #expect(try await fields(set(#"{"load": "2 m"}"#)) == ["exercises.0.sets.1.load"])
            #expect(try await fields(set(#"{"rpe": 11}"#)) == ["exercises.0.sets.1.rpe"])
            #expect(try await fields(set(#"{"seconds": 1e300}"#)) == ["exercises.0.sets.1.seconds"])
            #expect(try await fields(set(#"{"metres": 0}"#)) == ["exercises.0.sets.1.metres"])
            #expect(try await fields(#"{"exercises": [{"sets": []}]}"#) == ["exercises.0.name"])
            #expect(try await fields(#"{"exercises": [{"exerciseId": "nope"}]}"#) == ["exercises.0.exerciseId"])
            #expect(try await fields(#"{"name": "x", "logDate": "2026-03-23"}"#) == ["logDate"])
            #expect(try await fields(#"{"name": "x", "kind": "war"}"#) == ["kind"])
            #expect(try await fields(#"{"name": "x", "durationMinutes": 1441}"#) == ["durationMinutes"])
            let many = Array(repeating: #"{"name": "x"}"#, count: 61).joined(separator: ",")
            #expect(try await fields(#"{"exercises": [\#(many)]}"#) == ["exercises"])
            let sets = Array(repeating: "{}", count: 101).joined(separator: ",")
            #expect(try await fields(#"{"exercises": [{"name": "x", "sets": [\#(sets)]}]}"#) == ["exercises.0.sets"])
            for query in ["date=x", "from=2026-03-02&to=2026-03-01", "from=1990-01-01"] {
                #expect(try await sam.get("/api/workout-logs?\(query)").status == 422, "\(query)")
            }
            for month in ["2026-13", "x", "2026-3"] {
                #expect(try await sam.get("/api/workout-logs/calendar?month=\(month)").status == 422, "\(month)")
            }
            #expect(try await sam.get("/api/workout-logs").list.isEmpty)
        }
    }

    @Test("In Dutch the library's names are Dutch, and stay the same exercise when they are sent back")
    func dutch() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "nl"}"#)
            let body =
                #"{"exercises": [{"exerciseId": "bench-press", "sets": [{"reps": 5}]}, {"exerciseId": "triceps-pushdown", "sets": [{"reps": 5}]}]}"#
            let made = try await sam.send("POST", "/api/workout-logs", body).object
            #expect(exercises(made).first?["name"] as? String == "Bankdrukken")
            #expect(made["name"] as? String == "Borst en triceps")
            #expect(
                try site.database.workouts.find(made["id"] as? String ?? "", of: sam.account.id)?.exercises.first?.name
                    == "Bench press")
        }
    }

    @Test("FitIQ's clients log workouts and read a day's")
    func fitIQ() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            #expect(try await sam.send("POST", "/api/v1/workout-logs", Self.bench).status == 201)
            #expect(try await sam.get("/api/v1/workout-logs?date=2026-03-21").list.count == 1)
            #expect(try await sam.get("/api/v1/workout-logs").list.count == 1)
            #expect(try await sam.get("/api/v1/workout-logs?date=2026-03-20").list.isEmpty)
        }
    }
}
