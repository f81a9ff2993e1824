import Foundation
import Testing

@testable import Web

@Suite("Profile, goals and the safety rails")
struct ProfileRoutesTests {
    private static let person = #"""
        {"firstName": "Sam", "birthDate": "1979-05-01", "sex": "male", "heightCm": 182, "currentWeightKg": 90,
         "activityLevel": "moderate", "currentPhase": "recomp", "completedStep": "you"}
        """#

    @Test("Each step is saved as it is left; what is logged for today shows in the day")
    func steps() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let first = try await sam.send("PATCH", "/api/profile", Self.person).object
            #expect(first["age"] as? Int == 46)
            #expect(first["onboardingSteps"] as? [String] == ["you"])
            #expect(first["onboardingCompleted"] as? Bool == false)
            #expect(first["bmi"] as? Double == 27.2)
            #expect(try await sam.get("/api/daily-logs/today").object["weightKg"] as? Double == 90)
            let second = try await sam.send(
                "PATCH", "/api/profile",
                #"{"background": {"recentlyDieting": true, "dietingMonths": 4}, "completedStep": "diet"}"#
            ).object
            let third = try await sam.send("PATCH", "/api/profile", #"{"background": {"stressLevel": 6}}"#).object
            #expect(second["onboardingSteps"] as? [String] == ["you", "diet"])
            let background = try #require(third["background"] as? [String: Any])
            #expect(background["dietingMonths"] as? Int == 4)
            #expect(background["stressLevel"] as? Int == 6)
            let open =
                (try await sam.get("/api/today").object["onboarding"] as? [String: Any])?["openSteps"] as? [String]
            #expect(open?.contains("diet") == false)
            #expect(open?.contains("goal") == true)
        }
    }

    @Test("The whole onboarding can come at once")
    func onboarding() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let answer = try await sam.send(
                "POST", "/api/onboarding",
                #"{"firstName": "Kim", "age": 52, "sex": "female", "heightCm": 168, "currentWeightKg": 74, "targetWeightKg": 70, "waistCircumferenceCm": 88, "coachingTone": "scientific", "currentPhase": "recomp"}"#
            )
            #expect(answer.status == 200)
            let profile = try #require(answer.object["profile"] as? [String: Any])
            #expect(answer.object["success"] as? Bool == true)
            #expect(profile["onboardingCompleted"] as? Bool == true)
            #expect(profile["age"] as? Int == 52)
            #expect(profile["waistCircumferenceCm"] as? Double == 88)
        }
    }

    @Test(
        "Goals that would harm are refused with a reason",
        arguments: [
            (#"{"targetCalories": 700}"#, "targetCalories"), (#"{"targetCalories": 1100}"#, "targetCalories"),
            (#"{"targetWeightKg": 55}"#, "targetWeightKg"),
            (#"{"targetWeightKg": 80, "targetDate": "2026-04-10"}"#, "targetDate"),
        ])
    func rails(body: String, field: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send("PATCH", "/api/profile", Self.person)
            let answer = try await sam.send("PATCH", "/api/profile", body)
            #expect(answer.status == 422, "\(answer.text)")
            let message = (answer.object["errors"] as? [String: String])?[field] ?? ""
            #expect(!message.isEmpty && !message.contains("rails."), "\(answer.text)")
        }
    }

    @Test("A change of goals counts from today on; past days keep theirs")
    func dated() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send("PATCH", "/api/profile", #"{"dailyStepsTarget": 6000}"#)
            site.clock.now += 3 * 86_400
            _ = try await sam.send("PATCH", "/api/profile", #"{"dailyStepsTarget": 9000}"#)
            func steps(_ date: String) async throws -> Int? {
                (try await sam.get("/api/today?date=\(date)").object["targets"] as? [String: Any])?["steps"] as? Int
            }
            #expect(try await steps("2026-03-22") == 6000)
            #expect(try await steps("2026-03-24") == 9000)
        }
    }

    @Test("The plan suggests four kilos, never below a healthy weight, and nothing in recovery")
    func plan() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send("PATCH", "/api/profile", Self.person)
            let plan = try await sam.get("/api/plan").object
            #expect(plan["suggestedTargetWeightKg"] as? Double == 86)
            #expect(plan["canLose"] as? Bool == true)
            _ = try await sam.send("PATCH", "/api/profile", #"{"currentPhase": "recovery"}"#)
            #expect(try await sam.get("/api/plan").object["canLose"] as? Bool == false)
        }
    }

    @Test("Preferences are kept, and an unknown zone is refused")
    func preferences() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let sent =
                #"{"language": "nl", "units": "imperial", "theme": "dark", "dayStartHour": 4, "glass": 300, "hideCalories": true}"#
            #expect(try await sam.send("PATCH", "/api/preferences", sent).status == 200)
            let kept = try await sam.get("/api/preferences").object
            #expect(kept["units"] as? String == "imperial")
            #expect(kept["dayStartHour"] as? Int == 4)
            #expect(try await sam.send("PATCH", "/api/preferences", #"{"timeZone": "Mars/Olympus"}"#).status == 422)
            let page = try await sam.get("/settings")
            #expect(page.text.contains("data-theme=\"dark\""))
            #expect(page.text.contains("lang=\"nl\""))
        }
    }

    @Test("Meal times are one's own: what is logged goes to the meal of its time by them")
    func mealTimes() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let usual = try await sam.get("/api/preferences").object["mealTimes"] as? [String: String]
            #expect(usual?["breakfast"] == "06:00")
            #expect(usual?["eveningSnack"] == "21:00")
            let late =
                #"{"mealTimes": {"breakfast": "10:00", "morningSnack": "12:30", "lunch": "14:30", "afternoonSnack": "16:00"}}"#
            #expect(try await sam.send("PATCH", "/api/preferences", late).status == 200)
            let body = #"{"foodName": "Bread", "servingQuantity": 1, "calories": 80}"#
            #expect(try await sam.send("POST", "/api/food-entries", body).object["slot"] as? String == "breakfast")
            #expect(try await sam.get("/food").text.contains("data-meals=\"600 750 870 960 1020 1260\""))
            let wrong = try await sam.send("PATCH", "/api/preferences", #"{"mealTimes": {"lunch": "18:00"}}"#)
            #expect(wrong.status == 422)
            #expect((wrong.object["errors"] as? [String: String])?["mealTimes.afternoonSnack"] != nil)
            #expect(try await sam.send("PATCH", "/api/preferences", #"{"mealTimes": {"lunch": "noon"}}"#).status == 422)
        }
    }

    @Test("The time without food is shown to those who want it, and offered to nobody it could harm")
    func fasting() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            _ = try await sam.send("POST", "/api/food-entries", #"{"foodId": "banana", "servingQuantity": 1}"#)
            #expect(try await sam.get("/api/today").object["fasting"] == nil)
            for wrong in ["5", "17", "24", "12.5"] {
                #expect(try await sam.send("PATCH", "/api/preferences", #"{"fastingHours": \#(wrong)}"#).status == 422)
            }
            #expect(try await sam.send("PATCH", "/api/preferences", #"{"fastingHours": 14}"#).status == 200)
            let fasting = try await sam.get("/api/today").object["fasting"] as? [String: Any]
            #expect(fasting?["goalHours"] as? Int == 14)
            _ = try await sam.send("PATCH", "/api/profile", #"{"isPregnant": true}"#)
            #expect(try await sam.get("/api/today").object["fasting"] == nil)
            #expect(try await sam.send("PATCH", "/api/preferences", #"{"fastingHours": 13}"#).status == 422)
            #expect(try await sam.send("PATCH", "/api/preferences", #"{"fastingHours": 0}"#).status == 200)
        }
    }
}
