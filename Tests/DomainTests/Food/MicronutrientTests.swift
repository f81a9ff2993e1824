import Domain
import Foundation
import Testing

@Suite("Vitamins and minerals")
struct MicronutrientTests {
    @Test("Stored figures stand in one order for good: a new nutrient goes to the end")
    func order() {
        #expect(
            Micronutrient.allCases.map(\.key) == [
                "vitaminA", "vitaminD", "vitaminE", "vitaminK", "vitaminC", "thiamin", "riboflavin", "niacin",
                "vitaminB6", "folate", "vitaminB12", "pantothenicAcid", "biotin", "calcium", "iron", "magnesium",
                "zinc", "potassium", "phosphorus", "copper", "manganese", "selenium", "iodine", "cholesterol", "omega3",
            ])
        #expect(Micronutrient.allCases.allSatisfy { Micronutrient(key: $0.key) == $0 })
        #expect(Micronutrient(key: "vitaminX") == nil)
    }

    @Test("What is unknown stays unknown, through text, scaling and JSON; zero stays zero")
    func unknown() throws {
        let micros = Micronutrients([.vitaminD: 0, .vitaminC: 53.2, .iodine: 12.34567])
        #expect(micros.text == ";0;;;53.2;;;;;;;;;;;;;;;;;;12.34567")
        #expect(Micronutrients(text: micros.text) == micros)
        let half = micros.scaled(by: 0.5)
        #expect(half[.vitaminD] == 0 && half[.vitaminC] == 26.6 && half[.iodine] == 6.173 && half[.vitaminA] == nil)
        let json = try JSONEncoder().encode(micros)
        #expect(try JSONDecoder().decode(Micronutrients.self, from: json) == micros)
        let newer = Data(#"{"vitaminC": 5, "vitaminX": 1}"#.utf8)
        #expect(try JSONDecoder().decode(Micronutrients.self, from: newer) == Micronutrients([.vitaminC: 5]))
    }

    @Test(
        "Text that is no figures gives none, and figures of a later version are left out",
        arguments: ["", ";;;", "-1", "nan", "inf;-inf", "x;y", String(repeating: ";", count: 40) + "7"])
    func damaged(text: String) { #expect(Micronutrients(text: text) == nil) }

    @Test("Each amount is read as the number that is nearest to what is written, however it is written")
    func nearest() {
        let odd = [
            "0.1", ".5", "5.", "007", "1e-05", "1.2e3", "9007199254740991", "9007199254740993", "0.30000000000000004",
            "123456789012345678901234567890", "0.000000000000000000000000123", "1.7976931348623157e+308", "4.9e-324",
        ]
        let random = (0..<20_000).map { _ in
            Bool.random()
                ? String(Double.random(in: 0...10_000))
                : "\(Int.random(in: 0...99_999)).\(Int.random(in: 0...Int(1e15)))"
        }
        for text in odd + random {
            #expect(Micronutrients(text: ";" + text + ";1")?[.vitaminD] == Double(text), "\(text)")
        }
        for text in [".", "1.2.3", "1,5", "12x", "+", "1 "] {
            #expect(Micronutrients(text: text) == nil, "\(text)")
        }
    }

    @Test("A sum is of the foods that tell it, weighed by their energy")
    func sums() {
        let bread = Micronutrients([.iron: 2])
        let sum = MicronutrientSum(.iron, [(bread, 300), (nil, 100), (Micronutrients([.zinc: 1]), 0), (bread, 100)])
        #expect(sum.amount == 4 && sum.known == 2 && sum.count == 4 && sum.isAtLeast)
        #expect(sum.coverage == 0.8)
        // Of food of unknown energy it cannot be told how much it weighs.
        #expect(MicronutrientSum(.iron, [(bread, 300), (nil, nil)]).coverage == 0.5)
        // Water and tea have no energy to weigh by.
        #expect(MicronutrientSum(.iron, [(bread, 0), (nil, 0)]).coverage == 0.5)
        let none = MicronutrientSum(.iron, [])
        #expect(none.amount == nil && none.coverage == 0 && !none.isAtLeast)
    }
}

@Suite("What a day's vitamins and minerals are held against")
struct MicronutrientReferenceTests {
    private let today = CivilDate(ordinal: 20_533)

    private func person(_ sex: Sex?, age: Int?, _ change: (inout Profile) -> Void = { _ in })
        -> MicronutrientReference.Person
    {
        var profile = Profile()
        profile.sex = sex
        profile.birthDate = age.map { today.adding(days: -366 * $0) }
        change(&profile)
        return MicronutrientReference.Person(profile, on: today)
    }

    private func amount(_ nutrient: Micronutrient, _ person: MicronutrientReference.Person) -> Double? {
        MicronutrientReference(nutrient, for: person)?.amount
    }

    @Test("Women and men have EFSA's values; who does not tell age or sex has those of the label")
    func bySex() {
        let (man, woman) = (person(.male, age: 40), person(.female, age: 40))
        #expect(amount(.vitaminC, man) == 110 && amount(.vitaminC, woman) == 95)
        #expect(amount(.iron, man) == 11 && amount(.iron, woman) == 16)
        #expect(amount(.calcium, person(.male, age: 20)) == 1000 && amount(.calcium, man) == 950)
        #expect(MicronutrientReference(.vitaminC, for: man)?.source == .efsa)
        #expect(MicronutrientReference(.thiamin, for: man)?.source == .iom)
        for someone in [person(nil, age: 40), person(.other, age: 40), person(.male, age: nil), person(.male, age: 15)]
        {
            #expect(someone == .general)
            #expect(amount(.vitaminC, someone) == 80)
            #expect(MicronutrientReference(.iron, for: someone)?.source == .label)
        }
    }

    @Test("Iron goes by menstruation, and by 50 where nothing is told; pregnancy and breastfeeding have their own")
    func women() {
        #expect(amount(.iron, person(.female, age: 55)) == 11)
        #expect(amount(.iron, person(.female, age: 55) { $0.menstrualStatus = .perimenopausal }) == 16)
        #expect(amount(.iron, person(.female, age: 45) { $0.menstrualStatus = .postmenopausal }) == 11)
        #expect(amount(.folate, person(.female, age: 30) { $0.isPregnant = true }) == 600)
        #expect(amount(.vitaminA, person(.female, age: 30) { $0.isBreastfeeding = true }) == 1300)
        #expect(amount(.folate, person(.male, age: 30) { $0.isPregnant = true }) == 330)
    }

    @Test("All but cholesterol have a reference, and no upper level is below one")
    func complete() {
        for someone in [person(.male, age: 30), person(.female, age: 30), .pregnant, .breastfeeding] {
            for nutrient in Micronutrient.allCases {
                let amount = amount(nutrient, someone)
                #expect((amount == nil) == (nutrient == .cholesterol), "\(nutrient)")
                if let upper = nutrient.upperLevel { #expect((amount ?? 0) < upper, "\(nutrient)") }
            }
        }
    }
}

@Suite("The vitamins and minerals of days")
struct MicronutrientBalanceTests {
    private func entry(_ name: String, energy: Double?, _ micros: [Micronutrient: Double]?) -> FoodEntry {
        FoodEntry(
            id: name, day: CivilDate(ordinal: 20_533), at: Date(timeIntervalSince1970: 0), minute: 0, slot: .lunch,
            name: name, amount: 1, unit: "g", nutrients: Nutrients(energy: energy),
            micros: micros.map(Micronutrients.init))
    }

    private let man = MicronutrientReference.Person.man(age: 40)

    @Test("A day tells what was reached, where it came from, and never that something is low")
    func day() throws {
        let balance = MicronutrientBalance(
            [
                entry("Orange", energy: 60, [.vitaminC: 80, .iron: 0.2]),
                entry("Pepper", energy: 40, [.vitaminC: 120, .iron: 0.3]), entry("Pie", energy: 400, nil),
            ], person: man)
        let c = try #require(balance[.vitaminC])
        #expect(c.amount == 200 && c.verdict == .reached && c.isAtLeast && c.known == 2 && c.count == 3)
        #expect(c.contributors.map(\.name) == ["Pepper", "Orange"] && c.contributors[0].share == 0.6)
        #expect(near(c.share, 200.0 / 110) && near(c.coverage, 0.2))
        #expect(balance[.iron]?.verdict == .unknown)
        #expect(balance[.zinc]?.amount == nil && balance[.zinc]?.isAtLeast == false)
        let known = MicronutrientBalance([entry("Rice", energy: 500, [.iron: 0.5])], person: man)
        #expect(known[.iron]?.verdict == .unknown && known[.iron]?.isAtLeast == false)
    }

    @Test("Low is said of several days, of which it is mostly known; never of what the body makes too")
    func low() {
        let rice = entry("Rice", energy: 1600, [.iron: 6, .calcium: 2700, .niacin: 3, .vitaminD: 1, .cholesterol: 5])
        let week = MicronutrientBalance([rice, entry("Pie", energy: 400, nil)], days: 3, person: man)
        #expect(week[.iron]?.amount == 2 && week[.iron]?.verdict == .low)
        #expect(week[.calcium]?.verdict == .unknown, "900 of 950 is not low")
        #expect(week[.niacin]?.verdict == .unknown && week[.vitaminD]?.verdict == .unknown)
        #expect(week[.cholesterol]?.verdict == .unknown && week[.cholesterol]?.reference == nil)
        let half = MicronutrientBalance([rice, entry("Pie", energy: 500, nil)], days: 3, person: man)
        #expect(half[.iron]?.verdict == .unknown, "a fifth of the energy tells nothing of it")
    }

    @Test("What goes with an entry is scaled with it, and a dish knows only what all of it tells")
    func carried() throws {
        var spinach = Food(id: "s", name: "Spinach", group: "vegetables", per100g: Nutrients(energy: 25))
        spinach.micros = Micronutrients([.iron: 3, .iodine: 12])
        var rice = Food(id: "r", name: "Rice", group: "grains", per100g: Nutrients(energy: 130))
        rice.micros = Micronutrients([.iron: 0.2])
        let item = try #require(MealTemplate.Item(spinach, 200, "g", in: .en))
        #expect(item.micros?[.iron] == 6 && item.scaled(to: 50).micros?[.iron] == 1.5)
        let entry = item.entry(id: "e", day: .first, at: Date(timeIntervalSince1970: 0), minute: 0, slot: .lunch)
        #expect(entry.micros?[.iodine] == 24)
        #expect(entry.changed(to: 100, "g", weighed: (100, nil))?.micros?[.iodine] == 12)
        #expect(MealTemplate.Item(entry).micros == item.micros)
        let dish = Recipe(
            id: "recipe-1", name: "Dish", ingredients: [item, try #require(.init(rice, 200, "g", in: .en))],
            servings: 2)
        #expect(dish.asFood?.micros?[.iron] == 1.6 && dish.asFood?.micros?[.iodine] == nil)
        rice.micros = nil
        let vague = Recipe(
            id: "recipe-2", name: "Dish", ingredients: [item, try #require(.init(rice, 200, "g", in: .en))],
            servings: 2)
        #expect(vague.asFood?.micros == nil)
    }
}
