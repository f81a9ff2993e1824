/// What food yields: energy from what it is made of (Regulation (EU) 1169/2011, annex XIV).
public enum Atwater: String, CaseIterable, Sendable {
    case protein
    /// Without fibre, as on European labels; on American ones fibre is part of it.
    case carbohydrate
    case fat, alcohol, fibre, polyols
    case organicAcids = "organic_acids"
    case salatrims, erythritol

    /// kcal in a g
    public var kilocalories: Double {
        switch self {
        case .protein, .carbohydrate: 4
        case .fat: 9
        case .alcohol: 7
        case .fibre: 2
        case .polyols: 2.4
        case .organicAcids: 3
        case .salatrims: 6
        case .erythritol: 0
        }
    }

    /// kJ in a g
    public var kilojoules: Double {
        switch self {
        case .protein, .carbohydrate: 17
        case .fat: 37
        case .alcohol: 29
        case .fibre: 8
        case .polyols: 10
        case .organicAcids: 13
        case .salatrims: 25
        case .erythritol: 0
        }
    }

    /// kcal in so many g of each
    public static func kilocalories(of grams: [Atwater: Double]) -> Double {
        grams.reduce(0) { $0 + $1.value * $1.key.kilocalories }
    }

    /// kJ in so many g of each
    public static func kilojoules(of grams: [Atwater: Double]) -> Double {
        grams.reduce(0) { $0 + $1.value * $1.key.kilojoules }
    }

    /// kcal by protein, carbohydrate, fat, and what is known of fibre and alcohol; `nil` without one of the first three.
    public static func kilocalories(of nutrients: Nutrients) -> Double? {
        guard let protein = nutrients.protein, let carbs = nutrients.carbs, let fat = nutrients.fat else { return nil }
        return Self.protein.kilocalories * protein + Self.carbohydrate.kilocalories * carbs
            + Self.fat.kilocalories * fat + Self.fibre.kilocalories * (nutrients.fibre ?? 0)
            + Self.alcohol.kilocalories * (nutrients.alcohol ?? 0)
    }
}
