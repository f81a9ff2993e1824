import Domain

/// One product of Open Food Facts, gathered from whichever of its formats. What is gathered points into the record.
struct OpenFoodFactsProduct {
    typealias Text = JSONCursor.Text

    /// Nutrients as the columns (`fat_100g`) and keys are called.
    enum Nutrient: String, CaseIterable {
        case energyKcal = "energy-kcal"
        case energyKJ = "energy-kj"
        case energy, fat, carbohydrates, sugars, proteins, salt, sodium, caffeine, alcohol, polyols
        case saturatedFat = "saturated-fat"
        case totalCarbohydrates = "carbohydrates-total"
        case fibre = "fiber"
        case cholesterol, biotin, calcium, iron, magnesium, zinc, potassium, phosphorus, copper, manganese, selenium
        case iodine, folates
        case vitaminA = "vitamin-a"
        case vitaminD = "vitamin-d"
        case vitaminE = "vitamin-e"
        case vitaminK = "vitamin-k"
        case vitaminC = "vitamin-c"
        case vitaminB1 = "vitamin-b1"
        case vitaminB2 = "vitamin-b2"
        case vitaminB3 = "vitamin-pp"
        case vitaminB6 = "vitamin-b6"
        case vitaminB9 = "vitamin-b9"
        case vitaminB12 = "vitamin-b12"
        case pantothenicAcid = "pantothenic-acid"

        /// Given in grams.
        var micro: Micronutrient? {
            switch self {
            case .cholesterol: .cholesterol
            case .biotin: .biotin
            case .calcium: .calcium
            case .iron: .iron
            case .magnesium: .magnesium
            case .zinc: .zinc
            case .potassium: .potassium
            case .phosphorus: .phosphorus
            case .copper: .copper
            case .manganese: .manganese
            case .selenium: .selenium
            case .iodine: .iodine
            case .vitaminA: .vitaminA
            case .vitaminD: .vitaminD
            case .vitaminE: .vitaminE
            case .vitaminK: .vitaminK
            case .vitaminC: .vitaminC
            case .vitaminB1: .thiamin
            case .vitaminB2: .riboflavin
            case .vitaminB3: .niacin
            case .vitaminB6: .vitaminB6
            case .vitaminB9, .folates: .folate
            case .vitaminB12: .vitaminB12
            case .pantothenicAcid: .pantothenicAcid
            default: nil
            }
        }
    }

    static let nutrients = WordTable<Nutrient>()

    var code: Text?
    var name: Text?
    var nameEN: Text?
    var nameNL: Text?
    var language: Text?
    var brands: Text?
    /// "330 ml"
    var servingSize: Text?
    var quantity: Text?
    var serving: Double?
    var pack: Double?
    var isPer100ml = false
    var scans = 0
    var changed: Int64 = 0
    var drink: DrinkClass?
    var figures = FigureSet()
    private var clean = CleanText()

    mutating func removeAll() {
        code = nil
        name = nil
        nameEN = nil
        nameNL = nil
        language = nil
        brands = nil
        servingSize = nil
        quantity = nil
        serving = nil
        pack = nil
        isPer100ml = false
        scans = 0
        changed = 0
        drink = nil
        figures.removeAll()
    }

    /// - Parameter value: per 100 g; kcal, kJ, g, for alcohol per cent by volume
    mutating func set(_ nutrient: Nutrient, _ value: Double?) {
        let ethanolDensity = 0.789
        switch nutrient {
        case .energyKcal: figures.set(.energyKcal, value)
        case .energyKJ: figures.set(.energyKJ, value)
        case .energy: figures.set(.energyKJ, value, priority: 1)
        case .fat: figures.set(.fat, value)
        case .carbohydrates: figures.set(.carbs, value)
        case .totalCarbohydrates: figures.set(.totalCarbs, value)
        case .sugars: figures.set(.sugar, value)
        case .proteins: figures.set(.protein, value)
        case .salt: figures.set(.salt, value)
        case .sodium: figures.set(.sodium, value.map { $0 * 1000 })
        case .caffeine: figures.set(.caffeine, value.map { $0 * 1000 })
        case .alcohol: figures.set(.alcohol, value.map { $0 * ethanolDensity })
        case .polyols: figures.set(.polyols, value)
        case .saturatedFat: figures.set(.saturated, value)
        case .fibre: figures.set(.fibre, value)
        default:
            guard let micro = nutrient.micro, let value else { return }
            figures.set(micro, value * micro.unit.perGram)
        }
    }

    mutating func food() -> Result<CatalogueFood, SkipReason> {
        // Older dumps have fewer zeros before a code than newer ones, so it is a number here.
        guard let code = code?.bytes, code.count <= 32,
            let number = NumberBytes.integer(code.part((code.firstIndex { $0 != 0x30 } ?? 0)..<code.count)), number > 0
        else { return .failure(.noCode) }
        let written = clean(name)
        let dutch = clean(nameNL) ?? (language?.bytes.equals("nl") == true ? written : nil)
        guard let name = clean(nameEN) ?? written ?? dutch else { return .failure(.noName) }
        let nutrients: Nutrients
        switch FoodCheck.nutrients(figures, isMeasured: false, isAlcoholic: drink == .alcohol) {
        case .success(let checked): nutrients = checked
        case .failure(let reason): return .failure(reason)
        }
        let drink = DrinkKind.checked(drink, nutrients)
        let isPoured = isPer100ml || drink != nil || Self.isVolume(servingSize) || Self.isVolume(quantity)
        return .success(
            CatalogueFood(
                source: .off, number: Int64(number), barcode: Barcode(UInt64(number)), name: name,
                nameNL: dutch == name ? nil : dutch,
                brand: brands.flatMap { brand($0) }, group: drink == nil ? "packaged" : "drinks", drink: drink,
                per100g: nutrients, density: isPoured ? 1 : nil,
                portions: PackSize.portions(serving: serving, pack: pack),
                rank: .branded(name, scans: scans), changed: changed,
                micros: FoodCheck.micros(figures, isMeasured: false)))
    }

    private mutating func clean(_ text: Text?) -> String? { text.flatMap { clean.string($0) } }

    /// The first of "Brand, sub-brand, owner".
    private mutating func brand(_ text: Text) -> String? {
        let end = text.bytes.index(of: UInt8(ascii: ","), from: 0) ?? text.bytes.count
        return clean.string(Text(bytes: text.bytes.part(0..<end), isEscaped: text.isEscaped), limit: 80)
    }

    /// Whether a quantity is written in litres or parts of them: "33 cl", "1,5L".
    private static func isVolume(_ text: Text?) -> Bool {
        guard let bytes = text?.bytes, var end = Optional(bytes.count), end > 1 else { return false }
        while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
        guard end > 1, bytes[end - 1] | 0x20 == UInt8(ascii: "l") else { return false }
        switch bytes[end - 2] | 0x20 {
        case UInt8(ascii: "m"), UInt8(ascii: "c"), UInt8(ascii: "d"), 0x20, 0x30...0x39: return true
        default: return false
        }
    }
}
