/// What a day's amount is held against, for one person.
public struct MicronutrientReference: Sendable, Equatable {
    public enum Source: String, Codable, Sendable, CaseIterable {
        /// Dietary reference values of the European Food Safety Authority (2010 to 2017; EFSA Supporting Publication
        /// e15121): a population reference intake, or an adequate intake where there is none
        case efsa
        /// Dietary Reference Intakes of the US Institute of Medicine (1998): EFSA gives these two by energy
        case iom
        /// Nutrient reference values of European labels, the same for all adults (Regulation (EU) 1169/2011, annex XIII)
        case label
    }

    /// A day, in the nutrient's unit
    public let amount: Double
    public let source: Source

    /// - Returns: `nil` for a nutrient that has no reference.
    public init?(_ nutrient: Micronutrient, for person: Person) {
        if let value = Self.byPerson(nutrient, person) {
            amount = value
            source = nutrient == .thiamin || nutrient == .niacin ? .iom : .efsa
        } else if let value = Self.onLabels(nutrient) {
            amount = value
            source = .label
        } else {
            return nil
        }
    }

    /// Whom EFSA gives values for; `general` where age or sex is not told, or below 18.
    public enum Person: Sendable, Equatable {
        case general
        case man(age: Int)
        /// Who menstruates needs more iron.
        case woman(age: Int, menstruates: Bool)
        case pregnant
        case breastfeeding

        /// - Parameter date: the day it is about. Who has not said more about it menstruates until 50.
        public init(_ profile: Profile, on date: CivilDate) {
            guard let age = profile.age(on: date), age >= 18 else {
                self = .general
                return
            }
            switch profile.sex {
            case .male: self = .man(age: age)
            case .female where profile.isPregnant == true: self = .pregnant
            case .female where profile.isBreastfeeding == true: self = .breastfeeding
            case .female:
                let menstruates: Bool =
                    switch profile.menstrualStatus {
                    case .premenopausal, .perimenopausal: true
                    case .postmenopausal: false
                    case .notApplicable, nil: age <= 50
                    }
                self = .woman(age: age, menstruates: menstruates)
            case .other, nil: self = .general
            }
        }

        fileprivate var age: Int? {
            switch self {
            case .man(let age), .woman(let age, _): age
            case .general, .pregnant, .breastfeeding: nil
            }
        }
    }

    /// Zinc is for 600 mg of phytate, as in a mixed diet.
    private static func byPerson(_ nutrient: Micronutrient, _ person: Person) -> Double? {
        func value(_ man: Double, _ woman: Double, _ pregnant: Double, _ breastfeeding: Double) -> Double? {
            switch person {
            case .general: nil
            case .man: man
            case .woman: woman
            case .pregnant: pregnant
            case .breastfeeding: breastfeeding
            }
        }
        switch nutrient {
        case .vitaminA: return value(750, 650, 700, 1300)
        case .vitaminD: return value(15, 15, 15, 15)
        case .vitaminE: return value(13, 11, 11, 11)
        case .vitaminK: return value(70, 70, 70, 70)
        case .vitaminC: return value(110, 95, 105, 155)
        case .thiamin: return value(1.2, 1.1, 1.4, 1.4)
        case .riboflavin: return value(1.6, 1.6, 1.9, 2)
        case .niacin: return value(16, 14, 18, 17)
        case .vitaminB6: return value(1.7, 1.6, 1.8, 1.7)
        case .folate: return value(330, 330, 600, 500)
        case .vitaminB12: return value(4, 4, 4.5, 5)
        case .pantothenicAcid: return value(5, 5, 5, 7)
        case .biotin: return value(40, 40, 40, 45)
        case .calcium:
            let amount: Double = (person.age ?? 25) < 25 ? 1000 : 950
            return value(amount, amount, amount, amount)
        case .iron:
            let isLow = if case .woman(_, let menstruates) = person { !menstruates } else { false }
            return value(11, isLow ? 11 : 16, 16, 16)
        case .magnesium: return value(350, 300, 300, 300)
        case .zinc: return value(11.7, 9.3, 10.9, 12.2)
        case .potassium: return value(3500, 3500, 3500, 4000)
        case .phosphorus: return value(550, 550, 550, 550)
        case .copper: return value(1.6, 1.3, 1.5, 1.5)
        case .manganese: return value(3, 3, 3, 3)
        case .selenium: return value(70, 70, 70, 85)
        case .iodine: return value(150, 150, 200, 200)
        // 250 mg, and 100 mg of DHA for two.
        case .omega3: return value(250, 250, 350, 350)
        case .cholesterol: return nil
        }
    }

    private static func onLabels(_ nutrient: Micronutrient) -> Double? {
        switch nutrient {
        case .vitaminA: 800
        case .vitaminD: 5
        case .vitaminE: 12
        case .vitaminK: 75
        case .vitaminC: 80
        case .thiamin: 1.1
        case .riboflavin: 1.4
        case .niacin: 16
        case .vitaminB6: 1.4
        case .folate: 200
        case .vitaminB12: 2.5
        case .pantothenicAcid: 6
        case .biotin: 50
        case .calcium: 800
        case .iron: 14
        case .magnesium: 375
        case .zinc: 10
        case .potassium: 2000
        case .phosphorus: 700
        case .copper: 1
        case .manganese: 2
        case .selenium: 55
        case .iodine: 150
        case .cholesterol, .omega3: nil
        }
    }
}

extension Micronutrient {
    /// What EFSA holds to be safe for adults every day, from all sources, in the nutrient's unit (overview of upper levels,
    /// 2024); `nil` where it gives none, or only for supplements. Vitamin A: of retinol.
    public var upperLevel: Double? {
        switch self {
        case .vitaminA: 3000
        case .vitaminD: 100
        case .vitaminE: 300
        case .vitaminB6: 12
        case .calcium: 2500
        case .zinc: 25
        case .copper: 5
        case .selenium: 255
        case .iodine: 600
        default: nil
        }
    }

    /// What 100 g of food may hold to be believed without an analysis: grams written as milligrams are more.
    public var mostInFood: Double {
        switch self {
        case .cholesterol, .omega3: 10_000
        default: (MicronutrientReference(self, for: .general)?.amount ?? 0) * 100
        }
    }
}
