import Domain

/// What both formats of USDA's FoodData Central have in common: https://fdc.nal.usda.gov/data-documentation
enum FoodDataCentral {
    /// The kinds of rows that are foods; samples and market acquisitions are not.
    enum Kind: String, CaseIterable {
        case foundation = "foundation_food"
        case legacy = "sr_legacy_food"
        case survey = "survey_fndds_food"
        case branded = "branded_food"

        /// The same as the JSON files write it.
        init?(dataType: String) {
            switch dataType {
            case "Foundation": self = .foundation
            case "SR Legacy": self = .legacy
            case "Survey (FNDDS)": self = .survey
            case "Branded": self = .branded
            default: return nil
            }
        }
    }

    /// The nutrient for an id (1008) or, in older files, for a number (208, 205.2), and which of several ways it is.
    static func figure(_ nutrient: Double) -> (figure: Figure, priority: UInt8)? {
        switch nutrient {
        case 1008, 208: (.energyKcal, 0)
        // Energy by Atwater's factors for the food itself, then by the general ones.
        case 2048, 958: (.energyKcal, 1)
        case 2047, 957: (.energyKcal, 2)
        case 1062, 268: (.energyKJ, 0)
        case 1003, 203: (.protein, 0)
        case 1004, 204: (.fat, 0)
        case 1085, 298: (.fat, 1)
        // By difference, then by summation; both with fibre.
        case 1005, 205: (.totalCarbs, 0)
        case 1050, 205.2: (.totalCarbs, 1)
        case 1079, 291: (.fibre, 0)
        case 2033, 293: (.fibre, 1)
        case 2000, 269: (.sugar, 0)
        case 1063, 269.3: (.sugar, 1)
        case 1258, 606: (.saturated, 0)
        case 1093, 307: (.sodium, 0)
        case 1057, 262: (.caffeine, 0)
        case 1018, 221: (.alcohol, 0)
        default: nil
        }
    }

    /// The vitamin or mineral for an id or an older number; omega-3 is left out, which these files have in parts.
    static func micronutrient(_ nutrient: Double) -> Micronutrient? {
        switch Int(exactly: nutrient) {
        case 1106, 320: .vitaminA
        case 1114, 328: .vitaminD
        case 1109, 323: .vitaminE
        case 1185, 430: .vitaminK
        case 1162, 401: .vitaminC
        case 1165, 404: .thiamin
        case 1166, 405: .riboflavin
        case 1167, 406: .niacin
        case 1170, 410: .pantothenicAcid
        case 1175, 415: .vitaminB6
        case 1176, 416: .biotin
        case 1177, 417: .folate
        case 1178, 418: .vitaminB12
        case 1087, 301: .calcium
        case 1089, 303: .iron
        case 1090, 304: .magnesium
        case 1091, 305: .phosphorus
        case 1092, 306: .potassium
        case 1095, 309: .zinc
        case 1098, 312: .copper
        case 1100, 314: .iodine
        case 1101, 315: .manganese
        case 1103, 317: .selenium
        case 1253, 601: .cholesterol
        default: nil
        }
    }

    /// One food with all that is known of it.
    struct Record {
        var kind: Kind
        var id: Int
        var name: String
        var category = ""
        var published: CivilDate?
        var barcode: Barcode?
        var brand: String?
        var serving: Double?
        var isServedInMillilitres = false
        /// "2 Tbsp"
        var household: String?
        var portions: [Portion] = []
    }

    static func food(_ record: Record, _ figures: FigureSet) -> Result<CatalogueFood, SkipReason> {
        let isBranded = record.kind == .branded
        let kind = DrinkKind.named(record.category, food: record.name)
        let nutrients: Nutrients
        switch FoodCheck.nutrients(figures, isMeasured: !isBranded, isAlcoholic: kind == .alcohol) {
        case .success(let checked): nutrients = checked
        case .failure(let reason): return .failure(reason)
        }
        let drink = DrinkKind.checked(kind, nutrients)
        var portions = Array(record.portions.prefix(6))
        if isBranded { portions = PackSize.portions(serving: record.serving, pack: nil) + household(record) }
        let rank: FoodRank =
            isBranded ? .branded(record.name) : .plain(record.name, isAsEaten: record.kind == .survey)
        return .success(
            CatalogueFood(
                source: .fdc, number: Int64(record.id), barcode: record.barcode,
                name: isBranded ? readable(record.name) : record.name,
                brand: record.brand.map(readable),
                group: drink != nil ? "drinks" : isBranded ? "packaged" : groups[record.category] ?? "other",
                drink: drink, per100g: nutrients, density: record.isServedInMillilitres || drink != nil ? 1 : nil,
                portions: portions, rank: rank, changed: record.published.map(DateBytes.seconds) ?? 0,
                micros: FoodCheck.micros(figures, isMeasured: !isBranded)))
    }

    /// The serving by its household measure, where the app has a word for that.
    private static func household(_ record: Record) -> [Portion] {
        guard let serving = record.serving, let (amount, label) = record.household.flatMap(PackSize.split),
            let unit = PackSize.unit(label), unit != "serving",
            let portion = PackSize.portion(unit, amount: amount, grams: serving)
        else { return [] }
        return [portion]
    }

    /// Packs are SHOUTED in these files.
    private static func readable(_ name: String) -> String {
        guard !name.utf8.contains(where: { $0 >= 0x61 && $0 <= 0x7a }) else { return name }
        var isInWord = false
        let bytes = name.utf8.map { byte in
            let isCapital = byte >= 0x41 && byte <= 0x5a
            defer { isInWord = isCapital || byte >= 0x80 || byte == UInt8(ascii: "'") }
            return isInWord && isCapital ? byte | 0x20 : byte
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let groups = [
        "Dairy and Egg Products": "dairy", "Spices and Herbs": "herbs_spices", "Baby Foods": "other",
        "Fats and Oils": "fats_oils", "Poultry Products": "poultry", "Soups, Sauces, and Gravies": "soups",
        "Sausages and Luncheon Meats": "meat", "Breakfast Cereals": "breakfast", "Fruits and Fruit Juices": "fruit",
        "Pork Products": "meat", "Vegetables and Vegetable Products": "vegetables",
        "Nut and Seed Products": "nuts_seeds", "Beef Products": "meat", "Beverages": "drinks",
        "Finfish and Shellfish Products": "fish", "Legumes and Legume Products": "legumes",
        "Lamb, Veal, and Game Products": "meat", "Baked Products": "bakery", "Sweets": "sweets",
        "Cereal Grains and Pasta": "grains", "Fast Foods": "fast_food", "Meals, Entrees, and Side Dishes": "dishes",
        "Snacks": "snacks", "Restaurant Foods": "fast_food", "Alcoholic Beverages": "drinks",
    ]
}
