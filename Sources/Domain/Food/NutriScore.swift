/// The Nutri-Score of 2023 (Santé publique France, conditions of use, in force since 31 December 2023).
public struct NutriScore: Encodable, Sendable, Equatable {
    public enum Grade: String, Codable, Sendable, CaseIterable { case a = "A", b = "B", c = "C", d = "D", e = "E" }

    /// The rules differ by what it is.
    public enum Kind: String, Codable, Sendable {
        case general, cheese, redMeat
        /// Fats, oils, nuts and seeds.
        case fat
        case beverage
        /// Plain water is A whatever its figures.
        case water
    }

    /// In 100 g, or in 100 ml of a beverage.
    public struct Facts: Sendable {
        /// kJ
        public var energy: Double
        /// g
        public var sugars: Double
        public var saturates: Double
        public var salt: Double
        public var fat: Double?
        public var fibre: Double
        public var protein: Double
        /// Fruit, vegetables and legumes, % of the weight
        public var fruit: Double
        public var hasSweetener: Bool

        public init(
            energy: Double, sugars: Double, saturates: Double, salt: Double, fat: Double? = nil, fibre: Double = 0,
            protein: Double = 0, fruit: Double = 0, hasSweetener: Bool = false
        ) {
            self.energy = energy
            self.sugars = sugars
            self.saturates = saturates
            self.salt = salt
            self.fat = fat
            self.fibre = fibre
            self.protein = protein
            self.fruit = fruit
            self.hasSweetener = hasSweetener
        }
    }

    /// Points against: for energy (of saturates, in fats), sugars, saturates (their share of the fat, in fats), salt and
    /// sweetener.
    public struct Negative: Encodable, Sendable, Equatable {
        public var energy = 0
        public var sugars = 0
        public var saturates = 0
        public var salt = 0
        public var sweetener = 0

        public var sum: Int { energy + sugars + saturates + salt + sweetener }

        private enum CodingKeys: String, CodingKey { case energy, sugars, saturates, salt, sweetener, sum }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(energy, forKey: .energy)
            try container.encode(sugars, forKey: .sugars)
            try container.encode(saturates, forKey: .saturates)
            try container.encode(salt, forKey: .salt)
            try container.encode(sweetener, forKey: .sweetener)
            try container.encode(sum, forKey: .sum)
        }
    }

    /// Points in favour. Those for protein do not always count.
    public struct Positive: Encodable, Sendable, Equatable {
        public var fruit = 0
        public var fibre = 0
        public var protein = 0
        public var countsProtein = true

        public var sum: Int { fruit + fibre + (countsProtein ? protein : 0) }

        private enum CodingKeys: String, CodingKey { case fruit, fibre, protein, countsProtein, sum }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(fruit, forKey: .fruit)
            try container.encode(fibre, forKey: .fibre)
            try container.encode(protein, forKey: .protein)
            try container.encode(countsProtein, forKey: .countsProtein)
            try container.encode(sum, forKey: .sum)
        }
    }

    public let grade: Grade
    /// Lower is better.
    public let score: Int
    public let negative: Negative
    public let positive: Positive

    public init(_ facts: Facts, _ kind: Kind) {
        let isBeverage = kind == .beverage || kind == .water
        var negative = Negative()
        negative.energy =
            switch kind {
            case .fat: Self.points(facts.saturates * 37, Self.energyOfSaturates)
            case .beverage, .water: Self.points(facts.energy, Self.energyOfBeverages)
            default: Self.points(facts.energy, Self.energy)
            }
        negative.sugars = Self.points(facts.sugars, isBeverage ? Self.sugarsOfBeverages : Self.sugars)
        if kind == .fat {
            // A share counts from its limit on, everything else above it.
            let share = (facts.fat ?? 0) > 0 ? 100 * facts.saturates / (facts.fat ?? 1) : 0
            negative.saturates = Self.shareOfSaturates.filter { share >= $0 }.count
        } else {
            negative.saturates = Self.points(facts.saturates, Self.saturates)
        }
        negative.salt = Self.points(facts.salt, Self.salt)
        negative.sweetener = isBeverage && facts.hasSweetener ? 4 : 0

        var positive = Positive()
        positive.fruit = isBeverage ? Self.fruitOfBeverages(facts.fruit) : Self.fruit(facts.fruit)
        positive.fibre = Self.points(facts.fibre, Self.fibre)
        positive.protein = Self.points(facts.protein, isBeverage ? Self.proteinOfBeverages : Self.protein)
        if kind == .redMeat { positive.protein = min(positive.protein, 2) }
        positive.countsProtein =
            switch kind {
            case .beverage, .water, .cheese: true
            case .fat: negative.sum < 7
            default: negative.sum < 11
            }
        self.negative = negative
        self.positive = positive
        score = kind == .water ? 0 : negative.sum - positive.sum
        grade = Self.grade(score, kind)
    }

    private static func grade(_ score: Int, _ kind: Kind) -> Grade {
        let limits =
            switch kind {
            case .water: [0, 2, 6, 9]
            case .beverage: [Int.min, 2, 6, 9]
            case .fat: [-6, 2, 10, 18]
            default: [0, 2, 10, 18]
            }
        return zip(limits, Grade.allCases).first { score <= $0.0 }?.1 ?? .e
    }

    private static func points(_ value: Double, _ limits: [Double]) -> Int { limits.filter { value > $0 }.count }

    private static func fruit(_ share: Double) -> Int { share > 80 ? 5 : share > 60 ? 2 : share > 40 ? 1 : 0 }

    private static func fruitOfBeverages(_ share: Double) -> Int {
        share > 80 ? 6 : share > 60 ? 4 : share > 40 ? 2 : 0
    }

    private static let energy: [Double] = [335, 670, 1005, 1340, 1675, 2010, 2345, 2680, 3015, 3350]
    private static let energyOfBeverages: [Double] = [30, 90, 150, 210, 240, 270, 300, 330, 360, 390]
    private static let energyOfSaturates: [Double] = [120, 240, 360, 480, 600, 720, 840, 960, 1080, 1200]
    private static let sugars: [Double] = [3.4, 6.8, 10, 14, 17, 20, 24, 27, 31, 34, 37, 41, 44, 48, 51]
    private static let sugarsOfBeverages: [Double] = [0.5, 2, 3.5, 5, 6, 7, 8, 9, 10, 11]
    private static let saturates: [Double] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    private static let shareOfSaturates: [Double] = [10, 16, 22, 28, 34, 40, 46, 52, 58, 64]
    private static let salt: [Double] = [
        0.2, 0.4, 0.6, 0.8, 1.0, 1.2, 1.4, 1.6, 1.8, 2.0, 2.2, 2.4, 2.6, 2.8, 3.0, 3.2, 3.4, 3.6, 3.8, 4.0,
    ]
    private static let fibre: [Double] = [3.0, 4.1, 5.2, 6.3, 7.4]
    private static let protein: [Double] = [2.4, 4.8, 7.2, 9.6, 12, 14, 17]
    private static let proteinOfBeverages: [Double] = [1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3.0]
}

extension Food {
    /// The grade by what is known of this food; the share of fruit and vegetables is known for plain ones only, so that a
    /// dish may deserve better. `nil` where a needed figure is missing, for alcohol, and for plain coffee, tea, herbs
    /// and supplements, which have none.
    public var nutriScore: NutriScore? {
        let isBeverage = isDrunk
        guard !["herbs_spices", "supplements"].contains(group), drink != .alcohol, (per100g.alcohol ?? 0) <= 1.2,
            let kcal = per100g.energy, let salt = per100g.salt,
            let sugars = per100g.sugar ?? (per100g.carbs == 0 ? 0 : nil),
            let saturates = per100g.saturatedFat ?? (per100g.fat == 0 ? 0 : nil)
        else { return nil }
        if drink == .coffeeTea, kcal < 5 { return nil }
        let kind: NutriScore.Kind =
            switch group {
            case _ where drink == .water && kcal == 0: .water
            case _ where isBeverage: .beverage
            case "fats_oils", "nuts_seeds": .fat
            // Butter and nut butters, but not jam or chocolate.
            case "spreads" where (per100g.fat ?? 0) >= 40 && (per100g.carbs ?? 0) < 30: .fat
            case "cheese": .cheese
            case "meat": .redMeat
            default: .general
            }
        // What is poured is judged by 100 ml.
        let share = isBeverage ? density ?? 1 : 1
        let plants = ["fruit", "vegetables", "legumes"].contains(group)
        return NutriScore(
            NutriScore.Facts(
                energy: kcal * 4.184 * share, sugars: sugars * share, saturates: saturates * share, salt: salt * share,
                fat: per100g.fat, fibre: (per100g.fibre ?? 0) * share, protein: (per100g.protein ?? 0) * share,
                fruit: plants ? 100 : 0), kind)
    }

    /// The label's colours for 100 g or ml, or for a portion of so many grams.
    public func trafficLights(portion grams: Double? = nil) -> TrafficLight.Label {
        let isDrink = isDrunk
        let density = density ?? 1
        return TrafficLight.Label(
            per100: isDrink ? per100g.scaled(by: density) : per100g, isDrink: isDrink,
            portion: isDrink ? grams.map { $0 / density } : grams)
    }
}
