import Domain

/// The cells of one row, as bytes in place.
struct FoodRow {
    private let line: UnsafeBufferPointer<UInt8>
    private let cells: [Range<Int>]
    private let columns: [Int]

    init(_ line: UnsafeBufferPointer<UInt8>, columns: [Int]) {
        self.line = line
        self.columns = columns
        cells = Self.cells(of: line)
    }

    /// Where the cells of a line of tab-separated text are.
    static func cells(of line: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var cells: [Range<Int>] = []
        cells.reserveCapacity(24)
        var start = 0
        for (position, byte) in line.enumerated() where byte == UInt8(ascii: "\t") {
            cells.append(start..<position)
            start = position + 1
        }
        cells.append(start..<line.count)
        return cells
    }

    /// The English name: hand-written files have it as `en`, beside `nl`.
    var name: UnsafeBufferPointer<UInt8> { self[.en].isEmpty ? self[.name] : self[.en] }

    subscript(column: FoodTable.Column) -> UnsafeBufferPointer<UInt8> {
        let index = columns[column.rawValue]
        guard cells.indices.contains(index) else { return UnsafeBufferPointer(start: nil, count: 0) }
        return UnsafeBufferPointer(rebasing: line[cells[index]])
    }

    func text(_ column: FoodTable.Column) -> String { String(decoding: self[column], as: UTF8.self) }

    /// Calls `body` with each part of a cell between semicolons.
    func eachPart(of column: FoodTable.Column, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        for part in self[column].split(separator: UInt8(ascii: ";")) { body(UnsafeBufferPointer(rebasing: part)) }
    }

    /// 1 to 7; 7 when it is not given.
    var rank: Int { Int(text(.rank)) ?? 7 }

    func number(_ column: FoodTable.Column) -> Double? {
        let cell = self[column]
        return cell.isEmpty ? nil : Double(String(decoding: cell, as: UTF8.self))
    }

    /// The English name in small letters, by which foods of one name are told (FNV-1a).
    var nameHash: UInt64 {
        name.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
            (hash ^ UInt64((0x41...0x5a).contains(byte) ? byte + 32 : byte)) &* 0x100_0000_01b3
        }
    }

    /// How many of its figures are known.
    var known: Int { FoodTable.Column.numbers.count { !self[$0].isEmpty } + (self[.portions].isEmpty ? 0 : 1) }

    var food: Food {
        let dutch = text(.nl)
        return Food(
            id: text(.id), name: String(decoding: name, as: UTF8.self), nameNL: dutch.isEmpty ? nil : dutch,
            group: text(.group), drink: DrinkClass(rawValue: text(.drink)),
            per100g: Nutrients(
                energy: number(.kcal), protein: number(.protein), carbs: number(.carbs), fat: number(.fat),
                fibre: number(.fibre), sugar: number(.sugar), saturatedFat: number(.satfat), salt: number(.salt),
                caffeine: number(.caffeine), alcohol: number(.alcohol)),
            density: number(.density), portions: portions)
    }

    private var portions: [Portion] {
        var portions: [Portion] = []
        eachPart(of: .portions) { part in
            guard let mark = part.lastIndex(of: UInt8(ascii: "=")),
                let grams = Double(String(decoding: part[(mark + 1)...], as: UTF8.self))
            else { return }
            portions.append(Portion(unit: String(decoding: part[..<mark], as: UTF8.self), grams: grams))
        }
        return portions
    }

    /// What is wrong with the row, for the tests: a cell that is not what its column holds, or too few or too many cells.
    func fault(columnCount: Int) -> String? {
        if cells.count != columnCount { return "\(cells.count) cells" }
        if self[.id].isEmpty || name.isEmpty || self[.group].isEmpty { return "no id, name or group" }
        if !(1...7).contains(Int(text(.rank)) ?? 0) { return "rank" }
        if !self[.drink].isEmpty, DrinkClass(rawValue: text(.drink)) == nil { return "drink" }
        for column in FoodTable.Column.numbers where !self[column].isEmpty && number(column) == nil {
            return column.title
        }
        var parts = 0
        eachPart(of: .portions) { _ in parts += 1 }
        return parts == portions.count ? nil : "portions"
    }
}

extension FoodTable.Column {
    static let numbers: [Self] = [
        .kcal, .protein, .carbs, .fat, .fibre, .sugar, .satfat, .salt, .caffeine, .alcohol, .density,
    ]
}
