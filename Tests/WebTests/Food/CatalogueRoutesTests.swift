import Foundation
import Testing

@testable import Web

@Suite("Food catalogues by the page")
struct CatalogueRoutesTests {
    private static let samples = URL(filePath: #filePath).appending(path: "../../../Samples").standardized

    private func sample(_ name: String) throws -> Data {
        try Data(contentsOf: Self.samples.appending(path: name))
    }

    private func bring(
        _ data: Data, _ name: String, _ guest: Guest, type: String = "application/octet-stream", upload: UUID = UUID()
    ) async throws -> RawAnswer {
        let head = """
            POST /api/food-catalogues?upload=\(upload) HTTP/1.1\r
            Host: localhost:\(guest.site.port)\r
            Cookie: \(guest.cookie)\r
            Sec-Fetch-Site: same-origin\r
            Content-Type: \(type)\r
            X-File-Name: \(name)\r
            Content-Length: \(data.count)\r
            Connection: close\r
            \r

            """
        return try await guest.site.client.send(Array(head.utf8) + data)
    }

    /// What became of it, once it is no longer read.
    private func outcome(_ guest: Guest) async throws -> [String: Any] {
        for _ in 0..<600 {
            let told = try await guest.get("/api/food-catalogues").object["importing"] as? [String: Any] ?? [:]
            if let state = told["state"] as? String, ["done", "failed"].contains(state) { return told }
            try await Task.sleep(for: .milliseconds(50))
        }
        return [:]
    }

    private func names(_ guest: Guest) async throws -> [String] {
        let list = try await guest.get("/api/food-catalogues").object["catalogues"] as? [[String: Any]] ?? []
        return list.compactMap { $0["source"] as? String }
    }

    @Test(
        "A catalogue is brought in, told of, searched, brought in again, and taken away; others may look and not touch")
    func whole() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            for _ in 0..<2 {
                let begun = try await bring(try sample("products.csv"), "products.csv", sam)
                #expect(begun.status == 202)
                let told = try await outcome(sam)
                #expect(told["state"] as? String == "done" && told["source"] as? String == "off")
                let (kept, read) = (told["kept"] as? Int ?? 0, told["read"] as? Int ?? 0)
                #expect(kept > 0 && read > kept && (told["skipped"] as? [Any])?.isEmpty == false)
                #expect(try await names(sam) == ["off"])
            }
            #expect(try await bring(try sample("foundation.zip"), "f.zip", sam).status == 202)
            #expect(try await outcome(sam)["source"] as? String == "fdc")
            #expect(try await names(eve) == ["fdc", "off"])
            let theirs = try await eve.get("/api/food-catalogues").object
            #expect(theirs["isYours"] as? Bool == false && theirs["importing"] == nil)
            #expect(try await bring(try sample("products.csv"), "x", eve).status == 403)
            #expect(try await eve.send("DELETE", "/api/food-catalogues/off").status == 403)
            #expect(try await eve.send("DELETE", "/api/food-catalogues/importing").status == 403)
            let found = try await sam.get("/api/foods?q=fennel%20no").list
            #expect(found.contains { ($0["id"] as? String)?.hasPrefix("off-") == true })
            #expect(try await sam.send("DELETE", "/api/food-catalogues/importing").status == 204)
            #expect(try await sam.send("DELETE", "/api/food-catalogues/importing").status == 404)
            #expect(try await sam.send("DELETE", "/api/food-catalogues/off").status == 204)
            #expect(try await sam.send("DELETE", "/api/food-catalogues/off").status == 404)
            #expect(try await sam.send("DELETE", "/api/food-catalogues/nonsense").status == 404)
            #expect(try await names(sam) == ["fdc"])
            #expect(
                try await !sam.get("/api/foods?q=fennel%20no").list.contains { "\($0["id"] ?? "")".hasPrefix("off-") })
        }
    }

    @Test("What is no catalogue, or ends too early, says so by its name and changes nothing")
    func wrong() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            #expect(try await bring(try sample("products.csv"), "products.csv", sam).status == 202)
            #expect(try await outcome(sam)["state"] as? String == "done")
            for wrong in [
                Data("<?xml version=\"1.0\"?><HealthData/>".utf8), Data(), Data("alpha,beta\n1,2\n".utf8),
                Data([0x50, 0x4b, 3, 4, 0, 0]), Data([0x1f, 0x8b, 8, 0, 1, 2, 3]),
                Data(repeating: 0xff, count: 100_000),
                Data(String(repeating: "[", count: 50_000).utf8),
            ] {
                let answer = try await bring(wrong, "holiday.bin", sam)
                #expect(answer.status == 422 && answer.text.contains("holiday.bin"), "\(answer.text)")
            }
            let whole = try sample("foundation.zip")
            let cut = try await bring(whole.prefix(whole.count - 2000), "cut.zip", sam)
            let end = cut.status == 422 ? "failed" : try await outcome(sam)["state"] as? String
            #expect(end == "failed")
            #expect(try await names(sam) == ["off"])
            #expect(try await bring(Data([1]), "x", sam, type: "image/png").status == 415)
            let uploads = site.database.directory.appending(path: "uploads")
            let left = FileManager.default.enumerator(at: uploads, includingPropertiesForKeys: [.isRegularFileKey])
            let files = (left?.allObjects as? [URL] ?? []).filter { !$0.hasDirectoryPath }
            #expect(files.isEmpty, "\(files)")
        }
    }

    @Test("An upload that was cancelled before it had arrived does not begin, and another one's goes on")
    func cancelledOnTheWay() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let late = UUID()
            #expect(try await sam.send("DELETE", "/api/food-catalogues/importing?upload=\(late)").status == 204)
            #expect(try await bring(try sample("products.csv"), "late.csv", sam, upload: late).status == 409)
            #expect(try await sam.get("/api/food-catalogues").object["importing"] == nil)
            #expect(try await bring(try sample("products.csv"), "next.csv", sam).status == 202)
            #expect(try await sam.send("DELETE", "/api/food-catalogues/importing?upload=\(late)").status == 204)
            #expect(try await outcome(sam)["state"] as? String == "done")
            #expect(try await names(sam) == ["off"])
        }
    }
}
