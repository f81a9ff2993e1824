import Domain

/// A food of the Dutch table, while its figures come together.
struct NEVOFood {
    var code: String?
    var nameNL: String?
    var nameEN: String?
    var synonyms: String?
    var group: String?
    var isPer100ml = false
    private var figures = FigureSet()

    init() {}

    mutating func set(_ component: NEVOComponent, _ value: Double?) {
        switch component {
        case .figure(let figure): figures.set(figure, value)
        case .micro(let nutrient): figures.set(nutrient, value)
        }
    }

    /// The food as the catalogue has it, or why it is left out.
    var checked: Result<CatalogueFood, SkipReason> {
        guard let number = code.flatMap({ Int64($0) }), number > 0 else { return .failure(.noCode) }
        guard let name = nameEN ?? nameNL else { return .failure(.noName) }
        return FoodCheck.nutrients(figures, isMeasured: true).map { nutrients in
            let drink = DrinkKind.checked(group.flatMap { DrinkKind.named($0, food: name) }, nutrients)
            return CatalogueFood(
                source: .nevo, number: number, name: name, nameNL: nameNL == name ? nil : nameNL, synonyms: synonyms,
                group: drink == nil ? "other" : "drinks", drink: drink, per100g: nutrients,
                density: isPer100ml || drink != nil ? 1 : nil, rank: .plain(nameNL ?? name),
                micros: FoodCheck.micros(figures, isMeasured: true))
        }
    }
}

/// A component that is kept, by its code.
enum NEVOComponent {
    case figure(Figure)
    case micro(Micronutrient)

    /// - Parameter title: a code, alone or with its unit: `ENERCC`, `VITA_RAE (µg)`
    init?(_ title: String) {
        let code = String(title.prefix { $0 != " " && $0 != "(" })
        if let nutrient = Self.micros[code] {
            self = .micro(nutrient)
        } else if let figure = Self.figures[String(code.prefix { $0 != "_" })] {
            self = .figure(figure)
        } else {
            return nil
        }
    }

    /// `value` in the unit that this is kept in.
    ///
    /// - Returns: `nil` for a unit that is none of this component.
    func converted(_ value: Double, from unit: String) -> Double? {
        let steps = ["g": 1.0, "mg": 1e3, "µg": 1e6, "μg": 1e6, "ug": 1e6, "mcg": 1e6]
        let own: String
        switch self {
        case .figure(.energyKcal): return unit.lowercased().hasPrefix("kc") || unit.isEmpty ? value : nil
        case .figure(.energyKJ): return unit.lowercased().hasPrefix("kj") || unit.isEmpty ? value : nil
        case .figure(.sodium), .figure(.caffeine): own = "mg"
        case .figure: own = "g"
        case .micro(let nutrient): own = nutrient.unit.rawValue
        }
        let name = String(unit.prefix { $0 != " " }).lowercased()
        if name.isEmpty || name == own { return value }
        guard let from = steps[name], let to = steps[own] else { return nil }
        return value * to / from
    }

    private static let figures: [String: Figure] = [
        "ENERCC": .energyKcal, "ENERCJ": .energyKJ, "PROT": .protein, "FAT": .fat, "FASAT": .saturated, "CHO": .carbs,
        "SUGAR": .sugar, "FIBT": .fibre, "ALC": .alcohol, "NA": .sodium, "POLYL": .polyols,
    ]

    private static let micros: [String: Micronutrient] = [
        "VITA_RAE": .vitaminA, "VITD": .vitaminD, "VITE": .vitaminE, "VITK": .vitaminK, "VITC": .vitaminC,
        "THIA": .thiamin, "RIBF": .riboflavin, "NIA": .niacin, "VITB6": .vitaminB6, "FOL": .folate,
        "VITB12": .vitaminB12, "CA": .calcium, "FE": .iron, "MG": .magnesium, "ZN": .zinc, "K": .potassium,
        "P": .phosphorus, "CU": .copper, "SE": .selenium, "ID": .iodine, "CHORL": .cholesterol,
    ]
}
