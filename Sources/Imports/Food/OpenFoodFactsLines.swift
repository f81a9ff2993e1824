import Domain

/// Open Food Facts' JSONL: an object a line, with flat `nutriments` until schema 1003 and `nutrition` from then on.
struct OpenFoodFactsLines {
    private enum Key: String, CaseIterable {
        case code, lang, brands, quantity, nutriments, nutrition
        case name = "product_name"
        case nameEN = "product_name_en"
        case nameNL = "product_name_nl"
        case servingSize = "serving_size"
        case serving = "serving_quantity"
        case pack = "product_quantity"
        case per = "nutrition_data_per"
        case scans = "unique_scans_n"
        case changed = "last_modified_t"
        case categories = "categories_tags"
    }

    private static let keys = WordTable<Key>()

    static func isProduct(_ head: Bytes) -> Bool {
        let marks: [StaticString] = [
            "\"code\"", "\"product_name", "\"nutriments\"", "\"nutrition\"", "\"schema_version\"", "\"brands",
            "\"_keywords\"", "\"categories_tags\"",
        ]
        return head.first == UInt8(ascii: "{") && marks.count(where: { head.contains(text: $0) }) >= 2
    }

    static func read(
        _ stream: any ByteStream, meter: ImportMeter, _ body: (CatalogueFood) throws -> Void
    ) throws -> ImportSummary {
        var lines = try LineReader(stream, longestLine: 4 << 20)
        var summary = ImportSummary(source: .off)
        var product = OpenFoodFactsProduct()
        var newest: Int64 = 0
        while let line = try lines.next() {
            guard line.contains(where: { $0 > 0x20 }) else { continue }
            summary.read += 1
            product.removeAll()
            do {
                var json = JSONCursor(line)
                guard try read(&json, into: &product), json.isAtEnd() else { throw JSONCursor.Malformed() }
            } catch is JSONCursor.Malformed {
                if lines.lastHasNoEnd { throw ImportError.truncated }
                summary.skip(.malformed)
                continue
            }
            newest = max(newest, product.changed)
            try summary.take(product.food(), meter, body)
        }
        summary.read += lines.tooLong
        summary.skip(.tooLong, count: lines.tooLong)
        summary.edition = DateBytes.date(seconds: newest)
        return summary
    }

    static func read(_ json: inout JSONCursor, into product: inout OpenFoodFactsProduct) throws -> Bool {
        guard try json.object() else { return false }
        var perServing: [(OpenFoodFactsProduct.Nutrient, Double)] = []
        while let key = try json.key() {
            switch keys[key] {
            case .code: product.code = try json.textOrNumber()
            case .lang: product.language = try json.text()
            case .brands: product.brands = try json.text()
            case .quantity: product.quantity = try json.text()
            case .name: product.name = try json.text()
            case .nameEN: product.nameEN = try json.text()
            case .nameNL: product.nameNL = try json.text()
            case .servingSize: product.servingSize = try json.text()
            case .serving: product.serving = try json.number()
            case .pack: product.pack = try json.number()
            case .per: if try json.text()?.bytes.equals("100ml") == true { product.isPer100ml = true }
            case .scans: product.scans = try json.number().flatMap { Int(exactly: $0) } ?? 0
            case .changed: product.changed = try json.number().flatMap { Int64(exactly: $0.rounded(.down)) } ?? 0
            case .categories:
                guard try json.array() else { continue }
                while try json.element() {
                    guard let tag = try json.text() else { continue }
                    product.drink = DrinkKind.better(product.drink, tag.bytes)
                }
            case .nutriments: try readFlat(&json, into: &product)
            case .nutrition: perServing = try readNested(&json, into: &product)
            case nil: try json.skip()
            }
        }
        if let serving = product.serving, serving >= 1 {
            for (nutrient, value) in perServing { product.set(nutrient, value * 100 / serving) }
        }
        return true
    }

    private static func readFlat(_ json: inout JSONCursor, into product: inout OpenFoodFactsProduct) throws {
        guard try json.object() else { return }
        while let key = try json.key() {
            if key.count > 5, key[key.count - 5] == UInt8(ascii: "_"), key[key.count - 1] == UInt8(ascii: "g"),
                key.part(key.count - 5..<key.count).equals("_100g"),
                let nutrient = OpenFoodFactsProduct.nutrients[key.part(0..<key.count - 5)]
            {
                product.set(nutrient, try json.number())
            } else {
                try json.skip()
            }
        }
    }

    /// - Returns: figures that are given for a serving.
    private static func readNested(
        _ json: inout JSONCursor, into product: inout OpenFoodFactsProduct
    ) throws -> [(OpenFoodFactsProduct.Nutrient, Double)] {
        var found: [(OpenFoodFactsProduct.Nutrient, Double)] = []
        var isPerServing = false
        guard try json.object() else { return [] }
        while let key = try json.key() {
            guard key.equals("aggregated_set") else {
                try json.skip()
                continue
            }
            guard try json.object() else { continue }
            while let key = try json.key() {
                if key.equals("per") {
                    let per = try json.text()?.bytes
                    product.isPer100ml = product.isPer100ml || per?.equals("100ml") == true
                    isPerServing = per?.equals("serving") == true
                } else if key.equals("nutrients") {
                    found = try readNutrients(&json)
                } else {
                    try json.skip()
                }
            }
        }
        if isPerServing { return found }
        for (nutrient, value) in found { product.set(nutrient, value) }
        return []
    }

    private static func readNutrients(
        _ json: inout JSONCursor
    ) throws -> [(OpenFoodFactsProduct.Nutrient, Double)] {
        var found: [(OpenFoodFactsProduct.Nutrient, Double)] = []
        guard try json.object() else { return [] }
        while let key = try json.key() {
            guard let nutrient = OpenFoodFactsProduct.nutrients[key] else {
                try json.skip()
                continue
            }
            guard try json.object() else { continue }
            var value: Double?
            var factor = 1.0
            while let key = try json.key() {
                if key.equals("value") {
                    value = try json.number()
                } else if key.equals("unit") {
                    let unit = try json.text()?.bytes
                    factor = unit?.equals("mg") == true ? 1e-3 : unit?.equals("µg") == true ? 1e-6 : 1
                } else {
                    try json.skip()
                }
            }
            if let value { found.append((nutrient, value * factor)) }
        }
        return found
    }
}
