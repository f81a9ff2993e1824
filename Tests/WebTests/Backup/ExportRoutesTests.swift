import Foundation
import Testing

@testable import Web

@Suite("Exports")
struct ExportRoutesTests {
    @Test("Hostile names go out as text: no CSV cell starts a formula, JSON and SVG stay well-formed")
    func hostile() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let hostile = [
                "=HYPERLINK(\"http://evil\")", "+1+1", "-2+3", "@SUM(A1)", "</script><script>alert(1)</script>",
                "\"; DROP TABLE food; --",
                "a,b\"c", "]]>", "&lt;b&gt;", "\u{202e}txt",
            ]
            for name in hostile {
                let body = String(
                    decoding: try JSONSerialization.data(withJSONObject: [
                        "foodName": name, "calories": 10, "servingQuantity": 1, "notes": name,
                    ]), as: UTF8.self)
                #expect(try await sam.send("POST", "/api/food-entries", body).status == 201)
                let note = String(
                    decoding: try JSONSerialization.data(withJSONObject: ["notes": name, "workoutType": name]),
                    as: UTF8.self)
                #expect(try await sam.send("POST", "/api/daily-logs", note).status == 200)
                let csv = try await sam.get("/api/export/csv").text
                for cell in csv.split(whereSeparator: { ",\n\r".contains($0) }).map({ $0.drop { $0 == "\"" } }) {
                    #expect(!"=+@".contains(cell.first ?? "x"), "\(cell)")
                    #expect(!(cell.first == "-" && Double(cell) == nil), "\(cell)")
                }
                _ = try await sam.send(
                    "PATCH", "/api/profile",
                    #"{"firstName": \#(String(decoding: try JSONSerialization.data(withJSONObject: name, options: .fragmentsAllowed), as: UTF8.self))}"#
                )
                let home = try await sam.get("/").text
                #expect(!home.contains(name) || !name.contains("<"))
            }
            let names = try await sam.get("/api/food-entries/2026-03-21").list.compactMap { $0["foodName"] as? String }
            #expect(Set(names) == Set(hostile))
            #expect(try await sam.get("/api/export/json").json != nil)
        }
    }

    @Test("Plain and gzipped exports hold the same", arguments: ["json", "csv"])
    func gzip(form: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for day in 1...20 {
                let date = "2026-03-\(day < 10 ? "0" : "")\(day)"
                _ = try await sam.send(
                    "POST", "/api/daily-logs", #"{"logDate": "\#(date)", "weightKg": 80, "notes": "day \#(day)"}"#)
            }
            let plain = try await sam.get("/api/export/\(form)")
            let packed = try await sam.get("/api/export/\(form).gz")
            #expect(packed.header("content-type") == "application/gzip")
            #expect(packed.header("content-disposition")?.contains("vitalpath-2026-03-21.\(form).gz") == true)
            #expect(packed.body.prefix(2) == Data([0x1f, 0x8b]))
            #expect(try gunzipped(packed.body) == plain.body)
            #expect(plain.text.contains("day 20"))
        }
    }

    @Test("A stream of many chunks arrives whole, and a reader that leaves stops the writer")
    func pipe() async throws {
        let pipe = ChunkPipe { send in
            for index in 0..<200 { try send([UInt8(index)]) }
        }
        var bytes: [UInt8] = []
        while let chunk = try await pipe.next() { bytes += chunk }
        pipe.leave()
        #expect(bytes == (0..<200).map(UInt8.init))

        struct Broken: Error {}
        let broken = ChunkPipe { send in
            try send([1])
            throw Broken()
        }
        #expect(try await broken.next() != nil)
        await #expect(throws: Broken.self) { _ = try await broken.next() }

        let stopped = AsyncStream.makeStream(of: Bool.self)
        let left = ChunkPipe { send in
            defer { stopped.continuation.yield(true) }
            while true { try send([0]) }
        }
        _ = try await left.next()
        left.leave()
        #expect(await stopped.stream.first { _ in true } == true)
    }

    private func gunzipped(_ data: Data) throws -> Data {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["gzip", "-dc"]
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).gz")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        process.standardInput = try FileHandle(forReadingFrom: file)
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let result = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return result
    }
}
