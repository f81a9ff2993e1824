import Domain
import Foundation
import Testing

@Suite("Reference numbers of body metrics")
struct BodyVectorTests {
    @Test("Every measure and category is as the reference has it")
    func cases() throws {
        let cases = try Vectors.read("body").objects("cases")
        #expect(cases.count >= 7)
        for item in cases {
            let input = item.object("input")
            let want = item.object("expected")
            let sex = try #require(EquationSex(rawValue: input.text("sex")))
            let mass = input.number("kg")
            let height = input.number("cm")
            let age = Int(input.number("age"))
            let (neck, waist, hip) = (input.number("neck"), input.number("waist"), input.number("hip"))
            let bmi = try #require(BodyMetrics.bmi(mass: mass, height: height))
            #expect(near(bmi, want.number("bmi")))
            #expect(BodyMetrics.bmiCategory(bmi).rawValue == want.text("bmi_category"))
            #expect(BodyMetrics.bmiCategory(bmi, lowerCutOffs: true).rawValue == want.text("bmi_category_asian"))
            let whtr = try #require(BodyMetrics.waistToHeight(waist: waist, height: height))
            #expect(near(whtr.ratio, want.number("whtr")))
            #expect(whtr.category.rawValue == want.text("whtr_category"))
            let whr = try #require(BodyMetrics.waistToHip(waist: waist, hips: hip, sex: sex))
            #expect(near(whr.ratio, want.number("whr")))
            #expect(whr.risk.rawValue == want.text("whr_category"))
            #expect(BodyMetrics.waistRisk(waist, sex: sex).rawValue == want.text("waist_category"))
            let navy = try #require(BodyFat.navy(sex: sex, height: height, neck: neck, waist: waist, hips: hip))
            #expect(near(navy, want.number("navy_siri")))
            #expect(
                near(
                    BodyFat.navyInches(sex: sex, height: height, neck: neck, waist: waist, hips: hip),
                    want.number("navy_inch_regression")))
            #expect(BodyFat.category(navy, sex: sex).rawValue == want.text("body_fat_category_ace"))
            #expect(near(BodyFat.deurenberg(bmi: bmi, age: age, sex: sex), want.number("deurenberg")))
            #expect(near(BodyFat.jackson(bmi: bmi, age: age, sex: sex), want.number("jackson_2002")))
            #expect(near(BodyMetrics.ffmi(mass: mass, height: height, bodyFat: navy), want.number("ffmi")))
            let healthy = try #require(BodyMetrics.healthyWeight(height: height))
            #expect(near([healthy.lowerBound, healthy.upperBound], want.numbers("healthy_weight_kg"), 1e-4))
            #expect(near(BodyMetrics.surface(mass: mass, height: height), want.number("bsa_mosteller")))
        }
    }

    @Test("Impossible girths have no body fat, and bands are half-open")
    func edges() {
        #expect(BodyFat.navy(sex: .male, height: 180, neck: 40, waist: 40, hips: nil) == nil)
        #expect(BodyFat.navy(sex: .female, height: 165, neck: 120, waist: 60, hips: 60) == nil)
        #expect(BodyFat.navyInches(sex: .female, height: 165, neck: 32, waist: 70, hips: nil) == nil)
        #expect(BodyMetrics.bmiCategory(25).rawValue == "overweight")
        #expect(BodyMetrics.bmiCategory(24.999).rawValue == "healthy")
        #expect(BodyMetrics.bmi(mass: 0, height: 180) == nil)
        #expect(BodyMetrics.waistToHeight(waist: 80, height: 0) == nil)
        #expect(BodyMetrics.waistToHip(waist: 80, hips: 0, sex: .male) == nil)
        #expect(BodyMetrics.healthyWeight(height: 0) == nil)
        #expect(BodyMetrics.ffmi(mass: 80, height: 180, bodyFat: 101) == nil)
        #expect(BodyMetrics.surface(mass: 0, height: 1) == nil)
    }
}
