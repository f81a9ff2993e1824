import Domain
import Testing

@Suite("Badges about weight")
struct WeightBadgeTests {
    private let start = CivilDate(ordinal: 20_535)

    private func life(
        _ count: Int = 100, energy: Double = 2000, _ weight: (Int) -> Double? = { 90 - Double($0) * 0.05 }
    ) -> [Day] {
        (0..<count).map { offset in
            var figures: DayFigures = [.energy: Figure(value: energy, source: .entries)]
            figures[.weight] = weight(offset).map { Figure(value: $0, source: .manual) }
            return Day(date: start.adding(days: offset), figures: figures)
        }
    }

    private func person(_ change: (inout Profile) -> Void = { _ in }) -> Profile {
        var profile = Profile()
        profile.sex = .male
        profile.height = 180
        profile.birthDate = CivilDate("1979-05-01")
        change(&profile)
        return profile
    }

    private func badges(
        _ days: [Day], _ profile: Profile? = nil, phase: Phase = .cutting, target: Double? = 80
    ) -> [Badge.ID: Badge] {
        let history = TargetHistory(
            profile: profile ?? person(), goals: [Goals(from: start, phase: phase, targetWeight: target)], days: days)
        let all = Achievements(
            days: days, targets: days.map { history[$0.date] }, facts: BadgeFacts(),
            today: start.adding(days: days.count - 1))
        return Dictionary(uniqueKeysWithValues: all.badges.map { ($0.id, $0) })
    }

    @Test("The first kilogram and each half kilo come by the trend, in order")
    func kilograms() throws {
        let all = badges(life())
        let first = try #require(all[.firstKilogram])
        let half = try #require(all[.halfKilograms])
        // 0.35 kg a week; the trend lags nine days behind.
        #expect(try #require(half.earned) < #require(first.earned))
        #expect(first.count == 1 && first.progress == 1 && half.count == 8)
    }

    @Test("One odd reading is not a kilogram")
    func oddReading() {
        let all = badges(life { $0 == 30 ? 84 : 90 })
        #expect(all[.firstKilogram]?.count == 0)
    }

    @Test("Counting ends at the goal, and at the lowest healthy weight")
    func ends() {
        #expect(badges(life(), target: 88.4)[.halfKilograms]?.count == 3)
        // BMI 18.5 at 2.2 m is 89.54 kg.
        #expect(badges(life(), person { $0.height = 220 }, target: 80)[.firstKilogram] == nil)
    }

    @Test("Only with a goal to lose")
    func goal() {
        #expect(badges(life(), target: nil)[.firstKilogram] == nil)
        #expect(badges(life(), target: 95)[.halfKilograms] == nil)
        #expect(badges(life(), phase: .assessment)[.halfKilograms] == nil)
        #expect(badges(life(), phase: .recovery)[.firstKilogram] == nil)
    }

    @Test("Never where losing is not advised")
    func objections() {
        let people = [
            person { $0.isPregnant = true }, person { $0.isBreastfeeding = true },
            person { $0.hasEatingDisorderHistory = true }, person { $0.birthDate = CivilDate("2012-01-01") },
        ]
        for profile in people {
            #expect(badges(life(), profile)[.firstKilogram] == nil && badges(life(), profile)[.halfKilograms] == nil)
        }
    }

    @Test("Losing faster than 1 % a week, or eating under the floor, earns nothing")
    func rails() {
        let fast = badges(life(60) { 90 - Double($0) * 0.25 })
        let usual = badges(life(60) { 90 - Double($0) * 0.1 })
        #expect((usual[.halfKilograms]?.count ?? 0) >= 8)
        #expect((fast[.halfKilograms]?.count ?? 0) <= 3)
        #expect(badges(life(energy: 1200))[.halfKilograms]?.count == 0)
    }
}
