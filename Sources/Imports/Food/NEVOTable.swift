import Domain

/// The Dutch food composition table (RIVM), as NEVO-online gives it: a column a nutrient, named by its code and unit.
struct NEVOTable {
    private enum Column {
        case version, code, nameNL, nameEN, synonyms, quantity
        case group
        case figure(Figure)
        case micro(Micronutrient)

        init?(_ title: String) {
            if let nutrient = Self.micros[String(title.prefix { $0 != " " && $0 != "(" })] {
                self = .micro(nutrient)
                return
            }
            let code = title.prefix { $0 != " " && $0 != "(" && $0 != "_" }
            switch code {
            case "ENERCC": self = .figure(.energyKcal)
            case "ENERCJ": self = .figure(.energyKJ)
            case "PROT": self = .figure(.protein)
            case "FAT": self = .figure(.fat)
            case "FASAT": self = .figure(.saturated)
            case "CHO": self = .figure(.carbs)
            case "SUGAR": self = .figure(.sugar)
            case "FIBT": self = .figure(.fibre)
            case "ALC": self = .figure(.alcohol)
            case "NA": self = .figure(.sodium)
            case "POLYL": self = .figure(.polyols)
            default:
                let lower = title.lowercased()
                if lower.contains("version") || lower.contains("versie") {
                    self = .version
                } else if lower.contains("nevo-code") {
                    self = .code
                } else if lower.contains("dutch food name") || lower.contains("voedingsmiddelnaam") {
                    self = .nameNL
                } else if lower.contains("engelse naam") || lower.contains("food name") {
                    self = .nameEN
                } else if lower.contains("synoni") || lower.contains("synonym") {
                    self = .synonyms
                } else if lower.contains("quantity") || lower.contains("hoeveelheid") {
                    self = .quantity
                } else if lower.contains("food group") {
                    self = .group
                } else {
                    return nil
                }
            }
        }

        private static let micros: [String: Micronutrient] = [
            "VITA_RAE": .vitaminA, "VITD": .vitaminD, "VITE": .vitaminE, "VITK": .vitaminK, "VITC": .vitaminC,
            "THIA": .thiamin, "RIBF": .riboflavin, "NIA": .niacin, "VITB6": .vitaminB6, "FOL": .folate,
            "VITB12": .vitaminB12, "CA": .calcium, "FE": .iron, "MG": .magnesium, "ZN": .zinc, "K": .potassium,
            "P": .phosphorus, "CU": .copper, "SE": .selenium, "ID": .iodine, "CHORL": .cholesterol,
        ]
    }

    /// What stands between the cells, for a header of this table.
    static func separator(of header: Bytes) -> UInt8? {
        guard header.contains(text: "NEVO"), header.contains(text: "ENERCC") else { return nil }
        return "|;\t,".utf8.max { a, b in header.count { $0 == a } < header.count { $0 == b } }
    }

    static func read(
        _ stream: any ByteStream, separator: UInt8, meter: ImportMeter, _ body: (CatalogueFood) throws -> Void
    ) throws -> ImportSummary {
        var table = try CSVReader(stream, separator: separator)
        guard let header = try table.next() else { throw ImportError.unknownKind }
        var clean = CleanText()
        let columns = table.cells.map { cell in
            Column(clean.string(header.part(cell.range), isLatin1: true) ?? "")
        }
        let fewest = columns.count / 2
        var summary = ImportSummary(source: .nevo)
        var figures = FigureSet()
        while let row = try table.next() {
            summary.read += 1
            guard table.cells.count > fewest else {
                summary.skip(.malformed)
                continue
            }
            figures.removeAll()
            var code: String?
            var nameNL: String?
            var nameEN: String?
            var synonyms: String?
            var group: String?
            var isPer100ml = false
            for (column, cell) in zip(columns, table.cells) {
                guard let column, !cell.range.isEmpty else { continue }
                let bytes = row.part(cell.range)
                var number: Double? {
                    NumberBytes.double(bytes, mark: UInt8(ascii: ",")) ?? NumberBytes.double(bytes)
                }
                switch column {
                case .figure(let figure):
                    figures.set(figure, number)
                    continue
                case .micro(let nutrient):
                    figures.set(nutrient, number)
                    continue
                default: break
                }
                let text = clean.string(bytes, hasDoubledQuotes: cell.hasQuotes, isLatin1: true)
                switch column {
                case .version: if summary.edition == nil { summary.edition = text }
                case .code: code = text
                case .nameNL: nameNL = text
                case .nameEN: nameEN = text
                case .synonyms: synonyms = text
                case .quantity: isPer100ml = text?.lowercased().contains("ml") == true
                case .group: group = text
                case .figure, .micro: break
                }
            }
            guard let number = code.flatMap({ Int64($0) }), number > 0 else {
                summary.skip(.noCode)
                continue
            }
            guard let name = nameEN ?? nameNL else {
                summary.skip(.noName)
                continue
            }
            let nutrients: Nutrients
            switch FoodCheck.nutrients(figures, isMeasured: true) {
            case .success(let checked): nutrients = checked
            case .failure(let reason):
                summary.skip(reason)
                continue
            }
            let drink = DrinkKind.checked(
                group.flatMap { DrinkKind.named($0, food: name) }, nutrients)
            summary.kept += 1
            meter.items += 1
            try body(
                CatalogueFood(
                    source: .nevo, number: number, name: name, nameNL: nameNL == name ? nil : nameNL,
                    synonyms: synonyms,
                    group: drink == nil ? "other" : "drinks", drink: drink, per100g: nutrients,
                    density: isPer100ml || drink != nil ? 1 : nil,
                    rank: .plain(nameNL ?? name), micros: FoodCheck.micros(figures, isMeasured: true)))
        }
        summary.read += table.tooLong
        summary.skip(.tooLong, count: table.tooLong)
        return summary
    }
}
