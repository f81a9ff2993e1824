import Domain

/// FoodData Central's zip of CSV tables.
///
/// Tables are in any order, and the largest has gigabytes, so each is read once: figures go into a slot a food, and the
/// foods come out at the end.
struct FoodDataCentralTables {
    private let archive: ZipArchive
    private let meter: ImportMeter
    private var slots = FoodSlots()
    private var categories: [Int: String] = [:]
    private var units: [Int: String] = [:]
    private var portions: [Int: [Portion]] = [:]
    private var summary = ImportSummary(source: .fdc)
    private var clean = CleanText()

    private static let needed = ["food.csv", "food_nutrient.csv"]
    private static let helpful = ["food_category.csv", "measure_unit.csv", "food_portion.csv", "branded_food.csv"]

    static func isIn(_ archive: ZipArchive) -> Bool { needed.allSatisfy { archive.entry(named: $0) != nil } }

    static func read(
        _ archive: ZipArchive, meter: ImportMeter, _ body: (CatalogueFood) throws -> Void
    ) throws -> ImportSummary {
        var tables = FoodDataCentralTables(archive: archive, meter: meter)
        return try tables.read(body)
    }

    private init(archive: ZipArchive, meter: ImportMeter) {
        self.archive = archive
        self.meter = meter
    }

    private mutating func read(_ body: (CatalogueFood) throws -> Void) throws -> ImportSummary {
        let details = FoodDataCentral.Kind.allCases.map { "\($0.rawValue).csv" }
        meter.total = Set(Self.needed + Self.helpful + details)
            .reduce(0) { $0 + (archive.entry(named: $1)?.compressedSize ?? 0) }
        try readNames("food_category.csv", "description") { $0.categories[$1] = $2 }
        try readNames("measure_unit.csv", "name") { $0.units[$1] = $2 }
        try readFoods()
        try readFigures()
        try readPortions()
        try giveMeasured(body)
        try giveBranded(body)
        summary.edition = slots.newest.map(\.description)
        return summary
    }

    /// Reads a table of an id and a word.
    private mutating func readNames(
        _ table: String, _ column: String, _ set: (inout Self, Int, String) -> Void
    ) throws {
        guard var rows = try CSVTable(archive, table, ["id", column], meter) else { return }
        while try rows.next() {
            guard let id = rows.integer(0), let word = rows.text(1, &clean, limit: 80) else { continue }
            set(&self, id, word)
        }
    }

    private mutating func readFoods() throws {
        // Older versions of a food stay in food.csv; the table of its kind lists those that hold.
        var current: [FoodDataCentral.Kind: Set<Int>] = [:]
        for kind in [FoodDataCentral.Kind.foundation, .legacy, .survey] {
            guard var rows = try CSVTable(archive, "\(kind.rawValue).csv", ["fdc_id"], meter) else { continue }
            var ids: Set<Int> = []
            while try rows.next() { if let id = rows.integer(0) { ids.insert(id) } }
            current[kind] = ids
        }
        let columns = ["fdc_id", "data_type", "description", "food_category_id", "publication_date"]
        guard var rows = try CSVTable(archive, "food.csv", columns, meter) else { throw ImportError.corrupt }
        let kinds = WordTable<FoodDataCentral.Kind>()
        while try rows.next() {
            guard let kind = kinds[rows[1]] else { continue }
            summary.read += 1
            guard let id = rows.integer(0), id > 0, id < 1 << 32 else {
                summary.skip(.noCode)
                continue
            }
            if let current = current[kind], !current.contains(id) {
                summary.skip(.replaced)
                continue
            }
            guard rows[2].contains(where: { $0 > 0x20 }) else {
                summary.skip(.noName)
                continue
            }
            let isNew = try slots.add(
                id, kind, name: rows[2], hasDoubledQuotes: rows.hasQuotes(2), category: rows.integer(3) ?? 0,
                published: DateBytes.date(rows[4]))
            if !isNew { summary.skip(.replaced) }
        }
        summary.skip(.tooLong, count: rows.tooLong)
        summary.read += rows.tooLong
    }

    private mutating func readFigures() throws {
        let columns = ["fdc_id", "nutrient_id", "amount"]
        guard var rows = try CSVTable(archive, "food_nutrient.csv", columns, meter) else { throw ImportError.corrupt }
        while try rows.next() {
            guard let nutrient = NumberBytes.double(rows[1]) else { continue }
            let figure = FoodDataCentral.figure(nutrient)
            let micro = figure == nil ? FoodDataCentral.micronutrient(nutrient) : nil
            guard figure != nil || micro != nil, let id = rows.integer(0), let slot = slots[id],
                let amount = NumberBytes.double(rows[2])
            else { continue }
            if let (figure, priority) = figure { slots.set(figure, amount, priority: priority, of: slot) }
            if let micro { slots.set(micro, amount, of: slot) }
        }
    }

    private mutating func readPortions() throws {
        let columns = [
            "fdc_id", "amount", "measure_unit_id", "portion_description", "modifier", "gram_weight",
        ]
        guard var rows = try CSVTable(archive, "food_portion.csv", columns, meter) else { return }
        while try rows.next() {
            guard let id = rows.integer(0), let slot = slots[id], let grams = NumberBytes.double(rows[5]) else {
                continue
            }
            let unit = units[rows.integer(2) ?? 0].flatMap { $0 == "undetermined" ? nil : $0 }
            guard
                let portion = PortionText.portion(
                    amount: NumberBytes.double(rows[1]), unit: unit,
                    description: rows.text(3, &clean, limit: 60), modifier: rows.text(4, &clean, limit: 60),
                    grams: grams)
            else { continue }
            let known = portions[slot] ?? []
            if known.count < 6, !known.contains(where: { $0.unit == portion.unit }) {
                portions[slot] = known + [portion]
            }
        }
    }

    private mutating func giveMeasured(_ body: (CatalogueFood) throws -> Void) throws {
        for slot in 0..<slots.count where slots.kind(slot) != .branded {
            var record = slots.record(slot, &clean)
            record.category = categories[slots.category(slot)] ?? ""
            record.portions = portions[slot] ?? []
            try give(record, slot, body)
        }
    }

    private mutating func giveBranded(_ body: (CatalogueFood) throws -> Void) throws {
        let columns = [
            "fdc_id", "brand_owner", "brand_name", "gtin_upc", "serving_size", "serving_size_unit",
            "household_serving_fulltext", "branded_food_category", "discontinued_date",
        ]
        var isListed = [Bool](repeating: false, count: slots.count)
        var unlisted = (0..<slots.count).count { slots.kind($0) == .branded }
        defer { summary.skip(.replaced, count: unlisted) }
        guard var rows = try CSVTable(archive, "branded_food.csv", columns, meter) else { return }
        while try rows.next() {
            guard let id = rows.integer(0), let slot = slots[id], slots.kind(slot) == .branded, !isListed[slot] else {
                continue
            }
            isListed[slot] = true
            unlisted -= 1
            var record = slots.record(slot, &clean)
            record.brand = rows.text(2, &clean, limit: 80) ?? rows.text(1, &clean, limit: 80)
            record.barcode = Barcode(String(decoding: rows[3], as: UTF8.self))
            record.serving = NumberBytes.double(rows[4])
            record.isServedInMillilitres = rows[5].first.map { $0 | 0x20 } == UInt8(ascii: "m") && !rows[5].equals("mg")
            record.household = rows.text(6, &clean, limit: 40)
            record.category = rows.text(7, &clean, limit: 80) ?? ""
            try give(record, slot, body)
        }
    }

    private mutating func give(
        _ record: FoodDataCentral.Record, _ slot: Int, _ body: (CatalogueFood) throws -> Void
    ) throws {
        try summary.take(FoodDataCentral.food(record, slots.figures(slot)), meter, body)
    }
}

/// A table of the archive, by the names of its columns.
private struct CSVTable {
    private var reader: CSVReader
    private let columns: [Int?]
    private var row = Bytes(start: nil, count: 0)

    /// - Returns: `nil` when the archive has no such table.
    init?(_ archive: ZipArchive, _ name: String, _ columns: [String], _ meter: ImportMeter) throws {
        guard let entry = archive.entry(named: name) else { return nil }
        reader = try CSVReader(try archive.open(entry, meter: meter))
        guard let header = try reader.next() else { throw ImportError.corrupt }
        let titles = reader.cells.map { String(decoding: header.part($0.range), as: UTF8.self) }
        self.columns = columns.map { titles.firstIndex(of: $0) }
        guard self.columns[0] != nil else { throw ImportError.corrupt }
    }

    var tooLong: Int { reader.tooLong }

    mutating func next() throws -> Bool {
        guard let row = try reader.next() else { return false }
        self.row = row
        return true
    }

    /// The cell of a column, empty when there is none; valid until the next row.
    subscript(column: Int) -> Bytes { cell(column).map { row.part($0.range) } ?? Bytes(start: nil, count: 0) }

    func hasQuotes(_ column: Int) -> Bool { cell(column)?.hasQuotes == true }

    func integer(_ column: Int) -> Int? { NumberBytes.integer(self[column]) }

    func text(_ column: Int, _ clean: inout CleanText, limit: Int) -> String? {
        clean.string(self[column], limit: limit, hasDoubledQuotes: hasQuotes(column))
    }

    private func cell(_ column: Int) -> CSVCell? {
        guard let place = columns[column], place < reader.cells.count else { return nil }
        return reader.cells[place]
    }
}
