import Domain

/// Open Food Facts' "CSV": tab-separated, quotes are text, columns differ from year to year.
struct OpenFoodFactsTable {
    private enum Column {
        case code, name, nameEN, nameNL, language, brands, quantity, servingSize, serving, pack, scans, changed
        case categories
        case nutrient(OpenFoodFactsProduct.Nutrient)

        init?(_ title: Bytes) {
            if title.count > 5, title.part(title.count - 5..<title.count).equals("_100g"),
                let nutrient = OpenFoodFactsProduct.nutrients[title.part(0..<title.count - 5)]
            {
                self = .nutrient(nutrient)
                return
            }
            switch String(decoding: title, as: UTF8.self) {
            case "code": self = .code
            case "product_name": self = .name
            case "product_name_en": self = .nameEN
            case "product_name_nl": self = .nameNL
            case "lang": self = .language
            case "brands": self = .brands
            case "quantity": self = .quantity
            case "serving_size": self = .servingSize
            case "serving_quantity": self = .serving
            case "product_quantity": self = .pack
            case "unique_scans_n": self = .scans
            case "last_modified_t": self = .changed
            case "categories_tags": self = .categories
            default: return nil
            }
        }
    }

    static func isHeader(_ line: Bytes) -> Bool {
        line.count > 5 && line.part(0..<5).equals("code\t") && line.contains(text: "product_name")
            && line.contains(text: "_100g")
    }

    static func read(
        _ stream: any ByteStream, meter: ImportMeter, _ body: (CatalogueFood) throws -> Void
    ) throws -> ImportSummary {
        var lines = try LineReader(stream, longestLine: 512 << 10)
        guard let header = try lines.next(), isHeader(header) else { throw ImportError.unknownKind }
        let columns = header.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            .map { Column(Bytes(rebasing: $0)) }
        let lastUsed = columns.lastIndex { $0 != nil } ?? 0
        var summary = ImportSummary(source: .off)
        var product = OpenFoodFactsProduct()
        var newest: Int64 = 0
        while let line = try lines.next() {
            guard !line.isEmpty else { continue }
            if lines.lastHasNoEnd, line.count(where: { $0 == UInt8(ascii: "\t") }) < columns.count - 1 {
                throw ImportError.truncated
            }
            summary.read += 1
            product.removeAll()
            var start = 0
            var column = 0
            while column <= lastUsed {
                let tab = line.index(of: UInt8(ascii: "\t"), from: start)
                if let known = columns[column], start < tab ?? line.count {
                    set(known, line.part(start..<(tab ?? line.count)), of: &product)
                }
                column += 1
                guard let tab else { break }
                start = tab + 1
            }
            guard column > lastUsed else {
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

    private static func set(_ column: Column, _ cell: Bytes, of product: inout OpenFoodFactsProduct) {
        let text = JSONCursor.Text(bytes: cell, isEscaped: false)
        switch column {
        case .code: product.code = text
        case .name: product.name = text
        case .nameEN: product.nameEN = text
        case .nameNL: product.nameNL = text
        case .language: product.language = text
        case .brands: product.brands = text
        case .quantity: product.quantity = text
        case .servingSize: product.servingSize = text
        case .serving: product.serving = NumberBytes.double(cell)
        case .pack: product.pack = NumberBytes.double(cell)
        case .scans: product.scans = NumberBytes.integer(cell) ?? 0
        case .changed: product.changed = Int64(NumberBytes.integer(cell) ?? 0)
        case .categories:
            var start = 0
            while start < cell.count {
                let end = cell.index(of: UInt8(ascii: ","), from: start) ?? cell.count
                product.drink = DrinkKind.better(product.drink, cell.part(start..<end))
                start = end + 1
            }
        case .nutrient(let nutrient): product.set(nutrient, NumberBytes.double(cell))
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    func contains(text: StaticString) -> Bool {
        guard count >= text.utf8CodeUnitCount else { return false }
        var position = 0
        while let hit = index(of: text.utf8Start.pointee, from: position) {
            if part(hit..<hit + text.utf8CodeUnitCount).equals(text) { return true }
            position = hit + 1
        }
        return false
    }
}
