import Domain
import Foundation
import Testing

@testable import Services
@testable import Web

@Suite("Reports")
struct ReportRoutesTests {
    private static let days = "from=2026-03-14&to=2026-03-20"

    private static func fill(_ guest: Guest) async throws {
        for day in 14...20 {
            for (slot, time, name) in [
                ("breakfast", "08:10", "Żurek"), ("lunch", "12:40", "Борщ с пампушками"),
                ("dinner", "19:00", "Stamppot (rookworst)"),
            ] {
                let body = """
                    {"foodName": "\(name)", "calories": 600, "proteinGrams": 31, "fibreGrams": 7, "slot": "\(slot)", \
                    "time": "\(time)", "notes": "with mustard", "hunger": 4, "mood": "🙂", "logDate": "2026-03-\(day)"}
                    """
                #expect(try await guest.send("POST", "/api/food-entries", body).status == 201)
            }
            let log =
                #"{"logDate": "2026-03-\#(day)", "weightKg": \#(80 - Double(day) / 10), "notes": "A quiet day", "sleepHours": 7.5, "steps": 8000}"#
            #expect(try await guest.send("POST", "/api/daily-logs", log).status < 300)
        }
    }

    /// The words of all pages.
    private static func words(_ guest: Guest, _ query: String) async throws -> String {
        let answer = try await guest.get("/api/reports/preview?\(query)&pages=60").object
        let pages = answer["pages"] as? [String] ?? []
        #expect(pages.count == answer["count"] as? Int)
        return pages.joined().replacing(/<[^>]*>/, with: " ").replacing(/\s+/, with: " ")
    }

    @Test("A diary tells each meal with its time, amounts, notes, hunger and mood, as they were written")
    func diary() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try await Self.fill(sam)
            let words = try await Self.words(sam, "from=2026-03-20&to=2026-03-20&kind=day")
            for part in [
                "Food diary", "Fri 20 Mar 2026", "Breakfast", "Żurek", "Борщ", "08:10", "1,800", "with mustard",
                "Hunger before: 4 – hungry",
                "Good", "The whole day", "A quiet day", "7 h 30", "not a medical device",
            ] { #expect(words.contains(part), "\(part)") }
        }
    }

    @Test("It is told in the person's language and units")
    func languages() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try await Self.fill(sam)
            let english = try await Self.words(sam, Self.days)
            #expect(english.contains("Averages beside goals") && english.contains("Weight (kg)"))
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "nl", "units": "imperial"}"#)
            let dutch = try await Self.words(sam, Self.days)
            for part in [
                "Gemiddelden naast doelen", "Gewicht (lb)", "vr 20 mrt", "geen medisch hulpmiddel", "1.800 kcal",
            ] {
                #expect(dutch.contains(part), "\(part)")
            }
            #expect(!dutch.contains("«") && !english.contains("«"))
        }
    }

    @Test("What they measure by a name of their own stands with the body's measures, in its unit, as finely as entered")
    func ownMeasures() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let query = "\(Self.days)&kind=all"
            for (name, unit, figures) in [
                ("Bovenarm", "cm", [31.25, 33]), ("Grip", "", [40, 38.0]), ("Never", "kg", []), ("Gone", "kg", [1, 2]),
            ] {
                let made = try await sam.send("POST", "/api/measures", #"{"name": "\#(name)", "unit": "\#(unit)"}"#)
                let id = try #require(made.object["id"] as? String)
                for (number, value) in figures.enumerated() {
                    let path = "/api/measures/\(id)/days/2026-03-\(15 + number * 4)"
                    #expect(try await sam.send("PUT", path, #"{"value": \#(value)}"#).status == 200)
                }
                if name == "Gone" { #expect(try await sam.send("DELETE", "/api/measures/\(id)").status == 204) }
            }
            let english = try await Self.words(sam, query)
            for part in ["Bovenarm", "31.25 cm", "33.00 cm", "+1.75 cm", "Grip", "40", "38", "–2"] {
                #expect(english.contains(part), "\(part)")
            }
            #expect(!english.contains("Never") && !english.contains("Gone"))
            _ = try await sam.send("PATCH", "/api/preferences", #"{"language": "nl", "units": "imperial"}"#)
            let dutch = try await Self.words(sam, query)
            #expect(dutch.contains("31,25 cm") && dutch.contains("+1,75 cm"))
            // Somebody else's are nobody's here.
            let eve = try await site.signIn("evelyn")
            #expect(try await !Self.words(eve, query).contains("Bovenarm"))
        }
    }

    @Test(
        "Hidden calories are nowhere on it, unless someone chooses so", arguments: ["all", "day", "food", "training"])
    func hidden(_ kind: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try await Self.fill(sam)
            let query = "\(Self.days)&kind=\(kind)"
            let before = try await Self.words(sam, query)
            _ = try await sam.send("PATCH", "/api/preferences", #"{"hideCalories": true}"#)
            let hidden = try await Self.words(sam, query)
            #expect(!hidden.contains("kcal") && !hidden.contains("1,800"))
            #expect(try await Self.words(sam, query + "&hidden=1") == before)
        }
    }

    @Test("The same days are the same file, and one more entry is another")
    func same() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try await Self.fill(sam)
            let first = try await sam.get("/api/reports?\(Self.days)")
            #expect(first.status == 200 && first.text.hasPrefix("%PDF-1.7"))
            #expect(first.header("content-type") == "application/pdf")
            #expect(
                first.header("content-disposition")
                    == "attachment; filename=\"vitalpath-all-2026-03-14-2026-03-20.pdf\"")
            site.clock.now += 3 * 86_400
            #expect(try await sam.get("/api/reports?\(Self.days)").body == first.body)
            _ = try await sam.send(
                "POST", "/api/food-entries", #"{"foodName": "Apple", "calories": 80, "logDate": "2026-03-18"}"#)
            #expect(try await sam.get("/api/reports?\(Self.days)").body != first.body)
        }
    }

    @Test("Nobody reads anything of another account, nor of nobody")
    func ownership() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            try await Self.fill(sam)
            let words = try await Self.words(eve, Self.days)
            #expect(!words.contains("Stamppot") && words.contains("Nothing was logged on these days."))
            for path in ["/api/reports", "/api/reports/preview"] {
                #expect(try await site.get(path).status == 401)
            }
        }
    }

    @Test("A zip holds a report for each week or month")
    func zips() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            try await Self.fill(sam)
            let zip = try await sam.get("/api/reports?from=2026-02-20&to=2026-03-20&each=week&kind=food")
            #expect(zip.header("content-type") == "application/zip")
            let names = zip.text.matches(of: /vitalpath-food-([-0-9]+)\.pdf/).map { String($0.1) }
            #expect(
                names.prefix(5) == [
                    "2026-02-20-2026-02-22", "2026-02-23-2026-03-01", "2026-03-02-2026-03-08", "2026-03-09-2026-03-15",
                    "2026-03-16-2026-03-20",
                ])
            let months = try await sam.get("/api/reports?from=2026-02-20&to=2026-03-20&each=month&kind=food")
            #expect(
                months.text.contains("2026-02-20-2026-02-28.pdf") && months.text.contains("2026-03-01-2026-03-20.pdf"))
        }
    }

    @Test(
        "What cannot be is refused in words",
        arguments: [
            "from=2026-03-20&to=2026-03-01", "from=1850-01-01&to=2050-01-01", "from=x", "kind=everything", "paper=a3",
            "each=year", "sections=averages,secrets", "from=2020-01-01&to=2026-01-01&kind=day",
        ])
    func refused(_ query: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for path in ["/api/reports", "/api/reports/preview"] {
                let answer = try await sam.get("\(path)?\(query)")
                #expect(answer.status == 422)
                #expect((answer.object["errors"] as? [String: String])?.values.allSatisfy { $0.count > 10 } == true)
            }
            #expect(try await sam.get("/api/reports/preview?page=0").status == 422)
        }
    }
}
