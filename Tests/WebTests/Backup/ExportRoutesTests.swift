import Foundation
import Testing

@testable import Services
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
                for table in ["csv", "entries-csv", "figures-csv"] {
                    let csv = try await sam.get("/api/export/\(table)").text
                    for cell in csv.split(whereSeparator: { ",\n\r".contains($0) }).map({ $0.drop { $0 == "\"" } }) {
                        #expect(!"=+@".contains(cell.first ?? "x"), "\(cell)")
                        #expect(!(cell.first == "-" && Double(cell) == nil), "\(cell)")
                    }
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

    @Test(
        "Plain and gzipped exports hold the same",
        arguments: [
            ("json", ""), ("csv", ""), ("entries-csv", "entries-"), ("sets-csv", "sets-"), ("figures-csv", "figures-"),
        ])
    func gzip(form: String, name: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            #expect(
                try await sam.send("POST", "/api/food-entries", #"{"foodName": "X", "servingQuantity": 1}"#).status
                    == 201)
            for day in 1...20 {
                let date = "2026-03-\(day < 10 ? "0" : "")\(day)"
                _ = try await sam.send(
                    "POST", "/api/daily-logs", #"{"logDate": "\#(date)", "weightKg": 80, "notes": "day \#(day)"}"#)
            }
            let plain = try await sam.get("/api/export/\(form)")
            let packed = try await sam.get("/api/export/\(form).gz")
            #expect(packed.header("content-type") == "application/gzip")
            let suffix = form == "json" ? "json" : "csv"
            #expect(
                packed.header("content-disposition")?.contains("vitalpath-\(name)2026-03-21.\(suffix).gz\"") == true)
            #expect(packed.body.prefix(2) == Data([0x1f, 0x8b]))
            #expect(try gunzipped(packed.body) == plain.body)
            #expect(["sets-csv", "entries-csv", "figures-csv"].contains(form) || plain.text.contains("day 20"))
        }
    }

    @Test("A table is of the days that were asked for, and what is no range of days is refused")
    func ranges() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for day in ["2026-03-01", "2026-03-02", "2026-03-03"] {
                let weight = #"{"logDate": "\#(day)", "weightKg": 80}"#
                #expect(try await sam.send("POST", "/api/daily-logs", weight).status == 200)
                let bench =
                    #"{"name": "Push", "logDate": "\#(day)", "exercises": [{"name": "Bench", "sets": [{"reps": 5}]}]}"#
                #expect(try await sam.send("POST", "/api/workout-logs", bench).status == 201)
                let meal = #"{"foodName": "Soup", "servingQuantity": 1, "logDate": "\#(day)"}"#
                #expect(try await sam.send("POST", "/api/food-entries", meal).status == 201)
            }
            for form in ["csv", "entries-csv", "sets-csv", "figures-csv"] {
                func days(_ query: String) async throws -> Set<Substring> {
                    let answer = try await sam.get("/api/export/\(form)\(query)")
                    #expect(answer.status == 200)
                    return Set(answer.text.split(separator: "\r\n").dropFirst().map { $0.prefix(10) })
                }
                #expect(try await days("") == ["2026-03-01", "2026-03-02", "2026-03-03"], "\(form)")
                #expect(try await days("?from=2026-03-02&to=2026-03-02") == ["2026-03-02"], "\(form)")
                #expect(try await days("?from=2026-03-02") == ["2026-03-02", "2026-03-03"], "\(form)")
                #expect(try await days("?to=2026-03-02") == ["2026-03-01", "2026-03-02"], "\(form)")
                #expect(try await days("?from=&to=").count == 3, "\(form)")
                for query in ["?from=2026-03-02&to=2026-03-01", "?from=now", "?to=2026-02-30"] {
                    #expect(try await sam.get("/api/export/\(form)\(query)").status == 422, "\(form)\(query)")
                }
            }
            let named = try await sam.get("/api/export/sets-csv?from=2026-03-01&to=2026-03-02")
            #expect(named.header("content-disposition")?.contains("vitalpath-sets-2026-03-01-2026-03-02.csv") == true)
            for form in ["json", "health-csv"] {
                #expect(try await sam.get("/api/export/\(form)?from=2026-03-01").status == 422, "\(form)")
            }
        }
    }

    /// A weight, a typed day of calories over an entry, and two entries of another day.
    private func logSome(_ sam: Guest) async throws {
        for body in [
            #"{"foodName": "Lunch", "calories": 600, "saltGrams": 1, "servingQuantity": 1, "time": "12:30", "logDate": "2026-03-20"}"#,
            #"{"foodName": "Snack", "calories": 99.5, "servingQuantity": 1, "time": "16:05", "logDate": "2026-03-20"}"#,
            #"{"foodName": "Old", "calories": 500, "servingQuantity": 1, "logDate": "2026-03-19"}"#,
        ] { #expect(try await sam.send("POST", "/api/food-entries", body).status == 201) }
        let day = #"{"logDate": "2026-03-19", "weightKg": 80.5, "bodyFatPercentage": 21.5, "caloriesConsumed": 2100}"#
        #expect(try await sam.send("POST", "/api/daily-logs", day).status == 200)
    }

    @Test("For Apple Health, each thing logged is a row at its moment; a typed total stands for its day's entries")
    func healthCSV() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try await logSome(sam)
            let answer = try await sam.get("/api/export/health-csv")
            #expect(
                answer.header("content-disposition") == "attachment; filename=\"vitalpath-health-2026-03-21.csv\"")
            let type = "HKQuantityTypeIdentifier"
            let rows = answer.text.split(separator: "\r\n").map(String.init)
            let noon = "2026-03-19 12:00:00 +0100"
            let lunch = "2026-03-20 12:30:00 +0100"
            let snack = "2026-03-20 16:05:00 +0100"
            #expect(
                rows == [
                    "type,sourceName,unit,startDate,endDate,value",
                    "\(type)BodyMass,VitalPath,kg,\(noon),\(noon),80.5",
                    "\(type)BodyFatPercentage,VitalPath,%,\(noon),\(noon),0.215",
                    "\(type)DietaryEnergyConsumed,VitalPath,kcal,\(noon),\(noon),2100",
                    "\(type)DietaryEnergyConsumed,VitalPath,kcal,\(lunch),\(lunch),600",
                    "\(type)DietaryEnergyConsumed,VitalPath,kcal,\(snack),\(snack),99.5",
                    "\(type)DietarySodium,VitalPath,mg,\(lunch),\(lunch),400",
                ])
            let packed = try await sam.get("/api/export/health-csv.gz").body
            #expect(try gunzipped(packed) == answer.body)
        }
    }

    @Test("The JSON for Apple Health is the form that phone automations send: sent to another account, the days agree")
    func healthJSON() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            #expect(try await sam.get("/api/export/health-json").text == "{\"data\":{\"metrics\":[]}}\n")
            try await logSome(sam)
            let file = try await sam.get("/api/export/health-json").text
            let robin = try await site.signIn("robin")
            #expect(try await robin.send("POST", "/api/health/ingest", file).status == 200)
            for (day, field) in [
                ("19", "weightKg"), ("19", "bodyFatPercentage"), ("19", "caloriesConsumed"), ("20", "caloriesConsumed"),
            ] {
                let own = try await sam.get("/api/daily-logs/2026-03-\(day)").object[field] as? Double
                #expect(own != nil)
                #expect(
                    try await robin.get("/api/daily-logs/2026-03-\(day)").object[field] as? Double == own, "\(field)")
            }
            // What came in from there does not go out again.
            #expect(try await robin.get("/api/export/health-csv").text.split(separator: "\r\n").count == 1)
        }
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
