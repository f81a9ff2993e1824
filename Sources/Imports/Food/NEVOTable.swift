import Domain

/// The Dutch food composition table (RIVM), as NEVO-online gives it: in the wide form a column a nutrient, named by its
/// code and unit; in the long form ("details") a row for each food and nutrient.
struct NEVOTable {
    private enum Column {
        case version, code, nameNL, nameEN, synonyms, quantity, group
        /// A figure of the wide form
        case component(NEVOComponent)
        /// What a row of the long form says
        case nutrient, value, unit

        init?(_ title: String) {
            if let component = NEVOComponent(title) {
                self = .component(component)
                return
            }
            let lower = title.lowercased()
            let words: [(Column, [String])] = [
                (.version, ["version", "versie"]), (.code, ["nevo-code"]), (.nutrient, ["nutrient-code"]),
                (.nameNL, ["dutch food name", "voedingsmiddelnaam"]), (.nameEN, ["engelse naam", "food name"]),
                (.synonyms, ["synoni", "synonym"]), (.quantity, ["quantity", "hoeveelheid"]), (.group, ["food group"]),
                (.value, ["gehalte", "value"]), (.unit, ["eenheid", "unit"]),
            ]
            guard let found = words.first(where: { $0.1.contains(where: lower.contains) }) else { return nil }
            self = found.0
        }
    }

    private var foods: [String: NEVOFood] = [:]
    private var order: [String] = []
    private var summary = ImportSummary(source: .nevo)
    private let meter: ImportMeter

    /// More foods than any table of composition has.
    private static let most = 200_000

    /// What stands between the cells, for a header of this table.
    static func separator(of header: Bytes) -> UInt8? {
        guard header.contains(text: "NEVO"), header.contains(text: "ENERCC") || header.contains(text: "Nutrient-code")
        else { return nil }
        return "|;\t,".utf8.max { a, b in header.count { $0 == a } < header.count { $0 == b } }
    }

    static func read(
        _ stream: any ByteStream, separator: UInt8, meter: ImportMeter, _ body: (CatalogueFood) throws -> Void
    ) throws -> ImportSummary {
        var table = NEVOTable(meter: meter)
        try table.read(CSVReader(stream, separator: separator), body)
        return table.summary
    }

    private init(meter: ImportMeter) { self.meter = meter }

    private mutating func read(_ reader: CSVReader, _ body: (CatalogueFood) throws -> Void) throws {
        var table = reader
        guard let header = try table.next() else { throw ImportError.unknownKind }
        var clean = CleanText()
        let columns = table.cells.map { cell in
            Column(clean.string(header.part(cell.range), isLatin1: true) ?? "")
        }
        let isLong = columns.contains { if case .nutrient = $0 { true } else { false } }
        while let row = try table.next() {
            guard table.cells.count > columns.count / 2 else {
                summary.read += 1
                summary.skip(.malformed)
                continue
            }
            var food = NEVOFood()
            var nutrient: String?
            var value: Double?
            var unit: String?
            for (column, cell) in zip(columns, table.cells) {
                guard let column, !cell.range.isEmpty else { continue }
                let bytes = row.part(cell.range)
                var number: Double? {
                    NumberBytes.double(bytes, mark: UInt8(ascii: ",")) ?? NumberBytes.double(bytes)
                }
                if case .component(let component) = column {
                    food.set(component, number)
                    continue
                }
                if case .value = column {
                    value = number
                    continue
                }
                let text = clean.string(bytes, hasDoubledQuotes: cell.hasQuotes, isLatin1: true)
                switch column {
                case .version: if summary.edition == nil { summary.edition = text }
                case .code: food.code = text
                case .nameNL: food.nameNL = text
                case .nameEN: food.nameEN = text
                case .synonyms: food.synonyms = text
                case .quantity: food.isPer100ml = text?.lowercased().contains("ml") == true
                case .group: food.group = text
                case .nutrient: nutrient = text
                case .unit: unit = text
                case .component, .value: break
                }
            }
            if isLong {
                try add(food, nutrient.flatMap(NEVOComponent.init), value, unit)
            } else {
                summary.read += 1
                try summary.take(food.checked, meter, body)
            }
        }
        summary.read += order.count
        for code in order { if let food = foods[code] { try summary.take(food.checked, meter, body) } }
        summary.read += table.tooLong
        summary.skip(.tooLong, count: table.tooLong)
    }

    /// Puts a row of the long form to its food.
    private mutating func add(
        _ row: NEVOFood, _ component: NEVOComponent?, _ value: Double?, _ unit: String?
    ) throws {
        let code = row.code ?? ""
        if foods[code] == nil {
            guard order.count < Self.most else { throw ImportError.tooLarge }
            order.append(code)
            foods[code] = row
        }
        guard let component else { return }
        foods[code]?.set(component, value.flatMap { component.converted($0, from: unit ?? "") })
    }
}
