import Domain
import Foundation
import Testing

@Suite("Reference numbers of energy")
struct EnergyVectorTests {
    @Test("Every equation of resting energy gives the reference numbers")
    func resting() throws {
        let cases = try Vectors.read("energy").objects("cases")
        #expect(cases.count >= 10)
        for item in cases {
            let input = item.object("input")
            let expected = item.object("expected")
            let mass = input.number("kg")
            let height = input.number("cm")
            let age = Int(input.number("age"))
            let fat = input.number("body_fat_percent")
            let sex = try #require(EquationSex(rawValue: input.text("sex")))
            let mifflin = RestingEnergy.mifflin(mass: mass, height: height, age: age, sex: sex)
            #expect(near(mifflin, expected.number("mifflin")))
            #expect(
                near(
                    RestingEnergy.mifflinUnrounded(mass: mass, height: height, age: age, sex: sex),
                    expected.number("mifflin_unrounded")))
            #expect(
                near(
                    RestingEnergy.harrisBenedict1919(mass: mass, height: height, age: age, sex: sex),
                    expected.number("harris_benedict_1919")))
            #expect(
                near(
                    RestingEnergy.harrisBenedict1984(mass: mass, height: height, age: age, sex: sex),
                    expected.number("harris_benedict_1984")))
            #expect(near(RestingEnergy.leanMass(mass, fat), expected.number("lbm_kg")))
            let katch = try #require(RestingEnergy.katchMcArdle(mass: mass, bodyFat: fat))
            #expect(near(katch, expected.number("katch_mcardle")))
            #expect(near(RestingEnergy.cunningham(mass: mass, bodyFat: fat), expected.number("cunningham_1980")))
            for (level, name) in [
                (ActivityLevel.sedentary, "sedentary"), (.light, "light"), (.moderate, "moderate"), (.active, "very"),
                (.veryActive, "extra"),
            ] {
                #expect(near(mifflin * level.factor, expected.object("tdee_mifflin").number(name)))
                #expect(near(katch * level.factor, expected.object("tdee_katch").number(name)))
            }
        }
    }

    @Test("Without a sex the mean of both fits is taken, and lean-mass equations refuse impossible body fat")
    func edges() {
        #expect(RestingEnergy.mifflin(mass: 70, height: 170, age: 40, sex: nil) == 1484.5)
        for fat in [nil, 2.0, 61] as [Double?] {
            #expect(RestingEnergy.katchMcArdle(mass: 70, bodyFat: fat) == nil)
            #expect(RestingEnergy.cunningham(mass: 70, bodyFat: fat) == nil)
        }
    }

    @Test("Half a kilo a week is 550 kcal a day under maintenance, as 7,700 kcal a kilo says")
    func deficit() {
        var profile = Profile()
        profile.birthDate = CivilDate("1980-01-01")
        profile.sex = .male
        profile.height = 180
        profile.activity = .moderate
        let today = CivilDate(ordinal: 20_500)
        let plan = DayTargets(
            profile: profile, goals: Goals(from: today, phase: .cutting, targetWeight: 85),
            body: KnownBody(weight: 95), on: today
        ).plan
        #expect(near(plan.target, (plan.maintenance ?? 0) - 550))
    }
}
