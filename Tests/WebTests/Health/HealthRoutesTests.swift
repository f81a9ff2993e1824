import Foundation
import Testing

@testable import Web

@Suite("The Health export over the wire")
struct HealthRoutesTests {
    private func xml(_ days: Int = 3, end: String = "</HealthData>") -> String {
        let rows = (0..<days).flatMap { day in
            ["Anna’s Watch", "iPhone"].map { source in
                """
                <Record type="HKQuantityTypeIdentifierStepCount" sourceName="\(source)" unit="count" \
                startDate="2026-03-\(10 + day) 08:00:00 +0100" endDate="2026-03-\(10 + day) 09:00:00 +0100" \
                value="\(source == "iPhone" ? 4700 : 5000)"/>
                """
            }
        }
        return "<?xml version=\"1.0\"?><HealthData locale=\"nl_NL\"><ExportDate value=\"2026-03-20 08:00:00 +0100\"/>"
            + rows.joined(separator: "\n") + end
    }

    private func upload(_ text: String, by guest: Guest, name: String = "export.xml") async throws -> RawAnswer {
        try await guest.send(
            "POST", "/api/health/imports", text,
            headers: ["Content-Type": "application/xml", "X-File-Name": name])
    }

    /// The import once it is no longer read.
    private func settled(_ id: String, _ guest: Guest) async throws -> [String: Any] {
        for _ in 0..<600 {
            let item = try await guest.get("/api/health/imports/\(id)").object
            if item["state"] as? String != "reading" { return item }
            try await Task.sleep(for: .milliseconds(20))
        }
        return [:]
    }

    private func steps(_ day: String, _ guest: Guest) async throws -> Double? {
        let answer = try await guest.get("/api/today?date=\(day)").object
        let figures = (answer["day"] as? [String: Any])?["figures"] as? [String: [String: Any]]
        return figures?["steps"]?["value"] as? Double
    }

    @Test("An upload is read, looked at, confirmed, taken back, and brought back")
    func wholeLife() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            let answer = try await upload(xml(), by: sam, name: "Mijn%20export.xml")
            #expect(answer.status == 202)
            let id = try #require(answer.object["id"] as? String)
            let ready = try await settled(id, sam)
            #expect(ready["state"] as? String == "ready")
            #expect(ready["fileName"] as? String == "Mijn export.xml")
            let preview = try #require(ready["preview"] as? [String: Any])
            #expect(preview["records"] as? Int == 6 && preview["days"] as? Int == 3 && preview["newDays"] as? Int == 3)
            #expect(preview["firstDay"] as? String == "2026-03-10" && preview["lastDay"] as? String == "2026-03-12")
            #expect(try await steps("2026-03-11", sam) == nil)

            for (method, path) in [("PUT", "/confirming"), ("PUT", "/restoring"), ("DELETE", "")] {
                #expect(try await eve.send(method, "/api/health/imports/\(id)\(path)", "{}").status == 404)
            }
            #expect(try await sam.send("PUT", "/api/health/imports/\(id)/confirming", "{}").status == 200)
            #expect(try await steps("2026-03-11", sam) == 5000)
            #expect(
                try await sam.get("/api/health/sources").list.map { $0["name"] as? String } == [
                    "Anna’s Watch", "iPhone",
                ])
            let fresh = try await sam.get("/api/health/sources").list
            #expect(fresh.map { $0["lastDay"] as? String } == ["2026-03-12", "2026-03-12"])
            #expect(fresh.allSatisfy { $0["isSent"] as? Bool == false })
            let swapped = try await sam.send("PUT", "/api/health/sources", #"{"order": ["iPhone", "Anna’s Watch"]}"#)
            #expect(swapped.list.map { $0["name"] as? String } == ["iPhone", "Anna’s Watch"])
            #expect(try await steps("2026-03-11", sam) == 4700)

            #expect(try await sam.send("DELETE", "/api/health/imports/\(id)").status == 204)
            #expect(try await steps("2026-03-11", sam) == nil)
            #expect(try await sam.send("PUT", "/api/health/imports/\(id)/restoring", "{}").status == 200)
            #expect(try await steps("2026-03-11", sam) == 4700)
            #expect(try await eve.get("/api/health/imports").list.isEmpty)
        }
    }

    @Test("A preview can be thrown away, and nothing of it is left")
    func discard() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let id = try #require(try await upload(xml(), by: sam).object["id"] as? String)
            _ = try await settled(id, sam)
            #expect(try await sam.send("DELETE", "/api/health/imports/\(id)").status == 204)
            #expect(try await sam.get("/api/health/imports").list.isEmpty)
            // An id made up of chance may hold any number.
            let export = try await sam.get("/api/export/json").text
                .replacing(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, with: "")
            #expect(!export.contains("5000"))
            let folder = site.database.uploads(of: sam.account.id)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        }
    }

    @Test("A file that cannot be read says why, in the person's language, and changes nothing")
    func failures() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            #expect(try await sam.send("PATCH", "/api/preferences", #"{"language": "nl"}"#).status == 200)
            for (text, words) in [
                (xml(end: ""), "houdt te vroeg op"), ("<ClinicalDocument/>", "klinische document"),
                ("hallo", "lijkt op gewone tekst"),
                ("", "is leeg"),
            ] {
                let id = try #require(try await upload(text, by: sam).object["id"] as? String)
                let item = try await settled(id, sam)
                #expect(item["state"] as? String == "failed")
                #expect((item["error"] as? String)?.contains(words) == true, "\(item)")
                #expect(try await sam.send("DELETE", "/api/health/imports/\(id)").status == 204)
            }
            #expect(try await sam.get("/api/health/imports").list.isEmpty)
            #expect(try await steps("2026-03-11", sam) == nil)
            let picture = try await sam.send(
                "POST", "/api/health/imports", "{}", headers: ["Content-Type": "image/png"])
            #expect(picture.status == 415)
            #expect(try await sam.get("/api/health/imports/999").status == 404)
            #expect(try await sam.get("/api/health/imports/x").status == 404)
            #expect(try await sam.send("PUT", "/api/health/sources", #"{"order": 5}"#).status == 422)
        }
    }

    @Test("A running import can be cancelled, and only one runs at a time")
    func cancel() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            // Long enough that it is still being read when the next request comes.
            let row = """
                <Record type="HKQuantityTypeIdentifierStepCount" sourceName="W" unit="count" startDate="2026-03-10 08:00:00 +0100" endDate="2026-03-10 09:00:00 +0100" value="1"/>

                """
            // On a busy machine it may be over before that: the next is longer.
            var running: String?
            for count in [300_000, 600_000, 1_200_000] where running == nil {
                let long = "<HealthData>" + String(repeating: row, count: count) + "</HealthData>"
                let id = try #require(try await upload(long, by: sam).object["id"] as? String)
                let second = try await upload(xml(), by: sam)
                if second.status == 409 {
                    running = id
                } else {
                    let other = try #require(second.object["id"] as? String)
                    for id in [id, other] {
                        _ = try await settled(id, sam)
                        #expect(try await sam.send("DELETE", "/api/health/imports/\(id)").status == 204)
                    }
                }
            }
            let id = try #require(running)
            #expect(try await sam.send("DELETE", "/api/health/imports/\(id)").status == 204)
            for _ in 0..<600 where try await !sam.get("/api/health/imports").list.isEmpty {
                try await Task.sleep(for: .milliseconds(20))
            }
            #expect(try await sam.get("/api/health/imports").list.isEmpty)
            #expect(try await steps("2026-03-10", sam) == nil)
        }
    }
}
