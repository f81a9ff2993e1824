import Domain
import Foundation
import Storage
import Testing

@testable import Web

@Suite("Sentences become drafts")
struct SentenceDraftRoutesTests {
    private func draft(_ guest: Guest, _ text: String, kind: String? = nil) async throws -> [String: Any] {
        var body = ["text": text]
        body["kind"] = kind
        let json = String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
        return try await guest.send("POST", "/api/sentence-drafts", json).object
    }

    private func foods(_ draft: [String: Any]) -> [[String: Any]] { draft["foods"] as? [[String: Any]] ?? [] }
    private func exercises(_ draft: [String: Any]) -> [[String: Any]] { draft["exercises"] as? [[String: Any]] ?? [] }
    private func best(_ food: [String: Any]) -> [String: Any]? { (food["foods"] as? [[String: Any]])?.first }
    private func sets(_ exercise: [String: Any]) -> [[String: Any]] { exercise["sets"] as? [[String: Any]] ?? [] }

    @Test(
        "Foods come with amounts, choices and the source of their figures; what is unknown stays a name; nothing is logged"
    )
    func meal() async throws {
        try await TestSite.with { site in
            let sam = try await site.signIn()
            let draft = try await draft(sam, "2 eggs and toast yesterday for lunch, 200 ml water, qqqzzz")
            #expect(draft["kind"] as? String == "meal")
            #expect(draft["date"] as? String == "2026-03-20")
            #expect(draft["slot"] as? String == "lunch")
            let items = foods(draft)
            #expect(items.count == 4)
            #expect(items.first?["servingQuantity"] as? Double == 2)
            #expect(items.first.flatMap(best)?["id"] as? String == "egg-boiled")
            #expect(items.first.flatMap(best)?["source"] as? String == "everyday food, usual figures")
            #expect(items[2]["unit"] as? String == "ml")
            #expect(items[3].isEmpty == false && best(items[3]) == nil)
            #expect(draft["notUnderstood"] as? [String] == ["qqqzzz"])
            #expect(try await sam.get("/api/food-entries/2026-03-20").list.isEmpty)
        }
    }

    @Test(
        "A food that no list has is taken for what its words end in, told as not understood: it waits for a look",
        arguments: [
            ("en", "2 eggs and a slice of grandma's apple pie", "grandma's apple pie", "apple pie", "apple-pie"),
            ("nl", "2 eieren en scharrelkipfilet", "scharrelkipfilet", "kipfilet", "chicken-breast-cooked"),
        ])
    func near(language: String, text: String, said: String, taken: String, id: String) async throws {
        try await TestSite.with { site in
            let sam = try await site.signIn()
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "\#(language)"}"#)
            let draft = try await draft(sam, text, kind: "meal")
            let items = foods(draft)
            #expect(items.count == 2)
            #expect(items.first.flatMap(best)?["searchedFor"] == nil)
            #expect(items.last?["text"] as? String == said)
            #expect(items.last.flatMap(best)?["id"] as? String == id)
            #expect(items.last.flatMap(best)?["searchedFor"] as? String == taken)
            #expect(draft["notUnderstood"] as? [String] == [said])
        }
    }

    @Test("A unit that a food has no weight for gives its usual amount, and says so")
    func guess() async throws {
        try await TestSite.with { site in
            let sam = try await site.signIn()
            let items = foods(try await draft(sam, "2 pints of banana"))
            #expect(items.first?["isGuess"] as? Bool == true)
            #expect(items.first?["unit"] as? String == "medium")
        }
    }

    @Test("Exercises come with their sets in the person's unit and their name in the reader's language")
    func workout() async throws {
        try await TestSite.with { site in
            let sam = try await site.signIn()
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "nl", "units": "imperial"}"#)
            let read = try await draft(sam, "bench 3x8 @185 rpe7, arnold press 2x10, bench press with dumbbells 2x12")
            #expect(read["kind"] as? String == "workout")
            let exercises = exercises(read)
            #expect(
                exercises.compactMap { $0["exerciseId"] as? String } == [
                    "bench-press", "arnold-dumbbell-press", "dumbbell-bench-press",
                ])
            #expect(exercises.first?["name"] as? String == "Bankdrukken")
            #expect(exercises.first?["standardName"] as? String == "Bench press")
            let first = exercises.first.map(sets) ?? []
            #expect(first.count == 3)
            #expect(first.first?["typedLoad"] as? String == "185 lb")
            #expect(first.first?["rpe"] as? Double == 7)
        }
    }

    @Test("Exercises and templates of one's own are known by name")
    func own() async throws {
        try await TestSite.with { site in
            let sam = try await site.signIn()
            let owner = sam.account.id
            try site.database.exercises.save(
                Exercise(
                    id: "own-1", name: "Grumble lift", dutchName: nil, kind: .strength, equipment: nil,
                    primaryMuscles: [], secondaryMuscles: [], level: .beginner, aliases: []), of: owner, now: Date())
            let read = try await draft(sam, "grumble lift 3x8 40 kg and bench 3x5")
            #expect(exercises(read).compactMap { $0["exerciseId"] as? String } == ["own-1", "bench-press"])

            try site.database.workoutTemplates.save(
                WorkoutTemplate(
                    id: "t1", name: "Chest Blaster", kind: .strength,
                    exercises: [
                        PlannedExercise(exerciseID: "bench-press", name: "Bench press", sets: 3, repsFrom: 8, load: 60),
                        PlannedExercise(exerciseID: "dip", name: "Dip", sets: 2, repsFrom: 10),
                    ]), of: owner, now: Date())
            let used = try await draft(sam, "use my chest blaster but add 5 kg, skip the dips")
            #expect(used["kind"] as? String == "workout")
            let template = used["template"] as? [String: Any]
            #expect((template?["found"] as? [String: Any])?["id"] as? String == "t1")
            #expect(exercises(used).count == 1)
            #expect(exercises(used).first.map(sets)?.compactMap { $0["load"] as? Double } == [65, 65, 65])
            let changes = template?["changes"] as? [[String: Any]] ?? []
            #expect(changes.compactMap { $0["text"] as? String } == ["Everything: +5 kg", "Left out: Dip"])
            #expect(changes.compactMap { $0["isApplied"] as? Bool } == [true, true])
        }
    }

    @Test("The last workout is used again, with its changes; where there is none that is said")
    func last() async throws {
        try await TestSite.with { site in
            let sam = try await site.signIn()
            let none = try await draft(sam, "same as last time, skip the dips", kind: "workout")
            #expect((none["template"] as? [String: Any])?["found"] == nil)
            #expect(exercises(none).isEmpty)
            let day = CivilDate("2026-03-18") ?? .first
            _ = try site.database.workouts.add(
                Workout(
                    id: "w1", day: day, at: site.clock.now, minute: 600, name: "Push", kind: .strength,
                    exercises: [
                        WorkoutExercise(
                            exerciseID: "bench-press", name: "Bench press", sets: [WorkoutSet(reps: 5, load: 80)]),
                        WorkoutExercise(exerciseID: "dip", name: "Dip", sets: [WorkoutSet(reps: 12)]),
                    ]), of: sam.account.id, now: site.clock.now)
            let read = try await draft(sam, "same as last time, skip the dips", kind: "workout")
            #expect(exercises(read).compactMap { $0["exerciseId"] as? String } == ["bench-press"])
            let found = (read["template"] as? [String: Any])?["found"] as? [String: Any]
            #expect(found?["date"] as? String == "2026-03-18")
        }
    }

    @Test("Yesterday's meal is used again, without what is left out and with what comes to it")
    func yesterday() async throws {
        try await TestSite.with { site in
            let sam = try await site.signIn()
            _ = try await sam.send(
                "POST", "/api/meals",
                #"{"logDate": "2026-03-20", "slot": "breakfast", "items": [{"foodId": "banana", "servingQuantity": 2, "unit": "medium"}, {"foodId": "egg-boiled", "servingQuantity": 1}, {"foodName": "Gran's pie", "servingQuantity": 1, "unit": "piece", "calories": 300}]}"#
            )
            let read = try await draft(sam, "same breakfast as yesterday without the egg plus a coffee", kind: "meal")
            #expect(read["slot"] as? String == "breakfast")
            #expect(read["date"] as? String == "2026-03-21")
            let items = foods(read)
            #expect(items.count == 3)
            #expect(items.contains { best($0)?["id"] as? String == "banana" && $0["servingQuantity"] as? Double == 2 })
            #expect(!items.contains { best($0)?["id"] as? String == "egg-boiled" })
            #expect(items.contains { ($0["nutrients"] as? [String: Any])?["energy"] as? Double == 300 })
        }
    }

    @Test("What is hardly understood says so, and a name that nothing has is no meal")
    func unsure() async throws {
        try await TestSite.with { site in
            let sam = try await site.signIn()
            #expect(try await draft(sam, "qqqzzz frobnicate blorp")["isUnsure"] as? Bool == true)
            #expect(try await draft(sam, "2 eggs and toast")["isUnsure"] as? Bool == false)
            #expect(try await draft(sam, "rest day")["isUnsure"] as? Bool == false)
            let unknown = try await draft(sam, "use my push day but add 5 pounds")
            #expect(unknown["kind"] as? String == "workout")
            #expect(unknown["isUnsure"] as? Bool == true)
            #expect(try await draft(sam, "my usual lunch")["kind"] as? String == "meal")
        }
    }

    @Test("A language model is asked only when it is set, wanted and needed, and what it says is checked and marked")
    func model() async throws {
        let reading = #"""
            {"intent": "log", "date": "2026-03-21", "meal": null, "foods": [], "exercises": [{"said": "bonkers thing", "name": "Bench Press", "sets": 3, "reps": [8], "load": 80, "unit": "kg", "rpe": null, "minutes": null, "kilometres": null}]}
            """#
        try await ModelStandIn.with(.content(reading)) { model, url in
            try await TestSite.with { site in
                let sam = try await site.signIn()
                func asked(_ text: String, _ asks: Bool = true) async throws -> [String: Any] {
                    let body = #"{"kind": "workout", "asksModel": \#(asks), "text": "\#(text)"}"#
                    return try await sam.send("POST", "/api/sentence-drafts", body).object
                }
                _ = try await asked("the bonkers thing frobnicated")
                #expect(model.asked.isEmpty)
                _ = try await sam.send("PUT", "/api/model", #"{"url": "\#(url)", "model": "small"}"#)
                _ = try await asked("the bonkers thing frobnicated", false)
                _ = try await asked("bench 3x8 80 kg")
                #expect(model.asked.isEmpty)
                let read = try await asked("the bonkers thing frobnicated")
                #expect(model.asked.count == 1)
                #expect(read["isByModel"] as? Bool == true)
                #expect(exercises(read).first?["exerciseId"] as? String == "bench-press")
                #expect(exercises(read).first.map(sets)?.count == 3)
                // What it says was said stands in the sentence, or it is no answer.
                let made = try await asked("frobnicated gribble zonk")
                #expect(made["isByModel"] as? Bool == false)
                model.answer(.content("sorry"))
                #expect(try await asked("the bonkers thing frobnicated")["isByModel"] as? Bool == false)
            }
        }
    }

    @Test("A large egg is an egg that is large, and a large coffee a coffee")
    func sizes() async throws {
        try await TestSite.with { site in
            let sam = try await site.signIn()
            let items = foods(try await draft(sam, "a large egg and 2 large coffees"))
            #expect(items.first?["unit"] as? String == "large")
            #expect(items.first.flatMap(best)?["id"] as? String == "egg-boiled")
            #expect(items.last.flatMap(best) != nil)
        }
    }

    @Test("A long text, odd characters and a wrong kind are answered, not fallen over")
    func odd() async throws {
        try await TestSite.with { site in
            let sam = try await site.signIn()
            let long = try await draft(sam, String(repeating: "egg, ", count: 1999) + "egg")
            #expect(foods(long).count == 40)
            #expect((long["notUnderstood"] as? [String])?.isEmpty == false)
            for body in [
                #"{}"#, #"{"text": ""}"#, #"{"text": "egg", "kind": "song"}"#, #"{"text": 5}"#,
                "{\"text\": \"\(String(repeating: "a", count: 10_001))\"}",
            ] {
                #expect(try await sam.send("POST", "/api/sentence-drafts", body).status == 422)
            }
            for text in ["🍳🍳 ٣ بيض \u{202e}", "3x", "@", "30 february 2 eggs", "1e308 kg x 9e99"] {
                #expect(try await draft(sam, text)["kind"] != nil)
            }
        }
    }
}
