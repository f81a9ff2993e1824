import Domain

/// FoodData Central's JSON: one object with an array of foods, of hundreds of megabytes.
struct FoodDataCentralJSON {
    private enum Key: String, CaseIterable {
        case fdcId, description, dataType, publicationDate, foodNutrients, foodPortions, foodCategory
        case wweiaFoodCategory, brandOwner, brandName, gtinUpc, servingSize, servingSizeUnit
        case householdServingFullText, brandedFoodCategory, labelNutrients, isHistoricalReference
    }

    private enum Label: String, CaseIterable {
        case calories, protein, fat, carbohydrates, fiber, sugars, saturatedFat, sodium

        var figure: Figure {
            switch self {
            case .calories: .energyKcal
            case .protein: .protein
            case .fat: .fat
            case .carbohydrates: .totalCarbs
            case .fiber: .fibre
            case .sugars: .sugar
            case .saturatedFat: .saturated
            case .sodium: .sodium
            }
        }
    }

    private static let keys = WordTable<Key>()
    private static let labels = WordTable<Label>()

    static func isArrayOfFoods(_ key: Bytes) -> Bool {
        key.equals("FoundationFoods") || key.equals("SRLegacyFoods") || key.equals("SurveyFoods")
            || key.equals("BrandedFoods")
    }

    static func isDump(_ head: Bytes) -> Bool {
        head.first == UInt8(ascii: "{")
            && (head.contains(text: "\"FoundationFoods\"") || head.contains(text: "\"SRLegacyFoods\"")
                || head.contains(text: "\"SurveyFoods\"") || head.contains(text: "\"BrandedFoods\""))
    }

    static func read(
        _ stream: any ByteStream, meter: ImportMeter, _ body: (CatalogueFood) throws -> Void
    ) throws -> ImportSummary {
        var elements = try JSONElements(stream, longestElement: 4 << 20, isWanted: isArrayOfFoods)
        var summary = ImportSummary(source: .fdc)
        var parser = FoodDataCentralJSON()
        var newest: CivilDate?
        while let element = try elements.next() {
            summary.read += 1
            let result: Result<CatalogueFood, SkipReason>
            do { result = try parser.food(element) } catch is JSONCursor.Malformed { result = .failure(.malformed) }
            if case .success = result, let date = parser.published, date > newest ?? .first { newest = date }
            try summary.take(result, meter, body)
        }
        summary.read += elements.tooLong
        summary.skip(.tooLong, count: elements.tooLong)
        summary.edition = newest?.description
        return summary
    }

    private var clean = CleanText()
    private var figures = FigureSet()
    private var published: CivilDate?

    private mutating func food(_ element: Bytes) throws -> Result<CatalogueFood, SkipReason> {
        var record = FoodDataCentral.Record(kind: .branded, id: 0, name: "")
        var perServing: [(Figure, Double)] = []
        var isOld = false
        figures.removeAll()
        var json = JSONCursor(element)
        guard try json.object() else { return .failure(.malformed) }
        while let key = try json.key() {
            switch Self.keys[key] {
            case .fdcId: record.id = try json.number().flatMap { Int(exactly: $0) } ?? 0
            case .description: record.name = try string(&json, limit: 200) ?? ""
            case .dataType:
                record.kind = try string(&json, limit: 40).flatMap(FoodDataCentral.Kind.init(dataType:)) ?? .branded
            case .publicationDate: record.published = try json.text().flatMap { DateBytes.date($0.bytes) }
            case .foodNutrients: try readNutrients(&json)
            case .foodPortions: record.portions = try readPortions(&json)
            case .foodCategory: record.category = try readName(&json, "description") ?? record.category
            case .wweiaFoodCategory:
                record.category = try readName(&json, "wweiaFoodCategoryDescription") ?? record.category
            case .brandedFoodCategory: record.category = try string(&json, limit: 80) ?? record.category
            case .brandOwner:
                let owner = try string(&json, limit: 80)
                record.brand = record.brand ?? owner
            case .brandName: record.brand = try string(&json, limit: 80) ?? record.brand
            case .gtinUpc:
                record.barcode = try json.textOrNumber().flatMap { Barcode(String(decoding: $0.bytes, as: UTF8.self)) }
            case .servingSize: record.serving = try json.number()
            case .servingSizeUnit:
                let unit = try string(&json, limit: 8)?.lowercased()
                record.isServedInMillilitres = unit == "ml" || unit == "mlt"
            case .householdServingFullText: record.household = try string(&json, limit: 40)
            case .labelNutrients: perServing = try readLabel(&json)
            case .isHistoricalReference: isOld = try isTrue(&json)
            case nil: try json.skip()
            }
        }
        published = record.published
        if isOld { return .failure(.replaced) }
        guard record.id > 0 else { return .failure(.noCode) }
        guard !record.name.isEmpty else { return .failure(.noName) }
        if let serving = record.serving, serving >= 1 {
            for (figure, value) in perServing { figures.set(figure, value * 100 / serving, priority: 3) }
        }
        return FoodDataCentral.food(record, figures)
    }

    private mutating func string(_ json: inout JSONCursor, limit: Int) throws -> String? {
        try json.text().flatMap { clean.string($0, limit: limit) }
    }

    private func isTrue(_ json: inout JSONCursor) throws -> Bool { try json.word()?.equals("true") == true }

    /// A category is a string, or an object with a description.
    private mutating func readName(_ json: inout JSONCursor, _ wanted: StaticString) throws -> String? {
        if json.isAtText() { return try string(&json, limit: 80) }
        var name: String?
        guard try json.object() else { return nil }
        while let key = try json.key() {
            if key.equals(wanted) { name = try string(&json, limit: 80) } else { try json.skip() }
        }
        return name
    }

    private mutating func readNutrients(_ json: inout JSONCursor) throws {
        guard try json.array() else { return }
        while try json.element() {
            var id: Double?
            var amount: Double?
            guard try json.object() else { continue }
            while let key = try json.key() {
                if key.equals("amount") {
                    amount = try json.number()
                } else if key.equals("nutrient") {
                    guard try json.object() else { continue }
                    while let key = try json.key() {
                        if key.equals("id") {
                            id = try json.number() ?? id
                        } else if key.equals("number") {
                            let number = try json.number()
                            id = id ?? number
                        } else {
                            try json.skip()
                        }
                    }
                } else {
                    try json.skip()
                }
            }
            guard let amount, let id else { continue }
            if let (figure, priority) = FoodDataCentral.figure(id) {
                figures.set(figure, amount, priority: priority)
            } else {
                figures.set(FoodDataCentral.micronutrient(id), amount)
            }
        }
    }

    private mutating func readPortions(_ json: inout JSONCursor) throws -> [Portion] {
        var portions: [(order: Double, portion: Portion)] = []
        guard try json.array() else { return [] }
        while try json.element() {
            var amount: Double?
            var unit: String?
            var description: String?
            var modifier: String?
            var grams: Double?
            var order = 0.0
            guard try json.object() else { continue }
            while let key = try json.key() {
                if key.equals("amount") {
                    amount = try json.number()
                } else if key.equals("gramWeight") {
                    grams = try json.number()
                } else if key.equals("sequenceNumber") {
                    order = try json.number() ?? 0
                } else if key.equals("modifier") {
                    modifier = try string(&json, limit: 60)
                } else if key.equals("portionDescription") {
                    description = try string(&json, limit: 60)
                } else if key.equals("measureUnit") {
                    unit = try readName(&json, "name")
                } else {
                    try json.skip()
                }
            }
            if unit == "undetermined" { unit = nil }
            guard let grams,
                let portion = PortionText.portion(
                    amount: amount, unit: unit, description: description, modifier: modifier, grams: grams),
                !portions.contains(where: { $0.portion.unit == portion.unit }), portions.count < 20
            else { continue }
            portions.append((order, portion))
        }
        return portions.sorted { $0.order < $1.order }.map(\.portion)
    }

    private mutating func readLabel(_ json: inout JSONCursor) throws -> [(Figure, Double)] {
        var found: [(Figure, Double)] = []
        guard try json.object() else { return [] }
        while let key = try json.key() {
            guard let label = Self.labels[key] else {
                try json.skip()
                continue
            }
            guard try json.object() else { continue }
            while let key = try json.key() {
                if key.equals("value"), let value = try json.number() {
                    found.append((label.figure, value))
                } else if !key.equals("value") {
                    try json.skip()
                }
            }
        }
        return found
    }
}
