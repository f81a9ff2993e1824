import Domain
import Foundation
import Testing

@testable import Storage
@testable import Web

/// Saturday 21 March 2026.
@Suite("One answer for each target")
struct OneTargetTests {
    private static let date = "2026-03-21"

    private struct Dice {
        var state: UInt64 = 20_260_321
        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }
        mutating func value(_ range: ClosedRange<Double>, oneIn: Int = 3) -> Double? {
            let value = (range.lowerBound + Double(roll(1000)) / 1000 * (range.upperBound - range.lowerBound)).rounded()
            return roll(oneIn) == 0 ? nil : value
        }
    }

    private func someone(_ dice: inout Dice, on today: CivilDate) -> (Profile, Goals, [Metric: Double?]) {
        var profile = Profile()
        profile.sex = [.male, .female, .other, nil][dice.roll(4)]
        profile.birthDate = dice.roll(4) == 0 ? nil : CivilDate(year: 1950 + dice.roll(62), month: 5, day: 1)
        profile.height = dice.value(145...200, oneIn: 6)
        profile.activity = dice.roll(5) == 0 ? nil : ActivityLevel.allCases[dice.roll(5)]
        profile.isPregnant = dice.roll(8) == 0
        profile.hasEatingDisorderHistory = dice.roll(8) == 0
        var goals = Goals(from: today.adding(days: -10), phase: Phase.allCases[dice.roll(4)])
        goals.energy = dice.value(900...3000)
        goals.targetWeight = dice.value(40...110).map(Goals.Wish.init)
        goals.pace = dice.roll(2) == 0 ? nil : Goals.Wish(Double(dice.roll(11)) / 10)
        goals.targetDate = dice.roll(2) == 0 ? nil : today.adding(days: dice.roll(400))
        goals.fibre = dice.value(15...45, oneIn: 2)
        (goals.protein, goals.carbs, goals.fat) = (dice.value(40...200), dice.value(50...300), dice.value(20...120))
        goals.water = dice.value(1000...3500) ?? Goals.usualFluid
        goals.steps = dice.value(3000...15_000).flatMap { Int(exactly: $0) } ?? Goals.usualSteps
        goals.weeklyWorkouts = dice.roll(2) == 0 ? nil : dice.roll(7)
        if dice.roll(2) == 0 {
            let move = Double(dice.roll(900))
            goals.week = EnergyWeek(
                energies: [2000, 2000 - move, 2000, 2000, 2000, 2000 + move, 2000], usual: 2000)
        }
        return (profile, goals, [.weight: dice.value(45...140, oneIn: 5), .bodyFat: dice.value(10...45, oneIn: 2)])
    }

    @Test("Every surface that shows a target shows the same, for 200 people, and none below the rail")
    func everywhere() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            let today = try #require(CivilDate(Self.date))
            var dice = Dice()
            try site.database.days.save(
                sam.account.id, day: today.adding(days: -1),
                figures: [.energy: 1900, .protein: 80, .fat: 70, .fibre: 20, .water: 1500, .steps: 7000],
                now: site.clock.now)
            for round in 0..<200 {
                let (profile, goals, figures) = someone(&dice, on: today)
                try site.database.saveProfile(
                    sam.account.id, profile: profile, goals: goals, figures: figures, day: today.adding(days: -3),
                    now: site.clock.now)
                try await compare(sam, profile, round)
            }
        }
    }

    private func compare(_ sam: Guest, _ profile: Profile, _ round: Int) async throws {
        func object(_ path: String) async throws -> [String: Any] { try await sam.get(path).object }
        func last(_ chart: String) async throws -> [String: Any] {
            try await sam.get("/charts/\(chart)").list.last ?? [:]
        }
        let targets = try #require(try await object("/api/today")["targets"] as? [String: Any])
        func number(_ key: String) -> Double? { targets[key] as? Double }
        func same(_ value: Any?, _ key: String, _ place: String) {
            let (value, expected) = (value as? Double, number(key))
            #expect(
                value == expected || abs((value ?? .nan) - (expected ?? .nan)) <= 0.051,
                "\(round): \(key) is \(String(describing: expected)) on Today, \(String(describing: value)) in \(place)"
            )
        }
        let floor = SafetyRails.floor(sex: profile.sex, resting: nil)
        #expect((number("energy") ?? .infinity) >= floor, "\(round)")

        let account = try await object("/api/profile")
        let kept = try #require(account["targets"] as? [String: Any])
        for key in ["energy", "protein", "carbs", "fat", "fibre", "water", "steps", "targetWeight", "weeklyWorkouts"] {
            same(kept[key], key, "profile")
        }
        same(account["targetWeightKg"], "targetWeight", "profile's field")
        if let pace = account["weeklyPaceKg"] as? Double, let goal = number("targetWeight"), pace > 0,
            let weight = account["currentWeightKg"] as? Double, goal < weight
        {
            #expect(pace <= SafetyRails.fastestLoss(weight: weight), "\(round)")
            #expect(SafetyRails.lastingObjections(profile, on: CivilDate(Self.date) ?? .first).isEmpty, "\(round)")
        }
        #expect((account["targetCalories"] as? Double ?? .infinity) >= floor)
        same(try await last("calories.json?range=7")["target"], "energy", "calories chart")
        same(try await last("weight.json?range=7")["targetKg"], "targetWeight", "weight chart")
        same(try await last("steps.json?range=7")["target"], "steps", "steps chart")
        same(try await last("energy.json")["target"], "energy", "History")
        same(try await last("training/frequency.json?range=7")["target"], "weeklyWorkouts", "workouts chart")
        same(try await object("/api/hydration")["goal"], "water", "drinks")
        let balance = try await object("/api/nutrient-balances/\(Self.date)")["day"] as? [String: Any]
        for item in balance?["items"] as? [[String: Any]] ?? [] {
            guard let name = item["nutrient"] as? String, ["protein", "fibre", "water"].contains(name) else { continue }
            same(item["low"], name, "balance")
        }
        same(try await object("/api/v1/nutrition/summary")["calorieGoal"], "energy", "FitIQ's summary")
        let preferences = try await object("/api/v1/preferences")
        same(preferences["dailyCalorieGoal"], targets["usualEnergy"] == nil ? "energy" : "usualEnergy", "FitIQ")
        if let week = try await object("/api/plan")["week"] as? [String: Any] {
            let day = (week["days"] as? [[String: Any]])?.first { $0["date"] as? String == Self.date }
            let aimed = day?["targetKcal"] as? Double ?? .nan
            #expect(abs(aimed - (number("energy") ?? .nan)) <= 0.51, "\(round): the plan's week")
        }
        same(preferences["dailyProteinGoal"], "protein", "FitIQ")
        same(preferences["weeklyWorkoutGoal"], "weeklyWorkouts", "FitIQ")

        let asked: [(key: String, question: String)] = [
            ("energy", "calorie"), ("protein", "protein"), ("fibre", "fibre"), ("steps", "step"), ("fat", "fat"),
        ]
        // Whom eating less could harm gets no figure of it.
        let isCareful = !SafetyRails.lastingObjections(profile, on: CivilDate(Self.date) ?? .first).isEmpty
        let (key, word) = asked[round % asked.count]
        let why = (try await object("/api/why/\(key)")["goal"] as? [String: Any])?["formula"] as? String
        let answer =
            (try await sam.send(
                "POST", "/api/chat/send", #"{"content": "How often did I reach my \#(word) goal this week?"}"#
            ).object["assistantMessage"] as? [String: Any])?["content"] as? String
        guard let target = number(key) else {
            #expect(why == nil && (key == "energy" || answer?.contains("no goal") == true), "\(round): \(answer ?? "")")
            return
        }
        let shown = NumberText.format(target, decimals: Metric(rawValue: key)?.decimals ?? 0, .en)
        #expect(
            answer?.contains(shown) == !(isCareful && key == "energy"), "\(round): \(key) \(shown): \(answer ?? "")")
        if (targets["origins"] as? [String: String])?[key] != "profile" || key != "energy" {
            #expect(why?.contains(shown) == true, "\(round): \(key) \(shown): \(why ?? "")")
        }
    }
}
