import Domain
import Foundation
import Testing

@testable import Web

@Suite("Exercises")
struct ExerciseRoutesTests {
    private func names(_ answer: RawAnswer) -> [String] {
        (answer.object["exercises"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    }

    @Test("The library is searched in the reader's language, and filtered, 50 a page")
    func library() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            #expect(names(try await sam.get("/api/exercises?q=benc")).first == "Bench press")
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "nl"}"#)
            #expect(names(try await sam.get("/api/exercises?q=benc")).first == "Bankdrukken")
            let one = try await sam.get("/api/exercises/bench-press").object
            #expect(one["name"] as? String == "Bankdrukken")
            #expect(one["standardName"] as? String == "Bench press")
            #expect(one["primaryMuscles"] as? [String] == ["chest"])
            #expect(one["isOwn"] as? Bool == false)
            let page = try await sam.get("/api/exercises?kind=strength&page=2")
            #expect(names(page).count == 50)
            #expect(page.object["hasMore"] as? Bool == true)
            #expect(names(page) != names(try await sam.get("/api/exercises?kind=strength")))
            let cable = try await sam.get("/api/exercises?equipment=cable&muscle=triceps&level=beginner").object
            #expect(
                (cable["exercises"] as? [[String: Any]])?.allSatisfy { $0["equipment"] as? String == "cable" } == true)
            for path in ["?kind=x", "?muscle=arm", "?equipment=sofa", "?level=pro", "?page=0"] {
                #expect(try await sam.get("/api/exercises\(path)").status == 422, "\(path)")
            }
            #expect(try await sam.get("/api/exercises/no-such").status == 404)
            #expect(try await site.get("/api/exercises").status == 401)
        }
    }

    @Test("An exercise of one's own is found first, changed, deleted and brought back")
    func own() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let body =
                #"{"name": "Squat on one shoe", "primaryMuscles": ["quadriceps", "quadriceps"], "secondaryMuscles": ["quadriceps", "glutes"], "aliases": ["Shoe squat"]}"#
            let made = try await sam.send("POST", "/api/exercises", body)
            #expect(made.status == 201)
            let id = made.object["id"] as? String ?? "?"
            #expect(id.hasPrefix("own-"))
            #expect(made.object["primaryMuscles"] as? [String] == ["quadriceps"])
            #expect(made.object["secondaryMuscles"] as? [String] == ["glutes"])
            #expect(names(try await sam.get("/api/exercises?q=shoe%20squat")).first == "Squat on one shoe")
            #expect(names(try await sam.get("/api/exercises")).first == "Squat on one shoe")
            #expect(names(try await sam.get("/api/exercises?q=squat")).contains("Squat"))
            #expect(names(try await sam.get("/api/exercises?own=true")) == ["Squat on one shoe"])

            let again = try await sam.send("POST", "/api/exercises", #"{"name": "squat on one SHOE"}"#)
            #expect(again.status == 422)
            let path = "/api/exercises/\(id)"
            #expect(
                try await sam.send("PATCH", path, #"{"name": "Squat on one Shoe", "equipment": "other"}"#).status == 200
            )
            #expect(try await sam.send("PATCH", path, #"{"primaryMuscles": ["heart"]}"#).status == 422)
            #expect(try await sam.send("PATCH", path, #"{"name": ""}"#).status == 200)
            #expect(try await sam.get(path).object["name"] as? String == "Squat on one Shoe")
            #expect(try await sam.send("DELETE", path).status == 204)
            #expect(try await sam.get(path).status == 404)
            #expect(names(try await sam.get("/api/exercises?own=true")).isEmpty)
            #expect(try await sam.send("PUT", "\(path)/restoring").status == 200)
            #expect(try await sam.get(path).status == 200)
            for wrong in [#"{}"#, #"{"name": " "}"#, #"{"name": "x", "kind": "magic"}"#, #"{"name": 3}"#] {
                #expect(try await sam.send("POST", "/api/exercises", wrong).status == 422, "\(wrong)")
            }
            #expect(try await sam.send("PATCH", "/api/exercises/bench-press", #"{"name": "Mine"}"#).status == 404)
            #expect(try await sam.send("DELETE", "/api/exercises/bench-press").status == 404)
        }
    }

    @Test("Nobody else finds, reads or changes it")
    func strangers() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            let made = try await sam.send("POST", "/api/exercises", #"{"name": "Sam's secret swing"}"#)
            let path = "/api/exercises/\(made.object["id"] as? String ?? "?")"
            for (method, tail, body) in [
                ("GET", "", nil), ("PATCH", "", #"{"name": "Hers"}"#), ("DELETE", "", nil), ("PUT", "/restoring", nil),
            ] as [(String, String, String?)] {
                #expect(try await eve.send(method, path + tail, body).status == 404, "\(method)")
            }
            #expect(names(try await eve.get("/api/exercises?q=secret%20swing")).allSatisfy { !$0.contains("secret") })
            #expect(names(try await eve.get("/api/exercises?own=true")).isEmpty)
            #expect(try await sam.get(path).object["name"] as? String == "Sam's secret swing")
        }
    }

    @Test("FitIQ's paths search and add")
    func fitIQ() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let found = try await sam.get("/api/v1/exercises/search?q=dedlift&limit=3").list
            #expect(found.first?["id"] as? String == "deadlift")
            #expect(found.count <= 3)
            #expect(try await sam.send("POST", "/api/v1/exercises", #"{"name": "Log carry"}"#).status == 201)
            #expect(try await sam.get("/api/v1/exercises/search?q=log%20carry").list.first?["isOwn"] as? Bool == true)
        }
    }

    @Test("A video of an exercise is a link that one keeps, for oneself; only whole https addresses are taken")
    func video() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let path = "/api/exercises/bench-press"
            for bad in [
                "http://example.org/v", "javascript:alert(1)", "https://", "https://me:pw@example.org", "video",
                "https://localhost/x",
            ] {
                let answer = try await sam.send("PUT", path + "/video", #"{"url": "\#(bad)"}"#)
                #expect(answer.status == 422 && answer.text.contains("https://"), "\(bad)")
            }
            let kept = try await sam.send("PUT", path + "/video", #"{"url": "https://example.org/bench?t=3"}"#)
            #expect(kept.status == 200)
            #expect(try await sam.get(path).object["video"] as? String == "https://example.org/bench?t=3")
            let listed = try await sam.get("/api/exercises?q=bench+press").object["exercises"] as? [[String: Any]]
            #expect(listed?.first?["video"] as? String == "https://example.org/bench?t=3")
            let robin = try await site.signIn("robin")
            #expect(try await robin.get(path).object["video"] == nil)
            #expect(try await sam.send("PUT", path + "/video", #"{"url": null}"#).status == 200)
            #expect(try await sam.get(path).object["video"] == nil)
            #expect(try await sam.send("PUT", "/api/exercises/no-such/video", #"{"url": null}"#).status == 404)
        }
    }
}
