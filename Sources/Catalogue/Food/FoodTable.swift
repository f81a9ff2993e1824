import Domain

/// One file of foods, read in place.
struct FoodTable: Sendable {
    private let content: StaticString
    /// Where each row starts and ends.
    private let rows: [Range<Int>]
    private let columns: [String: Int]
    let isHandWritten: Bool

    var count: Int { rows.count }

    init?(_ path: String) {
        guard let file = Embedded.files.first(where: { $0.path == path }) else { return nil }
        content = file.content
        let bounds = file.content.withUTF8Buffer { bytes in
            var bounds: [Range<Int>] = []
            var start = 0
            for (position, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
                if position > start { bounds.append(start..<position) }
                start = position + 1
            }
            if bytes.count > start { bounds.append(start..<bytes.count) }
            return bounds
        }
        guard let header = bounds.first else { return nil }
        let names = file.content.withUTF8Buffer { String(decoding: $0[header], as: UTF8.self) }.split(separator: "\t")
        columns = Dictionary(names.enumerated().map { (String($1), $0) }, uniquingKeysWith: { first, _ in first })
        rows = Array(bounds.dropFirst())
        isHandWritten = columns["nl"] != nil
    }

    func id(_ row: Int) -> String { Cells(self, row)["id"] }

    func names(_ row: Int) -> FoodIndex.Names {
        let cells = Cells(self, row)
        return FoodIndex.Names(
            en: cells[isHandWritten ? "en" : "name"], nl: isHandWritten ? cells["nl"] : nil,
            synonymsEN: cells.list("syn_en"), synonymsNL: cells.list("syn_nl"), rank: Int(cells["rank"]) ?? 7)
    }

    func food(_ row: Int) -> Food {
        let cells = Cells(self, row)
        let portions = cells.list("portions").compactMap { text -> Portion? in
            guard let mark = text.lastIndex(of: "="), let grams = Double(text[text.index(after: mark)...]) else {
                return nil
            }
            return Portion(unit: String(text[..<mark]), grams: grams)
        }
        return Food(
            id: cells["id"], name: cells[isHandWritten ? "en" : "name"], nameNL: isHandWritten ? cells["nl"] : nil,
            group: cells["group"], drink: DrinkClass(rawValue: cells["drink"]),
            per100g: Nutrients(
                energy: cells.number("kcal"), protein: cells.number("protein"), carbs: cells.number("carbs"),
                fat: cells.number("fat"), fibre: cells.number("fibre"), sugar: cells.number("sugar"),
                saturatedFat: cells.number("satfat"), salt: cells.number("salt"), caffeine: cells.number("caffeine"),
                alcohol: cells.number("alcohol")),
            density: cells.number("density"), portions: portions)
    }

    /// The cells of one row by the names of their columns.
    private struct Cells {
        private let cells: [Substring]
        private let columns: [String: Int]

        init(_ table: FoodTable, _ row: Int) {
            let text = table.content.withUTF8Buffer { String(decoding: $0[table.rows[row]], as: UTF8.self) }
            cells = text.split(separator: "\t", omittingEmptySubsequences: false)
            columns = table.columns
        }

        subscript(name: String) -> String {
            guard let column = columns[name], column < cells.count else { return "" }
            return String(cells[column])
        }

        func number(_ name: String) -> Double? { Double(self[name]) }

        func list(_ name: String) -> [String] { self[name].split(separator: ";").map(String.init) }
    }
}
