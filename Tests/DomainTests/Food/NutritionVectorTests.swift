import Domain
import Foundation
import Testing

@Suite("Reference numbers: what food and drink are worth")
struct NutritionVectorTests {
    @Test("Traffic lights")
    func trafficLights() throws {
        for test in try Vectors.read("nutrition").objects("traffic_light") {
            let input = test.object("input")
            let per100 = input.object("per100")
            let label = TrafficLight.Label(
                per100: Nutrients(
                    fat: per100.number("fat"), sugar: per100.number("sugars"), saturatedFat: per100.number("saturates"),
                    salt: per100.number("salt")),
                isDrink: input["drink"] as? Bool ?? false, portion: input.number("portion"))
            let expected = test.object("expected")
            #expect(label.fat?.rawValue == expected.text("fat"), "\(test.text("id"))")
            #expect(label.saturates?.rawValue == expected.text("saturates"), "\(test.text("id"))")
            #expect(label.sugars?.rawValue == expected.text("sugars"), "\(test.text("id"))")
            #expect(label.salt?.rawValue == expected.text("salt"), "\(test.text("id"))")
        }
    }

    @Test("Nutri-Score with every point")
    func nutriScore() throws {
        let tests = try Vectors.read("nutriscore_2023").objects("cases")
        #expect(tests.count >= 23)
        for test in tests {
            let input = test.object("input")
            func value(_ key: String) -> Double { input[key] == nil ? 0 : input.number(key) }
            var kind = NutriScore.Kind(rawValue: input.text("kind"))
            if input["cheese"] as? Bool == true { kind = .cheese }
            if input["red_meat"] as? Bool == true { kind = .redMeat }
            if input["water"] as? Bool == true { kind = .water }
            let score = NutriScore(
                NutriScore.Facts(
                    energy: value("kJ"), sugars: value("sugars"), saturates: value("sat"), salt: value("salt"),
                    fat: input["fat"] == nil ? nil : value("fat"), fibre: value("fibre"), protein: value("protein"),
                    fruit: value("fvl"), hasSweetener: input["nns"] as? Bool ?? false), try #require(kind))
            let expected = test.object("expected")
            let id = Comment(rawValue: test.text("id"))
            #expect(score.grade.rawValue == expected.text("grade"), id)
            #expect(Double(score.score) == expected.number("score"), id)
            #expect(Double(score.negative.sum) == expected.number("negative"), id)
            #expect(Double(score.positive.sum) == expected.number("positive"), id)
            guard expected["negative_points"] != nil else { continue }
            let against = expected.object("negative_points")
            #expect(Double(score.negative.sugars) == against.number("sugars"), id)
            #expect(Double(score.negative.salt) == against.number("salt"), id)
            #expect(Double(score.negative.energy) == against.number(kind == .fat ? "energy_from_sat" : "energy"), id)
            #expect(Double(score.negative.saturates) == against.number(kind == .fat ? "sat_ratio" : "sat"), id)
            let inFavour = expected.object("positive_points")
            #expect(Double(score.positive.fruit) == inFavour.number("fvl"), id)
            #expect(Double(score.positive.fibre) == inFavour.number("fibre"), id)
            #expect(Double(score.positive.protein) == inFavour.number("protein"), id)
            #expect(score.positive.countsProtein == expected["protein_counted"] as? Bool, id)
        }
    }

    @Test("Alcohol, caffeine and water")
    func drinks() throws {
        let vectors = try Vectors.read("nutrition")
        for test in vectors.objects("alcohol") {
            let input = test.object("input")
            let expected = test.object("expected")
            let alcohol = Alcohol(millilitres: input.number("ml"), strength: input.number("abv"))
            #expect(near(alcohol.units, expected.number("uk_units"), 1e-3), "\(input.text("name"))")
            #expect(near(alcohol.grams, expected.number("ethanol_g"), 1e-3), "\(input.text("name"))")
            #expect(near(alcohol.dutchGlasses, expected.number("nl_glasses"), 1e-3), "\(input.text("name"))")
            #expect(near(alcohol.usDrinks, expected.number("us_drinks"), 1e-3), "\(input.text("name"))")
        }
        for test in vectors.objects("caffeine") {
            let input = test.object("input")
            let expected = test.object("expected")
            let caffeine = Caffeine(doses: input.numbers("doses_mg"), isPregnant: input["pregnant"] as? Bool ?? false)
            #expect(caffeine.total == expected.number("total") && caffeine.largest == expected.number("max_single"))
            #expect(caffeine.isOverDaily == expected["over_daily"] as? Bool)
            #expect(caffeine.isOverSingle == expected["over_single"] as? Bool)
        }
        for test in vectors.objects("caffeine_residual") {
            let input = test.object("input")
            let doses = (input["doses_mg_at_h"] as? [[Double]] ?? []).map { (milligrams: $0[0], hour: $0[1]) }
            #expect(near(Caffeine.remaining(doses, at: input.number("now_h")), test.number("expected"), 1e-4))
        }
        for test in vectors.objects("hydration") {
            let input = test.object("input")
            let water = WaterIntake.adequate(
                sex: Sex(rawValue: input.text("sex")), isPregnant: input.number("pregnant") == 1,
                isBreastfeeding: input.number("lactating") == 1)
            #expect(water == test.object("expected").number("total_water_ml"))
            #expect(water * WaterIntake.shareOfDrinks == test.object("expected").number("beverages_ml_80_percent"))
        }
    }

    @Test("Energy from what food is made of, and labels that cannot be true")
    func atwater() throws {
        let vectors = try Vectors.read("nutrition")
        for part in Atwater.allCases {
            #expect(part.kilocalories == vectors.object("atwater_kcal").number(part.rawValue), "\(part)")
            #expect(part.kilojoules == vectors.object("atwater_kJ").number(part.rawValue), "\(part)")
        }
        #expect(vectors.object("atwater_kcal").count == Atwater.allCases.count)
        func grams(_ object: [String: Any]) throws -> [Atwater: Double] {
            let pairs = try object.keys.map { (try #require(Atwater(rawValue: $0)), object.number($0)) }
            return Dictionary(uniqueKeysWithValues: pairs)
        }
        for test in vectors.objects("atwater") {
            let parts = try grams(test.object("input"))
            #expect(near(Atwater.kilocalories(of: parts), test.object("expected").number("kcal")))
            #expect(near(Atwater.kilojoules(of: parts), test.object("expected").number("kJ")))
        }
        for test in vectors.objects("label_check") {
            let input = test.object("input")
            let expected = test.object("expected")
            let check = LabelCheck(declared: input.number("declared_kcal"), grams: try grams(input.object("grams")))
            #expect(near(check.computed, expected.number("atwater")))
            // Given to two decimals.
            #expect(abs((check.deviation ?? .nan) - expected.number("deviation_percent")) <= 0.005)
            #expect(!check.doubts.isEmpty == expected["suspicious"] as? Bool)
        }
    }

    @Test("Fibre by three advices")
    func fibre() throws {
        let vectors = try Vectors.read("nutrition")
        for test in vectors.objects("fibre") {
            let expected = test.object("expected")
            #expect(FibreTarget.efsa == expected.number("efsa") && FibreTarget.sacn == expected.number("sacn"))
            let energy = test.object("input").number("kcal")
            #expect(near(FibreTarget.dutch(energy: energy), expected.number("nl_14_per_1000")))
        }
    }

    @Test("Plain foods have the grade that their kind gives them, and some have none")
    func foods() {
        func food(_ group: String, drink: DrinkClass? = nil, _ nutrients: Nutrients) -> Food {
            Food(id: "x", name: "x", group: group, drink: drink, per100g: nutrients)
        }
        let apple = Nutrients(
            energy: 52, protein: 0.3, carbs: 12, fat: 0.2, fibre: 2.4, sugar: 10.4, saturatedFat: 0, salt: 0)
        #expect(food("fruit", apple).nutriScore?.grade == .a)
        #expect(food("sweets", Nutrients(energy: 52, carbs: 12)).nutriScore == nil)
        #expect(food("drinks", drink: .alcohol, apple).nutriScore == nil)
        #expect(food("drinks", drink: .coffeeTea, Nutrients(energy: 2, carbs: 0, fat: 0, salt: 0)).nutriScore == nil)
        #expect(food("drinks", drink: .water, Nutrients(energy: 0, carbs: 0, fat: 0, salt: 0)).nutriScore?.grade == .a)
        #expect(food("cheese", apple).trafficLights(portion: 300).sugars == .red)
        #expect(food("drinks", drink: .juice, apple).trafficLights().sugars == .amber)
    }

    @Test("A day of drinks adds up by kind, with its caffeine, alcohol and sugar")
    func drinkDay() {
        func entry(_ drink: DrinkClass?, _ millilitres: Double?, hour: Int, _ nutrients: Nutrients) -> FoodEntry {
            FoodEntry(
                id: "x", day: .first, at: Date(), minute: hour * 60, slot: .drinks, name: "x", amount: 1, unit: "glass",
                millilitres: millilitres, drink: drink, nutrients: nutrients)
        }
        let day = DrinkDay(
            [
                entry(.coffeeTea, 200, hour: 8, Nutrients(caffeine: 90)),
                entry(.coffeeTea, 200, hour: 13, Nutrients(caffeine: 90)),
                entry(.softDrink, 330, hour: 15, Nutrients(sugar: 35, caffeine: 30)),
                entry(.alcohol, 250, hour: 20, Nutrients(sugar: 5, alcohol: 10)),
                entry(nil, nil, hour: 21, Nutrients(caffeine: 10)),
            ], isPregnant: true, minute: 13 * 60)
        #expect(day.fluid == 730 && day.kinds.map(\.drink) == [.coffeeTea, .softDrink, .alcohol])
        #expect(day.kinds.first?.millilitres == 400 && day.kinds.first?.entries == 2)
        #expect(day.caffeine.isOverDaily && day.caffeine.total == 220 && !day.caffeine.isOverSingle)
        #expect(near(day.caffeineLeft, 135, 1e-9))
        #expect(day.alcohol.dutchGlasses == 1 && day.softDrinkSugar == 35)
    }
}
