import Domain
import GRDB

/// The form of `catalogue.db`. It is rebuilt at will, so there are no migrations: another version is set aside.
enum CatalogueSchema {
    static let version = 2
    /// Has all but the micronutrients.
    static let olderVersion = 1

    /// A food's row number is its rank, then its place in that rank: what is found in the order of rows is found the
    /// plainest first, without any ranking at the time of the search.
    static let rankShift: Int64 = 32

    /// Figures are whole ten-thousandths, which take two or three bytes rather than eight.
    static let perUnit = 10_000.0

    private enum Column: Int, SelectedColumns {
        case source, number, changed, barcode, name, nameNl, synonyms, brand, foodGroup, drink, density, portions
    }
    static let columns = "\(Column.list), \(NutrientColumns.names)"
    /// After `columns`: what is read of one food, not of a list.
    static let allColumns = columns + ", micros"
    static let columnCount: Int32 = 23
    /// Where the texts stand that a food is found by: name, name_nl, synonyms, brand.
    static let searchedColumns: ClosedRange<Int32> = 4...7

    static let sql = """
        CREATE TABLE food (
            id INTEGER PRIMARY KEY,
            source INTEGER NOT NULL,
            number INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            barcode INTEGER, -- where it is not the number
            name TEXT NOT NULL,
            name_nl TEXT,
            synonyms TEXT,
            brand TEXT,
            food_group TEXT, -- NULL for packs
            drink TEXT,
            density REAL,
            portions TEXT, -- a line each: unit, tab, grams
            energy INTEGER, protein INTEGER, carbs INTEGER, fat INTEGER, fibre INTEGER, sugar INTEGER,
            saturated_fat INTEGER, salt INTEGER, caffeine INTEGER, alcohol INTEGER,
            micros TEXT -- as `Micronutrients.text` has them
        ) STRICT;
        CREATE TABLE source (
            source TEXT PRIMARY KEY, edition TEXT, imported_at REAL NOT NULL, foods INTEGER NOT NULL
        ) STRICT;
        -- Words come folded, so bytes are compared; no more is asked than which rows have a word.
        CREATE VIRTUAL TABLE words USING fts5(
            text, content = '', detail = none, columnsize = 0, tokenize = 'ascii', prefix = '1 2 3'
        );
        -- Every word, with how many foods have it.
        CREATE TABLE term (word TEXT PRIMARY KEY, foods INTEGER NOT NULL) STRICT, WITHOUT ROWID;
        """

    /// Beginnings of words up to this many letters have an index of their own.
    static let longestIndexedPrefix = 3

    /// Made when all rows are there.
    static let indexes = """
        CREATE INDEX food_number ON food (number);
        CREATE INDEX food_barcode ON food (barcode) WHERE barcode IS NOT NULL;
        INSERT INTO words (words) VALUES ('optimize');
        CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab('main', 'words', 'row');
        INSERT INTO term SELECT term, doc FROM vocabulary;
        DROP TABLE temp.vocabulary;
        PRAGMA user_version = \(version);
        """

    static func code(of source: FoodSource) -> Int64 {
        switch source {
        case .fdc: 1
        case .nevo: 2
        case .off: 3
        }
    }

    /// - Parameter row: `columns` or `allColumns`, the first at 0
    static func food(_ row: Row) -> Food? {
        let code: Int64 = row[Column.source]
        guard let source = FoodSource.allCases.first(where: { Self.code(of: $0) == code }) else { return nil }
        let number: Int64 = row[Column.number]
        let barcode: Int64? = row[Column.barcode]
        let drink: String? = row[Column.drink]
        let portions: String? = row[Column.portions]
        func figure(_ place: Int) -> Double? { (row[Column.count + place] as Int64?).map { Double($0) / perUnit } }
        return Food(
            id: source.id(of: number), name: row[Column.name], nameNL: row[Column.nameNl],
            group: row[Column.foodGroup] ?? "packaged",
            drink: drink.flatMap(DrinkClass.init(rawValue:)),
            per100g: Nutrients(
                energy: figure(0), protein: figure(1), carbs: figure(2), fat: figure(3), fibre: figure(4),
                sugar: figure(5), saturatedFat: figure(6), salt: figure(7), caffeine: figure(8), alcohol: figure(9)),
            density: row[Column.density], portions: portions.map(self.portions) ?? [], brand: row[Column.brand],
            barcode: UInt64(exactly: barcode ?? (source == .off ? number : 0)).flatMap(Barcode.init(_:))?.text,
            micros: Micronutrients(text: row["micros"]))
    }

    /// A portion a line: unit, tab, grams.
    static func text(_ portions: [Portion]) -> String? {
        if portions.isEmpty { return nil }
        var text = ""
        for portion in portions where portion.unit.utf8.allSatisfy({ $0 >= 0x20 }) {
            if !text.isEmpty { text += "\n" }
            text += portion.unit
            text += "\t"
            text += portion.grams.description
        }
        return text
    }

    private static func portions(_ text: String) -> [Portion] {
        text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "\t")
            guard cells.count == 2, let grams = Double(cells[1]) else { return nil }
            return Portion(unit: String(cells[0]), grams: grams)
        }
    }
}
